import { playerState } from '../../../second-edition/base/cards.js';
import { openTowns } from '../../../second-edition/base/market.js';
import { movementDice, unalteredDice } from '../../../second-edition/base/movement-dice.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { best } from '../bot.js';
import { remembering } from '../memory.js';
import { menaceOf } from '../rivals.js';
import { lifeLeft } from '../table.js';
import { type Goal, goalsFor } from './goals.js';
import { AHEAD, BREADTH, LIFE, PATIENCE } from './stakes.js';
import type { Prospects } from './tactics.js';
import { walksOn } from './walks.js';

/* Plans of several goals. Each starts with the life and the place that the one before leaves; the turns between discount later ones. */

export interface Plan {
  worth(space: string): number;
  rolling(space: string, dice: number): number;
  attempt(what: string, space: string): number;
  passing(space: string): number;
  /** Whether any goal beats doing nothing, from a space. */
  promises(space: string): boolean;
}

const seen = remembering<Plan>();

/** The plan of a player, cached until something but its Hero's space changes. */
export const planOf = (g: G, player: number): Plan => seen(g, player, look);

const look = (g: G, player: number): Plan => {
  const life = lifeLeft(g, player);
  const full = life + playerState(g, player).hero.wounds;
  const towns = openTowns(g).map(({ space }) => space);
  const roads = roadsOf(g, player, life < full);
  return new Planning(roads, goalsFor(g, player, full), towns, life, full, menacesTo(g, player));
};

/** The ways between places, as factors on prizes. */
export interface Roads {
  readonly places: ReadonlyMap<string, number>;
  /** The factor of the way to a place, from each place, for a Hero who is hurt or not. */
  to(place: number, hurt: boolean): Float64Array;
  setOut(from: number, dice: number, worth: (place: number) => number): number;
}

/** The dice of an unhurt party, before cards change them. */
const UNHURT = 5;

/** One hurt member slows the whole party: then the unhurt Hero is as slow as a hurt one. */
function roadsOf(g: G, player: number, isHurt: boolean): Roads {
  const walks = walksOn(g, player);
  const now = movementDice(g, player);
  const slow = unalteredDice(g, player) < UNHURT ? now : now - 1;
  const swift = isHurt ? slow + 1 : now;
  return {
    places: walks.places,
    to: (place, hurt) => walks.to(place, hurt ? slow : swift),
    setOut: (from, dice, worth) => walks.setOut(from, dice, worth),
  };
}

const SAME = 1e-9;

/** The worth of life at the end of a plan, never negative: a bad end would seem better the longer it is put off. */
const worthOfLife = (life: number): number => LIFE * life;

export class Planning implements Plan {
  private readonly goals: readonly Goal[];
  private readonly places: readonly number[];
  private readonly homes: readonly number[];
  private readonly alone: readonly Float64Array[];
  private readonly isDone: boolean[];
  private readonly spaces: readonly string[];
  private readonly ranked = new Map<number, readonly number[]>();
  private readonly standing = new Map<string, number>();
  private readonly now: ReadonlyMap<string, number>;

  constructor(
    private readonly roads: Roads,
    goals: readonly Goal[],
    towns: readonly string[],
    private readonly life: number,
    private readonly full: number,
    private readonly danger: (space: string) => number = () => 0,
  ) {
    const { places } = roads;
    this.spaces = [...places.keys()];
    this.goals = goals.filter(({ space }) => places.has(space));
    this.places = this.goals.map(({ space }) => places.get(space) as number);
    const homes = towns.flatMap((space) => places.get(space) ?? []);
    this.homes = this.places.map((at) => best(homes, (home) => roads.to(home, true)[at] as number) ?? at);
    this.isDone = this.goals.map(() => false);
    this.alone = this.goals.map((goal) =>
      Float64Array.from({ length: full + 1 }, (_, at) => this.gainOf(goal, at)),
    );
    const now = new Map<string, number>();
    this.goals.forEach((goal, at) => {
      const worth = this.doing(at, life, AHEAD);
      if (worth > (now.get(goal.space) ?? Number.NEGATIVE_INFINITY)) now.set(goal.space, worth);
    });
    this.now = now;
  }

  worth(space: string): number {
    const here = Math.max(this.now.get(space) ?? Number.NEGATIVE_INFINITY, this.passing(space));
    return here - this.danger(space);
  }

  passing(space: string): number {
    const known = this.standing.get(space);
    if (known !== undefined) return known;
    const from = this.roads.places.get(space);
    const found =
      from === undefined ? this.idle(this.life) : PATIENCE * this.next(from, this.life, AHEAD - 1);
    this.standing.set(space, found);
    return found;
  }

