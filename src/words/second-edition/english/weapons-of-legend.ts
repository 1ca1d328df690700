export const weaponsOfLegend = {
  'frame.equipping': 'An Equipping Ally',

  'ask.equipping/choose': 'As what do you use {card, select, none {this card} other {{card}}}?',

  'action.equipping/use': 'Use {card} as an {as, select, ally {Ally} other {Item}}.',
  'action.equipping/use.short': '{as, select, ally {Ally} other {Item}}',

  'event.equipping/used':
    '{player} uses {card} as an {as, select, ally {Ally} other {Item, with an exhaustion counter on it to say so}}.',
};
