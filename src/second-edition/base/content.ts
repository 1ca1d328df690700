import { adjacency, distancesFrom } from '../../hex/index.js';
import { InvalidContentError, type Json } from '../../kernel/index.js';
import {
  type Ability,
  type Color,
  colors,
  type Effect,
  type StandingAbility,
  stats,
  type Terrain,
  type TriggeredAbility,
  triggers,
  type UsedAbility,
  windows,
} from '../abilities/language.js';
import type { BoardData, PlaceData, SpaceData } from '../content/board-types.js';
import type { Becomes, Card, ContentPack, DeckData } from '../content/cards.js';
import { soundPacks } from './content-shape.js';
import { fingerprintOf } from './fingerprint.js';

/** An ability its owner may use, with the name actions call it by and the place of its effects. */
export interface UsedEntry {
  /** The card on which it stands. */
  readonly card: string;
  /** What `ability/use` calls it: the id that it has on the card. */
  readonly id: string;
  /** As it stands on the card. */
  readonly ability: UsedAbility;
  /** The key of its effects in {@link Content.lists}. */
  readonly list: string;
  /** Whether using it is an escape. */
  readonly getsAway: boolean;
}

/** An ability that something sets off, with the place of its effects. */
export interface TriggeredEntry {
  /** As it stands on the card. */
  readonly ability: TriggeredAbility;
  /** The key of its effects in {@link Content.lists}. */
  readonly list: string;
}

/** A side of a card, sorted for quick look-up. */
export interface CardSide {
  /** The id of the card. */
  readonly card: string;
  /** What holds as long as the card is in play and face up. */
  readonly standing: readonly StandingAbility[];
  /** What its owner may use. */
  readonly used: readonly UsedEntry[];
  /** What comes by itself. */
  readonly triggered: readonly TriggeredEntry[];
  /** What it can bear on at all. */
  readonly bears: Bearing;
}

/** What cards can bear on, as sets of bits: whoever asks about anything else need not look at them. */
export interface Bearing {
  /** The windows in which something of them may be used, each a bit of `bitOf`. */
  readonly windows: number;
  /** The values they change as long as they are in play. */
  readonly stats: number;
  /** What sets something of them off. */
  readonly triggers: number;
}

const bitsOf = <W extends string>(words: readonly W[]): Readonly<Record<W, number>> =>
  Object.fromEntries(words.map((word, at) => [word, 1 << at])) as Record<W, number>;

/** The bit that stands for a window, a value or a trigger in a {@link Bearing}. */
export const bitOf = { windows: bitsOf(windows), stats: bitsOf(stats), triggers: bitsOf(triggers) };

/** What abilities can bear on. */
export function bearingOf(abilities: readonly Ability[]): Bearing {
  const bears = { windows: 0, stats: 0, triggers: 0 };
  for (const ability of abilities)
    if ('use' in ability) bears.windows |= bitOf.windows[ability.use];
    else if ('on' in ability) bears.triggers |= bitOf.triggers[ability.on];
    else for (const { stat } of ability.always) bears.stats |= bitOf.stats[stat];
  return bears;
}

/** The board, ready to walk on. */
export interface Board {
  /** Lower case with hyphens. No rule looks at it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Each space is of one of seven terrains, or a town (2e.board.space-kinds, 2e.board.terrains). */
  readonly spaces: Readonly<Record<string, SpaceData>>;
  /** The spaces one step away, by space. Half spaces are not in play and appear nowhere here (2e.movement.half-spaces). */
  readonly neighbours: Readonly<Record<string, readonly string[]>>;
  /** In the order of the market stacks. */
  readonly towns: BoardData['towns'];
  /** The town on a space, by the space. */
  readonly townOn: Readonly<Record<string, string>>;
  /** Places that are no spaces of the map: no step leads there. */
  readonly places: Readonly<Record<string, PlaceData>>;
  /** What a module knows to read besides, as the pack has it; `null` if there is none. */
  readonly chart: Json | null;
  /** Spaces with a sunburst jewel, by color. */
  readonly sunbursts: Readonly<Record<Color, readonly string[]>>;
  /** Spaces with a jewel, by its color; a game begins with a counter on each (2e.setup.adventure-counters). */
  readonly jewels: Readonly<Record<Color, readonly string[]>>;
  /** The nearest towns of each space, counted in spaces. */
  readonly nearestTowns: Readonly<Record<string, readonly string[]>>;
}

