import { describe, expect, it } from 'vitest';
import { enemy, Fight, gem, surge } from './table-combat.js';

/* Heroes against heroes, and what the values of heroes come to in a fight. */

const wall = enemy('wall', 30);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];

describe('heroes against heroes', () => {
  it('3e.pvp.combat: each plays its own hero; the challenger goes first on a tie', () => {
    const f = Fight.duel({}, { hero: 'lyssa' }, { hero: 'elder-mok', hex: 'h0610' }).cast(
      [0, 0, 0],
      [0, 0, 1],
    );
    // Lyssa's agility and magic are golden, so she begins.
    expect(f.actor).toBe(1);
    const tie = Fight.duel({}, { hero: 'lyssa' }, { hero: 'elder-mok', hex: 'h0610' }).cast(
      [0, 0, 0],
      [0, 1, 0],
    );
    expect(tie.facts('combat/initiative')).toMatchObject([{ side: 0, rule: '3e.combat.initiative-tie' }]);
    expect(tie.pass().actor).toBe(1);
  });

  it('3e.pvp.combat: where it can be left, the challenger decides first, and its retreat ends the combat', () => {
    const open = () =>
      Fight.duel({}, { hero: 'lyssa' })
        .lay((s) => {
          (s.frames.at(-1) as unknown as Fight['fight']).noRetreat = false;
        })
        .cast([0, 0, 0], [0, 1, 1])
        .pass(2);
    const f = open();
    expect(f.actor).toBe(0);
    f.play('combat/retreat').roll(1).play('retreat/go', { to: 'h0610', die: 1 });
    expect(f.over).toBe(true);
    expect(f.player(0).hex).toBe('h0610');
    const g = open().play('combat/fight-on');
    expect(g.actor).toBe(1);
    g.play('combat/retreat').roll(1).play('retreat/go', { to: 'h0610', die: 1 });
    expect(g.player(1).hex).toBe('h0610');
    expect(g.facts('combat/ended')).toMatchObject([{ retreated: true }]);
    expect(g.player(0).gold).toBe(0);
  });

  it('3e.combat.controller: in a game of two the opponent decides for enemies, and not with its own cards', () => {
    const f = Fight.with(wall, { hero: 'corbin' }, { hero: 'lord-hawthorne', hand: ['omens'] });
    f.cast([0, 0, 0], [0, 0, 0, 0, 0]);
    expect(f.actor).toBe(1);
    expect(f.offers('combat/ability')).toEqual([]);
    f.play('combat/deal', { tokens: [0] });
    expect(f.actor).toBe(0);
  });
});

describe('values of heroes', () => {
  it('3e.hero.bonus, 3e.hero.health: bonuses of several cards add up, and end with the cards', () => {
    const f = Fight.of([
      { hero: 'corbin', damage: 11, assets: ['mana-armor'], skills: ['steadfastness'] },
      { hero: 'lyssa' },
    ]);
    expect(f.kinds).toContain('train');
    const g = Fight.of([{ hero: 'corbin', damage: 10, assets: ['pack'] }, { hero: 'lyssa' }]);
    g.refuses('train', {}, '3e.defeat.hero');
  });

  it('3e.hero.attribute-floor: a test of an attribute of 0 reveals what its modifier adds', () => {
    const f = Fight.with(
      enemy('sphinx', 30, {
        abilities: [surge(1, 'riddle', { do: 'test', attribute: 'spirit', modifier: 1, fail: [] })],
      }),
      { hero: 'corbin' },
    );
    f.cast([0, 0, 0], plain)
      .pass()
      .play('combat/surge', { card: 'sphinx', ability: 'riddle', tokens: [2] });
    expect(f.facts('test/began')).toMatchObject([{ cards: 1 }]);
  });
});

describe('the last fight', () => {
  it('3e.corpse-king.win, 3e.villain.definition: who defeats Vorakesh wins', () => {
    const f = Fight.of([{ hero: 'corbin', story: 1 }, { hero: 'lyssa' }], [], 'corpse-king')
      .lay((s) => {
        s.villain = gem;
      })
      .play('villain/engage')
      .cast([0, 0, 0], plain)
      .lay((s) => {
        (s.frames.at(-1) as unknown as Fight['fight']).sides[1].damage = 6;
      });
    f.play('combat/deal', { tokens: [0] });
    expect(f.state.outcome).toMatchObject({ winners: [0], how: 'villain-defeated' });
  });
});
