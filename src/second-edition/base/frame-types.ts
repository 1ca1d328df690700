import { attributes, colors, combatTypes, rollKinds } from '../abilities/language.js';
import { activations, at, lasting, list } from './frame-parts.js';
import {
  cardId,
  cardIds,
  count,
  type FrameWith,
  listOf,
  longest,
  object,
  oneOf,
  pairOf,
  ruleId,
  seat,
  signed,
  text,
  townId,
  type ValueOf,
  whole,
  word,
  yesNo,
} from './schemas.js';
import { bonuses } from './state.js';

/*
 * Everything that can be under way in a game, as data. Each chapter fills in the steps of its own frames;
 * what calls a frame needs only its name and shape from here.
 */

export type { Boost } from './frame-parts.js';

/** The locals of {@link GameFrame}. */
export const gameLocals = () =>
  object('the game frame', {
    /** Whose turn it is, or will be next. */
    current: seat,
    /** How far the market stacks are set up. */
    stocked: whole(0, 1000),
  });
/** The game itself: set-up first, then turn after turn. The outermost of all frames. */
export type GameFrame = FrameWith<'game', typeof gameLocals>;

/** The locals of {@link TurnFrame}. */
export const turnLocals = () =>
  object('a turn frame', {
    /** Whose turn it is. */
    player: seat,
    /** Cards bought this turn: none of them is sold in it (faq.market.no-round-trip). */
    bought: cardIds,
    /** Cards sold this turn: none of them is bought back in it (faq.market.no-round-trip). */
    sold: cardIds,
    /** Cards that changed hands in negotiations this turn, either way: an Ally among them is not passed on (faq.market.no-round-trip). */
    received: cardIds,
    /** Players negotiated with this turn. */
    negotiated: listOf(seat, 100),
    ...lasting,
  });
/** A turn, from its Refresh step to its end (2e.turn.steps). */
export type TurnFrame = FrameWith<'turn', typeof turnLocals>;

/** The locals of {@link MovementFrame}. */
export const movementLocals = () =>
  object('a movement frame', {
    /** Who moves. */
    player: seat,
    /** How many dice are rolled. */
    rolling: whole(0, 1000),
    /** Exhaustion counters that resting may still discard. */
    rest: whole(0, 1000),
    /** Faces of the dice not used yet. */
    dice: listOf(whole(1, 6), 1000),
    ...activations,
  });
/** The Movement step. */
export type MovementFrame = FrameWith<'movement', typeof movementLocals>;

/** The locals of {@link FreeMoveFrame}. */
export const freeMoveLocals = () =>
  object('a free-move frame', {
    /** Whose Hero moves. */
    player: seat,
    /** The list of effects in the content that holds the `move` effect. */
    list,
    /** The place of that effect in the list. */
    at,
    /** Spaces that may still be entered. */
    left: whole(0, 1000),
  });
/** A move without dice, granted by a card. */
export type FreeMoveFrame = FrameWith<'free-move', typeof freeMoveLocals>;

/** The locals of {@link AdventureFrame}. */
export const adventureLocals = () =>
  object('an adventure frame', {
    /** Who faces it. */
    player: seat,
    /** The color of the deck drawn from, once an adventure is attempted. */
    color: word(colors).nullable(),
    /** The card drawn last, or the undefeated Challenge that is faced; `null` before. */
    card: cardId.nullable(),
    /** True once a Hero was dealt with: then no adventure can be attempted where a counter lies. */
    interacted: yesNo,
  });
/** The Adventure step: attempting an adventure, or dealing with Heroes in the same space. */
export type AdventureFrame = FrameWith<'adventure', typeof adventureLocals>;

/** The locals of {@link EventFrame}. */
export const eventLocals = () =>
  object('an event frame', {
    /** Who drew it. */
    player: seat,
    /** The Event drawn. */
    card: cardId,
  });
/** An Event was drawn: whether it takes effect, and what it brings back (2e.event.compare). */
export type EventFrame = FrameWith<'event', typeof eventLocals>;

/** The locals of {@link ReplenishFrame}. */
export const replenishLocals = () =>
  object('a replenish frame', {
    /** Who says where counters go, where the pile has too few (2e.replenish.shortage). */
    player: seat,
    /** Colors still to be replenished; the first is under way. */
    colors: listOf(word(colors), 4),
  });
/** Adventure counters come back to empty sunburst spaces (2e.replenish.sunburst-only). */
export type ReplenishFrame = FrameWith<'replenish', typeof replenishLocals>;

/** The locals of {@link EncounterFrame}. */
export const encounterLocals = () =>
  object('an encounter frame', {
    /** Who drew it. */
    player: seat,
    /** The Encounter drawn. */
    card: cardId,
    ...activations,
  });
/** An Encounter was drawn and its text is followed (2e.encounter.follow). */
export type EncounterFrame = FrameWith<'encounter', typeof encounterLocals>;

