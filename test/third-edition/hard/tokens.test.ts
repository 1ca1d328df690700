import { describe, expect, it } from 'vitest';
import { enemy, Fight, surge } from '../table-combat.js';

/* Hard cases of combat tokens: tokens that lie on others, come back, or leave with their asset. */

const wall = enemy('wall', 30);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];

describe('an asset that leaves its owner in a combat', () => {
  const drinking = (hero: string, faces: number[]) =>
    Fight.with(wall, { hero, damage: 5, assets: ['potion-set'] }, { hero: 'lyssa' }).cast(faces, plain);
  const drink = { card: 'potion-set', ability: 'drain-the-flasks' };

  it('takes its token out of the pool, and out of the casts to come (3e.shop.token-return, 3e.combat.hero-tokens)', () => {
    const f = drinking('corbin', [0, 0, 0, 0]);
    expect(f.tokens(0)).toHaveLength(4);
    f.play('ability/use', drink);
    expect(f.player(0)).toMatchObject({ damage: 2, assets: [] });
    expect(f.fight.sides[0].tokens.map(({ id }) => id)).toEqual(['corbin-1', 'corbin-2', 'corbin-3']);
    f.pass(2).play('combat/fight-on');
    expect(f.rules.decision(f.state)).toMatchObject({
      request: { things: ['corbin-1', 'corbin-2', 'corbin-3'] },
    });
  });

  it('leaves the double token beneath it free to be used again (3e.shop.token-return, 3e.combat.double-lost)', () => {
    const f = drinking('elder-mok', [1, 0, 0, 0]);
    if (f.fight.acting === 1) f.pass();
    f.play('combat/double', { token: 3, on: 0 }).play('ability/use', drink);
    expect(f.tokens(0)).toEqual(['double pool', 'agility pool', 'surge pool']);
    if (f.fight.acting === 1) f.pass();
    expect(f.offers('combat/double')).toContainEqual({ token: 2, on: 0 });
  });

  it('leaves in the pool what lies on it, no longer doubled (3e.shop.token-return, 3e.combat.double)', () => {
    const f = drinking('corbin', [0, 0, 0, 0]).lay((s) => {
      const { sides } = s.frames.find(({ kind }) => kind === 'combat') as unknown as Fight['fight'];
      Object.assign(sides[0].tokens[0] as object, { on: sides[0].tokens[3]?.id });
    });
    f.play('ability/use', drink).play('combat/deal', { tokens: [0] });
    expect(f.facts('damage/dealt')).toMatchObject([{ amount: 2 }]);
  });
});