/** All cards, the board and the dice of a game: what the adventure played brings (2e.game.adventure-determines-objective). */
export interface Content {
  /** The ids of the packs, in the order in which they were added. */
  readonly packs: readonly string[];
  /** Every card that can come into the game, by id. */
  readonly cards: Readonly<Record<string, Card>>;
  /** What every card can do as it is printed, by id: a Challenge while it is fought, an Encounter while it is open. */
  readonly sides: Readonly<Record<string, CardSide>>;
  /** What cards can do once a player has taken them: adventure cards as what they become, an Ally that equips as the Item that it may be. */
  readonly takenSides: Readonly<Record<string, CardSide>>;
  /** The same as Allies: an Ally that equips can do what is printed for the Ally alone. */
  readonly allySides: Readonly<Record<string, CardSide>>;
  /** Every list of effects of every card, by its place. */
  readonly lists: Readonly<Record<string, readonly Effect[]>>;
  /** The ids of the Heroes; they lie in no deck. */
  readonly heroes: readonly string[];
  /** Challenges, Events and Encounters by color (2e.cards.challenge); Allies and Items together (2e.cards.ally, 2e.cards.item). */
  readonly decks: Readonly<Record<Color | 'market', readonly string[]>> &
    Readonly<Record<string, readonly string[]>>;
  /** What packs say of the decks they bring besides those. */
  readonly furtherDecks: readonly DeckData[];
  /** Adventure counters in the box (2e.components.adventure-counters), of the colors of the cards (2e.components.adventure-counter-colors). */
  readonly counters: Readonly<Record<Color, number>>;
  /** The board of the last pack that brings one. */
  readonly board: Board;
  /** The six faces of a movement die; face 1 is the first. */
  readonly dice: readonly (readonly Terrain[])[];
  /** The faces that show a terrain, from 1; a town may be entered with all of them. */
  readonly facesOf: Readonly<Record<SpaceData['terrain'], readonly number[]>>;
  /** The town in which Heroes begin. */
  readonly start: string;
  /**
   * The same for content that plays alike: the same cards, decks, counters, board and dice in the same order. Names, labels, texts, flavors
   * and sources are not in it, nor is the pack in which a card stands. A save with another belongs to other content.
   */
  readonly fingerprint: string;
}

/** Adventure counters in the box of the base game: their number matters (2e.components.adventure-counters). */
export const countersInBox: Readonly<Record<Color, number>> = { green: 22, yellow: 16, blue: 11, red: 9 };

/** The deck that a card belongs to: the one it names, that of its color, or the market deck; a Hero is in none. */
export function deckOf(card: Card): string | null {
  if ('deck' in card && card.deck !== undefined) return card.deck;
  if (card.kind === 'ally' || card.kind === 'item') return 'market';
  return ('color' in card && card.color) || null;
}

/** The card that a list of effects stands on: lists are filed under `card#where`. */
export const cardOfList = (list: string): string => list.slice(0, list.indexOf('#'));

const dictionary = <T>(): Record<string, T> => Object.create(null);

/**
 * Makes content ready to play with. Later packs add to earlier ones, and replace cards of the same id and the board.
 * Only the shape of packs is looked at, so that no pack can break this; whether cards make sense says `assertContent`.
 *
 * @throws InvalidContentError naming pack, card and place
 */
