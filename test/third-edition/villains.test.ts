import { describe, expect, it } from 'vitest';
import { Fight, gem, type Seat } from './table-combat.js';

/* Villains: engaged by whoever dares, and the one foe that puts a hero out of the game. */

const corbin: Seat = { hero: 'corbin' };
const lyssa: Seat = { hero: 'lyssa' };
const mok: Seat = { hero: 'elder-mok' };
/** Enemy, enemy, surge, enemy, double, then two enemies and what is the villain's own. */
const fierce = [0, 0, 0, 1, 1, 1, 0];
const damaged = (f: Fight, damage: number) =>
  f.lay((s) => {
    (s.frames.at(-1) as unknown as Fight['fight']).sides[1].damage = damage;
  });
const inAct2 = (f: Fight) =>
  f.lay((s) => {
    s.time.act = 2;
  });
const margath = (...seats: Seat[]) => villain('margath', seats);
const vorakesh = (...seats: Seat[]) => villain('corpse-king', seats);
function villain(scenario: 'margath' | 'corpse-king', seats: Seat[]): Fight {
  return inAct2(Fight.of(seats, [], scenario))
    .lay((s) => {
      s.villain = gem;
    })
    .play('villain/engage');
}
/** The villain's damage falls on a hero that has one left. */
const slain = (...seats: Seat[]) => {
  const [first, ...others] = seats;
  const f = margath({ damage: 9, ...(first as Seat) }, ...others)
    .cast([0, 0, 0], fierce)
    .pass();
  return f.play('combat/deal', { tokens: [0, 1, 3, 5, 6] });
};

describe('engaging a villain', () => {
  it('3e.villain.engage, 3e.villain.not-forced: in its hex for an action, and nobody has to', () => {
    const f = Fight.of([{ ...corbin, hex: 'h0610' }, lyssa]).lay((s) => {
      s.villain = gem;
    });
    f.refuses('villain/engage', {}, '3e.villain.engage');
    f.play('move/step', { to: gem });
    expect(f.waits()).toBe('turn/act');
    f.play('villain/engage');
    expect(f.facts('combat/began')).toMatchObject([{ card: 'high-lord-margath', player: 0, controller: 1 }]);
  });

  it('3e.villain.only-after-spawn: not before it is on the board', () => {
    Fight.of([corbin, lyssa]).refuses('villain/engage', {}, '3e.villain.only-after-spawn');
  });

  it('3e.defeat.hero: a defeated hero cannot', () => {
    const f = Fight.of([{ ...corbin, damage: 10 }, lyssa]).lay((s) => {
      s.villain = gem;
    });
    f.refuses('villain/engage', {}, '3e.defeat.hero');
  });

  it('3e.villain.tokens: a villain casts seven tokens', () => {
    expect(
      margath(corbin, lyssa)
        .fight.sides[1].tokens.map(({ id }) => id)
        .slice(5),
    ).toEqual(['enemy-act-2', 'high-lord-margath-1']);
    expect(
      vorakesh(corbin, lyssa)
        .fight.sides[1].tokens.map(({ id }) => id)
        .at(-1),
    ).toBe('vorakesh-1');
  });

  it('3e.villain.no-retreat: nobody retreats from it', () => {
    const f = margath(corbin, lyssa).cast([0, 0, 0], fierce).pass(2);
    expect(f.waits()).toBe('combat/cast-attacker');
    expect(f.fight.round).toBe(2);
  });
});

