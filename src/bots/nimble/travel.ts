import { distancesFrom } from '../../hex/index.js';
import { playerState, runesOf } from '../../second-edition/base/cards.js';
import { partyOf } from '../../second-edition/base/characters.js';
import type { MovementFrame } from '../../second-edition/base/frames.js';
import { healingPrice, openTowns } from '../../second-edition/base/market.js';
import { entryFaces, walksFrom, waysFrom } from '../../second-edition/base/movement.js';
import { runesToWin } from '../../second-edition/base/victory.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Color } from '../../second-edition/index.js';
import { type Action, all, best, find } from '../bot.js';
import { type Glance, glanceOf, openColors } from '../outlook.js';
import { empower, hasToEmpower } from '../rituals.js';
import { eachCall } from '../saviors.js';
import { lifeLeft } from '../table.js';

/* Where a nimble player goes: after the prize that is worth most for its distance, as the crow flies. */

/** What a step of the way leaves of a prize. */
const STEP = 0.85;
/** What the way to the next turn leaves of it. */
const TURN = 0.6;
/** Where nothing promises anything, something is tried all the same. */
const LEAST = 0.05;
/** Steps that are looked ahead in a walk. */
const AHEAD = 3;

/** How far spaces are, by board and space. */
const charts = new WeakMap<object, Map<string, ReadonlyMap<string, number>>>();

function stepsFrom(g: G, space: string): ReadonlyMap<string, number> {
  const { board } = g.content;
  const chart = charts.get(board) ?? new Map<string, ReadonlyMap<string, number>>();
  charts.set(board, chart);
  const known = chart.get(space);
  if (known) return known;
  const found = distancesFrom(space, (at) => board.neighbours[at] ?? []);
  chart.set(space, found);
  return found;
}

/** What is worth going for. */
export interface Goals {
  /** What waits on a space. */
  at(space: string): number;
  /** What a space is worth as a place to be: what waits anywhere, less the way to it. */
  pull(space: string): number;
}

export const healthOf = (g: G, player: number): number => {
  const left = lifeLeft(g, player);
  return left / (left + playerState(g, player).hero.wounds);
};

export const glance = (g: G, player: number): Glance => glanceOf(g, player, healthOf(g, player));

export function goalsOf(g: G, player: number): Goals {
  const { hero, gold, allies } = playerState(g, player);
  const worth = new Map<string, number>();
  const add = (space: string, prize: number): void => {
    if (prize > (worth.get(space) ?? 0)) worth.set(space, prize);
  };
  const { drawing, facing } = glance(g, player);
  const waiting = new Set(g.state.track.map((entry) => entry?.space));
  const prizes = openColors(g, player).map((color): [Color, number] => [color, drawing(color)]);
  const hopeless = prizes.every(([, prize]) => prize <= 0);
  for (const [color, prize] of prizes) {
    const least = hopeless && color === prizes[0]?.[0] ? LEAST : 0;
    for (const space of g.state.counters[color]) if (!waiting.has(space)) add(space, Math.max(prize, least));
  }
  const isLast = prizes.length === 0;
  for (const entry of g.state.track)
    if (entry) add(entry.space, Math.max(facing(entry.card), isLast ? LEAST : 0));
  const price = healingPrice(g, player);
  const cures = price === 0 ? hero.wounds : Math.min(hero.wounds, Math.floor(gold / price));
  const life = lifeLeft(g, player) + hero.wounds;
  const healed = (6 * cures * cures) / life + 0.1 * allies.reduce((sum, { wounds }) => sum + wounds, 0);
  const errand = healed + (gold >= 6 ? 0.12 * Math.min(gold, 20) : 0);
  if (errand > 0) for (const { space } of openTowns(g)) add(space, errand);
  eachCall(g, player, add);
  return { at: (space) => worth.get(space) ?? 0, pull: pullOf(g, player, worth) };
}

/** Spaces that feet lead to, where a module has closed some. */
function within(g: G, player: number): ReadonlySet<string> | null {
  const here = playerState(g, player).hero.space;
  if (here === null || g.rules.table[waysFrom.slot] === undefined) return null;
  return new Set(distancesFrom(here, (space) => walksFrom(g, player, space)).keys());
}

