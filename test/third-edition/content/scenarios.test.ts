import { describe, expect, it } from 'vitest';
import { hexDistance } from '../../../src/hex/index.js';
import { compileContent } from '../../../src/third-edition/base/content.js';
import { board } from '../../../src/third-edition/content/board.js';
import type { StoryCard } from '../../../src/third-edition/content/cards.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import { tokens } from '../../../src/third-edition/content/tokens.js';
import { ascendanceOfMargathPack } from '../../../src/third-edition/scenarios/ascendance-of-margath/content/index.js';
import { corpseKingPack } from '../../../src/third-edition/scenarios/corpse-king/content/index.js';
import { asserted } from '../../asserted.js';
import { amiss } from './adventure-reading.js';
import { partsOf } from './reading.js';

const packs = [ascendanceOfMargathPack, corpseKingPack];
const storiesOf = (pack: (typeof packs)[number]): readonly StoryCard[] =>
  (pack.stories ?? []).filter((card) => card.kind === 'story');
const hexOf = (id: string): string => board.places.find((place) => place.id === id)?.hex ?? '';

describe.each(packs)('the pack of $id', (pack) => {
  it('has ten story cards and one villain (3e.components.story-cards, 3e.components.scenario-cards)', () => {
    expect(pack.stories).toHaveLength(10);
    expect(pack.villains).toHaveLength(1);
  });

  it('marks every card as its own, so that no other scenario plays with it (3e.setup.adventure-decks)', () => {
    for (const card of [...(pack.adventures ?? []), ...storiesOf(pack), ...(pack.villains ?? [])])
      expect(card.scenario, card.id).toBe(pack.id);
    asserted(30);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack);
  });

  it('says on story cards and villain what their data say, and no more', () => {
    for (const card of [...storiesOf(pack), ...(pack.villains ?? [])])
      expect(amiss(card), card.id).toEqual([]);
    asserted(9);
  });

  it('has story quests, no more than there are slots and tokens for (3e.story.quest, 3e.components.story-quest-tokens)', () => {
    const quests = storiesOf(pack).filter(({ quest }) => quest !== undefined);
    expect(quests.length).toBeGreaterThanOrEqual(3);
    expect(quests.length).toBeLessThanOrEqual(6);
  });

  it('has story quests in one hex, which a token marks, or in any place of a kind (3e.story.quest, 3e.story.quest-token)', () => {
    for (const { id, quest } of storiesOf(pack)) {
      if (quest === undefined) continue;
      const hexes = [
        ...(quest.at.regions ?? []).flatMap(
          (name) => board.regions.find((region) => region.id === name)?.hexes ?? [],
        ),
        ...(quest.at.places ?? []).map(hexOf),
      ];
      expect(quest.at.kinds === undefined ? hexes.length : 1, id).toBe(1);
      expect(quest.at.kinds === undefined || hexes.length === 0, id).toBe(true);
      expect(hexes, id).not.toContain('');
    }
    asserted(10);
  });

  it('can complete every story quest, and be rewarded for it (3e.story.quest-done)', () => {
    for (const { id, quest } of storiesOf(pack))
      for (const { requires, do: effects, discard } of quest?.outcomes ?? []) {
        expect(requires.length, id).toBeLessThanOrEqual(3);
        expect(effects.length, id).toBeGreaterThan(0);
        expect(discard, id).toBeUndefined();
      }
    asserted(20);
  });

  it('makes no story card a trophy (3e.story.no-trophy)', () => {
    const words = [...partsOf(storiesOf(pack))].map((part) => part.do);
    expect(words).not.toContain('keep-as-trophy');
  });

  it('has something happen where a story card is no quest (3e.story.immediate)', () => {
    for (const { id, quest, do: effects } of storiesOf(pack))
      expect(effects.length + (quest?.outcomes.length ?? 0), id).toBeGreaterThan(0);
    asserted(9);
  });

  it('lets story tokens be won by each deck and by the story', () => {
    const brings = (cards: unknown) => [...partsOf(cards)].some((part) => part.do === 'gain-story');
    for (const deck of ['combat', 'exploration', 'social'])
      expect(brings((pack.adventures ?? []).filter((card) => card.deck === deck)), deck).toBe(true);
    expect(brings(pack.stories)).toBe(true);
  });
});

