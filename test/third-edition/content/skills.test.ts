import { describe, expect, it } from 'vitest';
import { attributes } from '../../../src/third-edition/abilities/language.js';
import { adventureTypes, placeKinds, terrains } from '../../../src/third-edition/content/board-types.js';
import { type SkillCard, skillSets } from '../../../src/third-edition/content/cards.js';
import { skills } from '../../../src/third-edition/content/skills/index.js';
import { asserted } from '../../asserted.js';
import { count, isUsed, partsOf, untold } from './reading.js';

const named = (id: string): SkillCard => {
  const card = skills.find((each) => each.id === id);
  if (!card) throw new Error(`There is no skill ${id}.`);
  return card;
};
const abilitiesOf = (card: SkillCard) => card.abilities ?? [];
const trophies = ({ cost }: SkillCard): number => Object.values(cost).reduce((sum, each) => sum + each, 0);

describe('the skill deck', () => {
  it('has 60 cards in six sets of ten (3e.components.skill-cards, 3e.components.skill-sets)', () => {
    expect(skills).toHaveLength(60);
    expect(count(skills.map(({ set }) => set))).toEqual(
      Object.fromEntries(skillSets.map((set) => [set, 10])),
    );
    expect(new Set(skills.map(({ id }) => id)).size).toBe(60);
    expect(new Set(skills.map(({ name }) => name)).size).toBe(60);
  });

  it('has 20 of each type (3e.skill.types)', () => {
    expect(count(skills.map(({ type }) => type))).toEqual({ body: 20, mind: 20, spirit: 20 });
  });

  it('bears two success symbols in five cards, evenly in sets and types (3e.skill.success-share)', () => {
    const bearing = skills.filter(({ success }) => success);
    expect(bearing).toHaveLength(24);
    expect(count(bearing.map(({ set }) => set))).toEqual(
      Object.fromEntries(skillSets.map((set) => [set, 4])),
    );
    expect(count(bearing.map(({ type }) => type))).toEqual(
      Object.fromEntries(attributes.map((type) => [type, 8])),
    );
  });

  it('has all three types in every set, so that whatever sets are used every hero can learn', () => {
    for (const set of skillSets)
      expect(new Set(skills.filter((card) => card.set === set).map(({ type }) => type)).size, set).toBe(3);
    asserted(5);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(skills))).toEqual(skills);
  });
});

describe('published skills', () => {
  it.each([
    ['mountaineering', 'body', { any: 1 }],
    ['taxidermist', 'body', { any: 1 }],
    ['steadfastness', 'body', { any: 3, combat: 1 }],
    ['marksmanship', 'body', { any: 1, combat: 1 }],
    ['ambidexterity', 'body', { any: 3 }],
    ['cunning', 'mind', { any: 3 }],
    ['full-confidence', 'mind', { any: 1, combat: 1 }],
    ['delusions-of-grandeur', 'mind', { any: 1 }],
    ['healing-touch', 'spirit', { any: 2 }],
    ['water-walking', 'spirit', { exploration: 1 }],
    ['war-aria', 'spirit', { any: 1, combat: 1, social: 1 }],
    ['lust-for-magic', 'spirit', { any: 2 }],
  ])('%s is a skill of %s with its published cost', (id, type, cost) => {
    expect(named(id).type).toBe(type);
    expect(named(id).cost).toEqual(cost);
  });

  it('have their published bonuses', () => {
    expect(named('steadfastness').abilities).toEqual([{ always: 'bonus', stat: 'health', add: 3 }]);
    expect(named('cunning').abilities).toEqual([{ always: 'bonus', stat: 'mind', add: 2 }]);
    expect(named('war-aria').abilities).toEqual([
      { always: 'bonus', stat: 'health', add: { count: 'spirit' } },
    ]);
    expect(named('lust-for-magic').abilities).toEqual([
      { always: 'bonus', stat: 'spirit', add: 2 },
      { always: 'bonus', stat: 'mind', add: -1 },
    ]);
    expect(named('mountaineering')).toMatchObject({
      success: true,
      abilities: [{ always: 'die-as', terrain: 'mountain' }],
    });
  });

  it('Tireless moves a hex once per turn, and the damage of Spell Protection is no combat action', () => {
    expect(named('tireless').abilities).toMatchObject([
      { use: 'turn', limit: 'turn', do: [{ do: 'move', hexes: 1 }] },
    ]);
    expect(named('spell-protection').abilities).toMatchObject([
      { use: 'after-combat-action', do: [{ do: 'deal' }] },
    ]);
  });
});

