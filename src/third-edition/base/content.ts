import { adjacency } from '../../hex/index.js';
import { canonicalJson, dictionary, hashText } from '../../kernel/index.js';
import type { Ability, Effect } from '../abilities/language.js';
import type { AdventureType, BoardData, Edge, HexData, PlaceData } from '../content/board-types.js';
import { adventureTypes } from '../content/board-types.js';
import type { Card, TokenData } from '../content/cards.js';
import type { ContentPack } from '../content/pack.js';
import { ASSETS, type CardId, type HexId, SKILLS, STORY } from './state.js';

/** A connection between two hexes that touch. */
export interface Way {
  /** The hex on the other side. */
  readonly to: HexId;
  /** A river lies on the edge between them and belongs to neither hex (3e.board.rivers). */
  readonly river: boolean;
  /** Any die goes over a road (3e.board.roads, 3e.move.road) or bridge (3e.move.bridge); cities have them, too (3e.board.road-hexes). */
  readonly road: boolean;
}

/** What the rules often need of a hex. */
export interface Ground {
  readonly terrain: HexData['terrain'];
  /** The ways out of it. */
  readonly ways: readonly Way[];
  /** The place on it; `null` if there is none. */
  readonly place: PlaceData | null;
}

/** The board as the rules read it. */
export interface Board extends BoardData {
  /** Every hex by id, with its one terrain (3e.board.one-terrain). */
  readonly hex: Readonly<Record<HexId, HexData>>;
  /** The hexes as a map, for quick access. */
  readonly ground: ReadonlyMap<HexId, Ground>;
  /** The ways out of each hex. */
  readonly ways: Readonly<Record<HexId, readonly Way[]>>;
  /** Every place, by its id. */
  readonly place: Readonly<Record<string, PlaceData>>;
  /** The place on a hex. */
  readonly placeOn: Readonly<Record<HexId, PlaceData>>;
  /** The ids of the regions that cover a hex. */
  readonly regionsOn: Readonly<Record<HexId, readonly string[]>>;
  /** The hexes of a region, by its id. */
  readonly region: Readonly<Record<string, readonly HexId[]>>;
  /** The gem on a hex. */
  readonly gems: Readonly<Record<HexId, AdventureType>>;
}

/** The content of a ruleset. */
export interface Content {
  readonly board: Board;
  /** Every card, by its id. */
  readonly cards: Readonly<Record<CardId, Card>>;
  /** The same as a map, for quick access. */
  readonly cardById: ReadonlyMap<CardId, Card>;
  /** The abilities of each card that has any. */
  readonly abilities: ReadonlyMap<CardId, readonly Ability[]>;
  /** Every combat token, by its id. */
  readonly tokens: Readonly<Record<string, TokenData>>;
  /** The heroes, in the order of the packs. */
  readonly heroes: readonly CardId[];
  /** The cards of each deck in the order of the content (not of play). A scenario adds its own. */
  readonly decks: Readonly<Record<string, readonly CardId[]>>;
  /** Lists of effects by address, such as `corbin/abilities/0`; frames name one of them. */
  readonly lists: Readonly<Record<string, readonly Effect[]>>;
  /** The combat tokens of every enemy. */
  readonly enemyTokens: {
    /** In both acts. */
    readonly always: readonly string[];
    /** Added in Act 2. */
    readonly act2: readonly string[];
  };
  /** Equal content has an equal fingerprint. */
  readonly fingerprint: string;
}

/** The decks of a pack in order: skills, assets, the three adventure decks, the story. */
export const deckIds = [SKILLS, ASSETS, ...adventureTypes, STORY] as const;

