import { type LightRuleset, readOptions } from '../../kernel/index.js';
import { informationKey } from '../../learning/information.js';
import { sameness } from '../../learning/second-edition/sameness.js';
import type { SecondEditionTypes } from '../../second-edition/types.js';
import type { Bot } from '../bot.js';
import { nimbleBot } from '../nimble/nimble.js';
import { plannerBot } from '../planning/planner.js';
import { sensibleBot } from '../sensible.js';
import { tableOf } from '../table.js';
import { coursesOf, searched } from './courses.js';
import { readNetwork, type ScoreOf, type ValueNetwork } from './network.js';
import { readSearch, type SearchOptions, thinking } from './thinking.js';
import type { Mate, SearchedGame } from './tree.js';
import { worthAfter } from './value.js';

/** So many turns of all players together a search plays on. */
const HORIZON = 5;

/** How a searching bot of Second Edition searches. */
export interface SearchBotOptions extends SearchOptions {
  /** What it judges positions by, in place of its own judgement: trained, say, with what `npx runebound-engine dataset` writes. */
  readonly value?: ValueNetwork;
}

/**
 * A player who tries things out in its head: what common sense says, and what else could be done, each many times with hidden cards and dice as
 * they may fall, some turns on; then it judges how everybody stands. It does another thing than common sense says where that is better by more than chance.
 *
 * @param seed - with an endless budget and a number of passes: equal seeds, equal play
 * @param options - how long it thinks: a second for each decision, unless it says otherwise
 * @throws InvalidArgumentError for options that mean nothing, and for a value that is none
 * @example
 * ```ts
 * import { playGame, searchBot, sensibleBot } from 'runebound-engine/bots';
 *
 * const quick = { budget: Infinity, passes: 2, horizon: 1 };
 * playGame({ players: 2, seed: 'tamalir', bots: [searchBot(1, quick), sensibleBot(2)], maxTurns: 2 });
 * ```
 */
export function searchBot(seed: string | number = 0, options: SearchBotOptions = {}): Bot {
  const { value } = readOptions<SearchBotOptions>(options, ['value']);
  const score = value === undefined ? undefined : readNetwork(value);
  return thinking<SecondEditionTypes>({
    name: 'search',
    seed,
    search: readSearch(options, HORIZON),
    gameOf: (ruleset) =>
      gameOf(
        ruleset,
        plannerBot(`${seed}/sense`) as Mate<SecondEditionTypes>,
        sensibleBot(`${seed}/mate`) as Mate<SecondEditionTypes>,
        nimbleBot(`${seed}/rival`) as Mate<SecondEditionTypes>,
        score,
      ),
  }) as Bot;
}

function gameOf(
  ruleset: LightRuleset<SecondEditionTypes>,
  sense: Mate<SecondEditionTypes>,
  mate: Mate<SecondEditionTypes>,
  rival: Mate<SecondEditionTypes>,
  score: ScoreOf | undefined,
): SearchedGame<SecondEditionTypes> {
  const table = (position: unknown) => tableOf(ruleset as never, position as never);
  return {
    ruleset,
    sense,
    mate,
    rival,
    searched,
    courses: (position, crossroads) => coursesOf(table(position), crossroads),
    judge(start, player) {
      const worthOf = worthAfter(table(start), player, score);
      return (position) => worthOf(table(position));
    },
    keyOf: (view) => informationKey(view, sameness),
    turnOf: ({ turn }) => turn,
  };
}
