import type { AnyActionKind } from '../../kernel/actions.js';
import { type Handful, Handfuls, Places } from '../../kernel/handfuls.js';
import { further, type Standing, Walks } from '../../kernel/walks.js';
import type { ThirdEditionAction } from '../actions.js';
import { playerState } from '../base/cards.js';
import { actionsSpent, heroMoved } from '../base/event-kinds/index.js';
import { freeMove, move, retreat, turn } from '../base/frames.js';
import type { HexId } from '../base/state.js';
import { costOf } from '../base/turn-actions.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { ahead } from './ahead.js';
import { type HexInspection, hexInspection } from './table.js';
import { Ground, type LikelyHex, likelyHexes } from './walking.js';

/* Played step by step by the rules in force: terrain, roads, rivers, and effects on the way. */

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

interface Footing {
  readonly hex: HexId | null;
  readonly dice: readonly number[];
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
  readonly dice: Handful;
  /** Actions left, hexes of a card's move, and abilities used: they change only by actions. */
  readonly rest: readonly [number, number, number];
  /** The hexes reached with the same damage and rest. */
  readonly seen: Places;
}

class Search {
  private readonly handfuls = new Handfuls();
  private readonly seen = new Map<string, Places>();
  /** The damage after entering a hex, by the damage before. */
  private readonly hurt = new Map<number, Map<HexId, number>>();

  constructor(private readonly player: number) {}

  meansOf(g: G): Means {
    const { hex, damage } = playerState(g, this.player);
    const { actions = 0, used = [] } = g.find(turn) ?? {};
    const dice = this.handfuls.of(diceOf(g));
    return this.means(hex, damage, dice, [actions, g.find(freeMove)?.left ?? 0, used.length]);
  }

  /** The result of a step that changed nothing but these. */
  afterPlain(was: Means, action: Step, { hex, dice, actions, left }: Footing): Means {
    const expected = action.type === 'move/spend' ? this.handfuls.without(was.dice, action.die) : was.dice;
    const now = expected.dice.length === dice.length ? expected : this.handfuls.of(dice);
    const { damage, rest, seen } = was;
    const [had, hexes, used] = rest;
    return actions === had && left === hexes
      ? { hex, damage, dice: now, rest, seen }
      : this.means(hex, damage, now, [actions, left, used]);
  }

  /** Whether a step leads where the hero was with the same resources, as far as its result is known before it is tried. */
  isKnown({ damage, dice, rest, seen }: Means, action: Step, cost: number): boolean {
    const isSpent = action.type === 'move/spend';
    // Other steps cost more than a die or an action.
    if (!isSpent && action.type !== 'move/step') return false;
    const after = this.hurt.get(damage)?.get(action.to);
    if (after === undefined) return false;
    const left = isSpent ? this.handfuls.without(dice, action.die) : dice;
    const [actions, hexes, used] = rest;
    const there =
      isSpent && after === damage
        ? seen
        : this.seenWith(after, isSpent ? rest : [actions - cost, hexes, used]);
    return there.has(action.to, left);
  }

  entered(was: Means, hex: HexId, damage: number): void {
    const hurt = this.hurt.get(was.damage) ?? new Map<HexId, number>();
    this.hurt.set(was.damage, hurt.set(hex, damage));
  }

  /** What is left of a way's dice after its last action. */
  leftOf(dice: readonly number[], action: Step): Handful {
    const at = 'die' in action ? dice.indexOf(action.die) : -1;
    return this.handfuls.of(at < 0 ? dice : dice.toSpliced(at, 1));
  }

  private means(hex: HexId | null, damage: number, dice: Handful, rest: Means['rest']): Means {
    return { hex, damage, dice, rest, seen: this.seenWith(damage, rest) };
  }

  private seenWith(damage: number, rest: Means['rest']): Places {
    const key = `${damage}/${rest.join('/')}`;
    const known = this.seen.get(key) ?? new Places();
    this.seen.set(key, known);
    return known;
  }
}

const isSeen = ({ seen, hex, dice }: Means): boolean => seen.has(hex ?? '', dice);

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
  const walks = walksOf(player);
  const found = new Map<HexId, Found>();
  const search = new Search(player);
  const start = search.meansOf(g);
  start.seen.add(start.hex ?? '', start.dice);
  const begun: Way = { path: [], actions: [], spent: [], left: start.dice.dice, cost: 0, damage: 0 };
  const places: (Place | null)[] = [{ standing: walks.begin(g), was: start, way: begun }];
  let [tried, complete] = [0, true];
  for (let at = 0; at < places.length; at++) {
    const { standing, was, way } = places[at] as Place;
    // Frees the memory of this copy.
    places[at] = null;
    const here = walks.gameAt(standing);
    const { kind } = here.top();
    for (const action of stepsFrom(here, player)) {
      const cost = costOf(here, here.top(), action);
      if (search.isKnown(was, action, cost)) continue;
      if (++tried > mostSteps) {
        complete = false;
        break;
      }
      const next = walks.step(standing, action);
      const isPlain = next.ground === standing.ground;
      const now = isPlain ? search.afterPlain(was, action, next.at) : search.meansOf(walks.gameAt(next));
      if (now.hex !== action.to) continue;
      search.entered(was, action.to, now.damage);
      const goesOn = isPlain || isGoingOn(walks.gameAt(next), kind);
      const left = goesOn ? now.dice : search.leftOf(way.left, action);
      const damage = now.damage - start.damage;
      const isFirst = !isSeen(now);
      const isBetter = damage < (found.get(action.to)?.least.get(left) ?? Number.POSITIVE_INFINITY);
      if (isFirst) now.seen.add(action.to, now.dice);
      if (!isBetter && !(isFirst && goesOn)) continue;
      const onward: Way = Object.freeze({
        ...further(way, action),
        left: left.dice,
        cost: way.cost + cost,
        damage,
      });
      if (isBetter)
        note(found, onward, left, () => goesOn && stepsFrom(walks.gameAt(next), player).length > 0);
      if (isFirst && goesOn) places.push({ standing: next, was: now, way: onward });
    }
  }
  const hexes = [...found].map(([hex, { ways, goesOn }]) => ({ there: hexInspection(g, hex), ways, goesOn }));
  return { player, from: start.hex, by, hexes, exerting: exertingOf(g, player), complete };

  function isGoingOn(there: G, kind: string): boolean {
    const on = whoMoves(there);
    return on?.player === player && on.by === by && there.top().kind === kind;
  }
}

interface Place {
  readonly standing: Standing<G['state'], G['content'], Footing>;
  readonly was: Means;
  readonly way: Way;
}

interface Found {
  readonly ways: Way[];
  readonly goesOn: boolean;
  /** The least damage of the ways, by the dice they leave. Another way that leaves the same dice must hurt less. */
  readonly least: Map<Handful, number>;
}

function note(found: Map<HexId, Found>, way: Way, left: Handful, goesOn: () => boolean): void {
  const hex = way.path.at(-1) as HexId;
  const known = found.get(hex) ?? { ways: [], goesOn: goesOn(), least: new Map<Handful, number>() };
  found.set(hex, known);
  known.least.set(left, way.damage);
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
