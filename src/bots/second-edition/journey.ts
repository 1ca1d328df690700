import { playerState } from '../../second-edition/base/cards.js';
import { partyOf, staminaOf } from '../../second-edition/base/characters.js';
import { entryFaces, walksFrom } from '../../second-edition/base/entering.js';
import type { MovementFrame } from '../../second-edition/base/frames.js';
import { healingPrice, openTowns } from '../../second-edition/base/market.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Content, SpaceData } from '../../second-edition/index.js';
import { worthOfAwakening } from './awakening.js';
import { seekExchange } from './bargaining.js';
import { type Action, all, best, type Choice, find, type Legal } from './bot.js';
import { eachCataclysmGoal } from './cataclysm-goals.js';
import { LEAST, leastOfDrawing, openColors, worthOfDrawing, worthOfFacing } from './evaluation.js';
import { dangers } from './hazards.js';
import { remembering } from './memory.js';
import { empower, hasToEmpower } from './rituals.js';
import { challenge, eachRival } from './rivals.js';
import { callOfTheSea } from './seafaring.js';
import { worthOfStack } from './shopping.js';
import { lifeLeft } from './table.js';
import { type Tempo, tempoOf } from './tempo.js';

/** The mean turns to enter a space, by the number of die faces that show its terrain. */
const turnsByFaces = [1, 0.6, 0.35, 0.25, 0.2];
const TOWN = 0.2;

/** The factor that the way into each space leaves of a prize, by pace and board. */
const delays = new WeakMap<Tempo, WeakMap<object, ReadonlyMap<string, number>>>();

const turnsInto = ({ dice }: Content, { terrain }: SpaceData): number =>
  terrain === 'town' ? TOWN : (turnsByFaces[dice.filter((face) => face.includes(terrain)).length] ?? TOWN);

function delaysOn(content: Content, pace: Tempo): ReadonlyMap<string, number> {
  const { board } = content;
  const known = delays.get(pace)?.get(board);
  if (known) return known;
  const found = new Map(
    Object.values(board.spaces).map(
      (space) => [space.id, pace.patience ** turnsInto(content, space)] as const,
    ),
  );
  delays.set(pace, (delays.get(pace) ?? new WeakMap()).set(board, found));
  return found;
}

export function healingsFor(g: G, player: number): number {
  const price = healingPrice(g, player);
  return price === 0 ? Number.POSITIVE_INFINITY : Math.floor(playerState(g, player).gold / price);
}

/** A Hero on its last leg goes to a market before the next adventure, if it can heal there. */
const mustHeal = (g: G, player: number): boolean =>
  lifeLeft(g, player) <= tempoOf(g).lastLeg &&
  Math.min(playerState(g, player).hero.wounds, healingsFor(g, player)) > 0;

/** The factor on prizes of adventures for a Hero who needs healing. */
const CAUTION = 0.1;

function goalsOf(g: G, player: number): Map<string, number> {
  const goals = new Map<string, number>();
  const courage = mustHeal(g, player) ? CAUTION : 1;
  const add = (space: string, worth: number): void => {
    if (worth > (goals.get(space) ?? 0)) goals.set(space, worth);
  };
  const waiting = new Set(g.state.track.map((entry) => entry?.space));
  const least = leastOfDrawing(g, player);
  for (const color of openColors(g, player)) {
    const worth = Math.max(worthOfDrawing(g, player, color), least(color));
    for (const space of g.state.counters[color]) if (!waiting.has(space)) add(space, courage * worth);
  }
  for (const entry of g.state.track)
    if (entry) add(entry.space, courage * worthOfFacing(g, player, entry.card));
  const awakening = worthOfAwakening(g, player);
  if (awakening > 0) for (const space of g.state.counters.red) add(space, courage * awakening);
  for (const town of openTowns(g)) add(town.space, worthOfTown(g, player, town.id));
  eachCataclysmGoal(g, player, add);
  eachRival(g, player, add);
  return goals;
}

/** A town heals and sells; without gold it does neither. */
function worthOfTown(g: G, player: number, town: string): number {
  const { hero, allies } = playerState(g, player);
  const healings = healingsFor(g, player);
  const life = lifeLeft(g, player) + hero.wounds;
  const tired = hero.exhaustion + allies.reduce((sum, ally) => sum + ally.exhaustion, 0);
  const hurt = allies.reduce((sum, ally) => sum + ally.wounds, 0);
  const healed =
    healings === 0
      ? 0
      : (6 * Math.min(healings, hero.wounds)) / life + 0.3 * Math.min(healings, hurt) + 0.15 * tired;
  return healed + 0.35 * worthOfStack(g, player, town);
}

