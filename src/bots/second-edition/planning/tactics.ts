import { chanceToReach } from '../dice.js';
import { type Act, DEFEND, type FightModel, phases } from '../fight-model.js';

/* Plays a fight as well as can be: each position, an integer made of all lives, is solved once, and nothing is allocated on the way. */

export interface Stake {
  readonly win: number;
  readonly lose: number;
  /** The worth of each Life that the Hero has left after a victory. */
  readonly life: number;
  /** The worth of each Life of an Ally after a victory, and of each living Ally. */
  readonly allyLife: number;
  readonly ally: number;
  /** The worth of each wound dealt in a lost fight; 0 by default. */
  readonly dealt?: number;
}

export interface Prospects {
  readonly worth: number;
  /** The chance to win, from 0 to 1. */
  readonly win: number;
  /** The mean Life left to the Hero; a loss counts as 0. */
  readonly life: number;
}

/** The cost of a round: among equally good ways the shorter one wins, and no act is put off for ever. */
const HURRY = 0.02;
/** Differences below this count as none. */
const SAME = 1e-4;
/** The most passes over a circle of positions. */
const LOOKS = 60;
/** A round left less often than this changes nothing. */
const ENDLESS = 1 - 1e-9;
const NOWHERE = -1;

/** Everything on which a fight depends, as a cache key. */
export const keyOf = ({ side: { fighters, defense }, enemy }: FightModel): string =>
  JSON.stringify([fighters.map(({ card: _card, ...numbers }) => numbers), defense, enemy]);

/** Solves a fight position by position. Lives are in the order of the bout's fighters. */
export class Tactics {
  private readonly count: number;
  /** The strides of the position number: one Life of each fighter, of the enemy, and the number of positions. */
  private readonly strides: readonly number[];
  private readonly ofEnemy: number;
  private readonly hits: readonly Float64Array[];
  private readonly guards: Float64Array;
  private readonly worths: Float64Array;
  private readonly wins: Float64Array;
  private readonly lifes: Float64Array;
  private readonly isKnown: Uint8Array;
  private readonly later: Later;
  /** The circle under way, and the position at the beginning of the round. */
  private circle = NOWHERE;
  private start = NOWHERE;
  /** Results of the last look: the chance to win, the Life left, and the chance to return to the beginning of the round. */
  private win = 0;
  private life = 0;
  private back = 0;

  constructor(
    private readonly bout: FightModel,
    private readonly stake: Stake,
  ) {
    const { side, enemy } = bout;
    this.count = side.fighters.length;
    const strides = [1];
    for (const life of [...side.fighters.map((fighter) => fighter.life), enemy.life])
      strides.push((strides[strides.length - 1] as number) * (Math.max(0, life) + 1));
    this.strides = strides;
    this.ofEnemy = strides[this.count] as number;
    const positions = strides[this.count + 1] as number;
    this.hits = side.fighters.map(({ attack }) =>
      Float64Array.from(phases, (type) => chanceToReach(enemy.value[type], attack[type])),
    );
    this.guards = Float64Array.from(phases, (type) => chanceToReach(enemy.value[type], side.defense[type]));
    this.worths = new Float64Array(positions).fill(stake.lose);
    this.wins = new Float64Array(positions);
    this.lifes = new Float64Array(positions);
    this.isKnown = new Uint8Array(positions);
    this.later = new Later(positions, this.count);
  }

  round(lives: readonly number[], enemy: number): Prospects {
    const worth = this.roundFrom(this.positionOf(lives, enemy));
    return { worth, win: this.win, life: this.life };
  }

  /** The worth of the fight from a phase on; a new round follows the last. `used` are the fighters that have attacked, a bit for each. */
  from(lives: readonly number[], enemy: number, phase: number, used: number): number {
    const at = this.positionOf(lives, enemy);
    return phase === 0 ? this.roundFrom(at) : this.phase(at, phase, used);
  }

  private positionOf(lives: readonly number[], enemy: number): number {
    return lives.reduce(
      (sum, life, fighter) => sum + life * (this.strides[fighter] as number),
      enemy * this.ofEnemy,
    );
  }

  private lifeIn(at: number, fighter: number): number {
    return Math.floor((at % (this.strides[fighter + 1] as number)) / (this.strides[fighter] as number));
  }

  private roundFrom(at: number): number {
    if (at < this.ofEnemy) return this.victory(at);
    if (this.isLost(at)) return this.defeat(at);
    if (this.isKnown[at] === 0) this.settle(this.circleOf(at));
    this.win = this.wins[at] as number;
    this.life = this.lifes[at] as number;
    this.back = 0;
    return this.worths[at] as number;
  }

  /** The number of a circle, the positions that may lead back to each other: the party only loses life, the enemy may heal. */
  private circleOf(at: number): number {
    return this.bout.enemy.mends === 0 ? at : at % this.ofEnemy;
  }

  /** Looks at the positions of a circle until nothing changes. A fight that goes round for ever is not won: that is the start value. */
  private settle(circle: number): void {
    const { circle: outer, start } = this;
    const { mends, life } = this.bout.enemy;
    this.circle = circle;
    const first = mends === 0 ? circle : circle + this.ofEnemy;
    const last = mends === 0 ? circle : circle + life * this.ofEnemy;
    for (let look = 0; look < LOOKS; look++) {
      let change = 0;
      for (let at = first; at <= last; at += this.ofEnemy) change = Math.max(change, this.look(at));
      if (change < SAME) break;
    }
    for (let at = first; at <= last; at += this.ofEnemy) this.isKnown[at] = 1;
    this.circle = outer;
    this.start = start;
  }

