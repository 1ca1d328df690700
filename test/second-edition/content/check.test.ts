import { describe, expect, it } from 'vitest';
import { InvalidContentError } from '../../../src/kernel/errors.js';
import { board } from '../../../src/second-edition/content/board.js';
import { assertContent, checkContent } from '../../../src/second-edition/content/check.js';
import { type KnownContent, knownIn } from '../../../src/second-edition/content/check-known.js';
import { composeRuleset, islandOfDread } from '../../../src/second-edition/index.js';
import {
  ally,
  type BadPack,
  challenge,
  encounter,
  event,
  expectProblem,
  fighter,
  foe,
  good,
  hero,
  inEncounter,
  inHero,
  inItem,
  inMarket,
  inPack,
  item,
  only,
  ring,
  when,
} from './tiny-pack.js';

const contradictions: readonly BadPack[] = [
  [
    'one id twice',
    { ...good, market: [item, { ...ring, id: 'ana' }] },
    'market/1/id',
    'taken already, at heroes/0/id',
  ],
  ['an item that does nothing when used', inMarket({ abilities: [] }), 'market/0/abilities', 'exactly one'],
  [
    'an item used in two ways',
    inMarket({ abilities: [...item.abilities, { ...item.abilities[0], id: 'again' }] }),
    'market/0/abilities',
    'has 2',
  ],
  [
    'two abilities of one id, whatever their labels',
    inHero(
      { use: 'any', id: 'go', label: 'Go', do: [{ do: 'end-turn' }] },
      { use: 'market', id: 'go', label: 'Stay', do: [{ do: 'end-turn' }] },
    ),
    'heroes/0/abilities/1/id',
    'Another ability of this card is called "go" already, at heroes/0/abilities/0/id.',
  ],
  [
    'two courses of one id, in one choice or in two',
    inEncounter({
      do: 'choose',
      options: [
        { id: 'go', label: 'Go', do: [] },
        { id: 'on', label: 'On', do: [{ do: 'choose', options: [{ id: 'go', label: 'Home', do: [] }] }] },
      ],
    }),
    'adventures/0/effects/0/options/1/do/0/options/0/id',
    'Another course of this card is called "go" already',
  ],
  ['an Always-On Item that is used', inMarket({ use: 'always' }), 'market/0/abilities', 'not used'],
  [
    'the cost of use said twice',
    inMarket({ abilities: [{ ...item.abilities[0], cost: { activate: true } }] }),
    'market/0/abilities/0/cost/activate',
    'anyway',
  ],
  [
    'a card that becomes an item of two uses',
    inPack('adventures', {
      ...challenge,
      becomes: { as: 'item', class: 'relic', type: 'orb', use: 'discard', abilities: [] },
    }),
    'adventures/0/becomes/abilities',
    'has none',
  ],
  [
    'an Ally that equips as an item of two uses',
    inPack('market', { ...ally, equips: { use: 'discard', abilities: [] } }),
    'market/0/equips/abilities',
    'has none',
  ],
  [
    'two abilities of one id, of an Ally and of the Item that it may be',
    inPack('market', {
      ...ally,
      abilities: [{ use: 'any', id: 'go', label: 'Go', do: [{ do: 'end-turn' }] }],
      equips: {
        use: 'activate',
        abilities: [{ use: 'any', id: 'go', label: 'Go', do: [{ do: 'end-turn' }] }],
      },
    }),
    'market/0/equips/abilities/0/id',
    'Another ability of this card is called "go" already',
  ],
  [
    'a reward that turns into nothing',
    inPack('adventures', { ...challenge, becomes: undefined }),
    'adventures/0/reward/1/do',
    '`becomes`',
  ],
  ['an item that takes itself', inItem({ do: 'take-card' }), 'market/0/abilities/0/do/0/do', 'kind "item"'],
  [
    'an unknown enemy',
    { ...inEncounter({ do: 'face', card: 'bat' }), market: [item] },
    'adventures/0/effects/0/card',
    'no card "bat"',
  ],
  [
    'a fight with an item',
    { ...inEncounter({ do: 'face', card: 'shield' }), market: [item] },
    'adventures/0/effects/0/card',
    'of kind "item"',
  ],
  [
    'an unknown skill',
    { ...inEncounter({ do: 'test', attribute: 'body', skill: 'swin', target: 9 }), heroes: [hero] },
    'adventures/0/effects/0/skill',
    'did you mean "swim"?',
  ],
  [
    'progress of an item',
    inItem({ do: 'progress', add: 1 }),
    'market/0/abilities/0/do/0/do',
    'Only an adventure card can have counters on it; this card is of kind "item".',
  ],
  [
    'an Item that takes gold',
    inItem({ do: 'lose-gold', amount: 1, onto: 'this' }),
    'market/0/abilities/0/do/0/onto',
    'Only an adventure card can take gold; this card is of kind "item".',
  ],
  [
    'a Hero that gives back what it took',
    inHero({ on: 'wounded', do: [{ do: 'take-back' }] }),
    'heroes/0/abilities/0/do/0/do',
    'Only an adventure card can give back what lies on it',
  ],
  [
    'a Challenge that goes on taking cards once it is taken',
    inPack('adventures', {
      ...challenge,
      reward: [{ do: 'take-card' }],
      becomes: {
        as: 'kept',
        abilities: [
          { on: 'wounded', do: [{ do: 'lose-card', kind: 'item', which: 'choice', onto: 'this' }] },
        ],
      },
    }),
    'adventures/0/becomes/abilities/0/do/0/onto',
    'it can take cards only while it is nobody',
  ],
  [
    'an Encounter that follows',
    inEncounter({ do: 'follow' }),
    'adventures/0/effects/0/do',
    'Only a Challenge that is fought can follow',
  ],
  [
    'a Challenge that follows once it is defeated',
    inPack('adventures', { ...challenge, reward: [{ do: 'follow' }] }),
    'adventures/0/reward/0/do',
    'Only a Challenge that is fought can follow',
  ],
  [
    'a Challenge that is laid on a space',
    inPack('adventures', { ...challenge, reward: [{ do: 'lay' }] }),
    'adventures/0/reward/0/do',
    'Only an Encounter can stay open or be laid on a space',
  ],
  [
    'an Encounter that lies on its space without end',
    inPack('adventures', { ...encounter, effects: [{ do: 'lay' }], abilities: [] }),
    'adventures/0/effects/0/do',
    'without end',
  ],
  [
    'a condition about progress of a hero',
    inHero({ on: 'wounded', if: { progress: { atLeast: 1 } }, do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/if/progress',
    'adventure card',
  ],
  [
    'success without a roll',
    inItem({ do: 'succeed' }),
    'market/0/abilities/0/do/0/do',
    '"before-roll" or "after-roll"',
  ],
  [
    'another roll inside a choice without a roll',
    inEncounter({ do: 'choose', options: [{ id: 'a', label: 'A', do: [{ do: 'reroll' }] }] }),
    'adventures/0/effects/0/options/0/do/0/do',
    'a roll under way',
  ],
  [
    'another roll before there are dice',
    inHero({ use: 'before-roll', id: 'again', label: 'again', do: [{ do: 'reroll' }] }),
    'heroes/0/abilities/0/do/0/do',
    '"after-roll"',
  ],
  ...(['reroll', 'succeed', 'fail'] as const).map(
    (effect) =>
      [
        `${effect} when the roll is over`,
        inHero({ on: 'attack-missed', do: [{ do: effect }] }),
        'heroes/0/abilities/0/do/0/do',
        'a roll under way',
      ] as const,
  ),
  [
    'an unknown town in a list',
    inPack('market', { ...ally, lists: { song: [{ do: 'teleport', to: 'town:forg' }] } }),
    'market/0/lists/song/0/to',
    'did you mean "forge"?',
  ],
  ['cancelling without harm', inItem({ do: 'cancel', amount: 1 }), 'market/0/abilities/0/do/0/do', '"harm"'],
  [
    'redirecting without harm',
    inHero({ on: 'wounded', do: [{ do: 'redirect', to: 'you' }] }),
    'heroes/0/abilities/0/do/0/do',
    '"harm"',
  ],
  [
    'an unknown town',
    inItem({ do: 'teleport', to: 'town:forg' }),
    'market/0/abilities/0/do/0/to',
    'did you mean "forge"?',
  ],
  [
    'an unknown place',
    inHero({ always: [{ stat: 'mind', add: 1 }], if: { space: ['forrest'] } }),
    'heroes/0/abilities/0/if/space/0',
    'did you mean "forest"?',
  ],
  [
    'a space off the board',
    inHero({ always: [{ stat: 'mind', add: 1 }], if: { space: ['h9999'] } }),
    'heroes/0/abilities/0/if/space/0',
    'no space "h9999"',
  ],
  [
    'an empty span',
    inHero({ on: 'wounded', if: { gold: {} }, do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/if/gold',
    'says nothing',
  ],
  [
    'an empty span in the condition of a quest',
    inPack('adventures', {
      ...encounter,
      effects: [{ do: 'special', effect: 'quest-visit', what: 'swamp', if: { gold: {} } }],
    }),
    'adventures/0/effects/0/if/gold',
    'says nothing',
  ],
  [
    'a span the wrong way round',
    inHero({ on: 'wounded', if: { gold: { atLeast: 3, atMost: 2 } }, do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/if/gold',
    'at least 3',
  ],
  [
    'a choice in a standing ability',
    inHero({ always: [{ stat: 'mind', of: 'one-of-your-allies', add: 1 }] }),
    'heroes/0/abilities/0/always/0/of',
    'your-allies',
  ],
  [
    'more taken than drawn',
    inItem({ do: 'draw-market', count: 2, take: 3 }),
    'market/0/abilities/0/do/0/take',
    '2 at most',
  ],
  [
    'a choice whose value changes for a while',
    inItem({ do: 'change', modifiers: [{ stat: 'mind', of: 'one-of-your-party', add: 1 }], for: 'round' }),
    'market/0/abilities/0/do/0/modifiers/0/of',
    'your-party',
  ],
  [
    'a row out of reach',
    inItem({
      do: 'roll-table',
      rows: [
        { upTo: 9, do: [] },
        { upTo: 9, do: [] },
      ],
    }),
    'market/0/abilities/0/do/0/rows/1/upTo',
    'above the 9',
  ],
  ['healing of nothing', inItem({ do: 'heal', who: 'you' }), 'market/0/abilities/0/do/0', 'heals nothing'],
  [
    'a hero that enters like an Event',
    inHero({ on: 'enters', do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/on',
    'Only an Event',
  ],
  [
    'a foe that decides',
    inEncounter({
      do: 'fight',
      foe: foe({ use: 'any', id: 'a', label: 'A', do: [{ do: 'end-turn' }] }),
    }),
    'adventures/0/effects/0/foe/abilities/0/use',
    'no abilities',
  ],
  [
    'a Challenge that decides',
    {
      ...good,
      adventures: [
        { ...challenge, abilities: [{ use: 'any', id: 'a', label: 'A', do: [{ do: 'end-turn' }] }] },
      ],
    },
    'adventures/0/abilities/0/use',
    'under `becomes`',
  ],
  [
    'a Hero that is discarded',
    inHero({ use: 'any', id: 'a', label: 'A', cost: { discard: true }, do: [{ do: 'end-turn' }] }),
    'heroes/0/abilities/0/cost/discard',
    'A Hero is no card',
  ],
  [
    'a Hero that discards itself for a course',
    inHero({
      on: 'wounded',
      do: [{ do: 'choose', options: [{ id: 'a', label: 'A', cost: { discard: true }, do: [] }] }],
    }),
    'heroes/0/abilities/0/do/0/options/0/cost/discard',
    'A Hero is no card',
  ],
  [
    'an Event that somebody pays with',
    inPack('adventures', {
      ...event,
      abilities: [{ use: 'any', id: 'a', label: 'A', cost: { discard: true }, do: [{ do: 'end-turn' }] }],
    }),
    'adventures/0/abilities/0/cost/discard',
    '"discard-this" ends it',
  ],
  [
    'an Event that is activated',
    inPack('adventures', {
      ...event,
      abilities: [{ use: 'any', id: 'a', label: 'A', cost: { activate: true }, do: [{ do: 'end-turn' }] }],
    }),
    'adventures/0/abilities/0/cost/activate',
    'Only Items',
  ],
  [
    'a Challenge that is discarded while it is fought',
    inPack('adventures', { ...challenge, beforeCombat: [{ do: 'discard-this' }] }),
    'adventures/0/beforeCombat/0/do',
    'while it is fought',
  ],
  [
    'a Challenge that is taken before it is defeated',
    inPack('adventures', { ...challenge, beforeCombat: [{ do: 'take-card' }] }),
    'adventures/0/beforeCombat/0/do',
    'once it is defeated',
  ],
  [
    'a card that is taken again',
    inPack('adventures', {
      ...challenge,
      becomes: { as: 'kept', abilities: [{ use: 'any', id: 'a', label: 'A', do: [{ do: 'take-card' }] }] },
    }),
    'adventures/0/becomes/abilities/0/do/0/do',
    'has been taken',
  ],
  [
    'an Encounter without end',
    inPack('adventures', { ...encounter, effects: [{ do: 'stay-open' }], abilities: [] }),
    'adventures/0/effects/0/do',
    'without end',
  ],
  [
    'a turn that ends as it begins',
    inPack('adventures', { ...event, abilities: [{ on: 'turn-start', do: [when({}, { do: 'end-turn' })] }] }),
    'adventures/0/abilities/0/do/0/then/0/do',
    'stand still',
  ],
  [
    'what always holds, if the roll succeeds with it',
    inHero({ always: [{ stat: 'roll', add: 1 }], if: { not: { succeeded: true } } }),
    'heroes/0/abilities/0/if/not/succeeded',
    'cannot depend on it',
  ],
  [
    'Life under a condition',
    inHero({ always: [{ stat: 'life', add: 1 }], if: { gold: { atLeast: 1 } } }),
    'heroes/0/abilities/0/always/0',
    'without any `if`',
  ],
  [
    'Stamina that is counted',
    inHero({ always: [{ stat: 'stamina', add: { count: 'your-gold' } }] }),
    'heroes/0/abilities/0/always/0/add',
    'plain number',
  ],
  [
    'Life of whoever is here',
    inHero({ always: [{ stat: 'life', of: 'heroes-here', add: 1 }] }),
    'heroes/0/abilities/0/always/0/of',
    'now this one',
  ],
  [
    'Life for a battle',
    inPack('adventures', { ...challenge, abilities: [{ always: [{ stat: 'life', of: 'you', add: -1 }] }] }),
    'adventures/0/abilities/0/always/0',
    'for a battle',
  ],
  [
    'Life for a while',
    inItem({ do: 'change', modifiers: [{ stat: 'life', add: 1 }], for: 'turn' }),
    'market/0/abilities/0/do/0/modifiers/0/stat',
    'in an `always`',
  ],
  [
    'a Captain that cannot fight',
    inPack('further', {
      kind: 'further',
      id: 'cap',
      name: 'Cap',
      source: 'original',
      sort: 'captain',
      cost: 1,
      stamina: 1,
      mind: fighter,
      body: fighter,
      spirit: fighter,
    }),
    'further/0/life',
    'has life',
  ],
  [
    'a card called like a choice',
    inPack('market', { ...item, id: 'nothing' }),
    'market/0/id',
    'call the card otherwise',
  ],
  [
    'a deck that is there already',
    { ...good, decks: [{ id: 'market', name: 'M' }] },
    'decks/0/id',
    'already',
  ],
  [
    'one deck twice',
    {
      ...good,
      decks: [
        { id: 'sea', name: 'M' },
        { id: 'sea', name: 'N' },
      ],
    },
    'decks/1/id',
    'taken already',
  ],
  [
    'a deck of adventures and Items',
    {
      ...good,
      adventures: [{ ...challenge, deck: 'sea' }],
      market: [{ ...item, deck: 'sea' }],
      decks: [{ id: 'sea', name: 'Sea' }],
    },
    'market/0/deck',
    'another sort',
  ],
  [
    'a place that is a space',
    { ...good, board: { ...board, places: [{ id: 'h0101', name: 'X' }] } },
    'board/places/0/id',
    'a space of the map',
  ],
  [
    'a town that is not on the map',
    { ...good, board: { ...board, towns: [...board.towns, { id: 'x', name: 'X', space: 'h9999' }] } },
    'board/towns/8/space',
    'no whole space',
  ],
];

describe('a contradiction', () => {
  it.each(contradictions)('%s', (_what, pack, path, words) => {
    expectProblem(pack, path, words, { board, modules: [islandOfDread] });
  });
});

describe('a pack that refers to others', () => {
  it('may name their cards and skills', () => {
    const pack = inEncounter(
      { do: 'face', card: 'bat' },
      { do: 'test', attribute: 'mind', skill: 'climb', target: 9 },
    );
    expect(checkContent(pack, { cards: ['bat'], skills: ['climb'] })).toEqual([]);
    expect(only(pack, { cards: ['bats'], skills: ['climb'] }).message).toContain('did you mean "bats"?');
    expect(only(pack, { cards: ['bat'], skills: [] }).message).toContain('No Hero has the skill "climb"');
  });

  it('may name any skill while no Heroes are known, and any town while no board is', () => {
    const pack = inEncounter(
      { do: 'test', attribute: 'mind', skill: 'climb', target: 9 },
      { do: 'teleport', to: 'town:nowhere' },
    );
    expect(checkContent(pack)).toEqual([]);
  });
});

describe('what is known in addition to a pack', () => {
  const nobody = {
    get cards(): never {
      throw new Error('called');
    },
  };
  it.each([
    [null],
    [5],
    ['cards'],
    [{ cards: 5 }],
    [{ cards: [5] }],
    [{ skills: 'all' }],
    [{ board: {} }],
    [nobody],
  ])('may be junk: %#', (known) => {
    expect(only(good, known as KnownContent).message).toContain('should be an object');
    expect(() => assertContent(good, known as KnownContent)).toThrow(InvalidContentError);
  });

  it('comes from a ruleset: a face among its Items is refused, a town that its board lacks too', () => {
    const known = knownIn(composeRuleset().rules.content);
    const pack = inEncounter({ do: 'face', card: 'healing-potion' }, { do: 'teleport', to: 'town:nowhere' });
    expect(checkContent(pack, known).map(({ path }) => path)).toEqual([
      'adventures/0/effects/0/card',
      'adventures/0/effects/1/to',
    ]);
    for (const junk of [null, 5, {}]) expect(() => knownIn(junk as never)).toThrow(InvalidContentError);
  });
});

describe('a bad pack', () => {
  it('gets a problem for each thing that is wrong', () => {
    const pack = {
      ...good,
      market: [
        { ...item, cost: -1, class: 'armour' },
        { ...ring, life: 3 },
      ],
    };
    expect(checkContent(pack).map(({ path }) => path)).toEqual([
      'market/0/cost',
      'market/1/life',
      'market/0/class',
    ]);
  });

  it('is refused with all its problems', () => {
    const pack = { ...good, market: [{ ...item, cost: -1 }], heros: [] };
    expect(() => assertContent(pack)).toThrow(InvalidContentError);
    try {
      assertContent(pack);
    } catch (error) {
      expect((error as InvalidContentError).problems).toEqual(checkContent(pack));
      expect((error as Error).message).toContain('market/0/cost');
    }
  });

  it('with endless problems gets a hundred and a count', () => {
    const problems = checkContent({ ...good, market: Array(150).fill({ kind: 'x' }) });
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.message).toBe('There are 50 problems more.');
  });
});
