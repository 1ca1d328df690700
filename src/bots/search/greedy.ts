import type { GameTypes, LightRuleset, Simulation } from '../../kernel/index.js';
import { checkAsked } from '../asked.js';
import type { BotOf, HelpersOf } from '../player.js';
import type { PlayoutPlayer } from './tree.js';

/* A player who looks one step ahead: each action is tried, the turn is brought to its end without another thought, and what comes of it has a score. */

/** What a greedy bot is made of. */
export interface GreedySetup<T extends GameTypes> {
  readonly seed: string | number;
  /** Brings turns to their end in the head, and chooses where several actions come to the same, or a turn has got long. */
  readonly sense: PlayoutPlayer<T>;
  /** Types of actions that are not looked at where there are others: talk, and what throws cards away. */
  readonly idle: ReadonlySet<string>;
  /** How good a position is for a player: more is better. */
  score(ruleset: LightRuleset<T>, position: T['state'], player: number): number;
  /** Turns or rounds that have begun. */
  turnOf(position: T['state'] | T['view']): number;
}

/** Each action is tried so often, on dice of their own that are the same for all. */
const TRIES = 3;
/** Of more actions than these, every second, third … is looked at. */
const MANY = 24;
/** After so many decisions in a turn the greed is over: nothing shall go round in circles. */
const PATIENCE = 80;
/** No turn worth finishing takes more actions. */
const LONGEST = 200;
/** What is no difference: so few tries tell no smaller one from luck. */
const EQUAL = 0.02;

/** A bot that does what scores best after one step. */
export function greedy<T extends GameTypes>({ seed, sense, idle, score, turnOf }: GreedySetup<T>) {
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
          sum += score(ruleset, sim.state, player);
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

/** Plays on to the end of the turn. */
function finishTurn<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  sim: Simulation<T>,
  sense: PlayoutPlayer<T>,
  turnOf: GreedySetup<T>['turnOf'],
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

/** Of a long list some, evenly spread. */
function some<A>(actions: readonly A[]): readonly A[] {
  const stride = Math.ceil(actions.length / MANY);
  return stride <= 1 ? actions : actions.filter((_, at) => at % stride === 0);
}
