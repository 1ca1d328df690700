export const advancedRunebound = {
  'frame.new-hero': 'A new Hero',

  'ask.experience/second': 'Which second counter do you buy?',
  'ask.experience/recover': 'Does your Hero recover?',
  'ask.new-hero/choose': 'Do you go on with your Hero?',
  'ask.new-hero/draw': 'Draw a new Hero.',

  'action.experience/second': 'Take a counter of {bonus} as the second one.',
  'action.experience/second.short': '{bonus} counter',
  'action.experience/recover': 'Discard all wounds and exhaustion from your Hero.',
  'action.experience/recover.short': 'Recover',
  'action.experience/go-on': 'Keep wounds and exhaustion.',
  'action.experience/go-on.short': 'Go on',
  'action.hero/keep': 'Go on with the same Hero.',
  'action.hero/keep.short': 'Same Hero',
  'action.hero/replace':
    'Take a new Hero, and {experience, select, keep {keep the experience counters} other {leave the experience counters behind}}.',
  'action.hero/replace.short': 'New Hero ({experience, select, keep {with} other {without}} experience)',

  'event.hero/kept': '{player} goes on with the same Hero.',
  'event.hero/given-up': '{player} gives up {card} for another Hero.',
  'event.recovery/declined': '{player} does not recover.',
  'event.counters/lost': '{player} loses all adventure counters.',
  'event.experience/left': '{player} leaves all experience counters behind.',

  'word.keep': 'keep',
  'word.leave': 'leave',
};
