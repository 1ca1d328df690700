import { describe, expect, it } from 'vitest';
import { InvalidContentError } from '../../../src/kernel/errors.js';
import { rulesetOf, scenarioIds, scenarios } from '../../../src/third-edition/bundled.js';
import { assertContent, checkContent } from '../../../src/third-edition/content/check.js';
import { knownIn } from '../../../src/third-edition/content/check-known.js';
import type { ContentPack } from '../../../src/third-edition/content/pack.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import {
  asset,
  changed,
  event,
  good,
  goods,
  hero,
  inEvent,
  inSkill,
  more,
  quest,
  skill,
  story,
  villain,
} from './tiny-pack.js';

/* What may be wrong with a pack: where it is said, with which words, and by which rule. */

const { content } = rulesetOf('corpse-king').rules;
const { cards } = rulesetOf('ascendance-of-margath').rules.content;
// The cards of both scenarios: which of them there are zombies in, the cards themselves say.
const known = knownIn({ ...content, cards: { ...cards, ...content.cards } }, scenarioIds);

type Bad = readonly [what: string, pack: unknown, path: string, words: string, rule?: string];

const reward = (...effects: unknown[]) =>
  changed('adventures', 0, { rewards: [{ id: 'gold', label: 'Gold', do: effects }] });
const use = (more: object) => ({ use: 'turn', id: 'go', label: 'Go', limit: 'turn', ...more });
const gold = [{ do: 'gain-gold', amount: 1 }];
const board = content.board;
const onBoard = (change: object) => {
  const { id, name, hexes, places, regions, rivers, roads, bridges } = board;
  return {
    id: 'b',
    name: 'B',
    board: { id, name, hexes, places, regions, rivers, roads, bridges, ...change },
  };
};

const shapes: readonly Bad[] = [
  ['no pack', 7, '', 'an object with `id`, `name`'],
  ['a list that is none of a pack', { id: 'a', name: 'A', skils: [] }, 'skils', 'did you mean "skills"?'],
  ['a card in the wrong list', more('skills', asset), 'skills/1/kind', 'belongs in `assets`'],
  ['no id', changed('skills', 0, { id: undefined }), 'skills/0/id', 'missing'],
  ['an id in capitals', changed('skills', 0, { id: 'Quick Feet' }), 'skills/0/id', 'lower case'],
  ['an asset without a price', changed('assets', 1, { cost: undefined }), 'assets/1/cost', 'missing'],
  ['a price below nothing', changed('assets', 1, { cost: -1 }), 'assets/1/cost', 'from 0 to 99'],
  [
    'an enemy without health',
    changed('adventures', 0, { health: undefined }),
    'adventures/0/health',
    'missing',
  ],
  ['an enemy of no health', changed('adventures', 0, { health: 0 }), 'adventures/0/health', 'from 1 to 99'],
  [
    'a deck there is not',
    changed('adventures', 0, { deck: 'combats' }),
    'adventures/0/deck',
    'did you mean "combat"?',
  ],
  [
    'an event with one option',
    changed('adventures', 2, { options: [event.options[0]] }),
    'adventures/2/options',
    'needs at least 2',
  ],
  [
    'a quest without outcomes',
    changed('adventures', 1, { outcomes: [] }),
    'adventures/1/outcomes',
    'at least 1',
  ],
  [
    'a skill of an attribute there is not',
    changed('skills', 0, { type: 'bodi' }),
    'skills/0/type',
    'did you mean "body"?',
  ],
  [
    'a test of an attribute there is not',
    inEvent({ do: 'test', attribute: 'luck' }),
    'adventures/2/options/0/do/0/attribute',
    '"body", "mind", "spirit"',
  ],
  [
    'an effect there is not',
    inEvent({ do: 'gain-gould', amount: 1 }),
    'adventures/2/options/0/do/0/do',
    'did you mean "gain-gold"?',
  ],
  [
    'a key of another effect',
    inEvent({ do: 'engage', amount: 1 }),
    'adventures/2/options/0/do/0/amount',
    'no key "amount"',
  ],
  ['an ability of no sort', inSkill({ label: 'Go' }), 'skills/0/abilities/0', '`use`'],
  [
    'a moment there is not',
    inSkill({ when: 'restd', id: 'go', label: 'Go', do: gold }),
    'skills/0/abilities/0/when',
    'did you mean "rested"?',
  ],
  [
    'more than a hundred dice',
    inSkill(use({ do: [{ do: 'move-by-dice', dice: 101 }] })),
    'skills/0/abilities/0/do/0/dice',
    'from 1 to 5',
  ],
  ['a speed of a hundred dice', changed('heroes', 0, { speed: 100 }), 'heroes/0/speed', 'from 1 to 5'],
  [
    'a token with one face',
    changed('tokens', 0, { faces: [{ symbol: 'dash' }] }),
    'tokens/0/faces',
    'needs at least 2',
  ],
  [
    'a symbol there is not',
    changed('tokens', 0, { faces: [{ symbol: 'dash' }, { symbol: 'srge' }] }),
    'tokens/0/faces/1/symbol',
    'did you mean "surge"?',
  ],
];

