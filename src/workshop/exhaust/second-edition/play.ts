import { type Action, type Bot, randomBot, sensibleBot } from '../../../bots/second-edition/index.js';
import type { SecondEditionState } from '../../../second-edition/index.js';
import { fewestPlayers, heroOf, mostPlayers } from '../../rules.js';
import type { CoverageRecorder } from './recorder.js';

/* Plays games before a witness: with bots, by ordinary actions, from any position. */

export interface Match {
  readonly start: SecondEditionState;
  readonly bots: readonly Bot[];
  /** The most decisions. */
  readonly most: number;
  /** Called after each action: whether the wanted deed was seen. */
  readonly enough?: () => boolean;
}

/** Plays until the game ends, enough is seen, or the bound is reached. Returns the number of decisions. */
export function playMatch(witness: CoverageRecorder, { start, bots, most, enough }: Match): number {
  const { ruleset } = witness;
  const sim = ruleset.simulate(start, { chance: 'state', check: false });
  let decisions = 0;
  while (sim.outcome === null && decisions < most && enough?.() !== true) {
    const decision = sim.decision();
    if (decision === null || decision.actor === 'chance') throw new Error('The game waits for nobody.');
    const player = decision.actor;
    const legal: readonly Action[] = witness.watch(sim.state, () => sim.legalActions());
    witness.lookAt(sim.state, player, legal);
    const view = sim.view(player);
    const bot = bots[player % bots.length] as Bot;
    const action = bot.choose(view, legal, { player, decision, ruleset });
    witness.watch(sim.state, () => sim.apply(action));
    decisions += 1;
  }
  return decisions;
}

/** One game from its beginning. Its number selects the players: any number, sensible, random or mixed. */
export function playOrdinary(witness: CoverageRecorder, seed: string, number: number): number {
  const fewest = fewestPlayers(witness.ruleset.rules);
  const size = fewest + (number % (mostPlayers(witness.ruleset.rules) + 1 - fewest));
  const game = `${seed}/${number}`;
  const { heroes } = witness.ruleset.rules.content;
  const players = Array.from({ length: size }, (_, seat) => ({
    hero: heroOf(heroes, number, seat),
  }));
  const bots = players.map((_, seat) =>
    number % 5 === 4 || (number % 2 === 1 && seat === 0)
      ? randomBot(`${game}/${seat}`)
      : sensibleBot(`${game}/${seat}`),
  );
  const start = witness.ruleset.createGame({ players, seed: game });
  return playMatch(witness, { start, bots, most: 4_000 * size });
}
