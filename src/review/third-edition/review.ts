import { tableOf } from '../../bots/third-edition/bot.js';
import { chanceToBeat, enemyStrength, heroStrength } from '../../bots/third-edition/outlook.js';
import { worthOfStanding } from '../../bots/third-edition/search/worth.js';
import { cardOf, trophiesOf } from '../../third-edition/base/cards.js';
import { healthOf } from '../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { EnemyCard } from '../../third-edition/content/cards.js';
import type { ThirdEditionTypes } from '../../third-edition/types.js';
import { finished, type Past, type Review, type Reviewer, type ReviewProgress, reviewed } from '../review.js';

/** What is counted of each player of Third Edition. */
export const countNames = ['skills', 'gold', 'trophies', 'assets', 'story', 'health'] as const;
/** A name of a count. */
export type CountName = (typeof countNames)[number];

const reviewer: Reviewer<ThirdEditionTypes, G, CountName> = {
  tableOf: (ruleset, position) => tableOf(ruleset, position as never),
  chanceOf: worthOfStanding,
  countsOf(g, player) {
    const p = g.state.players[player] as SeenPlayer;
    return {
      skills: p.skills.length,
      gold: p.gold,
      trophies: trophiesOf(p).length,
      assets: p.assets.length,
      story: p.story,
      health: p.hero === '' || p.out ? 0 : healthOf(g, player) - p.damage,
    };
  },
  begun(event) {
    if (event.type !== 'combat/began') return null;
    const { player, card = null, foe = null } = event as { player?: number; card?: string; foe?: number };
    return player === undefined ? null : { player, enemy: card, foe };
  },
  oddsOf(g, { player, enemy, foe }) {
    const strength =
      enemy !== null
        ? enemyStrength(g, player, cardOf(g, enemy) as EnemyCard)
        : foe === null
          ? null
          : heroStrength(g, foe);
    return strength === null ? null : chanceToBeat(heroStrength(g, player), strength);
  },
  ended(event) {
    if (event.type !== 'combat/ended') return null;
    if (event.retreated === true) return 'escaped';
    return event.winner === 0 ? 'won' : event.winner === 1 ? 'lost' : 'none';
  },
  knockedOut: (event) => (event.type === 'hero/defeated' ? (event.player as number) : null),
  harmed: (event) => (event.type === 'damage/suffered' ? { player: event.player as number, by: null } : null),
  // A defeat costs the actions until the hero has rested, no cards and no gold.
  lost: () => null,
};

/**
 * Reviews a game that was played: the standings turn by turn for a chart, the fights with an estimate of their odds,
 * the defeats with their causes, the turns in which nothing was gained, and the three turns that decided it.
 *
 * @param past - a table, as `createTable` gives; a client that keeps views gives an object with the same three members
 * @throws InvalidArgumentError for something that is no table
 *
 * @example
 * ```ts
 * import { createTable } from 'runebound-engine/third-edition';
 * import { review } from 'runebound-engine/third-edition/review';
 *
 * const table = createTable({ options: { scenario: 'corpse-king', players: 2, seed: 'tamalir' } });
 * review(table).start.chances; // two chances that are about even
 * ```
 */
export const review = (past: Past<ThirdEditionTypes>): Review<CountName> => finished(reviewSlices(past));

/**
 * {@link review} in slices, so that a screen shows the standings at once and goes on meanwhile: first the turns, then the odds of each fight. The
 * last value is the whole review.
 *
 * @param past - as for {@link review}
 * @throws InvalidArgumentError for something that is no table, from `next`
 *
 * @example
 * ```ts
 * import { createTable } from 'runebound-engine/third-edition';
 * import { reviewSlices } from 'runebound-engine/third-edition/review';
 *
 * const slices = reviewSlices(createTable({ options: { scenario: 'corpse-king', players: 2, seed: 'tamalir' } }));
 * let slice = slices.next();
 * while (!slice.done) slice = slices.next(); // here show slice.value.review, and wait for the next turn of the page
 * slice.value.start.chances.length; // 2
 * ```
 */
export const reviewSlices = (
  past: Past<ThirdEditionTypes>,
): Generator<ReviewProgress<CountName>, Review<CountName>> => reviewed(past, reviewer);
