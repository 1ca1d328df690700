import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

/* Faces: 1 plains, 2 plains or forest, 3 forest or hills, 4 hills or plains, 5 mountain or water, 6 wild. */

const far = { hex: 'h1501' };
const at = (hex: string, hero = 'lyssa') =>
  Table.of('ascendance-of-margath', [hero, 'corbin']).seat({ hex }, far);
const rolled = (hex: string, ...dice: number[]) =>
  at(hex)
    .play('move/roll')
    .roll(...dice);
const ways = (table: Table) =>
  table
    .offers('move/spend')
    .map(({ to, die }) => `${to} ${die}`)
    .sort();

describe('a step without dice', () => {
  it('leads to any adjacent hex, whatever its ground and whatever river (3e.move.step, 3e.move.two-ways)', () => {
    expect(at('h0706').offers('move/step')).toHaveLength(6);
    expect(at('h0706').play('move/step', { to: 'h0605' }).hexOf(0)).toBe('h0605');
    expect(at('h0507').play('move/step', { to: 'h0508' }).hexOf(0)).toBe('h0508');
    at('h0706').refuses('move/step', { to: 'h0704' }, '3e.board.distance');
  });

  it('does not lead off the board (3e.move.board-edge)', () => {
    expect(at('h0101').offers('move/step')).toEqual([{ to: 'h0200' }, { to: 'h0201' }, { to: 'h0102' }]);
    at('h0101').refuses('move/step', { to: 'h0100' }, '3e.board.distance');
  });

  it('is no longer there once dice are rolled (3e.move.no-step-after-roll)', () => {
    const table = rolled('h0704', 5, 5, 5);
    expect(table.can('move/step')).toBe(false);
    table.refuses('move/step', { to: 'h0703' }, '3e.move.two-ways');
  });

  it('leads where other heroes are, who are in nobody’s way (3e.board.shared-hex)', () => {
    const table = at('h0704').seat({}, { hex: 'h0703' }).play('move/step', { to: 'h0703' });
    expect([table.hexOf(0), table.hexOf(1)]).toEqual(['h0703', 'h0703']);
  });
});

describe('a rolled move', () => {
  it('rolls as many dice as the hero has speed (3e.move.roll)', () => {
    expect(at('h0704').play('move/roll').rules.decision(at('h0704').play('move/roll').state)).toMatchObject({
      request: { kind: 'roll', count: 3 },
    });
    const fast = at('h0704')
      .seat({ assets: ['winged-boots'] })
      .play('move/roll');
    expect(fast.rules.decision(fast.state)).toMatchObject({ request: { count: 4 } });
  });

  it('rolls more dice than the box has, if speed asks for it (3e.dice.count-limit)', () => {
    const fast = at('h0704')
      .seat({ assets: ['thoroughbred-stallion', 'traders-attire'] })
      .play('move/roll');
    expect(fast.roll(1, 1, 2, 3, 4, 6).waits()).toBe('move/spend');
  });

  it('takes Lyssa three hexes: the example of the booklet (3e.move.example-lyssa, 3e.move.spend-per-hex, 3e.move.order-free)', () => {
    const table = rolled('h1108', 5, 4, 6);
    table.play('move/spend', { to: 'h1008', die: 5 });
    table.play('move/spend', { to: 'h0908', die: 4 });
    table.play('move/spend', { to: 'h0909', die: 6 });
    expect(table.hexOf(0)).toBe('h0909');
    expect(table.actionsLeft).toBe(2);
    expect(table.waits()).toBe('turn/act');
  });

  it('spends a die that shows the ground; a face of two is one or the other, a wild is any (3e.dice.double-face, 3e.dice.wild)', () => {
    // Around Everton: forest, and plains.
    expect(ways(rolled('h0204', 3, 5, 5))).toEqual(['h0104 3', 'h0203 3']);
    expect(ways(rolled('h0204', 1, 5, 5))).toEqual(['h0105 1', 'h0205 1', 'h0304 1', 'h0305 1']);
    expect(ways(rolled('h0204', 2, 5, 5))).toHaveLength(6);
    expect(ways(rolled('h0204', 6, 5, 5))).toHaveLength(6);
    rolled('h0204', 1, 5, 5).refuses('move/spend', { to: 'h0203', die: 1 }, '3e.move.spend-per-hex');
  });

  it('enters water with water or wild (3e.board.water)', () => {
    const table = rolled('h0604', 1, 5, 6);
    expect(table.offers('move/spend').filter(({ to }) => to === 'h0605')).toEqual([
      { to: 'h0605', die: 5 },
      { to: 'h0605', die: 6 },
    ]);
  });

  it('spends each die once (3e.move.die-once)', () => {
    const table = rolled('h0704', 1, 5, 5).play('move/spend', { to: 'h0703', die: 1 });
    table.refuses('move/spend', { to: 'h0702', die: 1 }, '3e.move.die-once');
  });

  it('may stop early, and what is left is lost (3e.move.stop, 3e.move.no-carry)', () => {
    const table = rolled('h0704', 1, 1, 1).play('move/spend', { to: 'h0703', die: 1 }).play('move/stop');
    expect(table.waits()).toBe('turn/act');
    expect(table.play('move/roll').roll(5, 5, 5).offers('move/spend')).not.toContainEqual({
      to: 'h0702',
      die: 1,
    });
  });

  it('enters a city with any die (3e.move.city)', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) expect(ways(rolled('h0705', die, 5, 5))).toContain(`h0706 ${die}`);
  });

  it('follows a road with any die, along its very edges (3e.move.road, 3e.move.road-must-connect)', () => {
    const table = rolled('h0704', 5, 5, 5);
    expect(ways(table)).toEqual(['h0703 5', 'h0705 5', 'h0803 5']);
    // h0703 and h0803 are both on a road, but none runs between them.
    table.play('move/spend', { to: 'h0703', die: 5 });
    table.refuses('move/spend', { to: 'h0803', die: 5 }, '3e.move.spend-per-hex');
    expect(table.cited('hero/moved')).toEqual(['3e.move.road']);
  });

  it('crosses a bridge with any die, in spite of the river (3e.move.bridge)', () => {
    expect(ways(rolled('h0906', 3, 3, 3))).toContain('h0907 3');
    expect(ways(rolled('h0907', 3, 3, 3))).toEqual(['h0906 3']);
  });

  it('crosses a river with water or wild, and no second die (3e.move.river, 3e.move.river-one-die)', () => {
    const table = rolled('h0906', 1, 5, 6);
    expect(table.offers('move/spend').filter(({ to }) => to === 'h1006')).toEqual([
      { to: 'h1006', die: 5 },
      { to: 'h1006', die: 6 },
    ]);
    table.refuses('move/spend', { to: 'h1006', die: 1 }, '3e.move.river');
    table.play('move/spend', { to: 'h1006', die: 5 });
    expect(table.hexOf(0)).toBe('h1006');
    expect(table.state.frames.at(-1)).toMatchObject({ dice: [1, 6] });
  });

  it('rerolls only dice that are not spent (3e.move.reroll-before-spend, 3e.exert.reroll)', () => {
    const table = rolled('h0704', 1, 5, 5).seat({ hand: ['mountaineering', 'taxidermist'] });
    table.play('move/spend', { to: 'h0703', die: 1 });
    table.refuses('exert/reroll', { die: 1, card: 'mountaineering' }, '3e.move.reroll-before-spend');
    table.play('exert/reroll', { die: 5, card: 'mountaineering' }).roll(1);
    expect(table.state.frames.at(-1)).toMatchObject({ dice: [1, 5] });
  });

  it('may spend a die as mountain by a skill, once a turn (3e.game.precedence-card)', () => {
    const table = rolled('h1108', 1, 1, 1).seat({ skills: ['mountaineering'] });
    table.play('move/spend-as', { to: 'h1008', die: 1, card: 'mountaineering' });
    expect(table.hexOf(0)).toBe('h1008');
    table.refuses('move/spend-as', { to: 'h1109', die: 1, card: 'mountaineering' }, '3e.game.once-per-turn');
  });
});

