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

/* The shapes of all frames. Each chapter defines the steps of its own frames. */

export type { Boost } from './frame-parts.js';

/** The locals of {@link GameFrame}. */
export const gameLocals = () =>
  object('the game frame', {
    /** The player whose turn it is, or comes next. */
    current: seat,
    /** How many market stacks have their first card. */
    stocked: whole(0, 1000),
  });
/** The game itself: set-up first, then turn after turn. The outermost frame. */
export type GameFrame = FrameWith<'game', typeof gameLocals>;

/** The locals of {@link TurnFrame}. */
export const turnLocals = () =>
  object('a turn frame', {
    /** The player whose turn it is. */
    player: seat,
    /** Cards bought this turn. They cannot be sold in it (faq.market.no-round-trip). */
    bought: cardIds,
    /** Cards sold this turn. They cannot be bought back in it (faq.market.no-round-trip). */
    sold: cardIds,
    /** Cards that changed hands in negotiations this turn. An Ally among them cannot be passed on (faq.market.no-round-trip). */
    received: cardIds,
    /** The players negotiated with this turn. */
    negotiated: listOf(seat, 100),
    ...lasting,
  });
/** A turn, from its Refresh step to its end (2e.turn.steps). */
export type TurnFrame = FrameWith<'turn', typeof turnLocals>;

/** The locals of {@link MovementFrame}. */
export const movementLocals = () =>
  object('a movement frame', {
    /** The player who moves. */
    player: seat,
    /** The number of dice to roll. */
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
    /** The player whose Hero moves. */
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
    /** The player of the Hero. */
    player: seat,
    /** The color of the deck, once an adventure is attempted. */
    color: word(colors).nullable(),
    /** The card drawn last, or the undefeated Challenge that is faced; `null` before. */
    card: cardId.nullable(),
    /** True once a Hero was dealt with: then no adventure of a counter can be attempted. */
    interacted: yesNo,
  });
/** The Adventure step: attempting an adventure, or dealing with Heroes in the same space. */
export type AdventureFrame = FrameWith<'adventure', typeof adventureLocals>;

/** The locals of {@link EventFrame}. */
export const eventLocals = () =>
  object('an event frame', {
    /** The player who drew it. */
    player: seat,
    /** The Event drawn. */
    card: cardId,
  });
/** An Event was drawn. It may take effect, and it brings counters back (2e.event.compare). */
export type EventFrame = FrameWith<'event', typeof eventLocals>;

/** The locals of {@link ReplenishFrame}. */
export const replenishLocals = () =>
  object('a replenish frame', {
    /** The player who chooses the spaces if the pile has too few counters (2e.replenish.shortage). */
    player: seat,
    /** Colors still to be replenished; the first is under way. */
    colors: listOf(word(colors), 4),
  });
/** Adventure counters come back to empty sunburst spaces (2e.replenish.sunburst-only). */
export type ReplenishFrame = FrameWith<'replenish', typeof replenishLocals>;

/** The locals of {@link EncounterFrame}. */
export const encounterLocals = () =>
  object('an encounter frame', {
    /** The player who drew it. */
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
    /** The player whose turn it is, who makes the offer. */
    player: seat,
    /** The player who answers it. */
    other: seat,
    /** Gold that each side gives, the player whose turn it is first. */
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
      /** Wound counters on it. Those of an earlier battle are gone (2e.escape.wounds-removed). */
      wounds: count,
      /** Drawn just now, met where its counter lies, or faced by the effect `face`, which earns no adventure counter. */
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
      /** The player of the Hero. It changes with the roles after each round (2e.hero-combat.swap). */
      player: seat,
    }),
  });
/** The opponent in a combat. */
export type Opponent = ValueOf<ReturnType<typeof opponent>>;

/** The locals of {@link CombatFrame}. */
export const combatLocals = () =>
  object('a combat frame', {
    /** The player who faces the opponent in this round. */
    attacker: seat,
    /** The opponent in this round. */
    opponent: opponent(),
    /** The space of the battle: its counter is earned, and an undefeated Challenge waits there. Empty without a space. */
    space: text('the id of a space', 120, 0),
    /** The round, from 1; 0 before combat. */
    round: count,
    /** Characters that attacked in this round, once for each attack. */
    attacked: cardIds,
    /** Characters granted one more attack in this round. */
    extra: cardIds,
    /** Phases that are skipped in this round. */
    skipped: listOf(word(combatTypes), 1000),
    /** Players who made a combat roll in this combat (faq.combat.first-combat-roll). */
    rolled: listOf(seat, longest),
    /** The total that an escape from a Hero must reach in this round (2e.hero-combat.attacker-escape). */
    escapeTarget: signed.nullable(),
    ...activations,
    ...lasting,
  });
/** A battle, from Before Combat to its end (2e.combat.course). */
export type CombatFrame = FrameWith<'combat', typeof combatLocals>;

/** The locals of {@link EscapeFrame}. */
export const escapeLocals = () =>
  object('an escape frame', {
    /** The player whose Hero escapes. */
    player: seat,
    /** True if a card makes the Hero escape without a test. */
    sure: yesNo,
  });
/** An escape: the test, and the move of the Hero (2e.escape.roll). */
export type EscapeFrame = FrameWith<'escape', typeof escapeLocals>;