/** The prize on each space, and the worth of being there: the best prize, less the way to it. */
interface Prospects {
  readonly goals: ReadonlyMap<string, number>;
  readonly pull: ReadonlyMap<string, number>;
  readonly patience: number;
  readonly danger: (space: string) => number;
}

/** What holds wherever the Hero stands. */
interface Outlook extends Prospects {
  /** The same with voyages from ports, by the worth of the sea. */
  readonly called: Map<number, Prospects>;
}

const outlooks = remembering<Outlook>();

const outlookOf = (g: G, player: number): Outlook => outlooks(g, player, lookAround);

function lookAround(g: G, player: number): Outlook {
  const goals = goalsOf(g, player);
  const { patience } = tempoOf(g);
  return { goals, pull: pullOf(g, player, goals), patience, danger: dangers(g, player), called: new Map() };
}

function prospectsOf(g: G, player: number): Prospects {
  const inland = outlookOf(g, player);
  const call = callOfTheSea(g, player, (space) => inland.pull.get(space) ?? 0);
  if (call === 0) return inland;
  const known = inland.called.get(call);
  if (known) return known;
  const goals = new Map(inland.goals);
  for (const { space } of g.content.board.towns) goals.set(space, (goals.get(space) ?? 0) + call);
  const prospects = { ...inland, goals, pull: pullOf(g, player, goals) };
  inland.called.set(call, prospects);
  return prospects;
}

function pullOf(g: G, player: number, goals: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const pace = tempoOf(g);
  const delay = delaysOn(g.content, pace);
  const pull = new Map(goals);
  // Each space that became better may improve its neighbors. The best come first, so that few spaces are visited twice.
  const better = [...goals].sort((a, b) => b[1] - a[1]).map(([space]) => space);
  const ways = new Map<string, readonly string[]>();
  for (let at = 0; at < better.length; at++) {
    const place = better[at] as string;
    const through = (pull.get(place) ?? 0) * (delay.get(place) ?? pace.patience);
    let around = ways.get(place);
    if (around === undefined) {
      around = walksFrom(g, player, place);
      ways.set(place, around);
    }
    for (let way = 0; way < around.length; way++) {
      const next = around[way] as string;
      if (through <= (pull.get(next) ?? 0)) continue;
      pull.set(next, through);
      better.push(next);
    }
  }
  return pull;
}

export function worthInland(g: G, player: number): (space: string) => number {
  const { pull } = outlookOf(g, player);
  return (space) => pull.get(space) ?? 0;
}

const worthOfEnding = ({ goals, pull, patience, danger }: Prospects, space: string): number =>
  Math.max(goals.get(space) ?? 0, patience * (pull.get(space) ?? 0)) - danger(space);

export function endingWorth(g: G, player: number): (space: string) => number {
  const prospects = prospectsOf(g, player);
  return (space) => worthOfEnding(prospects, space);
}

const isOutOfBreath = (g: G, player: number): boolean => {
  const { hero } = playerState(g, player);
  return 2 * hero.exhaustion >= staminaOf(g, player, hero.card);
};

export function setOut(g: G, player: number, legal: Legal): Choice {
  const prospects = prospectsOf(g, player);
  const here = playerState(g, player).hero.space ?? '';
  const worth = (space: string): number => worthOfEnding(prospects, space);
  const roll = find(legal, 'move/roll');
  const beside = best(all(legal, 'move/adjacent'), (action) => worth(action.to));
  const tired = partyOf(g, player).reduce((sum, c) => sum + c.exhaustion, 0);
  const far = prospects.pull.get(here) ?? 0;
  if (worth(here) >= Math.max(far, beside ? worth(beside.to) : 0))
    return (
      (tired > 0 ? all(legal, 'move/rest').find(({ dice }) => dice === 0) : undefined) ??
      (hasToEmpower(g, player) ? roll : undefined) ??
      find(legal, 'move/stay')
    );
  if (beside && worth(beside.to) >= far) return beside;
  const spared = isOutOfBreath(g, player) ? Math.min(2, tired) : 0;
  return all(legal, 'move/rest').find(({ dice }) => spared > 0 && dice === 4 - spared) ?? roll ?? beside;
}

/** A space on a walk: its worth, and the dice that lead on, a bit for each. */
interface Around {
  readonly worth: number;
  readonly ways: readonly string[];
  readonly open: readonly number[];
  readonly reached: number[];
}

