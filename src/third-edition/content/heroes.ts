import { filledIn } from '../../kernel/content/filled-in.js';
import type { HeroCard } from './cards.js';

/**
 * The six heroes (3e.components.hero-cards). The setup abilities of four of them are in no source: those are our own,
 * each about as good as the trophy of Elder Mok.
 */
export const heroes: readonly HeroCard[] = /* @__PURE__ */ filledIn<HeroCard>([
  {
    kind: 'hero',
    name: 'Corbin',
    source: {
      document: 'published-facts',
      section: 'Heroes: values, start and abilities are known, the setup ability is ours',
    },
    text: 'Setup: gain 1 combat trophy. Bounty Hunter (1 action): fight a hero in your hex who is not defeated until one of you is, each hero once per game; if you win, gain 2 gold and gain 1 combat trophy. Brutal Assault (X surge): deal X physical damage. The foe may spend X surge to cancel this.',
    speed: 3,
    health: 10,
    hand: 3,
    body: 3,
    mind: 2,
    spirit: 0,
    gold: 2,
    start: 'stronghold',
    setup: [{ do: 'gain-trophy', of: 'combat' }],
    abilities: [
      {
        use: 'action',
        label: 'Bounty Hunter',
        actions: 1,
        do: [
          {
            do: 'challenge',
            win: [
              { do: 'gain-gold', amount: 2 },
              { do: 'gain-trophy', of: 'combat' },
            ],
          },
        ],
      },
      {
        use: 'surge',
        surge: 'X',
        cancel: 'X',
        label: 'Brutal Assault',
        do: [{ do: 'deal', damage: 'physical', amount: { count: 'x' } }],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Elder Mok',
    source: {
      document: 'published-facts',
      section: 'Heroes: values, start and abilities, the setup ability too, are known',
    },
    text: 'Setup: gain 1 trophy. Restore Spirit (once per turn; exert): draw 1 skill card. Unleash Spirit (1 surge): test spirit +1; on a pass, deal 1 magic damage for each success.',
    speed: 3,
    health: 9,
    hand: 3,
    body: 2,
    mind: 1,
    spirit: 2,
    gold: 2,
    start: 'shrine',
    // 3e.setup.mok
    setup: [{ do: 'gain-trophy' }],
    abilities: [
      // 3e.hero.mok.restore
      {
        use: 'turn',
        label: 'Restore Spirit',
        cost: { exert: 1 },
        limit: 'turn',
        do: [{ do: 'draw-skills', amount: 1 }],
      },
      // 3e.hero.mok.unleash
      {
        use: 'surge',
        surge: 1,
        label: 'Unleash Spirit',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            modifier: 1,
            pass: [{ do: 'deal', damage: 'magic', amount: { count: 'successes' } }],
          },
        ],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Laurel of Bloodwood',
    source: {
      document: 'published-facts',
      section: 'Heroes: values, start and abilities, the setup ability too, are known',
    },
    text: "Setup: roll 2 terrain dice and move with them if you wish. Pathfinding (once per turn): reroll all of your terrain dice. D'Zon Speed (1 surge): recast 1 of your spent tokens.",
    speed: 3,
    health: 8,
    hand: 4,
    body: 2,
    mind: 2,
    spirit: 1,
    gold: 2,
    start: 'town',
    setup: [{ do: 'move-by-dice', dice: 2 }],
    abilities: [
      { use: 'reroll-terrain', label: 'Pathfinding', limit: 'turn' },
      // 3e.hero.laurel.speed
      {
        use: 'surge',
        surge: 1,
        label: "D'Zon Speed",
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1, spent: true } }],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Lord Hawthorne',
    source: {
      document: 'published-facts',
      section: 'Heroes: values, start and abilities are known, the setup ability is ours',
    },
    text: 'Setup: gain 2 gold. Onslaught (once per combat, after a combat action of yours): take another combat action. Smite (once per combat round, a combat action; exert): recast any number of your tokens.',
    speed: 3,
    health: 9,
    hand: 3,
    body: 3,
    mind: 1,
    spirit: 1,
    gold: 3,
    start: 'stronghold',
    setup: [{ do: 'gain-gold', amount: 2 }],
    abilities: [
      // 3e.hero.hawthorne.onslaught
      {
        use: 'after-combat-action',
        label: 'Onslaught',
        limit: 'combat',
        do: [{ do: 'act-again' }],
      },
      {
        use: 'combat-action',
        label: 'Smite',
        cost: { exert: 1 },
        limit: 'round',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 'any' } }],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Lyssa',
    source: {
      document: 'published-facts',
      section: 'Heroes: values, start and abilities are known, the setup ability is ours',
    },
    text: 'Setup: move up to 2 hexes without dice. Nine Lives (after you are defeated; exert): heal all damage. Track Prey (1 surge): explore and deal 1 physical damage for each die that matches your hex.',
    speed: 3,
    health: 9,
    hand: 3,
    body: 2,
    mind: 2,
    spirit: 2,
    gold: 1,
    start: 'shrine',
    setup: [{ do: 'move', hexes: 2 }],
    abilities: [
      // 3e.hero.lyssa.nine-lives
      {
        when: 'defeated',
        label: 'Nine Lives',
        cost: { exert: 1 },
        do: [{ do: 'heal', amount: 'all' }],
      },
      // 3e.hero.lyssa.track
      {
        use: 'surge',
        surge: 1,
        label: 'Track Prey',
        do: [{ do: 'explore' }, { do: 'deal', damage: 'physical', amount: { count: 'matches' } }],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Master Thorn',
    source: {
      document: 'published-facts',
      section: 'Heroes: values, start and abilities are known, the setup ability is ours',
    },
    text: "Setup: draw 3 skill cards. Teleport (when you gain a trophy; exert): move up to X hexes without dice, X being your mind. Mind Meld (2 surge): until the end of the combat round, damage that you suffer from the foe's attacks is dealt back as magic damage.",
    speed: 3,
    health: 8,
    hand: 4,
    body: 0,
    mind: 3,
    spirit: 2,
    gold: 2,
    start: 'town',
    setup: [{ do: 'draw-skills', amount: 3 }],
    abilities: [
      // 3e.hero.thorn.teleport
      {
        when: 'trophy-gained',
        label: 'Teleport',
        cost: { exert: 1 },
        do: [{ do: 'move', hexes: { count: 'mind' } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Mind Meld',
        do: [{ do: 'reflect', damage: 'magic' }],
      },
    ],
  },
]);