describe('what happens where a hero enters', () => {
  const haunted = (dice: number[], damage = 0) =>
    Table.of('corpse-king', ['corbin', 'lyssa'])
      .seat({ hex: 'h0704', damage }, far)
      .lay((s) => {
        s.zombies = ['h0703', 'h0703', 'h0701'];
      })
      .play('move/roll')
      .roll(...dice);

  it('happens each time, before the next die is spent (3e.move.enter-trigger, 3e.corpse-king.zombie-damage, 3e.corpse-king.zombie-several)', () => {
    const table = haunted([1, 1, 1]);
    table.play('move/spend', { to: 'h0703', die: 1 });
    expect(table.player(0).damage).toBe(2);
    table.play('move/spend', { to: 'h0702', die: 1 }).play('move/spend', { to: 'h0703', die: 1 });
    expect(table.player(0).damage).toBe(4);
  });

  it('ends the move of a hero that it leaves defeated, and its dice are lost (3e.move.enter-trigger, 3e.defeat.no-more-damage)', () => {
    const table = haunted([1, 1, 1], 9).play('move/spend', { to: 'h0703', die: 1 });
    expect(table.player(0).damage).toBe(10);
    expect(table.waits()).toBe('turn/act');
    expect(table.facts('damage/suffered')).toMatchObject([{ amount: 1, total: 10 }]);
  });
});

describe('a move by an effect', () => {
  const extra = {
    stories: [
      {
        kind: 'story' as const,
        id: 'stirred',
        name: 'Stirred',
        source: 'original' as const,
        scenario: 'corpse-king',
        do: [{ do: 'move' as const, hexes: 2 }],
      },
    ],
  };
  /** The first player moves two hexes by a story card at the end of the second round. */
  const stirred = (seat: object) => {
    const table = Table.of('corpse-king', ['corbin', 'lyssa'], extra)
      .seat({ hex: 'h0507', ...seat }, far)
      .lay((s) => {
        s.time.space = 2;
        s.zombies = ['h0508'];
        Object.assign(s.decks, { story: { top: ['stirred'], pool: [], bottom: [] } });
      });
    return table.endTurn().endTurn();
  };

  it('ignores ground and rivers (3e.move.effect-move)', () => {
    const table = stirred({});
    expect(table.offers('move/go')).toHaveLength(6);
    table.play('move/go', { to: 'h0406' }).play('move/go', { to: 'h0507' });
    expect(table.hexOf(0)).toBe('h0507');
    expect(table.waits()).toBe('turn/act');
  });

  it('may be declined, and stopped on the way (3e.move.effect-move)', () => {
    expect(stirred({}).play('move/go', { to: 'h0406' }).play('move/stay').hexOf(0)).toBe('h0406');
  });

  it('ends where the hero is left defeated (3e.move.enter-trigger)', () => {
    const table = stirred({ damage: 8 }).play('move/go', { to: 'h0508' });
    expect(table.player(0).damage).toBe(10);
    expect(table.waits()).toBe('turn/act');
  });

  it('moves a hero that lies on its side already: it can still use abilities (3e.delayed.effect)', () => {
    const table = stirred({ delayed: true })
      .play('move/go', { to: 'h0406' })
      .play('move/go', { to: 'h0405' });
    expect(table.hexOf(0)).toBe('h0405');
  });
});
