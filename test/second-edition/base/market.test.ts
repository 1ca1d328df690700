import { describe, expect, it } from 'vitest';
import { createGame, decision } from '../../../src/index.js';
import type { Scenario } from '../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;

const { content } = rulesetOf([]).rules;
const costOf = (id: string): number => {
  const card = content.cards[id];
  return card?.kind === 'item' || card?.kind === 'ally' ? card.cost : 0;
};
/** What lies on top of the market deck in these tests, so that nothing is asked of chance. */
const newest = 'climbers-kit';

/** Player 0, in Forge, has come to the Market step, and the card of the step lies in the stack. */
const trading = (stack: readonly string[], player: Player = {}, other: Player = {}, more: Rest = {}) =>
  Table.of({
    game: {
      players: [
        { hero: 'corbin-axebearer', space: 'forge', gold: 20, ...player },
        { hero: 'mordrog', space: 'forge', gold: 20, ...other },
      ],
      stacks: { forge: [...stack] },
      decks: { market: { top: [newest, 'smoke-pellets'] } },
      ...more,
    },
    given: { turn: { player: 0, step: 'market' } },
  });

const kindOf = (table: Table) => decision(table.state)?.kind;
const itemsOf = (table: Table, player = 0) => table.player(player).items.map((item) => item.card);

