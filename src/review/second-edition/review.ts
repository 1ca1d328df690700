import { worthOfStanding } from '../../bots/second-edition/search/value.js';
import { tableOf } from '../../bots/second-edition/table.js';
import { gameOf } from '../../kernel/index.js';
import { playerState, runesOf } from '../../second-edition/base/cards.js';
import { lifeOf } from '../../second-edition/base/characters.js';
import { counterCost, pointsHeld } from '../../second-edition/base/experience.js';
import { bonuses } from '../../second-edition/base/state.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { combatOddsOn } from '../../second-edition/inspect/index.js';
import type { SecondEditionTypes } from '../../second-edition/types.js';
import { finished, type Past, type Review, type Reviewer, type ReviewProgress, reviewed } from '../review.js';

/** What is counted of each player of Second Edition. */
export const countNames = ['experience', 'gold', 'runes', 'items', 'allies', 'health'] as const;
/** A name of a count. */
export type CountName = (typeof countNames)[number];

const reviewer: Reviewer<SecondEditionTypes, G, CountName> = {
  tableOf: (ruleset, position) => tableOf(ruleset as never, position as never),
  chanceOf: worthOfStanding,
  countsOf(g, player) {
    const { hero, gold, items, allies } = playerState(g, player);
    const counters = bonuses.reduce((sum, bonus) => sum + hero.experience[bonus], 0);
    return {
      experience: counters * counterCost(g) + pointsHeld(g, player),
      gold,
      runes: runesOf(g, playerState(g, player)),
      items: items.length,
      allies: allies.length,
      health: hero.card === '' ? 0 : lifeOf(g, player, hero.card) - hero.wounds,
    };
  },
  begun(event, table) {
    if (event.type !== 'combat/began') return null;
    const { player, against } = event as unknown as { player: number; against: string };
    const foe = table().state.players.findIndex(({ hero }) => hero.card === against);
    return foe < 0 ? { player, enemy: against, foe: null } : { player, enemy: null, foe };
  },
  oddsOf(g, { player }) {
    const odds = combatOddsOn(gameOf(g), { player });
    // Of a combat that a card will mostly end in another way, the chance to win says little.
    return odds === null || odds.otherwise + odds.endless > 0.5 ? null : odds.win;
  },
  ended(event, { player, foe }) {
    switch (event.type) {
      case 'challenge/defeated':
        return 'won';
      case 'hero/escaped':
        return event.player === player ? 'escaped' : 'none';
      case 'hero/knocked-out':
        return event.player === player ? 'lost' : event.player === foe ? 'won' : null;
      default:
        return null;
    }
  },
  knockedOut: (event) => (event.type === 'hero/knocked-out' ? (event.player as number) : null),
  harmed: (event) =>
    event.type === 'wounds/taken'
      ? { player: event.player as number, by: (event.by as string | null | undefined) ?? null }
      : null,
  lost(event) {
    const { type, rule } = event;
    if (type === 'gold/lost') return { player: event.player as number, gold: event.amount as number };
    if (type === 'gold/taken') return { player: event.loser as number, gold: event.amount as number };
    if (type === 'spoils/taken') return { player: event.loser as number, card: event.card as string };
    return type === 'card/discarded' && rule === '2e.knockout.card'
      ? { player: event.player as number, card: event.card as string }
      : null;
  },
};

/**
 * Reviews a game that was played: the standings turn by turn for a chart, the fights with the odds at their start, the
 * knockouts with their causes, the turns in which nothing was gained, and the three turns that decided it. It takes
 * some seconds for a long game, mostly for the odds of its fights.
 *
 * @param past - a table, as `createTable` gives; a client that keeps views gives an object with the same three members
 * @throws InvalidArgumentError for something that is no table
 *
 * @example
 * ```ts
 * import { createRecord, createTable } from 'runebound-engine';
 * import { nimbleBot, playGame } from 'runebound-engine/bots';
 * import { review } from 'runebound-engine/review';
 *
 * const options = { players: 2, seed: 'tamalir' };
 * const { actions } = playGame({ ...options, bots: [nimbleBot(1), nimbleBot(2)], maxTurns: 4 });
 * const { turns, decisive } = review(createTable({ from: createRecord(options, actions) }));
 * turns.map(({ counts }) => counts[0]?.gold); // gold of the first player, turn by turn
 * decisive.map((at) => turns[at]?.swing); // whose chance changed in the three turns that decided the game
 * ```
 */
export const review = (past: Past<SecondEditionTypes>): Review<CountName> => finished(reviewSlices(past));

/**
 * {@link review} in slices, so that a screen shows the standings at once and goes on meanwhile: first the turns, then the odds of each fight,
 * which take the most. The last value is the whole review.
 *
 * @param past - as for {@link review}
 * @throws InvalidArgumentError for something that is no table, from `next`
 *
 * @example
 * ```ts
 * import { createTable } from 'runebound-engine';
 * import { reviewSlices } from 'runebound-engine/review';
 *
 * const slices = reviewSlices(createTable({ options: { players: 2, seed: 'tamalir' } }));
 * let slice = slices.next();
 * while (!slice.done) slice = slices.next(); // here show slice.value.review, and wait for the next turn of the page
 * slice.value.turns.length; // 1
 * ```
 */
export const reviewSlices = (
  past: Past<SecondEditionTypes>,
): Generator<ReviewProgress<CountName>, Review<CountName>> => reviewed(past, reviewer);
