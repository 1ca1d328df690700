import type { Question } from 'runebound-engine/desk';

/* What a hand does at the desk, as changes of the question. Each gives a new question. */

type Parts = Readonly<Record<string, unknown>>;

/** A place for cards: a list in the position, by its path. */
export interface Zone {
  readonly label: string;
  readonly path: readonly (string | number)[];
  /** The kinds of cards that may lie there. */
  readonly kinds: readonly string[];
}

/** A value deep in a question; `undefined` if nothing is there. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let part = value;
  for (const key of path) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = (part as Parts)[key];
  }
  return part;
}

/** The same with another value at a path; `undefined` takes it away. */
function changed(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  const inner = changed((value as Parts | undefined)?.[key], rest, to);
  if (typeof key === 'number' || Array.isArray(value)) {
    const list = Array.isArray(value) ? [...value] : [];
    list[Number(key)] = inner ?? {};
    return list;
  }
  const { [key]: _, ...others } = (value ?? {}) as Parts;
  return inner === undefined ? others : { ...others, [key]: inner };
}

/** A change of the position. What was done in the old one is taken back; what is asked stays. */
export function editing(question: Question, path: readonly (string | number)[], to: unknown): Question {
  const { steps: _, ...still } = question;
  return changed(still, path, to) as Question;
}

export const cardOf = (one: unknown): string =>
  typeof one === 'string' ? one : String((one as Parts | null)?.card ?? '');

export const cardsAt = (question: Question, { path }: Zone): readonly unknown[] => {
  const list = valueAt(question, path);
  return Array.isArray(list) ? list : [];
};

export const laid = (question: Question, zone: Zone, card: string): Question =>
  editing(question, zone.path, [...cardsAt(question, zone), card]);

export function lifted(question: Question, zone: Zone, at: number): Question {
  const left = cardsAt(question, zone).filter((_, place) => place !== at);
  return editing(question, zone.path, left.length === 0 ? undefined : left);
}

/** The number of players of a position, and their entries. */
export function playersIn({ game }: Question): readonly Parts[] {
  const { players } = (game ?? {}) as { players?: unknown };
  if (Array.isArray(players)) return players as Parts[];
  return Array.from({ length: typeof players === 'number' ? players : 0 }, () => ({}));
}

/** With so many players: further ones are as at the start of a game, the last ones leave. */
export const seating = (question: Question, count: number): Question => {
  const players = playersIn(question).slice(0, count);
  return editing(
    question,
    ['game', 'players'],
    [...players, ...Array.from({ length: count - players.length }, () => ({}))],
  );
};

/** An empty table of an edition. */
export const emptyTable = (edition: string, part?: string): Question =>
  edition === 'third-edition'
    ? ({ version: 1, game: { edition, scenario: part, players: [{}, {}] } } as Question)
    : { version: 1, game: { players: [{}, {}] } };
