import { lands } from './english-lands.js';
import type { EditionTexts, Tip } from './english-second.js';

/* Third Edition: its rules in short, in our own words, and the signs of its map. Each line has the rule that says it in full. */

/** What tracks, markets and decks are for. */
const tips = {
  time: [
    'Each round takes the token one space on; an act has twelve spaces. At 6 and 12 used gems come back; at 3, 6, 9 and 12 a story card is drawn.',
    '3e.time.two-acts',
  ],
  story: [
    'Quests of the story. Any hero may do one where it says; a token on the map marks the place, if there is only one. Once done, it is over for all.',
    '3e.story.quest',
  ],
  quests: [
    'Quests that you have drawn. Each lies open before you until it is completed: go there, and attempt it with an action. Completed, it becomes a trophy.',
    '3e.quest.keep',
  ],
  villain: [
    'The enemy of the scenario. It has its own health against each player. The player who defeats it wins.',
    '3e.end.win',
  ],
  revealed: ['Cards that were drawn and are being dealt with.', '3e.adventure.draw'],
  assets: [
    'The market of a city. For one action in the city a new card comes to it; then you buy one card or discard one.',
    '3e.shop.buy-or-discard',
  ],
  deck: ['Cards that lie face down, in an order that nobody knows.', '3e.adventure.draw'],
} as const satisfies Readonly<Record<string, Tip>>;

export type ThirdTip = keyof typeof tips;