const contradictions: readonly Bad[] = [
  ['two cards of one id', more('skills', { ...skill, id: 'hornet' }), 'adventures/0/id', 'hornet'],
  ['two tokens of one id', more('tokens', good.tokens[0]), 'tokens/4/id', 'long-bow-1'],
  [
    'two abilities of one id',
    changed('heroes', 0, { abilities: [hero.abilities[0], hero.abilities[0]] }),
    'heroes/0/abilities/1/id',
    'called "trade" already',
  ],
  [
    'two outcomes of one id',
    changed('adventures', 1, { outcomes: [quest.outcomes[0], quest.outcomes[0]] }),
    'adventures/1/outcomes/1/id',
    'called "water" already',
  ],
  [
    'an asset whose token there is not',
    changed('assets', 0, { token: 'long-bow-2' }),
    'assets/0/token',
    'did you mean "long-bow-1"?',
  ],
  [
    'an asset with the token of another',
    changed('assets', 0, { token: 'A06' }),
    'assets/0/token',
    'There is one token "A06"',
    '3e.shop.token-take',
  ],
  [
    "an asset with a hero's token",
    changed('assets', 0, { token: 'ana-1' }),
    'assets/0/token',
    'should be "asset"',
  ],
  [
    'goods that nobody buys',
    changed('assets', 1, { trade: undefined }),
    'assets/1/trade',
    'Goods are traded',
    '3e.asset.goods-trade',
  ],
  [
    'a weapon that is traded',
    changed('assets', 0, { trade: goods.trade }),
    'assets/0/trade',
    'Only goods',
    '3e.asset.goods-trade',
  ],
  [
    'a hero with two tokens',
    { ...good, tokens: good.tokens.slice(0, 3) },
    'heroes/0',
    'has three combat tokens',
    '3e.components.hero-tokens-each',
  ],
  [
    'a skill for nothing',
    changed('skills', 0, { cost: {} }),
    'skills/0/cost',
    'at least one trophy',
    '3e.skill.cost',
  ],
  [
    'a quest at a place there is not',
    changed('adventures', 1, { at: { places: ['tamalr'] } }),
    'adventures/1/at/places/0',
    'There is no place "tamalr"',
  ],
  [
    'a quest in a region there is not',
    changed('adventures', 1, { at: { regions: ['blackwing-swamps'] } }),
    'adventures/1/at/regions/0',
    'did you mean "blackwing-swamp"?',
  ],
  ['a quest nowhere', changed('adventures', 1, { at: {} }), 'adventures/1/at', 'This is nowhere'],
  [
    'a scenario there is not',
    changed('stories', 0, { scenario: 'corpse-kin', do: [] }),
    'stories/0/scenario',
    'did you mean "corpse-king"?',
  ],
  [
    'two villains of a scenario',
    more('villains', { ...villain, id: 'other' }),
    'villains/1/scenario',
    'one villain',
    '3e.villain.definition',
  ],
  [
    'zombies in every scenario',
    inEvent(story.do[0]),
    'adventures/2/options/0/do/0/do',
    'Zombies are not in every scenario',
    '3e.corpse-king.zombies',
  ],
  [
    "zombies in Margath's scenario",
    changed('stories', 0, { scenario: 'ascendance-of-margath' }),
    'stories/0/do/0/do',
    'such as "corpse-king"',
    '3e.corpse-king.zombies',
  ],
  [
    'damage where nobody fights',
    inEvent({ do: 'deal', damage: 'magic', amount: 1 }),
    'adventures/2/options/0/do/0/do',
    'in a combat alone',
  ],
  [
    'a walk in a combat',
    inSkill({ use: 'surge', surge: 1, id: 'go', label: 'Go', do: [{ do: 'move', hexes: 2 }] }),
    'skills/0/abilities/0/do/0/do',
    'no place in a combat',
    '3e.combat.no-move',
  ],
  [
    'an X that was not spent',
    reward({ do: 'gain-gold', amount: { count: 'x' } }),
    'adventures/0/rewards/0/do/0/amount/count',
    'X is what was spent',
    '3e.combat.surge-x',
  ],
  [
    'successes without a test',
    reward({ do: 'gain-gold', amount: { count: 'successes' } }),
    'adventures/0/rewards/0/do/0/amount/count',
    'after a `test`',
  ],
  [
    'a gain of nothing',
    reward({ do: 'gain-gold', amount: 0 }),
    'adventures/0/rewards/0/do/0/amount',
    '0 does nothing',
  ],
  [
    'an ability without end',
    inSkill(use({ limit: 'none', do: gold })),
    'skills/0/abilities/0/limit',
    'without end',
    '3e.game.once-per-turn',
  ],
  [
    'an action without end',
    inSkill({ use: 'action', actions: 0, id: 'go', label: 'Go', do: gold }),
    'skills/0/abilities/0/actions',
    'without end',
  ],
  [
    'a trophy for each trophy',
    inSkill({ when: 'trophy-gained', id: 'go', label: 'Go', do: [{ do: 'gain-trophy' }] }),
    'skills/0/abilities/0/do/0/do',
    'without end',
  ],
  [
    'a bonus of ten dice',
    inSkill({ always: 'bonus', stat: 'speed', add: 10 }),
    'skills/0/abilities/0/add',
    'from -5 to 5',
    '3e.hero.speed',
  ],
  [
    'an enemy that pays',
    changed('adventures', 0, { abilities: [use({ do: gold })] }),
    'adventures/0/abilities/0/use',
    'in a combat alone',
  ],
  [
    'an enemy whose health runs out',
    changed('adventures', 0, { healthPlus: { count: 'story', times: -1 } }),
    'adventures/0/healthPlus/times',
    'no floor',
  ],
  [
    'an enemy that rests',
    changed('adventures', 0, {
      abilities: [{ when: 'rested', id: 'go', label: 'Go', do: [{ do: 'lose-gold', amount: 1 }] }],
    }),
    'adventures/0/abilities/0/when',
    'set off by "engage", "foe-agility", "combat-won", "defeated"',
  ],
  [
    'an enemy that pays when it is engaged',
    changed('adventures', 0, {
      abilities: [
        { when: 'engage', cost: { gold: 1 }, id: 'go', label: 'Go', do: [{ do: 'lose-gold', amount: 1 }] },
      ],
    }),
    'adventures/0/abilities/0/cost',
    'nothing to pay with',
  ],
  [
    'damage of an enemy after its combat',
    changed('adventures', 0, {
      abilities: [
        { when: 'defeated', id: 'go', label: 'Go', do: [{ do: 'deal', damage: 'enemy', amount: 1 }] },
      ],
    }),
    'adventures/0/abilities/0/do/0/do',
    'in a combat alone',
  ],
  [
    'a walk for damage that is dealt',
    inSkill({
      use: 'surge',
      surge: 1,
      id: 'go',
      label: 'Go',
      do: [{ do: 'deal', damage: 'magic', amount: 1, then: [{ do: 'move', hexes: 1 }] }],
    }),
    'skills/0/abilities/0/do/0/then/0/do',
    'no place in a combat',
    '3e.combat.no-move',
  ],
  [
    'the cost of the top card',
    inEvent({ do: 'gain-asset', from: 'deck', cost: { atMost: 4 } }),
    'adventures/2/options/0/do/0/cost',
    'asked in a market',
  ],
  [
    'a cost between nothing and nothing',
    inEvent({ do: 'gain-asset', from: 'any-market', cost: {} }),
    'adventures/2/options/0/do/0/cost',
    'This is any cost',
  ],
  [
    'a cost that nothing has',
    inEvent({ do: 'gain-asset', from: 'market', cost: { atLeast: 5, atMost: 4 } }),
    'adventures/2/options/0/do/0/cost',
    'at least 5 and at most 4',
  ],
  [
    'zombies removed where nothing is',
    inEvent({ do: 'remove-zombies', amount: 1, at: {} }),
    'adventures/2/options/0/do/0/at',
    'This is nowhere',
  ],
  [
    'an enemy of the story that is a trophy',
    more('stories', {
      ...good.adventures[0],
      id: 'rider',
      deck: 'story',
      scenario: 'corpse-king',
      rewards: [{ id: 'keep', label: 'Keep', do: [{ do: 'keep-as-trophy' }] }],
    }),
    'stories/1/rewards/0/do/0/do',
    'becomes no trophy',
    '3e.story.no-trophy',
  ],
  [
    'an enemy of the story among the adventures',
    changed('adventures', 0, { deck: 'story' }),
    'adventures/0/deck',
    '"story" is not right here; it should be one of "combat"',
  ],
  [
    'an event that fights',
    inEvent({ do: 'engage' }),
    'adventures/2/options/0/do/0/do',
    'Only an enemy is engaged',
  ],
  [
    'a hero that is a trophy',
    changed('heroes', 0, { setup: [{ do: 'keep-as-trophy' }] }),
    'heroes/0/setup/0/do',
    'Only an adventure card',
  ],
  [
    'an event that discards itself to pay',
    changed('adventures', 2, {
      options: [event.options[0], { ...event.options[1], cost: { discardThis: true } }],
    }),
    'adventures/2/options/1/cost/discardThis',
    'Only an asset or a skill',
  ],
];

