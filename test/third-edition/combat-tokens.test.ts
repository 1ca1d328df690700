import { describe, expect, it } from 'vitest';
import { enemy, Fight, surge } from './table-combat.js';

/* What is done with tokens: damage, agility, doubling, surges, and what effects do to them. */

const wall = enemy('wall', 30);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];

describe('dealing damage', () => {
  it('3e.combat.damage, 3e.combat.number, 3e.combat.spend: tokens of one kind deal the sum of their symbols and are set aside', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 1], plain);
    f.play('combat/deal', { tokens: [0, 2] });
    expect(f.fight.sides[1].damage).toBe(3);
    expect(f.tokens(0)).toEqual(['physical2 spent', 'physical pool', 'physical spent']);
    f.pass().refuses('combat/deal', { tokens: [0] }, '3e.combat.damage-one-type');
  });

  it('3e.combat.damage-one-type: physical and magic are not dealt together', () => {
    const f = Fight.with(wall, { hero: 'elder-mok' }, { hero: 'corbin' }).cast([0, 1, 1], plain);
    f.refuses('combat/deal', { tokens: [0, 2] }, '3e.combat.damage-one-type');
    expect(f.offers('combat/deal')).toEqual([{ tokens: [2] }, { tokens: [0] }]);
  });

  it('3e.combat.damage-any-number: as many as one likes, the others stay for later', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 1], plain);
    expect(f.offers('combat/deal')).toHaveLength(7);
    f.play('combat/deal', { tokens: [1] }).pass();
    expect(f.offers('combat/deal')).toEqual([{ tokens: [0] }, { tokens: [2] }, { tokens: [0, 2] }]);
  });

  it('3e.combat.damage-types: tokens of enemies deal enemy damage', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.pass().play('combat/deal', { tokens: [0, 1, 3] });
    expect(f.facts('damage/dealt')).toMatchObject([{ side: 0, damage: 'enemy', amount: 3, attack: true }]);
  });
});

describe('agility', () => {
  it('3e.combat.agility-own, 3e.combat.flip: another token of the own pool is turned over', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([1, 0, 0], plain);
    f.play('combat/flip', { token: 2, on: 0 });
    expect(f.tokens(0)).toEqual(['physical2 pool', 'physical pool', 'agility spent']);
    expect(f.facts('token/turned')).toMatchObject([{ side: 0, token: 'corbin-1', cast: false, back: false }]);
  });

  it('3e.combat.agility-foe: a token of the foe is cast again, as chance has it', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.play('combat/recast', { token: 2, on: 0 });
    expect(f.rules.chanceOutcomes(f.state).map(({ probability }) => probability)).toEqual([0.5, 0.5]);
    f.toss(1);
    expect(f.tokens(1)[0]).toBe('shield pool');
    expect(f.tokens(0)[2]).toBe('agility spent');
    expect(f.actor).toBe(1);
  });

  it('3e.combat.agility-target: not itself, no spent token and no removed one', () => {
    const thief = enemy('thief', 30, {
      abilities: [
        surge(1, 'grab', { do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['physical'] } }),
      ],
    });
    const f = Fight.with(thief, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.refuses('combat/flip', { token: 2, on: 2 }, '3e.combat.agility-target');
    f.play('combat/deal', { tokens: [0] }).play('combat/surge', {
      card: 'thief',
      ability: 'grab',
      tokens: [2],
    });
    expect(f.tokens(0)).toEqual(['physical2 spent', 'physical removed', 'agility pool']);
    f.refuses('combat/flip', { token: 2, on: 0 }, '3e.combat.agility-target');
    f.refuses('combat/flip', { token: 2, on: 1 }, '3e.combat.agility-target');
    f.refuses('combat/recast', { token: 2, on: 2 }, '3e.combat.agility-target');
    expect(f.offers('combat/flip')).toEqual([]);
    expect(f.offers('combat/recast')).toHaveLength(4);
  });
});