describe('what skills say', () => {
  it('is what their data say', () => {
    for (const card of skills) {
      expect(abilitiesOf(card).length, card.id).toBeGreaterThan(0);
      expect(untold(card.text ?? '', abilitiesOf(card)), card.id).toEqual([]);
    }
    asserted(100);
  });

  it('names abilities once on a card, and only ground and places that exist, and the card says where', () => {
    for (const card of skills) {
      const ids = abilitiesOf(card)
        .filter(isUsed)
        .map(({ id }) => id);
      expect(new Set(ids).size, card.id).toBe(ids.length);
      for (const part of partsOf(card.abilities)) {
        if (part.always === 'die-as') expect(terrains, card.id).toContain(part.terrain);
        const { kinds = [], terrains: grounds = [] } = (part.at ?? {}) as {
          kinds?: string[];
          terrains?: string[];
        };
        for (const kind of kinds) expect(placeKinds, card.id).toContain(kind);
        for (const ground of grounds) expect(terrains, card.id).toContain(ground);
        for (const word of [...kinds, ...grounds]) expect(card.text, card.id).toContain(word);
      }
    }
    asserted(60);
  });

  it('never hangs a bonus on the very value it raises', () => {
    for (const card of skills)
      for (const ability of abilitiesOf(card))
        if ('always' in ability && ability.always === 'bonus' && typeof ability.add === 'object')
          expect(ability.add.count, card.id).not.toBe(ability.stat);
    asserted(1);
  });
});

/** What a bonus of 1 is worth in trophies; one that counts an attribute is worth as much as one of 2. */
const bonus = { speed: 2, health: 1.1, hand: 1.2, body: 1.4, mind: 1.4, spirit: 1.4 };

describe('the costs of skills', () => {
  it('are one to four trophies, most often two', () => {
    expect(count(skills.map(trophies))).toEqual({ 1: 18, 2: 22, 3: 18, 4: 2 });
    for (const { id, cost } of skills)
      for (const [of, many] of Object.entries(cost)) {
        expect(['any', ...adventureTypes], id).toContain(of);
        expect(many, id).toBeGreaterThan(0);
      }
  });

  it('follow from bonuses and abilities', () => {
    for (const card of skills) {
      let sum = 0;
      let used = 0;
      for (const ability of abilitiesOf(card))
        if ('always' in ability && ability.always === 'bonus')
          sum += bonus[ability.stat] * (typeof ability.add === 'number' ? ability.add : 2);
        else used += 1;
      expect(trophies(card), card.id).toBeGreaterThanOrEqual(sum - 1.2);
      expect(trophies(card), card.id).toBeLessThanOrEqual(sum + (used === 0 ? 1.2 : 4 * used));
    }
    asserted(100);
  });

  it('ask for each type of trophy about as often', () => {
    const asked = adventureTypes.map((type) => skills.reduce((sum, { cost }) => sum + (cost[type] ?? 0), 0));
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...asked)).toBeLessThanOrEqual(20);
  });

  it('let every set be entered with a single trophy or two', () => {
    for (const set of skillSets)
      expect(Math.min(...skills.filter((card) => card.set === set).map(trophies)), set).toBeLessThanOrEqual(
        2,
      );
    asserted(5);
  });
});
