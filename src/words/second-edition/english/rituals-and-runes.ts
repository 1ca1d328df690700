export const ritualsAndRunes = {
  'action.ritual/fill': 'Spend the die that shows {die} on {card}: {terrain}.',
  'action.ritual/fill.short': '{terrain} on {card} with {die}',

  'event.ritual/filled': '{player} spends a movement die on {card}: {terrain}.',
  'event.ritual/empowered': '{card} is complete: {player} may use it.',
  'event.ritual/emptied': 'The counters on {card} come off.',

  'text.special.fatal': 'enough to knock it out',
};
