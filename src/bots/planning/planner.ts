import { playerState } from '../../second-edition/base/cards.js';
import { opponentCard } from '../../second-edition/base/characters.js';
import {
  type CombatFrame,
  combat,
  type MovementFrame,
  type PhaseFrame,
} from '../../second-edition/base/frames.js';
import { waysFrom } from '../../second-edition/base/movement.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { useAbilities } from '../abilities.js';
import { knowsScions } from '../awakening.js';
import { type Action, all, type Bot, best, find } from '../bot.js';
import { phases } from '../bout.js';
import { blowOf, livesOf } from '../fighting.js';
import { drift, setOut, walkOn } from '../journey.js';
import { worthOfFight } from '../outlook.js';
import { paceOf } from '../pace.js';
import { saving } from '../saviors.js';
import { minding } from '../scions.js';
import { sailsTheSea } from '../seafaring.js';
import { sensibleBot } from '../sensible.js';
import { boutOf, tableOf } from '../table.js';
import { planOf } from './plan.js';
import { Tactics } from './tactics.js';

/* A player of common sense who plans: several goals ahead on the board, and a fight to its end. */

/**
 * A player who plans ahead: where to go, by several goals one after the other, with the life that each would leave it and the turns in between; and in
 * a combat each blow, by everything that may come of it. What else is asked it answers as a sensible bot does; so it does on boards that it cannot
 * plan on: at sea, on closed roads, and where a doom track counts cards instead of turns.
 *
 * @param seed - equal seeds, equal play
 * @example
 * ```ts
 * import { plannerBot, playGame, sensibleBot } from 'runebound-engine/bots';
 *
 * playGame({ players: 2, seed: 'tamalir', bots: [plannerBot(1), sensibleBot(2)], maxTurns: 2 });
 * ```
 */
export function plannerBot(seed: string | number = 0): Bot {
  const sense = sensibleBot(seed);
  let progress = noProgress;
  return {
    name: 'planner',
    begin(): void {
      progress = noProgress;
    },
    choose(view, legal, helpers) {
      const { player, ruleset, decision } = helpers;
      const [only] = legal;
      if (legal.length === 1 && only) return only;
      const g = tableOf(ruleset, view);
      if (decision.kind === 'movement/choose') progress = progressOf(progress, g, player);
      const mayPlan = planned.has(decision.kind) && progress.missed < STUCK;
      const plan = mayPlan ? plannedIn(g, player, legal, decision.kind) : undefined;
      return plan ?? sense.choose(view, legal, helpers);
    },
  };
}

/** How a player gets on, turn by turn. */
interface Progress {
  readonly turn: number;
  /** All that the player has, and how it is. */
  readonly has: string;
  /** Turns in which nothing of that has changed. */
  readonly missed: number;
}

const noProgress: Progress = { turn: 0, has: '', missed: 0 };

/**
 * After so many turns that changed nothing a plan has proved wrong: a fight it thinks of is run from again and again, or a way it hopes for does not
 * open. Then common sense decides, until something changes.
 */
const STUCK = 3;

function progressOf(before: Progress, g: G, player: number): Progress {
  const { turn } = g.state;
  if (turn === before.turn) return before;
  const { hero, ...rest } = playerState(g, player);
  const { space: _space, cameFrom: _cameFrom, ...body } = hero;
  const has = JSON.stringify([body, rest]);
  return { turn, has, missed: has === before.has ? before.missed + 1 : 0 };
}

/** What is asked where plans are made. */
const planned: ReadonlySet<string> = new Set([
  'movement/choose',
  'movement/walk',
  'free-move/step',
  'adventure/choose',
  'phase/act',
]);

/** Whether ways are as the board has them, and turns are what runs out. */
export const canPlan = (g: G): boolean =>
  !sailsTheSea(g) && g.rules.table[waysFrom.slot] === undefined && paceOf(g).card === 0;

function plannedIn(g: G, player: number, legal: readonly Action[], kind: string): Action | undefined {
  const first =
    useAbilities(g, player, legal) ??
    (saving(g, player, legal, kind) || (knowsScions(g) && minding(g, player, legal, kind)) || undefined);
  if (first) return first;
  if (kind === 'phase/act') {
    const fight = g.find(combat);
    return fight && blow(g, player, fight, g.top() as PhaseFrame, legal);
  }
  if (!canPlan(g)) return undefined;
  const plan = planOf(g, player);
  // Where no plan promises anything, something has to be tried all the same: what, common sense knows.
  if (!plan.promises(playerState(g, player).hero.space ?? '')) return undefined;
  switch (kind) {
    case 'movement/choose':
      return setOut(g, player, legal, plan);
    case 'movement/walk':
      return walkOn(g, player, g.top() as MovementFrame, legal, (space) => plan.worth(space));
    case 'free-move/step':
      return drift(g, player, legal, (space) => plan.worth(space));
    default:
      return attempt(g, player, legal);
  }
}

/** At the place reached: the adventure that promises most, unless it is better to go on. */
function attempt(g: G, player: number, legal: readonly Action[]): Action | undefined {
  const plan = planOf(g, player);
  const here = playerState(g, player).hero.space ?? '';
  const pass = find(legal, 'adventure/pass') ?? find(legal, 'adventure/decline');
  if (pass === undefined) return undefined;
  const worth = (action: Action): number =>
    action.type === 'adventure/attempt'
      ? plan.attempt(action.color, here)
      : action.type === 'adventure/face'
        ? plan.attempt(action.card, here)
        : Number.NEGATIVE_INFINITY;
  const choice = best([...all(legal, 'adventure/attempt'), ...all(legal, 'adventure/face')], worth);
  return choice && worth(choice) > plan.passing(here) ? choice : pass;
}

/** What a wound that the Hero was spared is worth after a victory, in the coin of prizes; one that an Ally was; and an Ally that lives. */
const SPARED = 0.4;
const SPARED_ALLY = 0.1;
const ALLY = 1;
/** In more positions than these a fight is not thought to its end. */
const MANY = 6_000;

/** At the beginning of a phase: who attacks, or nobody, by all that may come of it. */
function blow(
  g: G,
  player: number,
  fight: CombatFrame,
  f: PhaseFrame,
  legal: readonly Action[],
): Action | undefined {
  const bout = boutOf(g, player, fight);
  const { side, enemy } = bout;
  const positions = livesOf(side.fighters).reduce((product, life) => product * (life + 1), enemy.life);
  if (positions > MANY || fight.skipped.length > 0) return undefined;
  const against = opponentCard(g, fight.opponent);
  const stake = {
    win: worthOfFight(g, player, against, 1),
    lose: worthOfFight(g, player, against, 0),
    life: SPARED,
    allyLife: SPARED_ALLY,
    ally: ALLY,
  };
  const tactics = new Tactics(bout, stake);
  return blowOf(bout, legal, (free, lives) => tactics.act(lives, enemy.life, phases.indexOf(f.type), free));
}