/** Compiles packs; later ones add to earlier ones and replace cards of the same id. */
export function compileContent(packs: readonly ContentPack[], scenario: string | null): Content {
  const board = packs.findLast((pack) => pack.board !== undefined)?.board;
  const cards = new Map<CardId, Card>();
  const tokens = new Map<string, TokenData>();
  for (const pack of packs) {
    // A card of another scenario replaces no card of this one.
    for (const card of [
      ...(pack.heroes ?? []),
      ...(pack.assets ?? []),
      ...(pack.skills ?? []),
      ...(pack.adventures ?? []),
      ...(pack.stories ?? []),
      ...(pack.villains ?? []),
    ])
      if (!('scenario' in card) || card.scenario === undefined || card.scenario === scenario)
        cards.set(card.id, card);
    for (const token of pack.tokens ?? []) tokens.set(token.id, token);
  }
  const inGame = [...cards.values()];
  const idsOf = (matches: (card: Card) => boolean): CardId[] => inGame.filter(matches).map(({ id }) => id);
  const decks = dictionary<readonly CardId[]>([
    [SKILLS, idsOf(({ kind }) => kind === 'skill')],
    [ASSETS, idsOf(({ kind }) => kind === 'asset')],
    [STORY, idsOf((card) => card.kind === 'story' || ('deck' in card && card.deck === STORY))],
  ]);
  for (const type of adventureTypes) decks[type] = idsOf((card) => 'deck' in card && card.deck === type);
  const used = dictionary(inGame.map((card) => [card.id, card]));
  const ofEnemies = (of: 'enemy' | 'act-2'): string[] =>
    [...tokens.values()].filter((token) => token.of === of).map(({ id }) => id);
  return {
    board: readyBoard(board ?? emptyBoard),
    cards: used,
    cardById: new Map(inGame.map((card) => [card.id, card])),
    abilities: new Map(
      inGame.flatMap((card): [CardId, readonly Ability[]][] =>
        'abilities' in card && card.abilities !== undefined ? [[card.id, card.abilities]] : [],
      ),
    ),
    tokens: dictionary(tokens),
    heroes: idsOf(({ kind }) => kind === 'hero'),
    decks,
    lists: listsOf(inGame),
    enemyTokens: { always: ofEnemies('enemy'), act2: ofEnemies('act-2') },
    fingerprint: hashText(canonicalJson([board, inGame.map(bare), [...tokens.values()]])),
  };
}

/** A card without the fields that only people read. */
const bare = ({ name: _, source: __, text: ___, ...card }: Card): object => card;

const emptyBoard: BoardData = {
  id: 'none',
  name: 'None',
  hexes: [],
  places: [],
  regions: [],
  rivers: [],
  roads: [],
  bridges: [],
};

function readyBoard(board: BoardData): Board {
  const among = (edges: readonly Edge[]): ((a: HexId, b: HexId) => boolean) => {
    const all = new Set(edges.map(([a, b]) => `${a}-${b}`));
    return (a, b) => all.has(a < b ? `${a}-${b}` : `${b}-${a}`);
  };
  const isRiver = among(board.rivers);
  const isRoad = among([...board.roads, ...board.bridges]);
  const ways = dictionary<readonly Way[]>();
  for (const [hex, around] of adjacency(board.hexes.map(({ id }) => id)))
    ways[hex] = around.map((to) => ({ to, river: isRiver(hex, to), road: isRoad(hex, to) }));
  const regionsOn = dictionary<string[]>();
  for (const { id, hexes } of board.regions)
    for (const hex of hexes) {
      regionsOn[hex] ??= [];
      regionsOn[hex]?.push(id);
    }
  const placeOn = dictionary(board.places.map((place) => [place.hex, place]));
  return {
    ...board,
    ground: new Map(
      board.hexes.map(({ id, terrain }) => [
        id,
        { terrain, ways: ways[id] ?? [], place: placeOn[id] ?? null },
      ]),
    ),
    hex: dictionary(board.hexes.map((hex) => [hex.id, hex])),
    ways,
    place: dictionary(board.places.map((place) => [place.id, place])),
    placeOn,
    regionsOn,
    region: dictionary(board.regions.map(({ id, hexes }) => [id, hexes])),
    gems: dictionary(board.hexes.flatMap(({ id, gem }) => (gem === undefined ? [] : [[id, gem]]))),
  };
}

function listsOf(cards: readonly Card[]): Record<string, readonly Effect[]> {
  const lists = dictionary<readonly Effect[]>();
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      if (value.length > 0 && value.every(isEffect)) lists[path] = value as Effect[];
      value.forEach((item, at) => {
        walk(item, `${path}/${at}`);
      });
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}/${name}`);
  };
  for (const card of cards) walk(card, card.id);
  return lists;
}

const isEffect = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';

export type { AdventureType };
