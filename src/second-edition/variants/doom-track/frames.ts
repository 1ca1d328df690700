import type { z } from 'zod';
import type { Frame, FrameKind, FrameRef } from '../../../kernel/index.js';
import type { CardId } from '../../base/state.js';
import { check } from '../../saves/form.js';
import { cardId, object, seat } from '../../saves/words.js';

/** Discards on their way to the doom track. */
export interface DoomFrame extends Frame {
  kind: 'doom-track';
}
export const doom: FrameRef<DoomFrame> = { kind: 'doom-track' };

/** One player's turn in the Endgame: one red Challenge after the other. */
export interface ConfrontationFrame extends Frame {
  kind: 'confrontation';
  player: number;
  /** The Challenge drawn last. */
  card: CardId | null;
}
export const confrontation: FrameRef<ConfrontationFrame> = { kind: 'confrontation' };

const checkWith =
  (form: z.ZodType): FrameKind['problemsOf'] =>
  (locals) =>
    check(form, locals, '');

/** What a save must say of these frames. */
export const problemsOfDoom = checkWith(object('a doom-track frame', {}));
export const problemsOfConfrontation = checkWith(
  object('a confrontation frame', { player: seat, card: cardId.nullable() }),
);
