import type { RuleModule } from '../kernel/index.js';

/* What several scripts want to know of the rules in force. */

/** The fewest players that the modules in force allow; one, where none of them says so. */
export const fewestPlayers = ({
  modules,
}: {
  readonly modules: readonly Pick<RuleModule, 'seats'>[];
}): number => Math.max(1, ...modules.map(({ seats }) => seats?.atLeast ?? 1));

/** The most players that the modules in force allow; six, where none of them says so. */
export const mostPlayers = ({
  modules,
}: {
  readonly modules: readonly Pick<RuleModule, 'seats'>[];
}): number => Math.min(6, ...modules.map(({ seats }) => seats?.atMost ?? 6));

/** Events that tell of a card coming off its deck, whatever deck that is. */
export const drawEvents: readonly string[] = [
  'card/drawn',
  'market/stocked',
  'captain/arrived',
  'legendary/claimed',
  'scion/awakened',
];

/** The Hero of a seat in the game of a number: no two of six are the same, and games of other numbers have others. */
export function heroOf(heroes: readonly string[], number: number, seat: number): string {
  // Five steps on for each seat; where fives come round too early, seven.
  const stride = heroes.length % 5 === 0 ? 7 : 5;
  return heroes[(number + stride * seat) % heroes.length] as string;
}
