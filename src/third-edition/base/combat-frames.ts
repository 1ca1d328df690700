import type { Frame, FrameRef } from '../../kernel/index.js';
import type { DamageType, TokenSymbol } from '../abilities/language.js';
import type { Dice } from './frame-types.js';
import type { CardId } from './state.js';

/* What can be under way in a combat, as data. */

/** A combat token on the table. */
export interface TokenState {
  /** Its id in the content. */
  id: string;
  /** Which face it shows. */
  face: 0 | 1;
  /** Where it lies: in the pool, or set aside because it was spent or removed (3e.combat.spend, 3e.combat.remove). */
  at: 'pool' | 'spent' | 'removed';
  /** The double token that it lies on (3e.combat.double); `null` if none. */
  on: string | null;
}

/** A combatant with its tokens. */
export interface SideState {
  /** Whose decisions these are (3e.combat.controller). */
  controller: number;
  /** The player whose hero it is; `null` for an enemy. */
  player: number | null;
  /** The enemy or villain; empty for a hero. */
  card: CardId;
  /** Damage of an enemy in this combat (3e.enemy.heal); that of a hero is on its card. */
  damage: number;
  tokens: TokenState[];
  passed: boolean;
  /** Abilities used, as `card/ability`; those of the combat with `!` before. */
  used: string[];
  /** Symbols that count double until the end of the round, as often as an ability doubles them. */
  doubled: TokenSymbol[];
  /** True while it cannot use surge abilities in this round. */
  noSurge: boolean;
  /** The kinds of damage with which it answers damage suffered from attacks in this round, one for each ability. */
  reflect: DamageType[];
}

/** A combat, round after round (3e.combat.rounds). */
export interface CombatFrame extends Frame {
  kind: 'combat';
  /** The attacker first: the active hero, or the one who challenged (3e.combat.initiative-tie). */
  sides: [SideState, SideState];
  /** Counted from 1; 0 before the first. */
  round: number;
  /** Who takes the next combat action. */
  acting: 0 | 1;
  /** Combat actions that are due to whoever acts before the foe's turn. */
  again: number;
  /** Somebody just took a combat action that was no pass. */
  acted: boolean;
  /** Whoever acts has just spent agility, which abilities of the foe may answer; not there else. */
  agility?: boolean;
  /** The place of the foe's token that agility has cast again; `null` if none. */
  recast: number | null;
  /** A hero got away. */
  retreated: boolean;
  /** The hero takes the enemy as a trophy by an ability (3e.enemy.taken-by-ability). */
  taken: boolean;
  /** Nobody can retreat from it. */
  noRetreat: boolean;
  /** The card that started it, whose victory it settles; empty if there is none. */
  card: CardId;
}
/** There during a combat. */
export const combat: FrameRef<CombatFrame> = { kind: 'combat' };

/** Damage is dealt in a combat, and may be blocked (3e.combat.block). */
export interface BlowFrame extends Frame {
  kind: 'blow';
  /** The side that suffers it. */
  side: 0 | 1;
  damage: DamageType;
  /** What is left of it, and then how much of it was suffered. */
  amount: number;
  /** It comes of a combat action that deals damage (3e.combat.attack). */
  attack: boolean;
  unblockable: boolean;
}
/** Called for each damage dealt in a combat; whoever calls it finds what was suffered in its `result`. */
export const blow: FrameRef<BlowFrame> = { kind: 'blow' };

/** The foe may cancel an ability before it takes effect (3e.game.cancel). */
export interface CancelFrame extends Frame {
  kind: 'cancel';
  /** The side that may cancel it. */
  side: 0 | 1;
  /** The ability, and what was spent on it. */
  card: CardId;
  ability: string;
  x: number;
}
/** Called where an ability that the foe may cancel is used. */
export const cancel: FrameRef<CancelFrame> = { kind: 'cancel' };

/** A hero tries to retreat (3e.combat.retreat). */
export interface RetreatFrame extends Dice {
  kind: 'retreat';
}
/** Called in the retreat phase. */
export const retreat: FrameRef<RetreatFrame> = { kind: 'retreat' };
