import { attributes } from '../abilities/language.js';
import { adventureTypes } from '../content/board-types.js';
import { ability, dice, side } from './frame-parts.js';
import {
  cardId,
  cardIds,
  count,
  type FrameWith,
  held,
  hexId,
  listOf,
  object,
  pairOf,
  seat,
  seats,
  text,
  used,
  whole,
  word,
  yesNo,
} from './schemas.js';

/*
 * The types of all frames outside combat. The file of each rule defines their steps; a caller of a frame needs only its name and its type.
 */

export type { Dice } from './frame-parts.js';

const adventureType = /* @__PURE__ */ word(adventureTypes);

/** The locals of {@link GameFrame}. */
export const gameLocals = () =>
  object('the game frame', {
    /** The player whose turn it is, or who sets something up. */
    current: seat,
    /** The players who have had a turn in this round (3e.round.definition). */
    played: seats,
  });
/** The game: setup, then round after round. The outermost frame. */
export type GameFrame = FrameWith<'game', typeof gameLocals>;

/** The locals of {@link HandFrame}. */
export const handLocals = () =>
  object('a hand frame', {
    /** The player who draws. */
    player: seat,
    /** Skill cards still to be drawn. */
    left: count,
    /** A train action draws them. */
    training: yesNo,
  });
/** Skill cards are drawn (3e.train.draw). */
export type HandFrame = FrameWith<'hand', typeof handLocals>;

/** The locals of {@link TurnFrame}. */
export const turnLocals = () =>
  object('a turn frame', {
    /** The active player (3e.game.active-player). */
    player: seat,
    /** Actions left. */
    actions: whole(0, 3),
    /** Abilities used that are limited to once per turn, as `card/ability`, and declined offers of an exchange. */
    used,
  });
/** A turn, of three actions (3e.turn.three-actions). */
export type TurnFrame = FrameWith<'turn', typeof turnLocals>;

/** The locals of {@link MoveFrame}. */
export const moveLocals = () => object('a move frame', dice);
/** A rolled move (3e.move.roll). */
export type MoveFrame = FrameWith<'move', typeof moveLocals>;

/** The locals of {@link FreeMoveFrame}. */
export const freeMoveLocals = () =>
  object('a free-move frame', {
    player: seat,
    /** Hexes that may still be entered. */
    left: count,
    /** The hero was not defeated when it set out: it stops if it is defeated on the way (3e.move.enter-trigger). */
    upright: yesNo,
    /** The hero was delayed when it set out; if not, it stops if it is delayed on the way. Left out in older saves. */
    lying: yesNo.optional(),
  });
/** A move of a number of hexes without dice (3e.move.effect-move). */
export type FreeMoveFrame = FrameWith<'free-move', typeof freeMoveLocals>;

/** The locals of {@link RestFrame}. */
export const restLocals = () => object('a rest frame', dice);
/** A rest in the wilderness (3e.rest.wilderness). */
export type RestFrame = FrameWith<'rest', typeof restLocals>;

/** The locals of {@link ExploreFrame}. */
export const exploreLocals = () =>
  object('an explore frame', {
    ...dice,
    /** The quest or story card; `null` where only the matches count. */
    quest: cardId.nullable(),
    /** The index of the chosen outcome; `null` if none. */
    outcome: whole(0, 20).nullable(),
  });
/** An attempt at a quest, or an exploration by a card (3e.quest.explore). Without a quest, the `result` is the matches. */
export type ExploreFrame = FrameWith<'explore', typeof exploreLocals>;

/** The locals of {@link ShopFrame}. */
export const shopLocals = () =>
  object('a shop frame', {
    player: seat,
    /** The city of the market. */
    city: text('the id of a city'),
  });
/** A shop action (3e.shop.draw). */
export type ShopFrame = FrameWith<'shop', typeof shopLocals>;

/** The locals of {@link RestockFrame}. */
export const restockLocals = () => object('a restock frame', {});
/** Markets short of a card get one (3e.shop.refill). */
export type RestockFrame = FrameWith<'restock', typeof restockLocals>;

/** The locals of {@link AdventureFrame}. */
export const adventureLocals = () =>
  object('an adventure frame', {
    player: seat,
    /** The deck of the gem. */
    deck: adventureType,
    /** The card; `null` before it is drawn. */
    card: cardId.nullable(),
  });
/** An adventure card is drawn and resolved (3e.adventure.draw). */
export type AdventureFrame = FrameWith<'adventure', typeof adventureLocals>;

/** The locals of {@link RewardFrame}. */
export const rewardLocals = () =>
  object('a reward frame', {
    player: seat,
    card: cardId,
  });
/** The winner of a combat gets what is printed on the enemy (3e.enemy.reward). */
export type RewardFrame = FrameWith<'reward', typeof rewardLocals>;

/** The locals of {@link EventFrame}. */
export const eventLocals = () =>
  object('an event frame', {
    player: seat,
    card: cardId,
  });
/** An event is resolved (3e.event.choose). */
export type EventFrame = FrameWith<'event', typeof eventLocals>;

/** The locals of {@link RumorFrame}. */
export const rumorLocals = () =>
  object('a rumor frame', {
    player: seat,
    card: cardId,
    /** The index of the option on the card. */
    at: whole(0, 1),
  });
