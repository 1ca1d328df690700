import { type Frame, Game, gameOf } from '../../kernel/index.js';
import { type Attribute, type CombatType, combatTypes } from '../abilities/language.js';
import { attributeOf, cardOf } from '../base/cards.js';
import { combatOf, isHero, isOvercome } from '../base/characters.js';
import { type PhaseFrame, phase, type RollFrame, roll } from '../base/frames.js';
import type { CardId, Character } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { G } from '../base/vocabulary.js';
import { phaseOf, rollOf } from './imagined.js';

/** Life or Stamina, and how much of it is used up. */
export interface Measure {
  /** The maximum, with its parts. */
  readonly max: Value;
  /** Counters on the card: wounds for Life, exhaustion for Stamina. */
  readonly counters: number;
  /** For Life: the wounds that would defeat it now, at least 1. For Stamina: the exhaustion it can still take, at least 0. */
  readonly left: number;
}

/** A Hero's defense in one type of combat. */
export interface DefenseInspection {
  /** The type of combat, and so its phase. */
  readonly type: CombatType;
  /** The attribute of the roll. */
  readonly attribute: Attribute;
  /** The bonus of such a roll now, including all that counts only for this type. */
  readonly bonus: Value;
}

/** An attack in one type of combat. */
export interface AttackInspection extends DefenseInspection {
  /** The wounds that a hit would deal now. */
  readonly damage: Value;
}

/** A Hero, an Ally or a companion, with its present values. */
export interface CharacterInspection {
  /** Its card. */
  readonly card: CardId;
  /** Its name in the content. */
  readonly name: string;
  /** Its relation to the player. Modules define companions, such as a Captain at sea. */
  readonly is: 'hero' | 'ally' | 'companion';
  /** Life, wounds, and the wounds that would defeat it. */
  readonly life: Measure;
  /** Stamina, exhaustion, and how much more it can take. */
  readonly stamina: Measure;
  /** Mind: for ranged rolls, escapes and tests. */
  readonly mind: Value;
  /** Body: for melee rolls and tests. */
  readonly body: Value;
  /** Spirit: for magic rolls and tests. */
  readonly spirit: Value;
  /** The bonus of a defending Hero, by type of combat; empty for Allies and companions: only Heroes defend. */
  readonly defense: readonly DefenseInspection[];
  /** Its ranged, melee and magic attacks. */
  readonly attacks: readonly AttackInspection[];
}

export function characterInspection(
  g: G,
  player: number,
  { card, wounds, exhaustion }: Character,
  is: CharacterInspection['is'],
): CharacterInspection {
  const value = (of: 'life' | 'stamina' | Attribute): Value =>
    explained(g, { of: 'character', player, card, value: of });
  const [life, stamina] = [value('life'), value('stamina')];
  return {
    card,
    name: cardOf(g, card).name,
    is,
    life: { max: life, counters: wounds, left: woundsLeft(g, life.value, wounds) },
    stamina: { max: stamina, counters: exhaustion, left: Math.max(0, stamina.value - exhaustion) },
    mind: value('mind'),
    body: value('body'),
    spirit: value('spirit'),
    defense: isHero(g, player, card)
      ? combatTypes.map((type) => inspectRoll(rollingAs(g, player, card, type, 'defend'), type))
      : [],
    attacks: combatTypes.map((type) => {
      const now = rollingAs(g, player, card, type, 'attack');
      const value = `${attributeOf[type]}-damage` as const;
      return {
        ...inspectRoll(now, type),
        damage: explained(now.table, { of: 'character', player, card, value }),
      };
    }),
  };
}

const inspectRoll = (
  { table, rolling }: ReturnType<typeof rollingAs>,
  type: CombatType,
): DefenseInspection => ({
  type,
  attribute: attributeOf[type],
  bonus: explained(table, { of: 'roll', roll: rolling }),
});

const COUNTED = 1_000;

/** How many more wounds defeat a character, by the rules in force. */
export function woundsLeft(g: G, life: number, wounds: number): number {
  let more = Math.max(0, Math.min(COUNTED, Math.floor(life - wounds)));
  // A save may hold a character with enough wounds whose defeat is still due.
  while (more < COUNTED && !isOvercome(g, wounds + more, life)) more++;
  return more;
}

/** The game as it would be during a roll, so that changes for such rolls count. */
function rollingAs(
  g: G,
  player: number,
  by: CardId,
  type: CombatType,
  purpose: 'attack' | 'defend',
): { readonly table: G; readonly rolling: RollFrame } {
  const rolling = rollOf(player, by, type, purpose);
  const frames: Frame[] = [...framesAround(g, player, by, type), phaseOf(player, type, by, purpose), rolling];
  return { table: new Game(gameOf(g).rules, { ...g.state, frames }), rolling };
}

/** The frames that would stay during this roll: not the roll or phase of another character or type. */
function framesAround(g: G, player: number, by: CardId, type: CombatType): readonly Frame[] {
  const { frames } = g.state;
  if (combatOf(g, player) === undefined) return frames;
  return frames.filter((f) => {
    if (f.kind === roll.kind) return false;
    if (f.kind !== phase.kind) return true;
    const { type: now, by: who } = f as PhaseFrame;
    return now === type && (who === '' || who === by);
  });
}
