/** Lines of stories that tell several events at once. */
export const stories = {
  'story.round': 'Round {round} — Act {act}, space {space} of 12',
  'story.turn': '{player} (player {number}) — {gold} gold, {damage, plural, =0 {} other {# damage, }}{place}',
  'story.turn.hero': '{player} ({hero}) — {gold} gold, {damage, plural, =0 {} other {# damage, }}{place}',
  'story.walk': '{player} travels: {hexes}.',
  'story.march': 'The villain marches: {hexes}.',
  'story.market': '{city} offers {cards}.',
  'story.draw':
    '{player} {training, select, yes {trains: draws} other {draws}} {cards, plural, =0 {{count, plural, =0 {no skill card} one {a skill card} other {# skill cards}}} other {{cards}}}{discarded, plural, =0 {} other {, and discards {discarded}}}.',
  'story.learn':
    '{player} {card, select, none {spends} other {learns {card} for}} {trophies, plural, one {the trophy} other {the trophies}} {trophies}.',
  'story.adventure':
    '{player} sets out on {of, select, exploration {an exploration} combat {a combat} other {a social}} adventure at {at}{drawn, select, none {} other {: {drawn}}}{kept, select, yes {, and keeps it} other {}}.',
  'story.rolls':
    '{player} {for, select, move {rolls to move: } rest {{count, plural, =0 {rests} other {rests, and rolls }}} explore {explores, and rolls } retreat {tries to retreat, and rolls } other {rolls }}{dice}',
  'story.part.exerts': 'exerts {card}',
  'story.part.reroll':
    '{card, select, none {rerolls} other {{ability, select, none {exerts {card} to reroll} other {rerolls by {card}, {ability},}}}} {taken}: {dice}',
  'story.part.travels': 'goes to {hexes}',
  'story.part.heals': 'heals {amount} damage',
  'story.between': 'The end of round {round}',
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
