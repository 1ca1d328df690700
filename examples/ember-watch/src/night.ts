import type { FrameOf } from 'runebound-engine/kernel';
import {
  action,
  auto,
  chance,
  decide,
  forms,
  isDefeated,
  isIn,
  isWild,
  placeAt,
  playerState,
  steps,
  suffer,
  type TurnFrame,
  turn,
} from 'runebound-engine/third-edition/rules';
import { watchKept, watchPassed } from './facts.js';
import { embersOf, ID, mostEmbers } from './memory.js';

/* The night after a turn in the wilderness: a decision, and a roll. */

const NIGHT = 'house.ember-watch.night';

/** A night under the sky. It is data, so a game can be saved in the middle of it. */
export const night = forms.frameWith('ember-watch', {
  /** Whose hero. */
  player: forms.seat,
});
export type NightFrame = FrameOf<typeof night>;

/** A step of the turn: a hero in the wilderness may watch, as long as it can gain an ember. */
export const nightfall = auto<TurnFrame>(ID, (g, { player }) => {
  const { hex } = playerState(g, player);
  if (hex === null || placeAt(g, hex) !== null || !isIn(g, player) || isDefeated(g, player)) return;
  if (embersOf(g.state, player) < mostEmbers) g.call(night, { player });
});

const keep = action<NightFrame>()('ember-watch/keep', { moment: NIGHT, run: (g, f) => g.next(f) });

const sleep = action<NightFrame>()('ember-watch/sleep', {
  moment: NIGHT,
  run(g, f) {
    g.emit(watchPassed, { player: f.player, rule: NIGHT });
    g.goto(f, 'over');
  },
});

export const nightSteps = {
  ...steps(
    night,
    decide('ask', {
      time: 'the night',
      rule: NIGHT,
      offers: () => [keep, sleep],
    }),
    // Chance is a step, not a function: so it works with seeds, with dice that players roll, and for bots that look ahead.
    chance('roll', {
      rule: NIGHT,
      ask: () => ({ kind: 'roll', die: 'terrain', sides: 6, count: 1 }),
      answer(g, { player }, answer) {
        if (answer.type !== 'chance/roll') return;
        const [die = 1] = answer.dice;
        const embers = embersOf(g.state, player) + (isWild(die) ? 0 : 1);
        g.emit(watchKept, { player, die, embers, rule: NIGHT });
        if (isWild(die)) suffer(g, player, 1, NIGHT);
      },
    }),
    auto('over', () => undefined),
  ),
  // Where a save may have such a frame.
  places: [{ on: turn, after: [ID], shared: ['player'] }],
};
