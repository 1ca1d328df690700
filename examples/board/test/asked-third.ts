import { createGame, rulesetOf, type ThirdEditionAction } from 'runebound-engine/third-edition';
import { playGame } from 'runebound-engine/third-edition/bots';
import { screenOf } from '../src/things/index.js';
import type { Screenful } from '../src/things/things.js';

/** A question of a game, as the screen of the player has it who is asked. */
export interface Asked {
  readonly kind: string;
  readonly screen: Screenful;
  readonly chosen: ThirdEditionAction;
}

/** All questions of a game of bots. */
export function* askedIn(
  seed: string | number,
  players: 2 | readonly { hero: 'corbin' | 'elder-mok' | 'lord-hawthorne' | 'lyssa' }[] = 2,
): Generator<Asked> {
  const game = { scenario: 'ascendance-of-margath', players, seed } as const;
  const ruleset = rulesetOf(game.scenario);
  let now = createGame(game);
  for (const chosen of playGame(game).actions) {
    const due = ruleset.decision(now);
    if (typeof due?.actor === 'number')
      yield { kind: due.kind, chosen, screen: screenOf(ruleset.viewFor(now, due.actor), ['Ann', 'Bo']) };
    now = ruleset.apply(now, chosen);
  }
}
