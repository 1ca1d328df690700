import { detail, eventKind } from '../../kernel/index.js';
import type { Color } from '../abilities/language.js';
import { details } from '../base/facts/index.js';
import type { Bonus } from '../base/state.js';

/* What a knockout takes from a player in Advanced Runebound. */

export const countersLost = eventKind(
  'counters/lost',
  'A player loses all adventure counters and noted points.',
  {
    player: details.player('Who does.'),
    counters: detail<Readonly<Record<Color, number>>>('counts')('How many, by color.'),
    points: details.integer('How many points were noted.'),
  },
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
);

export const advancedFacts = [countersLost, experienceLeft];
