import { describe, expect, it } from 'vitest';
import { enemy, Fight, surge } from '../table-combat.js';

/* Hard cases of damage: answered, blocked in part, dealt twice. Written down from the register before the code was asked. */

const wall = enemy('wall', 30);
const thin = enemy('thin', 1);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];
/** Shield, enemy, surge, enemy, double. */
const shielded = [1, 0, 0, 1, 1];
/** Thorn has melded minds; it is the foe’s turn. */
const melded = (foe = wall, seat: object = {}, faces = plain, own = [0, 0, 0]) =>
  Fight.with(foe, { hero: 'master-thorn', ...seat }, { hero: 'corbin' })
    .cast(own, faces)
    .play('combat/surge', { card: 'master-thorn', ability: 'mind-meld', tokens: [0] });

describe('damage that is dealt back', () => {
  it('lapses where the attack defeats the one who would answer: no draw comes of it (3e.hero.thorn.mind-meld, 3e.combat.unresolved-lapse, 3e.combat.win)', () => {
    const f = melded(thin, { damage: 7 }).play('combat/deal', { tokens: [0] });
    expect(f.facts('combat/ended')).toMatchObject([{ winner: 1, rule: '3e.combat.win' }]);
    expect(f.facts('enemy/hurt')).toEqual([]);
    expect(f.player(0)).toMatchObject({ damage: 8, gold: 0, trophies: [] });
  });

  it('wins the combat where it defeats the foe (3e.hero.thorn.mind-meld, 3e.combat.win, 3e.enemy.reward)', () => {
    const f = melded(thin).play('combat/deal', { tokens: [0] });
    expect(f.facts('combat/ended')).toMatchObject([{ winner: 0 }]);
    expect(f.player(0)).toMatchObject({ damage: 1, gold: 1, trophies: ['thin'] });
  });

  it('is as much as was suffered, not as was dealt, and can be blocked in its turn (3e.hero.thorn.mind-meld, 3e.combat.block-all-types)', () => {
    const f = melded(wall, { assets: ['leather-armor'] }, shielded, [0, 0, 0, 0]);
    f.play('combat/deal', { tokens: [1, 3] }).play('block/shields', { tokens: [3] });
    expect(f.player(0).damage).toBe(1);
    expect(f.facts('damage/dealt').at(-1)).toMatchObject({ side: 1, damage: 'magic', amount: 1 });
    expect(f.actor).toBe(1);
    f.play('block/shields', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(0);
  });

  it('is nothing where all was blocked: no damage was dealt then (3e.combat.blocked-effects, 3e.hero.thorn.mind-meld)', () => {
    const f = melded(wall, { assets: ['leather-armor'] }, plain, [0, 0, 0, 0]);
    f.play('combat/deal', { tokens: [0] }).play('block/shields', { tokens: [3] });
    expect(f.facts('damage/dealt')).toHaveLength(1);
    expect(f.waits()).toBe('combat/act');
  });

  it('is no attack, so that two who answer do not answer each other for ever (3e.combat.attack)', () => {
    const f = Fight.duel({}, { hero: 'lyssa' }).cast([0, 0, 0], [0, 1, 1]);
    f.lay((s) => {
      const { sides } = s.frames.find(({ kind }) => kind === 'combat') as unknown as Fight['fight'];
      sides[0].reflect = ['physical'];
      sides[1].reflect = ['magic'];
    });
    f.play('combat/deal', { tokens: [1] });
    if (f.waits() === 'blow/block') f.play('block/none');
    expect([f.player(0).damage, f.player(1).damage]).toEqual([1, 1]);
    expect(f.waits()).toBe('combat/act');
  });

  it('answers an ability that another ability sets off, for that is part of a combat action (3e.combat.attack, 3e.corpse-king.raise-dead)', () => {
    const f = Fight.of([{ hero: 'master-thorn' }, { hero: 'corbin' }], [], 'corpse-king')
      .lay((s) => {
        s.villain = 'h0609';
        Object.assign(s.discards, { combat: ['barrow-wyrm'] });
      })
      .play('villain/engage')
      .cast([0, 0, 0], [0, 0, 0, 0, 1, 0]);
    if (f.fight.acting === 1) f.pass();
    f.lay((s) => {
      const fight = s.frames.find(({ kind }) => kind === 'combat') as unknown as Fight['fight'];
      fight.acting = 1;
      fight.sides[1].passed = false;
      fight.sides[0].reflect = ['magic'];
    });
    f.play('combat/surge', { card: 'vorakesh', ability: 'raise-dead', tokens: [2] });
    f.play('effect/choose', { choice: 'cold-bite' });
    expect(f.player(0).damage).toBe(2);
    expect(f.fight.sides[1].damage).toBe(2);
  });
});

describe('shields', () => {
  const biter = enemy('biter', 30, {
    abilities: [
      surge(
        1,
        'twice',
        { do: 'deal', damage: 'enemy', amount: 1 },
        { do: 'deal', damage: 'magic', amount: 1 },
      ),
    ],
  });

  it('of two symbols stop one damage of the first half of an ability and nothing of the second (3e.combat.block-excess, 3e.game.ability-order)', () => {
    const f = Fight.with(biter, { hero: 'corbin', assets: ['mana-armor'] })
      .cast([0, 0, 0, 1], plain)
      .pass();
    f.play('combat/surge', { card: 'biter', ability: 'twice', tokens: [2] });
    expect(f.facts('damage/dealt')).toMatchObject([{ damage: 'enemy' }]);
    f.play('block/shields', { tokens: [3] });
    expect(f.facts('damage/dealt').map(({ damage }) => damage)).toEqual(['enemy', 'magic']);
    expect(f.player(0).damage).toBe(1);
  });

  it('may be kept for the second half (3e.combat.block)', () => {
    const f = Fight.with(biter, { hero: 'corbin', assets: ['mana-armor'], damage: 8 }).cast(
      [0, 0, 0, 1],
      plain,
    );
    f.pass().play('combat/surge', { card: 'biter', ability: 'twice', tokens: [2] });
    f.play('block/none').play('block/shields', { tokens: [3] });
    expect(f.player(0).damage).toBe(9);
  });

  it('block damage of a hero’s own ability as well as that of the foe, after a pass too (3e.combat.take-damage-text, 3e.combat.block-after-pass)', () => {
    const f = Fight.with(wall, { hero: 'corbin', assets: ['leather-armor'] }).cast([0, 0, 0, 0], plain);
    f.pass().play('combat/deal', { tokens: [0, 1, 3] });
    expect(f.waits()).toBe('blow/block');
    f.play('block/shields', { tokens: [3] });
    expect(f.player(0).damage).toBe(2);
  });
});

describe('an ability that is used at any moment', () => {
  const healer = (damage: number, seat: object = {}, foe = wall) =>
    Fight.with(
      foe,
      { hero: 'lyssa', skills: ['healing-touch'], hand: ['blink'], damage, ...seat },
      { hero: 'corbin' },
    );
  const heal = { card: 'healing-touch', ability: 'lay-on-hands' };

  it('may heal a hero that would fall, before it suffers what is dealt (3e.game.once-per-turn, 3e.combat.suffer)', () => {
    const f = healer(8).cast([0, 1, 1], plain);
    if (f.fight.acting === 0) f.pass();
    f.play('combat/deal', { tokens: [0] });
    expect([f.waits(), f.actor]).toEqual(['blow/block', 0]);
    expect(f.offers('block/shields')).toEqual([]);
    f.play('ability/use', heal).play('toll/exert', { card: 'blink' });
    // It would not fall any more, and nothing is left to be asked.
    expect(f.player(0).damage).toBe(7);
    expect(f.waits()).toBe('combat/act');
  });

  it('is not waited for where the hero stands anyhow, or cannot pay for it (3e.game.once-per-turn)', () => {
    const struck = (f: Fight) => {
      f.cast([0, 1, 1], plain);
      if (f.fight.acting === 0) f.pass();
      return f.play('combat/deal', { tokens: [0] });
    };
    expect(struck(healer(5)).player(0).damage).toBe(6);
    expect(struck(healer(8, { hand: [] })).over).toBe(true);
  });

  it('helps against what cannot be blocked as well (3e.combat.block-all-types, 3e.game.once-per-turn)', () => {
    const gorer = enemy('gorer', 30, {
      abilities: [surge(1, 'gore', { do: 'deal', damage: 'enemy', amount: 3, unblockable: true })],
    });
    const f = healer(8, {}, gorer).cast([1, 1, 1], plain);
    if (f.fight.acting === 0) f.pass();
    f.play('combat/surge', { card: 'gorer', ability: 'gore', tokens: [2] });
    f.refuses('block/shields', { tokens: [0] }, '3e.combat.block');
    f.play('ability/use', heal).play('toll/exert', { card: 'blink' });
    // Two healed of eight, three dealt: it falls all the same, at its health and no further.
    expect(f.over).toBe(true);
    expect(f.player(0).damage).toBe(9);
  });

  it('is not there in the turn of another (3e.turn.other-turns, 3e.game.once-per-turn)', () => {
    const f = Fight.duel({}, { hero: 'lyssa', skills: ['healing-touch'], hand: ['blink'], damage: 8 });
    f.cast([0, 0, 0], [0, 1, 1]);
    if (f.fight.acting === 1) f.pass();
    f.play('combat/deal', { tokens: [1] });
    if (f.waits() === 'blow/block') f.play('block/none');
    expect(f.over).toBe(true);
  });
});

describe('a defeat in the middle of an action', () => {
  it('takes the second half of an ability with it: the gold is not lost any more (3e.combat.unresolved-lapse, 3e.game.ability-order)', () => {
    const thief = enemy('thief', 30, {
      abilities: [
        surge(1, 'rob', { do: 'deal', damage: 'enemy', amount: 1 }, { do: 'lose-gold', amount: 1 }),
      ],
    });
    const f = Fight.with(thief, { hero: 'corbin', damage: 9, gold: 1 }).cast([0, 0, 0], plain).pass();
    f.play('combat/surge', { card: 'thief', ability: 'rob', tokens: [2] });
    expect(f.over).toBe(true);
    expect(f.player(0)).toMatchObject({ damage: 10, gold: 1 });
  });

  it('takes the action that was due after it as well (3e.combat.win, 3e.hero.hawthorne.onslaught)', () => {
    const f = Fight.with(thin, { hero: 'lord-hawthorne' }).cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [1] });
    expect(f.over).toBe(true);
    expect(f.facts('combat/ended')).toMatchObject([{ winner: 0 }]);
    expect(f.waits()).toBe('turn/act');
  });
});
