import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const far = { hex: 'h1501' };

describe('a turn', () => {
  it('has three actions, spent one at a time on anything, also on the same thing (3e.turn.three-actions, 3e.turn.repeat)', () => {
    const table = Table.of('ascendance-of-margath').seat({ hex: 'h0704' }, far);
    expect(table.actionsLeft).toBe(3);
    for (const to of ['h0703', 'h0702', 'h0701']) table.play('move/step', { to });
    expect(table.hexOf(0)).toBe('h0701');
    expect(table.actionsLeft).toBe(0);
    table.refuses('move/step', { to: 'h0702' }, '3e.turn.three-actions');
    table.refuses('train', {}, '3e.turn.three-actions');
    expect(table.facts('actions/spent').map(({ left }) => left)).toEqual([2, 1, 0]);
  });

  it('offers what there is to spend them on where the hero is (3e.turn.action-list)', () => {
    const kinds = ['move/step', 'move/roll', 'shop/begin', 'adventure/begin', 'rest', 'train'];
    const at = (hex: string) => {
      const table = Table.of('ascendance-of-margath').seat({ hex }, far);
      return kinds.filter((kind) => table.can(kind));
    };
    expect(at('h0704')).toEqual(['move/step', 'move/roll', 'rest', 'train']);
    expect(at('h0706')).toEqual(['move/step', 'move/roll', 'shop/begin', 'rest', 'train']);
    expect(at('h1008')).toEqual(['move/step', 'move/roll', 'adventure/begin', 'rest', 'train']);
  });

  it('ends when its player says so, and what is left is lost (3e.turn.end, 3e.turn.end-early)', () => {
    const table = Table.of('ascendance-of-margath').seat({ hex: 'h0704' }, far);
    table.play('move/step', { to: 'h0703' }).endTurn();
    expect(table.facts('turn/ended')).toEqual([{ player: 0, left: 2, rule: '3e.turn.end' }]);
    expect(table.rules.decision(table.state)?.actor).toBe(1);
    table.endTurn();
    expect(table.actionsLeft).toBe(3);
  });

  it('is not over before its player has finished, though all actions are spent (3e.turn.end, 3e.train.learn)', () => {
    const table = Table.of('ascendance-of-margath')
      .seat({ hex: 'h0704', hand: ['mountaineering'], trophies: ['wolf'] }, far)
      .actions(0);
    expect(table.waits()).toBe('turn/act');
    expect(
      table.play('skill/learn', { card: 'mountaineering' }).play('skill/pay', { card: 'wolf' }).player(0)
        .skills,
    ).toEqual(['mountaineering']);
  });

  it('leaves the others nothing to do (3e.turn.other-turns)', () => {
    const table = Table.of('ascendance-of-margath', ['corbin', 'elder-mok']).seat(
      { hex: 'h0704' },
      { hex: 'h0704', hand: ['mountaineering'], trophies: ['wolf'] },
    );
    expect(table.rules.legalActions(table.state, 1)).toEqual([]);
    // Restore Spirit is limited to once per turn: it works in the turn of its owner alone.
    table.refuses('ability/use', { card: 'elder-mok', ability: 'restore-spirit' }, '3e.game.once-per-turn');
  });

  it('finishes an action before the next, and learns no skill in it; abilities may come between (3e.turn.one-at-a-time, 3e.game.once-per-turn)', () => {
    const table = Table.of('ascendance-of-margath', ['elder-mok', 'lyssa'])
      .seat({ hex: 'h0704', hand: ['mountaineering', 'taxidermist'], trophies: ['wolf'] }, far)
      .play('move/roll')
      .roll(1, 1, 1);
    expect(table.can('skill/learn')).toBe(false);
    expect(table.can('train')).toBe(false);
    expect(table.rules.explain(table.state, { type: 'skill/learn', card: 'mountaineering' }).legal).toBe(
      false,
    );
    table.play('move/spend', { to: 'h0703', die: 1 });
    table.play('ability/use', { card: 'elder-mok', ability: 'restore-spirit' });
    table.play('toll/exert', { card: 'taxidermist' }).play('chance/draw', table.offers('chance/draw')[0]);
    expect(table.waits()).toBe('move/spend');
    expect(table.player(0).hand).toHaveLength(2);
    table.refuses('ability/use', { card: 'elder-mok', ability: 'restore-spirit' }, '3e.game.once-per-turn');
    table.play('move/stop');
    // The same turn: still used.
    table.refuses('ability/use', { card: 'elder-mok', ability: 'restore-spirit' }, '3e.game.once-per-turn');
  });
});

