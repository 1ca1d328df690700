import { describe, expect, it } from 'vitest';
import { assets } from '../../../src/third-edition/content/assets/index.js';
import { board } from '../../../src/third-edition/content/board.js';
import { terrains } from '../../../src/third-edition/content/board-types.js';
import type { AssetCard, TokenFace } from '../../../src/third-edition/content/cards.js';
import { heroes } from '../../../src/third-edition/content/heroes.js';
import { skills } from '../../../src/third-edition/content/skills/index.js';
import { assetTokens, tokens } from '../../../src/third-edition/content/tokens.js';
import { asserted } from '../../asserted.js';
import { count, isUsed, partsOf, untold } from './reading.js';

const named = (id: string): AssetCard => {
  const card = assets.find((each) => each.id === id);
  if (!card) throw new Error(`There is no asset ${id}.`);
  return card;
};
const abilitiesOf = (card: AssetCard) => card.abilities ?? [];
const goods = assets.filter(({ type }) => type === 'goods');

describe('the asset deck', () => {
  it('has 60 cards in three sets of 20 (3e.components.asset-cards)', () => {
    expect(assets).toHaveLength(60);
    expect(count(assets.map(({ set }) => set))).toEqual({ A: 20, B: 20, C: 20 });
  });

  it('has all five types in every set, so that whatever set is replaced no type dries up', () => {
    expect(count(assets.map(({ type }) => type))).toEqual({
      weapon: 15,
      clothing: 14,
      equipment: 13,
      movement: 6,
      goods: 12,
    });
    expect(count(assets.map(({ set, type }) => `${set} ${type}`))).toMatchObject({
      'A movement': 2,
      'B movement': 2,
      'C movement': 2,
      'A goods': 4,
      'B goods': 4,
      'C goods': 4,
    });
  });

  it('names each of the 34 asset tokens once, with the letter of its set (3e.shop.token-take)', () => {
    const named = assets.filter(({ token }) => token !== undefined);
    expect(named.map(({ token }) => token).sort()).toEqual(assetTokens.map(({ id }) => id));
    for (const { id, set, token } of named) expect(token?.[0], id).toBe(set);
  });

  it('gives tokens to the types of asset that the codes are known for', () => {
    const types = (type: string): string =>
      assets
        .filter((card) => card.type === type)
        .flatMap(({ token }) => token ?? [])
        .sort()
        .join(' ');
    expect(types('equipment')).toBe('A01 A02 B01 B02 B03 C01 C02');
    expect(types('clothing')).toBe('A08 A09 A10 A11 B09 B10 B11 C08 C09 C10 C11 C12');
    expect(types('weapon')).toBe('A03 A04 A05 A06 A07 B04 B05 B06 B07 B08 C03 C04 C05 C06 C07');
    expect(types('movement') + types('goods')).toBe('');
  });

  it('goes by ids that no other card or token has', () => {
    const ids = [...assets, ...skills, ...heroes, ...tokens, ...board.places, ...board.regions].map(
      ({ id }) => id,
    );
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const { id } of assets) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(assets))).toEqual(assets);
  });
});

describe('published assets', () => {
  it.each([
    ['truesteel-axe', 'weapon', 9, 'A06'],
    ['hunting-spear', 'weapon', 5, 'B05'],
    ['leather-armor', 'clothing', 3, 'C09'],
    ['horn-of-courage', 'equipment', 3, undefined],
    ['artifacts-1', 'goods', 0, undefined],
    ['truesight-bow', 'weapon', 12, 'C07'],
    ['staff-of-light', 'weapon', 8, 'B07'],
    ['battle-robe', 'clothing', 9, 'A11'],
    ['clawed-gauntlet', 'equipment', 6, 'B03'],
    ['serrated-axe', 'weapon', 5, 'A04'],
    ['valorous-blade', 'weapon', 12, 'B08'],
    ['mana-armor', 'clothing', 11, 'C12'],
    ['spiked-armor', 'clothing', 9, 'B10'],
    ['thoroughbred-stallion', 'movement', 7, undefined],
    ['elven-armor', 'clothing', 8, undefined],
  ])(
    '%s is a %s for %i with token %s (3e.asset.shown-cards and published facts)',
    (id, type, cost, token) => {
      expect(named(id)).toMatchObject({ type, cost });
      expect(named(id).token).toBe(token);
    },
  );

  it("Smash recasts any number of the foe's tokens for 1 surge (3e.asset.shown-cards)", () => {
    expect(named('truesteel-axe').abilities).toEqual([
      {
        use: 'surge',
        surge: 1,
        id: 'smash',
        label: 'Smash',
        do: [{ do: 'recast', tokens: { whose: 'foe', many: 'any' } }],
      },
    ]);
  });

  it('the Horn of Courage works when its owner engages (3e.asset.shown-cards)', () => {
    expect(named('horn-of-courage').abilities).toMatchObject([{ when: 'engage' }]);
  });
});