describe('the health of villains', () => {
  /** Whether a blow of two ends it. */
  const falls = (f: Fight, damage: number): boolean => {
    damaged(f.cast([0, 0, 0], fierce), damage).play('combat/deal', { tokens: [0] });
    return f.state.outcome !== null;
  };

  it('3e.margath.lore-example, 3e.margath.lore, 3e.villain.health-floor: 10 against 5 lore, 8 against 9', () => {
    expect(falls(margath({ ...corbin, story: 5 }, lyssa), 7)).toBe(false);
    expect(falls(margath({ ...corbin, story: 5 }, lyssa), 8)).toBe(true);
    expect(falls(margath({ ...corbin, story: 9 }, lyssa), 5)).toBe(false);
    expect(falls(margath({ ...corbin, story: 9 }, lyssa), 6)).toBe(true);
    expect(falls(margath(corbin, { ...lyssa, story: 5 }), 12)).toBe(false);
    expect(falls(margath(corbin, { ...lyssa, story: 5 }), 13)).toBe(true);
  });

  it('3e.corpse-king.health-example, 3e.corpse-king.health-mod: 10 with 4 zombies and 2 companions, 8 with 1 and 3', () => {
    const dead = (zombies: number, story: number) =>
      vorakesh({ ...corbin, story }, lyssa).lay((s) => {
        s.zombies = Array.from({ length: zombies }, () => 'h0101');
      });
    expect(falls(dead(4, 2), 7)).toBe(false);
    expect(falls(dead(4, 2), 8)).toBe(true);
    expect(falls(dead(1, 3), 5)).toBe(false);
    expect(falls(dead(1, 3), 6)).toBe(true);
  });

  it('3e.villain.health-when: it falls the moment that what it depends on changes', () => {
    const f = damaged(margath({ ...corbin, story: 2 }, lyssa).cast([0, 0, 0], fierce), 12);
    f.lay((s) => {
      (s.players[0] as { story: number }).story = 3;
    });
    f.pass();
    expect(f.state.outcome).toMatchObject({ winners: [0] });
  });

  it('3e.villain.heal-cap, 3e.margath.will: it heals damage, and not beyond what it has', () => {
    const f = damaged(margath({ ...corbin, story: 9 }, lyssa).cast([0, 0, 0], [0, 0, 0, 1, 1, 0, 1]), 2);
    f.pass().play('combat/surge', { card: 'high-lord-margath', ability: 'will-of-margath', tokens: [2, 5] });
    expect(f.fight.sides[1].damage).toBe(0);
    expect(f.facts('enemy/healed')).toMatchObject([{ amount: 2, total: 0 }]);
  });
});

describe('the villains’ own abilities', () => {
  it('3e.margath.taunt: a token of the foe is turned', () => {
    const f = margath(corbin, lyssa).cast([0, 0, 0], fierce).pass();
    f.play('combat/surge', { card: 'high-lord-margath', ability: 'taunt', tokens: [2] });
    f.play('effect/choose', { choice: '0' });
    expect(f.tokens(0)[0]).toBe('surge pool');
  });

  it('3e.margath.empower: enemy damage counts double for the round, on a double token four times', () => {
    const f = margath(corbin, lyssa).cast([0, 0, 0], [0, 0, 0, 1, 1, 0, 1]).pass();
    f.play('combat/surge', { card: 'high-lord-margath', ability: 'empower', tokens: [2, 5, 6] });
    f.play('combat/double', { token: 0, on: 4 }).play('combat/deal', { tokens: [1] });
    expect(f.player(0).damage).toBe(2);
    f.play('combat/deal', { tokens: [0] });
    expect(f.player(0).damage).toBe(6);
  });

  it('3e.corpse-king.vampirism: a damage dealt, a damage healed, though it is blocked', () => {
    const f = damaged(vorakesh(corbin, lyssa).cast([0, 1, 0], fierce), 3).pass();
    f.play('combat/surge', { card: 'vorakesh', ability: 'vampirism', tokens: [2] });
    f.play('block/shields', { tokens: [1] });
    expect(f.fight.sides[1].damage).toBe(2);
  });

  it('3e.corpse-king.curse: all tokens in the pool of the foe are turned, no spent one', () => {
    const f = vorakesh(corbin, lyssa).cast([0, 0, 0], fierce);
    f.play('combat/deal', { tokens: [1] });
    f.play('combat/surge', { card: 'vorakesh', ability: 'curse', tokens: [6] });
    expect(f.tokens(0)).toEqual(['surge pool', 'physical spent', 'physical pool']);
  });

  it('3e.corpse-king.raise-dead: an ability of a random enemy in the discard pile, with X as 1', () => {
    const raise = (...discarded: string[]) => {
      const f = vorakesh(corbin, lyssa)
        .cast([0, 0, 0], fierce)
        .lay((s) => {
          Object.assign(s.discards, { combat: discarded });
        });
      return f.pass().play('combat/surge', { card: 'vorakesh', ability: 'raise-dead', tokens: [2] });
    };
    const cards = Object.values(raise().rules.rules.content.cards);
    const byX = cards.find(
      (card) =>
        card.kind === 'enemy' &&
        card.deck === 'combat' &&
        card.abilities?.length === 1 &&
        card.abilities.some(
          (one) => 'use' in one && one.use === 'surge' && one.surge === 'X' && one.do[0]?.do === 'deal',
        ),
    );
    const of = raise(byX?.id ?? '');
    expect(of.player(0).damage).toBe(1);
    const two = raise('barrow-wyrm', byX?.id ?? '');
    expect(two.rules.chanceOutcomes(two.state).map(({ action }) => action)).toEqual([
      { type: 'chance/pick', choice: 'barrow-wyrm' },
      { type: 'chance/pick', choice: byX?.id },
    ]);
    two.play('chance/pick', { choice: 'barrow-wyrm' });
    expect(two.actor).toBe(1);
    expect(two.offers('effect/choose').length).toBe(3);
    expect(raise().waits()).toBe('combat/act');
  });
});

