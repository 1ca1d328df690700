import { isDeepStrictEqual } from 'node:util';
import { differenceOf } from '../../src/conformance/difference.js';
import { type Action, actionCode, type GameState } from '../../src/index.js';
import type { GameEvent } from '../../src/kernel/index.js';
import type { SecondEditionRuleset } from '../../src/second-edition/index.js';
import { is } from './same.js';

/* Whether events are enough: what follows them from the view before has the view after. */

type Part = Record<string, unknown>;

/** What a view says of the table. */
function tableOf(view: object): Part {
  const { frames: _, chance: __, ...table } = view as Part;
  return table;
}

/** What is printed where following goes wrong. */
const told = (found: string, code: string, events: readonly GameEvent[]): string =>
  `${found}\nafter ${code}:\n${events.map((event) => `  ${JSON.stringify(event)}`).join('\n') || '  (no event)'}`;

/**
 * What changes nothing on the table: a course that is not taken, words about an exchange before anybody agrees, which of several abilities
 * comes first. What is chosen and then drawn is told once chance has answered.
 */
const quiet =
  /^(chance\/|move\/(stop|stay)|rest\/heal|combat\/go-on|exchange\/|offer\/decline|triggers\/next|quest\/decline|trophy\/choose|adventure\/begin|train$)/;

/** Follows an action for everybody who looks on, all events together and one by one, and gives back what is wrong. */
export function followsFrom(
  ruleset: SecondEditionRuleset,
  before: GameState,
  action: Action,
  after: GameState,
  events: readonly GameEvent[],
): string | null {
  const code = actionCode(action);
  const isQuiet = quiet.test(action.type);
  if (!isQuiet && events.length === 0) return told('a player’s action leaves no event', code, events);
  for (const viewer of [null, ...before.players.keys()]) {
    const view = ruleset.viewFor(before, viewer);
    const text = JSON.stringify(events);
    // What a viewer may not know is not told to that viewer either.
    const heard = ruleset.eventsFor(events, viewer);
    const followed = ruleset.follow(view, heard);
    const now = tableOf(ruleset.viewFor(after, viewer));
    const found = differenceOf(now, followed);
    if (found) return told(found, code, events);
    is(JSON.stringify(events), text, 'events are left as they are');
    for (const [name, part] of Object.entries(tableOf(view)))
      if (isDeepStrictEqual(part, now[name])) is((followed as Part)[name], part, () => `${name} is shared`);
    if (viewer !== null) continue;
    const oneByOne = heard.reduce((at, event) => ruleset.follow(at, [event]), ruleset.follow(view, []));
    const between = differenceOf(followed, oneByOne);
    if (between) return told(`one by one: ${between}`, code, events);
  }
  return null;
}
