import { detail, eventKind } from '../../../kernel/index.js';
import type { Color } from '../../abilities/language.js';
import { details } from '../../base/event-kinds/index.js';
import type { Bonus } from '../../base/state.js';

/* What a knockout takes from a player in Advanced Runebound. */

export const countersLost = eventKind(
  'counters/lost',
  'A player loses all adventure counters and noted points.',
  {
    player: details.player('Who does.'),
    counters: detail<Readonly<Record<Color, number>>>('counts')('How many, by color.'),
    points: details.integer('How many points were noted.'),
  },
  { rules: ['adv.knockouts.adventure-counters'] },
);
export const experienceLeft = eventKind(
  'experience/left',
  'A player takes a new Hero without the experience of the former.',
  {
    player: details.player('Who does.'),
    experience: detail<Readonly<Record<Bonus, number>>>('counts')(
      'The experience counters left behind, by what they add to.',
    ),
  },
  { rules: ['adv.knockouts.new-hero-experience'] },
);
export const heroKept = eventKind(
  'hero/kept',
  'A player goes on with the same Hero.',
  {
    player: details.player('Who does.'),
  },
  { rules: ['adv.knockouts.new-hero'] },
);
export const heroGivenUp = eventKind(
  'hero/given-up',
  'A player gives up the Hero for another.',
  {
    player: details.player('Who does.'),
    card: details.card('The Hero given up.'),
  },
  { rules: ['adv.knockouts.new-hero'] },
);
export const recoveryDeclined = eventKind(
  'recovery/declined',
  'A player does not recover after buying experience.',
  { player: details.player('Who does not.') },
  { rules: ['adv.experience.heal-on-purchase'] },
);

export const advancedFacts = [countersLost, experienceLeft, heroKept, heroGivenUp, recoveryDeclined];
