import type { SecondEditionAction } from '../../../src/second-edition/actions.js';
import { playerState } from '../../../src/second-edition/base/cards.js';
import { freeMove, movement } from '../../../src/second-edition/base/frames.js';
import type { SpaceId } from '../../../src/second-edition/base/state.js';
import type { SecondEditionGame as G } from '../../../src/second-edition/base/vocabulary.js';
import { ahead, copyOf } from '../../../src/second-edition/inspect/ahead.js';
import { spaceInspection } from '../../../src/second-edition/inspect/board.js';
import type { Reach, ReachedSpace, Way } from '../../../src/second-edition/inspect/types.js';

/* `reachable` in the slow way: each step on a copy of its own. */

/** Far more steps than five dice take on any board. */
const MOST_STEPS = 6_000;

interface Found extends Omit<ReachedSpace, 'there'> {
  readonly ways: Way[];
  /** The sets of dice that its ways leave. */
  readonly left: Set<string>;
}

interface Place {
  readonly g: G;
  readonly way: Way;
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
  const begun = copyOf(g);
  const from = playerState(g, player).hero.space;
  const found = new Map<SpaceId, Found>();
  const seen = new Set<string>();
  const places: (Place | null)[] = [{ g: begun, way: { path: [], actions: [], spent: [], left: diceOf(g) } }];
  let steps = 0;
  for (let at = 0; at < places.length; at++) {
    const { g: here, way } = places[at] as Place;
    // Frees the memory of this copy.
    places[at] = null;
    for (const action of stepsFrom(here, player)) {
      const key = keyOf(action.to, expected(way.left, action));
      if (seen.has(key)) continue;
      if (++steps > MOST_STEPS) return done(g, player, from, found, false);
      const there = ahead.after(here, action);
      // An action that names another place, or moves nothing, is not a step.
      if (!hasMoved(here, there, player)) continue;
      const space = action.to;
      const left = diceOf(there);
      const next: Way = {
        path: [...way.path, space],
        actions: [...way.actions, action],
        spent: 'die' in action ? [...way.spent, action.die] : way.spent,
        left,
      };
      const goesOn = whoMoves(there) === player && isSame(here, there);
      const interrupted = goesOn ? null : interruption(there, player, space);
      // An interruption on one way need not happen on another.
      if (interrupted === null) seen.add(keyOf(space, left));
      const known = found.get(space);
      const dice = String(left);
      if (known === undefined) found.set(space, { ways: [next], left: new Set([dice]), goesOn, interrupted });
      else if (!known.left.has(dice)) {
        known.ways.push(next);
        known.left.add(dice);
      }
      if (goesOn) places.push({ g: there, way: next });
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

const stepsFrom = (g: G, player: number): readonly Step[] =>
  (g.legalActions(player) as SecondEditionAction[]).filter((action): action is Step => 'to' in action);

/** Whether the same kind of movement goes on: walking or drifting. */
const isSame = (before: G, now: G): boolean =>
  before.top().kind === now.top().kind && before.top().step === now.top().step;

const diceOf = (g: G): readonly number[] => [...(g.find(movement)?.dice ?? [])].sort((a, b) => a - b);

function expected(left: readonly number[], action: Step): readonly number[] {
  if (!('die' in action)) return left;
  const dice = [...left];
  dice.splice(dice.indexOf(action.die), 1);
  return dice;
}

const keyOf = (space: SpaceId, left: readonly number[]): string => `${space}/${left}`;

const hasMoved = (before: G, now: G, player: number): boolean =>
  playerState(before, player).hero.space !== playerState(now, player).hero.space;

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
