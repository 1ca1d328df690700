import { detail } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import { eventKind } from '../../base/event-kinds/event.js';
import { details } from '../../base/event-kinds/index.js';
import { playerAt } from '../../base/event-kinds/table.js';
import type { Bonus } from '../../base/state.js';

// Shows: tokens, `counters` counters from `player` to the pile.
export const countersLost = eventKind('counters/lost', {
  meaning: 'A player loses all adventure counters and noted points.',
  details: {
    player: details.player('Who does.'),
    counters: detail<Readonly<Record<Color, number>>>('counts')('How many, by color.'),
    points: details.integer('How many points were noted.'),
  },
  rules: ['adv.knockouts.adventure-counters'],
}).changes((g, { player, counters, points }) => {
  const p = playerAt(g, player);
  for (const color of colors) {
    p.counters[color] -= counters[color];
    g.state.pile[color] += counters[color];
  }
  p.points -= points;
});
// Shows: tokens, `experience` counters from `player` to the supply.
export const experienceLeft = eventKind('experience/left', {
  meaning: 'A player takes a new Hero without the experience of the former.',
  details: {
    player: details.player('Who does.'),
    experience: detail<Readonly<Record<Bonus, number>>>('counts')(
      'The experience counters left behind, by what they add to.',
    ),
  },
  rules: ['adv.knockouts.new-hero-experience'],
}).changes((g, { player }) => {
  playerAt(g, player).hero.experience = { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 };
});
// Shows: choices.
export const heroKept = eventKind('hero/kept', {
  meaning: 'A player goes on with the same Hero.',
  details: { player: details.player('Who does.') },
  rules: ['adv.knockouts.new-hero'],
});
// Shows: choices.
export const heroGivenUp = eventKind('hero/given-up', {
  meaning: 'A player gives up the Hero for another.',
  details: {
    player: details.player('Who does.'),
    card: details.card('The Hero given up.'),
  },
  rules: ['adv.knockouts.new-hero'],
});
// Shows: choices.
export const recoveryDeclined = eventKind('recovery/declined', {
  meaning: 'A player does not recover after buying experience.',
  details: { player: details.player('Who does not.') },
  rules: ['adv.experience.heal-on-purchase'],
});
