import { type Attribute, type CombatType, combatTypes } from '../abilities/language.js';
import { refuseActivation } from '../base/activation.js';
import { attributeOf, cardOf, playerState } from '../base/cards.js';
import { companionsOf, enemyOf, opponentCard, partyOf } from '../base/characters.js';
import { hasEscapePhase } from '../base/combat.js';
import { refuseAttack } from '../base/combat-phases.js';
import { refuseEscape } from '../base/combatants.js';
import { type CombatFrame, combat, escaping, phase } from '../base/frames.js';
import type { CardId, SpaceId } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { G } from '../base/vocabulary.js';
import { type Measure, woundsLeft } from './characters.js';
import { type Refused, refusedBy } from './refused.js';

/* The combat under way, with both sides. */

/** What an enemy sets against one type of combat. */
export interface EnemyAttack {
  /** The type of combat. */
  readonly type: CombatType;
  /** The attribute that it uses. */
  readonly attribute: Attribute;
  /** The number that rolls against it must reach; `null` for a Hero, who rolls for it. */
  readonly target: Value | null;
  /** The wounds that it deals. */
  readonly damage: Value;
}

/** Whom a combat is against. */
export interface EnemyInspection {
  /** A Challenge card, an enemy that another card describes, or another Hero. */
  readonly is: 'challenge' | 'foe' | 'hero';
  /** The Challenge, the card that describes the enemy, or the Hero. */
  readonly card: CardId;
  /** What people call it. */
  readonly name: string;
  /** The player whose Hero it is, by index; `null` for any other enemy. */
  readonly player: number | null;
  /** Words that say what it is, such as `undead`; empty for a Hero. */
  readonly words: readonly string[];
  /** Its number on the undefeated challenge track, from 1; `null` if it does not lie there. */
  readonly challenge: number | null;
  /** Life, the wounds on it, and how many more defeat it. */
  readonly life: Measure;
  /** Ranged, melee and magic. */
  readonly attacks: readonly EnemyAttack[];
}

/** Somebody of the attacker's side, and whether it can attack in the present phase. */
export interface AttackerInspection {
  /** The Hero, Ally or companion. */
  readonly card: CardId;
  /** How often it has attacked in this round. */
  readonly attacks: number;
  /** Why it may not attack in this phase; `null` if it may, and outside the phases. */
  readonly refused: Refused | null;
}

/** Where a round of combat is. */
export type CombatMoment = 'before-combat' | 'round-start' | 'escape' | CombatType | 'round-end' | 'over';

/** The combat under way. */
export interface CombatInspection {
  /** Who acts in this round as one who faces a Challenge, by index. */
  readonly attacker: number;
  /** Whom the attacker fights. */
  readonly enemy: EnemyInspection;
  /** Where it is fought; empty if nowhere on the board. */
  readonly space: SpaceId;
  /** The round, from 1; 0 before combat. */
  readonly round: number;
  /** Where the round is. */
  readonly moment: CombatMoment;
  /** Phases that are left out in this round. */
  readonly skipped: readonly CombatType[];
  /** The attacker's side: the Hero first, then all who may fight for it. */
  readonly party: readonly AttackerInspection[];
  /** Whether the attacker may try to escape: in this combat, and in this round. */
  readonly escape: {
    /** Whether a round has an escape phase, and nothing forbids the attempt. */
    readonly possible: boolean;
    /** What forbids it; `null` if nothing does, or if the round simply has no escape phase. */
    readonly refused: Refused | null;
    /** What the attempt must reach; `null` if another Hero will roll for it. */
    readonly target: number | null;
  };
  /** Whether each who takes part may still activate a card in this round, or before combat. */
  readonly activations: readonly {
    /** The player by index: the attacker, and the defender of a combat between Heroes. */
    readonly player: number;
    /** How many cards may still be activated, as far as the rules tell: 1, or 0. */
    readonly left: 0 | 1;
    /** What forbids the next one. */
    readonly refused: Refused | null;
  }[];
}

function momentOf(g: G, f: CombatFrame): CombatMoment {
  const fighting = g.find(phase);
  if (fighting) return fighting.type;
  if (f.round === 0) return 'before-combat';
  if (g.find(escaping) || f.step === 'escape') return 'escape';
  if (f.step.endsWith('-opening') || f.step === 'first-phase') return 'round-start';
  return combatTypes.some((type) => type === f.step) || f.step === 'round-end' || f.step === 'again'
    ? 'round-end'
    : 'over';
}

function enemyInspection(g: G, fight: CombatFrame): EnemyInspection {
  const { opponent } = fight;
  const card = opponentCard(g, opponent);
  const foe = enemyOf(g, opponent);
  const player = opponent.is === 'hero' ? opponent.player : null;
  const life =
    player === null
      ? explained(g, { of: 'enemy', fight, value: 'life' })
      : explained(g, { of: 'character', player, card, value: 'life' });
  const counters = opponent.is === 'hero' ? playerState(g, opponent.player).hero.wounds : opponent.wounds;
  const at = g.state.track.findIndex((entry) => entry?.card === card);
  return {
    is: opponent.is,
    card,
    name: foe?.name ?? cardOf(g, card).name,
    player,
    words: [...(foe?.words ?? [])],
    challenge: at < 0 ? null : at + 1,
    life: { max: life, counters, left: woundsLeft(g, life.value, counters) },
    attacks: combatTypes.map((type) => {
      const attribute = attributeOf[type];
      return {
        type,
        attribute,
        target: player === null ? explained(g, { of: 'enemy', fight, value: attribute }) : null,
        damage: explained(g, { of: 'enemy', fight, value: `${attribute}-damage` }),
      };
    }),
  };
}

/** The combat under way, if there is one. */
export function combatInspection(g: G): CombatInspection | null {
  const f = g.find(combat);
  if (f === undefined) return null;
  const { attacker, opponent, attacked, space, round, skipped, escapeTarget } = f;
  const now = g.find(phase);
  const enemy = enemyInspection(g, f);
  const refusal = refusedBy(g, refuseEscape(g, f));
  const sides = opponent.is === 'hero' ? [attacker, opponent.player] : [attacker];
  return {
    attacker,
    enemy,
    space,
    round,
    moment: momentOf(g, f),
    skipped: [...skipped],
    party: [...partyOf(g, attacker), ...companionsOf(g, attacker)].map(({ card }) => ({
      card,
      attacks: attacked.filter((by) => by === card).length,
      refused: now ? refusedBy(g, refuseAttack(g, now, card)) : null,
    })),
    escape: {
      possible: refusal === null && hasEscapePhase(g, f),
      refused: refusal,
      target: opponent.is === 'hero' ? escapeTarget : (enemy.attacks[0]?.target?.value ?? null),
    },
    activations: sides.map((player) => {
      const refused = refusedBy(g, refuseActivation(g, player, null));
      return { player, left: refused === null ? 1 : 0, refused };
    }),
  };
}
