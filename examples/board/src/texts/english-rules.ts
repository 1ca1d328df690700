/* The rules in short, in our own words, and what the signs of the maps mean. Each line has the rule that says it in full. */

/** A part of the summary: a heading, and lines with their rules. */
export interface RulesPart {
  readonly title: string;
  readonly lines: readonly (readonly [text: string, rule: string])[];
}

export const rulesOfSecond: readonly RulesPart[] = [
  {
    title: 'A turn',
    lines: [
      [
        'The players take whole turns one after the other. A turn has five steps: Refresh, Movement, Adventure, Market, Experience.',
        '2e.turn.steps',
      ],
      ['Refresh: cards that you used are turned face up again.', '2e.refresh.flip'],
    ],
  },
  {
    title: 'Movement',
    lines: [
      [
        'Roll your movement dice: five if nobody in your party is hurt or tired, else four.',
        '2e.movement.dice-unhurt',
      ],
      [
        'Each die takes you into one space whose land it shows. Towns take any die.',
        '2e.movement.symbol-one-space',
      ],
      ['Or step into one space beside you without dice.', '2e.movement.step-instead-of-roll'],
      ['Or rest: for each die that you do not roll, one exhaustion goes away.', '2e.movement.rest'],
    ],
  },
  {
    title: 'Adventures',
    lines: [
      [
        'If you stop on an adventure counter, you may draw a card of its color: green is easiest, then yellow, blue and red.',
        '2e.adventure.may-attempt',
      ],
      [
        'A Challenge is a fight. After an Event or an Encounter you draw again, until a Challenge comes.',
        '2e.adventure.one-challenge',
      ],
    ],
  },
  {
    title: 'Fights',
    lines: [
      ['A round has four phases: Escape, Ranged (Mind), Melee (Body), Magic (Spirit).', '2e.combat.phases'],
      ['You attack in one phase of a round, and defend in the others.', '2e.combat.one-attack-per-round'],
      [
        'Roll two ten-sided dice and add your value. Reach the number of the enemy: then your attack hits, or its attack misses.',
        '2e.combat.ranged-attack-roll',
      ],
      ['If you fail, you take the damage of the enemy in this phase.', '2e.combat.ranged-attack-failure'],
      [
        'Wounds as many as your Life knock you out: you lose your gold and your costliest card, and wake in the nearest town.',
        '2e.knockout.threshold',
      ],
    ],
  },
  {
    title: 'Towns',
    lines: [
      [
        'If you stop in a town, a new card comes to its market, and you may buy, sell, hire and heal.',
        '2e.market.actions',
      ],
      ['Healing costs one gold: one wound, or all exhaustion of one of your party.', '2e.market.healing'],
    ],
  },
  {
    title: 'Growing',
    lines: [
      [
        'Counters of defeated Challenges are experience. Enough points buy a counter for Mind, Body, Spirit, Stamina (+2) or Life (+1).',
        '2e.experience.exchange',
      ],
      ['Each Life counter closes the easiest color to you.', '2e.experience.life'],
    ],
  },
  {
    title: 'The end',
    lines: [
      ['In the base game three Dragon Runes win at once.', '2e.game.win-runes'],
      [
        'So does the defeat of High Lord Margath. Runes and Margath wait among the red cards.',
        '2e.game.win-margath',
      ],
    ],
  },
];

