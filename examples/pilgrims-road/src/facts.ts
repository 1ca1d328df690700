import { eventKind, takeCard } from 'runebound-engine/kernel';
import { details, onEvent } from 'runebound-engine/second-edition/rules';
import { RELICS } from './content.js';
import { vigilsOf } from './memory.js';

/* The events of the Pilgrims' Road, and what each changes: in the game, and for a client that follows. */

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

export const changes = [
  onEvent(vigilKept, (g, { player, town }) => {
    vigilsOf(g.state, player).push(town);
  }),
  onEvent(relicFound, (g, { card }) => {
    takeCard(g, RELICS, card);
    g.state.revealed.push(card);
  }),
];
