import type { Frame, Problem } from '../../kernel/index.js';
import { checkStack } from '../../kernel/saves/stack.js';
import { marketCardsDrawn } from '../base/cards.js';
import {
  type Boost,
  type EffectsFrame,
  type EscapeFrame,
  game,
  type Opponent,
  turn,
} from '../base/frames.js';
import { baseFrames } from './base-frames.js';
import { should } from './called.js';
import { checkBearer, effectAt, effectDue, fightBelow } from './frame-checks.js';
import type { Look } from './look.js';
import { sorts } from './sorts.js';
import { check, object, signed, yesNo } from './words.js';

/* The stack of frames: their order, what frames of several kinds share, and their callers. Each chapter checks its own frames. */

const rollResult = object('what a roll came to', { total: signed, success: yesNo });

export const checkFrames = (look: Look): void =>
  checkStack(look, {
    own: baseFrames,
    game,
    turn,
    oneTurn: '2e.turn.whole',
    alone: (_look, kind, first) => alone.includes(kind) && first?.does === 'auto',
    order: checkOrder,
    shared: checkShared,
    whole: checkDrawn,
    otherwise: (look, frame, below) =>
      look.isOfBase(below.kind) || look.saysWhatIsCalled ? undefined : wrongOnOther(frame, below),
  });

/** All frames but the game are in the turn or in frames of modules. */
function checkOrder(look: Look, path: string, at: number): void {
  const kind = look.state.frames[at]?.kind ?? '';
  if (at === 1 && kind !== 'turn' && kind !== 'game' && look.isOfBase(kind))
    look.report(`${path}/kind`, `A ${kind} frame belongs in a turn: the second frame should be one.`);
  if (['phase', 'escape', 'granted-attack'].includes(kind) && !fightBelow(look, at))
    look.report(`${path}/kind`, `A ${kind} frame needs a combat frame below it.`, '2e.combat.phases');
  awaited(look, path, at);
}

/** These frames are called alone. */
const alone = ['turn', 'adventure', 'market', 'experience', 'event', 'encounter', 'escape', 'granted-attack'];

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

/** Locals that several frame types share. */
interface Shared extends Frame {
  readonly card?: unknown;
  readonly activations?: readonly number[];
  readonly boosts?: readonly Boost[];
}

/** Of a module's frame only the card is checked. */
function checkShared(look: Look, path: string, { kind, card, activations, boosts }: Shared): void {
  if (!look.isOfBase(kind)) {
    if (typeof card === 'string') look.openCard(`${path}/card`, card, sorts.any);
    return;
  }
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

/** The problems of a base frame that a module's frame called. A module that does not declare its calls may call it with player and card. */
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
