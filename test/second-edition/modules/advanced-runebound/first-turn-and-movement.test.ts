import { describe, expect, it } from 'vitest';
import {
  decision,
  explain,
  InvalidSaveError,
  parseActionCode,
  parseState,
  serialize,
} from '../../../../src/index.js';
import type { ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import { Table } from '../../../toolkit.js';

const modules = ['advanced-runebound'];
const heroes = [
  'mordrog',
  'varikas-the-dead',
  'mad-carthos',
  'red-scorpion',
  'wren-ashquill',
  'battlemage-jaes',
];
/** A space in the plains, far from any town. */
const wild = 'h0714';

/** The first turn of everybody, from the starting player on. */
const opening = (players: number, starting = 0) =>
  Table.of({
    game: {
      modules,
      starting,
      players: Array.from({ length: players }, (_, at) => ({ hero: heroes[at] as string, space: null })),
    },
  });

const dice = (table: Table) => table.legal('move/roll').map((code) => Number(code.split('=')[1]));

/** The most dice each player may roll in the turns now played, one after another. */
function mostDice(table: Table): number[] {
  const most: number[] = [];
  const { length } = table.state.players;
  for (let turn = 0; turn < length; turn++) {
    most.push(Math.max(...dice(table)));
    const { actor } = decision(table.state) ?? {};
    table.play('move/stay');
    if (table.legal('upkeep/pay').length > 0) throw new Error('nobody has Allies');
    // Other Heroes are in Tamalir; a card comes to its market.
    if (table.legal('adventure/pass').length > 0) table.play('adventure/pass');
    table.play(table.legal('chance/draw')[0] as string, 'market/done');
    if (table.legal('adventure/pass').length > 0) table.play('adventure/pass');
    expect(decision(table.state)?.actor).not.toBe(length > 1 ? actor : 'nobody');
  }
  return most;
}

describe('First Turn Movement Dice', () => {
  it('adv.first-turn.two-players: up to four for the first, up to five for the second', () =>
    expect(mostDice(opening(2))).toEqual([4, 5]));

  it('adv.first-turn.three-players: three, four, five', () =>
    expect(mostDice(opening(3))).toEqual([3, 4, 5]));

  it('adv.first-turn.four-plus-players, adv.first-turn.example-four-players: two, three, four, and five for all others', () => {
    expect(mostDice(opening(4))).toEqual([2, 3, 4, 5]);
    expect(mostDice(opening(6))).toEqual([2, 3, 4, 5, 5, 5]);
  });

  it('adv.first-turn.four-plus-players: who plays alone rolls five', () =>
    expect(mostDice(opening(1))).toEqual([5]));

  it('adv.first-turn.depends-on: the place in turn order counts, not the seat', () =>
    expect(mostDice(opening(4, 2))).toEqual([2, 3, 4, 5]));

  it('adv.first-turn.depends-on: rolling all the dice there are is not resting, and more are refused', () => {
    const table = opening(4);
    expect(dice(table)).toEqual([2]);
    table.refuses('move/roll dice=3', 'adv.first-turn.four-plus-players');
    table.refuses('move/rest dice=3', 'adv.first-turn.four-plus-players');
    table.refuses('move/rest dice=2', 'adv.first-turn.depends-on').allows('move/rest dice=1');
    opening(3).refuses('move/rest dice=3', 'adv.first-turn.depends-on');
    opening(3).refuses('move/roll dice=5', 'adv.first-turn.three-players');
    opening(2).refuses('move/roll dice=5', 'adv.first-turn.two-players');
    const rolled = table.play('move/roll dice=2');
    expect(rolled.happened('movement/rested')).toEqual([]);
    expect(rolled.roll(1, 1).legal('move/step').length).toBeGreaterThan(0);
  });

  it('adv.first-turn.only: from the second turn on the table no longer counts', () => {
    const table = opening(2);
    mostDice(table);
    expect(Math.max(...dice(table))).toBe(5);
  });
});

describe('Movement Dice and Exhaustion', () => {
  /** The start of a turn, which is not the first one. */
  const turn = (me: ScenarioPlayer, step: 'start' | 'movement' = 'start') =>
    Table.of({
      game: {
        modules,
        players: [
          { hero: 'mordrog', ...me },
          { hero: 'varikas-the-dead', space: 'forge' },
        ],
      },
      given: { turn: { player: 0, step } },
    });

  it('adv.movement.five-dice: five for a fresh Hero in the wild, whatever its wounds and its Allies', () => {
    expect(dice(turn({ space: wild }))).toEqual([5, 4]);
    expect(dice(turn({ space: wild, wounds: 3 }))).toEqual([5, 4]);
    expect(dice(turn({ space: wild, allies: [{ card: 'hedge-healer', wounds: 1, exhaustion: 1 }] }))).toEqual(
      [5, 4],
    );
    turn({ space: wild }).refuses('move/roll dice=6', 'adv.movement.five-dice');
  });

  it('adv.movement.exhaustion-counts: four for an exhausted one, five for any Hero in a town', () => {
    expect(dice(turn({ space: wild, exhaustion: 1 }))).toEqual([4]);
    turn({ space: wild, exhaustion: 1 }).refuses('move/roll dice=5', 'adv.movement.exhaustion-counts');
    expect(dice(turn({ space: 'tamalir', exhaustion: 2, wounds: 2 }))).toEqual([5, 4]);
    // A position described in the middle of a turn: where the Hero stands is where it began.
    expect(dice(turn({ space: 'tamalir', exhaustion: 2 }, 'movement'))).toEqual([5, 4]);
    expect(dice(turn({ space: wild, exhaustion: 2 }, 'movement'))).toEqual([4]);
  });

  it('adv.movement.exhaustion-counts: what cards add and take away comes on top', () => {
    expect(dice(turn({ space: wild, items: ['sure-footed-pony'] }))).toEqual([6, 5, 4]);
    expect(dice(turn({ space: wild, exhaustion: 1, items: ['sure-footed-pony'] }))).toEqual([5, 4]);
    expect(dice(turn({ space: wild, items: ['full-plate'] }))).toEqual([4]);
  });

  it('adv.movement.exhaustion-counts: asked why, the game names the rule that gives the number', () => {
    const { state } = turn({ space: wild, exhaustion: 1 });
    const ruling = explain(state, parseActionCode('move/roll dice=5', state));
    expect(ruling.rules.map(({ id }) => id)).toContain('adv.movement.exhaustion-counts');
  });

  it('how the turn began is kept in a save, and a strange memory of it is refused', () => {
    const { state } = opening(3);
    expect(parseState(serialize(state))).toEqual(state);
    /** Where a save is wrong of which this is remembered. */
    const wrongIn = (memory: unknown): readonly string[] => {
      try {
        parseState(JSON.stringify({ ...state, ext: { 'advanced-runebound': memory } }));
        return [];
      } catch (error) {
        return error instanceof InvalidSaveError ? error.problems.map(({ path }) => path) : ['another error'];
      }
    };
    const known = state.ext['advanced-runebound'] as object;
    for (const began of [undefined, 7, {}, { first: 1, space: null }, { first: true, space: 3 }, []])
      expect(wrongIn({ ...known, began }), JSON.stringify(began)).toEqual(['ext/advanced-runebound/began']);
    for (const memory of [null, 3, [], 'x'])
      expect(wrongIn(memory), JSON.stringify(memory)).toEqual(['ext/advanced-runebound']);
  });
});
