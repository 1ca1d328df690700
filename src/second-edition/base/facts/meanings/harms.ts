import type { harmFacts } from '../harms.js';
import type { Meanings } from './of-kinds.js';

export const harmMeanings: Meanings<(typeof harmFacts)[number]> = {
  'wounds/taken': [
    'A Hero or an Ally takes wounds.',
    {
      player: 'Whose it is.',
      character: 'The Hero or Ally.',
      amount: 'How many.',
      by: 'The card they come from; `null` if from none.',
    },
    [
      '2e.combat.magic-attack-failure',
      '2e.combat.magic-defend-failure',
      '2e.combat.melee-attack-failure',
      '2e.combat.melee-defend-failure',
      '2e.combat.ranged-attack-failure',
      '2e.combat.ranged-defend-failure',
      '2e.escape.fail',
      '2e.harm.exhaustion-excess',
      '2e.harm.wounds-place',
    ],
  ],
  'exhaustion/taken': [
    'A Hero or an Ally takes exhaustion.',
    {
      player: 'Whose it is.',
      character: 'The Hero or Ally.',
      amount: 'How many counters.',
      by: 'The card it comes from; `null` if from none, and not told where it is taken as a cost.',
    },
    ['2e.harm.exhaustion-as-cost', '2e.harm.exhaustion-place'],
  ],
  'exhaustion/converted': [
    'Exhaustion beyond Stamina is taken off, to become wounds.',
    { player: 'Whose it is.', character: 'The Hero or Ally.', amount: 'How many counters.' },
    ['2e.harm.exhaustion-excess'],
  ],
  'harm/accepted': [
    'A player lets harm come as it is.',
    {
      player: 'Whose it is.',
      character: 'The Hero or Ally that is to take it.',
      harm: 'What comes.',
      amount: 'How much of it.',
    },
    'any',
  ],
  'harm/cancelled': [
    'Harm is cancelled before it is taken.',
    {
      player: 'Whose it is that is spared.',
      character: 'The Hero or Ally that is spared.',
      harm: 'What is cancelled.',
      amount: 'How much of it.',
      by: 'The card that cancels it.',
    },
    ['2e.terms.cancel'],
  ],
  'harm/redirected': [
    'Another takes the harm in place of its target.',
    {
      player: 'Whose it is that takes it.',
      character: 'The Hero or Ally that takes it.',
      harm: 'What is taken.',
      amount: 'How much of it.',
      by: 'The card that allows it.',
    },
    ['2e.cards.text'],
  ],
  'harm/healed': [
    'Wounds or exhaustion are discarded.',
    {
      player: 'Whose it is.',
      character: 'The Hero or Ally.',
      wounds: 'How many wounds.',
      exhaustion: 'How many exhaustion counters.',
    },
    ['2e.harm.discarded-counters', '2e.knockout.counters', '2e.movement.rest-discard'],
  ],
  'enemy/wounded': [
    'A Challenge or a foe takes wounds.',
    {
      player: 'Whose enemy it is.',
      card: 'The Challenge, or the card that describes the foe.',
      amount: 'How many.',
      wounds: 'How many it has now.',
    },
    ['2e.harm.wounds-place'],
  ],
  'enemy/healed': [
    'Wounds of a Challenge or a foe are discarded.',
    {
      player: 'Whose enemy it is.',
      card: 'The Challenge, or the card that describes the foe.',
      amount: 'How many.',
      wounds: 'How many it has now.',
    },
    ['2e.harm.discarded-counters'],
  ],
  'ally/killed': ['An Ally is killed.', { player: 'Whose it was.', card: 'The Ally.' }, ['2e.allies.killed']],
};
