import { describe, expect, it } from 'vitest';
import { onlyIn, type Seat, Table } from '../table.js';
import { enemy, Fight, gem } from '../table-combat.js';

/* Hard cases of moving. Faces: 1 plains, 2 plains or forest, 3 forest or hills, 4 hills or plains, 5 mountain or water, 6 wild. */

const far = { hex: 'h1501' };
const at = (hex: string, seat: Seat = {}, hero = 'corbin', zombies: string[] = []) =>
  Table.of('corpse-king', [hero, hero === 'corbin' ? 'lyssa' : 'corbin'])
    .seat({ hex, ...seat }, far)
    .lay((s) => {
      s.zombies = zombies;
    });
const rolled = (table: Table, ...dice: number[]) => table.play('move/roll').roll(...dice);
const noHalt = { card: 'forced-march', ability: 'no-halt' };

describe('a river', () => {
  const bank = (skill: string) => rolled(at('h0209', { skills: [skill] }), 3, 3, 3);

  it('before a forest is not crossed by a die that shows forest, nor by one that is spent as forest (3e.move.river, 3e.game.precedence-card)', () => {
    const table = bank('deer-paths');
    table.refuses('move/spend', { to: 'h0110', die: 3 }, '3e.move.river');
    table.refuses('move/spend-as', { to: 'h0110', die: 3, card: 'deer-paths' }, '3e.move.spend-per-hex');
  });

  it('is crossed by one that is spent as water, and the forest beyond is entered with it (3e.move.river-one-die, 3e.game.precedence-card)', () => {
    const table = bank('water-walking');
    table.play('move/spend-as', { to: 'h0110', die: 3, card: 'water-walking' });
    expect(table.hexOf(0)).toBe('h0110');
    expect(table.state.frames.at(-1)).toMatchObject({ dice: [3, 3] });
  });

  it('does not hinder a single step or an effect, where it stops a rolled move (3e.move.step, 3e.move.effect-move, 3e.move.river)', () => {
    expect(at('h0209').play('move/step', { to: 'h0110' }).hexOf(0)).toBe('h0110');
    const table = at('h0209', { skills: ['forced-march'] }).play('ability/use', noHalt);
    expect(table.play('move/go', { to: 'h0110' }).hexOf(0)).toBe('h0110');
    rolled(at('h0209'), 1, 2, 4).refuses('move/spend', { to: 'h0110', die: 2 }, '3e.move.river');
  });
});

