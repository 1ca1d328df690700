import { describe, expect, it } from 'vitest';
import { type Seat, Table } from '../table.js';
import { enemy, Fight, gem } from '../table-combat.js';

/* Hard cases of heroes who are defeated or delayed: what they may still do, and what happens to them. */

const bounty = { card: 'corbin', ability: 'bounty-hunter' };
const two = (mine: Seat, other: Seat = {}, names = ['corbin', 'lyssa']) =>
  Table.of('corpse-king', names).seat(
    { hex: 'h0704', gold: 1, ...mine },
    { hex: 'h0704', gold: 1, ...other },
  );

describe('a defeated hero', () => {
  it('carries out no rumor, no quest, no trade, no zombie and no villain, though it stands where they are (3e.defeat.hero, 3e.turn.printed-action)', () => {
    const table = two({ damage: 10, quests: ['any-shrine'], assets: ['artifacts-1'], hex: 'h0508' }).lay(
      (s) => {
        s.zombies = ['h0508'];
        s.villain = 'h0508';
      },
    );
    table.refuses('quest/attempt', { card: 'any-shrine' }, '3e.defeat.hero');
    table.refuses('goods/trade', { card: 'artifacts-1' }, '3e.defeat.hero');
    table.refuses('zombie/kill', {}, '3e.defeat.hero');
    table.refuses('villain/engage', {}, '3e.defeat.hero');
    const town = two({ damage: 10 }).lay((s) => {
      const hex = Object.entries(table.rules.rules.content.board.placeOn).find(
        ([, place]) => place?.id === 'burrow-town',
      )?.[0];
      Object.assign(s.players[0] as object, { hex, rumors: [{ card: 'smuggling', option: 'deliver' }] });
      Object.assign(s.decks.social as object, {
        pool: s.decks.social?.pool.filter((card) => card !== 'smuggling'),
      });
    });
    town.refuses('rumor/follow', { card: 'smuggling' }, '3e.defeat.hero');
    // It keeps the rumor, and carries it out once it has rested.
    town.play('rest').play('rumor/follow', { card: 'smuggling' });
    expect(town.player(0)).toMatchObject({ gold: 3, rumors: [], trophies: ['smuggling'] });
  });

  it('recovers by an ability as well, without an action, and goes on with all it has left (3e.defeat.recover, 3e.defeat.hero)', () => {
    const table = two({ damage: 9, skills: ['healing-touch'], hand: ['ambush'] }, {}, ['lyssa', 'corbin']);
    table.refuses('train', {}, '3e.defeat.hero');
    table.play('ability/use', { card: 'healing-touch', ability: 'lay-on-hands' });
    table.play('toll/exert', { card: 'ambush' });
    expect(table.player(0)).toMatchObject({ damage: 7, hand: [] });
    expect(table.facts('hero/recovered')).toHaveLength(1);
    expect(table.actionsLeft).toBe(3);
    expect(table.can('train')).toBe(true);
  });

  it('still exchanges, with gold of 1 and no more, in its own turn and in that of the other (3e.exchange.what, 3e.defeat.hero, 3e.game.gain-from-bank)', () => {
    const mine = two({ damage: 10 }).play('exchange/propose', { with: 1 });
    mine.refuses('exchange/gold', { player: 0, amount: 2 }, '3e.game.gain-from-bank');
    mine.play('exchange/gold', { player: 0, amount: 1 }).play('exchange/offer').play('exchange/agree');
    expect([mine.player(0).gold, mine.player(1).gold]).toEqual([0, 2]);
    const other = two({}, { damage: 9 }).play('exchange/propose', { with: 1 });
    other.play('exchange/gold', { player: 1, amount: 1 }).play('exchange/offer').play('exchange/agree');
    expect([other.player(0).gold, other.player(1).gold]).toEqual([2, 0]);
  });

  it('stays first player, has its turn, and begins the next round (3e.defeat.hero, 3e.round.order)', () => {
    const table = two({ damage: 10 });
    expect(table.state.first).toBe(0);
    table.endTurn().endTurn();
    expect(table.state).toMatchObject({ round: 2, first: 0 });
    expect(table.facts('turn/began').at(-1)).toMatchObject({ player: 0, round: 2 });
  });

  it('has suffered no more than its health, and is up after one damage healed, however hard it was struck (3e.defeat.no-more-damage, 3e.defeat.recover)', () => {
    const f = Fight.with(enemy('wall', 30), { hero: 'corbin', damage: 9 }).cast([0, 0, 0], [0, 0, 0, 1, 1]);
    f.pass().play('combat/deal', { tokens: [0, 1, 3] });
    expect(f.player(0).damage).toBe(10);
    f.play('rest').roll(1, 5, 5, 5, 5).play('rest/heal');
    expect(f.player(0).damage).toBe(9);
    f.play('turn/end').play('turn/end');
    expect(f.kinds).toContain('move/step');
  });
});

