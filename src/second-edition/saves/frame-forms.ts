import type { Locals } from '../../kernel/index.js';
import { attributes, colors, combatTypes, rollKinds } from '../abilities/language.js';
import type * as frames from '../base/frames.js';
import { bonuses } from '../base/state.js';
import type { Expect, Same } from '../content/schema-parts.js';
import {
  cardId,
  cardIds,
  count,
  type Form,
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
} from './words.js';

/* The form of every frame of the base game: exactly the locals that its chapter gives it. */

const list = text('where a list of effects stands', 300);
const at = whole(0, 1000);
const boost = object('a boost', { list, at, player: seat, bearer: cardId });
const lasting = {
  used: listOf(text('an ability that was used', 300), longest),
  boosts: listOf(boost, longest),
};
const activations = { activations: listOf(seat, 100) };
const diceOf = (sides: number, most: number) => listOf(whole(1, sides), most);
const orNull = <T>(form: Form<T>) => form.nullable();

const opponent = oneOf('is', 'an opponent: a "challenge", a "foe" or a "hero", told by `is`', {
  challenge: object('a Challenge as opponent', {
    is: word(['challenge']),
    card: cardId,
    wounds: count,
    from: word(['deck', 'track', 'card']),
    noEscape: yesNo.optional(),
    follows: yesNo.optional(),
  }),
  foe: object('a foe as opponent', { is: word(['foe']), card: cardId, wounds: count, list, at }),
  hero: object('a Hero as opponent', { is: word(['hero']), player: seat }),
});

/** The locals of each frame kind of the base game. */
export const frameForms = {
  game: object('the game frame', { current: seat, stocked: whole(0, 1000) }),
  turn: object('a turn frame', {
    player: seat,
    bought: cardIds,
    sold: cardIds,
    received: cardIds,
    negotiated: listOf(seat, 100),
    ...lasting,
  }),
  movement: object('a movement frame', {
    player: seat,
    // As many dice as cards may give.
    rolling: whole(0, 1000),
    rest: whole(0, 1000),
    dice: diceOf(6, 1000),
    ...activations,
  }),
  'free-move': object('a free-move frame', { player: seat, list, at, left: whole(0, 1000) }),
  adventure: object('an adventure frame', {
    player: seat,
    color: orNull(word(colors)),
    card: orNull(cardId),
    interacted: yesNo,
  }),
  event: object('an event frame', { player: seat, card: cardId }),
  replenish: object('a replenish frame', { player: seat, colors: listOf(word(colors), 4) }),
  encounter: object('an encounter frame', { player: seat, card: cardId, ...activations }),
  negotiation: object('a negotiation frame', {
    player: seat,
    other: seat,
    gold: pairOf(count),
    cards: pairOf(cardIds),
  }),
  combat: object('a combat frame', {
    attacker: seat,
    opponent,
    space: text('the id of a space', 120, 0),
    round: count,
    attacked: cardIds,
    extra: cardIds,
    skipped: listOf(word(combatTypes), 1000),
    rolled: listOf(seat, longest),
    escapeTarget: orNull(signed),
    ...activations,
    ...lasting,
  }),
  escape: object('an escape frame', { player: seat, sure: yesNo }),
  phase: object('a phase frame', {
    player: seat,
    type: word(combatTypes),
    act: orNull(word(['attack', 'defend'])),
    by: text('the id of a card, empty until somebody acts', 120, 0),
    target: orNull(signed),
    ...lasting,
  }),
  'granted-attack': object('a granted-attack frame', {
    player: seat,
    by: cardId,
    type: word(combatTypes),
    list,
    at,
    target: orNull(signed),
    ...lasting,
  }),
  roll: object('a roll frame', {
    player: seat,
    by: cardId,
    purpose: word([...rollKinds, 'pursuit']),
    attribute: word(attributes),
    skill: orNull(text('a skill')),
    target: orNull(signed),
    open: yesNo,
    bonus: signed,
    dice: diceOf(10, 20),
    forced: orNull(word(['success', 'failure'])),
    ...lasting,
  }),
  harm: object('a harm frame', {
    player: seat,
    target: cardId,
    harm: word(['wounds', 'exhaustion']),
    amount: count,
    from: word(['enemy', 'escape', 'card']),
    rule: ruleId,
    by: orNull(cardId),
    ...lasting,
  }),
  knockout: object('a knockout frame', { player: seat }),
  spoils: object('a spoils frame', { player: seat, loser: seat }),
  market: object('a market frame', { player: seat, town: townId, ...activations }),
  experience: object('an experience frame', {
    player: seat,
    bonus: orNull(word(bonuses)),
    due: whole(-1000, 1000),
  }),
  effects: object('an effects frame', {
    player: seat,
    card: cardId,
    bearer: cardId,
    list,
    at,
    chosen: orNull(text('a choice')),
    pending: listOf(text('something still to deal with'), 2000),
  }),
};

/** The frame kinds of the base game, with their shapes. */
export interface BaseFrames {
  game: frames.GameFrame;
  turn: frames.TurnFrame;
  movement: frames.MovementFrame;
  'free-move': frames.FreeMoveFrame;
  adventure: frames.AdventureFrame;
  event: frames.EventFrame;
  replenish: frames.ReplenishFrame;
  encounter: frames.EncounterFrame;
  negotiation: frames.NegotiationFrame;
  combat: frames.CombatFrame;
  escape: frames.EscapeFrame;
  phase: frames.PhaseFrame;
  'granted-attack': frames.GrantedAttackFrame;
  roll: frames.RollFrame;
  harm: frames.HarmFrame;
  knockout: frames.KnockoutFrame;
  spoils: frames.SpoilsFrame;
  market: frames.MarketFrame;
  experience: frames.ExperienceFrame;
  effects: frames.EffectsFrame;
}

type Forms = typeof frameForms;
type AsDeclared = { [K in keyof BaseFrames]: Same<ValueOf<Forms[K]>, Locals<BaseFrames[K]>> };
/** Fails to compile where a form and the frame it stands for differ. */
export type FormsAreFrames = Expect<AsDeclared[keyof AsDeclared]>;

/** Whether a frame kind is one of the base game's own. */
export const isBaseKind = (kind: string): kind is keyof BaseFrames => Object.hasOwn(frameForms, kind);

/** What a roll hands back. */
export const rollResult = object('what a roll came to', { total: signed, success: yesNo });