describe('High Lord Margath', () => {
  const [margath] = ascendanceOfMargathPack.villains ?? [];

  it('is the one of the scenario card (3e.margath.health, 3e.margath.lore, 3e.margath.taunt, 3e.margath.will, 3e.margath.empower)', () => {
    expect(margath).toMatchObject({
      id: 'high-lord-margath',
      traits: ['Warrior', 'Villain', 'Dragon'],
      health: 15,
      healthPlus: { count: 'story', times: -1 },
      healthFloor: 8,
      abilities: [
        { surge: 1, label: 'Taunt', do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }] },
        { surge: 2, label: 'Will of Margath', do: [{ do: 'heal', amount: 3 }] },
        { surge: 3, label: 'Empower', do: [{ do: 'double', symbols: ['enemy'] }] },
      ],
      spawns: { places: ['skydown'] },
    });
  });

  it('cannot be taken to Tamalir by story cards alone (3e.margath.loss)', () => {
    const steps = [...partsOf(ascendanceOfMargathPack.stories)].flatMap((part) =>
      part.do === 'move-villain' ? [Number(part.hexes)] : [],
    );
    const way = hexDistance(hexOf('skydown'), hexOf('tamalir'));
    expect(steps.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(way / 2);
    expect(steps.length).toBeGreaterThan(0);
  });
});

describe('Vorakesh', () => {
  const [vorakesh] = corpseKingPack.villains ?? [];

  it('is the one of the scenario card (3e.corpse-king.health, 3e.corpse-king.health-mod, 3e.corpse-king.raise-dead, 3e.corpse-king.vampirism, 3e.corpse-king.curse)', () => {
    expect(vorakesh).toMatchObject({
      id: 'vorakesh',
      traits: ['Mystic', 'Villain', 'Humanoid'],
      health: 10,
      healthPlus: { count: 'zombies', and: { count: 'story', times: -2 } },
      healthFloor: 8,
      abilities: [
        { surge: 1, label: 'Raise Dead', do: [{ do: 'borrow-surge' }] },
        {
          surge: 1,
          label: 'Vampirism',
          do: [
            { do: 'deal', damage: 'enemy', amount: 1 },
            { do: 'heal', amount: 1 },
          ],
        },
        { surge: 2, label: 'Curse', do: [{ do: 'flip', tokens: { whose: 'foe', many: 'all' } }] },
      ],
      spawns: { regions: ['cursed-ruins'] },
    });
  });

  it('finds in the combat decks of his game surge abilities to raise, by whatever enemy (3e.corpse-king.raise-dead)', () => {
    const enemies = [...(theBox.adventures ?? []), ...(corpseKingPack.adventures ?? [])].filter(
      (card) => card.deck === 'combat' && card.kind === 'enemy',
    );
    for (const { id, ...card } of enemies)
      expect(
        [...partsOf(card)].some((part) => part.use === 'surge'),
        id,
      ).toBe(true);
    asserted(20);
  });

  it('is met by zombies that the first story cards bring, fewer than there are tokens (3e.components.story-tokens)', () => {
    const placed = [...partsOf(corpseKingPack.stories)].flatMap((part) =>
      part.do === 'place-zombies' ? [Number(part.amount)] : [],
    );
    const all = placed.reduce((a, b) => a + b, 0);
    expect(all).toBeGreaterThan(5);
    expect(all).toBeLessThan(24 - 6);
  });
});

describe('the packs of a game, compiled', () => {
  it.each(packs)('$id: decks of 30, a story of 10, its villain and nothing of the other scenario', (pack) => {
    const { decks, cards } = compileContent([theBox, ...packs], pack.id);
    expect(Object.fromEntries(Object.entries(decks).map(([id, ids]) => [id, ids.length]))).toEqual({
      skills: 60,
      assets: 60,
      combat: 30,
      exploration: 30,
      social: 30,
      story: 10,
    });
    const villains = Object.values(cards).filter(({ kind }) => kind === 'villain');
    expect(villains).toEqual(pack.villains);
    for (const card of Object.values(cards))
      if ('scenario' in card && card.scenario !== undefined) expect(card.scenario).toBe(pack.id);
  });

  it('are the same with the other pack in the box or without it', () => {
    const alone = compileContent([theBox, corpseKingPack], 'corpse-king');
    expect(alone.decks).toEqual(compileContent([theBox, ...packs], 'corpse-king').decks);
  });

  it('give each villain the token that names it (3e.components.enemy-tokens-split)', () => {
    for (const { id } of packs.flatMap(({ villains }) => villains ?? []))
      expect(
        tokens.filter(({ of }) => typeof of === 'object' && of.card === id),
        id,
      ).toHaveLength(1);
  });

  it('find by its address every list of effects of an adventure or a story', () => {
    const { lists } = compileContent([theBox, corpseKingPack], 'corpse-king');
    expect(lists['smuggling/options/0/rumor/do']).toHaveLength(2);
    expect(lists['smuggling/options/1/do/0/pass']).toHaveLength(1);
    expect(lists['swamp-tales/outcomes/2/do/0/options/0/do']).toEqual([{ do: 'learn-skill' }]);
    expect(lists['ogre/rewards/1/do']).toHaveLength(1);
    expect(lists['the-dead-walk/do']).toHaveLength(1);
    expect(lists['relic-of-the-dawn/quest/outcomes/2/do']).toHaveLength(1);
  });
});