describe('a delayed hero', () => {
  it('can be challenged, fights as any other, and lies there still afterwards (3e.delayed.effect, 3e.hero.corbin.bounty)', () => {
    const f = Fight.duel({}, { hero: 'lyssa', delayed: true }).cast([0, 0, 0], [0, 1, 1]);
    f.lay((s) => {
      (s.players[1] as { damage: number }).damage = 8;
    });
    if (f.fight.acting === 1) f.play('combat/pass');
    f.play('combat/deal', { tokens: [0] });
    expect(f.over).toBe(true);
    expect(f.player(1)).toMatchObject({ damage: 9, delayed: true });
  });

  it('exchanges and uses abilities, but rests only once it stands, unless it is defeated too (3e.delayed.effect, 3e.exchange.what)', () => {
    const table = two({ delayed: true, damage: 3 });
    expect(table.can('exchange/propose')).toBe(true);
    table.refuses('rest', {}, '3e.delayed.effect');
    table.play('stand-up').play('rest');
    const fallen = two({ delayed: true, damage: 10, hex: 'h0706' });
    fallen.refuses('stand-up', {}, '3e.delayed.effect');
    fallen.play('rest').refuses('train', {}, '3e.delayed.effect');
    fallen.play('stand-up').play('train');
    expect(fallen.actionsLeft).toBe(0);
  });
});

describe('Nine Lives', () => {
  it('is answered in the hex of a zombie that defeated her, in a turn that is hers (3e.hero.lyssa.nine-lives, 3e.corpse-king.zombie-damage)', () => {
    const table = Table.of('corpse-king', ['lyssa', 'corbin'])
      .seat({ hex: 'h0704', damage: 7, hand: ['ambush'] }, { hex: 'h1501' })
      .lay((s) => {
        s.zombies = ['h0703'];
      });
    table.play('move/step', { to: 'h0703' }).play('offer/use').play('toll/exert', { card: 'ambush' });
    expect(table.player(0)).toMatchObject({ damage: 0, hex: 'h0703' });
    // The zombie is still there, and she may kill it now.
    table.play('zombie/kill');
    expect(table.actionsLeft).toBe(1);
  });

  it('does not win back a combat that is lost: the enemy is gone, and so is its reward (3e.hero.lyssa.nine-lives, 3e.enemy.no-win)', () => {
    const f = Fight.with(
      enemy('wall', 30),
      { hero: 'lyssa', damage: 8, hand: ['omens'] },
      { hero: 'corbin' },
    );
    f.cast([0, 1, 1], [0, 0, 0, 1, 1]);
    if (f.fight.acting === 0) f.pass();
    f.play('combat/deal', { tokens: [0] })
      .play('offer/use')
      .play('toll/exert', { card: 'omens' });
    expect(f.player(0)).toMatchObject({ damage: 0, gold: 0, trophies: [], hex: gem });
    expect(f.state.discards.combat).toEqual(['wall']);
    expect(f.state.facedown).toEqual([gem]);
  });
});

