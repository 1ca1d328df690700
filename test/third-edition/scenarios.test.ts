import { describe, expect, it } from 'vitest';
import { type Scenario, Table } from './table.js';

const trio = ['corbin', 'lyssa', 'elder-mok'];
const table = (scenario: Scenario, space: number, act: 1 | 2, names: readonly string[] = trio): Table =>
  Table.of(scenario, names)
    .seat(...['h1501', 'h0204', 'h0201'].slice(0, names.length).map((hex) => ({ hex, gold: 0 })))
    .lay((s) => {
      s.time = { space, act, over: false };
      Object.assign(s.decks, { story: { top: [], pool: [], bottom: [] } });
    });
const round = (of: Table): Table => {
  for (const _ of of.state.players.filter(({ out }) => !out)) of.endTurn();
  return of;
};

describe('The Ascendance of Margath', () => {
  it('spawns Margath in Skydown at the end of Act 1; before that nobody can engage him (3e.margath.spawn, 3e.villain.spawn, 3e.villain.only-after-spawn)', () => {
    const game = table('ascendance-of-margath', 12, 1).seat({ hex: 'h0712' });
    game.refuses('villain/engage', {}, '3e.villain.only-after-spawn');
    round(game);
    expect(game.state.villain).toBe('h0712');
    expect(game.can('villain/engage')).toBe(true);
  });

  const marching = (villain: string, over = true): Table =>
    table('ascendance-of-margath', 12, 2).lay((s) => {
      s.villain = villain;
      s.time.over = over;
    });

  it('rolls five dice from the end of Act 2 on, and each wild takes him a hex towards Tamalir (3e.margath.march, 3e.time.end-act-2)', () => {
    const game = round(marching('h0712', false));
    expect(game.rules.decision(game.state)).toMatchObject({ actor: 'chance', request: { count: 5 } });
    game.roll(6, 1, 6, 2, 3);
    // Straight up the column there is one shortest way alone.
    expect(game.facts('villain/moved').map(({ to }) => to)).toEqual(['h0711', 'h0710']);
    expect(game.state.time.over).toBe(true);
    round(game).roll(1, 1, 1, 1, 1);
    expect(game.state.villain).toBe('h0710');
  });

  it('lets the first player choose among equal hexes, each one nearer, whatever the ground (3e.margath.march-path)', () => {
    const game = round(marching('h0909')).roll(6, 1, 1, 1, 1);
    expect(game.waits()).toBe('march/lead');
    expect(game.rules.decision(game.state)?.actor).toBe(game.state.first);
    expect(game.offers('villain/lead')).toEqual([{ to: 'h0908' }, { to: 'h0808' }]);
    game.refuses('villain/lead', { to: 'h0910' }, '3e.margath.march-path');
    expect(game.play('villain/lead', { to: 'h0808' }).state.villain).toBe('h0808');
    expect(game.waits()).toBe('turn/act');
  });

  it('rolls those dice once: nobody exerts for them (3e.margath.march-reroll)', () => {
    const game = round(marching('h0712').seat({ hand: ['ambush'] })).roll(6, 1, 1, 1, 1);
    expect(game.waits()).toBe('turn/act');
    expect(game.state.villain).toBe('h0711');
    expect(game.player(0).hand).toEqual(['ambush']);
  });

  it('is lost by all as soon as he enters Tamalir (3e.margath.loss, 3e.end.loss)', () => {
    const game = round(marching('h0707')).roll(6, 6, 1, 1, 1);
    expect(game.state.outcome).toEqual({
      winners: [],
      ranking: [[0, 1, 2]],
      how: 'margath-in-tamalir',
      rule: '3e.margath.loss',
    });
    expect(game.facts('villain/moved')).toHaveLength(1);
    expect(game.waits()).toBe('');
  });
});