/** The dice that show one of some faces, a bit for each. */
const diceFor = (faces: readonly number[], dice: readonly number[]): number => {
  let bits = 0;
  for (let at = 0; at < dice.length; at++) if (faces.includes(dice[at] as number)) bits |= 1 << at;
  return bits;
};

/** Whether a remaining die before this place shows the same face; the dice are sorted. */
function isSameBefore(dice: readonly number[], at: number, left: number): boolean {
  for (let before = at - 1; before >= 0 && dice[before] === dice[at]; before--)
    if ((left & (1 << before)) !== 0) return true;
  return false;
}

export function walkOn(
  g: G,
  player: number,
  f: MovementFrame,
  legal: Legal,
  worth: (space: string) => number = endingWorth(g, player),
): Choice {
  const here = playerState(g, player).hero.space ?? '';
  // A bit for each remaining die, by its place.
  const dice = [...f.dice].sort();
  const around = new Map<string, Around>();
  const aroundOf = (space: string): Around => {
    let known = around.get(space);
    if (known === undefined) {
      const ways = walksFrom(g, player, space);
      known = {
        worth: worth(space),
        ways,
        open: ways.map((next) => diceFor(entryFaces(g, next), dice)),
        reached: [],
      };
      around.set(space, known);
    }
    return known;
  };
  const reach = (space: string, left: number): number => {
    const here = aroundOf(space);
    const known = here.reached[left];
    if (known !== undefined) return known;
    let most = here.worth;
    for (let way = 0; way < here.ways.length; way++) {
      const open = (here.open[way] as number) & left;
      for (let at = 0; open >> at > 0; at++)
        // Of dice with the same face, only the first that remains.
        if ((open & (1 << at)) !== 0 && !isSameBefore(dice, at, left))
          most = Math.max(most, reach(here.ways[way] as string, left & ~(1 << at)));
    }
    here.reached[left] = most;
    return most;
  };
  const without = (die: number): number => {
    const all = (1 << dice.length) - 1;
    return all & ~(1 << dice.indexOf(die));
  };
  const step = best(
    all(legal, 'move/step'),
    // Among equally good ways, the quicker one.
    ({ to, die }) => reach(to, without(die)) + 1e-6 * worth(to),
  );
  // Dice that the way does not need go to Rituals.
  const end = () => empower(g, legal) ?? find(legal, 'move/stop');
  if (step === undefined) return end();
  return reach(step.to, without(step.die)) > worth(here) + 1e-9 ? step : end();
}

export function drift(
  g: G,
  player: number,
  legal: Legal,
  worth: (space: string) => number = endingWorth(g, player),
): Choice {
  const here = playerState(g, player).hero.space ?? '';
  const step = best(all(legal, 'move/free'), ({ to }) => worth(to));
  return step && worth(step.to) > worth(here) ? step : find(legal, 'move/free-end');
}

/** Rests the Hero first, then the most tired character. */
export const recover = (g: G, player: number, legal: Legal): Choice => {
  const { hero } = playerState(g, player);
  const tired = new Map(
    partyOf(g, player).map((c) => [c.card, c.exhaustion + (c.card === hero.card ? 9 : 0)]),
  );
  return (
    best(all(legal, 'rest/discard'), ({ character }) => tired.get(character) ?? 0) ?? find(legal, 'rest/done')
  );
};

/** At its place: a rival, or the most promising adventure if no market comes first; else an exchange. */
export function takeAdventure(g: G, player: number, legal: Legal): Choice {
  const least = leastOfDrawing(g, player);
  const worth = (action: Action): number =>
    action.type === 'adventure/attempt'
      ? Math.max(worthOfDrawing(g, player, action.color), Math.min(LEAST / 2, least(action.color)))
      : action.type === 'adventure/face'
        ? worthOfFacing(g, player, action.card)
        : 0;
  const choice = best([...all(legal, 'adventure/attempt'), ...all(legal, 'adventure/face')], worth);
  const attack = challenge(g, player, legal, choice ? worth(choice) : 0);
  if (attack) return attack;
  const tempted =
    choice !== undefined && worth(choice) > 0 && (!mustHeal(g, player) || nothingBetter(g, player));
  if (tempted) return choice;
  return seekExchange(g, player, legal) ?? find(legal, 'adventure/pass') ?? find(legal, 'adventure/decline');
}

/** Whether a Hero here would stay anyway: an adventure declined now would be declined for ever. */
function nothingBetter(g: G, player: number): boolean {
  const here = playerState(g, player).hero.space ?? '';
  const { goals, pull } = prospectsOf(g, player);
  return (goals.get(here) ?? 0) >= (pull.get(here) ?? 0);
}
