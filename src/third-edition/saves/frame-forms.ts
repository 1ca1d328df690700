import type { FrameRef } from '../../kernel/index.js';
import type { Expect, Same } from '../../kernel/saves/type-equality.js';
import { side } from '../base/frame-parts.js';
import * as frames from '../base/frames.js';
import type { baseSteps } from '../base/module.js';
import { count, type Form, object } from './words.js';

type Kind = Extract<(typeof frames)[keyof typeof frames], { readonly kind: string }>['kind'];

/** The schema of each frame of the base game. Fails to compile while a kind is missing. */
export const frameForms = {
  game: frames.gameLocals(),
  hand: frames.handLocals(),
  turn: frames.turnLocals(),
  move: frames.moveLocals(),
  'free-move': frames.freeMoveLocals(),
  rest: frames.restLocals(),
  explore: frames.exploreLocals(),
  shop: frames.shopLocals(),
  restock: frames.restockLocals(),
  adventure: frames.adventureLocals(),
  reward: frames.rewardLocals(),
  event: frames.eventLocals(),
  rumor: frames.rumorLocals(),
  trophy: frames.trophyLocals(),
  test: frames.testLocals(),
  payment: frames.paymentLocals(),
  exchange: frames.exchangeLocals(),
  effects: frames.effectsLocals(),
  toll: frames.tollLocals(),
  offer: frames.offerLocals(),
  triggers: frames.triggersLocals(),
  excess: frames.excessLocals(),
  story: frames.storyLocals(),
  march: frames.marchLocals(),
  combat: frames.combatLocals(),
  blow: frames.blowLocals(),
  cancel: frames.cancelLocals(),
  retreat: frames.retreatLocals(),
} satisfies Record<Kind, Form>;

/** Fails to compile while the base game lacks the steps of a kind. */
export type EveryKindHasSteps = Expect<Same<(typeof baseSteps)[number]['kind'], Kind>>;

export type BaseFrames = {
  [K in Kind]: Extract<
    (typeof frames)[keyof typeof frames],
    FrameRef & { readonly kind: K }
  > extends FrameRef<infer F, never>
    ? F
    : never;
};

export const isBaseKind = (kind: string): kind is Kind => Object.hasOwn(frameForms, kind);

/** The `result` of a called frame: the winning side, what was counted, or the damage suffered. */
export const handedBack = object('what was handed back', {
  winner: side.nullable().optional(),
  successes: count.optional(),
  matches: count.optional(),
  suffered: count.optional(),
});
