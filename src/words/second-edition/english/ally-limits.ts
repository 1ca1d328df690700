export const allyLimits = {
  'ask.market/upkeep': 'Which Ally do you pay?',

  'action.upkeep/pay': 'Pay 1 gold to {ally}.',
  'action.upkeep/pay.short': 'Pay {ally}',
  'action.upkeep/dismiss': 'Do not pay {ally}, who leaves.',
  'action.upkeep/dismiss.short': 'Dismiss {ally}',

  'event.upkeep/due': '{player} {cards, select, none {owes no Ally anything} other {still owes: {cards}}}.',
  'event.ally/dismissed': '{player} does not pay {card}, who leaves.',
};
