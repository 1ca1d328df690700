import type { AnyActionKind } from '../../kernel/actions.js';
import { type Standing, Walks } from '../../kernel/walks.js';
import type { ThirdEditionAction } from '../actions.js';
import { playerState } from '../base/cards.js';
import { actionsSpent, heroMoved } from '../base/event-kinds/index.js';
import { freeMove, move, retreat, turn } from '../base/frames.js';
import type { HexId } from '../base/state.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { ahead } from './ahead.js';
import { type HexInspection, hexInspection } from './table.js';
import { Ground, type LikelyHex, likelyHexes } from './walking.js';

/*
 * Where the moving hero can go. It is played step by step by the rules in force: terrain, roads, rivers, and effects on
 * the way.
 */

/** A way to a hex. */
export interface Way {
  /** The hexes entered, in order; the last is the destination. */
  readonly path: readonly HexId[];
  /** The actions, in order; each is legal after those before. */
  readonly actions: readonly ThirdEditionAction[];
  /** The faces of the dice used, in order; empty without dice. */
  readonly spent: readonly number[];
  /** The faces of the dice left, in ascending order. */
  readonly left: readonly number[];
  /** The turn actions needed: one for each step without dice, none for dice already rolled. */
  readonly cost: number;
  /** Damage that the hero suffers on the way. */
  readonly damage: number;
}

/** A hex that can be reached. */
export interface ReachedHex {
  /** The hex, and what is there. */
  readonly there: HexInspection;
  /** Ways there, one for each set of dice left; the first uses the fewest. */
  readonly ways: readonly Way[];
  /** Whether the hero can go on from there after the first way. */
  readonly goesOn: boolean;
}

/** What rerolling a die by exerting allows (3e.exert.reroll). */
export interface RerollReach {
  /** The face of the die to be rerolled. */
  readonly die: number;
  /** The probability of reaching each hex then, including those in reach now; the likeliest first. */
  readonly hexes: readonly LikelyHex[];
}

/** Where the moving hero can go. */
export interface Reach {
  /** Who moves, by index. */
  readonly player: number;
  /** The hex of the hero; `null` if none. */
  readonly from: HexId | null;
  /** The kind of movement: rolled dice, single steps for an action each, or a card's move without dice. */
  readonly by: 'dice' | 'steps' | 'card';
  /** Every hex that can be reached, the nearest first; the present one only if the hero can come back to it. */
  readonly hexes: readonly ReachedHex[];
  /** What one exerting allows, for each face on the table; empty if the player can reroll nothing. */
  readonly exerting: readonly RerollReach[];
  /** False if the search was cut short: then some hexes may be missing. */
  readonly complete: boolean;
}

/** Far more steps than five dice take on any board. */
const mostSteps = 6_000;

type Step = ThirdEditionAction & { readonly to: HexId };
const stepsFrom = (g: G, player: number): readonly Step[] => g.legalActions(player, isStep) as Step[];
const isStep = ({ type }: AnyActionKind): boolean => steps.has(type);
const steps: ReadonlySet<string> = /* @__PURE__ */ new Set<Step['type']>([
  'move/step',
  'move/spend',
  'move/spend-as',
  'move/go',
  'retreat/go',
]);

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

/** All that a plain step changes. */
interface Footing {
  readonly hex: HexId | null;
  readonly dice: readonly number[];
  /** Actions left. */
  readonly actions: number;
  /** Hexes left of a card's move. */
  readonly left: number;
}

const walksOf = (player: number) =>
  new Walks(ahead, {
    read: (g: G): Footing => ({
      hex: playerState(g, player).hex,
      dice: diceOf(g),
      actions: g.find(turn)?.actions ?? 0,
      left: g.find(freeMove)?.left ?? 0,
    }),
    put(g: G, { hex, dice, actions, left }: Footing): void {
      playerState(g, player).hex = hex;
      const [rolled, active, carried] = [g.find(retreat) ?? g.find(move), g.find(turn), g.find(freeMove)];
      if (rolled !== undefined) rolled.dice = [...dice];
      if (active !== undefined) active.actions = actions;
      if (carried !== undefined) carried.left = left;
    },
    told: [heroMoved.type, actionsSpent.type],
  });