/** The locals of {@link NegotiationFrame}. */
export const negotiationLocals = () =>
  object('a negotiation frame', {
    /** Whose turn it is, who makes the offer. */
    player: seat,
    /** Who answers it. */
    other: seat,
    /** Gold that each side gives: first the player whose turn it is. */
    gold: pairOf(count),
    /** Items and Allies that each side gives, in the same order. */
    cards: pairOf(cardIds),
  });
/** Two players negotiate: one builds an offer, the other answers (2e.interaction.exchange). */
export type NegotiationFrame = FrameWith<'negotiation', typeof negotiationLocals>;

const opponent = () =>
  oneOf('is', 'an opponent: a "challenge", a "foe" or a "hero", told by `is`', {
    challenge: object('a Challenge as opponent', {
      /** A Challenge card. */
      is: word(['challenge']),
      /** The Challenge. */
      card: cardId,
      /** Wound counters on it; those of an earlier battle are gone (2e.escape.wounds-removed). */
      wounds: count,
      /** Drawn just now, met where its counter lies, or faced by the effect `face`: that one earns no adventure counter. */
      from: word(['deck', 'track', 'card']),
      /** True if a card forbids escaping from it this time. */
      noEscape: yesNo.optional(),
      /** True if it will follow the Hero who leaves it undefeated. */
      follows: yesNo.optional(),
    }),
    foe: object('a foe as opponent', {
      /** An enemy described by a card's `fight` effect. */
      is: word(['foe']),
      /** The card that describes it. */
      card: cardId,
      /** Wound counters on it. */
      wounds: count,
      /** The list of effects in the content that holds the `fight` effect. */
      list,
      /** The place of that effect in the list. */
      at,
    }),
    hero: object('a Hero as opponent', {
      /** Another Hero, who defends in this round. */
      is: word(['hero']),
      /** Whose Hero it is; it changes with the roles after each round (2e.hero-combat.swap). */
      player: seat,
    }),
  });
/** Whom a combat is against. */
export type Opponent = ValueOf<ReturnType<typeof opponent>>;

/** The locals of {@link CombatFrame}. */
export const combatLocals = () =>
  object('a combat frame', {
    /** Who acts as one who faces a Challenge, in this round. */
    attacker: seat,
    /** Who acts as the Challenge does, in this round. */
    opponent: opponent(),
    /** Where it is fought: there lies the counter that is earned, and there an undefeated Challenge will wait. Empty if nowhere. */
    space: text('the id of a space', 120, 0),
    /** 0 before combat. */
    round: count,
    /** Characters that attacked in this round, once for each attack. */
    attacked: cardIds,
    /** Characters granted one more attack in this round. */
    extra: cardIds,
    /** Phases that are left out in this round. */
    skipped: listOf(word(combatTypes), 1000),
    /** Players who made a combat roll in this combat (faq.combat.first-combat-roll). */
    rolled: listOf(seat, longest),
    /** What an escape from a Hero must reach in this round (2e.hero-combat.attacker-escape). */
    escapeTarget: signed.nullable(),
    ...activations,
    ...lasting,
  });
/** A battle, from Before Combat to its end (2e.combat.course). */
export type CombatFrame = FrameWith<'combat', typeof combatLocals>;

/** The locals of {@link EscapeFrame}. */
export const escapeLocals = () =>
  object('an escape frame', {
    /** Whose Hero escapes. */
    player: seat,
    /** True if a card lets the Hero get away without a test. */
    sure: yesNo,
  });
/** An escape: the test, and where the Hero goes (2e.escape.roll). */
export type EscapeFrame = FrameWith<'escape', typeof escapeLocals>;

/** The locals of {@link PhaseFrame}. */
export const phaseLocals = () =>
  object('a phase frame', {
    /** Who acts: the attacker of the combat in this round. */
    player: seat,
    /** Which phase it is. */
    type: word(combatTypes),
    /** What was chosen; `null` until then. */
    act: word(['attack', 'defend']).nullable(),
    /** The Hero or Ally that attacks or defends; empty until it is chosen. */
    by: text('the id of a card, empty until somebody acts', 120, 0),
    /** What a defending Hero rolled; `null` against any other opponent. */
    target: signed.nullable(),
    ...lasting,
  });
/** A ranged, melee or magic phase, in which one thing is done (2e.allies.one-action-per-phase). */
export type PhaseFrame = FrameWith<'phase', typeof phaseLocals>;

/** The locals of {@link GrantedAttackFrame}. */
export const grantedAttackLocals = () =>
  object('a granted-attack frame', {
    /** Whose card grants it. */
    player: seat,
    /** The Hero or Ally that attacks. */
    by: cardId,
    /** Which value is rolled with and against, and which damage is dealt. */
    type: word(combatTypes),
    /** The list of effects in the content that holds the `attack` effect. */
    list,
    /** The place of that effect in the list. */
    at,
    /** What the enemy rolled if it is a Hero; `null` against any other opponent. */
    target: signed.nullable(),
    ...lasting,
  });