describe('The Corpse King', () => {
  it('gives each hero a companion at the start, and has no zombie yet (3e.corpse-king.companion-start)', () => {
    const { state } = Table.of('corpse-king', trio);
    expect(state.players.map(({ story }) => story)).toEqual([1, 1, 1]);
    expect(state.zombies).toEqual([]);
    expect(Table.of('ascendance-of-margath', trio).state.players.map(({ story }) => story)).toEqual([
      0, 0, 0,
    ]);
  });

  it('spawns Vorakesh and a zombie in the Cursed Ruins at the end of Act 1 (3e.corpse-king.spawn, 3e.corpse-king.zombie-placed-on-hero)', () => {
    const game = round(table('corpse-king', 12, 1).seat({ hex: 'h0404' }));
    expect(game.state.villain).toBe('h0404');
    expect(game.state.zombies).toEqual(['h0404']);
    // It came to the hero, not the hero to it.
    expect(game.player(0).damage).toBe(0);
  });

  it('leaves him where he is through Act 2 (3e.corpse-king.stays)', () => {
    const game = table('corpse-king', 5, 2).lay((s) => {
      s.villain = 'h0404';
    });
    expect(round(game).state.villain).toBe('h0404');
  });

  const haunted = (hex: string, seat: object = {}) =>
    table('corpse-king', 1, 1)
      .seat({ hex, ...seat })
      .lay((s) => {
        s.zombies = ['h0703', 'h0703'];
      });

  it('deals 2 damage to a hero that enters a zombie’s hex, by a step too, however many there are (3e.corpse-king.zombie-damage, 3e.corpse-king.zombie-several)', () => {
    const game = haunted('h0704').play('move/step', { to: 'h0703' });
    expect(game.player(0).damage).toBe(2);
    expect(game.play('move/step', { to: 'h0704' }).play('move/step', { to: 'h0703' }).player(0).damage).toBe(
      4,
    );
  });

  it('lets a hero there kill one zombie for an action, and gain a gold (3e.corpse-king.zombie-kill)', () => {
    haunted('h0704').refuses('zombie/kill', {}, '3e.corpse-king.zombie-kill');
    const game = haunted('h0703').play('zombie/kill');
    expect(game.state.zombies).toEqual(['h0703']);
    expect(game.player(0).gold).toBe(1);
    expect(game.actionsLeft).toBe(2);
    game.play('zombie/kill').refuses('zombie/kill', {}, '3e.corpse-king.zombie-kill');
    haunted('h0703', { damage: 10 }).refuses('zombie/kill', {}, '3e.defeat.hero');
    haunted('h0703', { delayed: true }).refuses('zombie/kill', {}, '3e.delayed.effect');
  });

  it('is lost by all at the end of Act 2 (3e.corpse-king.loss, 3e.end.loss)', () => {
    const game = round(table('corpse-king', 12, 2));
    expect(game.state.outcome).toMatchObject({
      winners: [],
      how: 'vorakesh-stands',
      rule: '3e.corpse-king.loss',
    });
  });
});

describe('the villain', () => {
  const facing = (names: readonly string[] = trio): Table =>
    table('corpse-king', 3, 2, names)
      .seat({ hex: 'h0404' })
      .lay((s) => {
        s.villain = 'h0404';
      });

  it('is engaged in its hex for an action, by any player who wants to (3e.villain.engage, 3e.villain.not-forced)', () => {
    const game = facing();
    expect(game.waits()).toBe('turn/act');
    game.play('move/step', { to: 'h0405' }).refuses('villain/engage', {}, '3e.villain.engage');
    game.play('move/step', { to: 'h0404' });
    expect(game.waits()).toBe('turn/act');
    game.play('villain/engage');
    expect(game.actionsLeft).toBe(0);
    expect(game.facts('combat/began')).toMatchObject([{ player: 0, card: 'vorakesh' }]);
    facing().actions(0).refuses('villain/engage', {}, '3e.turn.three-actions');
  });
});