describe('coming to a market', () => {
  const arriving = (space: string, more: Rest = {}) =>
    Table.of({
      game: {
        players: [
          { hero: 'corbin-axebearer', space },
          { hero: 'mordrog', space: 'h0912' },
        ],
        ...more,
      },
      given: { turn: { player: 0, step: 'market' } },
    });

  it('2e.market.town-only: only with the Hero in a town; anywhere else the step is skipped', () => {
    const road = arriving('h0608');
    expect(decision(road.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(road.happened('market/stocked')).toEqual([]);
    for (const { id } of content.board.towns) expect(kindOf(arriving(id))).toBe('market/draw');
  });

  it('2e.market.draw-card: first a card is added, before anything else can be done', () => {
    const table = arriving('forge', { stacks: { forge: ['healing-draught'] } });
    expect(table.legal('chance/draw')).toHaveLength(content.decks.market.length - 1);
    table.refuses('market/buy card=healing-draught', '2e.market.draw-card');
    table.refuses('market/done', '2e.market.draw-card');
    table.draw('yew-longbow');
    expect(table.state.stacks.forge).toEqual(['healing-draught', 'yew-longbow']);
    expect(table.happened('market/stocked')).toEqual([
      { type: 'market/stocked', town: 'forge', card: 'yew-longbow', rule: '2e.market.draw-card' },
    ]);
    // One card only.
    expect(kindOf(table)).toBe('market/trade');
  });

  it('2e.market.draw-card: with an empty market deck no card is added, and the step goes on', () => {
    const table = arriving('forge', { stacks: { tamalir: [...content.decks.market] } });
    expect(kindOf(table)).toBe('market/trade');
    expect(table.legal()).toEqual(['market/done']);
  });

  it('2e.market.tamalir-grows: Tamalir’s stack, empty at the start, gets its cards like any other', () => {
    expect(createGame({ players: 2, seed: 3 }).stacks.tamalir).toEqual([]);
    const table = arriving('tamalir').draw('yew-longbow').play('market/done');
    expect(table.state.stacks.tamalir).toEqual(['yew-longbow']);
  });

  it('2e.market.stack-of-town, 2e.market.stack-is-offer: each town has its own stack, and all of it is on offer', () => {
    expect(Object.keys(createGame({ players: 2, seed: 3 }).stacks).sort()).toEqual(
      content.board.towns.map((town) => town.id).sort(),
    );
    const table = trading(
      ['healing-draught', 'militia-recruit', 'yew-longbow'],
      {},
      {},
      {
        stacks: { forge: ['healing-draught', 'militia-recruit', 'yew-longbow'], frostgate: ['black-dagger'] },
      },
    );
    expect([...table.legal('market/buy'), ...table.legal('market/hire')]).toEqual([
      'market/buy card=healing-draught',
      'market/buy card=yew-longbow',
      `market/buy card=${newest}`,
      'market/hire card=militia-recruit',
    ]);
    table
      .refuses('market/buy card=black-dagger', '2e.market.stack-is-offer')
      .refuses('market/buy card=militia-recruit', '2e.market.stack-is-offer')
      .refuses('market/hire card=yew-longbow', '2e.market.stack-is-offer');
  });

  it('2e.market.deck-contents: the market deck is made of Allies and Items, and nothing else', () => {
    const kinds = content.decks.market.map((id) => content.cards[id]?.kind);
    expect(kinds.filter((kind) => kind === 'ally')).toHaveLength(29);
    expect(kinds.filter((kind) => kind === 'item')).toHaveLength(55);
    expect(kinds).toHaveLength(84);
  });
});

describe('buying and hiring', () => {
  it('2e.market.buy-item: the Item comes to the player, and its cost goes to the bank', () => {
    const table = trading(['yew-longbow', 'healing-draught']).play('market/buy card=yew-longbow');
    expect(table.player(0)).toMatchObject({
      gold: 20 - costOf('yew-longbow'),
      items: [{ card: 'yew-longbow', faceDown: false }],
    });
    expect(table.player(1).gold).toBe(20);
    expect(table.state.stacks.forge).toEqual(['healing-draught', newest]);
    expect(table.happened('market/bought')[0]).toMatchObject({
      price: costOf('yew-longbow'),
      rule: '2e.market.buy-item',
    });
  });

  it('2e.market.hire-ally: the Ally comes to the player unhurt, and its cost goes to the bank', () => {
    const table = trading(['hedge-healer']).play('market/hire card=hedge-healer');
    expect(table.player(0)).toMatchObject({
      gold: 20 - costOf('hedge-healer'),
      allies: [{ card: 'hedge-healer', wounds: 0, exhaustion: 0 }],
    });
    expect(table.happened('market/bought')[0]?.rule).toBe('2e.market.hire-ally');
  });

  it('2e.market.actions: the gold must suffice, to the last piece', () => {
    const cost = costOf('yew-longbow');
    trading(['yew-longbow'], { gold: cost - 1 }).refuses('market/buy card=yew-longbow', '2e.market.actions');
    const table = trading(['yew-longbow'], { gold: cost }).play('market/buy card=yew-longbow');
    expect(table.player(0).gold).toBe(0);
    trading(['hedge-healer'], { gold: costOf('hedge-healer') - 1 }).refuses(
      'market/hire card=hedge-healer',
      '2e.market.actions',
    );
  });

  it('2e.market.actions: as many actions as one likes, in any order, until one has done', () => {
    const table = trading(['yew-longbow', 'hedge-healer', 'soul-burn'], {
      gold: 7,
      wounds: 2,
      items: ['full-plate'],
    }).play(
      'market/heal character=corbin-axebearer what=wound',
      'market/buy card=yew-longbow',
      'market/sell card=full-plate',
      'market/heal character=corbin-axebearer what=wound',
    );
    expect(table.player(0).gold).toBe(
      7 - 1 - costOf('yew-longbow') + Math.floor(costOf('full-plate') / 2) - 1,
    );
    table.play(`market/buy card=${newest}`, 'market/done');
    expect(decision(table.state)?.actor).toBe(1);
  });
});

describe('selling', () => {
  it('2e.market.sell-item: half the cost, rounded down, and the card lies in the stack', () => {
    const table = trading([], { gold: 0, items: ['soul-burn', 'heart-of-the-mountain'] });
    table.play('market/sell card=soul-burn', 'market/sell card=heart-of-the-mountain');
    expect([costOf('soul-burn'), costOf('heart-of-the-mountain')]).toEqual([5, 9]);
    expect(table.player(0)).toMatchObject({ gold: 2 + 4, items: [] });
    expect(table.state.stacks.forge).toEqual([newest, 'soul-burn', 'heart-of-the-mountain']);
  });

  it('2e.market.sell-example-three: an Item that costs three gold brings one', () => {
    expect(costOf('hunting-spear')).toBe(3);
    const table = trading([], { gold: 0, items: ['hunting-spear'] }).play('market/sell card=hunting-spear');
    expect(table.player(0).gold).toBe(1);
  });

  it('2e.market.sell-one-gold: what costs one gold cannot be sold, nor what has no cost', () => {
    expect(costOf('weighted-net')).toBe(1);
    const table = trading([], { items: ['weighted-net', 'the-unfinished-blade', 'soul-burn'] });
    table
      .refuses('market/sell card=weighted-net', '2e.market.sell-one-gold')
      .refuses('market/sell card=the-unfinished-blade', '2e.market.sell-one-gold');
    expect(table.legal('market/sell')).toEqual(['market/sell card=soul-burn']);
  });

  it('2e.market.sell-item: your own Items only', () => {
    trading(['yew-longbow'], {}, { items: ['soul-burn'] })
      .refuses('market/sell card=soul-burn', '2e.market.sell-item')
      .refuses('market/sell card=yew-longbow', '2e.market.sell-item');
  });

  it('2e.market.sell-item: a face-down Item may be sold; who buys it has it ready', () => {
    const table = trading([], { items: [{ card: 'soul-burn', faceDown: true }] });
    table.play('market/sell card=soul-burn', 'market/done', 'move/stay');
    table.play('adventure/pass', 'market/buy card=soul-burn');
    expect(table.player(1).items).toEqual([{ card: 'soul-burn', faceDown: false }]);
  });

  it('2e.market.no-selling-allies: Allies cannot be sold', () => {
    const table = trading([], { allies: ['hedge-healer'] });
    table.refuses('market/sell card=hedge-healer', '2e.market.no-selling-allies');
    expect(table.legal('market/sell')).toEqual([]);
  });

  it('2e.market.sell-item: a Challenge kept as an Item cannot be sold', () => {
    trading([], { items: ['walking-armor'] }).refuses(
      'market/sell card=walking-armor',
      '2e.defeat.card-protected',
    );
  });

  it('2e.limits.sell-market-only: only in your own Market step', () => {
    const elsewhere = Table.of({
      game: { players: [{ space: 'forge', items: ['soul-burn'] }, { space: 'h0912' }] },
      given: { turn: { player: 0, step: 'movement' } },
    });
    elsewhere.refuses('market/sell card=soul-burn', '2e.limits.sell-market-only');
    // In the market of somebody else, in the same town.
    trading([], {}, { items: ['soul-burn'] }).refuses('market/sell card=soul-burn', '2e.market.sell-item');
  });
});

describe('faq.market.no-round-trip', () => {
  it('faq.market.no-round-trip: what was bought this turn cannot be sold in it', () => {
    trading(['yew-longbow'])
      .play('market/buy card=yew-longbow')
      .refuses('market/sell card=yew-longbow', 'faq.market.no-round-trip');
  });

  it('faq.market.no-round-trip: what was sold this turn cannot be bought back in it', () => {
    const table = trading([], { items: ['soul-burn'] }).play('market/sell card=soul-burn');
    table.refuses('market/buy card=soul-burn', 'faq.market.no-round-trip');
    expect(table.legal('market/buy')).toEqual([`market/buy card=${newest}`]);
  });

  it('faq.market.no-round-trip: what a card lets one buy is bought as well', () => {
    const table = trading([], { items: ['seers-orb'] }).play(
      'ability/use card=seers-orb ability=look-for-wares',
    );
    table.draw('yew-longbow').draw('soul-burn').play('effect/choose choice=soul-burn');
    table
      .refuses('market/sell card=soul-burn', 'faq.market.no-round-trip')
      .allows('market/sell card=seers-orb');
  });

  it('faq.market.no-round-trip: others may buy it, and so may the seller, from the next turn on', () => {
    const table = trading([], { items: ['soul-burn'] }, { gold: 1 }).play('market/sell card=soul-burn');
    table.play('market/done', 'move/stay', 'adventure/pass');
    table.refuses('market/buy card=soul-burn', '2e.market.actions');
    table.play('market/done', 'move/stay', 'adventure/pass').draw('yew-longbow');
    table.play('market/buy card=soul-burn');
    expect(itemsOf(table)).toEqual(['soul-burn']);
    // Bought now, it cannot be sold again before the next turn.
    table.refuses('market/sell card=soul-burn', 'faq.market.no-round-trip');
  });
});

describe('healing', () => {
  const wounded: Player = {
    gold: 3,
    wounds: 2,
    exhaustion: 3,
    allies: [{ card: 'hedge-healer', wounds: 1, exhaustion: 2 }],
  };

  it('2e.market.healing: one gold for one wound, of the Hero or of one Ally', () => {
    const table = trading([], wounded).play('market/heal character=corbin-axebearer what=wound');
    expect(table.player(0)).toMatchObject({ gold: 2, hero: { wounds: 1, exhaustion: 3 } });
    table.play('market/heal character=hedge-healer what=wound');
    expect(table.player(0)).toMatchObject({
      gold: 1,
      hero: { wounds: 1 },
      allies: [{ wounds: 0, exhaustion: 2 }],
    });
    expect(table.happened('gold/paid').map((event) => [event.amount, event.rule])).toEqual([
      [1, '2e.market.healing'],
      [1, '2e.market.healing'],
    ]);
  });

  it('2e.market.healing: one gold for all exhaustion of one character', () => {
    const table = trading([], wounded).play('market/heal character=corbin-axebearer what=exhaustion');
    expect(table.player(0)).toMatchObject({
      gold: 2,
      hero: { wounds: 2, exhaustion: 0 },
      allies: [{ wounds: 1, exhaustion: 2 }],
    });
  });

  it('2e.market.healing: nobody else is healed, and nothing that is not there', () => {
    const table = trading([], { ...wounded, wounds: 0 }, { wounds: 1 });
    table
      .refuses('market/heal character=mordrog what=wound', '2e.market.healing')
      .refuses('market/heal character=corbin-axebearer what=wound', '2e.market.healing')
      .allows('market/heal character=corbin-axebearer what=exhaustion');
  });

  it('2e.market.healing, 2e.market.actions: no gold, no healing', () => {
    const table = trading([], { ...wounded, gold: 1 }).play('market/heal character=hedge-healer what=wound');
    table.refuses('market/heal character=corbin-axebearer what=wound', '2e.market.actions');
    expect(table.legal('market/heal')).toEqual([]);
  });
});
