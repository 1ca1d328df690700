import { describe, expect, it } from 'vitest';
import { onlyIn, Table, takeAway } from './table.js';

const far = { hex: 'h1501' };
const stalls = ['truesteel-axe', 'chain-mail', 'artifacts-1'];
/** Laurel in Tamalir, whose market offers an axe, a mail and artifacts. */
const shopper = (seat: object = {}) =>
  Table.of('ascendance-of-margath', ['laurel-of-bloodwood', 'corbin'])
    .seat({ hex: 'h0706', ...seat }, far)
    .lay((s) => {
      for (const card of stalls) takeAway(s, card);
      for (const [city, cards] of Object.entries(s.markets))
        if (city === 'tamalir') Object.assign(s.markets, { tamalir: stalls });
        else if (cards.length < 3) {
          const pool = s.decks.assets?.pool ?? [];
          Object.assign(s.markets, { [city]: [...cards, ...pool.slice(0, 3 - cards.length)] });
          Object.assign(s.decks.assets ?? {}, { pool: pool.slice(3 - cards.length) });
        }
    });
const market = (table: Table) => table.state.markets.tamalir;
const shop = (seat: object = {}) => shopper(seat).play('shop/begin').draw('pack');

describe('shopping', () => {
  it('is for cities alone, costs an action and uses the market there (3e.shop.where, 3e.shop.cost)', () => {
    shopper({ hex: 'h0705' }).refuses('shop/begin', {}, '3e.shop.where');
    shopper({ hex: 'h0204' }).refuses('shop/begin', {}, '3e.shop.where');
    const table = shop({ gold: 20 });
    expect(table.actionsLeft).toBe(2);
    table.refuses('shop/buy', { card: table.state.markets.forge?.[0] }, '3e.shop.where');
  });

  it('begins with a fourth card (3e.shop.draw)', () => {
    const table = shopper().play('shop/begin');
    expect(table.waits()).toBe('shop/draw');
    expect(market(table.draw('pack'))).toEqual([...stalls, 'pack']);
  });

  it('buys one card or discards one, and leaves three (3e.shop.buy-or-discard, 3e.shop.one-per-action, 3e.shop.three-left, 3e.shop.buy)', () => {
    const table = shop({ gold: 10 }).play('shop/buy', { card: 'chain-mail' });
    expect(table.player(0)).toMatchObject({ gold: 6, assets: ['chain-mail'] });
    expect(market(table)).toEqual(['truesteel-axe', 'artifacts-1', 'pack']);
    expect(table.waits()).toBe('turn/act');
    // Another action buys another.
    table.play('shop/begin').draw('leather-armor').play('shop/discard', { card: 'truesteel-axe' });
    expect(market(table)).toEqual(['artifacts-1', 'pack', 'leather-armor']);
    expect(table.state.discards.assets).toEqual(['truesteel-axe']);
  });

  it('leaves room for an ability that may be used at any moment, with the fourth card in sight (3e.game.once-per-turn, 3e.turn.one-at-a-time)', () => {
    const table = shop({ gold: 5, skills: ['almsgiver'] });
    table.play('ability/use', { card: 'almsgiver', ability: 'a-coin-for-the-bowl' }).draw('ambush');
    expect(table.player(0)).toMatchObject({ gold: 4, hand: ['ambush'] });
    expect(table.waits()).toBe('shop/shop');
    table.refuses('skill/learn', { card: 'ambush' }, '3e.train.learn');
    expect(table.play('shop/buy', { card: 'chain-mail' }).player(0).gold).toBe(0);
  });

  it('cannot be left without doing either: who cannot pay discards (3e.shop.cannot-afford)', () => {
    const table = shop({ gold: 1 });
    expect(table.offers('shop/buy')).toEqual([{ card: 'artifacts-1' }]);
    table.refuses('shop/buy', { card: 'pack' }, '3e.shop.buy');
    expect(table.offers('shop/discard')).toHaveLength(4);
    expect(table.can('turn/end')).toBe(false);
  });

  it('lets Laurel sell her spear for the axe: the example of the booklet (3e.shop.example-laurel, 3e.shop.sell, 3e.shop.sell-price, 3e.shop.token-take, 3e.shop.token-return)', () => {
    const table = shop({ gold: 4, assets: ['hunting-spear'] });
    table.refuses('shop/buy', { card: 'truesteel-axe' }, '3e.shop.buy');
    table.play('shop/sell', { card: 'hunting-spear' });
    expect(table.player(0).gold).toBe(9);
    table.play('shop/buy', { card: 'truesteel-axe' });
    expect(table.player(0)).toMatchObject({ gold: 0, assets: ['truesteel-axe'] });
    expect(table.state.discards.assets).toEqual(['hunting-spear']);
    // The token comes with the card, and goes with it: what she casts shows it.
    table
      .endTurn()
      .seat({ hex: 'h0913' })
      .lay((s) => Object.assign(s, { first: 0 }));
    table.endTurn().seat({ hex: 'h1008' }).play('adventure/begin').draw('wolf');
    const fight = table.state.frames.at(-1) as unknown as { sides: { tokens: { id: string }[] }[] };
    const ids = fight.sides[0]?.tokens.map(({ id }) => id);
    expect(ids).toContain('A06');
    expect(ids).not.toContain('B05');
  });

  it('sells without buying too, but nothing bought in the same action (3e.shop.sell-without-buy, 3e.shop.sell)', () => {
    const table = shop({ gold: 0, assets: ['hunting-spear'] }).play('shop/sell', { card: 'hunting-spear' });
    table.play('shop/discard', { card: 'pack' });
    expect(table.player(0)).toMatchObject({ gold: 5, assets: [] });
    expect(table.can('shop/sell')).toBe(false);
    const bought = shop({ gold: 4 }).play('shop/buy', { card: 'chain-mail' });
    expect(bought.can('shop/sell')).toBe(false);
    table.refuses('shop/sell', { card: 'hunting-spear' }, '3e.shop.sell');
  });

  it('sets off what answers shopping', () => {
    expect(
      shop({ gold: 0, skills: ['light-fingers'] })
        .play('shop/discard', { card: 'pack' })
        .player(0).gold,
    ).toBe(1);
  });

  it('leaves a market with fewer where no card is left (3e.game.resolve-as-much)', () => {
    const table = shopper({ gold: 0 }).lay(onlyIn('assets')).play('shop/begin');
    expect(table.waits()).toBe('shop/shop');
    table.play('shop/buy', { card: 'artifacts-1' });
    expect(market(table)).toEqual(['truesteel-axe', 'chain-mail']);
  });

  it('ends where there is nothing in the market at all', () => {
    const table = shopper()
      .lay(onlyIn('assets', ...stalls))
      .lay(onlyIn('assets'))
      .play('shop/begin');
    expect(market(table)).toEqual([]);
    expect(table.waits()).toBe('turn/act');
  });

  it('forms the asset deck anew as soon as it has run out (3e.game.deck-reshuffle)', () => {
    const table = shopper({ gold: 0 })
      .lay(onlyIn('assets', 'pack'))
      .lay((s) => {
        takeAway(s, 'leather-armor');
        Object.assign(s.discards, { assets: ['leather-armor'] });
      });
    table.play('shop/begin');
    expect(table.state.discards.assets).toEqual([]);
    expect(table.state.decks.assets?.pool).toEqual(['leather-armor']);
  });

  it('fills a gap at once where a card leaves a market outside a shop action (3e.shop.refill)', () => {
    const card = { kind: 'event', deck: 'social', id: 'gift', name: 'Gift', source: 'original' } as const;
    const gift = { id: 'gift', label: 'Gift', do: [{ do: 'gain-asset', from: 'market' }] } as const;
    const table = Table.of('ascendance-of-margath', ['laurel-of-bloodwood', 'corbin'], {
      stories: [{ ...card, kind: 'story', scenario: 'ascendance-of-margath', do: gift.do } as never],
    })
      .seat({ hex: 'h0706' }, far)
      .lay((s) => {
        s.time.space = 2;
        Object.assign(s.decks, { story: { top: ['gift'], pool: [], bottom: [] } });
      });
    const before = [...(market(table) ?? [])];
    table.endTurn().endTurn().play('effect/choose', { choice: before[0] });
    expect(table.waits()).toBe('restock/stock');
    const [next] = table.offers('chance/draw');
    table.play('chance/draw', next);
    expect(market(table)).toEqual([...before.slice(1), next?.card]);
    expect(table.cited('market/stocked')).toEqual(['3e.shop.refill']);
    expect(table.player(0).assets).toEqual([before[0]]);
  });
});