describe('a double token', () => {
  it('doubles the surges that are X, and the foe has to spend as many (3e.combat.double, 3e.combat.surge-x, 3e.hero.corbin.assault)', () => {
    const f = Fight.duel({ assets: ['echo-bell'] }, { hero: 'lyssa' }).cast([1, 0, 0, 0], [0, 1, 1]);
    if (f.fight.acting === 1) f.pass();
    f.play('combat/double', { token: 0, on: 3 });
    if (f.fight.acting === 1) f.pass();
    f.play('combat/surge', { card: 'corbin', ability: 'brutal-assault', tokens: [0] });
    // Lyssa shows one surge, which is not enough to be asked.
    expect(f.facts('damage/dealt')).toMatchObject([{ side: 1, amount: 2 }]);
    expect(f.tokens(0)).toEqual(['surge spent', 'physical pool', 'agility pool', 'double spent']);
  });

  it('is out of reach beneath another for what removes every double (3e.combat.double-lost, 3e.combat.effect-targets)', () => {
    const eater = enemy('eater', 30, {
      abilities: [
        surge(1, 'eat', { do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['double'] } }),
      ],
    });
    const f = Fight.with(eater, { hero: 'corbin', assets: ['echo-bell'] }).cast([0, 0, 0, 0], plain);
    f.play('combat/double', { token: 0, on: 3 }).play('combat/surge', {
      card: 'eater',
      ability: 'eat',
      tokens: [2],
    });
    expect(f.facts('token/removed')).toEqual([]);
    f.play('combat/deal', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(4);
  });

  it('stays spent where the token that lay on it comes back, which counts once then (3e.combat.recast-spent, 3e.combat.double)', () => {
    const f = Fight.with(
      wall,
      { hero: 'laurel-of-bloodwood', assets: ['echo-bell'] },
      { hero: 'corbin' },
    ).cast([0, 0, 0, 0], plain);
    if (f.fight.acting === 1) f.pass();
    f.play('combat/double', { token: 0, on: 3 })
      .pass()
      .play('combat/deal', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(4);
    f.play('combat/surge', { card: 'laurel-of-bloodwood', ability: 'dzon-speed', tokens: [2] });
    expect(f.offers('effect/choose').map(({ choice }) => choice)).toEqual(['0', '2', '3']);
    f.play('effect/choose', { choice: '0' }).toss(0);
    expect(f.tokens(0)).toEqual(['physical2 pool', 'shield pool', 'surge spent', 'double spent']);
    f.play('combat/deal', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(6);
  });

  it('on top of another carries nothing, though it shows double (3e.combat.double-twice)', () => {
    const f = Fight.with(wall, { hero: 'master-thorn', assets: ['echo-bell'] }, { hero: 'corbin' }).cast(
      [0, 0, 0, 0],
      plain,
    );
    f.play('combat/double', { token: 1, on: 3 }).pass();
    f.refuses('combat/double', { token: 0, on: 1 }, '3e.combat.double-twice');
    f.refuses('combat/double', { token: 1, on: 3 }, '3e.combat.double-twice');
  });
});

describe('passing', () => {
  it('is for the round, whatever comes back to the pool later (3e.combat.pass-final, 3e.combat.recast-spent)', () => {
    const giver = enemy('giver', 30, {
      abilities: [surge(1, 'give', { do: 'recast', tokens: { whose: 'foe', many: 1, spent: true } })],
    });
    const f = Fight.with(giver, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [0] }).play('combat/deal', { tokens: [0] });
    f.pass()
      .play('combat/surge', { card: 'giver', ability: 'give', tokens: [2] })
      .toss(0);
    expect(f.tokens(0)[0]).toBe('physical2 pool');
    expect(f.fight.acting).toBe(1);
    f.pass();
    expect(f.waits()).toBe('combat/retreat');
  });

  it('of both in succession ends the round, also right after a token was cast again (3e.combat.end-round, 3e.combat.agility-foe)', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.play('combat/recast', { token: 2, on: 0 }).toss(1);
    expect(f.tokens(1)[0]).toBe('shield pool');
    f.pass(2);
    expect(f.waits()).toBe('combat/retreat');
  });

  it('leaves an answer open that is no combat action: who has passed still cancels (3e.combat.pass-final, 3e.game.cancel)', () => {
    const f = Fight.duel({}, { hero: 'lyssa' }).cast([1, 0, 0], [0, 0, 1]);
    expect(f.fight.acting).toBe(1);
    f.pass().play('combat/surge', { card: 'corbin', ability: 'brutal-assault', tokens: [0] });
    expect([f.waits(), f.actor]).toEqual(['cancel/answer', 1]);
    f.play('combat/cancel', { tokens: [2] });
    expect(f.facts('damage/dealt')).toEqual([]);
    // What it cost stays paid, and it was used in this round (3e.combat.surge-once).
    expect(f.tokens(0)[0]).toBe('surge spent');
    expect(f.fight.sides[0].used).toEqual(['corbin/brutal-assault']);
    expect(f.fight.acting).toBe(0);
  });

  it('is not asked of who may act again: Onslaught follows Smite, which is a combat action (3e.hero.hawthorne.onslaught, 3e.hero.hawthorne.smite, 3e.combat.action-list)', () => {
    const f = Fight.with(wall, { hero: 'lord-hawthorne', hand: ['omens'] }).cast([0, 1, 1], plain);
    if (f.fight.acting === 1) f.pass();
    f.play('combat/ability', { card: 'lord-hawthorne', ability: 'smite' }).play('toll/exert', {
      card: 'omens',
    });
    f.play('effect/choose', { choice: '2' }).play('effect/choose', { choice: 'done' }).toss(0);
    expect(f.waits()).toBe('combat/after');
    f.play('combat/after', { card: 'lord-hawthorne', ability: 'onslaught' });
    expect([f.waits(), f.fight.acting]).toEqual(['combat/act', 0]);
    f.play('combat/deal', { tokens: [0, 2] });
    expect(f.fight.sides[1].damage).toBe(3);
    expect(f.fight.acting).toBe(1);
  });
});

