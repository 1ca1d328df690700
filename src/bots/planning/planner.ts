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
import { DEFEND, phases } from '../bout.js';
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
  return {
    name: 'planner',
    choose(view, legal, helpers) {
      const { player, ruleset, decision } = helpers;
      const [only] = legal;
      if (legal.length === 1 && only) return only;
      const g = tableOf(ruleset, view);
      const plan = planned.has(decision.kind) ? plannedIn(g, player, legal, decision.kind) : undefined;
      return plan ?? sense.choose(view, legal, helpers);
    },
  };
}

/** What is asked where plans are made. */
export const planned: ReadonlySet<string> = new Set([
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

/** What wounds that were not taken are worth after a victory, in the coin of prizes. */
const LIFE = 0.4;
const ALLY_LIFE = 0.1;
const ALLY = 1;
/** In more positions than these a fight is not thought to its end. */
const MANY = 6_000;

/** The fight last thought of: its numbers are mostly the same from phase to phase. */
let last: { readonly key: string; readonly tactics: Tactics } | null = null;

/** At the beginning of a phase: who attacks, or nobody, by all that may come of it. */
function blow(
  g: G,
  player: number,
  fight: CombatFrame,
  f: PhaseFrame,
  legal: readonly Action[],
): Action | undefined {
  const bout = boutOf(g, player, fight);
  const { fighters } = bout.side;
  const lives = fighters.map(({ life }) => life);
  const positions = lives.reduce((product, life) => product * (life + 1), bout.enemy.life);
  if (positions > MANY || fight.skipped.length > 0) return undefined;
  const attacks = all(legal, 'combat/attack');
  const free = fighters.flatMap(({ card }, at) => (attacks.some(({ by }) => by === card) ? [at] : []));
  const enemy = opponentCard(g, fight.opponent);
  const stake = {
    win: worthOfFight(g, player, enemy, 1),
    lose: worthOfFight(g, player, enemy, 0),
    life: LIFE,
    allyLife: ALLY_LIFE,
    ally: ALLY,
  };
  const key = JSON.stringify([bout, stake]);
  if (last?.key !== key) last = { key, tactics: new Tactics(bout, stake) };
  const act = last.tactics.act(lives, bout.enemy.life, phases.indexOf(f.type), free);
  const by = act === DEFEND ? undefined : fighters[act]?.card;
  return (
    attacks.find((attack) => attack.by === by) ??
    find(legal, 'combat/defend-without-roll') ??
    find(legal, 'combat/defend')
  );
}
