export const doomTrack = {
  'frame.doom-track': 'The doom track',
  'frame.endgame-due': 'The Endgame is near',
  'frame.confrontation': 'A confrontation of the Endgame',

  'ask.game/endgame-order': 'Decide by chance who comes first in the Endgame.',
  'ask.confrontation/draw': 'Draw a card from {deck}.',
  'ask.doom-track/order': 'Which card goes on the doom track next?',

  'action.doom/place': 'Put {card} on the doom track.',
  'action.doom/place.short': '{card}',

  'event.doom/placed':
    '{place, select, none {The doom track is full: the {color, select, none {} other {{color} }}card goes to its discard pile.} other {A {color, select, none {} other {{color} }}card lies face down {town, select, none {on} other {at {town},}} place {place} of the doom track.}}',
  'event.doom/due':
    'There {amount, plural, one {is # card} other {are # cards}} on the doom track: a doom counter is due.',
  'event.doom/counter': 'Doom counter {counters} lies on {town, select, none {the track} other {{town}}}.',
  'event.doom/carried-over': 'The last card, a {color} one, is carried over to the first space.',
  'event.doom/recognized': 'The last {color} card that nobody has seen can only be {card}.',
  'event.doom/cleared': 'The doom track is cleared.',
  'event.deck/renewed': 'The discards form {deck} anew, with {amount, plural, one {# card} other {# cards}}.',
  'event.endgame/began': 'The Endgame begins.',
  'event.endgame/returned': '{card} goes back into the red deck.',
  'event.endgame/level': '{player} is of level {level}.',
  'event.endgame/order': '{player} is number {place} in the Endgame.',
  'event.endgame/no-challenge': 'No red Challenge is left for {player}.',
  'event.endgame/eliminated': '{player} is out of the Endgame.',

  'how.three-red-challenges': 'the third red Challenge is won in the Endgame',
  'how.all-eliminated': 'nobody is left in the Endgame, and red Challenges are counted',

  'word.doom-track': 'doom track',
};
