import { describe, expect, it } from 'vitest';
import { enemy, Fight, surge } from './table-combat.js';

/* Combat rounds: tokens are cast, turns taken, and everybody takes them back. */

/** An enemy that endures, and shows no golden face when cast so. */
const wall = enemy('wall', 30);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];

describe('the beginning of a combat', () => {
  it('3e.enemy.engage, 3e.combat.combatants: who draws an enemy fights it at once', () => {
    const f = Fight.with(wall, { hero: 'corbin' });
    expect(f.facts('combat/began')).toMatchObject([{ player: 0, card: 'wall' }]);
    expect(f.waits()).toBe('combat/cast-attacker');
  });

  it('3e.combat.controller: the player to the right decides for the enemy', () => {
    const f = Fight.with(wall, { hero: 'corbin' }, { hero: 'lyssa' }, { hero: 'elder-mok' });
    f.cast([0, 0, 0], [0, 0, 0, 0, 0]);
    expect(f.actor).toBe(2);
  });

  it('3e.combat.controller, 3e.end.last-hero: those who are out are passed over as long as another is in', () => {
    const seats = [{ hero: 'corbin' }, { hero: 'lyssa' }, { hero: 'elder-mok', out: true, hex: null }];
    const two = Fight.of(seats, [wall]);
    two.play('adventure/begin').play('chance/draw', { card: 'wall' });
    expect(two.fight.sides[1].controller).toBe(1);
    const alone = Fight.of([seats[0], { ...seats[1], out: true, hex: null }, seats[2]] as never, [wall]);
    alone.play('adventure/begin').play('chance/draw', { card: 'wall' });
    expect(alone.fight.sides[1].controller).toBe(2);
  });

  it('3e.combat.hero-tokens: a hero casts its three and those of its assets', () => {
    const f = Fight.with(wall, { hero: 'corbin', assets: ['short-bow', 'pack'] });
    expect(f.fight.sides[0].tokens.map(({ id }) => id)).toEqual(['corbin-1', 'corbin-2', 'corbin-3', 'C05']);
  });

  it('3e.enemy.tokens: an enemy casts five tokens, and six from Act 2 on', () => {
    const ids = (act: 1 | 2) => {
      const f = Fight.of([{ hero: 'corbin' }, { hero: 'lyssa' }], [wall]).lay((s) => {
        s.time.act = act;
      });
      f.play('adventure/begin').play('chance/draw', { card: 'wall' });
      return f.fight.sides[1].tokens.map(({ id }) => id);
    };
    const basic = ['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5'];
    expect(ids(1)).toEqual(basic);
    expect(ids(2)).toEqual([...basic, 'enemy-act-2']);
  });

  it('3e.combat.engage-trigger: what happens on engaging comes before any cast, and cannot be blocked', () => {
    const f = Fight.with(enemy('thin', 3), { hero: 'corbin', skills: ['marksmanship'] });
    expect(f.facts('damage/dealt')).toMatchObject([{ side: 1, amount: 1, attack: false }]);
    expect(f.fight.sides[1].damage).toBe(1);
    expect(f.waits()).toBe('combat/cast-attacker');
  });

  it('3e.combat.engage-trigger, 3e.combat.win: it may win before any cast', () => {
    const f = Fight.with(enemy('thin', 2), { hero: 'corbin', assets: ['truesight-bow'] });
    expect(f.facts('combat/ended')).toMatchObject([{ winner: 0 }]);
    expect(f.facts('tokens/cast')).toEqual([]);
    expect(f.player(0).trophies).toEqual(['thin']);
  });

  it('3e.game.may: an ability with a cost is offered on engaging', () => {
    const seat = { hero: 'corbin', skills: ['ambush'], hand: ['cleave'] };
    const taken = Fight.with(wall, seat).play('offer/use').play('toll/exert', { card: 'cleave' });
    expect(taken.fight.sides[1].damage).toBe(2);
    const declined = Fight.with(wall, seat).play('offer/decline');
    expect(declined.fight.sides[1].damage).toBe(0);
    expect(Fight.with(wall, { ...seat, hand: [] }).waits()).toBe('combat/cast-attacker');
  });
});

describe('casting and initiative', () => {
  it('3e.combat.cast, 3e.combat.token-open: all tokens of both show one of two faces', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([1, 1, 1], [0, 1, 0, 1, 0]);
    expect(f.tokens(0)).toEqual(['surge pool', 'shield pool', 'physical pool']);
    expect(f.tokens(1)).toEqual(['enemy pool', 'agility pool', 'surge pool', 'enemy pool', 'dash pool']);
    expect(f.rules.viewFor(f.state, null).frames).toEqual(f.state.frames);
  });

  it('3e.combat.initiative, 3e.combat.gold, 3e.combat.dash: more golden faces, dashes too, go first', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], [0, 0, 0, 0, 0]);
    expect(f.facts('combat/initiative')).toMatchObject([{ side: 1, golden: [1, 2] }]);
    expect(f.fight.acting).toBe(1);
  });

  it('3e.combat.initiative-tie: on a tie the attacker goes first', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], [0, 0, 1, 1, 1]);
    expect(f.facts('combat/initiative')).toMatchObject([
      { side: 0, golden: [1, 1], rule: '3e.combat.initiative-tie' },
    ]);
    expect(f.actor).toBe(0);
  });

  it('3e.combat.initiative-each-round: each round anew, whatever is flipped within one', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.play('combat/flip', { token: 2, on: 1 });
    expect(f.facts('combat/initiative')).toHaveLength(1);
    f.pass(2).play('combat/fight-on').cast([1, 1, 1], [0, 0, 0, 0, 0]);
    expect(f.facts('combat/initiative')).toMatchObject([{ side: 0 }, { side: 1 }]);
  });
});

