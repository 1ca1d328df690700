import type { Frame } from '../../kernel/index.js';
import { Game, gameOf } from '../../kernel/index.js';
import { type Attribute, type CombatType, combatTypes } from '../abilities/language.js';
import { attributeOf, cardOf } from '../base/cards.js';
import { combatOf, isHero, isOvercome } from '../base/characters.js';
import { type PhaseFrame, phase, type RollFrame, roll } from '../base/frames.js';
import type { CardId, Character } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { G } from '../base/vocabulary.js';

/* A Hero, an Ally or a companion, as a person reads its card and all that lies on and around it. */

/** A measure of what somebody can bear, and how much of it is used up. */
export interface Measure {
  /** How much there is, with what makes it up. */
  readonly max: Value;
  /** Counters on the card: wounds for Life, exhaustion for Stamina. */
  readonly counters: number;
  /** For Life: the wounds that defeat it if it takes them now, 1 or more while it stands. For Stamina: the exhaustion it can still bear, 0 or more. */
  readonly left: number;
}

/** How somebody attacks in one type of combat. */
export interface AttackInspection {
  /** The type of combat, and so the phase in which it is made. */
  readonly type: CombatType;
  /** The attribute that is rolled with. */
  readonly attribute: Attribute;
  /** What would be added to the dice of such an attack now, with everything that counts for attacks of this type alone. */
  readonly bonus: Value;
  /** The wounds that a hit would deal now. */
  readonly damage: Value;
}

/** A Hero, an Ally, or somebody else who fights for a player, with its values as they are now. */
export interface CharacterInspection {
  /** The card that stands for it. */
  readonly card: CardId;
  /** Its name in the content. */
  readonly name: string;
  /** What it is to its player: a companion is one by a module's rules, such as a Captain at sea. */
  readonly is: 'hero' | 'ally' | 'companion';
  /** Life, the wounds on it, and how many more defeat it. */
  readonly life: Measure;
  /** Stamina, the exhaustion on it, and how much more it bears. */
  readonly stamina: Measure;
  /** Mind: for ranged rolls, escapes and tests. */
  readonly mind: Value;
  /** Body: for melee rolls and tests. */
  readonly body: Value;
  /** Spirit: for magic rolls and tests. */
  readonly spirit: Value;
  /** What a defending Hero would add to its dice, by type of combat; empty for everybody else: only Heroes defend. */
  readonly defense: readonly DefenseInspection[];
  /** How it attacks: ranged, melee and magic. */
  readonly attacks: readonly AttackInspection[];
}

/** How a Hero defends in one type of combat. */
export interface DefenseInspection {
  /** The type of combat, and so the phase in which it is made. */
  readonly type: CombatType;
  /** The attribute that is rolled with. */
  readonly attribute: Attribute;
  /** What would be added to the dice of such a defense now. */
  readonly bonus: Value;
}

/** The values of somebody who fights for a player. */
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
      ? combatTypes.map((type) => {
          const attribute = attributeOf[type];
          const { table, rolling } = rollingAs(g, player, card, type, 'defend');
          return { type, attribute, bonus: explained(table, { of: 'roll', roll: rolling }) };
        })
      : [],
    attacks: combatTypes.map((type) => {
      const attribute = attributeOf[type];
      const { table, rolling } = rollingAs(g, player, card, type, 'attack');
      return {
        type,
        attribute,
        bonus: explained(table, { of: 'roll', roll: rolling }),
        damage: explained(table, { of: 'character', player, card, value: `${attribute}-damage` }),
      };
    }),
  };
}

/** The most that is counted before somebody is taken for invincible. */
const COUNTED = 1_000;

/** How many more wounds defeat somebody, by the rules in force. */
export function woundsLeft(g: G, life: number, wounds: number): number {
  let more = Math.max(0, Math.min(COUNTED, Math.floor(life - wounds)));
  // A save may hold somebody who has as many as defeat it, and is about to be.
  while (more < COUNTED && !isOvercome(g, wounds + more, life)) more++;
  return more;
}

/** The table as it would be while somebody rolls: what counts for such rolls alone is counted there. */
function rollingAs(
  g: G,
  player: number,
  by: CardId,
  type: CombatType,
  purpose: 'attack' | 'defend',
): { readonly table: G; readonly rolling: RollFrame } {
  const fighting: PhaseFrame = {
    kind: 'phase',
    step: 'roll',
    player,
    type,
    act: purpose,
    by,
    target: null,
    used: [],
    boosts: [],
  };
  const rolling: RollFrame = {
    kind: 'roll',
    step: 'total',
    player,
    by,
    purpose,
    attribute: attributeOf[type],
    skill: null,
    target: null,
    open: false,
    bonus: 0,
    dice: [],
    forced: null,
    used: [],
    boosts: [],
  };
  const frames: Frame[] = [...framesAround(g, player, by, type), fighting, rolling];
  return { table: new Game(gameOf(g).rules, { ...g.state, frames }), rolling };
}

/** What is under way and would still be while this one rolls: not the roll or the phase of another, or of another type. */
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