describe('the end', () => {
  it('3e.end.win, 3e.margath.win, 3e.end.no-tie: who defeats the villain wins alone, at once', () => {
    const f = damaged(margath(corbin, lyssa, mok).cast([0, 0, 0], fierce), 14);
    f.play('combat/deal', { tokens: [1] });
    expect(f.state.outcome).toMatchObject({ winners: [0], ranking: [[0], [1, 2]], rule: '3e.end.win' });
    expect(f.rules.legalActions(f.state)).toEqual([]);
  });

  it('3e.villain.hero-defeated: a hero that falls to it is out, Nine Lives or not', () => {
    const f = slain({ ...lyssa, damage: 8, hand: ['omens'] }, corbin, mok);
    expect(f.player(0)).toMatchObject({ out: true, hex: null, hand: [] });
    expect(f.facts('offer/use')).toEqual([]);
    expect(f.facts('turn/ended')).toMatchObject([{ player: 0 }]);
    expect(f.actor).toBe(1);
  });

  it('3e.combat.both-defeated: against a villain too nobody has won, and the hero is out', () => {
    const f = damaged(margath({ ...corbin, damage: 9 }, lyssa).cast([0, 0, 0], fierce), 15).lay((s) => {
      (s.players[0] as { damage: number }).damage = 10;
    });
    f.pass();
    expect(f.state.outcome).toBeNull();
    expect(f.player(0).out).toBe(true);
  });

  it('3e.villain.heal: the next hero meets it unhurt', () => {
    const f = margath({ ...corbin, damage: 9 }, lyssa, mok).cast([0, 0, 0], fierce);
    f.play('combat/deal', { tokens: [0] }).play('combat/deal', { tokens: [0] });
    f.play('villain/engage');
    expect(f.fight.sides[1].damage).toBe(0);
  });

  it('3e.villain.eliminated-cleanup: all it had is removed or goes to the bank, and its trophies to nobody', () => {
    const f = slain(
      {
        ...corbin,
        gold: 5,
        story: 2,
        delayed: false,
        assets: ['pack'],
        skills: ['cleave'],
        hand: ['omens'],
        trophies: ['barrow-wyrm'],
      },
      lyssa,
    );
    expect(f.player(0)).toMatchObject({
      gold: 0,
      story: 0,
      damage: 0,
      assets: [],
      skills: [],
      hand: [],
      trophies: [],
      quests: [],
      rumors: [],
    });
    expect([...f.state.removed].sort()).toEqual(['barrow-wyrm', 'cleave', 'omens', 'pack']);
  });

  it('3e.villain.eliminated-first: the next one becomes first player, and the round goes on with it', () => {
    const f = slain(corbin, lyssa, mok);
    expect(f.state.first).toBe(1);
    expect(f.facts('turn/began')).toMatchObject([{ player: 1, round: 1 }]);
    f.play('turn/end').play('turn/end');
    expect(f.facts('turn/began').map(({ player, round }) => [player, round])).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
    ]);
  });

  it('3e.round.definition: when the last of a round is eliminated the round is over, and nobody has a second turn', () => {
    const f = inAct2(Fight.of([corbin, lyssa, { ...mok, damage: 8 }])).lay((s) => {
      s.villain = gem;
    });
    f.play('turn/end').play('turn/end').play('villain/engage').cast([0, 0, 0], fierce);
    if (f.fight.acting === 0) f.pass();
    f.play('combat/deal', { tokens: [0] });
    expect(f.player(2).out).toBe(true);
    expect(f.facts('turn/began').at(-1)).toMatchObject({ player: 0, round: 2 });
    expect(f.facts('round/began')).toHaveLength(1);
  });

  it('3e.end.last-hero: one hero alone plays on; the nearest to the right decides for its foes', () => {
    const f = slain(corbin, lyssa).play('villain/engage');
    expect(f.actor).toBe('chance');
    expect(f.fight.sides[1].controller).toBe(0);
  });

  it('3e.end.all-eliminated: when the last one is out all have lost', () => {
    const f = slain(corbin, { ...lyssa, damage: 8 })
      .play('villain/engage')
      .cast([0, 0, 0], fierce);
    if (f.fight.acting === 0) f.pass();
    f.play('combat/deal', { tokens: [0] });
    expect(f.state.outcome).toMatchObject({
      winners: [],
      how: 'all-eliminated',
      rule: '3e.end.all-eliminated',
    });
  });
});
