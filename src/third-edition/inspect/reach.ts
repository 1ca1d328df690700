import type { ThirdEditionAction } from '../actions.js';
import { playerState } from '../base/cards.js';
import { freeMove, move, retreat, turn } from '../base/frames.js';
import type { HexId } from '../base/state.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { after } from './ahead.js';
import { type HexInspection, hexInspection } from './table.js';
import { Ground, type LikelyHex, likelyHexes } from './walking.js';

/* Where the hero who moves can get to. It is played forward, step by step, by the rules in force: ground, roads, rivers, and what happens in the hexes on the way. */

/** A way to a hex. */
export interface Way {
  /** The hexes entered, in order; the last is the one reached. */
  readonly path: readonly HexId[];
  /** What to do to get there, one after another: each is legal once those before are done. */
  readonly actions: readonly ThirdEditionAction[];
  /** Faces of the dice it takes, in the order in which they are spent; empty without dice. */
  readonly spent: readonly number[];
  /** Faces of the dice that are left there, in ascending order. */
  readonly left: readonly number[];
  /** Actions of the turn it takes: one for each step without dice, none for dice that are rolled already. */
  readonly cost: number;
  /** Damage that the hero suffers on the way. */
  readonly damage: number;
}

/** A hex that can be reached. */
export interface ReachedHex {
  /** The hex, and what is there. */
  readonly there: HexInspection;
  /** Ways there, one for each choice of dice that is left; the first takes the fewest. */
  readonly ways: readonly Way[];
  /** Whether the hero can walk on from there after the first way, if it likes. */
  readonly goesOn: boolean;
}

/** What rerolling a die by exerting may lead to (3e.exert.reroll). */
export interface RerollReach {
  /** The face of the die that is taken up. */
  readonly die: number;
  /** How likely each hex can be reached then, those among them that can be reached as it is; the likeliest first. */
  readonly hexes: readonly LikelyHex[];
}

/** Where the hero who moves can get to. */
export interface Reach {
  /** Who moves, by index. */
  readonly player: number;
  /** Where the hero stands; `null` if nowhere. */
  readonly from: HexId | null;
  /** With what: dice that are rolled, single steps for an action each, or a move without dice that a card grants. */
  readonly by: 'dice' | 'steps' | 'card';
  /** Every hex that can be reached, the nearest first; the one where the hero stands only if it can come back to it. */
  readonly hexes: readonly ReachedHex[];
  /** What one exerting allows, for each face that lies there; empty where the player can reroll nothing. */
  readonly exerting: readonly RerollReach[];
  /** False if there were more ways than are looked at: then some hexes may be missing. */
  readonly complete: boolean;
}

/** So many steps are tried: far more than five dice take on any board. */
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

/** The player who is asked where to move, and with what. */
function whoMoves(g: G): { readonly player: number; readonly by: Reach['by'] } | null {
  const waiting = g.waiting();
  if (waiting === null || waiting.step.does !== 'decide') return null;
  const by = byKind[waiting.f.kind];
  return by === undefined ? null : { player: waiting.step.actor(g, waiting.f), by };
}

const diceOf = (g: G): readonly number[] => [...((g.find(retreat) ?? g.find(move))?.dice ?? [])];

/** All that makes a difference to where a hero can go on to. */
interface Standing {
  readonly hex: HexId | null;
  readonly damage: number;
  readonly dice: readonly number[];
  /** Actions left, hexes of a move by a card, and abilities used: none of them changes but by what is done. */
  readonly rest: readonly [number, number, number];
}

function standingOf(g: G, player: number): Standing {
  const { hex, damage } = playerState(g, player);
  const { actions = 0, used = [] } = g.find(turn) ?? {};
  return { hex, damage, dice: diceOf(g), rest: [actions, g.find(freeMove)?.left ?? 0, used.length] };
}

const keyOf = ({ hex, damage, dice, rest }: Standing): string => [hex, damage, dice, rest].join('/');

/** Where a step will lead, if what entering the hex does to the hero is known; `null` for steps that take more than a die or an action. */
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
 * Every hex that the hero who moves can reach: with the dice that lie there, in a move that a card grants, or at the beginning of an action by single steps,
 * as many as there are actions left. No die is rerolled on the way; what exerting once allows stands beside it with its chances.
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
  /** The damage that a hero has after entering a hex with so much of it. */
  const hurt = new Map<string, number>();
  const begun: Way = { path: [], actions: [], spent: [], left: diceOf(g), cost: 0, damage: 0 };
  const places: (Place | null)[] = [{ g, way: begun }];
  let [steps, complete] = [0, true];
  for (let at = 0; at < places.length; at++) {
    const { g: here, way } = places[at] as Place;
    // Tables are large, and this one is needed no longer.
    places[at] = null;
    const was = standingOf(here, player);
    for (const action of (here.legalActions(player) as ThirdEditionAction[]).filter(isStep)) {
      const entry = `${was.damage}/${action.to}`;
      const ahead = expected(was, action, hurt.get(entry));
      // Somebody has been there with the same in hand.
      if (ahead !== null && seen.has(keyOf(ahead))) continue;
      if (++steps > mostSteps) {
        complete = false;
        break;
      }
      const there = after(here, action);
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

/** A table on a way, and the way to it. */
interface Place {
  readonly g: G;
  readonly way: Way;
}

/** What is known of a hex that can be reached. */
interface Found {
  readonly ways: Way[];
  readonly goesOn: boolean;
  /** The least damage of the ways that leave the same dice, by those. */
  readonly least: Map<string, number>;
}

/** Keeps a way if none is known yet that leaves the same dice for no more. */
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

/** What each die may lead to if it is rolled again. */
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