/** The locals of {@link PhaseFrame}. */
export const phaseLocals = () =>
  object('a phase frame', {
    /** The attacker of the combat in this round. */
    player: seat,
    /** The combat type of the phase. */
    type: word(combatTypes),
    /** The choice; `null` until then. */
    act: word(['attack', 'defend']).nullable(),
    /** The Hero or Ally that attacks or defends; empty until it is chosen. */
    by: text('the id of a card, empty until somebody acts', 120, 0),
    /** The total of a defending Hero; `null` against any other opponent. */
    target: signed.nullable(),
    ...lasting,
  });
/** A ranged, melee or magic phase, in which one thing is done (2e.allies.one-action-per-phase). */
export type PhaseFrame = FrameWith<'phase', typeof phaseLocals>;

/** The locals of {@link GrantedAttackFrame}. */
export const grantedAttackLocals = () =>
  object('a granted-attack frame', {
    /** The player of the card that grants it. */
    player: seat,
    /** The Hero or Ally that attacks. */
    by: cardId,
    /** The type of the attack: its values and its damage are used. */
    type: word(combatTypes),
    /** The list of effects in the content that holds the `attack` effect. */
    list,
    /** The place of that effect in the list. */
    at,
    /** The total that the enemy rolled if it is a Hero; `null` against any other opponent. */
    target: signed.nullable(),
    ...lasting,
  });
/** An attack that a card grants outside the phases. */
export type GrantedAttackFrame = FrameWith<'granted-attack', typeof grantedAttackLocals>;

/** The locals of {@link RollFrame}. */
export const rollLocals = () =>
  object('a roll frame', {
    /** The player whose Hero or Ally rolls. */
    player: seat,
    /** The Hero or Ally that rolls. */
    by: cardId,
    /** The purpose; `pursuit` is the roll of a Hero from whom another tries to escape. */
    purpose: word([...rollKinds, 'pursuit']),
    /** The attribute that is added. Without a target, the opponent's value of it must be reached. */
    attribute: word(attributes),
    /** The skill of a test; `null` for a test without a skill and for other rolls. */
    skill: text('a skill').nullable(),
    /** The total to reach; `null` for the opponent's value, and for a roll that sets a target. */
    target: signed.nullable(),
    /** True for the roll of a defending Hero: its total is the other player's target. */
    open: yesNo,
    /** A bonus of the occasion. */
    bonus: signed,
    /** The faces rolled, 1 to 10; empty before, and if a card decides the roll first. */
    dice: listOf(whole(1, 10), 20),
    /** The result that a card forces, whatever the dice show; `null` without such a card. */
    forced: word(['success', 'failure']).nullable(),
    ...lasting,
  });
/** A roll of the two ten-sided dice, with everything added to it (2e.dice.use). */
export type RollFrame = FrameWith<'roll', typeof rollLocals>;

/** The locals of {@link HarmFrame}. */
export const harmLocals = () =>
  object('a harm frame', {
    /** The player of the Hero or Ally that the harm was meant for. This player answers. */
    player: seat,
    /** The Hero or Ally that the harm will hit. A card may change it. */
    target: cardId,
    /** The kind of counter. */
    harm: word(['wounds', 'exhaustion']),
    /** The counters still to be taken, after cards have cancelled some. */
    amount: count,
    /** The source: the opponent's damage, a failed escape test, or the text of a card. */
    from: word(['enemy', 'escape', 'card']),
    /** The rule that deals it. */
    rule: ruleId,
    /** The card that deals it: the opponent's, or the one with the text; `null` without such a card. */
    by: cardId.nullable(),
    ...lasting,
  });
/** A Hero or Ally is about to take wounds or exhaustion. Players may answer (2e.terms.cancel). */
export type HarmFrame = FrameWith<'harm', typeof harmLocals>;

/** The locals of {@link KnockoutFrame}. */
export const knockoutLocals = () =>
  object('a knockout frame', {
    /** The player of the Hero. */
    player: seat,
  });
/** A Hero is knocked out, with the consequences in order (2e.knockout.order). */
export type KnockoutFrame = FrameWith<'knockout', typeof knockoutLocals>;

/** The locals of {@link SpoilsFrame}. */
export const spoilsLocals = () =>
  object('a spoils frame', {
    /** The winner, who chooses. */
    player: seat,
    /** The loser. */
    loser: seat,
  });
/** The winner of a combat between Heroes takes something from the loser (2e.hero-combat.spoils). */
export type SpoilsFrame = FrameWith<'spoils', typeof spoilsLocals>;

/** The locals of {@link MarketFrame}. */
export const marketLocals = () =>
  object('a market frame', {
    /** The player who buys and sells. */
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
    /** The player who spends experience points. */
    player: seat,
    /** The counter that is being bought, or `null`. */
    bonus: word(bonuses).nullable(),
    /** Points still to be paid; if negative, the change due to the player. */
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
    /** The Hero or Ally that the effects act for: the Ally of the card, else the Hero. */
    bearer: cardId,
    /** The key of the list in the content: `card#` and its path. */
    list,
    /** The place of the present effect in the list, from 0. */
    at,
    /** The player's choice for the present effect. */
    chosen: text('a choice').nullable(),
    /** Cards, spaces or other things that are still to be chosen from or handled. */
    pending: listOf(text('something still to deal with'), 2000),
  });
/** A list of a card's effects that is carried out. */
export type EffectsFrame = FrameWith<'effects', typeof effectsLocals>;

/** Frames in which a player may activate one card. The innermost counts. */
export type SpanFrame = MovementFrame | MarketFrame | EncounterFrame | CombatFrame;