describe('a delayed hero', () => {
  const delayed = () =>
    Table.of('ascendance-of-margath', ['elder-mok', 'lyssa']).seat(
      { hex: 'h0706', delayed: true, hand: ['mountaineering', 'taxidermist'], trophies: ['wolf'] },
      far,
    );

  it('spends its next action to stand up (3e.delayed.effect, 3e.delayed.definition)', () => {
    const table = delayed();
    for (const [kind, parameters] of [
      ['move/step', { to: 'h0705' }],
      ['move/roll', {}],
      ['shop/begin', {}],
      ['rest', {}],
      ['train', {}],
    ] as const)
      table.refuses(kind, parameters, '3e.delayed.effect');
    table.play('stand-up');
    expect(table.actionsLeft).toBe(2);
    expect(table.player(0).delayed).toBe(false);
    expect(table.can('train')).toBe(true);
    table.refuses('stand-up', {}, '3e.delayed.effect');
  });

  it('stands up in a later turn, if it does not in this one (3e.delayed.effect)', () => {
    const table = delayed().endTurn().endTurn();
    expect(table.player(0).delayed).toBe(true);
    table.refuses('train', {}, '3e.delayed.effect');
    table.actions(0).refuses('stand-up', {}, '3e.turn.three-actions');
  });

  it('still uses abilities and learns skills (3e.delayed.effect)', () => {
    const table = delayed().play('ability/use', { card: 'elder-mok', ability: 'restore-spirit' });
    table.play('toll/exert', { card: 'taxidermist' }).play('chance/draw', table.offers('chance/draw')[0]);
    table.play('skill/learn', { card: 'mountaineering' }).play('skill/pay', { card: 'wolf' });
    expect(table.player(0).skills).toEqual(['mountaineering']);
  });

  it('recovers first if it is defeated as well (3e.delayed.effect)', () => {
    const table = delayed().seat({ damage: 9 });
    table.refuses('stand-up', {}, '3e.delayed.effect');
    table.play('rest');
    expect(table.player(0)).toMatchObject({ damage: 0, delayed: true });
    table.refuses('rest', {}, '3e.delayed.effect').play('stand-up');
    expect(table.actionsLeft).toBe(1);
  });
});

it('a hero that lies on its side already does not become delayed again (3e.delayed.again)', () => {
  const storm = {
    kind: 'story' as const,
    id: 'storm',
    name: 'Storm',
    source: 'original' as const,
    scenario: 'corpse-king',
    do: [{ do: 'each-hero' as const, effects: [{ do: 'become-delayed' as const }] }],
  };
  const table = Table.of('corpse-king', ['corbin', 'lyssa'], { stories: [storm] })
    .seat({ hex: 'h0704', delayed: true }, far)
    .lay((s) => {
      s.time.space = 2;
      Object.assign(s.decks, { story: { top: ['storm'], pool: [], bottom: [] } });
    });
  table.endTurn().endTurn();
  expect(table.facts('hero/delayed')).toMatchObject([{ player: 1 }]);
  // Once is enough to stand up.
  expect(table.play('stand-up').player(0).delayed).toBe(false);
});

describe('a defeated hero', () => {
  const defeated = (hex = 'h0704') =>
    Table.of('ascendance-of-margath', ['elder-mok', 'lyssa']).seat(
      { hex, damage: 9, gold: 4, hand: ['mountaineering'], trophies: ['wolf'], quests: ['far-away'] },
      far,
    );

  it('can do nothing for actions but rest (3e.defeat.hero, 3e.defeat.keeps)', () => {
    const table = defeated('h0706');
    for (const [kind, parameters] of [
      ['move/step', { to: 'h0705' }],
      ['move/roll', {}],
      ['shop/begin', {}],
      ['train', {}],
    ] as const)
      table.refuses(kind, parameters, '3e.defeat.hero');
    table.play('skill/learn', { card: 'mountaineering' }).play('skill/pay', { card: 'wolf' }).play('rest');
    expect(table.player(0)).toMatchObject({
      damage: 0,
      gold: 4,
      skills: ['mountaineering'],
      quests: ['far-away'],
    });
    expect(table.cited('hero/recovered')).toEqual(['3e.defeat.recover']);
    expect(table.can('train')).toBe(true);
  });

  it('is still defeated after a rest that heals nothing, and has to rest again (3e.defeat.recover)', () => {
    const table = defeated().play('rest').roll(5, 5, 5, 3, 3).play('rest/heal');
    table.refuses('train', {}, '3e.defeat.hero');
    table.play('rest').roll(1, 5, 5, 3, 3).play('rest/heal');
    expect(table.player(0).damage).toBe(8);
    expect(table.can('train')).toBe(true);
  });

  it('has recovered as soon as a learned skill raises its health above its damage (3e.defeat.skill-health)', () => {
    const table = defeated().seat({ hand: ['steadfastness'], trophies: ['wolf', 'bear', 'boar', 'lynx'] });
    table.play('skill/learn', { card: 'steadfastness' });
    for (const card of ['wolf', 'bear', 'boar', 'lynx']) table.play('skill/pay', { card });
    expect(table.cited('hero/recovered')).toEqual(['3e.defeat.skill-health']);
    expect(table.can('train')).toBe(true);
  });
});
