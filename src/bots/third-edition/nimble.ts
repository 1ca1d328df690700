import { speedOf } from '../../third-edition/base/characters.js';
import type { MoveFrame } from '../../third-edition/base/frames.js';
import type { HexId } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { checkAsked } from '../asked.js';
import { all, best, botSource, find } from '../player.js';
import { type Bot, type Choice, type Legal, tableOf, type Ways } from './bot.js';
import { type Goal, goalsOf } from './goals.js';
import { learn } from './growth.js';
import { hexOf, pursue, walkBy, wayTo } from './journey.js';
import { fallbackChoice, ways as sensibleWays, useNow } from './sensible.js';
import { distancesFrom } from './travel.js';

/**
 * A fast bot for playouts: it has the goals of a sensible bot, but considers one at a time without what could follow,
 * and tries nothing out in a combat. So it decides several times as fast.
 *
 * @param seed - equal seeds, equal play; chance decides only between equal choices
 *
 * @example
 * ```ts
 * import { nimbleBot, playGame } from 'runebound-engine/third-edition/bots';
 *
 * const bots = [nimbleBot(1), nimbleBot(2)];
 * const { outcome } = playGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir', bots });
 * ```
 */
export function nimbleBot(seed: string | number = 0): Bot {
  const source = botSource(seed);
  return {
    name: 'nimble',
    choose(view, legal, helpers) {
      checkAsked(view, legal, helpers);
      const { player, ruleset, decision } = helpers;
      const [only] = legal;
      if (legal.length === 1 && only) return only;
      const g = tableOf(ruleset, view);
      return ways[decision.kind]?.(g, player, legal, g.top() as never) ?? fallbackChoice(legal, source);
    },
  };
}

const ways: Ways = {
  ...sensibleWays,
  'turn/act': (g, player, legal) =>
    learn(g, player, legal) ?? useNow(g, player, legal) ?? takeAction(g, player, legal),
  'move/spend': (g, player, legal, f: MoveFrame) => walkBy(g, player, f, legal, worthOfHexes(g, player)),
  'free-move/go': (g, player, legal) => goTo(g, player, all(legal, 'move/go')) ?? find(legal, 'move/stay'),
  'game/place': (g, player, legal) => goTo(g, player, all(legal, 'setup/place')),
  'retreat/go': (g, player, legal) =>
    goTo(g, player, all(legal, 'retreat/go')) ?? find(legal, 'retreat/stay'),
};

function rateFrom(g: G, player: number, hex: HexId, goal: Goal): number {
  const way = wayTo(g, speedOf(g, player), hex, goal);
  return goal.worth / (goal.actions + (way > 0 ? Math.max(1, way) : 0));
}

function takeAction(g: G, player: number, legal: Legal): Choice {
  const here = hexOf(g, player);
  const rated = goalsOf(g, player).map((goal) => ({ goal, rate: rateFrom(g, player, here, goal) }));
  return pursue(
    g,
    player,
    legal,
    rated.filter(({ rate }) => rate > 0),
    setOut,
  );
}

function setOut(g: G, player: number, { at }: Goal, legal: Legal): Choice {
  const steps = all(legal, 'move/step');
  const step = steps.find(({ to }) => at.includes(to));
  const toGoal = (hex: HexId): number => {
    const far = distancesFrom(g, hex, speedOf(g, player));
    return Math.min(...at.map((to) => far.get(to) ?? 99));
  };
  return step ?? find(legal, 'move/roll') ?? best(steps, ({ to }) => -toGoal(to));
}

/** The most goals considered on the way. */
const IN_MIND = 8;

/** The worth of being in a hex: the best goal from there, of the best from where the hero stands. */
function worthOfHexes(g: G, player: number): (hex: HexId) => number {
  const here = hexOf(g, player);
  const goals = goalsOf(g, player).filter(({ anywhere }) => !anywhere);
  const rates = new Map(
    goals.map((goal) => [goal, here === '' ? goal.worth : rateFrom(g, player, here, goal)]),
  );
  const inMind = goals.sort((a, b) => (rates.get(b) ?? 0) - (rates.get(a) ?? 0)).slice(0, IN_MIND);
  return (hex) =>
    inMind.reduce((most, goal) => Math.max(most, rateFrom(g, player, hex, goal)), 0) -
    (g.state.zombies.includes(hex) ? 1 : 0);
}

function goTo<A extends { readonly to: HexId }>(g: G, player: number, ways: readonly A[]): A | undefined {
  const worth = worthOfHexes(g, player);
  const go = best(ways, ({ to }) => worth(to));
  const here = hexOf(g, player);
  return go && (here === '' || worth(go.to) > worth(here)) ? go : undefined;
}
