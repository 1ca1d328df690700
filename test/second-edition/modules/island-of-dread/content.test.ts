import { describe, expect, it } from 'vitest';
import type {
  AdventureCard,
  Card,
  ChallengeCard,
  EncounterCard,
} from '../../../../src/second-edition/content/cards.js';
import { checkContent } from '../../../../src/second-edition/content/check.js';
import { riseOfTheDragonLords } from '../../../../src/second-edition/content/rise-of-the-dragon-lords.js';
import { islandAdventures } from '../../../../src/second-edition/modules/island-of-dread/content/adventures/index.js';
import { captains } from '../../../../src/second-edition/modules/island-of-dread/content/captains.js';
import { islandHeroes } from '../../../../src/second-edition/modules/island-of-dread/content/heroes.js';
import { legendaryItems } from '../../../../src/second-edition/modules/island-of-dread/content/legendary.js';
import { islandMarket } from '../../../../src/second-edition/modules/island-of-dread/content/market.js';
import { theIslandOfDread } from '../../../../src/second-edition/modules/island-of-dread/content/the-island-of-dread.js';
import { asserted } from '../../../asserted.js';

const cards: readonly Card[] = [
  ...islandHeroes,
  ...islandAdventures,
  ...islandMarket,
  ...legendaryItems,
  ...captains,
];
const baseSkills = new Set(riseOfTheDragonLords.heroes?.flatMap(({ skills }) => Object.keys(skills ?? {})));
const deckOf = (card: AdventureCard): string => card.deck ?? card.color ?? '';
const inDeck = (deck: string, kind?: AdventureCard['kind']) =>
  islandAdventures.filter((card) => deckOf(card) === deck && (kind === undefined || card.kind === kind));
const isChallenge = (card: AdventureCard): card is ChallengeCard => card.kind === 'challenge';
const isEncounter = (card: AdventureCard): card is EncounterCard => card.kind === 'encounter';
const challenges = islandAdventures.filter(isChallenge);
const encounters = islandAdventures.filter(isEncounter);
const assif = challenges.find(({ id }) => id === 'assif-shib-sa') as ChallengeCard;

type Part = Readonly<Record<string, unknown>>;

/** Every object within a value, the value included. */
function parts(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(parts)];
}

const says = (value: unknown, effect: string) => parts(value).some((part) => part.do === effect);
const specials = (value: unknown, effect: string) => parts(value).filter((part) => part.effect === effect);

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z]+/g, '-');

describe('the box', () => {
  it.each([
    ['iod.components.adventure-cards-green', 'green', 16, 3, 4, 23],
    ['iod.components.adventure-cards-yellow', 'yellow', 13, 3, 3, 19],
    ['iod.components.adventure-cards-sea', 'sea', 13, 3, 4, 20],
    ['iod.components.adventure-cards-red', 'red', 7, 0, 0, 7],
    ['iod.components.adventure-cards-silver', 'silver', 6, 0, 2, 8],
  ] as const)(
    '%s: %s has %i Challenges, %i Events, %i Encounters, %i cards',
    (_, deck, fights, events, stories, all) => {
      expect(inDeck(deck, 'challenge')).toHaveLength(fights);
      expect(inDeck(deck, 'event')).toHaveLength(events);
      expect(inDeck(deck, 'encounter')).toHaveLength(stories);
      expect(inDeck(deck)).toHaveLength(all);
    },
  );

  it('iod.components.adventure-cards-total: 77 adventure cards', () => {
    expect(islandAdventures).toHaveLength(77);
  });

  it('iod.decks.no-blue: what is blue is of the sea deck', () => {
    expect(islandAdventures.filter(({ color }) => color === 'blue')).toEqual(inDeck('sea'));
  });

  it('iod.components.market-cards: 1 Ally and 10 Items', () => {
    expect(islandMarket.filter(({ kind }) => kind === 'ally')).toHaveLength(1);
    expect(islandMarket.filter(({ kind }) => kind === 'item')).toHaveLength(10);
  });

  it('iod.components.captain-cards, iod.components.hero-cards: 14 Captains, 8 Heroes', () => {
    expect(captains).toHaveLength(14);
    expect(islandHeroes).toHaveLength(8);
  });

  it('iod.components.legendary-counters: one of each of the eight', () => {
    expect(legendaryItems.map(({ name }) => name)).toEqual([
      'Spear of Trelton',
      'Sword of Antenor',
      'Talisman of Korsec-Amin',
      'Helmet of Trelton',
      'Shield of Antenor',
      'Emerald of Korsec-Amin',
      'Jewel of Trelton',
      'Book of Korsec-Amin',
    ]);
  });

  it('iod.decks.base-adventures-out: leaves the adventures of the base game in theirs', () => {
    expect(theIslandOfDread.insteadOf).toEqual([riseOfTheDragonLords.id]);
  });
});

