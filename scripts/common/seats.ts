import type { RuleModule } from '../../src/kernel/index.js';

/* Who sits at the tables of Second Edition that scripts set up. */

/** The most players that all modules allow. */
export const mostPlayers = ({
  modules,
}: {
  readonly modules: readonly Pick<RuleModule, 'seats'>[];
}): number => Math.min(6, ...modules.map(({ seats }) => seats?.atMost ?? 6));

/** The Hero of a seat in a game: different for six seats, and from game to game. */
export function heroOf(heroes: readonly string[], number: number, seat: number): string {
  // A stride of five per seat; seven if fives would repeat too early.
  const stride = heroes.length % 5 === 0 ? 7 : 5;
  return heroes[(number + stride * seat) % heroes.length] as string;
}