export function compileContent(
  given: readonly ContentPack[],
  dice: readonly (readonly Terrain[])[],
  start: string,
): Content {
  const packs = soundPacks(given);
  const cards = dictionary<Card>();
  const leftOut = new Set(packs.flatMap((pack) => pack.insteadOf ?? []));
  const boxed = new Set(packs.flatMap((pack) => pack.withoutDecks ?? []));
  for (const pack of packs) {
    const adventures = leftOut.has(pack.id) ? [] : (pack.adventures ?? []);
    const lists = [pack.heroes ?? [], adventures, pack.market ?? [], pack.further ?? []];
    for (const card of lists.flat()) if (!boxed.has(deckOf(card) ?? '')) cards[card.id] = card;
  }
  const board = packs.reduce<BoardData | undefined>((found, pack) => pack.board ?? found, undefined);
  if (!board)
    throw new InvalidContentError([{ path: 'board', message: 'One of the packs must bring a board.' }]);
  const from = board.start ?? start;
  if (!board.towns.some((town) => town.id === from))
    throw new InvalidContentError([
      { path: 'board/towns', message: `The board needs the town "${from}", where Heroes begin.` },
    ]);

  const lists = dictionary<readonly Effect[]>();
  const sides = dictionary<CardSide>();
  const takenSides = dictionary<CardSide>();
  const allySides = dictionary<CardSide>();
  for (const card of Object.values(cards)) {
    const compiled = compileCard(card);
    Object.assign(lists, compiled.lists);
    sides[card.id] = compiled.printed;
    if (compiled.taken !== null) takenSides[card.id] = compiled.taken;
    if (compiled.ally !== null) allySides[card.id] = compiled.ally;
  }
  const ids = (wanted: (card: Card) => boolean): string[] =>
    Object.values(cards)
      .filter(wanted)
      .map((card) => card.id);
  const inDeck = (deck: string) => ids((card) => deckOf(card) === deck);
  const furtherDecks = packs.flatMap((pack) => pack.decks ?? []);
  const counters = byColor((color) =>
    packs.reduce((sum, pack) => sum + (pack.counters?.[color] ?? 0), countersInBox[color]),
  );
  return {
    packs: packs.map((pack) => pack.id),
    cards,
    sides,
    takenSides,
    allySides,
    lists,
    heroes: ids((card) => card.kind === 'hero'),
    decks: {
      green: inDeck('green'),
      yellow: inDeck('yellow'),
      blue: inDeck('blue'),
      red: inDeck('red'),
      market: inDeck('market'),
      ...Object.fromEntries(furtherDecks.map(({ id }) => [id, inDeck(id)])),
    },
    furtherDecks,
    counters,
    board: compileBoard(board),
    dice,
    facesOf: facesByTerrain(dice),
    start: from,
    fingerprint: fingerprintOf(board, Object.values(cards), {
      counters,
      decks: furtherDecks,
      dice,
      start: from,
    }),
  };
}

/** The faces on which each terrain can be seen, from 1. */
function facesByTerrain(dice: readonly (readonly Terrain[])[]): Content['facesOf'] {
  const faces = dictionary<number[]>();
  dice.forEach((symbols, at) => {
    for (const terrain of new Set<SpaceData['terrain']>([...symbols, 'town']))
      faces[terrain] = [...(faces[terrain] ?? []), at + 1];
  });
  return faces as Record<SpaceData['terrain'], number[]>;
}

/** What a card can do, wherever it lies. */
interface CompiledCard {
  readonly lists: Readonly<Record<string, readonly Effect[]>>;
  readonly printed: CardSide;
  readonly taken: CardSide | null;
  readonly ally: CardSide | null;
}

/** Cards and boards are the frozen copies of packs, which are put together again and again: each is made ready once. */
const compiledCards = new WeakMap<Card, CompiledCard>();
const compiledBoards = new WeakMap<BoardData, Board>();

function compileCard(card: Card): CompiledCard {
  const known = compiledCards.get(card);
  if (known !== undefined) return known;
  const lists = dictionary<readonly Effect[]>();
  collectLists(card, `${card.id}#`, lists);
  const own = 'abilities' in card ? (card.abilities ?? []) : [];
  const printed = sideOf(card.id, own, `${card.id}#abilities`);
  const becomes: Becomes | undefined = 'becomes' in card ? card.becomes : undefined;
  const ally = becomes
    ? sideOf(card.id, becomes.abilities ?? [], `${card.id}#becomes/abilities`)
    : card.kind === 'challenge'
      ? null
      : printed;
  const taken =
    card.kind === 'ally' && card.equips !== undefined
      ? sideOf(card.id, card.equips.abilities, `${card.id}#equips/abilities`)
      : ally;
  const compiled = { lists, printed, taken, ally };
  compiledCards.set(card, compiled);
  return compiled;
}