const boards: readonly Bad[] = [
  [
    'a city that is none',
    onBoard({ places: board.places.filter(({ kind }) => kind !== 'city') }),
    'board/places',
    'no city',
    '3e.board.markets',
  ],
  [
    'a river through a hex',
    onBoard({ rivers: [['h0101', 'h0505']], bridges: [] }),
    'board/rivers/0',
    'no edge in common',
  ],
  [
    'a region off the board',
    onBoard({ regions: [{ id: 'far', name: 'Far', hexes: ['h9999'] }] }),
    'board/regions/0/hexes/0',
    'no hex "h9999"',
  ],
  ['a bridge over nothing', onBoard({ rivers: [] }), 'board/bridges/0', 'No river'],
];

const cycle: Record<string, unknown> = { id: 'a', name: 'A' };
cycle.skills = [cycle];

const hostile: readonly Bad[] = [
  [
    'a prototype',
    JSON.parse('{"__proto__":{"id":"a"},"id":"a","name":"A"}'),
    '__proto__',
    'no key "__proto__"',
  ],
  [
    'the name of a constructor',
    { id: 'a', name: 'A', constructor: 1 },
    'constructor',
    'no key "constructor"',
  ],
  ['a cycle', cycle, 'skills/0', 'contains itself'],
  ['a function for a card', more('skills', () => skill), 'skills/1', 'A function is no data'],
  [
    'a function for an effect',
    inSkill(use({ do: [() => gold] })),
    'skills/0/abilities/0/do/0',
    'A function is no data',
  ],
  [
    'a getter',
    {
      id: 'a',
      get name(): string {
        throw new Error('called');
      },
    },
    'name',
    'a getter',
  ],
  ['a map', new Map([['id', 'a']]), '', 'instance of a class'],
  ['no number', changed('assets', 0, { cost: Number.NaN }), 'assets/0/cost', 'NaN'],
  ['a hole in a list', { id: 'a', name: 'A', skills: Array(1) }, 'skills/0', 'empty'],
];

