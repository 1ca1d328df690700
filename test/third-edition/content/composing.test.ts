import { describe, expect, it } from 'vitest';
import { InvalidContentError, InvalidSaveError } from '../../../src/kernel/errors.js';
import { rulesetOf, rulesetWith, scenarioIds, scenarios } from '../../../src/third-edition/bundled.js';
import type { ContentPack } from '../../../src/third-edition/content/pack.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import { parseState } from '../../../src/third-edition/entries/saves.js';
import { asset, changed, enemy, good, hero, quest, skill } from './tiny-pack.js';

/* Composing looks at the shape of every pack from outside: what is none is refused with its place, and nothing breaks. */

const problemsOf = (packs: unknown): InvalidContentError['problems'] => {
  try {
    rulesetWith('corpse-king', packs as ContentPack[]).createGame({
      scenario: 'corpse-king',
      players: 2,
      seed: 1,
    });
  } catch (error) {
    if (error instanceof InvalidContentError) return error.problems;
    throw error;
  }
  return [];
};

const cycle: Record<string, unknown> = { id: 'a', name: 'A' };
cycle.skills = [cycle];

const junk: readonly (readonly [what: string, pack: unknown, path: string])[] = [
  ['nothing', null, 'packs/0'],
  ['a number', 5, 'packs/0'],
  ['no id', { name: 'A' }, 'packs/0/id'],
  ['a cycle', cycle, 'packs/0/skills/0'],
  ['a function', { ...good, skills: [() => skill] }, 'packs/0/skills/0'],
  ['cards that are no list', { ...good, skills: {} }, 'packs/0/skills'],
  ['a card that is none', { ...good, skills: [null] }, 'packs/0/skills/0'],
  ['a card of the wrong list', { ...good, skills: [hero] }, 'packs/0/skills/0/kind'],
  [
    'an enemy without health',
    { ...good, adventures: [{ ...enemy, health: undefined }] },
    'packs/0/adventures/0/health',
  ],
  [
    'a quest without outcomes',
    { ...good, adventures: [{ ...quest, outcomes: 3 }] },
    'packs/0/adventures/0/outcomes',
  ],
  ['an asset without a price', { ...good, assets: [{ ...asset, cost: '4' }] }, 'packs/0/assets/0/cost'],
  [
    'an ability of no sort',
    { ...good, assets: [{ ...asset, abilities: [{ id: 'a', label: 'A' }] }] },
    'packs/0/assets/0/abilities/0/use',
  ],
  [
    'an ability without an id',
    changed('skills', 0, { abilities: [{ use: 'turn', label: 'A', do: [] }] }),
    'packs/0/skills/0/abilities/0/id',
  ],
  ['a token with one face', changed('tokens', 0, { faces: [{ symbol: 'dash' }] }), 'packs/0/tokens/0/faces'],
  ["a token that is nobody's", changed('tokens', 0, { of: {} }), 'packs/0/tokens/0/of'],
  ['a board without hexes', { ...good, board: { id: 'b', name: 'B' } }, 'packs/0/board/hexes'],
  [
    'a hex that is nowhere',
    {
      ...good,
      board: {
        id: 'b',
        name: 'B',
        hexes: [{ id: 'here', terrain: 'plains' }],
        places: [],
        regions: [],
        rivers: [],
        roads: [],
        bridges: [],
      },
    },
    'packs/0/board/hexes/0/id',
  ],
];

