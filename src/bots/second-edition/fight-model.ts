import { cached } from '../../kernel/cached.js';
import type { CombatType } from '../../second-edition/index.js';
import { chanceToReach } from './dice.js';

export const phases: readonly CombatType[] = ['ranged', 'melee', 'magic'];

export type PerType = Readonly<Record<CombatType, number>>;

export interface Fighter {
  readonly card: string;
  /** Wounds that it can still take; at 0 it is defeated. */
  readonly life: number;
  /** The fight is lost when this fighter falls, as with the Hero. */
  readonly vital?: true;
  /** The bonus of its attack rolls, and the wounds of a hit. */
  readonly attack: PerType;
  readonly damage: PerType;
}

export interface Side {
  readonly fighters: readonly Fighter[];
  /** The bonus of the Hero's defense rolls. */
  readonly defense: PerType;
}

export interface Enemy {
  readonly life: number;
  /** Wounds that it heals at the end of a round. */
  readonly mends: number;
  readonly value: PerType;
  readonly damage: PerType;
}

export interface FightModel {
  readonly side: Side;
  readonly enemy: Enemy;
}

const hitChance = ({ enemy }: FightModel, fighter: Fighter, type: CombatType): number =>
  chanceToReach(enemy.value[type], fighter.attack[type]);
const guardChance = ({ enemy, side }: FightModel, type: CombatType): number =>
  chanceToReach(enemy.value[type], side.defense[type]);

/** Who acts in a phase: an index into the fighters, or `DEFEND`. */
export type Act = number;
export const DEFEND = -1;

/** The gain of a phase: the share of the enemy's life it takes, less the share of ours it costs. */
function gain(
  bout: FightModel,
  lives: readonly number[],
  enemyLife: number,
  type: CombatType,
  act: Act,
): number {
  const harm = bout.enemy.damage[type];
  if (act === DEFEND) return -(1 - guardChance(bout, type)) * Math.min(1.2, harm / (lives[0] ?? 1));
  const fighter = bout.side.fighters[act];
  if (!fighter) return Number.NEGATIVE_INFINITY;
  const hits = hitChance(bout, fighter, type);
  const price = Math.min(1, harm / (lives[act] ?? 1)) * (act === 0 || fighter.vital ? 1.2 : 0.35);
  return hits * Math.min(1, fighter.damage[type] / enemyLife) - (1 - hits) * price;
}

/** The best use of the remaining phases: who acts in each. `free` are those who may still attack. */
export function planRound(
  bout: FightModel,
  lives: readonly number[],
  enemyLife: number,
  left: readonly CombatType[],
  free: readonly Act[],
): readonly Act[] {
  const acts = [DEFEND, ...free];
  const gains = left.map((type) => acts.map((act) => gain(bout, lives, enemyLife, type, act)));
  let most = Number.NEGATIVE_INFINITY;
  let plan: readonly number[] = [];
  const so: number[] = [];
  const explore = (at: number, worth: number): void => {
    if (at === left.length) {
      if (worth <= most) return;
      most = worth;
      plan = [...so];
      return;
    }
    for (let act = 0; act < acts.length; act++) {
      // Each fighter attacks once.
      const earlier = act === 0 ? -1 : so.indexOf(act);
      if (earlier !== -1 && earlier < at) continue;
      so[at] = act;
      explore(at + 1, worth + (gains[at]?.[act] ?? 0));
    }
    so.length = at;
  };
  explore(0, 0);
  return plan.map((act) => acts[act] ?? DEFEND);
}

export interface FightEstimate {
  /** The chance to win, from 0 to 1. */
  readonly win: number;
  /** The mean share of the enemy's life that is taken, from 0 to 1. */
  readonly dealt: number;
}

/** The acts in the phases of a round, by the fighters that still stand (a bit for each). Planned once per set, as if they were unhurt. */
export function plansFor<Move>(
  bout: FightModel,
  moveOf: (type: CombatType, act: Act) => Move,
): (standing: number) => readonly Move[] {
  const healthy = bout.side.fighters.map(({ life }) => life);
  const plans: (readonly Move[] | undefined)[] = [];
  return (standing) => {
    const known = plans[standing];
    if (known !== undefined) return known;
    const free = healthy.flatMap((_, at) => ((standing & (1 << at)) === 0 ? [] : [at]));
    const acts = planRound(bout, healthy, bout.enemy.life, phases, free);
    const plan = phases.map((type, at) => moveOf(type, acts[at] ?? DEFEND));
    plans[standing] = plan;
    return plan;
  };
}

