import type { Question } from 'runebound-engine/desk';

/* What a hand does at the desk, as changes of the question. Each gives a new question. */

type Parts = Readonly<Record<string, unknown>>;

/** The way to a value in a question: names of members, and places in lists. */
export type Path = readonly (string | number)[];

/** A place for cards: a list in the position, by its path. */
export interface Zone {
  readonly label: string;
  readonly path: Path;
  /** The kinds of cards that may lie there. */
  readonly kinds: readonly string[];
}

/** A value deep in a question; `undefined` if nothing is there. */
export function valueAt(value: unknown, path: Path): unknown {
  let part = value;
  for (const key of path) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = (part as Parts)[key];
  }
  return part;
}

/** The same with another value at a path; `undefined` takes it away. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
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
export function editing(question: Question, path: Path, to: unknown): Question {
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

/** Things on spaces, as the state has them: what a position says in place of the setup begins with these. */
export interface OnSpaces {
  readonly counters?: Readonly<Record<string, readonly string[]>>;
  readonly facedown?: readonly string[];
  readonly zombies?: readonly string[];
}

/** Adventure counters by space, as positions have them. */
function bySpace(counters: OnSpaces['counters'] = {}): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [color, spaces] of Object.entries(counters))
    for (const space of spaces) found[space] = [...(found[space] ?? []), color];
  return found;
}

/** With a thing put on a space: `figure:0`, `counter:green`, `gem`, `zombie` or `villain`; `none` takes such things away. */
export function placedOn(question: Question, thing: string, place: string, on: OnSpaces): Question {
  const [kind, which = ''] = thing.split(':');
  const isThird = valueAt(question, ['game', 'edition']) === 'third-edition';
  if (kind === 'figure') {
    const seats = seating(question, playersIn(question).length);
    return editing(seats, ['game', 'players', Number(which), isThird ? 'hex' : 'space'], place);
  }
  if (kind === 'villain') return editing(question, ['game', 'villain'], place);
  if (kind === 'counter') {
    const { [place]: here = [], ...others } = bySpace(on.counters);
    return editing(question, ['game', 'counters'], {
      ...others,
      ...(which === 'none' ? {} : { [place]: [...here, which] }),
    });
  }
  const [key, list] =
    kind === 'gem' ? (['facedown', on.facedown ?? []] as const) : (['zombies', on.zombies ?? []] as const);
  const elsewhere = list.filter((one) => one !== place);
  const again = kind === 'gem' ? [place] : [...list.filter((one) => one === place), place];
  return editing(question, ['game', key], which === 'none' ? elsewhere : [...elsewhere, ...again]);
}

/** An empty table of an edition. */
export const emptyTable = (edition: string): Question =>
  edition === 'third-edition'
    ? { version: 1, game: { edition, scenario: 'ascendance-of-margath', players: [{}, {}] } }
    : { version: 1, game: { players: [{}, {}] } };
