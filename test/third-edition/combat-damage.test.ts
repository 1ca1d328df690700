import { describe, expect, it } from 'vitest';
import { enemy, Fight, surge } from './table-combat.js';

/* Damage in combats: blocked, suffered, answered. */

const wall = enemy('wall', 30);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];

describe('blocking', () => {
  it('3e.combat.block, 3e.combat.block-not-action: shields prevent damage before it is suffered, and it is no action', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 1, 0], plain);
    f.pass().play('combat/deal', { tokens: [0, 1] });
    expect(f.waits()).toBe('blow/block');
    expect(f.actor).toBe(0);
    f.play('block/shields', { tokens: [1] });
    expect(f.player(0).damage).toBe(1);
    expect(f.facts('damage/blocked')).toMatchObject([{ side: 0, tokens: ['corbin-2'], amount: 1 }]);
    expect(f.tokens(0)[1]).toBe('shield spent');
  });

  it('3e.combat.block-after-pass: also by who has passed; enemies block by their controller', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], [1, 0, 0, 0, 0]);
    f.pass();
    expect(f.actor).toBe(0);
    f.play('combat/deal', { tokens: [0] });
    expect(f.actor).toBe(1);
    f.play('block/shields', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(1);
  });

  it('3e.combat.block: nobody has to', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 1, 0], plain);
    f.pass()
      .play('combat/deal', { tokens: [0] })
      .play('block/none');
    expect(f.player(0).damage).toBe(1);
    expect(f.tokens(0)[1]).toBe('shield pool');
    f.play('combat/deal', { tokens: [1] });
    f.refuses('block/shields', { tokens: [0] }, '3e.combat.block');
    f.refuses('block/shields', { tokens: [] }, '3e.combat.block');
  });

  it('3e.combat.block-excess: a shield is spent as a whole', () => {
    const f = Fight.with(wall, { hero: 'corbin', assets: ['mana-armor'] }).cast([0, 0, 0, 1], plain);
    expect(f.tokens(0)[3]).toBe('shield2 pool');
    f.pass()
      .play('combat/deal', { tokens: [0] })
      .play('block/shields', { tokens: [3] });
    expect(f.player(0).damage).toBe(0);
    expect(f.facts('damage/blocked')).toMatchObject([{ amount: 1 }]);
    f.play('combat/deal', { tokens: [1] });
    expect(f.player(0).damage).toBe(1);
  });

  it('3e.combat.block-all-types: of every kind, from surge abilities too, but not where it cannot be blocked', () => {
    const biter = enemy('biter', 30, {
      abilities: [
        surge(1, 'bite', { do: 'deal', damage: 'magic', amount: 1 }),
        surge(1, 'gore', { do: 'deal', damage: 'physical', amount: 1, unblockable: true }),
      ],
    });
    const engaged = () => Fight.with(biter, { hero: 'corbin' }).cast([0, 1, 0], plain).pass();
    const bitten = engaged().play('combat/surge', { card: 'biter', ability: 'bite', tokens: [2] });
    expect(bitten.play('block/shields', { tokens: [1] }).player(0).damage).toBe(0);
    const gored = engaged().play('combat/surge', { card: 'biter', ability: 'gore', tokens: [2] });
    expect(gored.waits()).toBe('combat/act');
    expect(gored.player(0).damage).toBe(1);
  });

  it('3e.combat.block-all-types: a shield on a double token blocks twice as much', () => {
    const f = Fight.with(wall, { hero: 'elder-mok' }, { hero: 'corbin' }).cast([1, 1, 0], plain);
    f.play('combat/double', { token: 1, on: 0 }).play('combat/deal', { tokens: [0, 1, 3] });
    f.play('block/shields', { tokens: [1] });
    expect(f.player(0).damage).toBe(1);
    expect(f.tokens(0).slice(0, 2)).toEqual(['double spent', 'shield spent']);
  });

  it('3e.combat.blocked-effects: what else an ability does happens though its damage is blocked', () => {
    const thief = enemy('thief', 30, {
      abilities: [
        surge(1, 'rob', { do: 'deal', damage: 'enemy', amount: 1 }, { do: 'lose-gold', amount: 1 }),
      ],
    });
    const f = Fight.with(thief, { hero: 'corbin', gold: 3 }).cast([0, 1, 0], plain).pass();
    f.play('combat/surge', { card: 'thief', ability: 'rob', tokens: [2] }).play('block/shields', {
      tokens: [1],
    });
    expect(f.player(0)).toMatchObject({ damage: 0, gold: 2 });
  });

  it('3e.combat.take-damage-text, 3e.enemy.failed-test: damage that a hero has to take is blocked likewise; the fight goes on', () => {
    const sphinx = enemy('sphinx', 30, {
      abilities: [
        surge(1, 'riddle', {
          do: 'test',
          attribute: 'spirit',
          fail: [{ do: 'suffer', amount: 2 }],
        }),
      ],
    });
    const f = Fight.with(sphinx, { hero: 'corbin' }).cast([0, 1, 0], plain).pass();
    f.play('combat/surge', { card: 'sphinx', ability: 'riddle', tokens: [2] });
    expect(f.waits()).toBe('blow/block');
    f.play('block/shields', { tokens: [1] });
    expect(f.player(0).damage).toBe(1);
    expect(f.waits()).toBe('combat/act');
  });
});