export const rulesOfThird: readonly RulesPart[] = [
  {
    title: 'A turn',
    lines: [
      [
        'You have three actions: move (1), adventure (2), shop (1), rest (1), train (1). You may repeat them.',
        '3e.turn.action-list',
      ],
      [
        'A round is over when everybody had a turn. Then time goes on; two times twelve rounds are two acts.',
        '3e.time.two-acts',
      ],
    ],
  },
  {
    title: 'Moving',
    lines: [
      [
        'One action: step into a hex beside you, or roll as many terrain dice as your Speed.',
        '3e.move.two-ways',
      ],
      [
        'Each die takes you into one hex whose land it shows. Along roads and into cities any die will do; a river needs water.',
        '3e.move.spend-per-hex',
      ],
    ],
  },
  {
    title: 'Adventures',
    lines: [
      [
        'On a faceup gem spend two actions: orange is combat, green is exploration, violet is social.',
        '3e.adventure.draw',
      ],
      [
        'Combat is mostly a fight at once. A quest is kept, and done in the place that it names. An event offers a choice.',
        '3e.adventure.card-types',
      ],
      ['What you win are gold and trophies.', '3e.adventure.yields'],
    ],
  },
  {
    title: 'Fights',
    lines: [
      ['Both sides cast all their tokens. More golden faces: you begin.', '3e.combat.initiative'],
      [
        'Then you take turns: deal damage, use agility to flip or recast a token, double one, or use a surge ability, or pass.',
        '3e.combat.action-list',
      ],
      ['When damage comes, shields block it.', '3e.combat.block'],
      ['Both have passed: a new round, or you try to retreat.', '3e.combat.end-round'],
      ['Damage as high as your health defeats you. You stay in the game, and must rest.', '3e.defeat.hero'],
    ],
  },
  {
    title: 'Growing',
    lines: [
      ['Train: draw skill cards up to your hand, and discard down to it.', '3e.train.draw'],
      [
        'Pay trophies to learn a skill from hand, at any time of your turn. As many of a type as your value of that type.',
        '3e.train.learn',
      ],
      ['Shop in a city: a card comes to its market, then buy one or discard one.', '3e.shop.buy-or-discard'],
    ],
  },
  {
    title: 'Tests',
    lines: [
      [
        'Reveal as many skill cards as your value. One success among them, and you have passed.',
        '3e.test.pass',
      ],
    ],
  },
  {
    title: 'The end',
    lines: [
      [
        'The villain comes to the map after Act 1. Stand where it is and spend one action to fight it. Who defeats it wins.',
        '3e.end.win',
      ],
      ['A hero whom the villain defeats is out of the game.', '3e.villain.hero-defeated'],
    ],
  },
];

/** What each sign of a map is, by its name in `mapSigns`. */
export const signs: Readonly<Record<string, readonly [name: string, about: string]>> = {
  plains: ['Plains', 'Entered with a die that shows plains.'],
  road: ['Road', 'In Second Edition a land of its own on the dice. In Third any die leads along it.'],
  river: ['River', 'In Second Edition a land of its own on the dice. In Third only water leads across.'],
  hill: ['Hills', 'Entered with a die that shows hills.'],
  forest: ['Forest', 'Entered with a die that shows forest.'],
  swamp: ['Swamp', 'Entered with a die that shows swamp.'],
  mountain: ['Mountains', 'Entered with a die that shows mountains.'],
  mountains: ['Mountains', 'Entered with a die that shows mountains.'],
  hills: ['Hills', 'Entered with a die that shows hills.'],
  water: ['Water', 'Entered with a die that shows water.'],
  town: ['Town', 'Any die leads into it. It has a market and heals.'],
  bridge: ['Bridge', 'Any die leads across the river here.'],
  'counter/green': ['Green adventure', 'The easiest. Worth one point of experience.'],
  'counter/yellow': ['Yellow adventure', 'Harder. Worth two points.'],
  'counter/blue': ['Blue adventure', 'Hard. Worth three points.'],
  'counter/red': ['Red adventure', 'The hardest. Dragon Runes and High Lord Margath are here.'],
  jewel: ['Jewel', 'An adventure was here, and is used up.'],
  sunburst: ['Jewel with rays', 'The adventure here comes back when the board is filled again.'],
  challenge: [
    'Undefeated Challenge',
    'Somebody failed here. The enemy waits, face up, with this number on its track.',
  ],
  figure: ['A hero', 'The figure of a player, with a letter of the name. The glow says whose turn it is.'],
  anchor: ['Anchor', 'A place at sea where ships stop.'],
  ship: ['Ship', 'A hero who voyages.'],
  'gem/combat': ['Orange gem', 'A combat adventure: mostly a fight.'],
  'gem/exploration': ['Green gem', 'An exploration adventure: mostly a quest to a place.'],
  'gem/social': ['Violet gem', 'A social adventure: mostly a choice between two things.'],
  facedown: ['Facedown gem', 'Used up; it comes back when time reaches a refresh space.'],
  'place/city': ['City', 'Any die leads into it. It has a market, and rest heals all damage.'],
  'place/town': ['Town', 'Rest heals all damage here.'],
  'place/shrine': ['Shrine', 'Rest heals all damage here.'],
  'place/stronghold': ['Stronghold', 'Rest heals all damage here.'],
  story: ['Story token', 'A story quest can be done here.'],
  quest: ['Flag', 'A place that one of your quests names.'],
  villain: ['The villain', 'The enemy of the scenario. Its defeat wins the game.'],
  zombie: ['Zombie', 'Entering costs damage. One action kills it and gives one gold.'],
};