describe('a good pack', () => {
  it('has no problems', () => {
    expect(checkContent(good, known)).toEqual([]);
    expect(checkContent(good)).toEqual([]);
    expect(checkContent({ id: 'empty', name: 'Empty' })).toEqual([]);
  });

  it('is given back as a copy', () => {
    const pack = assertContent({ ...good, board: undefined }, known);
    expect(pack).toEqual(good);
    expect(pack).not.toBe(good);
    expect(Object.hasOwn(pack, 'board')).toBe(false);
  });

  it('is everything in the box', () => {
    expect(checkContent(theBox)).toEqual([]);
    for (const id of scenarioIds) {
      const { rules } = rulesetOf(id);
      expect(checkContent(scenarios[id].pack, knownIn(rules.content, rules.moduleIds)), id).toEqual([]);
    }
  });
});

describe.each([
  ['a part of the wrong shape', shapes],
  ['a part that contradicts the others', contradictions],
  ['a board', boards],
  ['a hostile value', hostile],
])('%s', (_group, bad) => {
  it.each(bad)('%s', (_what, pack, path, words, rule) => {
    const problems = checkContent(pack, known);
    const found = problems.find((problem) => problem.path === path);
    expect(found, JSON.stringify(problems.slice(0, 3))).toBeDefined();
    expect(found?.message).toContain(words);
    expect(found?.rule).toBe(rule);
    expect(() => assertContent(pack, known)).toThrow(InvalidContentError);
  });
});

describe('problems', () => {
  it('begin with the id of the card, and are one for one slip', () => {
    const problems = checkContent(changed('assets', 1, { cost: -1 }), known);
    expect(problems.map(({ message }) => message.startsWith('wool: '))).toEqual([true]);
  });

  it('are not of places and scenarios that nobody knows of', () => {
    expect(checkContent(changed('adventures', 1, { at: { places: ['home'] } }))).toEqual([]);
    expect(checkContent(changed('stories', 0, { scenario: 'mine' }))).toEqual([]);
  });

  it('come for an invalid list of what is known', () => {
    expect(checkContent(good, 5 as never)[0]?.message).toContain('should be an object');
    expect(() => knownIn(null as never)).toThrow(InvalidContentError);
  });

  it('come for a villain in addition to that of the box, and not for one in its place', () => {
    const own = (id: string): ContentPack => ({ id: 'a', name: 'A', villains: [{ ...villain, id }] });
    expect(checkContent(own('vorakesh'), known)).toEqual([]);
    expect(checkContent(own('second'), known).map(({ rule }) => rule)).toEqual(['3e.villain.definition']);
  });

  it('leave no mark on prototypes', () => {
    checkContent(JSON.parse('{"__proto__":{"polluted":true},"skills":[{"__proto__":{"polluted":true}}]}'));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