describe('suffering', () => {
  it('3e.combat.suffer, 3e.damage.tokens: damage stays on a hero, also after the combat', () => {
    const f = Fight.with(enemy('thin', 1), { hero: 'corbin' }).cast([0, 0, 0], [0, 0, 0, 0, 0]);
    f.play('combat/deal', { tokens: [0, 1] }).play('combat/deal', { tokens: [0] });
    expect(f.over).toBe(true);
    expect(f.player(0).damage).toBe(2);
  });

  it('3e.enemy.heal: on an enemy for that combat only', () => {
    const f = Fight.with(enemy('thin', 9), { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [0] })
      .pass(2)
      .play('combat/retreat')
      .roll(1);
    f.play('retreat/go', { to: 'h0610', die: 1 });
    expect(f.over).toBe(true);
    f.lay((s) => {
      const p = s.players[0] as { hex: string };
      p.hex = 'h0609';
      s.facedown = [];
      Object.assign(s.frames.at(-1) as object, { actions: 3 });
      Object.assign(s.decks, { combat: { top: ['thin'], pool: [], bottom: [] } });
    });
    f.play('adventure/begin');
    expect(f.fight.sides[1]).toMatchObject({ card: 'thin', damage: 0 });
  });

  it('3e.damage.defeat, 3e.defeat.no-more-damage: at its health a combatant is defeated; what is more is ignored', () => {
    const f = Fight.with(wall, { hero: 'corbin', damage: 9 }).cast([0, 0, 0], plain);
    f.pass().play('combat/deal', { tokens: [0, 1, 3] });
    expect(f.player(0).damage).toBe(10);
    expect(f.facts('damage/suffered')).toMatchObject([{ amount: 1, total: 10 }]);
    expect(f.facts('combat/ended')).toMatchObject([{ winner: 1 }]);
    const g = Fight.with(enemy('thin', 3), { hero: 'corbin' }).cast([0, 0, 1], plain);
    g.play('combat/deal', { tokens: [0, 1, 2] });
    expect(g.facts('enemy/hurt')).toMatchObject([{ amount: 3, total: 3 }]);
  });

  it('3e.damage.heal: an enemy heals no more than it has', () => {
    const troll = enemy('troll', 9, { abilities: [surge(1, 'regrow', { do: 'heal', amount: 4 })] });
    const f = Fight.with(troll, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [0, 1] }).play('combat/surge', {
      card: 'troll',
      ability: 'regrow',
      tokens: [2],
    });
    expect(f.fight.sides[1].damage).toBe(0);
    expect(f.facts('enemy/healed')).toMatchObject([{ amount: 3, total: 0 }]);
  });

  it('3e.damage.outside-combat: outside of combat there is nothing to block with', () => {
    const f = Fight.of([{ hero: 'corbin', hex: 'h0610' }, { hero: 'lyssa' }], [], 'corpse-king').lay((s) => {
      s.zombies = ['h0609'];
    });
    f.play('move/step', { to: 'h0609' });
    expect(f.player(0).damage).toBe(2);
    expect(f.waits()).toBe('turn/act');
  });
});