export const third: EditionTexts<ThirdTip> = {
  tips,
  terms: [
    {
      word: 'signs of tokens',
      match: /\bSetup:|^Tokens$/m,
      tip: [
        'Each token is cast, and shows one of its two faces. The side with more golden faces begins.',
        '3e.combat.symbols',
      ],
      signs: [
        ['physical', 'Damage by weapons.'],
        ['magic', 'Damage by magic.'],
        ['enemy', 'Damage by an enemy.'],
        ['shield', 'Blocks one damage.'],
        ['surge', 'Pays for abilities.'],
        ['agility', 'Turns another token of yours to its other face, or has the foe cast one again.'],
        ['double', 'Lies under another token of yours, which then counts double.'],
        ['dash', 'A blank: it does nothing.'],
        ['golden', 'Golden faces: the side with more of them begins the round.'],
      ],
    },
    {
      word: 'values of a hero',
      match: /\bSetup:/,
      tip: [
        'Speed: dice for a move. Health: so much damage defeats the hero. Hand: so many skill cards it may hold. Body, mind and spirit: so many cards it turns up in a test of that kind, and so many skills of that kind it may keep.',
        '3e.hero.attributes',
      ],
    },
    {
      word: 'test',
      match: /\btest(s|ed)?\b/i,
      tip: [
        'A test names body, mind or spirit. You turn up as many cards of the skill deck as your value, more or fewer by the number beside it. One card with a success passes. Each skill card that you exert turns up one more.',
        '3e.test.reveal',
      ],
    },
    {
      word: 'combat action',
      match: /\bcombat actions?\b/i,
      tip: [
        'In a fight the two sides take turns. In each you do one thing: deal damage of one kind, or use an agility, a double or an ability. Or you pass, for the rest of the round.',
        '3e.combat.action-list',
      ],
    },
    {
      word: 'rumor',
      match: /\brumors?\b/i,
      tip: [
        'An event that you keep open before you. It is done like a quest: go where it says, and pay the actions that it names.',
        '3e.event.rumor',
      ],
    },
    {
      word: 'explore',
      match: /\bexplores?\b/i,
      tip: [
        'You roll as many terrain dice as your Speed. Beside each outcome stands the land that the dice have to show for it. You choose one of those outcomes.',
        '3e.quest.explore',
      ],
    },
    {
      word: 'wild',
      match: /\bwilds?\b/i,
      tip: ['A face of the terrain dice. It counts as any land.', '3e.dice.wild'],
    },
    {
      word: 'exert',
      match: /\bexert/i,
      tip: [
        'To exert a skill card is to discard it from your hand. Learned skills stay where they are.',
        '3e.exert.cost',
      ],
    },
    {
      word: 'surge',
      match: /\bsurges?\b/i,
      tip: [
        'The bolt on a token. An ability with a bolt costs as many as its number says; each can be used once in a round.',
        '3e.combat.surge',
      ],
    },
    {
      word: 'trophies',
      match: /\btroph(y|ies)\b/i,
      tip: [
        'Adventures that you have won. They pay for the skills that you learn from your hand; a few cards cost one, too.',
        '3e.skill.cost',
      ],
    },
    {
      word: 'kinds of places',
      match: /\b(shrine|stronghold)s?\b/i,
      tip: [
        'Cities, towns, shrines and strongholds are the places of the map; Find lists them by kind. A rest heals all damage there.',
        '3e.rest.civilized',
      ],
    },
    {
      word: 'gems',
      match: /\bgems?\b/i,
      tip: [
        'A gem on the map is an adventure: orange combat, green exploration, violet social. Standing on it, you take it with two actions.',
        '3e.adventure.cost',
      ],
    },
    {
      word: 'lore',
      match: /\b(\d+|each) lore\b/i,
      tip: [
        'Each lore takes 1 health from Margath when you fight him, down to 8.',
        '3e.villain.health-floor',
      ],
    },
    {
      word: 'delayed',
      match: /\bdelayed\b/i,
      tip: [
        'The figure of a delayed hero is laid down. Its next action is to stand up. Until then it may use abilities and learn skills.',
        '3e.delayed.effect',
      ],
    },
    {
      word: 'eliminated',
      match: /\beliminated\b/i,
      tip: [
        'A hero whom the villain defeats is eliminated: out of the game. Whom anything else defeats stays in the game, and rests.',
        '3e.villain.hero-defeated',
      ],
    },
    {
      word: 'companions',
      match: /\bcompanions?\b/i,
      tip: [
        'Each companion takes 2 health from Vorakesh when you fight him, down to 8.',
        '3e.villain.health-floor',
      ],
    },
  ],
  rules: [
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
          'Each die takes you into one hex whose land it shows. Along roads, over bridges and into cities any die will do; a river needs water or a wild.',
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
        [
          'When both have passed, the round is over: a new one begins, or you try to retreat.',
          '3e.combat.end-round',
        ],
        ['Damage as high as your health defeats you. You stay in the game, and must rest.', '3e.defeat.hero'],
      ],
    },
    {
      title: 'Growing',
      lines: [
        [
          'Train: draw as many skill cards as your hand may hold, however many you have, and then discard down to that.',
          '3e.train.draw',
        ],
        [
          'Pay trophies to learn a skill from hand, at any time of your turn. As many of a type as your value of that type.',
          '3e.train.learn',
        ],
        [
          'Shop in a city: a card comes to its market, then buy one or discard one.',
          '3e.shop.buy-or-discard',
        ],
      ],
    },
    {
      title: 'Tests',
      lines: [
        [
          'A test names an attribute. Turn up as many cards of the skill deck as your value, changed by the number beside it. One success among them, and you have passed.',
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
        [
          'Story tokens that you gain weaken the villain in your fight: each lore takes 1 health from Margath, each companion 2 from Vorakesh, down to 8.',
          '3e.villain.health-floor',
        ],
        ['A hero whom the villain defeats is out of the game.', '3e.villain.hero-defeated'],
      ],
    },
  ],
  signs: {
    ...lands,
    road: ['Road', 'Any die leads along it.'],
    river: ['River', 'Of the dice only water or a wild leads across.'],
    bridge: ['Bridge', 'Any die leads across the river here.'],
    'gem/combat': ['Orange gem', 'A combat adventure for two actions: mostly a fight.'],
    'gem/exploration': ['Green gem', 'An exploration adventure for two actions: mostly a quest to a place.'],
    'gem/social': ['Violet gem', 'A social adventure for two actions: mostly a choice between two things.'],
    facedown: [
      'Facedown gem',
      'Used up; it comes back when time reaches space 6 or 12, unless a hero stands on it then.',
    ],
    'place/city': ['City', 'Any die leads into it. It has a market, and rest heals all damage.'],
    'place/town': ['Town', 'Rest heals all damage here.'],
    'place/shrine': ['Shrine', 'Rest heals all damage here.'],
    'place/stronghold': ['Stronghold', 'Rest heals all damage here.'],
    story: ['Story token', 'A story quest can be done here.'],
    quest: ['Flag', 'A place that one of your quests names.'],
    villain: ['The villain', 'The enemy of the scenario. Its defeat wins the game.'],
    zombie: ['Zombie', 'Entering costs 2 damage. One action kills it and gives one gold.'],
  },
};