/** The fighters that stand at the start, a bit for each. */
export const standingOf = ({ fighters }: Side): number =>
  fighters.reduce((bits, { life }, at) => (life > 0 ? bits | (1 << at) : bits), 0);

const FIGHTS = 40;
const ROUNDS = 14;

const textOf = ({ ranged, melee, magic }: PerType): string => `${ranged},${melee},${magic}`;

export function numbersOf({ defense, fighters }: Side): string {
  let text = textOf(defense);
  for (const { life, vital, attack, damage } of fighters)
    text += `;${life}${vital ? '!' : ''},${textOf(attack)},${textOf(damage)}`;
  return text;
}

const MANY_FIGHTS = 20_000;

/** Caches results by the numbers of a side and of what it meets: more than half of the fights occur again with another card or party. */
export class Imagined<Result> {
  private readonly ofNumbers = new Map<string, Map<string, Result>>();
  /** The same by identity: a party meets many enemies. */
  private ofSides = new WeakMap<Side, Map<string, Result>>();
  private count = 0;

  of(side: Side, against: string, imagine: () => Result): Result {
    const results = this.resultsOf(side);
    const known = results.get(against);
    if (known !== undefined) return known;
    const result = imagine();
    results.set(against, result);
    if (++this.count > MANY_FIGHTS) {
      this.ofNumbers.clear();
      this.ofSides = new WeakMap();
      this.count = 0;
    }
    return result;
  }

  private resultsOf(side: Side): Map<string, Result> {
    return cached(this.ofSides, side, () => {
      const numbers = numbersOf(side);
      return cached(this.ofNumbers, numbers, () => new Map<string, Result>());
    });
  }
}

const fights = new Imagined<FightEstimate>();

/** Plays some dozens of fights, always with the same luck, so that two parties compare fairly. */
export function simulateFight(bout: FightModel): FightEstimate {
  const { life, mends, value, damage } = bout.enemy;
  return fights.of(bout.side, `${life},${mends},${textOf(value)},${textOf(damage)}`, () => foughtOut(bout));
}

function foughtOut(bout: FightModel): FightEstimate {
  const {
    enemy,
    side: { fighters },
  } = bout;
  const planFor = plansFor(bout, (type, act) => blowOf(bout, type, act));
  const everybody = standingOf(bout.side);
  // The fight goes on while these stand: the Hero, and vital fighters.
  const needed = fighters.reduce((bits, { vital }, at) => (at === 0 || vital ? bits | (1 << at) : bits), 0);
  const lives = fighters.map(({ life }) => life);
  let luck = 20_250_101;
  let won = 0;
  let dealt = 0;
  for (let fight = 0; fight < FIGHTS; fight++) {
    for (let at = 0; at < lives.length; at++) lives[at] = (fighters[at] as Fighter).life;
    let standing = everybody;
    let left = enemy.life;
    for (let round = 0; round < ROUNDS && left > 0 && (standing & needed) === needed; round++) {
      let plan = planFor(standing);
      for (let at = 0; at < plan.length && left > 0 && (standing & needed) === needed; at++) {
        const { who, chance, damage, harm } = plan[at] as Blow;
        luck = (Math.imul(luck, 1_103_515_245) + 12_345) & 0x7fffffff;
        if (luck < chance * 0x80000000) left -= damage;
        else {
          const life = (lives[who] as number) - harm;
          lives[who] = life;
          if (life > 0) continue;
          standing &= ~(1 << who);
          // A fallen Ally no longer acts in later phases.
          if (who > 0) plan = planFor(standing);
        }
      }
      if (left > 0) left = Math.min(enemy.life, left + enemy.mends);
    }
    if (left <= 0) won++;
    dealt += (enemy.life - Math.max(0, left)) / enemy.life;
  }
  return { win: won / FIGHTS, dealt: dealt / FIGHTS };
}

/** One phase: who acts in it, the chance of success, and the result of success and failure. */
interface Blow {
  readonly who: number;
  readonly chance: number;
  readonly damage: number;
  readonly harm: number;
}

function blowOf(bout: FightModel, type: CombatType, act: Act): Blow {
  const fighter = act === DEFEND ? undefined : bout.side.fighters[act];
  const harm = bout.enemy.damage[type];
  if (!fighter) return { who: 0, chance: guardChance(bout, type), damage: 0, harm };
  return { who: act, chance: hitChance(bout, fighter, type), damage: fighter.damage[type], harm };
}
