import { forbid, type Refusal, why } from '../../../kernel/index.js';
import { useAbility } from '../../abilities/use.js';
import { playerState } from '../../base/cards.js';
import { type MovementFrame, movement } from '../../base/frames.js';
import { diceRule, MOST_MOVEMENT_DICE, movementDice } from '../../base/movement-dice.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import { poolForgone, poolsDivided, tradeBegan } from './event-kinds.js';
import { memoryOf } from './memory.js';
import { trade } from './trade.js';

/* Dice are divided before any roll (va51.movement.split). Travel dice move the Hero as usual (va51.movement.travel-pool). */

/** Rest is counted from four dice in both pools together (2e.movement.rest). */
const RESTED_FROM = 4;

function refuseDivision(g: G, { player }: MovementFrame, travel: number, trading: number): Refusal | null {
  if (travel < 0 || trading < 1)
    return forbid(
      'va51.movement.split',
      'Put a die or more in the trading pool; with none there, roll or rest.',
    );
  const most = movementDice(g, player);
  return travel + trading > most
    ? forbid(diceRule(g, player), () => why`Both pools together have ${most} dice at most.`)
    : null;
}

/** Every division of the largest possible number of dice. */
const divisions = (): number[][] =>
  Array.from({ length: MOST_MOVEMENT_DICE }, (_, at) => at + 1).flatMap((all) =>
    Array.from({ length: all }, (_, at) => [all - at - 1, at + 1]),
  );

/** Divides the movement dice. With fewer than four in both pools the Hero also rests, one counter for each die below four. */
export const divide = action<MovementFrame>()('pool/divide', {
  parameters: { travel: 'integer', trading: 'integer' },
  moment: 'va51.movement.split',
  exact: true,
  ranges: [{ of: ['travel', 'trading'], values: divisions }],
  candidates(g, f, add) {
    for (let all = movementDice(g, f.player); all > 0; all--)
      for (let trading = 1; trading <= all; trading++)
        add({ type: 'pool/divide', travel: all - trading, trading });
  },
  refuse: (g, f, { travel, trading }) => refuseDivision(g, f, travel, trading),
  run(g, f, { travel, trading }) {
    f.rolling = travel;
    f.rest = Math.max(0, RESTED_FROM - travel - trading);
    g.emit(poolsDivided, { player: f.player, travel, trading, rule: 'va51.movement.split' });
    g.goto(f, 'rest');
  },
});

/** Rolls the trading pool: before the first space, between two, or after the last (va51.trade.timing). */
export const rollPool = action<MovementFrame>()('trade/roll', {
  moment: 'va51.trade.timing',
  refuse: (g) =>
    memoryOf(g).trading > 0 ? null : forbid('va51.trade.timing', 'No die is left in the trading pool.'),
  run(g, f) {
    const pool = memoryOf(g).trading;
    const space = playerState(g, f.player).hero.space ?? '';
    g.emit(tradeBegan, { player: f.player, space, dice: pool, rule: 'va51.trade.timing' });
    g.call(trade, {
      player: f.player,
      town: null,
      space,
      pool,
      dice: [],
      matches: 0,
      offers: [],
      gold: 0,
      traded: false,
    });
  },
});

const forgo = action<MovementFrame>()('trade/forgo', {
  moment: 'va51.trade.timing',
  run(g, f) {
    g.emit(poolForgone, { player: f.player, rule: 'va51.trade.timing' });
    g.next(f);
  },
});

/** After the last space the player may still trade, before other effects of the movement's end. */
export const tradingSteps = steps(
  movement,
  decide<MovementFrame, 'trading'>('trading', {
    time: 'the end of the way, with a trading pool left',
    rule: 'va51.trade.timing',
    offers: () => [rollPool, useAbility, forgo],
    open: true,
    skip: (g, f) => memoryOf(g).trading === 0 || f.dice.length > 0,
  }),
  // A card gave further dice: the movement goes on.
  auto('walk-on', (g, f) => {
    if (f.dice.length > 0) g.goto(f, 'walk');
  }),
);
