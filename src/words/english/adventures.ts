import type { Messages } from './messages.js';

/** Step 3: Adventure. Challenges, Events, Encounters, and the undefeated. */
export const adventures: Messages = {
  'frame.adventure': 'The Adventure step',
  'frame.event': 'An Event',
  'frame.replenish': 'Adventure counters come back',
  'frame.encounter': 'An Encounter',

  'ask.adventure/choose': 'Do you seek an adventure here?',
  'ask.adventure/draw': 'Draw a card from {deck}.',
  'ask.replenish/choose': 'Where does the adventure counter go?',

  'action.adventure/face': 'Face {card}, which nobody has beaten yet.',
  'action.adventure/face.short': 'Face {card}',
  'action.adventure/attempt': 'Attempt the {color} adventure.',
  'action.adventure/attempt.short': '{color} adventure',
  'action.adventure/decline': 'Leave the adventure alone.',
  'action.adventure/decline.short': 'No adventure',
  'action.adventure/pass': 'End the Adventure step.',
  'action.adventure/pass.short': 'Go on',
  'action.replenish/place': 'Put the adventure counter on {space}.',
  'action.replenish/place.short': 'On {space}',

  'event.adventure/attempted': '{player} takes up a {color} adventure.',
  'event.adventure/passed': '{player} leaves the others alone.',
  'event.adventure/faced': '{player} faces {card}, whom nobody has beaten yet.',
  'event.adventure/declined': '{player} leaves the adventure alone.',
  'event.card/drawn': '{player} draws {card} from {deck}.',
  'event.deck/shuffled': '{deck} is shuffled.',
  'event.event/entered': 'The world changes: {card} is in play.',
  'event.event/ignored': '{card} passes without effect.',
  'event.counter/replenished': 'A {color} adventure returns to {space}.',
  'event.encounter/opened': '{card} stays open with {player}.',
  'event.encounter/progress': '{card} stands at {progress} for {player}.',
  'event.challenge/defeated': '{player} defeats {card}!',
  'event.challenge/undefeated': '{card} stays undefeated at {space}, place {position} of the track.',
  'event.challenge/left-track': '{card} leaves place {position} of the undefeated track.',
  'event.counter/earned': '{player} takes the {color} counter from {space}.',
};
