/*
 * Your own bot in thirty lines: npx tsx examples/write-a-bot.ts
 *
 * A bot receives the view of its player and all legal actions, and chooses one. It can look ahead with
 * `simulate`, which plays on a private copy with other dice, so it learns nothing about the real ones.
 *
 * It imports the package by its name, as a program of your own does.
 */

import { simulate } from 'runebound-engine';
import { type Action, type Bot, playGame, randomBot, type View } from 'runebound-engine/bots';

/** The value of a position for a player: experience counts most, wounds count against it. */
function standing(view: Pick<View, 'players'>, player: number): number {
  const { counters, hero } = view.players[player] ?? {};
  if (!counters || !hero) return 0;
  const bought = Object.values(hero.experience).reduce((sum, n) => sum + n, 0);
  return (
    counters.green +
    2 * counters.yellow +
    3 * counters.blue +
    4 * counters.red +
    4 * bought -
    0.2 * hero.wounds
  );
}

/** Tries each legal action a few times, continues at random for some steps, and takes the best one. */
function dreamer(seed: number): Bot {
  const fingers = randomBot(seed);
  return {
    name: 'dreamer',
    choose(view, legal, helpers): Action {
      const { player, ruleset } = helpers;
      if (legal.length === 1) return legal[0] as Action;
      const dream = (action: Action): number => {
        let sum = 0;
        for (let n = 0; n < 4; n++) {
          const ahead = simulate(view, { seed: seed + n }).apply(action);
          for (let step = 0; step < 12; step++) {
            const decision = ahead.decision();
            if (!decision || decision.actor !== player) break;
            ahead.apply(
              fingers.choose(ahead.view(player), ahead.legalActions(), { player, ruleset, decision }),
            );
          }
          sum += standing(ahead.state, player);
        }
        return sum;
      };
      const dreams = legal.map((action) =>
        action.type === 'card/discard' ? Number.NEGATIVE_INFINITY : dream(action),
      );
      return legal[dreams.indexOf(Math.max(...dreams))] as Action;
    },
  };
}

// The dreamer against a random bot, for fifteen turns each.
const { state } = playGame({
  players: [{ hero: 'mordrog' }, { hero: 'wren-ashquill' }],
  seed: 'first steps',
  bots: [dreamer(1), randomBot(2)],
  maxTurns: 15,
});
for (const [player, name] of ['the dreamer', 'the random player'].entries())
  console.log(
    `After ${Math.floor(state.turn / 2)} turns, ${name} stands at ${standing(state, player).toFixed(1)}.`,
  );
