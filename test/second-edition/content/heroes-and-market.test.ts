import { describe, expect, it } from 'vitest';
import type { Ability, Effect, UsedAbility } from '../../../src/second-edition/abilities/language.js';
import { flavorOf, textOf } from '../../../src/second-edition/card-texts.js';
import { adventures } from '../../../src/second-edition/content/adventures/index.js';
import type {
  AllyCard,
  CardSource,
  HeroCard,
  ItemCard,
  MarketCard,
} from '../../../src/second-edition/content/cards.js';
import { eventTexts } from '../../../src/second-edition/content/event-texts.js';
import { flavors } from '../../../src/second-edition/content/flavors.js';
import { heroes } from '../../../src/second-edition/content/heroes.js';
import { market } from '../../../src/second-edition/content/market/index.js';
import { movementDice } from '../../../src/second-edition/content/movement-dice.js';
import { texts } from '../../../src/second-edition/content/texts.js';
import { asserted } from '../../asserted.js';

const allies = market.filter((card): card is AllyCard => card.kind === 'ally');
const items = market.filter((card): card is ItemCard => card.kind === 'item');
const cards: readonly (HeroCard | MarketCard)[] = [...heroes, ...market];
const abilitiesOf = (card: HeroCard | MarketCard): readonly Ability[] => card.abilities ?? [];
const isUsed = (ability: Ability): ability is UsedAbility => 'use' in ability;
const usedOf = (card: HeroCard | MarketCard) => abilitiesOf(card).filter(isUsed);

const count = <T>(values: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Every object inside a piece of data, itself first. */
function* partsOf(data: unknown): Generator<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return;
  yield data as Record<string, unknown>;
  for (const value of Object.values(data)) yield* partsOf(value);
}

const named = (id: string) => {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
};

const idOf = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

