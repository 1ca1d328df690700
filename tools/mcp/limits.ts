export const limits = {
  /** Characters of the arguments of a call, as JSON. */
  input: 1_000_000,
  /** Bytes of a message. */
  line: 4_000_000,
  /** Characters of a text answer; a picture may have more. */
  answer: 24_000,
  /** Characters of a picture. */
  picture: 2_000_000,
  /** Open tables of a session. */
  tables: 20,
  /** Positions that a table keeps to be taken back. */
  kept: 200,
  /** Rules, actions, attempts, outcomes or events in one answer. */
  listed: 60,
  /** Actions of a game among bots in one call. */
  botActions: 3000,
  /** Milliseconds of one call, for bots, refusals, outcomes and vectors. */
  time: 10_000,
  /** The greatest depth of a count in a vector. */
  perft: 3,
  /** Sessions of an HTTP server. */
  sessions: 20,
  /** Milliseconds after which a silent session of an HTTP server may be closed. */
  idle: 30 * 60_000,
} as const;

/** A text within the limit of an answer; a cut text says so. */
export const short = (text: string, most: number = limits.answer): string =>
  text.length <= most ? text : `${text.slice(0, most)}\n… and ${text.length - most} more characters.`;

/** Starts a clock. @returns whether the time of a call is over */
export function clock(): () => boolean {
  const until = performance.now() + limits.time;
  return () => performance.now() >= until;
}

/** The first lines of a list; the last line says how many more there are. */
export function listed<T>(
  all: readonly T[],
  line: (one: T) => string,
  most: number = limits.listed,
): readonly string[] {
  const rest = all.length - most;
  return [...all.slice(0, most).map(line), ...(rest > 0 ? [`… and ${rest} more.`] : [])];
}
