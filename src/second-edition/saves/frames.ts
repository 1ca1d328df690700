import { checkStack } from '../../kernel/saves/stack.js';
import type * as frames from '../base/frames.js';
import { show } from '../content/check-plain.js';
import { isBaseKind, rollResult } from './frame-forms.js';
import { checkDrawn, checkFrame, dueIn, fightBelow } from './frame-meanings.js';
import type { Look } from './look.js';
import { checkPlace } from './places.js';
import { check } from './words.js';

/* The stack of frames: their order, and the players, cards and effects in them. */

export const checkFrames = (look: Look): void =>
  checkStack(look, {
    frame(look, path, frame, at) {
      checkOrder(look, path, at);
      checkFrame(look, path, frame, at);
    },
    whole: checkDrawn,
    place: checkPlace,
  });

/** The game is first, then at most one turn; all other frames are in the turn or in frames of modules. */
function checkOrder(look: Look, path: string, at: number): void {
  const { frames } = look.state;
  const kind = frames[at]?.kind ?? '';
  if ((at === 0) !== (kind === 'game'))
    look.report(
      `${path}/kind`,
      at === 0
        ? `The first frame is the game, not ${kind}.`
        : 'There is one game, and it is the first frame.',
    );
  if (kind === 'turn' && at > 1)
    look.report(`${path}/kind`, 'There is one turn at most, and it stands on the game.', '2e.turn.whole');
  if (at === 1 && kind !== 'turn' && kind !== 'game' && isBaseKind(kind))
    look.report(`${path}/kind`, `A ${kind} frame belongs in a turn: the second frame should be one.`);
  if (['phase', 'escape', 'granted-attack'].includes(kind) && !fightBelow(look, at))
    look.report(`${path}/kind`, `A ${kind} frame needs a combat frame below it.`, '2e.combat.phases');
  if (alone.includes(kind) && at < frames.length - 1 && hasNotBegun(look, at))
    look.report(
      `${path}/step`,
      `A ${kind} frame at ${show(frames[at]?.step)} has not begun: nothing stands on it yet.`,
    );
  awaited(look, path, at);
}

/**
 * These frames are called alone: before they begin, nothing is above them. Other frames may wait below one that was called together with
 * them.
 */
const alone = ['turn', 'adventure', 'market', 'experience', 'event', 'encounter', 'escape', 'granted-attack'];

function hasNotBegun({ state, rules }: Look, at: number): boolean {
  const { kind, step } = state.frames[at] ?? {};
  const compiled = kind === undefined ? undefined : rules.frames[kind];
  return step === compiled?.first && compiled?.steps[compiled.first]?.step.does === 'auto';
}

/** Steps that use the result of a roll: the roll is right above them, or has been returned. */
function awaited(look: Look, path: string, at: number): void {
  const frame = look.state.frames[at];
  const above = look.state.frames[at + 1];
  if (frame === undefined || above?.kind === 'roll' || !hearsRoll(look, frame, at)) return;
  for (const { message } of check(rollResult, frame.result, '').slice(0, 1))
    look.report(`${path}/result`, `The step ${frame.step} goes on with a roll. ${message}`);
}

function hearsRoll(look: Look, frame: { kind: string; step: string }, at: number): boolean {
  const { kind, step } = frame;
  if (kind === 'effects') return step === 'then' && dueIn(look, frame as frames.EffectsFrame)?.do === 'test';
  const against = fightBelow(look, at)?.opponent.is;
  const asks = step === 'outcome' || (step === 'target' && against === 'hero');
  // The wounds and the enemy's answer read the result of a hit again.
  if (kind === 'phase') return asks || step === 'wounds' || step === 'answer';
  if (kind === 'granted-attack') return asks;
  if (kind !== 'escape' || (frame as frames.EscapeFrame).sure) return false;
  return step === 'outcome' || (asks && fightBelow(look, at)?.escapeTarget === null);
}
