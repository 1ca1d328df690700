/* The entries of the official FAQ of Second Edition, and what players of Third Edition ask, as questions. The answers are the rules. */

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

/** What players of Third Edition ask, by the id of the rule that answers. It has no FAQ in the register: these are its rules and our readings. */
export const questionsOfThird: Readonly<Record<string, string>> = {
  '3e.dice.double-face': 'May both symbols of a terrain die be used?',
  '3e.dice.wild-always': 'May I say that a wild does not match?',
  '3e.board.shared-hex': 'Do heroes block each other’s movement?',
  '3e.pvp.none': 'May I attack another hero?',
  '3e.turn.end-early': 'May I pass with actions left, or save them for later?',
  '3e.game.once-per-turn': 'May an ability of “once per turn” be used in the middle of a move?',
  '3e.game.draw-together': 'I draw several cards above the limit of my hand. When do I discard?',
  '3e.game.precedence-cannot': 'One card allows what another one forbids. Which one wins?',
  '3e.defeat.keeps': 'What does a defeated hero lose?',
  '3e.defeat.recover': 'When is a defeated hero up again?',
  '3e.defeat.skill-health': 'Does a skill that raises health help a defeated hero?',
  '3e.combat.both-defeated': 'Both are defeated at the same moment. Who wins?',
  '3e.combat.blocked-effects': 'Does an ability still work when its damage is blocked?',
  '3e.villain.no-retreat': 'May I retreat from the villain?',
  '3e.villain.not-forced': 'Must I fight the villain when I enter its hex?',
  '3e.villain.hero-defeated': 'What happens to a hero whom the villain defeats?',
  '3e.exchange.what': 'May heroes trade with each other?',
  '3e.story.quest-done': 'Several heroes attempt the same story quest. Who gets the reward?',
  '3e.margath.march-reroll': 'May I exert to reroll the dice of Margath’s march?',
  '3e.corpse-king.zombie-several': 'Do several zombies in a hex deal more damage?',
  '3e.corpse-king.zombie-placed-on-hero': 'A zombie is placed in my hex. Does it deal damage?',
};

/** The question that this rule answers, if it answers one of these. */
export const questionOf = (id: string): string | undefined =>
  [questions, questionsOfThird].find((list) => Object.hasOwn(list, id))?.[id];
