import { gameOf } from '../../../kernel/index.js';
import { playerState } from '../../../second-edition/base/cards.js';
import { partyOf } from '../../../second-edition/base/characters.js';
import { waysFrom } from '../../../second-edition/base/entering.js';
import * as frames from '../../../second-edition/base/frames.js';
import { offersAt } from '../../../second-edition/base/market.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { checkAsked } from '../../asked.js';
import { seekExchange } from '../bargaining.js';
import { type Action, all, type Bot, best, botSource, type Choice, find, type Legal } from '../bot.js';
import { runOrStand } from '../fighting.js';
import { grow } from '../growth.js';
import { drift, walkOn } from '../journey.js';
import { moduleAdvice, tryStranger } from '../module-advice.js';
import { hasToEmpower } from '../rituals.js';
import { challenge } from '../rivals.js';
import { sailsTheSea } from '../seafaring.js';
import { sensibleBot } from '../sensible.js';
import { trade } from '../shopping.js';
import { tableOf } from '../table.js';
import { tempoOf } from '../tempo.js';
import { chooseUse, worthOfOwned } from '../valuing.js';
import { chooseBlow } from './battle.js';
import { type Plan, planOf } from './plan.js';
import { BREATH } from './stakes.js';
import { chanceIn, exactStrengthOf } from './strength.js';
import { useWell } from './uses.js';

/* The beginning of the Movement step: stay, take one sure step, rest, or roll, by their mean worth over all rolls. */

/** Resting needs this many dice. */
const RESTED_FROM = 4;

function setOut(g: G, player: number, legal: Legal, plan: Plan): Choice {
  const here = playerState(g, player).hero.space ?? '';
  const tired = partyOf(g, player).reduce((sum, { exhaustion }) => sum + exhaustion, 0);
  const worth = (action: Action): number => {
    switch (action.type) {
      case 'move/stay':
        return plan.worth(here);
      case 'move/adjacent':
        return plan.worth(action.to);
      case 'move/roll':
        return plan.rolling(here, action.dice);
      case 'move/rest':
        return plan.rolling(here, action.dice) + BREATH * Math.min(tired, RESTED_FROM - action.dice);
      default:
        return Number.NEGATIVE_INFINITY;
    }
  };
  const choice = best(legal, worth);
  if (choice?.type !== 'move/stay' || !hasToEmpower(g, player)) return choice;
  // A Hero who stays may as well roll for Rituals.
  return legal.find(({ type }) => type === 'move/roll') ?? choice;
}

/**
 * A bot that plans ahead. It plans several goals one after the other, with the life each leaves and the turns between;
 * in a combat it computes each blow and ability to the end of the fight; it buys and learns by how such fights would
 * go. It keeps away from Heroes who would take its Dragon Runes. Other decisions it makes as a sensible bot. On boards
 * that it cannot plan (at sea, on closed roads, and where a doom track counts cards instead of turns) it computes
 * fights only.
 *
 * @param seed - equal seeds, equal play
 *
 * @example
 * ```ts
 * import { plannerBot, playGame, sensibleBot } from 'runebound-engine/bots';
 *
 * playGame({ players: 2, seed: 'tamalir', bots: [plannerBot(1), sensibleBot(2)], maxTurns: 2 });
 * ```
 */
export function plannerBot(seed: string | number = 0): Bot {
  const sense = sensibleBot(seed);
  const source = botSource(seed);
  let progress = noProgress;
  return {
    name: 'planner',
    begin(): void {
      progress = noProgress;
    },
    choose(view, legal, helpers) {
      checkAsked(view, legal, helpers);
      const { player, ruleset, decision } = helpers;
      const [only] = legal;
      if (legal.length === 1 && only) return only;
      const g = tableOf(ruleset, view);
      const stranger = tryStranger(g, legal, source);
      if (stranger) return stranger;
      if (decision.kind === 'movement/choose') progress = progressOf(progress, g, player);
      const mayPlan = planned.has(decision.kind) && progress.missed < STUCK;
      const plan = mayPlan ? plannedIn(g, player, legal, decision.kind) : undefined;
      return plan ?? sense.choose(view, legal, helpers);
    },
  };
}

interface Progress {
  readonly turn: number;
  readonly has: string;
  readonly missed: number;
}

const noProgress: Progress = { turn: 0, has: '', missed: 0 };

/** After so many turns without a change the plan is wrong: it runs from the same fight, or waits for a way that does not open. */
const STUCK = 3;

function progressOf(before: Progress, g: G, player: number): Progress {
  const { turn } = g.state;
  if (turn === before.turn) return before;
  const { hero, ...rest } = playerState(g, player);
  const { space: _space, cameFrom: _cameFrom, ...body } = hero;
  const has = JSON.stringify([body, rest]);
  return { turn, has, missed: has === before.has ? before.missed + 1 : 0 };
}

const planned: ReadonlySet<string> = new Set([
  'movement/choose',
  'movement/walk',
  'free-move/step',
  'adventure/choose',
  'combat/escape',
  'phase/act',
  'market/trade',
  'experience/choose',
  'experience/pay',
  'experience/change',
  'experience/second',
  'equipping/choose',
  'knockout/card',
]);

/** Whether the ways are those of the board, and turns are the scarce resource. */
export const canPlan = (g: G): boolean =>
  !sailsTheSea(g) && gameOf(g).rules.overrides[waysFrom.slot] === undefined && tempoOf(g).card === 0;

function plannedIn(g: G, player: number, legal: Legal, kind: string): Choice {
  const first = useWell(g, player, legal) ?? moduleAdvice(g, player, legal, kind);
  if (first) return first;
  if (kind === 'phase/act') return chooseBlow(g, player, g.top() as frames.PhaseFrame, legal);
  if (!canPlan(g)) return undefined;
  switch (kind) {
    case 'combat/escape': {
      const fight = g.find(frames.combat);
      return fight && runOrStand(g, player, fight, legal, chanceIn);
    }
    case 'market/trade':
      return trade(g, player, offersAt(g, (g.top() as frames.MarketFrame).town), legal, exactStrengthOf);
    case 'experience/choose':
    case 'experience/pay':
    case 'experience/change':
    case 'experience/second':
      return grow(g, player, g.top() as frames.ExperienceFrame, legal, exactStrengthOf);
    case 'equipping/choose':
      return chooseUse(g, player, legal, exactStrengthOf);
    case 'knockout/card':
      return best(
        all(legal, 'knockout/discard'),
        ({ card }) => -worthOfOwned(g, player, card, exactStrengthOf),
      );
  }
  const plan = planOf(g, player);
  // Without a promising plan the sensible bot picks something to try.
  if (!plan.promises(playerState(g, player).hero.space ?? '')) return undefined;
  switch (kind) {
    case 'movement/choose':
      return setOut(g, player, legal, plan);
    case 'movement/walk':
      return walkOn(g, player, g.top() as frames.MovementFrame, legal, (space) => plan.worth(space));
    case 'free-move/step':
      return drift(g, player, legal, (space) => plan.worth(space));
    default:
      return attempt(g, player, legal);
  }
}

function attempt(g: G, player: number, legal: Legal): Choice {
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
  const passing = plan.passing(here);
  const attack = challenge(g, player, legal, choice ? worth(choice) - passing : 0);
  if (attack) return attack;
  return choice && worth(choice) > passing ? choice : (seekExchange(g, player, legal) ?? pass);
}
