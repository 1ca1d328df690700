import type { Line, Look, TableClient } from '../table/client.js';

/** When each seat was asked last, in actions, by table: a device that is passed on shows the news of each seat to it. */
const askedAt = new WeakMap<TableClient, Map<number, { readonly before: number; readonly now: number }>>();

/** The lines since a seat answered last, and those of the present turn for a spectator. What the table answered for a seat is no answer of its own. */
export function sinceAnswer(
  client: TableClient,
  { viewer, step }: Look,
  mine: boolean,
  story: readonly Line[],
): readonly Line[] {
  const until = story.filter((line) => line.step <= step);
  if (viewer === null) {
    const turn = until.findLastIndex(({ heading }) => heading);
    return turn < 0 ? until : until.slice(turn);
  }
  const seats = askedAt.get(client) ?? new Map<number, { before: number; now: number }>();
  askedAt.set(client, seats);
  const known = seats.get(viewer) ?? { before: step, now: step };
  const asked = mine && known.now !== step ? { before: Math.min(known.now, step - 1), now: step } : known;
  seats.set(viewer, asked);
  const answered = mine ? asked.before : asked.now;
  return until.filter((line) => line.step > answered);
}

/** Those of the lines since a seat answered last that tell what came after its answer. */
export const afterAnswer = (
  client: TableClient,
  { viewer }: Look,
  since: readonly Line[],
): readonly Line[] => {
  const answered = askedAt.get(client)?.get(viewer ?? -1)?.before ?? 0;
  return since.filter(({ step }) => step > answered + 1);
};

/** So many rolls are shown. */
const most = 3;

/** The last rolls of the present fight, without those of an earlier one: they say why its values changed. */
export const lastRolls = (since: readonly Line[]): readonly Line[] =>
  since
    .slice(since.findLastIndex(({ began }) => began) + 1)
    .filter(({ rolled }) => rolled)
    .slice(-most);

/** What a seat has to read: its own fall, cards that came to it, and a card that lies open for it or for all. */
export const isToRead = ({ fell, came, card, matters }: Line, viewer: number | null): boolean =>
  (fell !== undefined && fell === viewer) ||
  (came !== undefined && viewer !== null && matters === viewer) ||
  (card !== undefined && (matters === undefined || matters === null || matters === viewer));

/** To whom lines are news, and when. */
export interface Telling {
  readonly viewer: number | null;
  /** The lines that tell what came after the answer. */
  readonly after: readonly Line[];
  /** Whether a fight of dice goes on. */
  readonly rolls: boolean;
  /** The steps before which the table answered for the player. */
  readonly given: { has(step: number): boolean };
}

/**
 * Those of the lines since an answer that nobody should overlook. A player sees at once what an answer brought, unless others have played
 * since; what a test brought stands here. Of a fight its two sides read what the other did, and how it ended.
 */
export function newsAmong(since: readonly Line[], { viewer, after, rolls, given }: Telling): readonly Line[] {
  const ended = since.some(({ heading, judged }) => heading || judged);
  const isIn = ({ fighting }: Line) => viewer !== null && fighting?.includes(viewer) === true;
  const lastBlows = since.filter((line) => line.over && isIn(line)).map(({ step }) => step);
  // Of a quest that came and is over already, only the end is news.
  const gone = new Set(since.map((line) => line.gone));
  return since.filter(
    (line) =>
      !(line.card !== undefined && gone.has(line.card)) &&
      (isToRead(line, viewer) ||
        line.matters === null ||
        (line.matters !== undefined && line.matters === viewer && ended) ||
        (!line.heading &&
          ((after.includes(line) && (rolls || isIn(line))) ||
            (lastBlows.includes(line.step) && isIn(line)) ||
            // News has a roll that leaves one answer, before that answer.
            given.has(line.step - 1) ||
            (line.walks && given.has(line.step))))),
  );
}

/** The cards that a test revealed, for the line that tells its outcome: earlier lines have them. */
export function revealedFor(line: Line, story: readonly Line[]): readonly string[] {
  if (!line.judged) return [];
  const before = story.slice(0, story.indexOf(line) + 1);
  return before.slice(before.findLastIndex(({ tested }) => tested)).flatMap(({ revealed = [] }) => revealed);
}
