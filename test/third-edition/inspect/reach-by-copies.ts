import type { ThirdEditionAction } from '../../../src/third-edition/actions.js';
import { playerState } from '../../../src/third-edition/base/cards.js';
import { freeMove, move, retreat, turn } from '../../../src/third-edition/base/frames.js';
import type { HexId } from '../../../src/third-edition/base/state.js';
import type { ThirdEditionGame as G } from '../../../src/third-edition/base/vocabulary.js';
import { ahead } from '../../../src/third-edition/inspect/ahead.js';
import { hexInspection } from '../../../src/third-edition/inspect/table.js';
import type { Reach, RerollReach, Way } from '../../../src/third-edition/inspect/types.js';
import { Ground, likelyHexes } from '../../../src/third-edition/inspect/walking.js';

/* `reachable` in the slow way: each step on a copy of its own. */

/** Far more steps than five dice take on any board. */
const mostSteps = 6_000;

type Step = ThirdEditionAction & { readonly to: HexId };
const isStep = (action: ThirdEditionAction): action is Step =>
  /^(move\/(step|spend|spend-as|go)|retreat\/go)$/.test(action.type);

const byKind: Readonly<Record<string, Reach['by']>> = {
  [move.kind]: 'dice',
  [retreat.kind]: 'dice',
  [freeMove.kind]: 'card',
  [turn.kind]: 'steps',
};

function whoMoves(g: G): { readonly player: number; readonly by: Reach['by'] } | null {
  const waiting = g.waiting();
  if (waiting === null || waiting.step.does !== 'decide') return null;
  const by = byKind[waiting.f.kind];
  return by === undefined ? null : { player: waiting.step.actor(g, waiting.f), by };
}

const diceOf = (g: G): readonly number[] => [...((g.find(retreat) ?? g.find(move))?.dice ?? [])];

/** Everything that decides where a hero can go next. */
interface Standing {
  readonly hex: HexId | null;
  readonly damage: number;
  readonly dice: readonly number[];
  /** Actions left, hexes of a card's move, and abilities used: they change only by actions. */
  readonly rest: readonly [number, number, number];
}

function standingOf(g: G, player: number): Standing {
  const { hex, damage } = playerState(g, player);
  const { actions = 0, used = [] } = g.find(turn) ?? {};
  return { hex, damage, dice: diceOf(g), rest: [actions, g.find(freeMove)?.left ?? 0, used.length] };
}

const keyOf = ({ hex, damage, dice, rest }: Standing): string => [hex, damage, dice, rest].join('/');

/**
 * The result of a step, if the damage of entering the hex is known; `null` for steps that cost more than a die or an
 * action.
 */
function expected(was: Standing, action: Step, damage: number | undefined): Standing | null {
  if (damage === undefined) return null;
  const [actions, left, used] = was.rest;
  if (action.type === 'move/spend')
    return { hex: action.to, damage, dice: leftOf(was.dice, action), rest: was.rest };
  return action.type === 'move/step'
    ? { hex: action.to, damage, dice: was.dice, rest: [actions - 1, left, used] }
    : null;
}

/**
 * Every hex that the moving hero can reach: with the dice on the table, in a move that a card grants, or at the
 * beginning of an action by single steps. No die is rerolled; `exerting` shows what one reroll allows.
 *
 * @returns `null` unless a player is asked where to move
 * @example
 * ```ts
 * ruleset.ask(state, reachable)?.hexes[0].ways[0].actions.reduce((at, action) => ruleset.apply(at, action), state); // there
 * ```
 */
export function reachable(g: G): Reach | null {
  const moving = whoMoves(g);
  if (moving === null) return null;
  const { player, by } = moving;
  const start = playerState(g, player);
  const found = new Map<HexId, Found>();
  const seen = new Set<string>([keyOf(standingOf(g, player))]);
  /** The damage after entering a hex, by hex and damage before. */
  const hurt = new Map<string, number>();
  const begun: Way = { path: [], actions: [], spent: [], left: diceOf(g), cost: 0, damage: 0 };
  const places: (Place | null)[] = [{ g, way: begun }];
  let [steps, complete] = [0, true];
  for (let at = 0; at < places.length; at++) {
    const { g: here, way } = places[at] as Place;
    // Frees the memory of this copy.
    places[at] = null;
    const was = standingOf(here, player);
    for (const action of (here.legalActions(player) as ThirdEditionAction[]).filter(isStep)) {
      const entry = `${was.damage}/${action.to}`;
      const result = expected(was, action, hurt.get(entry));
      // Reached before with the same resources.
      if (result !== null && seen.has(keyOf(result))) continue;
      if (++steps > mostSteps) {
        complete = false;
        break;
      }
      const there = ahead.after(ahead.copyOf(here), action);
      const now = playerState(there, player);
      if (now.hex !== action.to) continue;
      hurt.set(entry, now.damage);
      const on = whoMoves(there);
      const goesOn = on?.player === player && on.by === by && there.top().kind === here.top().kind;
      const spent = 'die' in action ? [...way.spent, action.die] : way.spent;
      const left = goesOn ? diceOf(there) : leftOf(way.left, action);
      const next: Way = {
        path: [...way.path, action.to],
        actions: [...way.actions, action],
        spent,
        left,
        cost: way.cost + (action.type === 'move/step' ? 1 : 0),
        damage: now.damage - start.damage,
      };
      note(
        found,
        next,
        goesOn && there.legalActions(player).some((one) => isStep(one as ThirdEditionAction)),
      );
      const key = keyOf(standingOf(there, player));
      if (seen.has(key)) continue;
      seen.add(key);
      if (goesOn) places.push({ g: there, way: next });
    }
  }
  const hexes = [...found].map(([hex, { ways, goesOn }]) => ({ there: hexInspection(g, hex), ways, goesOn }));
  return { player, from: start.hex, by, hexes, exerting: exertingOf(g, player), complete };
}

function leftOf(dice: readonly number[], action: Step): readonly number[] {
  if (!('die' in action)) return dice;
  const at = dice.indexOf(action.die);
  return at < 0 ? dice : dice.toSpliced(at, 1);
}

/** A position on a way, and the way. */
interface Place {
  readonly g: G;
  readonly way: Way;
}

interface Found {
  readonly ways: Way[];
  readonly goesOn: boolean;
  /** The least damage of the ways, by the dice they leave. */
  readonly least: Map<string, number>;
}

/** Keeps a way unless another leaves the same dice with no more damage. */
function note(found: Map<HexId, Found>, way: Way, goesOn: boolean): void {
  const hex = way.path.at(-1) as HexId;
  const known = found.get(hex) ?? { ways: [], goesOn, least: new Map<string, number>() };
  found.set(hex, known);
  const dice = String(way.left);
  const least = known.least.get(dice);
  if (least !== undefined && least <= way.damage) return;
  known.least.set(dice, way.damage);
  known.ways.push(way);
}

function exertingOf(g: G, player: number): readonly RerollReach[] {
  if (g.top().kind !== move.kind) return [];
  const dice = diceOf(g);
  const faces = (g.legalActions(player) as ThirdEditionAction[]).flatMap((action) =>
    action.type === 'exert/reroll' ? action.die : [],
  );
  const ground = new Ground(g, player);
  return [...new Set(faces)].map((die) => ({
    die,
    hexes: likelyHexes(dice.toSpliced(dice.indexOf(die), 1), 1, ground),
  }));
}