  private look(at: number): number {
    this.start = at;
    const looked = this.phase(at, 0, 0);
    // A round that always returns to its beginning goes round for ever.
    if (this.back > ENDLESS) return 0;
    // Repeats the act as long as the fight returns, and takes the limit.
    const leaving = 1 - this.back;
    const before = this.worths[at] as number;
    const worth = (looked - this.back * before) / leaving;
    this.worths[at] = worth;
    this.wins[at] = (this.win - this.back * (this.wins[at] as number)) / leaving;
    this.lifes[at] = (this.life - this.back * (this.lifes[at] as number)) / leaving;
    return Math.abs(worth - before);
  }

  /** The best from a phase on; a new round follows the last phase. `used` are the fighters that have attacked, a bit for each. */
  private phase(at: number, phase: number, used: number): number {
    if (at < this.ofEnemy) return this.victory(at);
    if (this.isLost(at)) return this.defeat(at);
    if (phase === phases.length) return this.nextRound(at) - HURRY;
    // Positions outside the circle never lead back into it: their result stays.
    const { later } = this;
    if (phase === 0 || this.circleOf(at) === this.circle) return this.bestOf(at, phase, used);
    const place = later.placeOf(at, phase, used);
    if (later.known[place] === 0) {
      later.worths[place] = this.bestOf(at, phase, used);
      later.wins[place] = this.win;
      later.lifes[place] = this.life;
      later.known[place] = 1;
    }
    this.win = later.wins[place] as number;
    this.life = later.lifes[place] as number;
    this.back = 0;
    return later.worths[place] as number;
  }

  private bestOf(at: number, phase: number, used: number): number {
    let most = this.after(DEFEND, at, phase, used);
    let { win, life, back } = this;
    for (let act = 0; act < this.count; act++) {
      if ((used & (1 << act)) !== 0 || this.lifeIn(at, act) === 0) continue;
      const worth = this.after(act, at, phase, used);
      if (worth <= most) continue;
      most = worth;
      win = this.win;
      life = this.life;
      back = this.back;
    }
    this.win = win;
    this.life = life;
    this.back = back;
    return most;
  }

  private nextRound(at: number): number {
    const { life, mends } = this.bout.enemy;
    const mended = at + Math.min(mends, life - Math.floor(at / this.ofEnemy)) * this.ofEnemy;
    if (this.circleOf(mended) !== this.circle) return this.roundFrom(mended);
    this.win = this.wins[mended] as number;
    this.life = this.lifes[mended] as number;
    this.back = mended === this.start ? 1 : 0;
    return this.worths[mended] as number;
  }

  private after(act: Act, at: number, phase: number, used: number): number {
    const type = phases[phase] as (typeof phases)[number];
    const isAttack = act !== DEFEND;
    const chance = (isAttack ? this.hits[act]?.[phase] : this.guards[phase]) as number;
    const blow = isAttack ? (this.bout.side.fighters[act]?.damage[type] as number) : 0;
    const then = isAttack ? used | (1 << act) : used;
    const enemy = Math.floor(at / this.ofEnemy);
    const good = this.phase(at - Math.min(blow, enemy) * this.ofEnemy, phase + 1, then);
    if (chance === 1) return good;
    const { win, life, back } = this;
    const who = isAttack ? act : 0;
    const harm = Math.min(this.bout.enemy.damage[type], this.lifeIn(at, who));
    const bad = this.phase(at - harm * (this.strides[who] as number), phase + 1, then);
    this.win = chance * win + (1 - chance) * this.win;
    this.life = chance * life + (1 - chance) * this.life;
    this.back = chance * back + (1 - chance) * this.back;
    return chance * good + (1 - chance) * bad;
  }

  private isLost(at: number): boolean {
    const { fighters } = this.bout.side;
    for (let fighter = 0; fighter < this.count; fighter++)
      if ((fighter === 0 || fighters[fighter]?.vital) && this.lifeIn(at, fighter) === 0) return true;
    return false;
  }

  private defeat(at: number): number {
    const { lose, dealt = 0 } = this.stake;
    this.win = 0;
    this.life = 0;
    this.back = 0;
    return lose + dealt * (this.bout.enemy.life - Math.floor(at / this.ofEnemy));
  }

  private victory(at: number): number {
    const { win, life, allyLife, ally } = this.stake;
    this.win = 1;
    this.life = this.lifeIn(at, 0);
    this.back = 0;
    let worth = win + life * this.life;
    for (let fighter = 1; fighter < this.count; fighter++) {
      const left = this.lifeIn(at, fighter);
      if (left > 0) worth += ally + allyLife * left;
    }
    return worth;
  }
}

class Later {
  readonly known: Uint8Array;
  readonly worths: Float64Array;
  readonly wins: Float64Array;
  readonly lifes: Float64Array;

  constructor(
    positions: number,
    private readonly fighters: number,
  ) {
    const places = 2 * (positions << fighters);
    this.known = new Uint8Array(places);
    this.worths = new Float64Array(places);
    this.wins = new Float64Array(places);
    this.lifes = new Float64Array(places);
  }

  /** The index of a position in one of these phases, by the fighters that have attacked: a bit for each. */
  placeOf(at: number, phase: number, used: number): number {
    return 2 * ((at << this.fighters) | used) + phase - 1;
  }
}
