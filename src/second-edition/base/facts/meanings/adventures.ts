import type { adventureFacts } from '../adventures.js';
import type { Meanings } from './of-kinds.js';

export const adventureMeanings: Meanings<(typeof adventureFacts)[number]> = {
  'adventure/attempted': [
    'A player attempts the adventure of a counter.',
    { player: 'Who does.', color: 'The color of the counter.' },
    ['2e.adventure.may-attempt'],
  ],
  'adventure/faced': [
    'A player faces an undefeated Challenge.',
    { player: 'Who does.', card: 'The Challenge.' },
    ['2e.undefeated.attempt'],
  ],
  'adventure/declined': [
    'A player leaves an adventure alone.',
    { player: 'Who does.' },
    ['2e.adventure.decline'],
  ],
  'adventure/passed': [
    'A player leaves the Heroes in a space alone.',
    { player: 'Who does.' },
    ['2e.interaction.choice'],
  ],
  'card/drawn': [
    'A card is drawn and lies open.',
    { player: 'Who draws it.', deck: 'The deck it comes from.', card: 'The card.' },
    ['2e.adventure.reveal', '2e.cards.text'],
  ],
  'deck/shuffled': ['A deck is shuffled: nobody knows any place in it.', { deck: 'The deck.' }, []],
  'event/entered': [
    'An Event comes into play.',
    { player: 'Who drew it.', card: 'The Event.' },
    ['2e.event.first', '2e.event.replace'],
  ],
  'event/ignored': [
    'An Event that was drawn does not come into play.',
    { player: 'Who drew it.', card: 'The Event.' },
    ['2e.event.lower-ignored'],
  ],
  'counter/replenished': [
    'An adventure counter comes from the pile to the board.',
    { player: 'Who drew the card that brings it back.', color: 'Its color.', space: 'Where it is put.' },
    ['2e.replenish.all', '2e.replenish.shortage'],
  ],
  'encounter/opened': [
    'An Encounter stays open with a player.',
    { player: 'With whom.', card: 'The Encounter.' },
    ['2e.encounter.nature'],
  ],
  'encounter/progress': [
    'An open Encounter gets on.',
    { player: 'With whom it is open.', card: 'The Encounter.', progress: 'How far it is now.' },
    ['2e.encounter.nature'],
  ],
  'challenge/defeated': [
    'A Challenge is defeated.',
    { player: 'Who defeats it.', card: 'The Challenge.' },
    ['2e.defeat.threshold'],
  ],
  'challenge/undefeated': [
    'A Challenge comes to the undefeated challenge track.',
    {
      player: 'Who fought it.',
      card: 'The Challenge.',
      position: 'Its position on the track, from 1.',
      space: 'Where its counter is put.',
      order: 'When it came: higher than that of any that has been there longer.',
    },
    ['2e.undefeated.first-open', '2e.undefeated.full'],
  ],
  'challenge/left-track': [
    'A Challenge leaves the undefeated challenge track.',
    {
      player: 'Who defeats it.',
      card: 'The Challenge.',
      position: 'The position that is free now, from 1.',
      space: 'Where its counter lay.',
    },
    ['2e.undefeated.defeated-counter-returns'],
  ],
  'counter/earned': [
    'A victory earns the adventure counter of its space.',
    { player: 'Who takes it.', color: 'Its color.', space: 'Where it lay.' },
    ['2e.defeat.take-counter'],
  ],
};
