import { forbid } from '../../kernel/index.js';
import { inTurn } from '../saves/called.js';
import { checkDice, type FrameSaves } from '../saves/frame-checks.js';
import { playerState } from './cards.js';
import { isDefeated } from './characters.js';
import { matches, rollStep } from './dice.js';
import { heroStoodUp } from './event-kinds/index.js';
import { type RestFrame, rest, type TurnFrame } from './frames.js';
import { placeAt } from './movement.js';
import { heal } from './possessions.js';
import { reroll, rerollAll } from './rerolling.js';
import { runTriggers } from './triggers.js';
import { refuseCost, spendActions } from './turn-actions.js';
import { action, auto, decide, type G, query, steps } from './vocabulary.js';

/** A hero rests with five dice, whatever its speed (3e.rest.wilderness). */
export const restingDice = 5;

/** Costs an action (3e.rest.cost), and heals all in civilization (3e.rest.civilized). A delayed hero has to stand up first. */
export const takeRest = action<TurnFrame>()('rest', {
  moment: '3e.rest.cost',
  cost: () => 1,
  refuse(g, f, action) {
    const { delayed } = playerState(g, f.player);
    // A hero that is defeated and delayed rests first (3e.delayed.effect).
    if (delayed && !isDefeated(g, f.player))
      return forbid('3e.delayed.effect', 'Your hero is delayed: its next action is to stand up.');
    return refuseCost(g, f, action);
  },
  run(g, f, action) {
    spendActions(g, f, action, '3e.rest.cost');
    const { hex, damage } = playerState(g, f.player);
    if (placeAt(g, hex) !== null) {
      heal(g, f.player, damage, '3e.rest.civilized');
      runTriggers(g, 'rested', f.player);
    } else g.call(rest, { player: f.player, rolling: restingDice });
  },
});

const restWell = action<RestFrame>()('rest/heal', { moment: '3e.rest.wilderness', run: (g, f) => g.next(f) });

/** How many dice of a rest match the terrain of its hex (3e.rest.wilderness): so much damage it heals. */
export const matchesOfRest = query('what a rest in the wilderness heals', (g: G, f: RestFrame): number => {
  const { hex } = playerState(g, f.player);
  return hex === null ? 0 : f.dice.filter((die) => matches(g, die, hex)).length;
});

export const restSteps = steps(
  rest,
  rollStep<RestFrame>('3e.rest.wilderness'),
  decide('roll-again', {
    time: 'a rest in the wilderness',
    rule: '3e.rest.wilderness',
    open: true,
    offers: () => [reroll, rerollAll, restWell],
    skip: (g, f) => playerState(g, f.player).damage === 0,
  }),
  // Each die that shows the terrain heals one damage (3e.rest.one-per-die).
  auto('heal', (g, f) => {
    heal(g, f.player, matchesOfRest(g, f), '3e.rest.wilderness');
    runTriggers(g, 'rested', f.player);
  }),
);

/** A delayed hero spends its next action to stand up (3e.delayed.effect). */
export const standUp = action<TurnFrame>()('stand-up', {
  moment: '3e.delayed.effect',
  cost: () => 1,
  refuse(g, f, action) {
    if (!playerState(g, f.player).delayed)
      return forbid('3e.delayed.effect', 'Your hero stands: it is not delayed.');
    if (isDefeated(g, f.player))
      return forbid('3e.delayed.effect', 'Your hero is defeated too: it recovers first, by resting.');
    return refuseCost(g, f, action);
  },
  run(g, f, action) {
    spendActions(g, f, action, '3e.delayed.effect');
    g.emit(heroStoodUp, { player: f.player, rule: '3e.delayed.effect' });
  },
});

export const restSaves = (): FrameSaves<RestFrame> => ({
  calledFrom: [inTurn()],
  check: (look, path, f) => checkDice(look, path, f, restingDice, '3e.rest.wilderness'),
});
