import { describe, expect, it } from 'vitest';
import { type Scenario, Table } from '../table.js';
import { enemy, Fight, type Seat } from '../table-combat.js';

/* Hard cases of rounds, of time, and of players who are out of the game. */

const trio = ['corbin', 'lyssa', 'elder-mok'];
const away = ['h0704', 'h1501', 'h0204'];
const on = (
  space: number,
  act: 1 | 2,
  scenario: Scenario = 'ascendance-of-margath',
  stories: string[] = [],
) =>
  Table.of(scenario, trio)
    .seat(...away.map((hex) => ({ hex, gold: 0 })))
    .lay((s) => {
      s.time = { space, act, over: false };
      Object.assign(s.decks, { story: { top: stories, pool: [], bottom: [] } });
    });
/** A player is out of the game. */
const without = (table: Table, ...players: number[]) =>
  table.lay((s) => {
    for (const player of players)
      Object.assign(s.players[player] as object, { out: true, hex: null, damage: 0, gold: 0, story: 0 });
  });

/** Enemy, enemy, surge, enemy, double, then two enemies and what is the villain’s own. */
const fierce = [0, 0, 0, 1, 1, 1, 0];
const corbin: Seat = { hero: 'corbin' };
/** The first player falls to Margath in its own turn. */
const slain = (lay: Parameters<Fight['lay']>[0], ...others: Seat[]) => {
  const f = Fight.of([{ ...corbin, damage: 9 }, ...others]).lay((s) => {
    s.time.act = 2;
    s.villain = 'h0609';
    lay(s);
  });
  f.play('villain/engage').cast([0, 0, 0], fierce).pass();
  return f.play('combat/deal', { tokens: [0] });
};

describe('a first player who is eliminated in its turn', () => {
  it('hands over the round: the new one draws the story card of its end (3e.villain.eliminated-first, 3e.story.draw)', () => {
    const f = slain(
      (s) => {
        s.time.space = 2;
      },
      { hero: 'lyssa' },
      { hero: 'elder-mok' },
    );
    f.play('turn/end').play('turn/end');
    expect(f.rules.decision(f.state)).toMatchObject({ actor: 'chance', request: { deck: 'story' } });
    f.play('chance/draw', f.offers('chance/draw')[0]);
    expect(f.facts('card/drawn')).toMatchObject([{ player: 1, deck: 'story' }]);
  });

  it('hands over the dice of the march as well, in the very round (3e.villain.eliminated-first, 3e.margath.march)', () => {
    const f = slain(
      (s) => {
        s.time.space = 12;
      },
      { hero: 'lyssa' },
      { hero: 'elder-mok' },
    );
    f.play('turn/end').play('turn/end').roll(1, 1, 1, 1, 1);
    expect(f.facts('villain/rolled')).toMatchObject([{ player: 1, hexes: 0 }]);
    expect(f.facts('turn/began').at(-1)).toMatchObject({ player: 1, round: 2 });
  });

  it('keeps nobody from a turn of that round, and gives nobody two (3e.round.definition)', () => {
    const f = slain(() => {}, { hero: 'lyssa' }, { hero: 'elder-mok' });
    f.play('turn/end').play('turn/end');
    expect(f.facts('turn/began').map(({ player, round }) => [player, round])).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
    ]);
  });
});

describe('a player who is out', () => {
  it('does not keep a gem from being refreshed where its hero fell (3e.time.gem-refresh-hero, 3e.villain.eliminated-cleanup)', () => {
    const f = slain(
      (s) => {
        s.time.space = 5;
        s.facedown = ['h0609'];
      },
      { hero: 'lyssa', hex: 'h1501' },
    );
    expect(f.player(0).hex).toBeNull();
    f.play('turn/end');
    expect(f.state.facedown).toEqual([]);
  });

  it('takes its quests and rumors with it, out of the game and out of every pile (3e.villain.eliminated-cleanup)', () => {
    const f = slain(
      (s) => {
        const quests = ['swamp-tales'];
        Object.assign(s.players[0] as object, { quests });
        Object.assign(s.decks.exploration as object, {
          pool: s.decks.exploration?.pool.filter((card) => !quests.includes(card)),
        });
      },
      { hero: 'lyssa' },
    );
    expect(f.state.removed).toContain('swamp-tales');
    expect(f.state.discards.exploration).toEqual([]);
    expect(f.player(0)).toMatchObject({ quests: [], rumors: [] });
  });

  it('gains nothing where each hero does, and is no partner for an exchange (3e.villain.hero-defeated, 3e.exchange.what)', () => {
    const table = without(on(2, 2, 'corpse-king', ['corpse-gold']), 1);
    table.refuses('exchange/propose', { with: 1 }, '3e.exchange.what');
    table.endTurn().endTurn();
    expect(table.state.players.map(({ gold }) => gold)).toEqual([1, 0, 1]);
  });

  it('leaves the enemy to the next one on the right who is in, and to nobody else (3e.combat.controller)', () => {
    const seats: Seat[] = [corbin, { hero: 'lyssa' }, { hero: 'elder-mok' }];
    const f = Fight.of(seats, [enemy('wall', 30)]).lay((s) => {
      Object.assign(s.players[2] as object, { out: true, hex: null });
    });
    f.play('adventure/begin').play('chance/draw', { card: 'wall' });
    expect(f.facts('combat/began')).toMatchObject([{ controller: 1 }]);
  });

  it('has left an only one, who takes turn after turn: each is a round, and time goes on (3e.end.last-hero, 3e.round.definition)', () => {
    const table = without(on(1, 2), 1, 2);
    table.endTurn().endTurn();
    expect(table.state).toMatchObject({ round: 3, time: { space: 3, act: 2 } });
    expect(table.facts('turn/began').map(({ player }) => player)).toEqual([0, 0]);
  });
});

