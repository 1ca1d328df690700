export const movement = {
  'frame.movement': 'The Movement step',
  'frame.free-move': 'A move without dice',

  'ask.movement/choose': 'How do you move?',
  'ask.movement/rest': 'Who recovers by resting?',
  'ask.movement/roll': 'Roll {count, plural, one {# movement die} other {# movement dice}}.',
  'ask.movement/walk': 'Where do you go with the dice you have?',
  'ask.movement/after': 'You have moved. What else, before the Adventure step?',
  'ask.free-move/step': 'Where do you go?',

  'action.move/roll': 'Roll {dice, plural, one {# movement die} other {# movement dice}}.',
  'action.move/roll.short': 'Roll {dice, plural, one {# die} other {# dice}}',
  'action.move/rest':
    'Rest, and roll {dice, plural, =0 {no movement dice} one {# movement die} other {# movement dice}}.',
  'action.move/rest.short': 'Rest ({dice, plural, =0 {no dice} one {# die} other {# dice}})',
  'action.move/adjacent': 'Move to {to} without rolling dice.',
  'action.move/adjacent.short': 'Walk to {to}',
  'action.move/stay': 'Stay where you are.',
  'action.move/stay.short': 'Stay',
  'action.rest/discard': 'Discard 1 exhaustion from {character}.',
  'action.rest/discard.short': 'Refresh {character}',
  'action.rest/done': 'End the rest.',
  'action.rest/done.short': 'Rest no more',
  'action.move/step': 'Move to {to} with the die that shows {die}.',
  'action.move/step.short': 'To {to} with {die}',
  'action.move/stop': 'Stop here, and leave the other dice.',
  'action.move/stop.short': 'Stop here',
  'action.move/done': 'End the Movement step.',
  'action.move/done.short': 'Go on',
  'action.move/free': 'Move to {to}.',
  'action.move/free.short': 'To {to}',
  'action.move/free-end': 'Move no further.',
  'action.move/free-end.short': 'Stop here',

  'event.movement/dice-chosen':
    '{player} takes {dice, plural, =0 {no movement dice} one {# movement die} other {# movement dice}}.',
  'event.movement/rest-ended': '{player} has rested enough.',
  'event.movement/stayed': '{player} stays.',
  'event.movement/stopped': '{player} goes no further.',
  'event.movement/finished': '{player} has moved.',
  'event.hero/moved': '{player} moves to {to}.',
  'event.hero/placed':
    '{from, select, none {{player} sets out from {to}.} other {{player} is taken to {to}.}}',
  'event.movement/rested':
    '{player} rests and keeps {dice, plural, =0 {no movement dice} one {# movement die} other {# movement dice}}.',
  'event.movement/rolled': '{player} rolls {dice, plural, =0 {no dice} other {for movement: {dice}}}.',
  'event.movement/rolled-again': '{player} rolls movement dice again, by {by}: {dice}.',
};
