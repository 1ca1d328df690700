import { Game, gameOf } from '../../../kernel/index.js';
import { attributeOf } from '../../../second-edition/base/cards.js';
import { damageValue, enemyDamage, opponentCard, rivalOf } from '../../../second-edition/base/characters.js';
import {
  type CombatFrame,
  combat,
  grantedAttack,
  type HarmFrame,
  type PhaseFrame,
  phase,
  type RollFrame,
} from '../../../second-edition/base/frames.js';
import { rollTotal, targetOf } from '../../../second-edition/base/rolls.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import type { CombatType } from '../../../second-edition/index.js';
import { best, type Choice, type Legal } from '../bot.js';
import { chanceToReach } from '../dice.js';
import { worthOfFight } from '../evaluation.js';
import { type Act, DEFEND, type FightModel, phases } from '../fight-model.js';
import { blowOf, livesOf } from '../fighting.js';
import { fightModelOf } from '../table.js';
import { Tactics } from './tactics.js';

/* Values a fight under way at any of its moments, by all that may come of it. */

/** The worth of a wound less on the Hero after a victory, in the unit of prizes; of one less on an Ally; and of an Ally that lives. */
const SPARED = 0.4;
const SPARED_ALLY = 0.25;
const ALLY = 3;
/** A fight with more positions than this is not computed to its end. */
const MANY = 6_000;

interface Stand {
  readonly tactics: Tactics;
  readonly lives: readonly number[];
  readonly enemy: number;
  /** Fighters that may attack twice in this round and have not yet: a bit for each. */
  readonly twice: number;
}

export interface Battle extends Stand {
  readonly fight: CombatFrame;
  /** The fight in numbers, without effects of the moment. */
  readonly bout: FightModel;
  /** Fighters that have attacked in this round: a bit for each. */
  readonly used: number;
}

/** The fight under way, or the same with each fighter healed by some wounds; `undefined` without a fight that can be computed. */
export function battleOf(g: G, player: number, healed: readonly number[] = []): Battle | undefined {
  const fight = g.find(combat);
  if (fight === undefined || fight.skipped.length > 0) return undefined;
  const { frames } = g.state;
  const alone = new Game(gameOf(g).rules, { ...g.state, frames: frames.slice(0, frames.indexOf(fight) + 1) });
  const { side, enemy } = fightModelOf(alone, player, fight);
  const fighters = side.fighters.map((fighter, at) => ({
    ...fighter,
    life: fighter.life + (healed[at] ?? 0),
  }));
  const bout: FightModel = { side: { ...side, fighters }, enemy };
  const lives = livesOf(fighters);
  if (lives.reduce((product, life) => product * (life + 1), enemy.life) > MANY) return undefined;
  const against = opponentCard(g, fight.opponent);
  const stake = {
    win: worthOfFight(g, player, against, 1),
    lose: worthOfFight(g, player, against, 0),
    life: SPARED,
    allyLife: SPARED_ALLY,
    ally: ALLY,
  };
  let [used, twice] = [0, 0];
  fighters.forEach(({ card }, at) => {
    const left = 1 + times(fight.extra, card) - times(fight.attacked, card);
    if (left < 1) used |= 1 << at;
    if (left > 1) twice |= 1 << at;
  });
  return { fight, bout, tactics: new Tactics(bout, stake), lives, enemy: enemy.life, used, twice };
}

const times = (list: readonly string[], card: string): number => list.filter((each) => each === card).length;

export function chooseBlow(g: G, player: number, f: PhaseFrame, legal: Legal): Choice {
  const battle = battleOf(g, player);
  if (battle === undefined) return undefined;
  const now = fightModelOf(g, player, battle.fight);
  return blowOf(now, legal, (free) => bestAct(battle, now, f.type, free));
}

export function bestAct(stand: Stand, now: FightModel, type: CombatType, free: readonly Act[]): Act {
  const used = free.reduce((mask, act) => mask & ~(1 << act), (1 << stand.lives.length) - 1);
  return best([DEFEND, ...free], (act) => worthOfAct(stand, now, type, act, used)) ?? DEFEND;
}

