import { describe, expect, it } from 'vitest';
import { adventures } from '../../../src/second-edition/content/adventures/index.js';
import { board } from '../../../src/second-edition/content/board.js';
import { assertContent, checkContent } from '../../../src/second-edition/content/check.js';
import { heroes } from '../../../src/second-edition/content/heroes.js';
import { market } from '../../../src/second-edition/content/market/index.js';
import {
  type BadPack,
  event,
  expectProblem,
  foe,
  good,
  hero,
  inEncounter,
  inHero,
  inItem,
  inMarket,
  inPack,
  item,
  when,
} from './tiny-pack.js';

describe('a good pack', () => {
  it('has no problems', () => {
    expect(checkContent(good, { board })).toEqual([]);
    expect(checkContent({ id: 'empty', name: 'Empty' })).toEqual([]);
    expect(checkContent(JSON.parse(JSON.stringify(good)))).toEqual([]);
  });

  it('is given back as a copy without keys that say nothing', () => {
    const pack = assertContent({ ...good, board: undefined });
    expect(pack).toEqual(good);
    expect(pack).not.toBe(good);
    expect(Object.hasOwn(pack, 'board')).toBe(false);
  });

  it('may bring a board', () => {
    expect(checkContent({ ...good, board })).toEqual([]);
  });
});

describe('the content of the base game', () => {
  it('has no problems', () => {
    expect(checkContent({ id: 'base', name: 'Base', heroes, market, adventures, board })).toEqual([]);
  });
});

