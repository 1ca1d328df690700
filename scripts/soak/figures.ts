/* What is asked of a soak, and what was seen in it. */

/** What is asked for. */
export interface Orders {
  readonly edition: string;
  readonly games: number;
  /** No further game is begun once so many actions were taken. */
  readonly steps: number;
  readonly seed: string;
  readonly maxTurns: number;
  /** Rule modules in force in all games; for an edition of scenarios, those that are played. */
  readonly modules: readonly string[];
  readonly jobs: number;
  /** This process plays the games whose number leaves this rest when divided by `jobs`; all, if it gives out the work. */
  readonly part: number | null;
}

/** What was seen. Numbers add up over processes. */
export interface Figures {
  games: number;
  bound: number;
  steps: number;
  turns: number;
  draws: number;
  checkedStates: number;
  comparedSteps: number;
  /** Victories, rule ids of events and of what was offered, decisions met, and cards drawn or used, with their number. */
  ways: Record<string, number>;
  rules: Record<string, number>;
  decisions: Record<string, number>;
  cards: Record<string, number>;
  /** Frame kinds that were under way at a decision, with their number. */
  frames: Record<string, number>;
  /** Turns a player of games that were won. */
  lengths: number[];
  failures: string[];
}

export const nothingYet = (): Figures => ({
  games: 0,
  bound: 0,
  steps: 0,
  turns: 0,
  draws: 0,
  checkedStates: 0,
  comparedSteps: 0,
  ways: {},
  rules: {},
  decisions: {},
  cards: {},
  frames: {},
  lengths: [],
  failures: [],
});

/** Counts something in a table. */
export const count = (table: Record<string, number>, key: string, by = 1): void => {
  table[key] = (table[key] ?? 0) + by;
};

/** Figures of two parts together. */
export function add(sum: Figures, more: Figures): Figures {
  for (const key of ['games', 'bound', 'steps', 'turns', 'draws', 'checkedStates', 'comparedSteps'] as const)
    sum[key] += more[key];
  for (const key of ['ways', 'rules', 'decisions', 'cards', 'frames'] as const)
    for (const [name, number] of Object.entries(more[key])) count(sum[key], name, number);
  sum.lengths.push(...more.lengths);
  sum.failures.push(...more.failures);
  return sum;
}
