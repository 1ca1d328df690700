import { lands, type Signs } from './english-lands.js';

/* Second Edition: its rules in short, in our own words, and the signs of its map. Each line has the rule that says it in full. */

/** A part of the summary: a heading, and lines with their rules. */
export interface RulesPart {
  readonly title: string;
  readonly lines: readonly (readonly [text: string, rule: string])[];
}

/** A text with the rule that says it in full. */
export type Tip = readonly [text: string, rule: string];

/** A word of the game that not everybody knows, with what it means. */
export interface TermText {
  readonly word: string;
  /** Where it is met. */
  readonly match: RegExp;
  readonly tip: Tip;
  /** Signs of tokens that it explains, each drawn beside its words. */
  readonly signs?: readonly (readonly [symbol: string, text: string])[];
}

/** What the board says of one edition alone. */
export interface EditionTexts<T extends string = string> {
  /** What tracks, markets and decks are for. */
  readonly tips: Readonly<Record<T, Tip>>;
  readonly terms: readonly TermText[];
  readonly rules: readonly RulesPart[];
  readonly signs: Signs;
}

/** What tracks, markets and decks are for. */
const tips = {
  market: [
    'The market stack of a town. If you stop in the town, a new card comes to it; then you may buy what lies there.',
    '2e.market.actions',
  ],
  undefeated: [
    'Challenges that beat a hero lie here. Each waits on the board where its number stands; if you stop there, you may fight it.',
    '2e.undefeated.track',
  ],
  event: [
    'An Event is in force until one of the same or a higher number takes its place.',
    '2e.event.replace',
  ],
  doom: [
    'Used adventure cards gather here, one at each town. When there are enough, they leave, and a doom counter comes. The eighth counter begins the Endgame.',
    '2e.doom-track.discards-to-track',
  ],
  storm: [
    'The storm counter goes up in each turn, faster after a harder Challenge. When it leaves the top, a Storm card comes, and the counter begins again below.',
    'va50.storm-step.off-top',
  ],
  scions: [
    'A slumbering Scion gives a benefit for its counter. A hero may awaken it on a red adventure; then it helps that hero as an Ally does.',
    'va50.scion.awaken-attempt',
  ],
  sea: [
    'Where each hero is, with which Captain, and with how many sets of maps. At sea a set pays for a Legendary Item.',
    'iod.experience.spend-maps',
  ],
  cataclysm: [
    'Cursed towns hold Curse cards. A hero who claims one has as many points as its level. The first hero with a freed town and enough points wins.',
    'va51.winning.condition',
  ],
  rituals: [
    'A Ritual works once all its symbols are filled. A movement die that shows one of them fills it.',
    'va46.ritual.empowered',
  ],
} as const satisfies Readonly<Record<string, Tip>>;

export type SecondTip = keyof typeof tips;

export const second: EditionTexts<SecondTip> = {
  tips,
  terms: [
    {
      word: 'chance',
      match: /^(Fight|Face .*|Attack .*)$/m,
      tip: [
        'Computed for the best choices of escape, attack and defense. Abilities that you choose to use are left out: with them your chance is better. A rough estimate comes from fights that a bot plays, abilities included.',
        '2e.combat.phases',
      ],
    },
    {
      word: 'exhaustion',
      match: /exhaust/i,
      tip: [
        'What tires a hero or an Ally: it may take as much as its Stamina. What is more becomes wounds. A rest heals it.',
        '2e.harm.exhaustion-excess',
      ],
    },
    {
      word: 'wounds',
      match: /\bwounds?\b/i,
      tip: [
        'A hero with as many wounds as Life is knocked out; an Ally with as many is killed. Towns heal wounds for gold.',
        '2e.harm.defeated-threshold',
      ],
    },
  ],
  rules: [
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
        [
          'Or rest: roll fewer than four dice. For each one short of four, one exhaustion goes away.',
          '2e.movement.rest-discard',
        ],
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
          'With as many wounds as Life you are knocked out: you lose your gold and your costliest Item or Ally, and wake in the nearest town.',
          '2e.knockout.threshold',
        ],
        [
          'In the space of another hero you may trade with it or attack it. The winner takes one Item, one Ally, all gold or one adventure card of the loser.',
          '2e.hero-combat.spoils',
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
          'Counters of defeated Challenges are experience. Enough points buy an experience counter: +2 Mind, Body, Spirit or Stamina, or +1 Life.',
          '2e.experience.exchange',
        ],
        ['Each Life counter closes the easiest color that you may still draw.', '2e.experience.life'],
      ],
    },
    {
      title: 'The end',
      lines: [
        ['In the base game you win at once with three Dragon Runes.', '2e.game.win-runes'],
        [
          'You also win by the defeat of High Lord Margath. He and the runes are among the red cards.',
          '2e.game.win-margath',
        ],
      ],
    },
  ],
  signs: {
    ...lands,
    road: ['Road', 'Entered with a die that shows a road.'],
    river: ['River', 'Entered with a die that shows a river.'],
    town: ['Town', 'Any die leads into it. It has a market and heals.'],
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
    anchor: ['Anchor', 'A place at sea where ships stop.'],
    ship: ['Ship', 'A hero who voyages.'],
  },
};
