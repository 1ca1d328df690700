import { chanceToMatch } from './dice.js';
import * as model from './fight-model.js';

/** How a combat between Heroes goes for the first attacker; both from 0 to 1. The rest up to 1 is undecided. */
export interface DuelProspect {
  readonly win: number;
  readonly loss: number;
}

const DUELS = 40;
const ROUNDS = 16;

/** The mean of two ten-sided dice: the other Hero rolls for its defense. */
const MEAN_ROLL = 11;

/** A Hero as its attacker meets it: alone, with its mean roll (2e.hero-combat.defender-rolls-first). */
function heroOf({ fighters: [hero], defense }: model.Side): model.Enemy {
  const none = { ranged: 0, melee: 0, magic: 0 };
  return {
    life: hero?.life ?? 1,
    mends: 0,
    value: {
      ranged: MEAN_ROLL + defense.ranged,
      melee: MEAN_ROLL + defense.melee,
      magic: MEAN_ROLL + defense.magic,
    },
    damage: hero?.damage ?? none,
  };
}

interface Clash {
  readonly who: number;
  readonly chance: number;
  readonly damage: number;
  readonly harm: number;
}

function plansOf(side: model.Side, other: model.Side): (standing: number) => readonly Clash[] {
  const bout: model.FightModel = { side, enemy: heroOf(other) };
  return model.plansFor(bout, (type, act) => {
    const fighter = act === model.DEFEND ? undefined : side.fighters[act];
    const bonus = fighter ? fighter.attack[type] : side.defense[type];
    const chance = chanceToMatch(bonus, other.defense[type]);
    return {
      who: Math.max(0, act),
      chance,
      damage: fighter?.damage[type] ?? 0,
      harm: bout.enemy.damage[type],
    };
  });
}

const duels = new model.Imagined<DuelProspect>();

/** Plays some dozens of fights, always with the same luck; the roles swap each round (2e.hero-combat.swap). */
export const imagineDuel = (attacker: model.Side, defender: model.Side): DuelProspect =>
  duels.of(attacker, model.numbersOf(defender), () => foughtOut(attacker, defender));

function foughtOut(attacker: model.Side, defender: model.Side): DuelProspect {
  const sides = [attacker, defender] as const;
  const plans = [plansOf(attacker, defender), plansOf(defender, attacker)] as const;
  let luck = 20_250_101;
  const fallen: [number, number] = [0, 0];
  for (let fight = 0; fight < DUELS; fight++) {
    const lives = sides.map(({ fighters }) => fighters.map(({ life }) => life)) as [number[], number[]];
    const standing = sides.map(model.standingOf) as [number, number];
    const isOver = (): boolean => (standing[0] & standing[1] & 1) === 0;
    const harmed = (side: 0 | 1, at: number, harm: number): void => {
      const life = (lives[side][at] ?? 0) - harm;
      lives[side][at] = life;
      if (life <= 0) standing[side] &= ~(1 << at);
    };
    for (let round = 0; round < ROUNDS && !isOver(); round++) {
      const who = (round % 2) as 0 | 1;
      for (let at = 0; at < model.phases.length && !isOver(); at++) {
        const blow = plans[who](standing[who])[at] as Clash;
        luck = (Math.imul(luck, 1_103_515_245) + 12_345) & 0x7fffffff;
        if (luck < blow.chance * 0x80000000) harmed((1 - who) as 0 | 1, 0, blow.damage);
        else harmed(who, blow.who, blow.harm);
      }
    }
    for (const side of [0, 1] as const) if ((lives[side][0] ?? 0) <= 0) fallen[side]++;
  }
  return { win: fallen[1] / DUELS, loss: fallen[0] / DUELS };
}
