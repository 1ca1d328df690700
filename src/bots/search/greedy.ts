import type { GameTypes, LightRuleset, Simulation } from '../../kernel/index.js';
import { checkAsked } from '../asked.js';
import type { BotOf, HelpersOf } from '../player.js';
import type { Searcher } from './thinking.js';
import type { PlayoutPlayer } from './tree.js';

/* A bot that looks one step ahead: it tries each action, finishes the turn with a simple bot, and scores the result. */

/** Tries per action; all actions meet the same dice. */
const TRIES = 3;
/** Of more actions than this, only every second, third … is tried. */
const MANY = 24;
/** After this many decisions in a turn the simple bot decides, so that a turn cannot go round in circles. */
const PATIENCE = 80;
const LONGEST = 200;
/** Scores this close count as equal: so few tries cannot tell them from luck. */
const EQUAL = 0.02;

export function greedy<T extends GameTypes, G>(
  { idle, nimble, tableOf, turnOf, worthOf }: Searcher<T, G>,
  seed: string | number,
) {
  // It finishes turns, chooses among actions of equal score, and decides when a turn gets long.
  const sense = nimble(seed) as PlayoutPlayer<T>;
  let turn = 0;
  let decisions = 0;
  return {
    name: 'greedy',
    begin(): void {
      turn = 0;
      decisions = 0;
    },
    choose(view: T['view'], legal: readonly T['action'][], helpers: HelpersOf<LightRuleset<T>>): T['action'] {
      checkAsked(view, legal, helpers);
      const { ruleset, player } = helpers;
      const plain = sense.choose(view, legal, helpers);
      if (turn !== turnOf(view)) decisions = 0;
      turn = turnOf(view);
      if (legal.length === 1 || ++decisions > PATIENCE) return plain;
      const scoreOf = (action: T['action']): number => {
        let sum = 0;
        for (let at = 0; at < TRIES; at++) {
          const sim = ruleset.simulate(view, { seed: `${seed}/${turn}/${decisions}/${at}`, check: false });
          sim.apply(action);
          finishTurn(ruleset, sim, sense, turnOf);
          sum += worthOf(tableOf(ruleset, sim.state), player);
        }
        return sum / TRIES;
      };
      let most = scoreOf(plain) + EQUAL;
      let found = plain;
      for (const action of some(legal.filter((one) => one !== plain && !idle.has(one.type)))) {
        const points = scoreOf(action);
        if (points <= most) continue;
        most = points;
        found = action;
      }
      return found;
    },
  } satisfies BotOf<T['view'], T['action'], HelpersOf<LightRuleset<T>>>;
}

function finishTurn<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  sim: Simulation<T>,
  sense: PlayoutPlayer<T>,
  turnOf: (position: T['state']) => number,
): void {
  const turn = turnOf(sim.state);
  for (let taken = 0; taken < LONGEST && sim.outcome === null && turnOf(sim.state) === turn; taken++) {
    const decision = sim.decision();
    if (decision === null || decision.actor === 'chance') return;
    const legal = sim.legalActions();
    const { actor: player } = decision;
    const [only] = legal;
    const action = legal.length === 1 ? only : sense.choose(sim.state, legal, { player, decision, ruleset });
    sim.apply(action as T['action']);
  }
}

/** Evenly spread samples of a long list. */
function some<A>(actions: readonly A[]): readonly A[] {
  const stride = Math.ceil(actions.length / MANY);
  return stride <= 1 ? actions : actions.filter((_, at) => at % stride === 0);
}
