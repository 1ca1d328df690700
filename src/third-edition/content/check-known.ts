import { InvalidContentError } from '../../kernel/errors.js';
import { isRecord } from '../../kernel/saves/describe-value.js';
import type { BoardData, PlaceKind } from './board-types.js';
import type { Card, TokenData } from './cards.js';

/** Known content in addition to the checked pack. */
export interface KnownContent {
  /** Cards of other packs, by id. */
  readonly cards?: Readonly<Record<string, Card>>;
  /** Combat tokens of other packs, by id. */
  readonly tokens?: Readonly<Record<string, TokenData>>;
  /** The board for the pack, if it has none. */
  readonly board?: Pick<BoardData, 'hexes' | 'places' | 'regions'>;
  /** Ids of scenarios for the cards of the pack. By default any scenario is accepted. */
  readonly scenarios?: readonly string[];
}

/**
 * Everything that cards of a further pack may name: cards, tokens and board of this content, and scenarios.
 *
 * @param content - of a ruleset, `rules.content`
 * @param scenarios - ids of scenarios, `rules.moduleIds`; by default any
 * @throws InvalidContentError if the value is not content
 * @example
 * ```ts
 * const { content, moduleIds } = rulesetOf('corpse-king').rules;
 * checkContent(pack, knownIn(content, moduleIds)); // []
 * ```
 */
export function knownIn(
  content: Pick<Required<KnownContent>, 'cards' | 'tokens' | 'board'>,
  scenarios?: readonly string[],
): KnownContent {
  if (!(isRecord(content) && isRecord(content.cards) && isRecord(content.tokens) && isRecord(content.board)))
    throw new InvalidContentError([{ path: '', message: 'Content is the `rules.content` of a ruleset.' }]);
  const { cards, tokens, board } = content;
  return { cards, tokens, board, ...(scenarios === undefined ? {} : { scenarios }) };
}

/** The names on a board. */
export interface KnownBoard {
  readonly places: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly kinds: ReadonlySet<PlaceKind>;
  readonly terrains: ReadonlySet<string>;
}

/** The names on a board. */
export const namesOf = ({ hexes, places, regions }: NonNullable<KnownContent['board']>): KnownBoard => ({
  places: new Set(places.map(({ id }) => id)),
  regions: new Set(regions.map(({ id }) => id)),
  kinds: new Set(places.map(({ kind }) => kind)),
  // A city has every terrain (3e.board.terrain-types).
  terrains: new Set(hexes.map(({ terrain }) => terrain)),
});

/** The known content, read once and complete; `null` for parts that are unknown. */
export interface Known {
  readonly cards: ReadonlyMap<string, Pick<Card, 'kind'>>;
  /** The owner of each token; `null` if the token is invalid. */
  readonly tokens: ReadonlyMap<string, TokenData['of'] | null>;
  /** The villain of a scenario. */
  readonly villainOf: ReadonlyMap<string, string>;
  /** The asset that has a token. */
  readonly assetOf: ReadonlyMap<string, string>;
  readonly board: KnownBoard | null;
  /** Scenarios with known cards, and whether any of these cards places zombies. */
  readonly zombiesIn: ReadonlyMap<string, boolean>;
  readonly scenarios: readonly string[] | null;
}

function zombiesIn(cards: readonly Card[]): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const card of cards)
    if ('scenario' in card && card.scenario !== undefined)
      found.set(card.scenario, found.get(card.scenario) === true || placesZombies(card));
  return found;
}

const placesZombies = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('do' in part && part.do === 'place-zombies') || Object.values(part).some(placesZombies));

/** Reads known content; `null` if the value is invalid. */
export function readKnown(known: unknown): Known | null {
  try {
    if (!isRecord(known)) return null;
    const { cards = {}, tokens = {}, board, scenarios } = known as KnownContent;
    if (!isRecord(cards) || !isRecord(tokens) || !(scenarios === undefined || Array.isArray(scenarios)))
      return null;
    const all = Object.entries(cards);
    return {
      cards: new Map(all.map(([id, card]) => [id, { kind: card.kind }])),
      tokens: new Map(Object.entries(tokens).map(([id, { of }]) => [id, of])),
      villainOf: new Map(
        all.flatMap(([id, card]) => (card.kind === 'villain' ? [[card.scenario, id] as const] : [])),
      ),
      assetOf: new Map(
        all.flatMap(([id, card]) =>
          card.kind === 'asset' && card.token !== undefined ? [[card.token, id] as const] : [],
        ),
      ),
      zombiesIn: zombiesIn(all.map(([, card]) => card)),
      board: board === undefined ? null : namesOf(board),
      scenarios: scenarios === undefined ? null : scenarios.map(String),
    };
  } catch {
    // A getter or proxy may throw anything.
    return null;
  }
}