/** A rumor is carried out (3e.event.keep). */
export type RumorFrame = FrameWith<'rumor', typeof rumorLocals>;

/** The locals of {@link TrophyFrame}. */
export const trophyLocals = () =>
  object('a trophy frame', {
    player: seat,
    /** The deck; `null` until the player has chosen one. */
    deck: adventureType.nullable(),
  });
/** A trophy is gained from a deck (3e.trophies.gain-type). */
export type TrophyFrame = FrameWith<'trophy', typeof trophyLocals>;

/** The locals of {@link TestFrame}. */
export const testLocals = () =>
  object('a test frame', {
    player: seat,
    attribute: word(attributes),
    modifier: whole(-100, 100),
    /** Cards that are still to be revealed. */
    left: count,
    /** Cards revealed so far. */
    revealed: cardIds,
  });
/** A test: cards are revealed and judged (3e.test.reveal). The `result` is the successes. */
export type TestFrame = FrameWith<'test', typeof testLocals>;

/** The locals of {@link PaymentFrame}. */
export const paymentLocals = () =>
  object('a payment frame', {
    player: seat,
    /** The skill to learn. */
    card: cardId,
    /** Trophies still to pay, by type. */
    due: object('what is due for a skill', {
      combat: whole(0, 20).optional(),
      exploration: whole(0, 20).optional(),
      social: whole(0, 20).optional(),
      any: whole(0, 20).optional(),
    }),
  });
/** Trophies are paid for a skill (3e.skill.cost). */
export type PaymentFrame = FrameWith<'payment', typeof paymentLocals>;

/** The locals of {@link ExchangeFrame}. */
export const exchangeLocals = () =>
  object('an exchange frame', {
    /** The active player, who makes the offer. */
    player: seat,
    /** The player who answers it. */
    other: seat,
    /** Gold that each side gives, the active player first. */
    gold: pairOf(held),
    /** Assets that each side gives, the active player first. */
    cards: pairOf(cardIds),
    agreed: yesNo,
  });
/** Two heroes exchange: one builds an offer, the other answers (3e.exchange.what). */
export type ExchangeFrame = FrameWith<'exchange', typeof exchangeLocals>;

/** The locals of {@link EffectsFrame}. */
export const effectsLocals = () =>
  object('an effects frame', {
    /** The player whom the card calls "you", together with its hero (3e.game.you). */
    player: seat,
    /** The card of the effects. */
    card: cardId,
    /** The address of the list of effects in the content. */
    list: text('where a list of effects stands', 300),
    /** The index of the current effect, from 0. */
    at: whole(0, 1000),
    /** The choices made for it so far. */
    chosen: listOf(text('a choice'), 1000),
    /** The surge symbols spent (3e.combat.surge-x). */
    x: count,
    /** The successes of the last test, or the matches of the last exploration. */
    counted: count,
    /** The side of the combat that uses it; `null` outside combat. */
    side: side.nullable(),
  });
/** A list of effects is carried out, one after the other. */
export type EffectsFrame = FrameWith<'effects', typeof effectsLocals>;

/** The locals of {@link TollFrame}. */
export const tollLocals = () =>
  object('a toll frame', {
    player: seat,
    /** Skill cards still to be discarded. */
    exert: whole(0, 200),
    /** Trophies still to be discarded. */
    trophies: whole(0, 200),
  });
/** A player pays a cost and has to choose cards for it (3e.exert.cost). */
export type TollFrame = FrameWith<'toll', typeof tollLocals>;

/** The locals of {@link OfferFrame}. */
export const offerLocals = () =>
  object('an offer frame', {
    player: seat,
    card: cardId,
    ability,
  });
/** The player may use an ability that something set off and that has a cost. */
export type OfferFrame = FrameWith<'offer', typeof offerLocals>;

/** The locals of {@link TriggersFrame}. */
export const triggersLocals = () =>
  object('a triggers frame', {
    player: seat,
    /** Abilities that have not acted yet, as `card/ability`; those of one card in the order of the card (3e.game.ability-order). */
    left: listOf(text('an ability, as `card/ability`', 300), 100),
  });
/** One moment has set off several abilities of a player, who chooses their order (3e.game.simultaneous). */
export type TriggersFrame = FrameWith<'triggers', typeof triggersLocals>;

/** The locals of {@link ExcessFrame}. */
export const excessLocals = () =>
  object('an excess frame', {
    player: seat,
  });
/** A player is above a limit and discards cards (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export type ExcessFrame = FrameWith<'excess', typeof excessLocals>;

/** The locals of {@link StoryFrame}. */
export const storyLocals = () =>
  object('a story frame', {
    /** The first player, who draws it. */
    player: seat,
    card: cardId.nullable(),
  });
/** A story card is drawn and resolved (3e.story.draw). */
export type StoryFrame = FrameWith<'story', typeof storyLocals>;

/** The locals of {@link MarchFrame}. */
export const marchLocals = () =>
  object('a march frame', {
    /** The player who chooses among equal hexes. */
    player: seat,
    /** Hexes still to go. */
    left: count,
    /** The hex that it moves towards. */
    towards: hexId,
  });
/** The villain moves towards a place, hex by hex (3e.margath.march). */
export type MarchFrame = FrameWith<'march', typeof marchLocals>;
