import type { GameEvent } from '../../../src/kernel/index.js';
import type { StoryLine, Words } from '../../../src/words/second-edition/index.js';
import type { Tells } from './sight.js';

/** The rolls of movement dice, which the narrator leaves to a table that shows dice. */
const rolls: readonly string[] = ['movement/rolled', 'movement/rolled-again'];

/** A narrator that tells the rolls of movement dice as well. */
export function withRolls(narrator: Tells, words: Words): Tells {
  const told = (event: GameEvent, state: object): readonly StoryLine[] =>
    rolls.includes(event.type) && 'dice' in event && Array.isArray(event.dice) && event.dice.length > 0
      ? [...narrator.rest(), { text: words.describe(event as never), rule: event.rule ?? '', heading: false }]
      : narrator.tell([event], state);
  return { tell: (events, state) => events.flatMap((event) => told(event, state)), rest: narrator.rest };
}
