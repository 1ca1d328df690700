import { chanceToReach } from '../dice.js';
import { type Act, DEFEND, type FightModel, phases } from '../fight-model.js';

/*
 * A fight in bare numbers, played as well as it can be played: every position that it can come to is looked at once. A position is a whole
 * number, made of the lives of all, as this is asked thousands of times for a single decision: nothing is allocated on the way.
 */

/** What the end of a fight is worth. */
export interface Stake {
  readonly win: number;
  readonly lose: number;
  /** What each wound that the Hero could still take after a victory is worth, as it need not be healed. */
  readonly life: number;
  /** What each wound that an Ally could still take is worth then, and each Ally that lives. */
  readonly allyLife: number;
  readonly ally: number;
  /** What each wound that the enemy was dealt is worth where the fight is lost; nothing if left out. */
  readonly dealt?: number;
}

/** What comes of a fight that is fought as well as it can be. */
export interface Prospects {
  /** What that is worth on the average. */
  readonly worth: number;
  /** How likely it is won, from 0 to 1. */
  readonly win: number;
  /** The life left to the Hero, counted where it wins. */
  readonly life: number;
}

/** What each round costs: of ways that are equally good the shorter one is taken, and none is put off for ever. */
const HURRY = 0.02;
/** Worths that lie closer are the same. */
const SAME = 1e-4;
/** After so many looks at a position nothing changes any more. */
const LOOKS = 60;
/** A round that is never left changes nothing. */
const ENDLESS = 1 - 1e-9;
/** No position. */
const NOWHERE = -1;

/** A fight by all that it hangs on: bare numbers, so what was reckoned once holds in every game. */
export const keyOf = ({ side: { fighters, defense }, enemy }: FightModel): string =>
  JSON.stringify([fighters.map(({ card: _card, ...numbers }) => numbers), defense, enemy]);

/** The best that can be made of a fight, position by position. Lives are those of the fighters of the bout, in their order, and no longer. */
export class Tactics {
  private readonly count: number;
  /** What a life more of each fighter, and of the enemy, adds to the number of a position; one more, for all positions. */
  private readonly strides: readonly number[];
  private readonly ofEnemy: number;
  private readonly hits: readonly Float64Array[];
  private readonly guards: Float64Array;
  /** What comes of the positions at the beginning of rounds, as far as it is known. */
  private readonly worths: Float64Array;
  private readonly wins: Float64Array;
  private readonly lifes: Float64Array;
  private readonly isKnown: Uint8Array;
  /** The same for the second and the third phase of rounds, by who has attacked. */
  private readonly later: Later;
  /** The circle of positions that is thought of, and the one at the beginning of the round. */
  private circle = NOWHERE;
  private start = NOWHERE;
  /** Of what was looked at last: how likely it is won, the life that is left, and how likely it comes back to the beginning of the round. */
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

  /** What comes of the fight from the beginning of a round. */
  round(lives: readonly number[], enemy: number): Prospects {
    const worth = this.roundFrom(this.positionOf(lives, enemy));
    return { worth, win: this.win, life: this.life };
  }

  /** What the fight is worth from a phase of a round on, the next round after the last one. `used` are those who have attacked, a bit for each. */
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

  /** The life of a fighter in a position. */
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

  /** Positions that may lead back to each other, by one number: the lives of a party only become less, that of an enemy may mend. */
  private circleOf(at: number): number {
    return this.bout.enemy.mends === 0 ? at : at % this.ofEnemy;
  }

  /**
   * Looks at all positions of a circle again and again, each time with what the others came to last, until nothing changes. Whoever goes round
   * for ever does not win: this is what all are worth until more is known.
   */
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

  /** Looks at a position once: how much that changes what is thought of it. */
  private look(at: number): number {
    this.start = at;
    const looked = this.phase(at, 0, 0);
    // What always comes back to where it began is going round for ever.
    if (this.back > ENDLESS) return 0;
    // Acting like this for as long as it comes back: what it comes to in the end.
    const leaving = 1 - this.back;
    const before = this.worths[at] as number;
    const worth = (looked - this.back * before) / leaving;
    this.worths[at] = worth;
    this.wins[at] = (this.win - this.back * (this.wins[at] as number)) / leaving;
    this.lifes[at] = (this.life - this.back * (this.lifes[at] as number)) / leaving;
    return Math.abs(worth - before);
  }

  /** The best from a phase on; after the last one the next round begins. `used` are those who have attacked, a bit for each. */
  private phase(at: number, phase: number, used: number): number {
    if (at < this.ofEnemy) return this.victory(at);
    if (this.isLost(at)) return this.defeat(at);
    if (phase === phases.length) return this.nextRound(at) - HURRY;
    // What is outside the circle never comes back into it: it stays what it is.
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

  /** The best of all that can be done in a phase. */
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

  /** What comes of acting so in a phase. */
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

/** What comes of the second and the third phase of rounds, as far as it is known. */
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

  /** The place of a position in one of these phases, by who has attacked: a bit for each. */
  placeOf(at: number, phase: number, used: number): number {
    return 2 * ((at << this.fighters) | used) + phase - 1;
  }
}