describe('attacks', () => {
  const thorny = enemy('thorny', 30, {
    abilities: [surge(1, 'thorns', { do: 'reflect', damage: 'enemy' })],
  });
  const bristling = (seat: { skills?: string[]; hand?: string[] } = {}) =>
    Fight.with(thorny, { hero: 'corbin', ...seat })
      .cast([0, 1, 0], [0, 0, 0, 0, 1])
      .play('combat/surge', { card: 'thorny', ability: 'thorns', tokens: [2] });

  it('3e.combat.attack: an action that deals damage is one, and what it leaves is answered', () => {
    const f = bristling().play('combat/deal', { tokens: [0] });
    expect(f.waits()).toBe('blow/block');
    f.play('block/none');
    expect(f.fight.sides[1].damage).toBe(2);
    expect(f.player(0).damage).toBe(2);
    expect(f.facts('damage/dealt')).toMatchObject([{ attack: true }, { attack: false, damage: 'enemy' }]);
  });

  it('3e.combat.attack: damage dealt right after a combat action is no combat action', () => {
    const f = bristling({ skills: ['spell-protection'], hand: ['cleave'] });
    f.play('combat/recast', { token: 2, on: 3 }).toss(0);
    f.play('combat/after', { card: 'spell-protection', ability: 'the-ward-sparks' });
    f.play('toll/exert', { card: 'cleave' });
    expect(f.fight.sides[1].damage).toBe(1);
    expect(f.player(0).damage).toBe(0);
    expect(f.actor).toBe(1);
  });

  it('3e.combat.only-foe: damage is dealt to the foe alone', () => {
    const f = bristling()
      .play('combat/deal', { tokens: [0] })
      .play('block/none');
    expect(f.player(1).damage).toBe(0);
  });
});

describe('health', () => {
  it('3e.enemy.example-hybrid: the Dragon Hybrid has 9 health against a hero with 3 lore', () => {
    const f = Fight.of([{ hero: 'corbin', story: 3 }, { hero: 'lyssa' }])
      .play('adventure/begin')
      .play('chance/draw', { card: 'dragon-hybrid' });
    f.cast([0, 0, 0], plain).lay((s) => {
      (s.frames.at(-1) as unknown as Fight['fight']).sides[1].damage = 6;
    });
    f.play('combat/deal', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(8);
    f.pass().play('combat/deal', { tokens: [1] });
    expect(f.facts('combat/ended')).toMatchObject([{ winner: 0 }]);
    expect(f.offers('reward/choose')).toEqual([{ choice: 'gold' }, { choice: 'lore' }]);
  });

  it('3e.enemy.example-hybrid: Slice deals 2, Barrier removes the magic tokens', () => {
    const fight = () =>
      Fight.of([{ hero: 'elder-mok' }, { hero: 'lyssa' }])
        .lay((s) => {
          s.time.act = 2;
        })
        .play('adventure/begin')
        .play('chance/draw', { card: 'dragon-hybrid' })
        .cast([0, 0, 0], [0, 0, 0, 1, 1, 0])
        .pass();
    const sliced = fight().play('combat/surge', { card: 'dragon-hybrid', ability: 'slice', tokens: [2] });
    expect(sliced.player(0).damage).toBe(2);
    const barred = fight().play('combat/surge', {
      card: 'dragon-hybrid',
      ability: 'barrier',
      tokens: [2, 5],
    });
    expect(barred.tokens(0)).toEqual(['magic2 removed', 'agility pool', 'surge pool']);
  });

  it('3e.damage.check-health-change: an enemy whose health falls to its damage is defeated at once', () => {
    const tempter = enemy('tempter', 4, {
      healthPlus: { count: 'story' },
      abilities: [
        surge(1, 'bargain', { do: 'lose-story', amount: 3 }, { do: 'deal', damage: 'enemy', amount: 5 }),
      ],
    });
    const f = Fight.with(tempter, { hero: 'corbin', story: 3 })
      .cast([0, 0, 0], plain)
      .lay((s) => {
        (s.frames.at(-1) as unknown as Fight['fight']).sides[1].damage = 4;
      });
    f.pass().play('combat/surge', { card: 'tempter', ability: 'bargain', tokens: [2] });
    expect(f.facts('combat/ended')).toMatchObject([{ winner: 0 }]);
    expect(f.player(0)).toMatchObject({ damage: 0, trophies: ['tempter'] });
  });

  it('3e.damage.check-health-change, 3e.defeat.no-more-damage: a hero that loses a health bonus is defeated at once', () => {
    const f = Fight.of([
      { hero: 'corbin', damage: 11, assets: ['mana-armor', 'leather-armor'] },
      { hero: 'lyssa' },
    ]);
    f.lay((s) => {
      s.frames.push({ kind: 'excess', step: 'discard', player: 0 } as never);
    });
    f.play('excess/discard', { card: 'mana-armor' });
    expect(f.facts('hero/defeated')).toMatchObject([{ player: 0, rule: '3e.damage.check-health-change' }]);
    expect(f.player(0).damage).toBe(10);
    expect(f.kinds).toContain('rest');
    f.refuses('train', {}, '3e.defeat.hero');
  });
});
