import { InvalidContentError } from '../../kernel/errors.js';
import type { BoardData, SpaceData } from './board-types.js';
import type { Card, DeckData } from './cards.js';
import { isRecord } from './check-plain.js';
import { problemsOfUnderstanding, type Understands, type Understood, understoodBy } from './check-sorts.js';

/** Known content in addition to the checked pack. */
export interface KnownContent {
  /** Cards of other packs that this pack may name: their ids, or the cards by id. */
  readonly cards?: Iterable<string> | Readonly<Record<string, Card>>;
  /** Skills that Heroes of other packs have. */
  readonly skills?: Iterable<string>;
  /** Ids of decks that other packs bring. */
  readonly decks?: Iterable<string>;
  /** The board for the pack, if it has none. */
  readonly board?: Pick<BoardData, 'towns' | 'spaces'>;
  /** Modules for the pack: its cards may have their classes and sorts. */
  readonly modules?: Iterable<Understands>;
}

function isContent(value: unknown): boolean {
  try {
    if (!isRecord(value) || !isRecord(value.cards)) return false;
    return value.furtherDecks === undefined || Array.isArray(value.furtherDecks);
  } catch {
    return false;
  }
}

/**
 * Everything that cards of a further pack may name: cards, skills, decks and board of this content, and what modules
 * bring.
 *
 * @param content - of a ruleset, `rules.content`
 * @param modules - the modules in force, `rules.modules`; by default none
 * @throws InvalidContentError if the value is not content
 */
export function knownIn(
  content: {
    readonly cards: Readonly<Record<string, Card>>;
    readonly furtherDecks?: readonly DeckData[];
    readonly board?: {
      readonly towns: BoardData['towns'];
      readonly spaces: Readonly<Record<string, SpaceData>>;
    };
  },
  modules: Iterable<Understands> = [],
): KnownContent {
  if (!isContent(content))
    throw new InvalidContentError([
      { path: '', message: 'Content is what `compileContent` gives, or the `rules.content` of a ruleset.' },
    ]);
  const { cards, furtherDecks = [], board } = content;
  return {
    cards,
    modules,
    decks: furtherDecks.map(({ id }) => id),
    skills: Object.values(cards).flatMap((card) =>
      card.kind === 'hero' ? Object.keys(card.skills ?? {}) : [],
    ),
    ...(board ? { board: { towns: board.towns, spaces: Object.values(board.spaces) } } : {}),
  };
}

/** The known content, read once and complete. */
export interface Known {
  readonly cards: ReadonlyMap<string, string | null>;
  readonly skills: ReadonlySet<string> | null;
  readonly decks: ReadonlySet<string>;
  readonly board: { readonly towns: ReadonlySet<string>; readonly spaces: ReadonlySet<string> } | null;
  readonly understood: Understood;
}

/** Reads known content; `null` if the value is invalid. */
export function readKnown(known: unknown): Known | null {
  try {
    if (!isRecord(known)) return null;
    const { cards = [], skills, decks = [], board, modules = [] } = known;
    return {
      cards: cardsIn(cards),
      skills: skills === undefined ? null : new Set(idsIn(skills)),
      decks: new Set(idsIn(decks)),
      board: board === undefined ? null : namesOf(board as BoardData),
      understood: understoodBy(modulesIn(modules)),
    };
  } catch {
    // A getter, proxy or iterator may throw anything.
    return null;
  }
}

function idsIn(list: unknown): string[] {
  const ids = Array.from(list as Iterable<unknown>);
  if (typeof list === 'string' || typeof list === 'number' || ids.some((id) => typeof id !== 'string'))
    throw new TypeError('no list of ids');
  return ids as string[];
}

function modulesIn(list: unknown): readonly Understands[] {
  const modules = Array.from(list as Iterable<Understands>);
  if (modules.some((module) => !isRecord(module) || problemsOfUnderstanding(module).length > 0))
    throw new TypeError('no list of modules');
  return modules;
}

function cardsIn(cards: unknown): ReadonlyMap<string, string | null> {
  if (typeof cards !== 'object' || cards === null) throw new TypeError('no cards');
  if (Symbol.iterator in cards) return new Map(idsIn(cards).map((id) => [id, null]));
  return new Map(Object.entries(cards as Record<string, Card>).map(([id, { kind }]) => [id, kind]));
}

/** The ids of towns and spaces. */
export const namesOf = ({
  towns,
  spaces,
}: Pick<BoardData, 'towns' | 'spaces'>): NonNullable<Known['board']> => ({
  towns: new Set(idsIn(towns.map((town) => town.id))),
  spaces: new Set(idsIn(spaces.map((space) => space.id))),
});