describe('goods', () => {
  it('are traded for an action where the published facts say (3e.asset.goods-trade)', () => {
    const lines = goods.map(
      ({ name, cost, trade }) =>
        `${name} ${cost}/${trade?.value} ${trade?.at.kinds?.join()} ${trade?.actions}`,
    );
    expect(count(lines)).toEqual({
      'Artifacts 0/2 shrine 1': 2,
      'Relics 2/5 shrine 1': 2,
      'Ammunition 0/2 stronghold 1': 2,
      'Armaments 2/5 stronghold 1': 2,
      'Provisions 0/2 town 1': 2,
      'Valuables 2/5 town 1': 2,
    });
  });

  it('bring more where they are traded than where they are sold (3e.asset.goods-value)', () => {
    for (const { id, cost, trade, abilities, token } of goods) {
      expect(trade?.value, id).toBeGreaterThan(cost);
      expect([abilities, token], id).toEqual([undefined, undefined]);
    }
    for (const { id, trade } of assets.filter(({ type }) => type !== 'goods'))
      expect(trade, id).toBeUndefined();
    asserted(60);
  });

  it('say on the card what they bring', () => {
    for (const { id, text, trade } of goods)
      expect(text, id).toBe(
        `1 action at a ${trade?.at.kinds?.[0]}; discard this card: gain ${trade?.value} gold.`,
      );
    asserted(10);
  });
});

describe('what assets say', () => {
  it('is what their data say', () => {
    for (const card of assets.filter(({ type }) => type !== 'goods')) {
      expect(untold(card.text ?? '', abilitiesOf(card)), card.id).toEqual([]);
      if (card.text === undefined) expect(abilitiesOf(card), card.id).toEqual([]);
    }
    asserted(40);
  });

  it('is something: every one has a token, an ability or a trade', () => {
    for (const { id, token, abilities, trade } of assets)
      expect(token !== undefined || trade !== undefined || (abilities ?? []).length > 0, id).toBe(true);
    asserted(50);
  });

  it('names abilities once on a card, and only ground and places that exist', () => {
    for (const card of assets) {
      const ids = abilitiesOf(card)
        .filter(isUsed)
        .map(({ id }) => id);
      expect(new Set(ids).size, card.id).toBe(ids.length);
      for (const part of partsOf(card.abilities))
        if (part.always === 'die-as') expect(terrains, card.id).toContain(part.terrain);
    }
    asserted(50);
  });
});

/** What a symbol of a face is worth in half gold. */
const worth: Record<TokenFace['symbol'], number> = {
  physical: 1,
  magic: 1,
  enemy: 1,
  shield: 0.9,
  surge: 0.8,
  agility: 0.9,
  double: 0.9,
  dash: 0,
};
/** What a bonus of 1 is worth in gold. */
const bonus = { speed: 3, health: 1.5, hand: 2, body: 1, mind: 1, spirit: 1 };

describe('the prices of assets', () => {
  it('follow from token, bonuses and abilities, those of published cards as those of ours', () => {
    for (const card of assets.filter(({ type }) => type !== 'goods')) {
      const faces = assetTokens.find(({ id }) => id === card.token)?.faces ?? [];
      let least = 0;
      for (const { symbol, count: many = 1, gold } of faces)
        least += 2 * (worth[symbol] * many + (gold ? 0.3 : 0));
      let most = least;
      for (const ability of abilitiesOf(card))
        if ('always' in ability && ability.always === 'bonus') {
          const value = typeof ability.add === 'number' ? ability.add * bonus[ability.stat] : 0;
          least += value;
          most += value;
        } else most += 4;
      expect(card.cost, card.id).toBeGreaterThanOrEqual(least - 2);
      expect(card.cost, card.id).toBeLessThanOrEqual(most + 2);
    }
    asserted(80);
  });

  it('let a poor hero buy something of each type', () => {
    for (const type of ['weapon', 'clothing', 'equipment', 'movement'] as const)
      expect(
        Math.min(...assets.filter((card) => card.type === type).map(({ cost }) => cost)),
        type,
      ).toBeLessThanOrEqual(3);
  });
});