describe('heroes and market cards', () => {
  it('are as many as the component list says', () => {
    expect(heroes).toHaveLength(12);
    expect(allies).toHaveLength(29);
    expect(items).toHaveLength(55);
    expect(market).toHaveLength(84);
  });

  it('are named by ids that follow from their names, each once', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const { id, name } of cards) expect(id).toBe(idOf(name));
  });

  it('are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards);
  });

  it('all have a line of flavor, and a text exactly if they have an ability', () => {
    for (const card of cards) {
      expect(flavorOf(card), card.id).toBeTruthy();
      expect(Boolean(textOf(card)), card.id).toBe(abilitiesOf(card).length > 0);
    }
    asserted(170);
  });

  it('have all that is written beside the cards: no text or flavor belongs to a card that is not there', () => {
    const ids = new Set([...cards, ...adventures].map(({ id }) => id));
    expect(Object.keys({ ...eventTexts, ...texts, ...flavors }).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('say where they come from', () => {
    const sources = cards.map(({ source }) => source);
    const documents = sources
      .filter((source): source is Exclude<CardSource, 'original'> => source !== 'original')
      .map(({ document, section }) => {
        expect(section).not.toBe('');
        return document;
      });
    expect(new Set(documents)).toEqual(new Set(['rulebook-2e', 'published-facts']));
    expect(documents).toHaveLength(8 + 4 + 11);
  });

  it('change the sum of a roll for that roll only, as no condition would narrow it later', () => {
    const changes = [...partsOf(cards)].filter(
      (part): part is Extract<Effect, { do: 'change' }> => part.do === 'change',
    );
    for (const change of changes) {
      if (change.modifiers.some(({ stat }) => stat === 'roll')) expect(change.for).toBe('roll');
    }
    asserted(6);
  });

  it('that always add to a roll say to which', () => {
    for (const card of cards) {
      for (const ability of abilitiesOf(card)) {
        if ('always' in ability && ability.always.some(({ stat }) => stat === 'roll')) {
          expect(
            [...partsOf(ability.if)].some((part) => 'roll' in part),
            card.id,
          ).toBe(true);
        }
      }
    }
    asserted(10);
  });

  it('that answer a roll or harm say whose, or are meant for the whole party', () => {
    const forAll = cards.flatMap((card) =>
      usedOf(card)
        .filter(({ use }) => use === 'before-roll' || use === 'after-roll' || use === 'harm')
        .filter((ability) => ability.if?.whose === undefined)
        .map(() => card.id),
    );
    expect(forAll).toEqual(['sister-of-the-vigil', 'prince-gardun']);
  });

  it('use much of the ability language', () => {
    const effects = new Set(
      [...partsOf(cards)].map((part) => part.do).filter((word) => typeof word === 'string'),
    );
    for (const effect of [
      'attack',
      'change',
      'succeed',
      'reroll',
      'cancel',
      'redirect',
      'defeat-enemy',
      'get-away',
      'extra-attack',
      'skip-phase',
      'draw-market',
      'stock-market',
      'move',
      'teleport',
      'reroll-movement',
      'extra-movement',
      'replenish',
      'gain-experience',
      'refresh',
      'heal',
      'choose',
      'roll-table',
      'test',
      'gain-gold',
    ]) {
      expect(effects, effect).toContain(effect);
    }
    const windows = new Set(cards.flatMap(usedOf).map(({ use }) => use));
    expect(windows.size).toBeGreaterThanOrEqual(12);
    const words = new Set(
      [...partsOf(cards)].flatMap(({ enemy }) => (Array.isArray(enemy) ? (enemy as string[]) : [])),
    );
    expect([...words].sort()).toEqual([
      'beast',
      'construct',
      'demon',
      'dragon',
      'giant',
      'humanoid',
      'spirit',
      'undead',
    ]);
  });
});

describe('heroes', () => {
  const skills = [
    'bluff',
    'climb',
    'diplomacy',
    'leap',
    'lore',
    'perception',
    'stealth',
    'survival',
    'swim',
    'tracking',
  ];

  it('keep to the spans of the printed ones', () => {
    for (const hero of heroes) {
      const attributes = [hero.mind, hero.body, hero.spirit];
      const values = attributes.map(({ value }) => value);
      expect(hero.life, hero.id).toBeOneOf([4, 5, 6]);
      expect(hero.stamina, hero.id).toBeOneOf([2, 3, 4]);
      for (const { value, damage } of attributes) {
        expect(value, hero.id).toBeOneOf([0, 1, 2, 3, 4, 5]);
        expect(damage, hero.id).toBeOneOf([1, 2]);
        if (damage === 2) expect(value, hero.id).toBe(Math.max(...values));
      }
      expect(
        values.reduce((sum, value) => sum + value, 0),
        hero.id,
      ).toBeOneOf([8, 9, 10]);
      expect(abilitiesOf(hero).length, hero.id).toBeOneOf([1, 2]);
    }
    asserted(110);
  });

  it('are four of each kind', () => {
    const best = (hero: HeroCard) => {
      if (hero.mind.value > hero.body.value && hero.mind.value >= hero.spirit.value) return 'mind';
      return hero.spirit.value > hero.body.value ? 'spirit' : 'body';
    };
    // Who is as strong in Body as in Spirit, or nearly so, is what its ability makes of it.
    const equal = { 'varikas-the-dead': 'spirit', 'battlemage-jaes': 'spirit', 'wren-ashquill': 'mind' };
    const kinds = heroes.map((hero) => equal[hero.id as keyof typeof equal] ?? best(hero));
    expect(Object.fromEntries(count(kinds))).toEqual({ mind: 4, body: 4, spirit: 4 });
  });

  it('have two or three skills, each of the same ten, each skill of more than one hero', () => {
    const all = heroes.flatMap((hero) => Object.keys(hero.skills ?? {}));
    expect([...new Set(all)].sort()).toEqual(skills);
    for (const [skill, times] of count(all)) expect(times, skill).toBeGreaterThan(1);
    for (const { id, skills: own = {} } of heroes) {
      expect(Object.keys(own).length, id).toBeOneOf([2, 3]);
      for (const bonus of Object.values(own)) expect(bonus, id).toBeOneOf([2, 3, 4]);
    }
  });
});

describe('allies', () => {
  it('keep to their spans', () => {
    for (const ally of allies) {
      expect(ally.cost, ally.id).toBeGreaterThanOrEqual(2);
      expect(ally.cost, ally.id).toBeLessThanOrEqual(15);
      expect(ally.life, ally.id).toBeOneOf([1, 2, 3, 4, 5]);
      expect(ally.stamina, ally.id).toBeOneOf([0, 1, 2, 3, 4]);
      for (const { value, damage } of [ally.mind, ally.body, ally.spirit]) {
        expect(value, ally.id).toBeOneOf([0, 1, 2, 3, 4, 5, 6]);
        expect(damage, ally.id).toBeOneOf([0, 1, 2, 3]);
      }
    }
    asserted(260);
  });

  it('have an ability, about two thirds of them', () => {
    expect(allies.filter((ally) => abilitiesOf(ally).length > 0)).toHaveLength(21);
  });

  it('can pay for their abilities', () => {
    for (const ally of allies) {
      for (const { cost } of usedOf(ally)) {
        expect(cost?.exhaustion ?? 0, ally.id).toBeLessThanOrEqual(ally.stamina);
        expect(cost?.wounds ?? 0, ally.id).toBeLessThan(ally.life);
      }
    }
    asserted(30);
  });
});

describe('items', () => {
  it('are of all classes and uses', () => {
    expect(Object.fromEntries(count(items.map((item) => item.class)))).toEqual({
      weapon: 17,
      armor: 12,
      potion: 4,
      gear: 5,
      rune: 5,
      relic: 4,
      artifact: 8,
    });
    expect(Object.fromEntries(count(items.map(({ use }) => use)))).toEqual({
      activate: 21,
      discard: 15,
      always: 19,
    });
  });

  it('cost 1 to 15 gold', () => {
    const costs = items.map(({ cost }) => cost);
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([1, 15]);
  });

  it('have one ability to use if they are activated or discarded, and none if they are always on', () => {
    for (const item of items) {
      expect(usedOf(item).length, item.id).toBe(item.use === 'always' ? 0 : 1);
      expect(item.abilities.length, item.id).toBeGreaterThan(0);
    }
    asserted(90);
  });

  it('do not state the cost that their icon stands for', () => {
    for (const item of items) {
      for (const { cost } of usedOf(item)) {
        expect(cost?.activate, item.id).toBeUndefined();
        expect(cost?.discard, item.id).toBeUndefined();
      }
    }
    asserted(60);
  });
});

describe('published cards', () => {
  it('Varikas the Dead is as in the example of a Challenge', () => {
    expect(named('varikas-the-dead')).toMatchObject({
      source: { document: 'rulebook-2e' },
      stamina: 4,
      mind: { value: 1 },
      body: { value: 4 },
      spirit: { value: 4, damage: 1 },
      abilities: [
        {
          use: 'before-combat',
          cost: { exhaustion: 1 },
          do: [{ do: 'attack', type: 'magic', damage: 1 }],
        },
      ],
    });
    expect(named('varikas-the-dead')).not.toHaveProperty('skills.swim');
  });

  it.each([
    ['spiritseeker-mok', { cost: { exhaustion: 2 }, do: [{ do: 'heal', who: 'bearer', wounds: 1 }] }],
    ['ronan-of-the-wild', { do: [{ do: 'reroll-movement' }] }],
    ['mad-carthos', { use: 'before-combat' }],
    ['padded-leather-armor', { use: 'harm', do: [{ do: 'cancel', amount: 1 }] }],
    ['dwarven-fire-bomb', { use: 'before-combat', do: [{ do: 'attack', type: 'ranged' }] }],
    ['soul-burn', { use: 'magic' }],
    ['white-blade', { use: 'before-combat' }],
    ['mace-of-kellos', { do: [{ do: 'change', modifiers: [{ stat: 'melee-damage', add: 2 }] }] }],
    ['lightning-mace', { always: [{ stat: 'roll', add: 4 }], if: { attribute: ['body'] } }],
    ['burning-priest', { use: 'before-roll', cost: { exhaustion: 1 }, if: { whose: 'you' } }],
    ['wings-of-regiroth', { do: [{ do: 'move', spaces: 4 }] }],
  ])('%s does what is published', (id, ability) => {
    expect(named(id).abilities?.[0]).toMatchObject(ability);
    expect(named(id).source).not.toBe('original');
  });

  it.each([
    ['padded-leather-armor', { class: 'armor', use: 'activate' }],
    ['dwarven-fire-bomb', { use: 'discard' }],
    ['soul-burn', { use: 'activate' }],
    ['white-blade', { class: 'weapon', type: 'sword', use: 'activate' }],
    ['lightning-mace', { class: 'weapon', type: 'mace', use: 'always' }],
    ['dragontooth-hammer', { class: 'weapon', type: 'mace' }],
    ['mace-of-kellos', { class: 'weapon', type: 'mace', use: 'activate' }],
    ['wings-of-regiroth', { class: 'armor' }],
    ['teleport-rune', { class: 'rune', use: 'activate' }],
    ['westerian-shell-shield', { kind: 'item' }],
    ['black-dagger', { kind: 'item' }],
    ['acolyte-of-flame', { life: 2, spirit: { value: 1, damage: 1 } }],
    ['mad-carthos', { body: { value: 3, damage: 1 } }],
    ['prince-gardun', { kind: 'ally' }],
    ['kirion-drake-blood', { kind: 'ally' }],
    ['mordrog', { kind: 'hero' }],
    ['corbin-axebearer', { kind: 'hero' }],
    ['red-scorpion', { kind: 'hero' }],
    ['battlemage-jaes', { kind: 'hero' }],
  ])('%s has its published values', (id, values) => {
    expect(named(id)).toMatchObject(values);
    expect(named(id).source).not.toBe('original');
  });
});

describe('a movement die', () => {
  it('has six faces and the odds that were counted', () => {
    expect(movementDice).toHaveLength(6);
    for (const face of movementDice) expect(face.length).toBeGreaterThanOrEqual(2);
    expect(Object.fromEntries(count(movementDice.flat()))).toEqual({
      road: 4,
      plains: 3,
      hill: 2,
      river: 2,
      forest: 1,
      swamp: 1,
      mountain: 1,
    });
  });

  it('is asked only for faces that it has', () => {
    for (const { faces } of partsOf(cards)) {
      for (const face of (faces as number[] | undefined) ?? [])
        expect(movementDice).toHaveProperty([face - 1]);
    }
    asserted(5);
  });
});