/** An attack that a card grants outside the phases. */
export type GrantedAttackFrame = FrameWith<'granted-attack', typeof grantedAttackLocals>;

/** The locals of {@link RollFrame}. */
export const rollLocals = () =>
  object('a roll frame', {
    /** Whose Hero or Ally rolls. */
    player: seat,
    /** The Hero or Ally who rolls. */
    by: cardId,
    /** What it is for; `pursuit` is the roll of a Hero from whom another tries to escape. */
    purpose: word([...rollKinds, 'pursuit']),
    /** Whose value is added; where there is no target, also that of the opponent which must be reached. */
    attribute: word(attributes),
    /** The skill that a test names; `null` if it names none, and for other rolls. */
    skill: text('a skill').nullable(),
    /** What must be reached; `null` if it is the opponent's value, or if the roll itself sets a target. */
    target: signed.nullable(),
    /** True for the roll of a defending Hero: its total is the other's target. */
    open: yesNo,
    /** A bonus that comes with the occasion. */
    bonus: signed,
    /** The faces rolled, 1 to 10; empty before, and if a card decides the roll beforehand. */
    dice: listOf(whole(1, 10), 20),
    /** What a card made of it whatever the dice say; `null` if none did. */
    forced: word(['success', 'failure']).nullable(),
    ...lasting,
  });
/** A roll of the two ten-sided dice, with everything added to it (2e.dice.use). */
export type RollFrame = FrameWith<'roll', typeof rollLocals>;

/** The locals of {@link HarmFrame}. */
export const harmLocals = () =>
  object('a harm frame', {
    /** Whose Hero or Ally it was meant for: this player answers. */
    player: seat,
    /** The Hero or Ally it is about to land on; a card may name another. */
    target: cardId,
    /** Which counters. */
    harm: word(['wounds', 'exhaustion']),
    /** How many are left to be taken, after what cards have cancelled. */
    amount: count,
    /** The opponent's damage, a failed escape test, or the text of any card. */
    from: word(['enemy', 'escape', 'card']),
    /** The rule that deals it. */
    rule: ruleId,
    /** The card that deals it: the opponent's, or the one whose text says so; `null` if none does. */
    by: cardId.nullable(),
    ...lasting,
  });
/** Wounds or exhaustion are about to be taken by a Hero or Ally, and may be answered (2e.terms.cancel). */
export type HarmFrame = FrameWith<'harm', typeof harmLocals>;

/** The locals of {@link KnockoutFrame}. */
export const knockoutLocals = () =>
  object('a knockout frame', {
    /** Whose Hero it is. */
    player: seat,
  });
/** A Hero is knocked out, and what comes of it, in order (2e.knockout.order). */
export type KnockoutFrame = FrameWith<'knockout', typeof knockoutLocals>;

/** The locals of {@link SpoilsFrame}. */
export const spoilsLocals = () =>
  object('a spoils frame', {
    /** The winner, who chooses. */
    player: seat,
    /** From whom it is taken. */
    loser: seat,
  });
/** The winner of a combat between Heroes takes something from the loser (2e.hero-combat.spoils). */
export type SpoilsFrame = FrameWith<'spoils', typeof spoilsLocals>;

/** The locals of {@link MarketFrame}. */
export const marketLocals = () =>
  object('a market frame', {
    /** Who buys and sells. */
    player: seat,
    /** The town whose stack is on offer. */
    town: townId,
    ...activations,
  });
/** The Market step (2e.market.town-only). */
export type MarketFrame = FrameWith<'market', typeof marketLocals>;

/** The locals of {@link ExperienceFrame}. */
export const experienceLocals = () =>
  object('an experience frame', {
    /** Who spends experience points. */
    player: seat,
    /** The counter that is being bought; `null` if none is. */
    bonus: word(bonuses).nullable(),
    /** Points still to be paid; change due to the player if negative. */
    due: whole(-1000, 1000),
  });
/** The Experience step (2e.experience.exchange). */
export type ExperienceFrame = FrameWith<'experience', typeof experienceLocals>;

/** The locals of {@link EffectsFrame}. */
export const effectsLocals = () =>
  object('an effects frame', {
    /** The player to whom the card says "you". */
    player: seat,
    /** The card whose effects they are. */
    card: cardId,
    /** The Hero or Ally it acts for: the Ally whose card it is, else the Hero. */
    bearer: cardId,
    /** Where the list stands in the content: `card#` and the way to it. */
    list,
    /** The place in the list of the effect that is due, from 0. */
    at,
    /** What the player chose for the effect that is due. */
    chosen: text('a choice').nullable(),
    /** Cards, spaces or other things still to choose from or deal with. */
    pending: listOf(text('something still to deal with'), 2000),
  });
/** A list of a card's effects, being carried out. */
export type EffectsFrame = FrameWith<'effects', typeof effectsLocals>;

/** Frames in which one card may be activated, the innermost counting. */
export type SpanFrame = MovementFrame | MarketFrame | EncounterFrame | CombatFrame;