const badShapes: readonly BadPack[] = [
  ['no pack', 7, '', 'an object with `id`, `name`'],
  ['a list', [], '', 'an empty list is not right'],
  ['nothing', undefined, '', 'missing'],
  ['an unknown list', { id: 'a', name: 'A', heros: [] }, 'heros', 'did you mean "heroes"?'],
  [
    'a key of its own',
    { id: 'a', name: 'A', zzzzzz: 1 },
    'zzzzzz',
    '`heroes`, `adventures`, `market`, `further`, `decks`, `board`',
  ],
  ['a card that is none', inPack('market', 3), 'market/0', 'Card 1 of market: 3 is not right'],
  [
    'no kind',
    inMarket({ kind: undefined }),
    'market/0/kind',
    'shield: This is missing; it should be one of "ally"',
  ],
  ['a misspelt kind', inMarket({ kind: 'itme' }), 'market/0/kind', 'did you mean "item"?'],
  ['a card in the wrong list', inMarket({ kind: 'event' }), 'market/0/kind', 'belongs in `adventures`'],
  ['a hero in the market', inPack('heroes', item), 'heroes/0/kind', 'belongs in `market`'],
  ['no id', inMarket({ id: undefined }), 'market/0/id', 'Card 1 of market: This is missing'],
  ['an id in capitals', inMarket({ id: 'Big Shield' }), 'market/0/id', 'lower case'],
  ['an id of no end', inMarket({ id: 'a'.repeat(61) }), 'market/0/id', 'at most 60'],
  ['an empty name', inMarket({ name: '' }), 'market/0/name', 'a text of 1 to 80 characters'],
  ['a text of no end', inMarket({ text: 'a'.repeat(601) }), 'market/0/text', 'a text of 1 to 600'],
  [
    'a cost that is a text',
    inMarket({ cost: '3' }),
    'market/0/cost',
    '"3" is not right here; it should be a whole number',
  ],
  ['a cost in halves', inMarket({ cost: 1.5 }), 'market/0/cost', '1.5 is not right'],
  ['a huge cost', inMarket({ cost: 1e300 }), 'market/0/cost', 'from 0 to 99'],
  ['a negative cost', inMarket({ cost: -1 }), 'market/0/cost', 'from 0 to 99'],
  ['a source misspelt', inMarket({ source: 'orginal' }), 'market/0/source', 'did you mean "original"?'],
  ['half a source', inMarket({ source: { document: 'faq' } }), 'market/0/source/section', 'missing'],
  ['a class misspelt', inMarket({ class: 'armour' }), 'market/0/class', 'did you mean "armor"?'],
  ['abilities that are no list', inMarket({ abilities: {} }), 'market/0/abilities', 'a list'],
  ['an ability that is none', inHero({ label: 'x' }), 'heroes/0/abilities/0', '`use`'],
  [
    'an ability without an id',
    inHero({ use: 'any', label: 'Raise the shield!', do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/id',
    'The id is missing by which actions call this, in lower case with hyphens, such as "raise-the-shield"; it stays',
  ],
  [
    'an ability without an id, whose label suggests none',
    inHero({ use: 'any', label: '举盾', do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/id',
    'in lower case with hyphens; it stays when the label changes.',
  ],
  [
    'an id that is none',
    inHero({ use: 'any', id: 'Raise it', label: 'Raise it', do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/id',
    '"Raise it" is not right here; it should be a text in lower case',
  ],
  [
    'a course without an id',
    inEncounter({ do: 'choose', options: [{ label: 'Pay', do: [] }] }),
    'adventures/0/effects/0/options/0/id',
    'such as "pay"',
  ],
  ['an ability that is a number', inHero(5), 'heroes/0/abilities/0', '5 is not right'],
  [
    'an ability of two sorts',
    inHero({ use: 'any', id: 'go', label: 'Go', do: [{ do: 'end-turn' }], on: 'wounded' }),
    'heroes/0/abilities/0',
    'just one of',
  ],
  [
    'a window misspelt',
    inHero({ use: 'mele', id: 'go', label: 'Go', do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/use',
    'did you mean "melee"?',
  ],
  [
    'a trigger misspelt',
    inHero({ on: 'wonded', do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/on',
    'did you mean "wounded"?',
  ],
  ['an ability without effects', inHero({ on: 'wounded', do: [] }), 'heroes/0/abilities/0/do', 'at least 1'],
  [
    'a key misspelt',
    inHero({ on: 'wounded', fi: {}, do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/fi',
    'did you mean "if"?',
  ],
  [
    'a stat misspelt',
    inHero({ always: [{ stat: 'minds', add: 1 }] }),
    'heroes/0/abilities/0/always/0/stat',
    'did you mean "mind"?',
  ],
  [
    'an effect misspelt',
    inItem({ do: 'wonds', to: 'you', amount: 1 }),
    'market/0/abilities/0/do/0/do',
    'did you mean "wounds"?',
  ],
  [
    'an effect of no kind',
    inItem({ doo: 'end-turn' }),
    'market/0/abilities/0/do/0/do',
    'did you write "doo"',
  ],
  ['an effect that is a word', inItem('end-turn'), 'market/0/abilities/0/do/0', 'an object with `do`'],
  [
    'a key of another effect',
    inItem({ do: 'end-turn', amount: 1 }),
    'market/0/abilities/0/do/0/amount',
    'no key "amount"',
  ],
  [
    'an amount that is a word',
    inItem({ do: 'gain-gold', amount: 'all' }),
    'market/0/abilities/0/do/0/amount',
    'or an object with `count`',
  ],
  [
    'a count misspelt',
    inItem({ do: 'gain-gold', amount: { count: 'your-gould' } }),
    'market/0/abilities/0/do/0/amount/count',
    'did you mean "your-gold"?',
  ],
  [
    'a goal misspelt',
    inItem({ do: 'teleport', to: 'nearest-twn' }),
    'market/0/abilities/0/do/0/to',
    'did you mean "nearest-town"?',
  ],
  [
    'a town that is no id',
    inItem({ do: 'teleport', to: 'town:Iron Keep' }),
    'market/0/abilities/0/do/0/to',
    '"town:" with the id',
  ],
  [
    'a face of no die',
    inItem({ do: 'extra-movement', faces: [0] }),
    'market/0/abilities/0/do/0/faces/0',
    'from 1 to 6',
  ],
  [
    'a misspelling far inside',
    inEncounter({
      do: 'choose',
      options: [{ id: 'a', label: 'A', do: [when({ not: { whose: 'yuo' } })] }],
    }),
    'adventures/0/effects/0/options/0/do/0/if/not/whose',
    'ferry: "yuo" is not known here; did you mean "you"?',
  ],
  [
    "a misspelling in a foe's ability",
    inEncounter({
      do: 'fight',
      foe: foe({ on: 'round-star', do: [{ do: 'end-turn' }] }),
    }),
    'adventures/0/effects/0/foe/abilities/0/on',
    'did you mean "round-start"?',
  ],
  [
    'a skill in capitals',
    inPack('heroes', { ...hero, skills: { Swim: 1 } }),
    'heroes/0/skills/Swim',
    'lower case',
  ],
  [
    'an event of number 4',
    inPack('adventures', { ...event, number: 4 }),
    'adventures/0/number',
    'one of 1, 2, 3',
  ],
  [
    'too many effects',
    inEncounter(...Array(21).fill({ do: 'end-turn' })),
    'adventures/0/effects',
    '20 at most; it has 21',
  ],
];

describe('a part of the wrong shape', () => {
  it.each(badShapes)('%s', (_what, pack, path, words) => {
    expectProblem(pack, path, words);
  });
});
