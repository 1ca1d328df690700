import { dictionary, InvalidContentError } from '../../kernel/index.js';
import type { Color, Effect, Terrain } from '../abilities/language.js';
import type { BoardData, SpaceData } from '../content/board-types.js';
import type { Card, ContentPack, DeckData } from '../content/cards.js';
import { type Board, byColor, compileBoard } from './board.js';
import { type CardSide, compileCard } from './card-index.js';
import { soundPacks } from './content-shape.js';
import { fingerprintOf } from './fingerprint.js';

/** All cards, the board and the dice of a game: the content of the adventure played (2e.game.adventure-determines-objective). */
export interface Content {
  /** The ids of the packs, in the order in which they were added. */
  readonly packs: readonly string[];
  /** Every card that can come into the game, by id. */
  readonly cards: Readonly<Record<string, Card>>;
  /** The same as a map, for look-up in rules. */
  readonly cardById: ReadonlyMap<string, Card>;
  /** The printed abilities of every card, by id: those of a Challenge in its combat, and of an Encounter while it is open. */
  readonly sides: ReadonlyMap<string, CardSide>;
  /** The abilities of cards that a player has taken: an adventure card as an Item or Ally, an Equipping Ally as an Item. */
  readonly takenSides: ReadonlyMap<string, CardSide>;
  /** The same for cards used as Allies: an Equipping Ally then has the abilities printed for the Ally. */
  readonly allySides: ReadonlyMap<string, CardSide>;
  /** Every list of effects of every card, by its key. */
  readonly lists: Readonly<Record<string, readonly Effect[]>>;
  /** The ids of the Heroes. They are not in any deck. */
  readonly heroes: readonly string[];
  /** Challenges, Events and Encounters by color (2e.cards.challenge); Allies and Items together (2e.cards.ally, 2e.cards.item). */
  readonly decks: Readonly<Record<Color | 'market', readonly string[]>> &
    Readonly<Record<string, readonly string[]>>;
  /** Further decks that packs bring. */
  readonly furtherDecks: readonly DeckData[];
  /** Adventure counters in the box (2e.components.adventure-counters), of the colors of the cards (2e.components.adventure-counter-colors). */
  readonly counters: Readonly<Record<Color, number>>;
  /** The board of the last pack that brings one. */
  readonly board: Board;
  /** The six faces of a movement die; face 1 is the first. */
  readonly dice: readonly (readonly Terrain[])[];
  /** The faces that show a terrain, from 1. A town may be entered with all of them. */
  readonly facesOf: ReadonlyMap<SpaceData['terrain'], readonly number[]>;
  /** The town in which Heroes begin. */
  readonly start: string;
  /**
   * Equal for content that plays alike: the same cards, decks, counters, board and dice in the same order. It ignores names, labels, texts,
   * flavors and sources, and the pack that a card stands in. A save with another fingerprint belongs to other content.
   */
  readonly fingerprint: string;
}

/** Adventure counters in the box of the base game. Their number is a limit (2e.components.adventure-counters). */
export const countersInBox: Readonly<Record<Color, number>> = { green: 22, yellow: 16, blue: 11, red: 9 };

/** The deck of a card: the one it names, the deck of its color, or the market deck; `null` for a Hero. */
export function deckOf(card: Card): string | null {
  if ('deck' in card && card.deck !== undefined) return card.deck;
  if (card.kind === 'ally' || card.kind === 'item') return 'market';
  return ('color' in card && card.color) || null;
}

/**
 * Compiles packs into content. Later packs add to earlier ones, and replace the board and cards of the same id. Only the shape of packs is
 * checked, so that a pack cannot break compiling. `assertContent` checks the cards themselves.
 *
 * @throws InvalidContentError naming pack, card and place
 */
export const compileContent = (
  packs: readonly ContentPack[],
  dice: readonly (readonly Terrain[])[],
  start: string,
): Content => compileSound(soundPacks(packs), dice, start);

/**
 * Compiles packs that were checked or come with the package. An app that plays only bundled packs does not load the checks.
 *
 * @throws InvalidContentError if no pack brings a board with the town where Heroes begin
 */
export function compileSound(
  packs: readonly ContentPack[],
  dice: readonly (readonly Terrain[])[],
  start: string,
): Content {
  const cards = dictionary<Card>();
  // Adventure cards that another pack of adventures replaces, with their pack.
  const leftOut = new Map<string, string>();
  for (const { id, adventures = [] } of packs)
    if (packs.some(({ insteadOf = [] }) => insteadOf.includes(id)))
      for (const card of adventures) leftOut.set(card.id, id);
  const boxed = new Set(packs.flatMap((pack) => pack.withoutDecks ?? []));
  for (const { heroes = [], adventures = [], market = [], further = [], insteadOf = [] } of packs) {
    // A card that replaces one of these stays in the box, unless its own pack was replaced.
    const played = adventures.filter(({ id }) => {
      const former = leftOut.get(id);
      return former === undefined || insteadOf.includes(former);
    });
    for (const card of [...heroes, ...played, ...market, ...further])
      if (boxed.has(deckOf(card) ?? '')) delete cards[card.id];
      else cards[card.id] = card;
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
  const sides = new Map<string, CardSide>();
  const takenSides = new Map<string, CardSide>();
  const allySides = new Map<string, CardSide>();
  for (const card of Object.values(cards)) {
    const compiled = compileCard(card);
    Object.assign(lists, compiled.lists);
    sides.set(card.id, compiled.printed);
    if (compiled.taken !== null) takenSides.set(card.id, compiled.taken);
    if (compiled.ally !== null) allySides.set(card.id, compiled.ally);
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
    cardById: new Map(Object.entries(cards)),
    sides,
    takenSides,
    allySides,
    lists,
    heroes: ids((card) => card.kind === 'hero'),
    decks: Object.assign(
      dictionary<readonly string[]>(),
      { ...byColor(inDeck), market: inDeck('market') },
      Object.fromEntries(furtherDecks.map(({ id }) => [id, inDeck(id)])),
    ),
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

/** The faces that show each terrain, from 1. */
function facesByTerrain(dice: readonly (readonly Terrain[])[]): Content['facesOf'] {
  const faces = new Map<SpaceData['terrain'], readonly number[]>();
  dice.forEach((symbols, at) => {
    for (const terrain of new Set<SpaceData['terrain']>([...symbols, 'town']))
      faces.set(terrain, [...(faces.get(terrain) ?? []), at + 1]);
  });
  return faces;
}