describe('the end of Act 2', () => {
  const ends = (scenario: Scenario) => {
    const table = on(11, 2, scenario).lay((s) => {
      s.villain = scenario === 'corpse-king' ? 'h0404' : 'h0712';
      s.round = 23;
    });
    return table.endTurn().endTurn().endTurn();
  };

  it('is the end of the 24th round and not its beginning: everybody has a turn on the last space (3e.time.end-act-2, 3e.corpse-king.loss, 3e.round.until-end)', () => {
    const table = ends('corpse-king');
    expect(table.state).toMatchObject({ round: 24, time: { space: 12, over: false }, outcome: null });
    table.endTurn().endTurn();
    expect(table.state.outcome).toBeNull();
    table.endTurn();
    expect(table.state.outcome).toMatchObject({ winners: [], rule: '3e.corpse-king.loss' });
    expect(table.rules.legalActions(table.state)).toEqual([]);
  });

  it('refreshes gems as the token comes to the last space, for the last time (3e.time.gem-refresh, 3e.time.no-token-move-after)', () => {
    const table = on(11, 2).lay((s) => {
      s.facedown = ['h1008'];
      s.villain = 'h0712';
    });
    table.endTurn().endTurn().endTurn();
    expect(table.state.facedown).toEqual([]);
    table.lay((s) => {
      s.facedown = ['h1008'];
    });
    table.endTurn().endTurn().endTurn().roll(1, 1, 1, 1, 1);
    expect(table.state.facedown).toEqual(['h1008']);
  });

  it('leaves Margath where heroes can still engage him, who are in his hex or whom he comes to (3e.villain.engage, 3e.villain.not-forced)', () => {
    const table = ends('ascendance-of-margath').seat({ hex: 'h0711' });
    table.endTurn().endTurn().endTurn().roll(6, 1, 1, 1, 1);
    expect(table.state.villain).toBe('h0711');
    expect(table.waits()).toBe('turn/act');
    expect(table.can('villain/engage')).toBe(true);
  });
});

describe('enemies of Act 2', () => {
  it('cast their sixth token from the first turn of the act, and not in the last of Act 1 (3e.enemy.tokens, 3e.time.end-act-1)', () => {
    const meets = (f: Fight) =>
      f.play('adventure/begin').play('chance/draw', { card: 'wall' }).fight.sides[1].tokens.length;
    const at12 = () =>
      Fight.of([corbin, { hero: 'lyssa' }], [enemy('wall', 30)]).lay((s) => {
        s.time = { space: 12, act: 1, over: false };
      });
    expect(meets(at12())).toBe(5);
    const next = at12().play('turn/end').play('turn/end');
    expect(next.state.time).toMatchObject({ space: 1, act: 2 });
    expect(meets(next)).toBe(6);
  });
});

describe('the winner', () => {
  it('is one player alone, whose hero it was; the others have lost, those who are out with them (3e.game.competitive, 3e.end.win)', () => {
    const f = Fight.of([corbin, { hero: 'lyssa' }, { hero: 'elder-mok' }]).lay((s) => {
      s.time.act = 2;
      s.villain = 'h0609';
      Object.assign(s.players[2] as object, { out: true, hex: null });
    });
    f.play('villain/engage').cast([0, 0, 0], fierce);
    f.lay((s) => {
      const { sides } = s.frames.find(({ kind }) => kind === 'combat') as unknown as Fight['fight'];
      sides[1].damage = 14;
    });
    if (f.fight.acting === 1) f.pass();
    f.play('combat/deal', { tokens: [0] });
    expect(f.state.outcome).toMatchObject({ winners: [0], ranking: [[0], [1, 2]] });
  });
});
