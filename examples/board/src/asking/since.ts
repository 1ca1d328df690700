import type { Line, Look, TableClient } from '../table/client.js';

/** When each seat was asked last, in actions, by table: a device that is passed on shows the news of each seat to it. */
const askedAt = new WeakMap<
  TableClient,
  Map<number | null, { readonly before: number; readonly now: number }>
>();

/** The lines since a seat answered last. What the table answered for it is no answer of its own. */
export function sinceAnswer(
  client: TableClient,
  { viewer, step }: Look,
  mine: boolean,
  story: readonly Line[],
): readonly Line[] {
  const seats = askedAt.get(client) ?? new Map<number | null, { before: number; now: number }>();
  askedAt.set(client, seats);
  const known = seats.get(viewer) ?? { before: step, now: step };
  const asked = mine && known.now !== step ? { before: Math.min(known.now, step - 1), now: step } : known;
  seats.set(viewer, asked);
  const answered = mine ? asked.before : asked.now;
  return story.filter((line) => line.step > answered && line.step <= step);
}

/** Those of the lines since a seat answered last that tell what came after its answer. */
export const afterAnswer = (
  client: TableClient,
  { viewer }: Look,
  since: readonly Line[],
): readonly Line[] => {
  const answered = askedAt.get(client)?.get(viewer)?.before ?? 0;
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

/** The cards that a test revealed, for the line that tells its outcome: earlier lines have them. */
export function revealedFor(line: Line, story: readonly Line[]): readonly string[] {
  if (!line.judged) return [];
  const before = story.slice(0, story.indexOf(line) + 1);
  return before.slice(before.findLastIndex(({ tested }) => tested)).flatMap(({ revealed = [] }) => revealed);
}
