import type { FrameRef } from '../../kernel/index.js';
import type { Expect, Same } from '../../kernel/saves/type-equality.js';
import * as frames from '../base/frames.js';
import type { baseSteps } from '../base/module.js';
import { type Form, object, signed, yesNo } from './words.js';

type Kind = Extract<(typeof frames)[keyof typeof frames], { readonly kind: string }>['kind'];

/** The form of every frame of the base game: exactly its locals. Does not compile while a frame type is missing. */
export const frameForms = {
  game: frames.gameLocals(),
  turn: frames.turnLocals(),
  movement: frames.movementLocals(),
  'free-move': frames.freeMoveLocals(),
  adventure: frames.adventureLocals(),
  event: frames.eventLocals(),
  replenish: frames.replenishLocals(),
  encounter: frames.encounterLocals(),
  negotiation: frames.negotiationLocals(),
  combat: frames.combatLocals(),
  escape: frames.escapeLocals(),
  phase: frames.phaseLocals(),
  'granted-attack': frames.grantedAttackLocals(),
  roll: frames.rollLocals(),
  harm: frames.harmLocals(),
  knockout: frames.knockoutLocals(),
  spoils: frames.spoilsLocals(),
  market: frames.marketLocals(),
  experience: frames.experienceLocals(),
  effects: frames.effectsLocals(),
} satisfies Record<Kind, Form>;

/** Does not compile while a frame type of the base game has no steps. */
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

export const rollResult = object('what a roll came to', { total: signed, success: yesNo });
