import { damageTypes, symbols } from '../../abilities/language.js';
import * as schema from '../schemas.js';
import { side } from './parts.js';

const token = () =>
  schema.object('a combat token', {
    /** Its id in the content. */
    id: schema.text('the id of a combat token'),
    /** The face it shows. */
    face: schema.is<0 | 1>('0 or 1, a face of the token', (value) => value === 0 || value === 1),
    /** In the pool, or set aside because it was spent or removed (3e.combat.spend, 3e.combat.remove). */
    at: schema.word(['pool', 'spent', 'removed']),
    /** The double token under it (3e.combat.double); `null` if none. */
    on: schema.text('the id of a combat token').nullable(),
  });
/** A combat token on the table. */
export type TokenState = schema.ValueOf<ReturnType<typeof token>>;

const combatant = () =>
  schema.object('a side of the combat', {
    /** The player who decides for it (3e.combat.controller). */
    controller: schema.seat,
    /** The player whose hero it is; `null` for an enemy. */
    player: schema.seat.nullable(),
    /** The enemy or villain; empty for a hero. */
    card: schema.text('the id of an enemy, empty for a hero', 120, 0),
    /** Damage of an enemy in this combat (3e.enemy.heal); a hero's damage is on its card. */
    damage: schema.count,
    tokens: schema.listOf(token(), 100),
    passed: schema.yesNo,
    /** Abilities used, as `card/ability`; those limited to once per combat begin with `!`. */
    used: schema.used,
    /** Symbols that count double until the end of the round, once for each ability that doubles them. */
    doubled: schema.listOf(schema.word(symbols), 50),
    /** True while it cannot use surge abilities in this round. */
    noSurge: schema.yesNo,
    /** The kinds of damage with which it answers damage from attacks in this round, one for each ability. */
    reflect: schema.listOf(schema.word(damageTypes), 50),
  });
/** A combatant with its tokens. */
export type SideState = schema.ValueOf<ReturnType<typeof combatant>>;

/** A combat, round after round (3e.combat.rounds). */
export const combatLocals = () =>
  schema.object('a combat frame', {
    /** The attacker first: the active hero, or the challenger (3e.combat.initiative-tie). */
    sides: schema.pairOf(combatant()),
    /** Counted from 1; 0 before the first. */
    round: schema.count,
    /** The side that takes the next combat action. */
    acting: side,
    /** Combat actions that the acting side may take before the foe's turn. */
    again: schema.count,
    /** The last combat action was not a pass. */
    acted: schema.yesNo,
    /** The acting side has just spent agility, and abilities of the foe may answer; left out if not. */
    agility: schema.yesNo.optional(),
    /** The index of the foe's token that agility has cast again; `null` if none. */
    recast: schema.whole(0, 100).nullable(),
    /** A hero has retreated. */
    retreated: schema.yesNo,
    /** The hero takes the enemy as a trophy by an ability (3e.enemy.taken-by-ability). */
    taken: schema.yesNo,
    /** No hero can retreat from it. */
    noRetreat: schema.yesNo,
    /** The card that began the combat and whose victory the combat settles; empty if there is none. */
    card: schema.text('the id of a card, empty if none began it', 120, 0),
  });
