import type { FrameRef } from '../../../kernel/index.js';
import { combatTypes } from '../../abilities/language.js';
import * as schema from '../schemas.js';
import { activations, at, lasting, list } from './parts.js';

const opponent = () =>
  schema.oneOf('is', 'an opponent: a "challenge", a "foe" or a "hero", told by `is`', {
    challenge: schema.object('a Challenge as opponent', {
      /** A Challenge card. */
      is: schema.word(['challenge']),
      /** The Challenge. */
      card: schema.cardId,
      /** Wound counters on it. Those of an earlier battle are gone (2e.escape.wounds-removed). */
      wounds: schema.count,
      /** Drawn just now, met where its counter lies, or faced by the effect `face`, which earns no adventure counter. */
      from: schema.word(['deck', 'track', 'card']),
      /** True if a card forbids escaping from it this time. */
      noEscape: schema.yesNo.optional(),
      /** True if it will follow the Hero who leaves it undefeated. */
      follows: schema.yesNo.optional(),
    }),
    foe: schema.object('a foe as opponent', {
      /** An enemy described by a card's `fight` effect. */
      is: schema.word(['foe']),
      /** The card that describes it. */
      card: schema.cardId,
      /** Wound counters on it. */
      wounds: schema.count,
      /** The list of effects in the content that holds the `fight` effect. */
      list,
      /** The place of that effect in the list. */
      at,
    }),
    hero: schema.object('a Hero as opponent', {
      /** Another Hero, who defends in this round. */
      is: schema.word(['hero']),
      /** The player of the Hero. It changes with the roles after each round (2e.hero-combat.swap). */
      player: schema.seat,
    }),
  });
/** The opponent in a combat. */
export type Opponent = schema.ValueOf<ReturnType<typeof opponent>>;

export const combatLocals = () =>
  schema.object('a combat frame', {
    /** The player who faces the opponent in this round. */
    attacker: schema.seat,
    /** The opponent in this round. */
    opponent: opponent(),
    /** The space of the battle: its counter is earned, and an undefeated Challenge waits there. Empty without a space. */
    space: schema.text('the id of a space', 120, 0),
    /** The round, from 1; 0 before combat. */
    round: schema.count,
    /** Characters that attacked in this round, once for each attack. */
    attacked: schema.cardIds,
    /** Characters granted one more attack in this round. */
    extra: schema.cardIds,
    /** Phases that are skipped in this round. */
    skipped: schema.listOf(schema.word(combatTypes), 1000),
    /** Players who made a combat roll in this combat (faq.combat.first-combat-roll). */
    rolled: schema.listOf(schema.seat, schema.longest),
    /** The total that an escape from a Hero must reach in this round (2e.hero-combat.attacker-escape). */
    escapeTarget: schema.signed.nullable(),
    ...activations,
    ...lasting,
  });
/** A battle, from Before Combat to its end (2e.combat.course). */
export type CombatFrame = schema.FrameWith<'combat', typeof combatLocals>;
/** There during a battle. `fightOf` returns it. */
export const combat: FrameRef<CombatFrame, 'attacker' | 'opponent' | 'space'> = { kind: 'combat' };