describe('turns of a combat round', () => {
  it('3e.combat.alternate: one combat action each, to and fro', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 1], plain);
    f.play('combat/deal', { tokens: [1] });
    expect(f.actor).toBe(1);
    f.play('combat/deal', { tokens: [0] });
    expect(f.actor).toBe(0);
  });

  it('3e.combat.pass, 3e.combat.pass-final, 3e.combat.pass-other: who has passed is passed over, the other goes on', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 1], plain);
    f.pass().play('combat/deal', { tokens: [0] });
    expect(f.actor).toBe(1);
    f.play('combat/deal', { tokens: [1] });
    expect(f.actor).toBe(1);
    expect(f.player(0).damage).toBe(2);
  });

  it('3e.combat.end-round, 3e.combat.new-round, 3e.combat.pass-tokens-lost: when both have passed all is cast again', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 1], plain);
    f.play('combat/deal', { tokens: [0] }).pass(2);
    expect(f.waits()).toBe('combat/retreat');
    f.play('combat/fight-on');
    expect(f.waits()).toBe('combat/cast-attacker');
    f.cast([0, 0, 1], plain);
    expect(f.tokens(0)).toEqual(['physical2 pool', 'physical pool', 'physical pool']);
    expect(f.fight.round).toBe(2);
    expect(f.cited('combat/round')).toEqual(['3e.combat.rounds', '3e.combat.new-round']);
  });

  it('3e.combat.pass-forced: with no token in the pool nothing is left but to pass, Smite neither', () => {
    const f = Fight.with(wall, { hero: 'lord-hawthorne', hand: ['cleave'] }).cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [0, 1, 2] });
    f.play('combat/go-on').pass();
    expect(f.kinds).toEqual(['combat/pass']);
    f.refuses('combat/ability', { card: 'lord-hawthorne', ability: 'smite' }, '3e.combat.pass-forced');
  });

  it('3e.combat.pass-useless: dashes and shields are no combat actions', () => {
    const g = Fight.with(wall, { hero: 'lyssa' }).cast([1, 1, 0], plain);
    // Shield and agility: a shield alone is nothing to act with.
    g.play('combat/recast', { token: 1, on: 0 }).toss(0).pass();
    g.play('combat/recast', { token: 2, on: 0 }).toss(0);
    expect(g.tokens(0)).toEqual(['shield pool', 'agility spent', 'agility spent']);
    expect(g.kinds).toEqual(['combat/pass']);
    g.refuses('combat/deal', { tokens: [0] }, '3e.combat.damage-one-type');
  });

  it('3e.combat.dash: a dash cannot be spent on anything', () => {
    const f = Fight.with(wall, { hero: 'lord-hawthorne' }).cast([0, 0, 1], plain);
    expect(f.tokens(0)[2]).toBe('dash pool');
    f.refuses('combat/deal', { tokens: [2] }, '3e.combat.damage-one-type');
    f.refuses('combat/flip', { token: 2, on: 0 }, '3e.combat.agility-own');
    f.refuses('combat/double', { token: 0, on: 2 }, '3e.combat.double-twice');
  });

  it('3e.combat.example-agility: with agility alone one may spend it or pass, and then it is lost', () => {
    const f = Fight.with(wall, { hero: 'corbin' }).cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [0, 1] }).pass();
    expect(f.kinds).toEqual(['combat/recast', 'combat/pass']);
    f.pass().play('combat/fight-on').cast();
    expect(f.tokens(0)).toEqual(['physical2 pool', 'physical pool', 'agility pool']);
  });

  it('3e.combat.no-round-limit: rounds go on and on', () => {
    const f = Fight.with(wall, { hero: 'corbin' });
    for (let round = 1; round <= 12; round++) f.cast([0, 0, 0], plain).pass(2).play('combat/fight-on');
    expect(f.waits()).toBe('combat/cast-attacker');
    expect(f.facts('combat/round')).toHaveLength(13);
  });

  it('3e.combat.round-effects-end: what holds for a round ends, and abilities can be used again', () => {
    const hush = enemy('hush', 30, { abilities: [surge(1, 'hush', { do: 'no-surge' })] });
    const f = Fight.with(hush, { hero: 'corbin' }).cast([1, 1, 1], [0, 0, 0, 0, 1]);
    f.play('combat/surge', { card: 'hush', ability: 'hush', tokens: [2] });
    f.refuses(
      'combat/surge',
      { card: 'corbin', ability: 'brutal-assault', tokens: [0] },
      '3e.game.precedence-cannot',
    );
    f.pass(2).play('combat/fight-on').cast([1, 1, 1], plain);
    expect(f.offers('combat/surge')).toHaveLength(1);
    f.pass();
    expect(f.offers('combat/surge')).toHaveLength(1);
  });
});