describe('doubling', () => {
  /** Elder Mok: double, agility, physical; with a mana armor: magic. */
  const mok = { hero: 'elder-mok', assets: ['mana-armor'] };
  const double = () =>
    Fight.with(wall, mok, { hero: 'corbin' })
      .cast([1, 0, 1, 0], plain)
      .play('combat/double', { token: 2, on: 0 });

  it('3e.combat.double: a token on a double token counts double and is spent with it', () => {
    const f = double();
    expect(f.fight.sides[0].tokens[2]).toMatchObject({ on: 'elder-mok-1', at: 'pool' });
    f.pass().play('combat/deal', { tokens: [2] });
    expect(f.fight.sides[1].damage).toBe(2);
    expect(f.tokens(0)).toEqual(['double spent', 'agility pool', 'physical spent', 'magic pool']);
  });

  it('3e.combat.double-twice: one token on each, and none on top of that', () => {
    const f = Fight.with(wall, { hero: 'elder-mok', assets: ['echo-bell'] }, { hero: 'corbin' });
    const bell = f.fight.sides[0].tokens[3];
    expect(bell?.id).toBe('C01');
    f.cast([1, 0, 1, 0], plain).play('combat/double', { token: 3, on: 0 }).pass();
    // The bell shows double too, and lies on a double token.
    f.refuses('combat/double', { token: 2, on: 3 }, '3e.combat.double-twice');
    f.refuses('combat/double', { token: 2, on: 0 }, '3e.combat.double-twice');
    f.refuses('combat/double', { token: 0, on: 3 }, '3e.combat.double-twice');
    expect(f.offers('combat/double')).toEqual([]);
  });

  it('3e.combat.double-agility: agility may lie there, to no effect', () => {
    const f = Fight.with(wall, mok, { hero: 'corbin' }).cast([1, 0, 1, 0], plain);
    f.play('combat/double', { token: 1, on: 0 }).pass().play('combat/flip', { token: 1, on: 3 });
    expect(f.tokens(0)).toEqual(['double spent', 'agility spent', 'physical pool', 'shield2 pool']);
    expect(f.facts('token/turned')).toHaveLength(1);
  });

  it('3e.combat.double-lost: flipped or recast, the upper token stays doubled; the covered one is out of reach', () => {
    const f = double().pass();
    f.refuses('combat/flip', { token: 1, on: 0 }, '3e.combat.agility-target');
    f.play('combat/flip', { token: 1, on: 2 });
    expect(f.tokens(0)[2]).toBe('surge pool');
    expect(f.fight.sides[0].tokens[2]?.on).toBe('elder-mok-1');
  });

  it('3e.combat.double-lost: recast by the foe it stays doubled, and the covered one cannot be recast', () => {
    const f = double();
    f.lay((s) => {
      const side = (s.frames.at(-1) as unknown as Fight['fight']).sides[1];
      (side.tokens[1] as { face: number }).face = 1;
    });
    f.refuses('combat/recast', { token: 1, on: 0 }, '3e.combat.agility-target');
    f.play('combat/recast', { token: 1, on: 2 }).toss(1);
    expect(f.fight.sides[0].tokens[2]).toMatchObject({ on: 'elder-mok-1', at: 'pool', face: 1 });
  });

  it('3e.combat.double-lost: when the upper one is removed the double token is free again', () => {
    const thief = enemy('thief', 30, {
      abilities: [
        surge(1, 'grab', { do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['physical'] } }),
      ],
    });
    const f = Fight.with(thief, mok, { hero: 'corbin' }).cast([1, 0, 1, 0], plain);
    f.play('combat/double', { token: 2, on: 0 });
    f.play('combat/surge', { card: 'thief', ability: 'grab', tokens: [2] });
    expect(f.tokens(0)).toEqual(['double pool', 'agility pool', 'physical removed', 'magic pool']);
    expect(f.offers('combat/double')).toContainEqual({ token: 3, on: 0 });
  });
});

