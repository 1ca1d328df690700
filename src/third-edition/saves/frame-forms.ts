import type { Locals } from '../../kernel/index.js';
import type { Expect, Same } from '../../kernel/saves/same.js';
import { attributes, damageTypes, symbols } from '../abilities/language.js';
import type * as frames from '../base/frames.js';
import { adventureTypes } from '../content/board-types.js';
import {
  cardId,
  cardIds,
  count,
  held,
  hexId,
  is,
  listOf,
  object,
  pairOf,
  seat,
  seats,
  text,
  used,
  type ValueOf,
  whole,
  word,
  yesNo,
} from './words.js';

/* The form of every frame of the base game: exactly the locals that its chapter gives it. */

const list = text('where a list of effects stands', 300);
const ability = text('the id of an ability');
const adventureType = word(adventureTypes);
/** Values of dice, and how many there are to be rolled. How many a hero has, its cards say. */
const dice = { player: seat, dice: listOf(whole(1, 6), 100), rolling: whole(0, 100) };
const side = is<0 | 1>('0 or 1, a side of the combat', (value) => value === 0 || value === 1);

const token = object('a combat token', {
  id: text('the id of a combat token'),
  face: is<0 | 1>('0 or 1, a face of the token', (value) => value === 0 || value === 1),
  at: word(['pool', 'spent', 'removed']),
  on: text('the id of a combat token').nullable(),
});

const combatant = object('a side of the combat', {
  controller: seat,
  player: seat.nullable(),
  card: text('the id of an enemy, empty for a hero', 120, 0),
  damage: count,
  tokens: listOf(token, 100),
  passed: yesNo,
  used,
  doubled: listOf(word(symbols), 50),
  noSurge: yesNo,
  reflect: listOf(word(damageTypes), 50),
});

const due = object('what is due for a skill', {
  combat: whole(0, 20).optional(),
  exploration: whole(0, 20).optional(),
  social: whole(0, 20).optional(),
  any: whole(0, 20).optional(),
});

/** The locals of each frame kind of the base game. */
export const frameForms = {
  game: object('the game frame', { current: seat, played: seats }),
  hand: object('a hand frame', { player: seat, left: count, training: yesNo }),
  turn: object('a turn frame', { player: seat, actions: whole(0, 3), used }),
  move: object('a move frame', dice),
  'free-move': object('a free-move frame', {
    player: seat,
    left: count,
    upright: yesNo,
    lying: yesNo.optional(),
  }),
  rest: object('a rest frame', dice),
  explore: object('an explore frame', {
    ...dice,
    quest: cardId.nullable(),
    outcome: whole(0, 20).nullable(),
  }),
  shop: object('a shop frame', { player: seat, city: text('the id of a city') }),
  restock: object('a restock frame', {}),
  adventure: object('an adventure frame', { player: seat, deck: adventureType, card: cardId.nullable() }),
  reward: object('a reward frame', { player: seat, card: cardId }),
  event: object('an event frame', { player: seat, card: cardId }),
  rumor: object('a rumor frame', { player: seat, card: cardId, at: whole(0, 1) }),
  trophy: object('a trophy frame', { player: seat, deck: adventureType.nullable() }),
  test: object('a test frame', {
    player: seat,
    attribute: word(attributes),
    modifier: whole(-100, 100),
    left: count,
    revealed: cardIds,
  }),
  payment: object('a payment frame', { player: seat, card: cardId, due }),
  exchange: object('an exchange frame', {
    player: seat,
    other: seat,
    gold: pairOf(held),
    cards: pairOf(cardIds),
    agreed: yesNo,
  }),
  effects: object('an effects frame', {
    player: seat,
    card: cardId,
    list,
    at: whole(0, 1000),
    chosen: listOf(text('a choice'), 1000),
    x: count,
    counted: count,
    side: side.nullable(),
  }),
  toll: object('a toll frame', { player: seat, exert: whole(0, 200), trophies: whole(0, 200) }),
  offer: object('an offer frame', { player: seat, card: cardId, ability }),
  triggers: object('a triggers frame', {
    player: seat,
    left: listOf(text('an ability, as `card/ability`', 300), 100),
  }),
  excess: object('an excess frame', { player: seat }),
  story: object('a story frame', { player: seat, card: cardId.nullable() }),
  march: object('a march frame', { player: seat, left: count, towards: hexId }),
  combat: object('a combat frame', {
    sides: pairOf(combatant),
    round: count,
    acting: side,
    again: count,
    acted: yesNo,
    agility: yesNo.optional(),
    recast: whole(0, 100).nullable(),
    retreated: yesNo,
    taken: yesNo,
    noRetreat: yesNo,
    card: text('the id of a card, empty if none began it', 120, 0),
  }),
  blow: object('a blow frame', {
    side,
    damage: word(damageTypes),
    amount: count,
    attack: yesNo,
    unblockable: yesNo,
  }),
  cancel: object('a cancel frame', { side, card: cardId, ability, x: count }),
  retreat: object('a retreat frame', dice),
};

/** The frame kinds of the base game, with their shapes. */
export interface BaseFrames {
  game: frames.GameFrame;
  hand: frames.HandFrame;
  turn: frames.TurnFrame;
  move: frames.MoveFrame;
  'free-move': frames.FreeMoveFrame;
  rest: frames.RestFrame;
  explore: frames.ExploreFrame;
  shop: frames.ShopFrame;
  restock: frames.RestockFrame;
  adventure: frames.AdventureFrame;
  reward: frames.RewardFrame;
  event: frames.EventFrame;
  rumor: frames.RumorFrame;
  trophy: frames.TrophyFrame;
  test: frames.TestFrame;
  payment: frames.PaymentFrame;
  exchange: frames.ExchangeFrame;
  effects: frames.EffectsFrame;
  toll: frames.TollFrame;
  offer: frames.OfferFrame;
  triggers: frames.TriggersFrame;
  excess: frames.ExcessFrame;
  story: frames.StoryFrame;
  march: frames.MarchFrame;
  combat: frames.CombatFrame;
  blow: frames.BlowFrame;
  cancel: frames.CancelFrame;
  retreat: frames.RetreatFrame;
}

type Forms = typeof frameForms;
type AsDeclared = { [K in keyof BaseFrames]: Same<ValueOf<Forms[K]>, Locals<BaseFrames[K]>> };
/** Fails to compile where a form and the frame it stands for differ. */
export type FormsAreFrames = Expect<AsDeclared[keyof AsDeclared]>;

/** Whether a frame kind is one of the base game's own. */
export const isBaseKind = (kind: string): kind is keyof BaseFrames => Object.hasOwn(frameForms, kind);

/** What a frame hands back to the one that called it: the winning side, what was counted, or the damage suffered. */
export const handedBack = object('what was handed back', {
  winner: side.nullable().optional(),
  successes: count.optional(),
  matches: count.optional(),
  suffered: count.optional(),
});