describe('composing with a pack', () => {
  it.each(junk)('refuses %s', (_what, pack, path) => {
    const [first] = problemsOf([pack]);
    expect(first?.path.startsWith(path), first?.path).toBe(true);
  });

  it('names the card', () => {
    expect(problemsOf([{ ...good, assets: [{ ...asset, cost: 'much' }] }])[0]?.message).toContain(
      'long-bow: ',
    );
  });

  it.each([[5], ['packs'], [null], [{}]])('refuses what is no list of packs: %j', (packs) => {
    expect(problemsOf(packs)[0]?.path).toBe('packs');
  });

  it('takes no notice of what is changed in it afterwards', () => {
    const pack = JSON.parse(JSON.stringify(good));
    const { rules } = rulesetWith('corpse-king', [pack]);
    pack.skills[0].cost.combat = 9;
    expect(rules.content.cards['quick-feet']).toMatchObject({ cost: { combat: 1 } });
  });

  it('adds to what is in the box, and replaces cards of the same id', () => {
    const { content } = rulesetOf('corpse-king').rules;
    const id = content.decks.skills?.[0] ?? '';
    const { rules } = rulesetWith('corpse-king', [good, { id: 'b', name: 'B', skills: [{ ...skill, id }] }]);
    expect(rules.content.decks.skills?.length).toBe((content.decks.skills?.length ?? 0) + 1);
    expect(rules.content.cards[id]).toMatchObject({ cost: { combat: 1 }, success: true });
    expect(rules.content.fingerprint).not.toBe(content.fingerprint);
  });

  it.each(scenarioIds)('replaces each card and token of the box and of %s, at its place', (scenario) => {
    const lists = ['heroes', 'assets', 'skills', 'adventures', 'stories', 'villains'] as const;
    const { content } = rulesetOf(scenario).rules;
    let replaced = 0;
    for (const pack of [theBox, scenarios[scenario].pack] as readonly ContentPack[]) {
      const own = {
        id: 'own',
        name: 'Own',
        ...Object.fromEntries(
          lists.map((list) => [
            list,
            (pack[list] ?? []).map((card) => ({ ...card, name: 'Own', text: 'Own' })),
          ]),
        ),
        tokens: (pack.tokens ?? []).map((token) => ({ ...token, faces: [...token.faces].reverse() })),
      } as unknown as ContentPack;
      const { cards, tokens, decks } = rulesetWith(scenario, [own]).rules.content;
      for (const card of lists.flatMap((list): readonly { readonly id: string }[] => own[list] ?? [])) {
        replaced += 1;
        expect(cards[card.id], card.id).toEqual(card);
      }
      for (const token of own.tokens ?? []) expect(tokens[token.id], token.id).toEqual(token);
      expect(decks).toEqual(content.decks);
    }
    expect(replaced).toBe(Object.keys(content.cards).length);
  });

  it('leaves cards of another scenario out: they replace none', () => {
    const id = rulesetOf('corpse-king').rules.content.decks.story?.[0] ?? '';
    const story = { kind: 'story', id, name: 'Own', source: 'original', do: [] } as const;
    const of = (scenario: string) =>
      rulesetWith('corpse-king', [{ id: 'own', name: 'Own', stories: [{ ...story, scenario }] }]).rules
        .content;
    expect(of('corpse-king').cards[id]?.name).toBe('Own');
    expect(of('ascendance-of-margath').cards[id]?.name).not.toBe('Own');
    expect(of('ascendance-of-margath').fingerprint).toBe(rulesetOf('corpse-king').rules.content.fingerprint);
  });

  it('changes nothing by where its schema lies', () => {
    const print = (pack: ContentPack) => rulesetWith('corpse-king', [pack]).rules.content.fingerprint;
    expect(print({ $schema: './content-third-edition.schema.json', ...good })).toBe(print(good));
  });

  it('leaves the box to others, whose ruleset refuses its states', () => {
    const own = rulesetWith('corpse-king', [good]);
    const state = own.createGame({
      scenario: 'corpse-king',
      players: [{ hero: 'ana' }, { hero: 'lyssa' }],
      seed: 3,
    });
    expect(own.parseState(own.serialize(state))).toEqual(state);
    expect(rulesetOf('corpse-king').rules.content.cards.ana).toBeUndefined();
    expect(() => parseState(own.serialize(state))).toThrow(InvalidSaveError);
  });
});