function worthOfAct(
  stand: Stand,
  { side, enemy }: FightModel,
  type: CombatType,
  act: Act,
  used: number,
): number {
  const then = act === DEFEND ? used : used | (~stand.twice & (1 << act));
  const fighter = act === DEFEND ? undefined : side.fighters[act];
  const bonus = fighter ? fighter.attack[type] : side.defense[type];
  const chance = chanceToReach(enemy.value[type], bonus);
  const struck = { who: Math.max(0, act), harm: enemy.damage[type] };
  return (
    chance * worthAfterPhase(stand, type, then, fighter?.damage[type] ?? 0) +
    (1 - chance) * worthAfterPhase(stand, type, then, 0, struck)
  );
}

function worthAfterPhase(
  { tactics, lives, enemy }: Stand,
  type: CombatType,
  used: number,
  dealt: number,
  struck?: { readonly who: number; readonly harm: number },
): number {
  const left = struck
    ? lives.map((life, at) => (at === struck.who ? Math.max(0, life - struck.harm) : life))
    : lives;
  return tactics.from(left, Math.max(0, enemy - dealt), phases.indexOf(type) + 1, used);
}

export interface BattleChanges {
  readonly healed?: readonly number[];
  readonly wounded?: number;
  /** The place of a fighter that may attack once more. */
  readonly again?: number;
}

/** The worth of the fight at a beginning of a round, in a phase, around a roll, or before harm; `undefined` at any other moment. */
export function worthNow(g: G, player: number, other: BattleChanges = {}): number | undefined {
  const there = battleOf(g, player, other.healed);
  if (there === undefined || rivalOf(there.fight, player) !== null) return undefined;
  const battle: Battle = { ...there, enemy: Math.max(0, there.enemy - (other.wounded ?? 0)) };
  const f = g.top();
  switch (f.kind) {
    case combat.kind:
      return battle.tactics.from(battle.lives, battle.enemy, 0, 0);
    case phase.kind:
      return f.step === 'act' ? worthOfPhase(g, player, battle, f as PhaseFrame, other.again) : undefined;
    case 'roll':
      return worthOfRoll(g, player, battle, f as RollFrame);
    case 'harm':
      return worthOfHarm(g, battle, f as HarmFrame);
    default:
      return undefined;
  }
}

function worthOfPhase(g: G, player: number, battle: Battle, f: PhaseFrame, again?: number): number {
  const now = fightModelOf(g, player, battle.fight);
  const bit = again === undefined ? 0 : 1 << again;
  // A fighter that has attacked may do so again; one that has not may do so twice.
  const used = battle.used & ~bit;
  const stand = { ...battle, twice: battle.twice | (bit & ~battle.used) };
  const free = battle.lives.flatMap((life, act) => (life > 0 && (used & (1 << act)) === 0 ? [act] : []));
  return Math.max(...[DEFEND, ...free].map((act) => worthOfAct(stand, now, f.type, act, used)));
}

const phaseUnderWay = (g: G): PhaseFrame | undefined =>
  g.find(grantedAttack) === undefined ? g.find(phase) : undefined;

function worthOfRoll(g: G, player: number, battle: Battle, rolling: RollFrame): number | undefined {
  const f = phaseUnderWay(g);
  const target = targetOf(g, rolling);
  if (f === undefined || target === null || (rolling.purpose !== 'attack' && rolling.purpose !== 'defend'))
    return undefined;
  const who = battle.bout.side.fighters.findIndex(({ card }) => card === rolling.by);
  if (who < 0) return undefined;
  const total = rollTotal(g, rolling);
  const chance =
    rolling.forced !== null
      ? Number(rolling.forced === 'success')
      : rolling.dice.length > 0
        ? Number(total >= target)
        : chanceToReach(target, total);
  const attribute = attributeOf[f.type];
  const dealt = rolling.purpose === 'attack' ? damageValue(g, player, rolling.by, attribute) : 0;
  const struck = { who, harm: enemyDamage(g, battle.fight, f.type, attribute) };
  return (
    chance * worthAfterPhase(battle, f.type, battle.used, dealt) +
    (1 - chance) * worthAfterPhase(battle, f.type, battle.used, 0, struck)
  );
}

function worthOfHarm(g: G, battle: Battle, { harm, target, amount }: HarmFrame): number | undefined {
  const f = phaseUnderWay(g);
  const who = battle.bout.side.fighters.findIndex(({ card }) => card === target);
  if (harm !== 'wounds' || f === undefined || who < 0) return undefined;
  return worthAfterPhase(battle, f.type, battle.used, 0, { who, harm: amount });
}
