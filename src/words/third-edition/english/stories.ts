import type { Messages } from '../../messages.js';

/** Lines in which a story tells several events at once. */
export const stories: Messages = {
  'story.round': 'Round {round} — Act {act}, space {space} of 12',
  'story.turn': '{player} (player {number}) — {gold} gold, {damage} damage, {place}',
  'story.turn.hero': '{player} ({hero}) — {gold} gold, {damage} damage, {place}',
  'story.walk': '{player} travels: {hexes}.',
  'story.march': 'The villain marches: {hexes}.',
  'story.market': '{city} offers {cards}.',
  'story.draw':
    '{player} draws {names, plural, =0 {{count, plural, one {a skill card} other {# skill cards}}} other {{names}}}.',
  'story.discard': '{player} discards {cards}.',
  'story.exert': '{player} exerts {cards}.',
  'story.buy': '{player} buys {card} for {gold} gold{city, select, none {} other { in {city}}}.',
  'story.sell': '{player} sells {card} for {gold} gold.',
  'story.cast': 'Round {round}. {casts}.{first, select, none {} other { {first}}}',
  'story.round-only': 'Round {round}.',
  'story.blow':
    '{dealt}: {blocked, plural, =0 {} other {{blocked} blocked, }}{suffered, plural, =0 {nothing gets through} other {{suffered} suffered, {total} in all}}.',
  'story.test':
    '{player} tests {attribute}: {cards, plural, =0 {no cards} other {{cards}}}{successes, select, none {} other { — {successes, plural, =0 {failed} one {# success} other {# successes}}}}.',
  'story.card': '{card}{success, select, yes { (success)} other {}}',
  'story.exerted': 'exerts {card}',
};
