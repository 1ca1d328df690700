// Written by `npm run generate -- forms` from the types of the state and of the frames. Do not edit.
import { type FrameForm, sameItems } from '../../kernel/index.js';
import type { EffectsFrame, GameFrame, HandFrame, MoveFrame, RestFrame, TurnFrame } from './frames.js';

/** Of {@link EffectsFrame}. */
const effects: FrameForm<EffectsFrame, 'card' | 'player' | 'list'> = {
  write(f, { player, card, list, at = 0, chosen = [], x = 0, counted = 0, side = null }, step, own) {
    f.player = player;
    f.card = card;
    f.list = list;
    f.at = at;
    f.chosen = own(chosen);
    f.x = x;
    f.counted = counted;
    f.side = side;
    f.kind = 'effects';
    f.step = step;
  },
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

/** Of {@link GameFrame}. */
const game: FrameForm<GameFrame, 'current'> = {
  write(f, { current, played = [] }, step, own) {
    f.kind = 'game';
    f.step = step;
    f.current = current;
    f.played = own(played);
  },
  same: (a, b) => a.current === b.current && sameItems(a.played, b.played),
};

/** Of {@link MoveFrame}. */
const move: FrameForm<MoveFrame, 'player' | 'rolling'> = {
  write(f, { player, dice = [], rolling }, step, own) {
    f.player = player;
    f.dice = own(dice);
    f.rolling = rolling;
    f.kind = 'move';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && sameItems(a.dice, b.dice) && a.rolling === b.rolling,
};

/** Of {@link RestFrame}. */
const rest: FrameForm<RestFrame, 'player' | 'rolling'> = {
  write(f, { player, dice = [], rolling }, step, own) {
    f.player = player;
    f.dice = own(dice);
    f.rolling = rolling;
    f.kind = 'rest';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && sameItems(a.dice, b.dice) && a.rolling === b.rolling,
};

/** Of {@link HandFrame}. */
const hand: FrameForm<HandFrame, 'player' | 'left'> = {
  write(f, { player, left, training = false }, step) {
    f.player = player;
    f.left = left;
    f.training = training;
    f.kind = 'hand';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && a.left === b.left && a.training === b.training,
};

/** Of {@link TurnFrame}. */
const turn: FrameForm<TurnFrame, 'player' | 'actions'> = {
  write(f, { player, actions, used = [] }, step, own) {
    f.player = player;
    f.actions = actions;
    f.used = own(used);
    f.kind = 'turn';
    f.step = step;
  },
  same: (a, b) => a.player === b.player && a.actions === b.actions && sameItems(a.used, b.used),
};

/** How frames that come and go all the time are made and compared, by kind. */
export const frameForms = { effects, game, move, rest, hand, turn };
