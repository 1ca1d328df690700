import type { combatFacts } from '../combats.js';
import type { Meanings } from './of-kinds.js';

export const combatMeanings: Meanings<(typeof combatFacts)[number]> = {
  'combat/began': [
    'A combat begins.',
    { player: 'Whose Hero fights.', against: 'The Challenge, the card of the foe, or the other Hero.' },
    ['2e.challenge.combat', '2e.interaction.attack'],
  ],
  'combat/round': [
    'A round of combat begins.',
    { player: 'Who attacks in it.', round: 'The number of the round, from 1.' },
    ['2e.combat.phases'],
  ],
  'combat/swapped': [
    'Attacker and defender of a Hero combat change places.',
    { attacker: 'Who attacks now.', defender: 'Who attacked before.' },
    ['2e.hero-combat.swap'],
  ],
  'combat/went-on': ['A player goes on with a combat.', { player: 'Who does.' }, ['2e.combat.course']],
  'combat/escape-tried': [
    'A player tries to escape from a combat.',
    { player: 'Whose Hero.' },
    ['2e.escape.optional'],
  ],
  'combat/stood': [
    'A player does not try to escape, and fights on.',
    { player: 'Whose Hero.' },
    ['2e.escape.optional'],
  ],
  'combat/act-chosen': [
    'A player attacks or defends in a phase: the roll is to come.',
    {
      player: 'Who acts.',
      character: 'The Hero or Ally that attacks or defends.',
      combat: 'The phase.',
      act: 'Which of the two.',
    },
    ['2e.combat.phases'],
  ],
  'combat/hit': [
    'An attack succeeds.',
    {
      player: 'Who attacks.',
      character: 'The Hero or Ally that attacks.',
      combat: 'The phase.',
      amount: 'The damage it deals.',
    },
    [
      '2e.before-combat.granted-attack',
      '2e.combat.magic-attack-success',
      '2e.combat.melee-attack-success',
      '2e.combat.ranged-attack-success',
    ],
  ],
  'combat/missed': [
    'An attack that a card grants fails, and costs nothing.',
    { player: 'Who attacks.', character: 'The Hero or Ally that attacks.', combat: 'The phase.' },
    ['2e.before-combat.attack-miss'],
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
    [
      '2e.combat.magic-attack-failure',
      '2e.combat.magic-defend-failure',
      '2e.combat.melee-attack-failure',
      '2e.combat.melee-defend-failure',
      '2e.combat.ranged-attack-failure',
      '2e.combat.ranged-defend-failure',
    ],
  ],
  'combat/defended': [
    'A defense succeeds.',
    { player: 'Who defends.', combat: 'The phase.', rolled: 'Whether a roll was needed.' },
    [
      '2e.combat.magic-defend-success',
      '2e.combat.melee-defend-success',
      '2e.combat.ranged-defend-success',
      '2e.combat.zero-damage-skip-roll',
    ],
  ],
  'hero/escaped': ['A Hero gets away from a combat.', { player: 'Whose Hero.' }, ['2e.escape.success']],
  'hero/defeated': [
    'A Hero defeats another.',
    { player: 'The winner.', loser: 'The loser.' },
    ['2e.hero-combat.winner'],
  ],
  'hero/knocked-out': ['A Hero is knocked out.', { player: 'Whose Hero.' }, ['2e.knockout.threshold']],
  'roll/started': [
    'A player is ready for a roll.',
    { player: 'Who rolls.', character: 'The Hero or Ally that rolls.', for: 'What for.' },
    ['2e.combat.roll-bonuses'],
  ],
  'dice/rolled': [
    'Ten-sided dice are rolled.',
    {
      player: 'Who rolls.',
      character: 'The Hero or Ally that rolls; `null` where a card asks for nothing but the dice.',
      for: 'What for.',
      dice: 'A face, from 1 to 10.',
    },
    ['2e.dice.sum', '2e.dice.use'],
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
    ['2e.combat.roll-bonuses', '2e.escape.fail', '2e.escape.success', '2e.test.failure', '2e.test.success'],
  ],
  'roll/accepted': [
    'A player lets a roll stand.',
    { player: 'Who rolled.', character: 'The Hero or Ally that rolled.', for: 'What for.' },
    ['2e.combat.roll-bonuses'],
  ],
  'roll/again': [
    'A roll is made again.',
    { player: 'Who rolls.', by: 'The card that allows it.' },
    ['2e.cards.text'],
  ],
  'hero/negotiated': [
    'A player begins to talk with another.',
    { player: 'Who begins.', other: 'With whom.' },
    ['2e.interaction.negotiate-forfeits-attack'],
  ],
  'offer/gold': [
    'The gold in an offer changes.',
    { player: 'Who would give it.', amount: 'How much is in the offer now.' },
    ['2e.interaction.exchange'],
  ],
  'offer/card-added': [
    'A card comes into an offer.',
    { player: 'Who would give it.', card: 'The card.' },
    ['2e.interaction.exchange'],
  ],
  'offer/card-withdrawn': [
    'A card leaves an offer.',
    { player: 'Who would have given it.', card: 'The card.' },
    ['2e.interaction.exchange'],
  ],
  'offer/proposed': [
    'A player proposes an offer.',
    { player: 'Who does.', other: 'Who has to answer.' },
    ['2e.interaction.exchange'],
  ],
  'offer/left': [
    'A player ends the talk with another.',
    { player: 'Who does.', other: 'With whom.' },
    ['2e.interaction.turn-continues'],
  ],
  'hero/exchanged': [
    'Two players exchange what they agreed on.',
    {
      player: 'Who offered.',
      other: 'Who accepted.',
      gold: 'What each gives, the offering player first.',
      cards: 'The cards that each gives, the offering player first.',
    },
    ['2e.interaction.binding'],
  ],
  'hero/declined': ['A player declines an offer.', { player: 'Who declines.' }, ['2e.interaction.exchange']],
  'ability/used': [
    'A player uses an ability.',
    { player: 'Who does.', card: 'The card.', ability: 'The id of the ability on it.' },
    ['2e.effects.owner-uses'],
  ],
  'effect/chosen': [
    'A player chooses what a card leaves open.',
    {
      player: 'Who chooses.',
      card: 'The card.',
      choice: 'What is chosen: a card, a space, a course, or a word of the card.',
    },
    'any',
  ],
  'ability/triggered': [
    'Something sets an ability off.',
    {
      player: 'For whom it acts.',
      card: 'The card.',
      trigger: 'What set it off, in the words of the ability language.',
    },
    ['2e.effects.owner-uses'],
  ],
};