function pullOf(g: G, player: number, worth: ReadonlyMap<string, number>): (space: string) => number {
  const near = within(g, player);
  const goals = [...worth].filter(([space, prize]) => prize > 0 && (near === null || near.has(space)));
  const known = new Map<string, number>();
  return (space) => {
    const found = known.get(space);
    if (found !== undefined) return found;
    const steps = stepsFrom(g, space);
    let most = 0;
    for (const [goal, prize] of goals) {
      const far = steps.get(goal);
      if (far !== undefined) most = Math.max(most, prize * STEP ** far);
    }
    known.set(space, most);
    return most;
  };
}

/** What ending a movement on a space is worth. */
export const endingOn = (goals: Goals, space: string): number =>
  Math.max(goals.at(space), TURN * goals.pull(space));

/** At the beginning of the Movement step. */
export function setOut(g: G, player: number, legal: readonly Action[]): Action | undefined {
  const here = playerState(g, player).hero.space ?? '';
  const goals = goalsOf(g, player);
  const tired = partyOf(g, player).reduce((sum, { exhaustion }) => sum + exhaustion, 0);
  const roll = find(legal, 'move/roll');
  const rests = all(legal, 'move/rest');
  const far = goals.pull(here);
  const beside = best(all(legal, 'move/adjacent'), ({ to }) => goals.at(to));
  if (goals.at(here) >= far && goals.at(here) > 0)
    return (
      (tired > 0 ? rests.find(({ dice }) => dice === 0) : undefined) ??
      (hasToEmpower(g, player) ? roll : undefined) ??
      find(legal, 'move/stay')
    );
  if (beside && goals.at(beside.to) >= far) return beside;
  return (tired > 3 ? rests.find(({ dice }) => dice === 2) : undefined) ?? roll ?? beside;
}

/** Between the steps of a walk. */
export function walkOn(g: G, player: number, f: MovementFrame, legal: readonly Action[]): Action | undefined {
  const here = playerState(g, player).hero.space ?? '';
  const goals = goalsOf(g, player);
  const reached = new Map<string, number>();
  const reach = (space: string, dice: readonly number[], ahead: number): number => {
    const key = `${space}/${dice.join('')}`;
    const known = reached.get(key);
    if (known !== undefined) return known;
    let most = endingOn(goals, space);
    reached.set(key, most);
    if (ahead > 0)
      for (const next of g.content.board.neighbours[space] ?? []) {
        if (goals.pull(next) <= most) continue;
        const faces = entryFaces(g, next);
        const at = dice.findIndex((die) => faces.includes(die));
        if (at >= 0) most = Math.max(most, reach(next, without(dice, at), ahead - 1));
      }
    reached.set(key, most);
    return most;
  };
  const worth = ({ to, die }: { to: string; die: number }): number =>
    reach(to, without(f.dice, f.dice.indexOf(die)), AHEAD) + 1e-6 * goals.pull(to);
  const step = best(all(legal, 'move/step'), worth);
  const end = () => empower(g, legal) ?? find(legal, 'move/stop');
  return step && worth(step) > endingOn(goals, here) + 1e-5 ? step : end();
}

const without = (dice: readonly number[], at: number): readonly number[] =>
  dice.filter((_, other) => other !== at);

/** One space of a move without dice. */
export function drift(g: G, player: number, legal: readonly Action[]): Action | undefined {
  const here = playerState(g, player).hero.space ?? '';
  const goals = goalsOf(g, player);
  const step = best(all(legal, 'move/free'), ({ to }) => endingOn(goals, to));
  return step && endingOn(goals, step.to) > endingOn(goals, here) ? step : find(legal, 'move/free-end');
}

/** At the place reached: the adventure that promises most, if it is worth the risk, or nothing better is anywhere. */
export function takeAdventure(g: G, player: number, legal: readonly Action[]): Action | undefined {
  const { drawing, facing } = glance(g, player);
  const worth = (action: Action): number =>
    action.type === 'adventure/attempt'
      ? drawing(action.color)
      : action.type === 'adventure/face'
        ? facing(action.card)
        : 0;
  const choice = best([...all(legal, 'adventure/attempt'), ...all(legal, 'adventure/face')], worth);
  const here = playerState(g, player).hero.space ?? '';
  const goals = goalsOf(g, player);
  const isBest = goals.at(here) > 0 && goals.at(here) >= TURN * goals.pull(here);
  const tempted = choice !== undefined && (worth(choice) > 0 || healthOf(g, player) === 1) && isBest;
  return (tempted ? choice : undefined) ?? find(legal, 'adventure/pass') ?? find(legal, 'adventure/decline');
}

/** Whether one more rune would win the game. */
export const isAboutToWin = (g: G, player: number): boolean =>
  runesOf(g, playerState(g, player)) + 1 >= runesToWin(g);
