import type { Frame } from '../../kernel/index.js';
import type { FrameSavesOf } from '../../kernel/saves/frame-saves.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { AdventureFrame, CombatFrame, Dice, StoryFrame } from '../base/frames.js';
import type { Look } from './look.js';

/** How saves with a frame of the base game are checked. */
export type FrameSaves<F extends Frame> = FrameSavesOf<Look, F>;

export const fightBelow = ({ state }: Look, at: number): CombatFrame | undefined =>
  state.frames.slice(0, at).findLast((f): f is CombatFrame => f.kind === 'combat');

/** No hero rolls more dice than its values allow, and no card adds more. */
export function checkDice(
  look: Look,
  path: string,
  { dice, rolling }: Dice,
  most: number,
  rule: RuleId,
): void {
  if (dice.length + rolling > most)
    look.report(`${path}/${rolling > 0 ? 'rolling' : 'dice'}`, `There are ${most} dice at most.`, rule);
}

/** The first step draws the card, which is there from then on. */
export function checkDrawn(look: Look, path: string, f: AdventureFrame | StoryFrame): void {
  if ((f.card === null) !== (f.step === 'draw'))
    look.report(
      `${path}/card`,
      f.card === null ? 'The card has been drawn.' : 'No card has been drawn yet: it should be null.',
    );
}
