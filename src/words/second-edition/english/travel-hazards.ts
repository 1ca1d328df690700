export const travelHazards = {
  'frame.hazard': 'A travel hazard',
  'frame.hazard-experience': 'Experience for a travel hazard',

  'ask.hazard/check': 'Roll whether something waits on the way.',
  'ask.hazard/color': 'Roll for the color of the hazard.',
  'ask.hazard/draw': 'Draw a card from {deck}.',
  'ask.hazard-experience/choose': 'Which adventure counter do you take?',

  'action.hazard/take-counter': 'Take a {color} adventure counter from the pile.',
  'action.hazard/take-counter.short': 'Take {color}',

  'event.hazard/checked':
    '{player} looks out for danger at {space}: {hazard, select, yes {something is there} other {all is quiet}}.',
  'event.hazard/number': '{player} rolls {dice} for the hazard: {number}.',
  'event.hazard/color': 'A {color} hazard for {player}.',
  'event.hazard/none': 'Nothing comes of it for {player}.',
  'event.hazard/over':
    '{turn, select, yes {The hazard is over, and with it the turn of {player}.} other {The hazard is over for {player}.}}',
  'event.hazard/no-experience': 'The pile cannot pay {player} for it.',
};
