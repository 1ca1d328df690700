import { distancesFrom } from '../../../hex/index.js';
import { gameOf } from '../../../kernel/index.js';
import { playerState } from '../../../second-edition/base/cards.js';
import { partyOf } from '../../../second-edition/base/characters.js';
import { entryFaces, walksFrom, waysFrom } from '../../../second-edition/base/entering.js';
import type { MovementFrame } from '../../../second-edition/base/frames.js';
import { healingPrice, openTowns } from '../../../second-edition/base/market.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import type { Color } from '../../../second-edition/index.js';
import { type Action, all, best, type Choice, find, type Legal } from '../bot.js';
import { eachCataclysmGoal } from '../cataclysm-goals.js';
import { type AdventureEstimate, estimateAdventures, openColors } from '../evaluation.js';
import { remembering } from '../memory.js';
import { empower, hasToEmpower } from '../rituals.js';
import { healthOf, lifeLeft } from '../table.js';

/** The factor of a step on a prize. */
const STEP = 0.85;
/** The factor of waiting for the next turn. */
const TURN = 0.6;
/** The least worth of a space: without any prize the bot still tries something. */
const LEAST = 0.05;
/** Steps that a walk looks ahead. */
const AHEAD = 3;

export interface Goals {
  at(space: string): number;
  /** The worth of being on a space: the best prize anywhere, less the way to it. */
  pull(space: string): number;
}

const glance = (g: G, player: number): AdventureEstimate =>
  estimateAdventures(g, player, healthOf(g, player));

const seen = remembering<Goals>();

export const goalsOf = (g: G, player: number): Goals => seen(g, player, lookAround);

function lookAround(g: G, player: number): Goals {
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
  eachCataclysmGoal(g, player, add);
  return { at: (space) => worth.get(space) ?? 0, pull: pullOf(g, player, worth) };
}

/** Spaces reachable on foot, if a module has closed some. */
function within(g: G, player: number): ReadonlySet<string> | null {
  const here = playerState(g, player).hero.space;
  if (here === null || gameOf(g).rules.overrides[waysFrom.slot] === undefined) return null;
  return new Set(distancesFrom(here, (space) => walksFrom(g, player, space)).keys());
}

/** The distances between all spaces of a board, by their index. */
interface Chart {
  readonly places: ReadonlyMap<string, number>;
  readonly steps: readonly Uint8Array[];
}

const charts = new WeakMap<object, Chart>();
const NOWHERE = 255;

function chartOf(g: G): Chart {
  const { board } = g.content;
  const known = charts.get(board);
  if (known) return known;
  const spaces = Object.keys(board.neighbours);
  const places = new Map(spaces.map((space, at) => [space, at]));
  const steps = spaces.map((from) => {
    const far = new Uint8Array(spaces.length).fill(NOWHERE);
    for (const [space, count] of distancesFrom(from, (at) => board.neighbours[at] ?? []))
      far[places.get(space) ?? 0] = Math.min(count, NOWHERE - 1);
    return far;
  });
  const chart = { places, steps };
  charts.set(board, chart);
  return chart;
}

const left = Float64Array.from({ length: NOWHERE + 1 }, (_, steps) =>
  steps === NOWHERE ? 0 : STEP ** steps,
);

function pullOf(g: G, player: number, worth: ReadonlyMap<string, number>): (space: string) => number {
  const near = within(g, player);
  const { places, steps } = chartOf(g);
  const pull = new Float64Array(places.size);
  for (const [space, prize] of worth) {
    const far = steps[places.get(space) ?? -1];
    if (far === undefined || (near !== null && !near.has(space))) continue;
    for (let at = 0; at < pull.length; at++) {
      const there = prize * (left[far[at] as number] as number);
      if (there > (pull[at] as number)) pull[at] = there;
    }
  }
  return (space) => pull[places.get(space) ?? -1] ?? 0;
}

export const endingOn = (goals: Goals, space: string): number =>
  Math.max(goals.at(space), TURN * goals.pull(space));

export function setOut(g: G, player: number, legal: Legal): Choice {
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

export function walkOn(g: G, player: number, f: MovementFrame, legal: Legal): Choice {
  const here = playerState(g, player).hero.space ?? '';
  const goals = goalsOf(g, player);
  const reach = (space: string, dice: readonly number[], ahead: number): number => {
    let most = endingOn(goals, space);
    if (ahead === 0 || dice.length === 0) return most;
    for (const next of g.content.board.neighbours[space] ?? []) {
      if (goals.pull(next) <= most) continue;
      const faces = entryFaces(g, next);
      const at = dice.findIndex((die) => faces.includes(die));
      if (at >= 0) most = Math.max(most, reach(next, without(dice, at), ahead - 1));
    }
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

export function drift(g: G, player: number, legal: Legal): Choice {
  const here = playerState(g, player).hero.space ?? '';
  const goals = goalsOf(g, player);
  const step = best(all(legal, 'move/free'), ({ to }) => endingOn(goals, to));
  return step && endingOn(goals, step.to) > endingOn(goals, here) ? step : find(legal, 'move/free-end');
}

/** At its place: the most promising adventure, if it is worth the risk or nothing better is anywhere. */
export function takeAdventure(g: G, player: number, legal: Legal): Choice {
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