describe('a challenge', () => {
  it('is once per game for each hero, though that hero lost it, rested and came back (3e.hero.corbin.bounty, 3e.defeat.recover)', () => {
    const f = Fight.duel({}, { hero: 'lyssa', damage: 8 }).cast([0, 0, 0], [0, 1, 1]);
    if (f.fight.acting === 1) f.pass();
    f.play('combat/deal', { tokens: [0] });
    f.play('chance/draw', f.offers('chance/draw')[0]);
    f.lay((s) => {
      (s.players[1] as { damage: number }).damage = 0;
    });
    f.refuses('ability/act', bounty, '3e.hero.corbin.bounty');
    f.play('turn/end').play('turn/end');
    f.refuses('ability/act', bounty, '3e.hero.corbin.bounty');
  });

  it('leaves nobody a way out, and lets the other use its cards, but no ability of a turn of its own (3e.hero.corbin.bounty, 3e.turn.other-turns)', () => {
    const f = Fight.duel({}, { hero: 'elder-mok', hand: ['omens'], skills: ['healing-touch'], damage: 5 });
    f.cast([0, 0, 0], [0, 1, 0]);
    if (f.fight.acting === 0) f.pass();
    expect(f.actor).toBe(1);
    expect(f.offers('ability/use', 1)).toEqual([]);
    f.refuses('ability/use', { card: 'elder-mok', ability: 'restore-spirit' }, '3e.game.once-per-turn');
    while (f.waits() === 'combat/act') f.pass();
    expect(f.waits()).toBe('combat/cast-attacker');
  });

  it('gives the one who was challenged nothing, and Corbin falls like anybody (3e.hero.corbin.bounty, 3e.pvp.consequence)', () => {
    const f = Fight.duel({ damage: 9, gold: 2 }, { hero: 'lyssa', gold: 1 }).cast([0, 0, 0], [0, 0, 0]);
    if (f.fight.acting === 0) f.pass();
    f.play('combat/deal', { tokens: [0] });
    expect(f.player(0)).toMatchObject({ damage: 10, gold: 2, out: false });
    expect(f.player(1)).toMatchObject({ gold: 1, trophies: [] });
  });
});

describe('an exchange', () => {
  const swap = (mine: Seat, other: Seat, ...cards: string[]) => {
    const table = two(mine, other).play('exchange/propose', { with: 1 });
    for (const card of cards) table.play('exchange/card', { card });
    return table.play('exchange/offer').play('exchange/agree');
  };

  it('of one weapon for another leaves both with one, and nothing to discard (3e.asset.one-per-type, 3e.exchange.what)', () => {
    const table = swap(
      { assets: ['hunting-spear'] },
      { assets: ['truesteel-axe'] },
      'hunting-spear',
      'truesteel-axe',
    );
    expect([table.player(0).assets, table.player(1).assets]).toEqual([['truesteel-axe'], ['hunting-spear']]);
    expect(table.waits()).toBe('turn/act');
  });

  it('of armour for armour is weighed when both have changed hands: nobody falls in between (3e.damage.check-health-change)', () => {
    // Tortoise Plate raises health by 2, Chain Mail by 1.
    const table = swap(
      { assets: ['chain-mail'], damage: 10 },
      { assets: ['tortoise-plate'] },
      'chain-mail',
      'tortoise-plate',
    );
    expect(table.facts('hero/defeated')).toEqual([]);
    expect(table.player(0)).toMatchObject({ damage: 10, assets: ['tortoise-plate'] });
  });

  it('brings the other’s token to the next combat, and leaves your own with its card (3e.exchange.token, 3e.combat.hero-tokens)', () => {
    const f = Fight.of(
      [
        { hero: 'corbin', assets: ['hunting-spear'] },
        { hero: 'lyssa', assets: ['leather-armor'] },
      ],
      [enemy('wall', 30)],
    );
    f.play('exchange/propose', { with: 1 }).play('exchange/card', { card: 'leather-armor' });
    f.play('exchange/card', { card: 'hunting-spear' }).play('exchange/offer').play('exchange/agree');
    f.play('adventure/begin').play('chance/draw', { card: 'wall' });
    expect(f.fight.sides[0].tokens.map(({ id }) => id).at(-1)).toBe('C09');
  });
});