describe('the cards', () => {
  it('are right content', () => {
    expect(checkContent(theIslandOfDread, { skills: baseSkills })).toEqual([]);
  });

  it('are plain data, with ids of their own made from their names', () => {
    expect(JSON.parse(JSON.stringify(theIslandOfDread))).toEqual(theIslandOfDread);
    for (const { id, name } of cards) expect(id).toBe(idOf(name));
    const base = [
      ...(riseOfTheDragonLords.heroes ?? []),
      ...(riseOfTheDragonLords.adventures ?? []),
      ...(riseOfTheDragonLords.market ?? []),
    ];
    const ids = [...cards, ...base].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(cards)('$name says what it does, and sets a mood', (card) => {
    expect(card.flavor).toMatch(/^[A-Z].*[.?]$/);
    const plain = 'abilities' in card && card.abilities === undefined && card.kind !== 'challenge';
    if (card.kind === 'further' && card.abilities === undefined) expect(card.text).toBeUndefined();
    else if (!plain) expect(card.text).toMatch(/^[A-Z].*\.$/);
  });

  it('name their source where the rulebook or a public report names them', () => {
    const named = cards.filter(({ source }) => source !== 'original').map(({ name }) => name);
    expect(named).toEqual([
      'Steelhorns',
      'Assif Shib-Sa',
      ...legendaryItems.map(({ name }) => name),
      'The Vulgar Princess',
    ]);
  });
});

/** Target values, damages and Life, least and most. */
const curve: Readonly<
  Record<string, Readonly<Record<'value' | 'damage' | 'life', readonly [number, number]>>>
> = {
  green: { value: [11, 15], damage: [0, 2], life: [2, 4] },
  yellow: { value: [12, 16], damage: [1, 2], life: [3, 4] },
  sea: { value: [14, 17], damage: [1, 3], life: [3, 5] },
  silver: { value: [16, 18], damage: [1, 2], life: [3, 5] },
  red: { value: [16, 19], damage: [1, 3], life: [5, 6] },
};

describe('Challenges', () => {
  it.each(challenges.filter((card) => card !== assif))('$name lies on the curve of its deck', (card) => {
    const { value, damage, life } = curve[deckOf(card)] ?? {};
    const within = (n: number, span: readonly [number, number] | undefined) =>
      span !== undefined && n >= span[0] && n <= span[1];
    expect(within(card.life, life)).toBe(true);
    for (const side of [card.mind, card.body, card.spirit]) {
      expect(within(side.value, value)).toBe(true);
      expect(within(side.damage, damage)).toBe(true);
    }
    expect(
      new Set([card.mind, card.body, card.spirit].map((s) => `${s.value}/${s.damage}`)).size,
    ).toBeGreaterThan(1);
  });

  it('iod.legendary.book-life: Assif Shib-Sa is the hardest of all, and has more Life than the Book leaves it', () => {
    expect(assif.life).toBeGreaterThan(7);
    expect(challenges.filter(({ victory }) => victory)).toEqual([assif]);
    for (const card of challenges)
      for (const side of ['mind', 'body', 'spirit'] as const)
        if (card !== assif) expect(card[side].value).toBeLessThanOrEqual(assif[side].value);
  });

  it.each(challenges.filter((card) => card !== assif))('$name is worth defeating', ({ reward }) => {
    expect(reward?.length).toBeGreaterThan(0);
  });

  it('iod.map.earned-from-sea: map counters come from the sea, and most of its Challenges give one', () => {
    const giving = islandAdventures.filter((card) => specials(card, 'gain-map').length > 0);
    for (const card of giving) expect(deckOf(card)).toBe('sea');
    expect(giving.length).toBeGreaterThanOrEqual(10);
    for (const card of giving) expect(card.kind).toBe('challenge');
  });

  it('iod.legendary.sources: Legendary Items are the reward of red Challenges', () => {
    const giving = challenges.filter((card) => specials(card.reward, 'gain-legendary').length > 0);
    expect(giving.map(deckOf).filter((deck) => deck === 'red')).toHaveLength(4);
    expect(giving.map(deckOf).filter((deck) => deck === 'green' || deck === 'yellow')).toEqual([]);
  });
});

describe('Events', () => {
  const events = islandAdventures.filter((card) => card.kind === 'event');

  it('grow more serious with their deck', () => {
    const numbers = (deck: string) =>
      events.filter((card) => deckOf(card) === deck).map((card) => card.number);
    expect(numbers('green').sort()).toEqual([1, 1, 2]);
    expect(numbers('yellow').sort()).toEqual([1, 2, 2]);
    expect(numbers('sea').sort()).toEqual([2, 3, 3]);
  });

  it('iod.board.event-tiles-placed-by-event: one lays the tiles of each kind, when it comes into play', () => {
    const laid = events.flatMap((card) =>
      card.abilities.flatMap((ability) =>
        'on' in ability && ability.on === 'enters'
          ? specials(ability.do, 'lay-tiles').map(({ what }) => what)
          : [],
      ),
    );
    expect(laid.sort()).toEqual(['plains', 'ruins', 'sea', 'sea-lane']);
    expect(specials(islandAdventures, 'lay-tiles')).toHaveLength(4);
  });
});

describe('Encounters', () => {
  const open = encounters.filter((card) => says(card.effects, 'stay-open'));

  it('end at once, or stay open and have abilities', () => {
    expect(open.length).toBeGreaterThanOrEqual(3);
    for (const card of encounters) expect(card.abilities !== undefined).toBe(open.includes(card));
  });

  it.each(open)('$name can be brought to an end by itself and by its player', ({ abilities = [] }) => {
    const ending = abilities.filter((ability) => says(ability, 'finish'));
    expect(ending.some((ability) => 'use' in ability)).toBe(true);
    expect(ending.some((ability) => 'on' in ability)).toBe(true);
  });

  it('let the player leave every choice without paying', () => {
    for (const part of parts(islandAdventures)) {
      if (part.do !== 'choose') continue;
      const options = part.options as readonly Part[];
      expect(options.some((option) => option.cost === undefined && option.if === undefined)).toBe(true);
    }
    asserted(10);
  });

  it('are taken exactly if they say as what', () => {
    for (const card of islandAdventures)
      expect(says(card, 'take-card'), card.id).toBe('becomes' in card && card.becomes !== undefined);
    asserted(60);
  });
});

describe('Captains', () => {
  it('iod.captain.not-ally: cost, fight and last like Allies, of different worth', () => {
    expect(captains.map(({ cost }) => cost)).toEqual(
      [...captains.map(({ cost }) => cost)].sort((a, b) => a - b),
    );
    for (const { stamina, life, id } of captains) {
      // A voyage from island to island meets two or three anchors; each costs 1 exhaustion.
      expect(stamina + life, id).toBeGreaterThanOrEqual(4);
    }
    expect(captains[0]?.id).toBe('the-vulgar-princess');
  });
});