describe('surge abilities', () => {
  const strong = enemy('strong', 30, {
    abilities: [
      surge(1, 'bite', { do: 'deal', damage: 'enemy', amount: 1 }),
      surge(2, 'roar', { do: 'deal', damage: 'enemy', amount: 2 }),
    ],
  });
  const act2 = (f: Fight) =>
    f.lay((s) => {
      s.time.act = 2;
    });
  const inAct2 = () => {
    const f = act2(Fight.of([{ hero: 'corbin' }, { hero: 'lyssa' }], [strong]));
    return f.play('adventure/begin').play('chance/draw', { card: 'strong' });
  };

  it('3e.combat.surge, 3e.combat.surge-several: symbols of several tokens pay together for one ability', () => {
    // The enemy shows two surges on two tokens, golden one of them.
    const f = inAct2().cast([0, 0, 0], [0, 0, 0, 1, 1, 0]);
    f.pass();
    f.refuses('combat/surge', { card: 'strong', ability: 'roar', tokens: [2] }, '3e.combat.surge');
    f.play('combat/surge', { card: 'strong', ability: 'roar', tokens: [2, 5] });
    expect(f.player(0).damage).toBe(2);
    expect(f.tokens(1)[2]).toBe('surge spent');
    expect(f.tokens(1)[5]).toBe('surge spent');
  });

  it('3e.combat.surge-excess, 3e.combat.surge-one-per-action: what is more is lost, and pays for nothing else', () => {
    const f = inAct2().cast([0, 0, 0], [0, 0, 0, 1, 1, 0]).pass();
    f.play('combat/surge', { card: 'strong', ability: 'bite', tokens: [2, 5] });
    expect(f.player(0).damage).toBe(1);
    expect(f.offers('combat/surge')).toEqual([]);
  });

  it('3e.combat.surge-once: each ability once a round', () => {
    const f = inAct2().cast([0, 0, 0], [0, 0, 0, 1, 1, 0]).pass();
    f.play('combat/surge', { card: 'strong', ability: 'bite', tokens: [2] });
    f.refuses('combat/surge', { card: 'strong', ability: 'bite', tokens: [5] }, '3e.combat.surge-once');
    f.pass().play('combat/fight-on').cast([0, 0, 0], [0, 0, 0, 1, 1, 0]).pass();
    expect(f.offers('combat/surge')).toContainEqual({ card: 'strong', ability: 'bite', tokens: [5] });
  });

  it('3e.combat.surge-x: X is what was spent', () => {
    const f = Fight.with(
      wall,
      { hero: 'elder-mok', skills: ['cleave'], assets: ['mana-armor'] },
      { hero: 'corbin' },
    );
    f.cast([1, 0, 0, 1], [0, 0, 0, 1, 1]).play('combat/double', { token: 2, on: 0 }).pass();
    f.play('combat/surge', { card: 'cleave', ability: 'great-swing', tokens: [2] });
    expect(f.facts('combat/ability')).toMatchObject([{ ability: 'great-swing', x: 2 }]);
    expect(f.fight.sides[1].damage).toBe(2);
  });

  it('3e.combat.surge-sources: of the hero card, assets and learned skills, not of the hand and not of the foe', () => {
    const seat = {
      hero: 'elder-mok',
      assets: ['truesteel-axe'],
      skills: ['wrath-of-the-heavens'],
      hand: ['cleave'],
    };
    const f = Fight.with(strong, seat, { hero: 'corbin' }).cast([0, 0, 0, 0], plain);
    const cards = new Set(f.offers('combat/surge').map(({ card }) => card));
    expect([...cards]).toEqual(['elder-mok', 'truesteel-axe', 'wrath-of-the-heavens']);
    const tokens = [2];
    f.refuses('combat/surge', { card: 'cleave', ability: 'great-swing', tokens }, '3e.combat.surge-sources');
    f.refuses('combat/surge', { card: 'strong', ability: 'bite', tokens }, '3e.combat.surge-sources');
    f.refuses('combat/surge', { card: 'wall', ability: 'none', tokens }, '3e.combat.surge-sources');
  });
});

