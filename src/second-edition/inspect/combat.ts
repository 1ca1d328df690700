import { type Attribute, type CombatType, combatTypes } from '../abilities/language.js';
import { refuseActivation } from '../base/activation.js';
import { attributeOf, cardOf, playerState } from '../base/cards.js';
import { companionsOf, enemyOf, opponentCard, partyOf } from '../base/characters.js';
import { hasEscapePhase } from '../base/combat.js';
import { refuseAttack } from '../base/combat-phases.js';
import { refuseEscape } from '../base/combatants.js';
import { type CombatFrame, combat, escaping, knockout, phase } from '../base/frames.js';
import { cardsAtStake, losesGold } from '../base/knockout.js';
import type { CardId, SpaceId } from '../base/state.js';
import { explained, rewardGold, type Value } from '../base/value-breakdown.js';
import type { G } from '../base/vocabulary.js';
import { type Measure, woundsLeft } from './characters.js';
import { type Refused, refusedBy } from './refused.js';

/** An enemy's attack in one type of combat. */
export interface EnemyAttack {
  /** The type of combat. */
  readonly type: CombatType;
  /** The attribute that it uses. */
  readonly attribute: Attribute;
  /** The target of rolls against it; `null` for a Hero, who rolls it. */
  readonly target: Value | null;
  /** The wounds that it deals. */
  readonly damage: Value;
}

/** The enemy of a combat. */
export interface EnemyInspection {
  /** A Challenge card, a foe in a card's text, or another Hero. */
  readonly is: 'challenge' | 'foe' | 'hero';
  /** The Challenge, the card with the foe, or the Hero. */
  readonly card: CardId;
  /** Its name. */
  readonly name: string;
  /** The player of an enemy Hero, by index; `null` for any other enemy. */
  readonly player: number | null;
  /** Its type words, such as `undead`; empty for a Hero. */
  readonly words: readonly string[];
  /** Its number on the undefeated challenge track, from 1; `null` if it is not there. */
  readonly challenge: number | null;
  /** Life, wounds, and the wounds that would defeat it. */
  readonly life: Measure;
  /** Its ranged, melee and magic attacks. */
  readonly attacks: readonly EnemyAttack[];
  /** The gold of its reward, with what cards in play add; `null` if it brings none, or if how much is not known yet. */
  readonly gold: Value | null;
}

/** A character of the attacker's side, and whether it can attack in this phase. */
export interface AttackerInspection {
  /** The Hero, Ally or companion. */
  readonly card: CardId;
  /** How often it has attacked in this round. */
  readonly attacks: number;
  /** Why it may not attack in this phase; `null` if it may, and outside the phases. */
  readonly refused: Refused | null;
}

/** Where a round of combat is; `knockout` while a Hero in it is knocked out, which ends it. */
export type CombatMoment =
  | 'before-combat'
  | 'round-start'
  | 'escape'
  | CombatType
  | 'round-end'
  | 'knockout'
  | 'over';

/** The present combat. */
export interface CombatInspection {
  /** The player who acts in this round as in a Challenge, by index. */
  readonly attacker: number;
  /** Whom the attacker fights. */
  readonly enemy: EnemyInspection;
  /** Where it is fought; empty if not on the board. */
  readonly space: SpaceId;
  /** The round, from 1; 0 before combat. */
  readonly round: number;
  /** Where the round is. */
  readonly moment: CombatMoment;
  /** Phases skipped in this round. */
  readonly skipped: readonly CombatType[];
  /** The attacker's side: the Hero first, then all who may fight with it. */
  readonly party: readonly AttackerInspection[];
  /** Whether the attacker may try to escape, in this combat and in this round. */
  readonly escape: {
    /** Whether there is an escape phase and nothing forbids the attempt. */
    readonly possible: boolean;
    /** What forbids it; `null` if nothing does, or if the round has no escape phase. */
    readonly refused: Refused | null;
    /** The target of the attempt; `null` if another Hero will roll it. */
    readonly target: number | null;
  };
  /** What a knockout would take from the attacker: all gold, and one of these cards, the dearest. */
  readonly stakes: {
    /** Gold. */
    readonly gold: number;
    /** The dearest Item or Ally, or several that tie; empty if there is none. */
    readonly cards: readonly CardId[];
  };
  /** Whether each player in the combat may still activate a card in this round, or before combat. */
  readonly activations: readonly {
    /** The player by index: the attacker, and the defender of a combat between Heroes. */
    readonly player: number;
    /** How many cards the player may still activate: 1 or 0. */
    readonly left: 0 | 1;
    /** What forbids the next one. */
    readonly refused: Refused | null;
  }[];
}

function momentOf(g: G, f: CombatFrame): CombatMoment {
  const { frames } = g.state;
  if (frames.slice(frames.indexOf(f)).some(({ kind }) => kind === knockout.kind)) return 'knockout';
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
    gold: rewardGold(g, fight) === null ? null : explained(g, { of: 'reward', fight }),
  };
}

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
    stakes: {
      gold: losesGold(g, attacker) ? playerState(g, attacker).gold : 0,
      cards: [...cardsAtStake(g, attacker)],
    },
    activations: sides.map((player) => {
      const refused = refusedBy(g, refuseActivation(g, player, null));
      return { player, left: refused === null ? 1 : 0, refused };
    }),
  };
}
