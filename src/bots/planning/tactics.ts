import { type Act, type Bout, DEFEND, phases } from '../bout.js';
import { chanceToReach } from '../dice.js';

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
/** No position. */
const NOWHERE = -1;

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
  /** The sweep in which each of them was looked at last, and the sweep that is under way. */
  private readonly sweeps: Int32Array;
  private sweep = 0;
  /** The round that is thought of, and what is thought so far of coming back to its beginning. */
  private start = NOWHERE;
  private again = 0;
  private againWin = 0;
  private againLife = 0;
  /** How likely what was looked at last is won, and the life that is left. */
  private win = 0;
  private life = 0;

  constructor(
    private readonly bout: Bout,
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
    this.sweeps = new Int32Array(positions).fill(NOWHERE);
  }

  /** What comes of the fight from the beginning of a round. */
  round(lives: readonly number[], enemy: number): Prospects {
    const worth = this.settled(() => this.roundFrom(this.positionOf(lives, enemy)));
    return { worth, win: this.win, life: this.life };
  }

  /** Who had best act in a phase, of those who may still attack in this round. */
  act(lives: readonly number[], enemy: number, phase: number, free: readonly Act[]): Act {
    const at = this.positionOf(lives, enemy);
    const used = free.reduce((mask, act) => mask & ~(1 << act), (1 << this.count) - 1);
    let found = DEFEND;
    this.settled(() => {
      this.start = NOWHERE;
      found = DEFEND;
      let most = this.after(DEFEND, at, phase, used);
      for (const act of free) {
        const worth = this.after(act, at, phase, used);
        if (worth <= most) continue;
        most = worth;
        found = act;
      }
      return most;
    });
    return found;
  }

  /**
   * Lives only become less, so one look at each position is enough. An enemy that mends leads back to positions before: then they are looked
   * at again and again, each time with what the others came to last, until nothing changes.
   */
  private settled(look: () => number): number {
    let worth = look();
    if (this.bout.enemy.mends === 0) return worth;
    for (let again = 0; again < LOOKS; again++) {
      this.sweep++;
      const next = look();
      const isSettled = Math.abs(next - worth) < SAME;
      worth = next;
      if (isSettled) break;
    }
    return worth;
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
    const known = this.worths[at] as number;
    if (this.sweeps[at] === this.sweep) {
      this.win = this.wins[at] as number;
      this.life = this.lifes[at] as number;
      return known;
    }
    const { start, again, againWin, againLife } = this;
    this.sweeps[at] = this.sweep;
    // Whoever goes round in circles does not win: this is what coming back here is worth until more is known.
    let worth = known;
    let win = this.wins[at] as number;
    let life = this.lifes[at] as number;
    for (let look = 0; look < LOOKS; look++) {
      this.start = at;
      this.again = worth;
      this.againWin = win;
      this.againLife = life;
      const next = this.phase(at, 0, 0);
      const isSettled = Math.abs(next - worth) < SAME;
      worth = next;
      win = this.win;
      life = this.life;
      if (isSettled) break;
    }
    this.worths[at] = worth;
    this.wins[at] = win;
    this.lifes[at] = life;
    this.start = start;
    this.again = again;
    this.againWin = againWin;
    this.againLife = againLife;
    this.win = win;
    this.life = life;
    return worth;
  }

  /** The best from a phase on; after the last one the next round begins. `used` are those who have attacked, a bit for each. */
  private phase(at: number, phase: number, used: number): number {
    if (at < this.ofEnemy) return this.victory(at);
    if (this.isLost(at)) {
      this.win = 0;
      this.life = 0;
      return this.stake.lose;
    }
    if (phase === phases.length) return this.nextRound(at) - HURRY;
    let most = this.after(DEFEND, at, phase, used);
    let { win, life } = this;
    for (let act = 0; act < this.count; act++) {
      if ((used & (1 << act)) !== 0 || this.lifeIn(at, act) === 0) continue;
      const worth = this.after(act, at, phase, used);
      if (worth <= most) continue;
      most = worth;
      win = this.win;
      life = this.life;
    }
    this.win = win;
    this.life = life;
    return most;
  }

  private nextRound(at: number): number {
    const { life, mends } = this.bout.enemy;
    const mended = at + Math.min(mends, life - Math.floor(at / this.ofEnemy)) * this.ofEnemy;
    if (mended !== this.start) return this.roundFrom(mended);
    this.win = this.againWin;
    this.life = this.againLife;
    return this.again;
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
    const { win, life } = this;
    const who = isAttack ? act : 0;
    const harm = Math.min(this.bout.enemy.damage[type], this.lifeIn(at, who));
    const bad = this.phase(at - harm * (this.strides[who] as number), phase + 1, then);
    this.win = chance * win + (1 - chance) * this.win;
    this.life = chance * life + (1 - chance) * this.life;
    return chance * good + (1 - chance) * bad;
  }

  private isLost(at: number): boolean {
    const { fighters } = this.bout.side;
    for (let fighter = 0; fighter < this.count; fighter++)
      if ((fighter === 0 || fighters[fighter]?.vital) && this.lifeIn(at, fighter) === 0) return true;
    return false;
  }

  private victory(at: number): number {
    const { win, life, allyLife, ally } = this.stake;
    this.win = 1;
    this.life = this.lifeIn(at, 0);
    let worth = win + life * this.life;
    for (let fighter = 1; fighter < this.count; fighter++) {
      const left = this.lifeIn(at, fighter);
      if (left > 0) worth += ally + allyLife * left;
    }
    return worth;
  }
}
