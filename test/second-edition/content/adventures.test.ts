import { describe, expect, it } from 'vitest';
import type { Ability, Color } from '../../../src/second-edition/abilities/language.js';
import { flavorOf, textOf } from '../../../src/second-edition/card-texts.js';
import { adventures } from '../../../src/second-edition/content/adventures/index.js';
import { board } from '../../../src/second-edition/content/board.js';
import type {
  AdventureCard,
  ChallengeCard,
  EncounterCard,
} from '../../../src/second-edition/content/cards.js';
import { checkContent } from '../../../src/second-edition/content/check.js';
import { heroes } from '../../../src/second-edition/content/heroes.js';
import { effectSchema } from '../../../src/second-edition/content/schema-abilities.js';
import { asserted } from '../../asserted.js';
import { packs } from '../modules/adventure-packs/packs.js';

const isChallenge = (card: AdventureCard): card is ChallengeCard => card.kind === 'challenge';
const isEncounter = (card: AdventureCard): card is EncounterCard => card.kind === 'encounter';
const challenges = adventures.filter(isChallenge);
const encounters = adventures.filter(isEncounter);

const count = (color: Color, kind?: AdventureCard['kind']) =>
  adventures.filter((card) => card.color === color && (kind === undefined || card.kind === kind)).length;

type Part = Readonly<Record<string, unknown>>;

/** Every object within a value, the value included. */
function parts(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(parts)];
}

const effectKinds = (value: unknown) =>
  new Set(
    parts(value)
      .map((part) => part.do)
      .filter((word) => typeof word === 'string'),
  );

/** Target values, damages and Life, least and most. */
const curve: Readonly<
  Record<Color, Readonly<Record<'value' | 'damage' | 'life', readonly [number, number]>>>
> = {
  green: { value: [9, 16], damage: [0, 3], life: [1, 4] },
  yellow: { value: [12, 17], damage: [1, 2], life: [2, 4] },
  blue: { value: [13, 19], damage: [1, 3], life: [3, 6] },
  red: { value: [18, 22], damage: [2, 4], life: [5, 9] },
};

/** Printed values are what they are. */
const printed = ['brood-of-the-bloodmother'];

const rewardGold: Readonly<Record<Color, number>> = { green: 3, yellow: 5, blue: 9, red: 5 };

describe('the 84 adventure cards', () => {
  it.each([
    ['green', 25, 4, 6, 35],
    ['yellow', 17, 4, 4, 25],
    ['blue', 11, 2, 3, 16],
    ['red', 8, 0, 0, 8],
  ] as const)(
    '%s: %i Challenges, %i Events, %i Encounters, %i cards',
    (color, fights, events, stories, all) => {
      expect(count(color, 'challenge')).toBe(fights);
      expect(count(color, 'event')).toBe(events);
      expect(count(color, 'encounter')).toBe(stories);
      expect(count(color)).toBe(all);
    },
  );

  it('have ids of their own, made from their names', () => {
    expect(new Set(adventures.map((card) => card.id)).size).toBe(adventures.length);
    for (const card of adventures)
      expect(card.id).toBe(
        card.name
          .toLowerCase()
          .replace(/'/g, '')
          .replace(/[^a-z]+/g, '-'),
      );
  });

  it('are right content', () => {
    expect(checkContent({ id: 'adventures', name: 'Adventures', heroes, adventures, board })).toEqual([]);
  });

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(adventures))).toEqual(adventures);
  });

  it.each(adventures)('$name says what it does, sets a mood and names its source', (card) => {
    expect(textOf(card)).toMatch(/^[A-Z].*\.$/);
    expect(flavorOf(card)).toMatch(/^[A-Z].*[.?]$/);
    if (card.source === 'original') return;
    expect(['rulebook-2e', 'published-facts']).toContain(card.source.document);
    expect(card.source.section).not.toBe('');
  });

  it('carry the names that the rulebook and public reports name', () => {
    const named = adventures.filter((card) => card.source !== 'original').map((card) => card.name);
    expect(named.sort()).toEqual([
      'A Question of Honor',
      'Atavax',
      'Brood of the Bloodmother',
      'Call Down the Inferno',
      'Death Witch',
      'Ferrox on the Prowl',
      'High Lord Margath',
      'Mistress of the Ferrox',
      'Skeleton of Margath',
    ]);
  });

  it('use nearly all of the ability language, with those of the packs that are shuffled in', () => {
    const used = effectKinds([...adventures, ...packs.flatMap(({ pack }) => pack.adventures ?? [])]);
    const unused = effectSchema.options
      .map((option) => option.shape.do.value)
      .filter((kind) => !used.has(kind));
    expect(unused.length).toBeLessThan(effectSchema.options.length / 10);
  });
});

