export const abilities = {
  'frame.effects': 'What a card does',

  'ask.effects/chance': 'See what comes of {card, select, none {the card} other {{card}}}.',
  'ask.effects/choose':
    '{card, select, none {Choose, as the card asks you.} other {{card}: what do you do?}}',

  'action.ability/use': 'Use {card}: {ability}.',
  'action.ability/use.short': '{card}: {ability}',
  'action.effect/choose': 'Choose: {choice}.',
  'action.effect/choose.short': '{choice}',

  'event.ability/used': '{player} uses {card}: {ability}.',
  'event.ability/triggered': '{card} takes effect.',

  'choice.nothing': 'No more',
  'choice.take': 'Take it',
  'choice.face': 'The die that shows {die}',
  'choice.map': '{color} map counter of {player}',
};