describe('a move by an effect', () => {
  it('ends in the hex where the hero falls, though it lay on its side when it set out (3e.move.enter-trigger, 3e.move.effect-move)', () => {
    // No Halt costs to become delayed: that does not stop the hero, but a zombie that defeats it does.
    const table = at('h0704', { skills: ['forced-march'], damage: 8 }, 'corbin', ['h0703']);
    table.play('ability/use', noHalt);
    expect(table.waits()).toBe('free-move/go');
    table.play('move/go', { to: 'h0703' });
    expect(table.player(0)).toMatchObject({ damage: 10, delayed: true, hex: 'h0703' });
    expect(table.waits()).toBe('turn/act');
  });

  it('goes on through a zombie that does not defeat, and hurts at each entry (3e.move.enter-trigger, 3e.corpse-king.zombie-damage)', () => {
    const table = at('h0704', { skills: ['forced-march'] }, 'corbin', ['h0703']);
    table.play('ability/use', noHalt).play('move/go', { to: 'h0703' }).play('move/go', { to: 'h0702' });
    table.play('move/go', { to: 'h0703' });
    expect(table.player(0).damage).toBe(4);
  });

  it('leaves room for an ability between two hexes (3e.game.once-per-turn, 3e.turn.one-at-a-time)', () => {
    const table = at(
      'h0704',
      { skills: ['forced-march', 'almsgiver'], gold: 1, damage: 0 },
      'corbin',
      [],
    ).play('ability/use', noHalt);
    table.play('move/go', { to: 'h0703' });
    table.play('ability/use', { card: 'almsgiver', ability: 'a-coin-for-the-bowl' }).draw('omens');
    expect(table.player(0)).toMatchObject({ gold: 0, hand: ['omens'] });
    expect(table.play('move/go', { to: 'h0702' }).hexOf(0)).toBe('h0702');
  });

  it('in the middle of a rolled move ends that where it delays the hero: the dice are lost, and its next action is to stand up (3e.move.enter-trigger, 3e.delayed.effect)', () => {
    const table = rolled(at('h0704', { skills: ['forced-march'] }), 1, 1, 1);
    table.play('move/spend', { to: 'h0703', die: 1 }).play('ability/use', noHalt).play('move/stay');
    expect(table.waits()).toBe('turn/act');
    expect(table.hexOf(0)).toBe('h0703');
    // The ruling says what has become of the dice that were left.
    table.refuses('move/spend', { to: 'h0702', die: 1 }, '3e.delayed.effect');
    const ruling = table.rules.explain(table.state, { type: 'move/spend', to: 'h0702', die: 1 });
    expect(`${ruling.reason}`).toMatch(/goes no further, and dice that were left are lost/);
    table.refuses('move/roll', {}, '3e.delayed.effect');
    table.play('stand-up');
    expect(table.actionsLeft).toBe(1);
  });

  it('cannot be paid by becoming delayed twice (3e.delayed.again)', () => {
    at('h0704', { skills: ['forced-march'], delayed: true }).refuses(
      'ability/use',
      noHalt,
      '3e.delayed.again',
    );
  });

  it('of one more mile does not use up a die, and may come between two (3e.game.once-per-turn, 3e.move.die-once)', () => {
    const table = rolled(at('h0704', { skills: ['tireless'] }), 1, 1, 5);
    table.play('move/spend', { to: 'h0703', die: 1 });
    table
      .play('ability/use', { card: 'tireless', ability: 'one-more-mile' })
      .play('move/go', { to: 'h0702' });
    expect(table.waits()).toBe('move/spend');
    expect(table.state.frames.at(-1)).toMatchObject({ dice: [1, 5] });
    table.refuses('ability/use', { card: 'tireless', ability: 'one-more-mile' }, '3e.game.once-per-turn');
  });
});

it('a hero that walks out of the city while it shops buys and sells nothing any more: it discards (3e.shop.where, 3e.shop.buy-or-discard, 3e.game.once-per-turn)', () => {
  const table = at('h0706', { gold: 20, skills: ['tireless'], assets: ['hunting-spear'] }).play('shop/begin');
  table.play('chance/draw', table.offers('chance/draw')[0]);
  const [card] = table.state.markets.tamalir ?? [];
  expect(table.offers('shop/buy')).toContainEqual({ card });
  table.play('ability/use', { card: 'tireless', ability: 'one-more-mile' }).play('move/go', { to: 'h0705' });
  table.refuses('shop/buy', { card }, '3e.shop.where');
  table.refuses('shop/sell', { card: 'hunting-spear' }, '3e.shop.where');
  table.play('shop/discard', { card });
  expect(table.state.markets.tamalir).toHaveLength(3);
  expect(table.player(0)).toMatchObject({ gold: 20, assets: ['hunting-spear'], hex: 'h0705' });
});