function sideOf(card: string, abilities: readonly Ability[], path: string): CardSide {
  const standing: StandingAbility[] = [];
  const used: UsedEntry[] = [];
  const triggered: TriggeredEntry[] = [];
  abilities.forEach((ability, at) => {
    const list = `${path}/${at}/do`;
    if ('always' in ability) standing.push(ability);
    else if ('on' in ability) triggered.push({ ability, list });
    else {
      const getsAway = ability.do.some((effect) => effect.do === 'get-away');
      used.push({ card, id: ability.id, ability, list, getsAway });
    }
  });
  return { card, standing, used, triggered, bears: bearingOf(abilities) };
}

/** Finds every list of effects in a card, whatever it is nested in, and files it under its path. */
function collectLists(value: unknown, path: string, lists: Record<string, readonly Effect[]>): void {
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    if (typeof first === 'object' && first !== null && 'do' in first && typeof first.do === 'string')
      lists[path] = value as Effect[];
    for (const [at, item] of value.entries()) collectLists(item, `${path}/${at}`, lists);
  } else if (typeof value === 'object' && value !== null) {
    const prefix = path.endsWith('#') ? path : `${path}/`;
    for (const [key, item] of Object.entries(value)) collectLists(item, `${prefix}${key}`, lists);
  }
}

/** A value for each of the four colors. */
export function byColor<T>(pick: (color: Color) => T): Record<Color, T> {
  const [green, yellow, blue, red] = colors;
  return { green: pick(green), yellow: pick(yellow), blue: pick(blue), red: pick(red) };
}

const byId = (places: readonly PlaceData[]): Record<string, PlaceData> =>
  Object.fromEntries(places.map((place) => [place.id, place]));

function compileBoard(data: BoardData): Board {
  const known = compiledBoards.get(data);
  if (known !== undefined) return known;
  const inPlay = data.spaces.filter((space) => !space.half);
  const touching = adjacency(inPlay.map((space) => space.id));
  const spaces = dictionary<SpaceData>();
  const neighbours = dictionary<readonly string[]>();
  const nearestTowns = dictionary<readonly string[]>();
  for (const space of data.spaces) spaces[space.id] = space;
  for (const { id } of inPlay) neighbours[id] = touching.get(id) ?? [];
  const towns = data.towns.map(({ space }) => ({
    space,
    steps: distancesFrom(space, (at) => neighbours[at] ?? []),
  }));
  for (const { id } of inPlay) {
    const reach = towns.map(({ space, steps }) => ({
      space,
      far: steps.get(id) ?? Number.POSITIVE_INFINITY,
    }));
    const nearest = Math.min(...reach.map((town) => town.far));
    nearestTowns[id] = reach.filter((town) => town.far === nearest).map((town) => town.space);
  }
  const withJewel = (color: Color) => inPlay.filter((space) => space.jewel === color);
  const board: Board = {
    id: data.id,
    name: data.name,
    chart: data.chart ?? null,
    spaces,
    neighbours,
    towns: data.towns,
    townOn: Object.assign(
      dictionary<string>(),
      Object.fromEntries([...data.towns].reverse().map(({ id, space }) => [space, id])),
    ),
    places: Object.assign(dictionary<PlaceData>(), byId(data.places ?? [])),
    jewels: byColor((color) => withJewel(color).map((space) => space.id)),
    sunbursts: byColor((color) =>
      withJewel(color)
        .filter((space) => space.sunburst)
        .map((space) => space.id),
    ),
    nearestTowns,
  };
  compiledBoards.set(data, board);
  return board;
}
