/* The entries of the official FAQ as the questions that players ask. The answers are the rules. */

/** The question that each entry answers, by the id of its rule. */
export const questions: Readonly<Record<string, string>> = {
  'faq.ability.self-only': 'Does the special ability of a Hero or an Ally help the rest of the party?',
  'faq.ability.several-times': 'May an ability that has a cost be used more than once?',
  'faq.market.no-round-trip': 'May I sell an Item in the turn in which I bought it?',
  'faq.combat.first-combat-roll':
    'Which roll is the first combat roll: of the game, of the combat, or of the round?',
  'faq.undefeated.other-color-first':
    'An undefeated Challenge and an adventure counter of another color lie on my space. Which comes first?',
  'faq.adventure.two-colors': 'Adventure counters of two colors lie on my space. Which do I attempt?',
  'faq.discard.takes-all': 'What happens to the counters, gold and cards on a card that is discarded?',
  'faq.knockout.keeps-adventure-counters': 'Does a Hero who is knocked out lose unspent adventure counters?',
  'faq.hero-combat.defender-like-challenge': 'What may the Hero who defends do when Heroes fight each other?',
  'faq.hero-combat.after-one-space': 'May I attack a Hero after I moved one space without dice?',
  'faq.replenish.red': 'Are red adventure counters ever replenished?',
  'faq.counters.values': 'How many experience points is an adventure counter worth?',
  'faq.board.terrain': 'How many spaces of each terrain does the board have?',
  'faq.board.jewels': 'How many adventure jewels of each color does the board have?',
  'faq.dice.movement-odds': 'How many faces of a movement die show each terrain?',
  'faq.board.town-order': 'In which order do the towns stand on the market stacks and the doom track?',
  'faq.combination.one-adventure': 'Which expansions may be combined in one game?',
};

/** The question that this rule answers, if it is an entry of the FAQ. */
export const questionOf = (id: string): string | undefined =>
  Object.hasOwn(questions, id) ? questions[id] : undefined;