describe('surges', () => {
  it('are never none: an ability for X takes a token at least (3e.combat.surge-x, 3e.combat.surge)', () => {
    const f = Fight.duel({}, { hero: 'lyssa' }).cast([1, 0, 0], [0, 1, 0]);
    const action = { card: 'corbin', ability: 'brutal-assault' };
    f.refuses('combat/surge', { ...action, tokens: [] }, '3e.combat.surge');
    f.refuses('combat/surge', { ...action, tokens: [1] }, '3e.combat.surge');
  });

  it('of a learned skill are used like those of the hero card; a skill in hand gives none (3e.skill.surge-ability, 3e.combat.surge-sources)', () => {
    const action = { card: 'rune-carved-skin', ability: 'thorned-runes', tokens: [0] };
    const with_ = (seat: object) =>
      Fight.with(wall, { hero: 'master-thorn', ...seat }, { hero: 'corbin' }).cast([0, 0, 0], plain);
    expect(
      with_({ skills: ['rune-carved-skin'] }).play('combat/surge', action).fight.sides[0].reflect,
    ).toEqual(['physical']);
    with_({ hand: ['rune-carved-skin'] }).refuses('combat/surge', action, '3e.combat.surge-sources');
  });

  it('that come back in the round do not bring the ability back (3e.combat.surge-once, 3e.hero.laurel.speed)', () => {
    const f = Fight.with(wall, { hero: 'laurel-of-bloodwood' }, { hero: 'corbin' }).cast([1, 0, 0], plain);
    const action = { card: 'laurel-of-bloodwood', ability: 'dzon-speed' };
    if (f.fight.acting === 1) f.pass();
    f.play('combat/surge', { ...action, tokens: [2] });
    if (f.waits() === 'effects/choose') f.play('effect/choose', { choice: '2' });
    f.toss(0);
    expect(f.tokens(0)[2]).toBe('surge pool');
    f.pass();
    f.refuses('combat/surge', { ...action, tokens: [2] }, '3e.combat.surge-once');
  });

  it('cannot be used against a foe that forbids them, whatever else allows it (3e.game.precedence-cannot)', () => {
    const still = enemy('still', 30, { abilities: [{ always: 'no-surge' }] });
    const f = Fight.with(still, { hero: 'master-thorn' }, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.refuses(
      'combat/surge',
      { card: 'master-thorn', ability: 'mind-meld', tokens: [0] },
      '3e.game.precedence-cannot',
    );
  });
});

it('lore is counted, not spent: the foe is as strong in the next combat (3e.lore.not-spent, 3e.villain.health-when)', () => {
  const hybrid = enemy('hybrid', 6, { healthPlus: { count: 'story' } });
  const f = Fight.with(hybrid, { hero: 'corbin', story: 3 }).cast([0, 0, 0], plain);
  f.play('combat/deal', { tokens: [0, 1] });
  expect(f.over).toBe(false);
  f.pass(2);
  expect(f.player(0).story).toBe(3);
  expect(f.facts('story/lost')).toEqual([]);
});
