import type { Frame, Problem } from '../../kernel/index.js';
import { checkCalled, checkStack } from '../../kernel/saves/stack.js';
import { marketCardsDrawn } from '../base/cards.js';
import type { Boost, EffectsFrame, EscapeFrame, Opponent } from '../base/frames.js';
import { show } from '../content/check-plain.js';
import { baseFrames } from './base-frames.js';
import { should } from './called.js';
import { checkBearer, effectAt, effectDue, fightBelow } from './frame-checks.js';
import type { Look } from './look.js';
import { sorts } from './sorts.js';
import { check, object, signed, yesNo } from './words.js';

/* The stack of frames: their order, what frames of several kinds share, and their callers. Each chapter checks its own frames. */

const isBaseKind = (kind: string): kind is keyof typeof baseFrames => Object.hasOwn(baseFrames, kind);

const rollResult = object('what a roll came to', { total: signed, success: yesNo });

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
  if (kind === 'effects') return step === 'then' && effectDue(look, frame as EffectsFrame)?.do === 'test';
  const against = fightBelow(look, at)?.opponent.is;
  const asks = step === 'outcome' || (step === 'target' && against === 'hero');
  // The wounds and the enemy's answer read the result of a hit again.
  if (kind === 'phase') return asks || step === 'wounds' || step === 'answer';
  if (kind === 'granted-attack') return asks;
  if (kind !== 'escape' || (frame as EscapeFrame).sure) return false;
  return step === 'outcome' || (asks && fightBelow(look, at)?.escapeTarget === null);
}

/** Checks a frame of the base game. Modules check their own frames; only the player is checked here. */
function checkFrame(look: Look, path: string, frame: Frame, at: number): void {
  if (!isBaseKind(frame.kind)) {
    const { player, card } = frame as { readonly player?: unknown; readonly card?: unknown };
    if (typeof player === 'number') look.player(`${path}/player`, player);
    if (typeof card === 'string') look.openCard(`${path}/card`, card, sorts.any);
    return;
  }
  // The list has the check of this kind; TypeScript cannot follow the look-up.
  baseFrames[frame.kind].check?.(look, path, frame as never, at);
  checkShared(look, path, frame as Shared);
}

/** Locals that several frame types share. */
interface Shared {
  readonly player?: number;
  readonly activations?: readonly number[];
  readonly boosts?: readonly Boost[];
}

function checkShared(look: Look, path: string, { player, activations, boosts }: Shared): void {
  if (player !== undefined) look.player(`${path}/player`, player);
  look.players(`${path}/activations`, activations ?? []);
  boosts?.forEach((boost, at) => {
    const place = `${path}/boosts/${at}`;
    look.player(`${place}/player`, boost.player);
    if (look.card(`${place}/bearer`, boost.bearer, sorts.character)) checkBearer(look, place, boost);
    effectAt(look, place, boost, 'change');
  });
}

/** A market card lies on the table only while the effect that drew it is carried out and lists it. */
function checkDrawn(look: Look): void {
  const { frames, revealed } = look.state;
  const byEffects = frames.flatMap((f) =>
    f.kind === 'effects' && effectDue(look, f as EffectsFrame)?.do === 'draw-market'
      ? (f as EffectsFrame).pending
      : [],
  );
  const drawn = [...byEffects, ...marketCardsDrawn(look.g)];
  revealed.forEach((card, at) => {
    if (!look.content.decks.market.includes(card)) return;
    if (drawn.filter((other) => other === card).length !== 1)
      look.report(
        `revealed/${at}`,
        `${card} is a market card: it lies on the table only among the cards that an effect under way has drawn.`,
      );
  });
}

/** Checks the call site of a frame and the locals that it shares with its caller. */
function checkPlace(look: Look, path: string, at: number): void {
  const { kind } = look.state.frames[at] as Frame;
  if (!isBaseKind(kind)) return checkCalled(look, path, at, look.rules.frames[kind]?.places);
  // A module that does not declare its calls may call frames of the base game with its player and card.
  checkCalled(look, path, at, baseFrames[kind].calledFrom, (frame, below) =>
    isBaseKind(below.kind) || look.saysWhatIsCalled ? undefined : wrongOnOther(frame, below),
  );
}

/** The problems of a frame of the base game that a module's frame called. */
function wrongOnOther(frame: Frame, below: Frame): readonly Problem[] {
  const { player: who, card } = below as { player?: unknown; card?: unknown };
  const mine = frame as { player?: unknown; card?: unknown; attacker?: unknown; opponent?: Opponent };
  const theirs = mine.player ?? mine.attacker;
  const about = mine.card ?? (mine.opponent?.is === 'challenge' ? mine.opponent.card : undefined);
  return [
    ...(who === undefined || theirs === undefined
      ? []
      : should(
          mine.player === undefined ? 'attacker' : 'player',
          theirs,
          who,
          `the ${below.kind} below is theirs.`,
        )),
    ...(typeof card !== 'string' || about === undefined
      ? []
      : should(
          mine.card === undefined ? 'opponent/card' : 'card',
          about,
          card,
          `the ${below.kind} below says so.`,
        )),
  ];
}