describe('Teleport', () => {
  const wolf = (more: object = {}) => enemy('wolf', 1, more);
  const won = (seat: object = {}, more: object = {}) => {
    const f = Fight.with(wolf(more), { hero: 'master-thorn', ...seat }, { hero: 'corbin' });
    return f.cast([0, 1, 0], [0, 0, 0, 1, 1]).play('combat/deal', { tokens: [1] });
  };

  it('is offered for each trophy: the enemy first, then the one more that it brings (3e.hero.thorn.teleport, 3e.trophies.extra)', () => {
    const rewards = [{ id: 'more', label: 'more', do: [{ do: 'gain-trophy', of: 'social' }] }];
    const f = won({ hand: ['omens', 'blink'] }, { rewards });
    expect(f.player(0).trophies).toEqual(['wolf']);
    expect(f.facts('trophy/drawn')).toEqual([]);
    expect(f.waits()).toBe('offer/answer');
    f.play('offer/use').play('toll/exert', { card: 'omens' }).play('move/stay');
    f.play('chance/draw', f.offers('chance/draw')[0]);
    expect(f.waits()).toBe('offer/answer');
    f.play('offer/decline');
    expect(f.facts('hero/exerted')).toHaveLength(1);
    expect(f.waits()).toBe('turn/act');
  });

  it('is not offered where there was no trophy to be had (3e.trophies.gain-type, 3e.hero.thorn.teleport)', () => {
    const table = at('h0508', { quests: ['any-shrine'], hand: ['ambush'] }, 'master-thorn').lay(
      onlyIn('social'),
    );
    table
      .play('quest/attempt', { card: 'any-shrine' })
      .roll(1, 5, 5)
      .play('quest/outcome', { choice: 'more' });
    // The quest itself is one, and nothing comes of the other.
    table.play('offer/decline');
    expect(table.waits()).toBe('turn/act');
    expect(table.player(0).trophies).toEqual(['any-shrine']);
  });

  it('takes a delayed hero along, and ends where it falls (3e.delayed.effect, 3e.move.enter-trigger)', () => {
    const table = at('h0508', { quests: ['any-shrine'], hand: ['ambush'], damage: 7 }, 'master-thorn', [
      'h0507',
    ]);
    table
      .play('quest/attempt', { card: 'any-shrine' })
      .roll(1, 5, 5)
      .play('quest/outcome', { choice: 'more' });
    table.lay((s) => {
      (s.players[0] as { delayed: boolean }).delayed = true;
    });
    table.play('offer/use').play('toll/exert', { card: 'ambush' }).play('move/go', { to: 'h0507' });
    expect(table.player(0).damage).toBe(8);
    expect(table.waits()).not.toBe('free-move/go');
  });
});

describe('a retreat', () => {
  it('is not open to a hero on a die that shows nothing round it; exerting and an ability may change that (3e.combat.retreat, 3e.exert.reroll)', () => {
    const f = Fight.with(
      enemy('wall', 30),
      { hero: 'laurel-of-bloodwood', hand: ['blink'] },
      { hero: 'corbin' },
    )
      .cast([0, 0, 0], [0, 0, 0, 1, 1])
      .pass(2)
      .play('combat/retreat')
      .roll(3);
    expect(f.offers('retreat/go')).toEqual([]);
    f.play('ability/reroll', { card: 'laurel-of-bloodwood', ability: 'pathfinding' }).roll(3);
    f.refuses(
      'ability/reroll',
      { card: 'laurel-of-bloodwood', ability: 'pathfinding' },
      '3e.game.once-per-turn',
    );
    f.play('exert/reroll', { die: 3, card: 'blink' }).roll(1);
    f.play('retreat/go', { to: 'h0610', die: 1 });
    expect(f.player(0).hex).toBe('h0610');
    expect(f.state.facedown).toEqual([gem]);
  });
});

describe('a wild', () => {
  it('counts, whether one wants it or not: every wild takes Margath on, a wild heals at rest (3e.dice.wild-always, 3e.margath.march)', () => {
    const march = Table.of('ascendance-of-margath', ['corbin', 'lyssa'])
      .seat(far, { hex: 'h0204' })
      .lay((s) => {
        s.villain = 'h0712';
        s.time = { space: 12, act: 2, over: true };
      });
    march.endTurn().endTurn().roll(6, 6, 6, 5, 5);
    expect(march.facts('villain/moved')).toHaveLength(3);
    const rest = at('h0704', { damage: 5 }).play('rest').roll(6, 6, 5, 5, 5).play('rest/heal');
    expect(rest.player(0).damage).toBe(3);
  });
});