/** Everything that decides where a hero can go next. */
interface Means {
  readonly hex: HexId | null;
  readonly damage: number;
  readonly dice: readonly number[];
  /** Actions left, hexes of a card's move, and abilities used: they change only by actions. */
  readonly rest: readonly [number, number, number];
}

function meansOf(g: G, player: number): Means {
  const { hex, damage } = playerState(g, player);
  const { actions = 0, used = [] } = g.find(turn) ?? {};
  return { hex, damage, dice: diceOf(g), rest: [actions, g.find(freeMove)?.left ?? 0, used.length] };
}

const keyOf = ({ hex, damage, dice, rest }: Means): string => [hex, damage, dice, rest].join('/');

/**
 * The result of a step, if the damage of entering the hex is known; `null` for steps that cost more than a die or an
 * action.
 */
function expected(was: Means, action: Step, damage: number | undefined): Means | null {
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
 * ruleset.ask(state, reachable)?.hexes[0]?.ways[0]?.actions.reduce((at, action) => ruleset.apply(at, action), state); // there
 * ```
 */
export function reachable(g: G): Reach | null {
  const moving = whoMoves(g);
  if (moving === null) return null;
  const { player, by } = moving;
  const start = playerState(g, player);
  const walks = walksOf(player);
  const found = new Map<HexId, Found>();
  const seen = new Set<string>([keyOf(meansOf(g, player))]);
  /** The damage after entering a hex, by hex and damage before. */
  const hurt = new Map<string, number>();
  const begun: Way = { path: [], actions: [], spent: [], left: diceOf(g), cost: 0, damage: 0 };
  const places: (Place | null)[] = [{ standing: walks.begin(g), way: begun }];
  let [tried, complete] = [0, true];
  for (let at = 0; at < places.length; at++) {
    const { standing, way } = places[at] as Place;
    // Frees the memory of this copy.
    places[at] = null;
    const here = walks.gameAt(standing);
    const was = meansOf(here, player);
    const { kind } = here.top();
    for (const action of stepsFrom(here, player)) {
      const entry = `${was.damage}/${action.to}`;
      const result = expected(was, action, hurt.get(entry));
      // Reached before with the same resources.
      if (result !== null && seen.has(keyOf(result))) continue;
      if (++tried > mostSteps) {
        complete = false;
        break;
      }
      const next = walks.step(standing, action);
      const there = walks.gameAt(next);
      const now = playerState(there, player);
      if (now.hex !== action.to) continue;
      hurt.set(entry, now.damage);
      const on = whoMoves(there);
      const goesOn = on?.player === player && on.by === by && there.top().kind === kind;
      const onward: Way = {
        path: [...way.path, action.to],
        actions: [...way.actions, action],
        spent: 'die' in action ? [...way.spent, action.die] : way.spent,
        left: goesOn ? diceOf(there) : leftOf(way.left, action),
        cost: way.cost + (action.type === 'move/step' ? 1 : 0),
        damage: now.damage - start.damage,
      };
      note(found, onward, () => goesOn && stepsFrom(there, player).length > 0);
      const key = keyOf(meansOf(there, player));
      if (seen.has(key)) continue;
      seen.add(key);
      if (goesOn) places.push({ standing: next, way: onward });
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

/** A place, and the way to it. */
interface Place {
  readonly standing: Standing<G['state'], G['content'], Footing>;
  readonly way: Way;
}

interface Found {
  readonly ways: Way[];
  readonly goesOn: boolean;
  /** The least damage of the ways, by the dice they leave. */
  readonly least: Map<string, number>;
}

/** Keeps a way unless another leaves the same dice with no more damage. */
function note(found: Map<HexId, Found>, way: Way, goesOn: () => boolean): void {
  const hex = way.path.at(-1) as HexId;
  const known = found.get(hex) ?? { ways: [], goesOn: goesOn(), least: new Map<string, number>() };
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