describe('effects on tokens', () => {
  const mage = (...abilities: ReturnType<typeof surge>[]) => enemy('mage', 30, { abilities });
  const use = (f: Fight, ability: string, tokens = [2]) =>
    f.play('combat/surge', { card: 'mage', ability, tokens });

  it('3e.combat.effect-targets, 3e.combat.kind-not-number: every token in the pool with the symbol, no spent one', () => {
    const f = Fight.with(
      mage(surge(1, 'break', { do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['physical'] } })),
      { hero: 'corbin' },
    ).cast([0, 0, 1], plain);
    use(f.play('combat/deal', { tokens: [1] }), 'break');
    expect(f.tokens(0)).toEqual(['physical2 removed', 'physical spent', 'physical removed']);
  });

  it('3e.combat.remove: a removed token is as good as spent, and cast again in the next round', () => {
    const f = Fight.with(mage(surge(1, 'break', { do: 'remove', tokens: { whose: 'foe', many: 'all' } })), {
      hero: 'laurel-of-bloodwood',
      assets: ['truesteel-axe'],
    }).cast([0, 0, 0, 0], [0, 0, 0, 0, 1]);
    use(f.play('combat/deal', { tokens: [0] }), 'break');
    expect(f.tokens(0).map((token) => token.split(' ')[1])).toEqual(['spent', ...Array(3).fill('removed')]);
    f.pass(2).play('combat/fight-on').cast([0, 0, 0, 0], plain);
    expect(f.tokens(0).every((token) => token.endsWith('pool'))).toBe(true);
  });

  it('3e.combat.flip: all are turned, and one with nothing left to turn does nothing', () => {
    const f = Fight.with(mage(surge(1, 'curse', { do: 'flip', tokens: { whose: 'foe', many: 'all' } })), {
      hero: 'corbin',
    }).cast([0, 0, 0], plain);
    use(f.play('combat/deal', { tokens: [1] }), 'curse');
    expect(f.tokens(0)).toEqual(['surge pool', 'physical spent', 'physical pool']);
    const g = Fight.with(mage(surge(1, 'taunt', { do: 'flip', tokens: { whose: 'foe', many: 1 } })), {
      hero: 'corbin',
    }).cast([0, 0, 1], plain);
    use(g.play('combat/deal', { tokens: [0, 1, 2] }), 'taunt');
    expect(g.facts('token/turned')).toEqual([]);
  });

  it('3e.combat.controller: what an enemy chooses its controller chooses', () => {
    const f = Fight.with(mage(surge(1, 'taunt', { do: 'flip', tokens: { whose: 'foe', many: 1 } })), {
      hero: 'corbin',
    }).cast([0, 0, 0], plain);
    use(f.pass(), 'taunt');
    expect(f.waits()).toBe('effects/choose');
    expect(f.actor).toBe(1);
    f.play('effect/choose', { choice: '1' });
    expect(f.tokens(0)[1]).toBe('shield pool');
  });

  it('3e.combat.round-effects-end: two abilities that double one kind make four times as much of it', () => {
    const f = Fight.of(
      [{ hero: 'corbin' }, { hero: 'lyssa' }],
      [
        mage(
          surge(1, 'rage', { do: 'double', symbols: ['enemy'] }),
          surge(1, 'fury', { do: 'double', symbols: ['enemy'] }),
        ),
      ],
    ).lay((s) => {
      s.time.act = 2;
    });
    f.play('adventure/begin').play('chance/draw', { card: 'mage' }).cast([0, 0, 0], [0, 0, 0, 1, 1, 0]);
    use(use(f.pass(), 'rage', [2]), 'fury', [5]).play('combat/deal', { tokens: [0] });
    expect(f.player(0).damage).toBe(4);
    f.pass()
      .play('combat/fight-on')
      .cast([0, 0, 0], plain)
      .pass()
      .play('combat/deal', { tokens: [0] });
    expect(f.player(0).damage).toBe(5);
  });
});
