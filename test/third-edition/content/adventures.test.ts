import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/third-edition/abilities/language.js';
import { board } from '../../../src/third-edition/content/board.js';
import { adventureTypes, placeKinds } from '../../../src/third-edition/content/board-types.js';
import type {
  AdventureCard,
  EnemyCard,
  EventCard,
  QuestCard,
  Required,
} from '../../../src/third-edition/content/cards.js';
import { terrainDice } from '../../../src/third-edition/content/terrain-dice.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import { ascendanceOfMargathPack } from '../../../src/third-edition/scenarios/ascendance-of-margath/content/index.js';
import { corpseKingPack } from '../../../src/third-edition/scenarios/corpse-king/content/index.js';
import { asserted } from '../../asserted.js';
import { amiss } from './adventure-reading.js';
import { count, isUsed, partsOf } from './reading.js';

const packs = [theBox, ascendanceOfMargathPack, corpseKingPack];
const adventures = packs.flatMap((pack) => pack.adventures ?? []);
const ofKind = <K extends AdventureCard['kind']>(kind: K) =>
  adventures.filter((card): card is Extract<AdventureCard, { kind: K }> => card.kind === kind);
const enemies: readonly EnemyCard[] = ofKind('enemy');
const quests: readonly QuestCard[] = ofKind('quest');
const events: readonly EventCard[] = ofKind('event');

function named<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`There is no ${id}.`);
  return card;
}

/** What effects bring, in gold; what a test is for counts as half. */
function worth(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) {
    const amount = 'amount' in effect && typeof effect.amount === 'number' ? effect.amount : 1;
    if (effect.do === 'gain-gold' || effect.do === 'draw-skills') sum += amount;
    else if (effect.do === 'lose-gold') sum -= amount;
    else if (effect.do === 'gain-story') sum += 2 * amount;
    else if (effect.do === 'suffer') sum -= amount / 2;
    else if (effect.do === 'heal') sum += effect.amount === 'all' ? 2 : amount / 2;
    else if (effect.do === 'gain-trophy' || effect.do === 'keep-as-trophy') sum += 2;
    else if (effect.do === 'gain-asset' || effect.do === 'learn-skill') sum += 3;
    else if (effect.do === 'move' || effect.do === 'move-by-dice') sum += 1;
    else if (effect.do === 'become-delayed') sum -= 1;
    else if (effect.do === 'test') sum += worth(effect.pass ?? []) / 2 + worth(effect.fail ?? []) / 2;
  }
  return sum;
}

