import type { combatFacts } from '../combats.js';
import type { Meanings } from './of-kinds.js';

export const combatMeanings: Meanings<(typeof combatFacts)[number]> = {
  'combat/began': [
    'A combat begins.',
    { player: 'Whose Hero fights.', against: 'The Challenge, the card of the foe, or the other Hero.' },
  ],
  'combat/round': [
    'A round of combat begins.',
    { player: 'Who attacks in it.', round: 'The number of the round, from 1.' },
  ],
  'combat/swapped': [
    'Attacker and defender of a Hero combat change places.',
    { attacker: 'Who attacks now.', defender: 'Who attacked before.' },
  ],
  'combat/went-on': ['A player goes on with a combat.', { player: 'Who does.' }],
  'combat/escape-tried': ['A player tries to escape from a combat.', { player: 'Whose Hero.' }],
  'combat/stood': ['A player does not try to escape, and fights on.', { player: 'Whose Hero.' }],
  'combat/act-chosen': [
    'A player attacks or defends in a phase: the roll is to come.',
    {
      player: 'Who acts.',
      character: 'The Hero or Ally that attacks or defends.',
      combat: 'The phase.',
      act: 'Which of the two.',
    },
  ],
  'combat/hit': [
    'An attack succeeds.',
    {
      player: 'Who attacks.',
      character: 'The Hero or Ally that attacks.',
      combat: 'The phase.',
      amount: 'The damage it deals.',
    },
  ],
  'combat/missed': [
    'An attack that a card grants fails, and costs nothing.',
    { player: 'Who attacks.', character: 'The Hero or Ally that attacks.', combat: 'The phase.' },
  ],
  'combat/failed': [
    'An attack or a defense fails.',
    {
      player: 'Who acts.',
      character: 'The Hero or Ally that attacks or defends.',
      combat: 'The phase.',
      act: 'Which of the two; `null` only if nobody acted.',
      amount: 'The damage that the enemy deals for it.',
    },
  ],
  'combat/defended': [
    'A defense succeeds.',
    { player: 'Who defends.', combat: 'The phase.', rolled: 'Whether a roll was needed.' },
  ],
  'hero/escaped': ['A Hero gets away from a combat.', { player: 'Whose Hero.' }],
  'hero/defeated': ['A Hero defeats another.', { player: 'The winner.', loser: 'The loser.' }],
  'hero/knocked-out': ['A Hero is knocked out.', { player: 'Whose Hero.' }],
  'roll/started': [
    'A player is ready for a roll.',
    { player: 'Who rolls.', character: 'The Hero or Ally that rolls.', for: 'What for.' },
  ],
  'dice/rolled': [
    'Ten-sided dice are rolled.',
    {
      player: 'Who rolls.',
      character: 'The Hero or Ally that rolls; `null` where a card asks for nothing but the dice.',
      for: 'What for.',
      dice: 'A face, from 1 to 10.',
    },
  ],
  'roll/made': [
    'A roll comes to its total.',
    {
      player: 'Who rolls.',
      character: 'The Hero or Ally that rolls.',
      for: 'What for.',
      attribute: 'The attribute that is added.',
      total: 'Dice and everything that is added.',
      target: 'What has to be reached; `null` if the roll sets it for another.',
      success: 'Whether it is reached; `null` if the roll sets the target for another.',
    },
  ],
  'roll/accepted': [
    'A player lets a roll stand.',
    { player: 'Who rolled.', character: 'The Hero or Ally that rolled.', for: 'What for.' },
  ],
  'roll/again': ['A roll is made again.', { player: 'Who rolls.', by: 'The card that allows it.' }],
  'hero/negotiated': [
    'A player begins to talk with another.',
    { player: 'Who begins.', other: 'With whom.' },
  ],
  'offer/gold': [
    'The gold in an offer changes.',
    { player: 'Who would give it.', amount: 'How much is in the offer now.' },
  ],
  'offer/card-added': ['A card comes into an offer.', { player: 'Who would give it.', card: 'The card.' }],
  'offer/card-withdrawn': [
    'A card leaves an offer.',
    { player: 'Who would have given it.', card: 'The card.' },
  ],
  'offer/proposed': ['A player proposes an offer.', { player: 'Who does.', other: 'Who has to answer.' }],
  'offer/left': ['A player ends the talk with another.', { player: 'Who does.', other: 'With whom.' }],
  'hero/exchanged': [
    'Two players exchange what they agreed on.',
    {
      player: 'Who offered.',
      other: 'Who accepted.',
      gold: 'What each gives, the offering player first.',
      cards: 'The cards that each gives, the offering player first.',
    },
  ],
  'hero/declined': ['A player declines an offer.', { player: 'Who declines.' }],
  'ability/used': [
    'A player uses an ability.',
    { player: 'Who does.', card: 'The card.', ability: 'The id of the ability on it.' },
  ],
  'effect/chosen': [
    'A player chooses what a card leaves open.',
    {
      player: 'Who chooses.',
      card: 'The card.',
      choice: 'What is chosen: a card, a space, a course, or a word of the card.',
    },
  ],
  'ability/triggered': [
    'Something sets an ability off.',
    {
      player: 'For whom it acts.',
      card: 'The card.',
      trigger: 'What set it off, in the words of the ability language.',
    },
  ],
};
