import { eventKind } from 'runebound-engine/kernel';
import { details, onEvent, takeAway } from 'runebound-engine/second-edition/rules';
import { vigilsOf } from './memory.js';

/* The events of the Pilgrims' Road, and how each changes the visible state of a client that follows them. */

const { card, player, town } = details;

export const vigilKept = eventKind('vigil/kept', {
  meaning: 'A Hero keeps a vigil.',
  details: { player: player('Whose Hero.'), town: town('Where.') },
  rules: ['house.pilgrims-road.vigil'],
});
export const vigilPassed = eventKind('vigil/passed', {
  meaning: 'A Hero keeps no vigil.',
  details: { player: player('Whose Hero.'), town: town('Where.') },
  rules: ['house.pilgrims-road.vigil'],
});
export const relicFound = eventKind('relic/found', {
  meaning: 'A vigil is rewarded with a relic, which lies open.',
  details: { player: player('Who kept it.'), card: card('The relic.') },
  rules: ['house.pilgrims-road.relic'],
});

export const facts = [vigilKept, vigilPassed, relicFound];

export const follow = [
  onEvent(vigilKept, (table, { player, town }) => {
    vigilsOf(table, player).push(town);
  }),
  onEvent(relicFound, (table, { card }) => {
    takeAway(table, card);
    table.revealed.push(card);
  }),
];
