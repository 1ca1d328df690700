import { checkAsked } from './asked.js';
import type { BotOf, HelpersOf } from './player.js';

/** Decisions in which chance cannot throw a game away. */
const rash = /^(?:move|phase|combat|market|experience|turn|shop)\//;

/** A bot that plays like one bot; every third of its rash choices is another's. */
export function easyOf<V, A, H extends HelpersOf<unknown>>(
  wise: BotOf<V, A, H>,
  wild: BotOf<V, A, H>,
): BotOf<V, A, H> {
  let choice = 0;
  return {
    name: 'easy',
    choose(view, legal, helpers) {
      checkAsked(view, legal, helpers);
      choice++;
      const mind = choice % 3 === 0 && rash.test(helpers.decision.kind) ? wild : wise;
      return mind.choose(view, legal, helpers);
    },
  };
}
