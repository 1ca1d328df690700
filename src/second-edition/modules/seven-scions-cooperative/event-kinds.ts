import { eventKind, oneOf } from '../../../kernel/index.js';
import { details } from '../../base/event-kinds/index.js';

const { card, combatType, integer, player } = details;

// Shows: fights.
export const groupValues = eventKind('group/values', {
  meaning: 'The lowest values among the Heroes are found: with these the group attacks.',
  details: {
    combat: combatType('The phase.'),
    score: integer('The lowest combat score.'),
    by: card('The Hero or Scion whose score it is.'),
    damage: integer('The lowest combat damage.'),
    from: card('The Hero or Scion whose damage it is.'),
  },
  rules: ['va50.coop.lowest-values', 'va50.coop.substitution-recompute'],
});
// Shows: fights.
export const groupSubstituted = eventKind('group/substituted', {
  meaning: 'The value of a Scion takes the place of a Hero’s own.',
  details: {
    player: player('Whose Hero.'),
    card: card('The Scion.'),
    what: oneOf(['score', 'damage'], 'Which value.'),
  },
  rules: ['va50.coop.scion-substitution'],
});
// Shows: choices.
export const groupReady = eventKind('group/ready', {
  meaning: 'A player has done what is to be done before the group attacks.',
  details: { player: player('Who.') },
  rules: ['va50.coop.combine-items', 'va50.coop.scion-substitution'],
});
