import { type FrameForm, sameItems } from '../../kernel/index.js';
import type { EffectsFrame, GameFrame, HandFrame, MoveFrame, RestFrame, TurnFrame } from './frames.js';

/* How the frames that come and go all the time are made, with the values with which they begin. */

export const game: FrameForm<GameFrame, 'current'> = {
  make: ({ current, played = [] }, step, own) => ({
    kind: 'game',
    step,
    current,
    played: own(played),
  }),
  same: (a, b) => a.current === b.current && sameItems(a.played, b.played),
};

export const turn: FrameForm<TurnFrame, 'player' | 'actions'> = {
  make: ({ player, actions, used = [] }, step, own) => ({
    player,
    actions,
    used: own(used),
    kind: 'turn',
    step,
  }),
  same: (a, b) => a.player === b.player && a.actions === b.actions && sameItems(a.used, b.used),
};

export const hand: FrameForm<HandFrame, 'player' | 'left'> = {
  make: ({ player, left, training = false }, step) => ({
    player,
    left,
    training,
    kind: 'hand',
    step,
  }),
  same: (a, b) => a.player === b.player && a.left === b.left && a.training === b.training,
};

export const move: FrameForm<MoveFrame, 'player' | 'rolling'> = {
  make: ({ player, dice = [], rolling }, step, own) => ({
    player,
    dice: own(dice),
    rolling,
    kind: 'move',
    step,
  }),
  same: (a, b) => a.player === b.player && sameItems(a.dice, b.dice) && a.rolling === b.rolling,
};

export const rest: FrameForm<RestFrame, 'player' | 'rolling'> = {
  make: ({ player, dice = [], rolling }, step, own) => ({
    player,
    dice: own(dice),
    rolling,
    kind: 'rest',
    step,
  }),
  same: (a, b) => a.player === b.player && sameItems(a.dice, b.dice) && a.rolling === b.rolling,
};

export const effects: FrameForm<EffectsFrame, 'player' | 'card' | 'list'> = {
  make: ({ player, card, list, at = 0, chosen = [], x = 0, counted = 0, side = null }, step, own) => ({
    player,
    card,
    list,
    at,
    chosen: own(chosen),
    x,
    counted,
    side,
    kind: 'effects',
    step,
  }),
  same: (a, b) =>
    a.player === b.player &&
    a.card === b.card &&
    a.list === b.list &&
    a.at === b.at &&
    sameItems(a.chosen, b.chosen) &&
    a.x === b.x &&
    a.counted === b.counted &&
    a.side === b.side,
};