  rolling(space: string, dice: number): number {
    const from = this.roads.places.get(space);
    return from === undefined
      ? this.idle(this.life)
      : this.roads.setOut(from, dice, (place) => this.worth(this.spaces[place] as string));
  }

  attempt(what: string, space: string): number {
    const at = this.goals.findIndex((goal) => goal.space === space && goal.what === what);
    return at < 0 ? Number.NEGATIVE_INFINITY : this.doing(at, this.life, AHEAD);
  }

  promises(space: string): boolean {
    const from = this.roads.places.get(space);
    return from !== undefined && this.next(from, this.life, AHEAD) > this.idle(this.life) + SAME;
  }

  private idle(life: number): number {
    return PATIENCE * worthOfLife(life);
  }

  private gainOf({ prize, fight, heals }: Goal, life: number): number {
    const { full } = this;
    if (fight === null) return prize + LIFE * Math.min(full - life, heals);
    const { win, life: left } = fight.facing[life] as Prospects;
    // A loser is knocked out and returns to a town without wounds.
    return win * prize - (1 - win) * fight.loss + LIFE * (left - win * life + (1 - win) * (full - life));
  }

  /** The worth of doing a goal now and then the best of the next, up to a number of goals. */
  private doing(at: number, life: number, goals: number): number {
    const { prize, fight, heals } = this.goals[at] as Goal;
    const here = this.places[at] as number;
    this.isDone[at] = true;
    let worth: number;
    if (fight === null)
      worth = prize + PATIENCE * this.next(here, Math.min(this.full, life + heals), goals - 1);
    else {
      const { win, life: left } = fight.facing[life] as Prospects;
      const spared = win > 0 ? Math.max(1, Math.round(left / win)) : life;
      const home = this.homes[at] as number;
      const won = prize + PATIENCE * this.next(here, spared, goals - 1);
      const lost = PATIENCE * this.next(home, this.full, Math.min(1, goals - 1)) - fight.loss;
      worth = win * won + (1 - win) * lost;
    }
    this.isDone[at] = false;
    return worth;
  }

  /** The worth of starting a turn on a space: the best of the next goals, up to a number. */
  private next(from: number, life: number, goals: number): number {
    if (goals === 0) return worthOfLife(life);
    let most = this.idle(life);
    let looked = 0;
    for (const at of this.rankedFrom(from, life)) {
      if (this.isDone[at]) continue;
      const then =
        goals === 1 ? this.idle(life) + (this.alone[at]?.[life] as number) : this.doing(at, life, goals);
      most = Math.max(most, this.share(at, from, life) * then);
      if (goals === 1 || ++looked === BREADTH) break;
    }
    return most;
  }

  private share(at: number, from: number, life: number): number {
    return this.roads.to(this.places[at] as number, life < this.full)[from] as number;
  }

  /** The goals with the most worth by themselves from a space; a few more than are compared, as some will be done already. */
  private rankedFrom(from: number, life: number): readonly number[] {
    const key = from * (this.full + 1) + life;
    const known = this.ranked.get(key);
    if (known) return known;
    const promise = (at: number): number => this.share(at, from, life) * (this.alone[at]?.[life] as number);
    const found = this.goals
      .map((_, at) => at)
      .filter((at) => promise(at) > 0)
      .sort((a, b) => promise(b) - promise(a))
      .slice(0, BREADTH + AHEAD);
    this.ranked.set(key, found);
    return found;
  }
}

/** The risk of ending a turn on a space, from all Heroes who would attack there if their dice lead to it. */
export function menacesTo(g: G, player: number): (space: string) => number {
  const those = g.state.players.flatMap(({ hero: { space } }, other) => {
    const menace = other === player || space === null ? 0 : menaceOf(g, player, other);
    if (menace === 0) return [];
    const walks = walksOn(g, other);
    const from = walks.places.get(space ?? '');
    return from === undefined ? [] : [{ menace, walks, from, dice: movementDice(g, other) }];
  });
  const known = new Map<string, number>();
  const sum = (space: string): number =>
    those.reduce((risk, { menace, walks, from, dice }) => {
      const at = walks.places.get(space);
      return at === undefined ? risk : risk + menace * walks.reaching(from, at, dice);
    }, 0);
  return (space) => {
    if (those.length === 0) return 0;
    const risk = known.get(space) ?? sum(space);
    known.set(space, risk);
    return risk;
  };
}
