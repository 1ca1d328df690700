import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const far = { hex: 'h1501' };

describe('an exchange', () => {
  const two = (mine: object, other: object) =>
    Table.of('ascendance-of-margath', ['laurel-of-bloodwood', 'corbin', 'lyssa']).seat(
      { hex: 'h0704', gold: 2, ...mine },
      { hex: 'h0704', gold: 3, ...other },
      far,
    );

  it('is between heroes of one hex, and costs no action (3e.exchange.what, 3e.exchange.token)', () => {
    const table = two({ assets: ['hunting-spear'] }, {});
    table.refuses('exchange/propose', { with: 2 }, '3e.exchange.what');
    table.refuses('exchange/propose', { with: 0 }, '3e.exchange.what');
    table.play('exchange/propose', { with: 1 }).refuses('exchange/offer', {}, '3e.exchange.what');
    table.play('exchange/card', { card: 'hunting-spear' }).play('exchange/gold', { player: 1, amount: 3 });
    table.refuses('exchange/gold', { player: 1, amount: 4 }, '3e.game.gain-from-bank');
    table.play('exchange/offer');
    expect(table.rules.decision(table.state)?.actor).toBe(1);
    table.play('exchange/agree');
    expect(table.player(0)).toMatchObject({ gold: 5, assets: [] });
    expect(table.player(1)).toMatchObject({ gold: 0, assets: ['hunting-spear'] });
    expect(table.actionsLeft).toBe(3);
  });

  it('is the other’s to decline: that very offer is not made again in the turn, and any other may be (3e.exchange.what)', () => {
    const table = two({ assets: ['hunting-spear'] }, {});
    const propose = (gold: number, ...cards: string[]) => {
      table.play('exchange/propose', { with: 1 }).play('exchange/gold', { player: 0, amount: gold });
      for (const card of cards) table.play('exchange/card', { card });
    };
    propose(1);
    table.play('exchange/offer').play('exchange/decline');
    expect(table.player(0).gold).toBe(2);
    propose(1);
    table.refuses('exchange/offer', {}, '3e.exchange.what');
    // One card more is another offer, and so is a gold that the other would give.
    table.play('exchange/card', { card: 'hunting-spear' }).play('exchange/offer').play('exchange/decline');
    propose(1, 'hunting-spear');
    table.refuses('exchange/offer', {}, '3e.exchange.what');
    table.play('exchange/gold', { player: 1, amount: 1 }).play('exchange/offer').play('exchange/agree');
    expect([table.player(0), table.player(1)]).toMatchObject([
      { gold: 2, assets: [] },
      { gold: 3, assets: ['hunting-spear'] },
    ]);
  });

  it('can be declined only so often: there are so many offers and no more (3e.exchange.what)', () => {
    const table = two({ gold: 2 }, { gold: 1 });
    let declined = 0;
    for (const give of [0, 1, 2])
      for (const take of [0, 1]) {
        table.play('exchange/propose', { with: 1 });
        for (const [player, amount] of [give, take].entries())
          if (amount > 0) table.play('exchange/gold', { player, amount });
        if (give + take === 0) table.play('exchange/withdraw');
        else {
          table.play('exchange/offer').play('exchange/decline');
          declined += 1;
        }
      }
    expect(declined).toBe(5);
    table.play('exchange/propose', { with: 1 });
    for (const give of [0, 1, 2])
      for (const take of [0, 1]) {
        for (const [player, amount] of [give, take].entries())
          table.play('exchange/gold', { player, amount });
        table.refuses('exchange/offer', {}, '3e.exchange.what');
      }
  });

  it('is offered by the player whose turn it is, and the refusal says so (3e.exchange.what)', () => {
    const table = two({}, {});
    const ruling = table.rules.explain(table.state, { type: 'exchange/propose', with: 0 }, { by: 1 });
    expect([ruling.legal, ruling.rules[0]?.id]).toEqual([false, '3e.exchange.what']);
    expect(`${ruling.reason}`).toBe('This is for player 0 to do, not for player 1.');
    const own = table.rules.explain(table.state, { type: 'exchange/propose', with: 0 });
    expect(`${own.reason}`).toMatch(/whose turn it is makes the offer/);
  });

  it('is of gold and assets alone, and not in the middle of a move (3e.exchange.not, 3e.exchange.what)', () => {
    const table = two({ trophies: ['wolf'], hand: ['ambush'], skills: ['blink'] }, {});
    table.play('exchange/propose', { with: 1 });
    for (const card of ['wolf', 'ambush', 'blink', 'laurel-1'])
      table.refuses('exchange/card', { card }, '3e.exchange.not');
    expect(two({}, {}).play('move/roll').roll(1, 1, 1).can('exchange/propose')).toBe(false);
  });

  it('of goods brings no trade value (3e.exchange.goods)', () => {
    const table = two({ hex: 'h0508', assets: ['artifacts-1'] }, { hex: 'h0508' });
    table
      .play('exchange/propose', { with: 1 })
      .play('exchange/card', { card: 'artifacts-1' })
      .play('exchange/offer');
    table.play('exchange/agree');
    expect(table.state.players.map(({ gold }) => gold).slice(0, 2)).toEqual([2, 3]);
  });

  it('leaves both within their limits: each discards what it has too much of (3e.asset.second)', () => {
    const table = two({ assets: ['hunting-spear'] }, { assets: ['truesteel-axe'] });
    table
      .play('exchange/propose', { with: 1 })
      .play('exchange/card', { card: 'hunting-spear' })
      .play('exchange/offer');
    table.play('exchange/agree');
    expect(table.rules.decision(table.state)?.actor).toBe(1);
    table.play('excess/discard', { card: 'truesteel-axe' });
    expect(table.player(1).assets).toEqual(['hunting-spear']);
    expect(table.waits()).toBe('turn/act');
  });

  it('may leave the giver defeated (3e.damage.check-health-change)', () => {
    const table = two({ assets: ['chain-mail'], damage: 8 }, { damage: 10 });
    table
      .play('exchange/propose', { with: 1 })
      .play('exchange/card', { card: 'chain-mail' })
      .play('exchange/offer');
    table.play('exchange/agree');
    expect(table.facts('hero/defeated')).toMatchObject([{ player: 0 }]);
    expect(table.facts('hero/recovered')).toMatchObject([{ player: 1, rule: '3e.defeat.lyssa' }]);
  });
});
