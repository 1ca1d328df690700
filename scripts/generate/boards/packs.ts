// Pictures of positions with packs, as docs/pictures.md shows them.
import { picture } from '../../../src/picture/second-edition/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';

const heroes = ['mordrog', 'varikas-the-dead', 'corbin-axebearer'] as const;
const [first, second, third] = heroes;

/** The storm counter on its fifth space, Encounters on the board, a Ritual half covered. */
const stormy: Scenario = {
  game: {
    modules: ['rituals-and-runes', 'traps-and-terrors', 'beasts-and-bandits', 'seven-scions'],
    players: [
      { hero: first, space: 'h0305', gold: 4, items: ['inner-fire'], kept: ['lost-patrol'] },
      { hero: second, space: 'h1008', gold: 7, allies: ['the-archer'] },
      { hero: third, space: 'tamalir', gold: 2, items: ['padded-leather-armor'] },
    ],
    laid: [
      { card: 'wire-across-the-path', space: 'h0806' },
      { card: 'rope-across-the-bridge', space: 'h0806' },
    ],
    hoards: { 'rope-across-the-bridge': { gold: 2 } },
    with: {
      'seven-scions': { counter: 5, held: { 'the-beekeeper': 2 } },
      'rituals-and-runes': { filled: [{ 'inner-fire': ['plains', 'road'] }] },
    },
  },
};

const star = 'where-the-star-came-down';

/** A town freed, four cursed, three destroyed; two players have served a quest. */
const afterCataclysm: Scenario = {
  game: {
    modules: ['cataclysm'],
    players: [
      { hero: first, space: 'tamalir' },
      { hero: second, space: 'h0306' },
      { hero: third, space: 'h1009' },
    ],
    with: {
      cataclysm: {
        claimed: [['the-old-hunger']],
        quests: [star],
        marks: [{}, { [star]: ['h1101', 'h0602'] }, { [star]: ['h1101'] }],
        towns: {
          ...{ vynelvale: 'ashen-flock', riverwatch: 'demon-horde', dawnsmoor: 'frenzied-rage' },
          ...{ tamalir: 'freed:savage-brood', greyhaven: 'winter-lord' },
          ...{ nerekhal: 'destroyed', forge: 'destroyed', frostgate: 'destroyed' },
        },
      },
    },
  },
};

export const storm = (): string => picture(fromScenario(stormy), { title: 'The storm at Greyhaven' });
export const cataclysm = (): string =>
  picture(fromScenario(afterCataclysm), { title: 'After the cataclysm' });