describe('assets', () => {
  it('are one of each type: of two of them one is discarded at once, for nothing (3e.asset.one-per-type, 3e.asset.second)', () => {
    const table = shop({ gold: 9, assets: ['hunting-spear', 'leather-armor'] }).play('shop/buy', {
      card: 'truesteel-axe',
    });
    expect(table.offers('excess/discard')).toEqual([{ card: 'hunting-spear' }, { card: 'truesteel-axe' }]);
    table.refuses('excess/discard', { card: 'leather-armor' }, '3e.skill.hand-limit');
    table.play('excess/discard', { card: 'hunting-spear' });
    expect(table.player(0)).toMatchObject({ gold: 0, assets: ['leather-armor', 'truesteel-axe'] });
    expect(table.facts('asset/lost')).toMatchObject([
      { card: 'hunting-spear', sold: false, rule: '3e.asset.second' },
    ]);
  });

  it('work as long as they lie there, without being used (3e.asset.keep-facing)', () => {
    const table = shopper({ assets: ['pack'] }).play('train');
    expect(table.state.frames.at(-1)).toMatchObject({ left: 5 });
  });

  it('cut the hand down when the larger one goes (3e.skill.hand-limit)', () => {
    const table = shop({ assets: ['elven-armor'], hand: ['ambush', 'cunning', 'siphon', 'blink', 'cleave'] });
    table.play('shop/sell', { card: 'elven-armor' });
    expect(table.waits()).toBe('excess/discard');
    table.play('excess/discard', { card: 'blink' });
    expect(table.waits()).toBe('shop/shop');
  });

  it('pass two limits at once: both are kept, in an order of the player’s choice (3e.skill.learned-limit, 3e.skill.hand-limit, 3e.game.simultaneous)', () => {
    const table = shop({
      assets: ['elven-armor'],
      hand: ['ambush', 'cunning', 'siphon', 'halo', 'cleave'],
      skills: ['blink', 'spring-rain', 'twin-runes'],
    }).play('shop/sell', { card: 'elven-armor' });
    // Spirit falls from 3 to 1, the hand from 5 to 4.
    expect(table.offers('excess/discard')).toEqual([
      { card: 'blink' },
      { card: 'spring-rain' },
      { card: 'twin-runes' },
      ...['ambush', 'cunning', 'siphon', 'halo', 'cleave'].map((card) => ({ card })),
    ]);
    table.play('excess/discard', { card: 'blink' }).play('excess/discard', { card: 'halo' });
    // The hand is within its limit now; the skills are not yet.
    expect(table.offers('excess/discard')).toEqual([{ card: 'spring-rain' }, { card: 'twin-runes' }]);
    table.play('excess/discard', { card: 'twin-runes' });
    expect(table.player(0)).toMatchObject({
      skills: ['spring-rain'],
      hand: ['ambush', 'cunning', 'siphon', 'cleave'],
    });
    expect(table.waits()).toBe('shop/shop');
  });

  it('leave a hero defeated whose health falls with them to its damage, and no damage beyond it (3e.damage.check-health-change, 3e.defeat.no-more-damage)', () => {
    const table = shop({ assets: ['tortoise-plate'], damage: 10 }).play('shop/sell', {
      card: 'tortoise-plate',
    });
    expect(table.player(0).damage).toBe(8);
    expect(table.cited('hero/defeated')).toEqual(['3e.damage.check-health-change']);
    table.play('shop/discard', { card: 'pack' });
    table.refuses('train', {}, '3e.defeat.hero');
    table.play('rest');
    expect(table.player(0).damage).toBe(0);
  });

  it('end a defeat where they raise health above damage (3e.defeat.lyssa)', () => {
    const table = shop({ gold: 4, damage: 7 }).seat({ damage: 8 }).play('shop/buy', { card: 'chain-mail' });
    expect(table.cited('hero/recovered')).toEqual(['3e.defeat.lyssa']);
    expect(table.can('train')).toBe(true);
  });
});

describe('goods', () => {
  it('are discarded for their trade value where the card says: Artifacts, the example (3e.asset.goods-artifacts, 3e.asset.goods-trade, 3e.asset.goods-value)', () => {
    shopper({ assets: ['artifacts-2'] }).refuses(
      'goods/trade',
      { card: 'artifacts-2' },
      '3e.asset.goods-trade',
    );
    const table = shopper({ hex: 'h0508', gold: 0, assets: ['artifacts-2'] }).play('goods/trade', {
      card: 'artifacts-2',
    });
    expect(table.player(0)).toMatchObject({ gold: 2, assets: [] });
    expect(table.actionsLeft).toBe(2);
    expect(table.state.discards.assets).toEqual(['artifacts-2']);
    shopper({ hex: 'h0508', assets: ['pack'] }).refuses(
      'goods/trade',
      { card: 'pack' },
      '3e.asset.goods-trade',
    );
  });
});
