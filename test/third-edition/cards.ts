import type { AdventureType } from '../../src/third-edition/content/board-types.js';
import type {
  AdventureCard,
  EnemyCard,
  EventCard,
  QuestCard,
  StoryCard,
  VillainCard,
} from '../../src/third-edition/content/cards.js';

/* Adventures, stories and villains for tests: as little on each as the rules need. */

const common = (id: string) => ({ id, name: id, source: 'original' }) as const;

const enemy = (id: string, deck: AdventureType, more: Partial<EnemyCard> = {}): EnemyCard => ({
  ...common(id),
  kind: 'enemy',
  deck,
  traits: ['Beast'],
  health: 3,
  rewards: [{ id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] }],
  ...more,
});

/** A quest in the Blackwing Swamp with the three outcomes of the published example, and simpler ones. */
const quests: readonly QuestCard[] = [
  {
    ...common('swamp-tales'),
    kind: 'quest',
    deck: 'exploration',
    at: { regions: ['blackwing-swamp'] },
    actions: 1,
    outcomes: [
      { id: 'one', label: 'Water', requires: ['water'], do: [] },
      { id: 'two', label: 'Water, wild', requires: ['water', 'wild'], do: [{ do: 'gain-gold', amount: 3 }] },
      {
        id: 'three',
        label: 'Water, water, plains',
        requires: ['water', 'water', 'plains'],
        do: [{ do: 'become-delayed' }, { do: 'learn-skill' }],
        discard: true,
      },
    ],
  },
  {
    ...common('any-shrine'),
    kind: 'quest',
    deck: 'exploration',
    at: { kinds: ['shrine'] },
    actions: 1,
    outcomes: [
      { id: 'more', label: 'More', requires: ['plains'], do: [{ do: 'gain-trophy', of: 'social' }] },
    ],
  },
  {
    ...common('far-away'),
    kind: 'quest',
    deck: 'exploration',
    at: { regions: ['moonlight-marsh'] },
    actions: 1,
    outcomes: [{ id: 'one', label: 'Water', requires: ['water'], do: [{ do: 'gain-gold', amount: 1 }] }],
  },
];

const events: readonly EventCard[] = [
  {
    ...common('smuggling'),
    kind: 'event',
    deck: 'social',
    options: [
      {
        id: 'deliver',
        label: 'Deliver',
        do: [],
        rumor: {
          at: { places: ['burrow-town'] },
          actions: 1,
          do: [{ do: 'gain-gold', amount: 2 }, { do: 'keep-as-trophy' }],
        },
      },
      { id: 'inform', label: 'Inform', do: [{ do: 'gain-gold', amount: 1 }] },
    ],
  },
  {
    ...common('old-legends'),
    kind: 'event',
    deck: 'social',
    options: [
      {
        id: 'listen',
        label: 'Listen',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            modifier: -1,
            pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
      { id: 'buy', label: 'Buy', cost: { gold: 5 }, do: [{ do: 'keep-as-trophy' }] },
    ],
  },
  {
    ...common('nothing-to-lose'),
    kind: 'event',
    deck: 'social',
    options: [
      {
        id: 'lose',
        label: 'Lose',
        do: [
          { do: 'lose-gold', amount: 5 },
          { do: 'discard-skills', amount: 2 },
        ],
      },
      {
        id: 'weigh',
        label: 'Weigh',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            modifier: 1,
            pass: [{ do: 'gain-gold', amount: { count: 'successes' } }],
          },
        ],
      },
    ],
  },
];

/** The adventure decks of tests. */
export const adventures: readonly AdventureCard[] = [
  enemy('wolf', 'combat'),
  enemy('bear', 'combat', {
    rewards: [
      { id: 'gold', label: '1 gold', do: [{ do: 'gain-gold', amount: 1 }] },
      { id: 'trophy', label: 'A trophy more', do: [{ do: 'gain-trophy', of: 'exploration' }] },
    ],
  }),
  enemy('boar', 'combat'),
  enemy('lynx', 'combat'),
  enemy('viper', 'exploration'),
  enemy('thief', 'social'),
  enemy('rogue', 'social'),
  ...quests,
  ...events,
];

const story = (id: string, scenario: string, more: Partial<StoryCard> = {}): StoryCard => ({
  ...common(id),
  kind: 'story',
  scenario,
  do: [],
  ...more,
});

const storiesOf = (scenario: string, short: string): StoryCard[] => [
  story(`${short}-gold`, scenario, { do: [{ do: 'each-hero', effects: [{ do: 'gain-gold', amount: 1 }] }] }),
  story(`${short}-marked`, scenario, {
    quest: {
      at: { places: ['everton'] },
      actions: 1,
      outcomes: [{ id: 'one', label: 'Plains', requires: ['plains'], do: [{ do: 'gain-story', amount: 2 }] }],
    },
  }),
  story(`${short}-anywhere`, scenario, {
    quest: {
      at: { kinds: ['town', 'shrine', 'stronghold'] },
      actions: 2,
      outcomes: [{ id: 'done', label: 'Done', requires: [], do: [{ do: 'gain-story', amount: 1 }] }],
    },
  }),
  ...Array.from({ length: 7 }, (_, at) => story(`${short}-${at}`, scenario)),
];

/** Ten story cards for each scenario. */
export const stories: readonly StoryCard[] = [
  ...storiesOf('ascendance-of-margath', 'dragon'),
  ...storiesOf('corpse-king', 'corpse'),
];

const villain = (
  id: string,
  more: Partial<VillainCard> & Pick<VillainCard, 'scenario' | 'spawns'>,
): VillainCard => ({
  ...common(id),
  kind: 'villain',
  traits: ['Villain'],
  health: 10,
  healthPlus: { count: 'story', times: -1 },
  healthFloor: 8,
  abilities: [],
  ...more,
});

/** The two villains. */
export const villains: readonly VillainCard[] = [
  villain('high-lord-margath', {
    scenario: 'ascendance-of-margath',
    health: 15,
    spawns: { places: ['skydown'] },
  }),
  villain('vorakesh', { scenario: 'corpse-king', spawns: { regions: ['cursed-ruins'] } }),
];