describe('the adventure decks', () => {
  it('have 120 cards: 60 without a scenario and 30 for each (3e.components.adventure-cards, 3e.components.adventure-cards-scenario)', () => {
    expect(count(adventures.map(({ deck, scenario }) => `${deck} ${scenario}`))).toEqual({
      'combat undefined': 20,
      'exploration undefined': 20,
      'social undefined': 20,
      'combat ascendance-of-margath': 10,
      'exploration ascendance-of-margath': 10,
      'social ascendance-of-margath': 10,
      'combat corpse-king': 10,
      'exploration corpse-king': 10,
      'social corpse-king': 10,
    });
  });

  it('hold every kind of card, each mostly its own, with a scenario or without (3e.adventure.card-types, 3e.adventure.enemy-mostly, 3e.adventure.quest-mostly, 3e.adventure.event-mostly)', () => {
    const own = { combat: 'enemy', exploration: 'quest', social: 'event' } as const;
    for (const pack of packs)
      for (const deck of adventureTypes) {
        const kinds = count(
          (pack.adventures ?? []).filter((card) => card.deck === deck).map(({ kind }) => kind),
        );
        expect(Object.keys(kinds).sort(), `${pack.id} ${deck}`).toEqual(['enemy', 'event', 'quest']);
        const { [own[deck]]: most = 0, ...others } = kinds;
        expect(most, `${pack.id} ${deck}`).toBeGreaterThan(Object.values(others).reduce((a, b) => a + b, 0));
      }
    asserted(10);
  });

  it('go by ids that nothing else has, of whatever pack', () => {
    const ids = packs.flatMap(({ adventures, stories, villains, heroes, assets, skills, tokens }) =>
      [adventures, stories, villains, heroes, assets, skills, tokens].flatMap((cards) =>
        (cards ?? []).map(({ id }) => id),
      ),
    );
    const all = [...ids, ...board.places.map(({ id }) => id), ...board.regions.map(({ id }) => id)];
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
    for (const { id } of adventures) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  it('are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(adventures))).toEqual(adventures);
  });

  it('bring gold and trophies, each of the three (3e.adventure.yields)', () => {
    for (const deck of adventureTypes) {
      const words = [...partsOf(adventures.filter((card) => card.deck === deck))].map((part) => part.do);
      expect(words, deck).toEqual(expect.arrayContaining(['gain-gold', 'gain-trophy']));
    }
    asserted(3);
  });

  it('name places that exist', () => {
    const regions = board.regions.map(({ id }) => id);
    const places = board.places.map(({ id }) => id);
    for (const card of adventures)
      for (const part of partsOf(card)) {
        for (const id of (part.regions as string[] | undefined) ?? []) expect(regions, card.id).toContain(id);
        for (const id of (part.places as string[] | undefined) ?? []) expect(places, card.id).toContain(id);
        for (const id of (part.kinds as string[] | undefined) ?? [])
          expect(placeKinds, card.id).toContain(id);
      }
    asserted(30);
  });

  it('name abilities, outcomes, rewards and options once on a card', () => {
    for (const card of adventures) {
      const lists =
        card.kind === 'enemy'
          ? [(card.abilities ?? []).filter(isUsed), card.rewards]
          : [card.kind === 'quest' ? card.outcomes : card.options];
      for (const ids of lists.map((list) => list.map(({ id }) => id)))
        expect(new Set(ids).size, card.id).toBe(ids.length);
    }
    asserted(140);
  });

  it('leave story tokens, zombies and the villain to the scenario that has them', () => {
    for (const { id, scenario, ...card } of adventures) {
      const words = new Set([...partsOf(card)].flatMap(({ do: word, count }) => [word, count]));
      if (scenario === undefined)
        for (const word of ['gain-story', 'lose-story', 'story']) expect(words, id).not.toContain(word);
      if (scenario !== 'corpse-king')
        for (const word of ['place-zombies', 'zombies']) expect(words, id).not.toContain(word);
    }
    asserted(320);
  });
});

describe('what adventure cards say', () => {
  it.each(adventures)('$id says what its data say, and no more', (card) => {
    expect(amiss(card)).toEqual([]);
  });
});

describe('enemies', () => {
  it.each([
    ['dragon-hybrid', 6, 2],
    ['undead-horde', 3, 2],
    ['barrow-wyrm', 8, 3],
    ['dreadbringer', 7, 3],
    ['fey-sorceress', 4, 2],
    ['death-knight', 6, 3],
    ['deep-elf', 5, 2],
    ['ettin', 7, 3],
    ['moon-cat', 6, 2],
    ['ogre', 8, 3],
    ['razorwing', 5, 2],
    ['beastman', 6, 2],
    ['great-dragon', 5, 2],
    ['rebels', 5, 1],
    ['rogue-orc', 6, 2],
    ['witch', 6, 2],
  ])('%s has health %i and brings %i gold, as published', (id, health, gold) => {
    expect(named(enemies, id).health).toBe(health);
    expect(named(enemies, id).rewards[0]?.do).toEqual([{ do: 'gain-gold', amount: gold }]);
  });

  it('the Dragon Hybrid is the one of the booklet (3e.enemy.example-hybrid)', () => {
    expect(named(enemies, 'dragon-hybrid')).toMatchObject({
      traits: ['Warrior', 'Humanoid', 'Dragon'],
      healthPlus: { count: 'story' },
      abilities: [
        { surge: 1, id: 'slice', do: [{ do: 'deal', damage: 'enemy', amount: 2 }] },
        {
          surge: 2,
          id: 'barrier',
          do: [{ do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['magic'] } }],
        },
      ],
      rewards: [{ do: [{ do: 'gain-gold', amount: 2 }] }, { do: [{ do: 'gain-story', amount: 1 }] }],
    });
  });

  it('have health from 3 to 9 where there is no scenario, and every value between', () => {
    const healths = enemies.filter(({ scenario }) => scenario === undefined).map(({ health }) => health);
    expect([...new Set(healths)].sort()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('use surge abilities alone, of one to three surge, and only words that mean something to an enemy', () => {
    const words = new Set<unknown>(
      'deal flip recast remove double no-surge reflect act-again heal lose-gold test choose'.split(' '),
    );
    for (const { id, abilities = [] } of enemies) {
      const surges = abilities.flatMap((one) => ('use' in one && one.use === 'surge' ? [one] : []));
      const standing = abilities.filter((one) => 'always' in one && one.always === 'no-surge');
      expect(surges.length + standing.length, id).toBe(abilities.length);
      expect(surges.length, id).toBeGreaterThan(0);
      for (const { surge, do: effects } of surges) {
        expect([1, 2, 3, 'X'], id).toContain(surge);
        for (const part of partsOf(effects))
          if (part.do && !Array.isArray(part.do)) expect(words, id).toContain(part.do);
      }
    }
    asserted(260);
  });

  it('deal enemy damage, the more the more surge it costs', () => {
    for (const { id, abilities = [] } of enemies)
      for (const ability of abilities)
        if ('use' in ability && ability.use === 'surge')
          for (const part of partsOf(ability.do)) {
            if (part.do !== 'deal') continue;
            expect(part.damage, id).toBe('enemy');
            if (ability.surge === 'X') expect(part.amount, id).toEqual({ count: 'x' });
            else expect(part.amount, id).toBeLessThanOrEqual(ability.surge + (ability.surge === 3 ? 2 : 1));
          }
    asserted(70);
  });

  it('bring the more the harder they are to beat, by each reward (3e.enemy.reward-choice)', () => {
    for (const { id, health, healthPlus, rewards } of enemies) {
      const hard = (health + (healthPlus === undefined ? 0 : 2)) / 3;
      for (const reward of rewards) {
        expect(worth(reward.do), `${id} ${reward.id}`).toBeGreaterThanOrEqual(hard - 1);
        expect(worth(reward.do), `${id} ${reward.id}`).toBeLessThanOrEqual(hard + 1.5);
      }
    }
    asserted(160);
  });
});

describe('quests', () => {
  const letters: Record<Required, string> = {
    plains: 'P',
    forest: 'F',
    hills: 'H',
    mountain: 'M',
    water: 'W',
    wild: '*',
  };
  it.each([
    ['blood-stone', 'suvars-haven', 'W WW WWW', [[0, '']]],
    ['dragon-bones', 'cursed-ruins', 'H HH HHW', [[0, 'gain-gold 1']]],
    [
      'goblin-raids',
      'howling-vale',
      'H HM HHW',
      [
        [0, 'gain-gold 1'],
        [1, 'heal 2'],
        [2, 'gain-gold 3'],
      ],
    ],
    [
      'love-you',
      'castle-talis',
      'F FW PF',
      [
        [0, 'gain-gold 2'],
        [2, 'heal 5'],
      ],
    ],
    [
      'magical-storm',
      'mennaras-teeth',
      'F FW FMW',
      [
        [0, 'suffer 2'],
        [2, 'gain-gold 4'],
      ],
    ],
    ['marvelous-people', 'moonlight-marsh', 'F FF FFF', [[0, 'heal 5']]],
    ['moonlight', 'moonlight-marsh', 'W WP WW', [[0, 'gain-gold 1']]],
    [
      'my-kitty',
      'itraitovas-forge',
      'P FM WMF',
      [
        [0, 'gain-gold 1'],
        [1, 'heal 3'],
        [2, 'gain-gold 3'],
      ],
    ],
    [
      'narrow-ledge',
      'madness-pass',
      'PM HM PMM',
      [
        [0, 'gain-gold 1'],
        [1, 'gain-gold 2'],
        [2, 'gain-gold 4'],
      ],
    ],
    [
      'orc-renegades',
      'fort-rodric',
      'H HF WW',
      [
        [0, 'gain-gold 1'],
        [1, 'gain-gold 2'],
      ],
    ],
    [
      'prince-of-thieves',
      'outlaw-glade',
      'F FW FMW',
      [
        [0, 'gain-gold 1'],
        [1, 'heal 3'],
        [2, 'gain-gold 3'],
      ],
    ],
    [
      'prowess-of-the-dwarves',
      'vale-of-souls',
      'H HH HM',
      [
        [0, 'gain-gold 1'],
        [1, 'gain-gold 2'],
      ],
    ],
    [
      'swamp-tales',
      'blackwing-swamp',
      'W W* WWP',
      [
        [0, ''],
        [1, 'gain-gold 3'],
      ],
    ],
    [
      'spring-festival',
      'brightvale',
      'P PPW PH',
      [
        [0, ''],
        [2, 'gain-gold 2'],
      ],
    ],
    [
      'winding-path',
      'green-forest',
      'F FW WWF',
      [
        [0, 'gain-gold 1'],
        [2, 'gain-gold 3'],
      ],
    ],
  ] as const)('%s is done at %s for %s, as published', (id, where, symbols, bonuses) => {
    const { at, actions, outcomes, deck } = named(quests, id);
    expect([deck, actions, ...(at.regions ?? []), ...(at.places ?? [])]).toEqual(['exploration', 1, where]);
    expect(outcomes.map(({ requires }) => requires.map((each) => letters[each]).join('')).join(' ')).toBe(
      symbols,
    );
    for (const [number, bonus] of bonuses)
      expect(
        outcomes[number]?.do.map((each) => `${each.do} ${'amount' in each ? each.amount : ''}`).join(),
      ).toBe(bonus);
  });

  it('Swamp Tales lets a hero become delayed to learn a skill, and is no trophy then (3e.quest.example-swamp)', () => {
    expect(named(quests, 'swamp-tales').outcomes[2]).toMatchObject({
      do: [{ do: 'choose', options: [{ cost: { delayed: true }, do: [{ do: 'learn-skill' }] }] }],
      discard: true,
    });
    for (const { id, outcomes } of quests)
      if (id !== 'swamp-tales')
        expect(
          outcomes.some(({ discard }) => discard),
          id,
        ).toBe(false);
  });

  /** Whether a roll covers what is required (3e.quest.match). */
  const covers = (dice: readonly number[], [symbol, ...others]: readonly Required[]): boolean =>
    symbol === undefined ||
    dice.some((face, at) => {
      const shown = terrainDice[face] ?? [];
      return (shown.includes(symbol) || shown.includes('wild')) && covers(dice.toSpliced(at, 1), others);
    });
  const rolls = Array.from({ length: 216 }, (_, n) => [n % 6, Math.floor(n / 6) % 6, Math.floor(n / 36)]);
  const chance = (requires: readonly Required[]): number =>
    rolls.filter((dice) => covers(dice, requires)).length / rolls.length;

  it('have two or three outcomes that three dice can cover (3e.quest.outcomes, 3e.hero.speed)', () => {
    for (const { id, outcomes } of quests) {
      expect([2, 3], id).toContain(outcomes.length);
      for (const { requires } of outcomes) expect(chance(requires), id).toBeGreaterThan(0);
    }
    asserted(130);
  });

  it('reward what is rare: of ours, the harder outcome is never worth less', () => {
    for (const { id, source, outcomes } of quests) {
      if (typeof source !== 'string' && !source.section.startsWith('Titles')) continue;
      const sorted = outcomes.toSorted((a, b) => chance(b.requires) - chance(a.requires));
      const values = sorted.map((outcome) => worth(outcome.do));
      expect(values, id).toEqual(values.toSorted((a, b) => a - b));
      expect(chance(sorted[0]?.requires ?? []), id).toBeGreaterThan(0.6);
    }
    asserted(40);
  });
});

describe('events', () => {
  it.each([
    ['ancient-burials', 'body-2', 'mind'],
    ['coven-of-necromancers', 'body-2 2', 'spirit 1'],
    ['desperate-peasant', 'body', 'body-1 1'],
    ['devastated-village', 'mind', 'body 1'],
    ['dirty-beggar', 'pay 1 mind', 'spirit-1'],
    ['faster-than-the-wind', 'body', 'spirit'],
    ['harvest-festival', 'body 1', 'mind 1'],
    ['hidden-gift', 'spirit', 'mind 1'],
    ['legends-of-antiquity', 'mind 1', 'body 1'],
    ['runesmith', 'mind-1 3', 'spirit'],
    ['shadows-of-the-past', 'mind', 'body 2'],
    ['significant-other', 'spirit-2', 'mind'],
    ['strength-exercises', 'body-1 1', 'spirit 1'],
    ['wandering-trader', 'body 2', 'pay 1 spirit'],
  ])('%s tests what is published, for the published gold', (id, ...published) => {
    const { deck, options } = named(events, id);
    const said = options.map(({ cost, do: [first] }) => {
      if (first?.do !== 'test') return 'no test';
      const gold = first.pass?.find((each) => each.do === 'gain-gold');
      return [
        cost?.gold ? `pay ${cost.gold} ` : '',
        `${first.attribute}${first.modifier ?? ''}`,
        gold ? ` ${gold.amount}` : '',
      ].join('');
    });
    expect([deck, ...said]).toEqual(['social', ...published]);
  });

  it('Legends of Antiquity becomes a trophy for the mind alone', () => {
    const [mind, body] = named(events, 'legends-of-antiquity').options;
    const kept = (option: unknown) => [...partsOf(option)].some((part) => part.do === 'keep-as-trophy');
    expect([kept(mind), kept(body)]).toEqual([true, false]);
  });

  it('Smuggling is a rumor of Burrow Town, for gold and a trophy (3e.event.example-smuggling)', () => {
    const [carry, tip] = named(events, 'smuggling').options;
    expect(carry.rumor).toMatchObject({
      at: { places: ['burrow-town'] },
      actions: 1,
      do: [{ do: 'gain-gold' }, { do: 'keep-as-trophy' }],
    });
    expect(tip.rumor).toBeUndefined();
  });

  it('have two options worth a thought: neither is free money (3e.event.choose)', () => {
    for (const { id, options } of events) {
      const values = options.map(
        ({ cost, rumor, do: effects }) => worth(rumor?.do ?? effects) - (cost?.gold ?? 0) - (rumor ? 2 : 0),
      );
      for (const value of values) expect(value, id).toBeGreaterThan(0);
      for (const value of values) expect(value, id).toBeLessThanOrEqual(3);
      expect(Math.abs((values[0] ?? 0) - (values[1] ?? 0)), id).toBeLessThanOrEqual(2);
    }
    asserted(160);
  });

  it('make the card a trophy before any additional one (3e.trophies.extra)', () => {
    for (const { id, options } of events)
      for (const part of partsOf(options)) {
        const words = ((Array.isArray(part.pass) ? part.pass : []) as Effect[]).map((each) => each.do);
        const more = words.indexOf('gain-trophy');
        if (more >= 0 && words.includes('keep-as-trophy'))
          expect(words.indexOf('keep-as-trophy'), id).toBeLessThan(more);
      }
    asserted(3);
  });

  it('stay with the hero only as rumors, which name a place and do nothing yet (3e.event.rumor)', () => {
    const rumors = events.flatMap(({ options }) => options.filter(({ rumor }) => rumor !== undefined));
    expect(rumors.length).toBeGreaterThanOrEqual(5);
    for (const { id, do: effects, rumor } of rumors) {
      expect(effects, id).toEqual([]);
      expect([...(rumor?.at.places ?? []), ...(rumor?.at.regions ?? [])], id).toHaveLength(1);
    }
  });
});
