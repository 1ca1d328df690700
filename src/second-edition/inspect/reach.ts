import type { AnyActionKind } from '../../kernel/actions.js';
import { type Handful, Handfuls, Places } from '../../kernel/handfuls.js';
import { further, type Standing, Walks } from '../../kernel/walks.js';
import type { SecondEditionAction } from '../actions.js';
import { playerState } from '../base/cards.js';
import { heroMoved } from '../base/event-kinds/index.js';
import { freeMove, movement } from '../base/frames.js';
import type { SpaceId } from '../base/state.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';
import { ahead } from './ahead.js';
import { type SpaceInspection, spaceInspection } from './board.js';

/* Where the present movement can lead. It is played step by step, so terrain, ways, modules and cards are included. */

/** A way to a space. */
export interface Way {
  /** The spaces entered, in order; the last is the destination. */
  readonly path: readonly SpaceId[];
  /** The actions, in order; each is legal after those before. */
  readonly actions: readonly SecondEditionAction[];
  /** The faces of the movement dice used, in order; empty for steps without dice. */
  readonly spent: readonly number[];
  /** The faces of the dice left, in ascending order. */
  readonly left: readonly number[];
}

/** A space that can be reached. */
export interface ReachedSpace {
  /** The space, with all that matters if the Hero stops there: counters, undefeated Challenges, a town, Heroes. */
  readonly there: SpaceInspection;
  /** Ways there, one for each set of dice left; the first uses the fewest dice. */
  readonly ways: readonly Way[];
  /** Whether the Hero can go on from here after the first way. */
  readonly goesOn: boolean;
  /** What interrupts the first way here: a decision or roll, as in `decision(state).kind`, `over` at the end of the game, or `null`. */
  readonly interrupted: string | null;
}

/** Where the present movement can lead. */
export interface Reach {
  /** Who moves, by index. */
  readonly player: number;
  /** The space of the Hero; `null` if none. */
  readonly from: SpaceId | null;
  /** Every space that can be reached, the nearest first; the present one only if the Hero can come back to it. */
  readonly spaces: readonly ReachedSpace[];
  /** False if the search was cut short: then some spaces may be missing. */
  readonly complete: boolean;
}

/** Far more steps than five dice take on any board. */
const MOST_STEPS = 6_000;

interface Found extends Omit<ReachedSpace, 'there'> {
  readonly ways: Way[];
  /** The handfuls that its ways leave. */
  readonly left: Set<Handful>;
}

interface Footing {
  readonly space: SpaceId | null;
  readonly cameFrom: SpaceId | null;
  readonly dice: readonly number[];
}

const walksOf = (player: number) =>
  new Walks(ahead, {
    read(g: G): Footing {
      const { space, cameFrom } = playerState(g, player).hero;
      return { space, cameFrom, dice: [...(g.find(movement)?.dice ?? [])] };
    },
    put(g: G, { space, cameFrom, dice }: Footing): void {
      const { hero } = playerState(g, player);
      hero.space = space;
      hero.cameFrom = cameFrom;
      const f = g.find(movement);
      if (f !== undefined) f.dice = [...dice];
    },
    told: [heroMoved.type],
  });

interface Place {
  readonly standing: Standing<G['state'], G['content'], Footing>;
  readonly way: Way;
  readonly left: Handful;
}

/**
 * The spaces that the moving player can reach: with the dice on the table, with a single step before the dice are
 * rolled, or in a move that a card grants. No ability is used on the way.
 *
 * @returns `null` unless a player is asked where to move
 */
export function reachable(g: G): Reach | null {
  const player = whoMoves(g);
  if (player === null) return null;
  const walks = walksOf(player);
  const begun = walks.begin(g);
  const from = begun.at.space;
  const found = new Map<SpaceId, Found>();
  const seen = new Places();
  const handfuls = new Handfuls();
  const all = handfuls.of(begun.at.dice);
  const places: (Place | null)[] = [
    { standing: begun, way: { path: [], actions: [], spent: [], left: all.dice }, left: all },
  ];
  let steps = 0;
  for (let at = 0; at < places.length; at++) {
    const { standing, way, left: had } = places[at] as Place;
    // Frees the memory of this copy.
    places[at] = null;
    const here = walks.gameAt(standing);
    const { kind, step } = here.top();
    for (const action of here.legalActions(player, isStep) as Step[]) {
      const { to: space } = action;
      const expected = 'die' in action ? handfuls.without(had, action.die) : had;
      if (seen.has(space, expected)) continue;
      if (++steps > MOST_STEPS) return done(g, player, from, found, false);
      const there = walks.step(standing, action);
      // An action that names another place, or moves nothing, is not a step.
      if (there.at.space === standing.at.space) continue;
      const isPlain = there.ground === standing.ground;
      const now = there.ground.g;
      const left = isPlain ? expected : handfuls.of(there.at.dice);
      const next: Way = Object.freeze({ ...further(way, action), left: left.dice });
      // The same kind of movement goes on: walking or drifting.
      const goesOn =
        isPlain || (whoMoves(now) === player && now.top().kind === kind && now.top().step === step);
      const interrupted = goesOn ? null : interruption(now, player, space);
      // An interruption on one way need not happen on another.
      if (interrupted === null) seen.add(space, left);
      const known = found.get(space);
      if (known === undefined) found.set(space, { ways: [next], left: new Set([left]), goesOn, interrupted });
      else if (!known.left.has(left)) {
        known.ways.push(next);
        known.left.add(left);
      }
      if (goesOn) places.push({ standing: there, way: next, left });
    }
  }
  return done(g, player, from, found, true);
}

function done(
  g: G,
  player: number,
  from: SpaceId | null,
  found: ReadonlyMap<SpaceId, Found>,
  complete: boolean,
): Reach {
  const spaces = [...found].map(([space, { ways, goesOn, interrupted }]) => ({
    there: spaceInspection(g, space),
    ways,
    goesOn,
    interrupted,
  }));
  return { player, from, spaces, complete };
}

type Step = SecondEditionAction & { readonly to: SpaceId };

/** The player who is asked where to move, in a Movement step or a move that a card grants. */
function whoMoves(g: G): number | null {
  const waiting = g.waiting();
  if (waiting === null || waiting.step.does !== 'decide') return null;
  const { f, step } = waiting;
  return f.kind === movement.kind || f.kind === freeMove.kind ? step.actor(g, f) : null;
}

const isStep = ({ parameters }: AnyActionKind): boolean => 'to' in parameters;

/** Steps of a movement while effects of entering a space are carried out. */
const moving: readonly string[] = ['walk', 'after', 'step'];

/** What entering a space causes before the movement goes on or ends; effects of ending there do not count. */
function interruption(now: G, player: number, reached: SpaceId): string | null {
  const waiting = now.waiting();
  if (playerState(now, player).hero.space !== reached)
    return waiting === null ? 'over' : `${waiting.f.kind}/${waiting.step.name}`;
  if (waiting === null) return null;
  const { f, step } = waiting;
  const isHeldUp = now.state.frames.some(
    (frame) =>
      frame !== f &&
      (frame.kind === movement.kind || frame.kind === freeMove.kind) &&
      moving.includes(frame.step),
  );
  return isHeldUp ? `${f.kind}/${step.name}` : null;
}
