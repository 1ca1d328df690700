import type { Frame } from '../../kernel/index.js';
import type { FrameSavesOf } from '../../kernel/saves/frame-saves.js';
import type { Effect } from '../abilities/language.js';
import type { CombatFrame, TurnFrame } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import { show } from '../content/check-plain.js';
import type { Look } from './look.js';

/** How saves with a frame of the base game are checked. */
export type FrameSaves<F extends Frame> = FrameSavesOf<Look, F>;

export const fightBelow = ({ state }: Look, at: number): CombatFrame | undefined =>
  state.frames.slice(0, at).findLast((f): f is CombatFrame => f.kind === 'combat');

export const turnOf = ({ state }: Look): TurnFrame | undefined =>
  state.frames.find((f): f is TurnFrame => f.kind === 'turn');

/** The character of an effect belongs to the player to whom the card says "you", if any player has it. An Ally may have been passed on. */
export function checkBearer(
  look: Look,
  path: string,
  { player, bearer }: { readonly player: number; readonly bearer: CardId },
): void {
  const owner = look.ownerOf(bearer);
  if (owner === null || owner === player) return;
  if (turnOf(look)?.received.includes(bearer) !== true)
    look.report(`${path}/player`, `${bearer} acts for player ${owner}, whose card it is.`);
}

/** The effect that a frame refers to. */
export function effectAt(
  look: Look,
  path: string,
  { list, at }: { readonly list: string; readonly at: number },
  wanted?: Effect['do'],
): Effect | null {
  const effects = look.content.lists[list];
  const effect = effects?.[at];
  if (effects === undefined) look.report(`${path}/list`, `No card has a list of effects at ${show(list)}.`);
  else if (effect === undefined)
    look.report(`${path}/at`, `${list} has ${effects.length} effects; at is 0 to ${effects.length - 1}.`);
  else if (wanted !== undefined && effect.do !== wanted)
    look.report(`${path}/at`, `Effect ${at} of ${list} is ${effect.do}; here it should be ${wanted}.`);
  else return effect;
  return null;
}

export const effectDue = (
  look: Look,
  { list, at }: { readonly list: string; readonly at: number },
): Effect | undefined => look.content.lists[list]?.[at];

/** A list of effects belongs to the card of the frame. */
export function ownList(look: Look, path: string, card: string, list: string): void {
  if (!list.startsWith(`${card}#`))
    look.report(`${path}/list`, `${show(list)} is no list of effects of ${card}.`);
}

/** Whether a frame is at a step or before it. A step that a module removed counts as passed. */
export function upTo(look: Look, f: { readonly kind: string; readonly step: string }, step: string): boolean {
  const order = look.rules.frames[f.kind]?.order ?? [];
  const at = order.indexOf(f.step);
  return at >= 0 && at <= order.indexOf(step);
}