describe('Challenges', () => {
  it.each(challenges.filter(({ id }) => !printed.includes(id)))(
    '$name lies on the curve of its color',
    (card) => {
      const { value, damage, life } = curve[card.color ?? 'green'];
      const within = (n: number, [least, most]: readonly [number, number]) => n >= least && n <= most;
      expect(within(card.life, life)).toBe(true);
      for (const side of [card.mind, card.body, card.spirit]) {
        expect(within(side.value, value)).toBe(true);
        expect(within(side.damage, damage)).toBe(true);
      }
    },
  );

  it.each(challenges)('$name makes it matter where it is attacked', ({ mind, body, spirit }) => {
    const sides = [mind, body, spirit].map((side) => `${side.value}/${side.damage}`);
    expect(new Set(sides).size).toBeGreaterThan(1);
  });

  it('have the printed values of Brood of the Bloodmother', () => {
    expect(challenges.find(({ id }) => id === 'brood-of-the-bloodmother')).toMatchObject({
      color: 'yellow',
      life: 3,
      mind: { value: 15, damage: 0 },
      body: { value: 11, damage: 1 },
      spirit: { value: 14, damage: 2 },
      beforeCombat: [
        {
          do: 'test',
          attribute: 'body',
          skill: 'swim',
          target: 14,
          failure: [{ do: 'wounds', to: 'you', amount: 1 }],
        },
      ],
      reward: [{ do: 'gain-gold', amount: 3 }, { do: 'take-card' }],
      becomes: { as: 'kept' },
    });
  });

  it.each(challenges.filter(({ victory }) => !victory))('$name is worth defeating', (card) => {
    expect(card.reward?.length).toBeGreaterThan(0);
    for (const part of parts(card.reward))
      if (part.do === 'gain-gold' && typeof part.amount === 'number')
        expect(part.amount).toBeLessThanOrEqual(rewardGold[card.color ?? 'green']);
  });

  it.each(challenges)('$name has type words', (card) => {
    expect(card.words?.length).toBeGreaterThanOrEqual(1);
    expect(card.words?.length).toBeLessThanOrEqual(3);
  });

  it('stay simple, half of them', () => {
    const twists = (card: ChallengeCard) =>
      (card.beforeCombat?.length ?? 0) + (card.abilities?.length ?? 0) + (card.escape === false ? 1 : 0);
    expect(challenges.filter((card) => twists(card) <= 1).length).toBeGreaterThanOrEqual(
      challenges.length / 2,
    );
  });
});

describe('cards that can be taken', () => {
  it.each(adventures)('$name becomes something exactly if it says it is taken', (card) => {
    expect(effectKinds(card).has('take-card')).toBe('becomes' in card && card.becomes !== undefined);
  });
});

describe('red Challenges', () => {
  const red = challenges.filter(({ color }) => color === 'red');

  it('are Margath, his Skeleton and six Dragon Lords', () => {
    expect(red.filter(({ victory }) => victory).map(({ id }) => id)).toEqual(['high-lord-margath']);
    const skeleton = red.find(({ id }) => id === 'skeleton-of-margath');
    expect(skeleton?.rune).toBeUndefined();
    expect(skeleton?.reward).toContainEqual({ do: 'face', card: 'high-lord-margath', escape: false });
    expect(red.filter(({ rune }) => rune)).toHaveLength(6);
    expect(challenges.filter(({ rune, victory }) => rune || victory)).toHaveLength(7);
  });

  it.each(red.filter(({ rune }) => rune))('$name is kept as a Dragon Rune', (card) => {
    expect(card.reward?.[0]).toEqual({ do: 'take-card' });
    expect(card.becomes?.as).toBe('kept');
    expect(card.words).toContain('dragon-lord');
  });
});

describe('Encounters', () => {
  const open = encounters.filter((card) => effectKinds(card.effects).has('stay-open'));

  it('end at once, or stay open and have abilities', () => {
    expect(open.length).toBeGreaterThanOrEqual(5);
    for (const card of encounters) expect(card.abilities !== undefined).toBe(open.includes(card));
  });

  it.each(open)('$name can be brought to an end, and let go or failed', ({ abilities }) => {
    const ending = (abilities ?? []).filter((ability: Ability) => {
      const kinds = effectKinds(ability);
      return kinds.has('finish') || kinds.has('take-card');
    });
    expect(ending.length).toBeGreaterThanOrEqual(2);
    expect(ending.some((ability) => 'use' in ability)).toBe(true);
  });

  it('let the player leave every choice without paying', () => {
    for (const part of parts(adventures)) {
      if (part.do !== 'choose') continue;
      const options = part.options as readonly Part[];
      expect(options.some((option) => option.cost === undefined && option.if === undefined)).toBe(true);
    }
    asserted(10);
  });
});

describe('Events', () => {
  const events = adventures.filter((card) => card.kind === 'event');

  it('grow more serious with their color', () => {
    const numbers = (color: Color) =>
      events.filter((card) => card.color === color).map((card) => card.number);
    expect(numbers('green').sort()).toEqual([1, 1, 1, 2]);
    expect(numbers('yellow').sort()).toEqual([1, 1, 2, 2]);
    expect(numbers('blue').sort()).toEqual([2, 3]);
  });
});
