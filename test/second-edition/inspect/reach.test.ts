import { describe, expect, it } from 'vitest';
import {
  apply,
  createGame,
  distances,
  facesFor,
  InvalidArgumentError,
  legalActions,
  nearestTowns,
  path,
  reach,
  viewFor,
} from '../../../src/index.js';
import { forbid, override } from '../../../src/kernel/index.js';
import { fromScenario } from '../../../src/scenario/second-edition/index.js';
import { composeRuleset, rulesetOf } from '../../../src/second-edition/index.js';
import { sea } from '../../../src/second-edition/modules/island-of-dread/content/board.js';
import {
  defineModule,
  distancesOn,
  pathOn,
  reachable,
  refuseEnter,
} from '../../../src/second-edition/rules.js';
import { asserted } from '../../asserted.js';
import { Table } from '../../toolkit.js';
import { Bench, fighting, hurt, on } from '../abilities/workshop.js';
import { aboard, crossing, sturdy } from '../modules/island-of-dread/voyagers.js';

/* Where a movement can lead, and the ways of the board. */

/** A player in Tamalir with these dice. */
const walking = (dice: number[], space = 'tamalir', more: object = {}): Table =>
  Table.of({
    game: {
      players: [
        { hero: 'mordrog', space },
        { hero: 'varikas-the-dead', space: 'h0101' },
      ],
      ...more,
    },
    given: { movement: { player: 0, dice } },
  });

describe('reach', () => {
  it('leads nowhere without a movement', () => {
    const { ruleset, state } = new Bench({}, { given: fighting('ranged') });
    expect(ruleset.ask(state, reachable)).toBeNull();
  });

  it('before the dice are rolled leads one step, into every space around', () => {
    const table = Table.of({
      game: { players: [{ hero: 'mordrog' }, {}] },
      given: { turn: { player: 0, step: 'movement' } },
    });
    const found = reach(table.state);
    expect(found?.spaces.map(({ there }) => there.space)).toEqual(
      table.legal('move/adjacent').map((code) => code.slice('move/adjacent to='.length)),
    );
    expect(found?.spaces.every(({ goesOn, ways }) => !goesOn && ways[0]?.spent.length === 0)).toBe(true);
  });

  it('tells for each space the ways there, the dice they take and those they leave', () => {
    const table = walking([5, 5]);
    const found = reach(table.state);
    for (const { there, ways } of found?.spaces ?? [])
      for (const { path: spaces, actions, spent, left } of ways) {
        expect(spaces.at(-1)).toBe(there.space);
        expect([...spent, ...left].sort()).toEqual([5, 5]);
        const end = actions.reduce((state, action) => apply(state, action), table.state);
        expect(end.players[0]?.hero.space).toBe(there.space);
      }
    const [first] = found?.spaces ?? [];
    expect(first?.ways[0]).toMatchObject({ spent: [5], left: [5] });
    expect(first?.goesOn).toBe(true);
    expect(found).toMatchObject({ player: 0, from: 'h0708', complete: true });
  });

  it('a shorter way comes first, a longer one is listed for the dice it leaves', () => {
    const found = reach(walking([3, 5, 5, 6, 6]).state);
    for (const { ways } of found?.spaces ?? []) {
      const lengths = ways.map(({ spent }) => spent.length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      expect(new Set(ways.map(({ left }) => left.join())).size).toBe(ways.length);
    }
    asserted(80);
  });

  it('tells what awaits who stops there', () => {
    const there = walking([5, 5]).state;
    const [goal] = reach(there)?.spaces ?? [];
    const space = goal?.there.space ?? '';
    const table = walking([5, 5], 'tamalir', { counters: { [space]: ['green'] } });
    expect(reach(table.state)?.spaces.find((one) => one.there.space === space)?.there.counters).toEqual([
      'green',
    ]);
  });

  it('a card that asks something on the way interrupts it', () => {
    const item = {
      abilities: [
        on('space-entered', [
          {
            do: 'choose',
            options: [
              { id: 'a', label: 'a', do: [] },
              { id: 'b', label: 'b', do: [hurt('you', 1)] },
            ],
          },
        ]),
      ],
    };
    const table = new Bench(
      { item },
      { me: { items: ['my-item'] }, given: { movement: { player: 0, dice: [5, 5] } } },
    );
    const found = table.ruleset.ask(table.state, reachable);
    expect(found?.spaces.length).toBeGreaterThan(0);
    for (const { interrupted, goesOn, ways } of found?.spaces ?? []) {
      expect([interrupted, goesOn]).toEqual(['effects/choose', false]);
      expect(ways[0]?.path).toHaveLength(1);
    }
  });

  it('a tile of a module that lets in the sea closes the way', () => {
    const { space: flooded } = sea.eventSpaces.find(({ tile }) => tile === 'sea') ?? { space: '' };
    const { neighbours } = rulesetOf(['island-of-dread']).rules.content.board;
    const [beside = ''] = neighbours[flooded] ?? [];
    const given = { movement: { player: 0, dice: [1, 2, 3, 4, 5, 6] } };
    const reached = (more: object): readonly string[] =>
      reach(aboard({ space: beside }, { given, ...more }).state)?.spaces.map(({ there }) => there.space) ??
      [];
    expect(reached({})).toContain(flooded);
    expect(reached({ with: { 'island-of-dread': { tiles: ['sea'] } } })).not.toContain(flooded);
  });

  it('at sea leads along the lanes', () => {
    const table = aboard(
      { space: crossing },
      { given: 'movement', with: { 'island-of-dread': { captains: [sturdy] } } },
    );
    expect(reach(table.state)?.spaces.map(({ there }) => `voyage/sail to=${there.space}`)).toEqual(
      table.legal('voyage/sail'),
    );
  });

  it('is the same for a view, the same object for the same state, and changes nothing', () => {
    const { state } = walking([1, 2, 3]);
    const text = JSON.stringify(state);
    expect(reach(viewFor(state, 1))).toEqual(reach(state));
    expect(reach(state)).toBe(reach(state));
    expect(JSON.stringify(state)).toBe(text);
  });

  it('draws nothing from the generator of a seeded game', () => {
    const game = createGame({ players: 2, seed: 3 });
    const rolled = apply(game, legalActions(game)[0] as never);
    reach(rolled);
    expect(rolled.chance).toEqual(apply(game, legalActions(game)[0] as never).chance);
  });
});

describe('the board', () => {
  const { state } = Table.of({ game: { players: 2 } });

  it('tells distances, nearest first, and a shortest way', () => {
    const steps = distances(state, 'h0708');
    expect(Object.entries(steps)[0]).toEqual(['h0708', 0]);
    expect(Object.values(steps)).toEqual(Object.values(steps).toSorted((a, b) => a - b));
    for (const [space, far] of Object.entries(steps))
      expect(path(state, 'h0708', space)).toHaveLength(far + 1);
    expect(path(state, 'h0708', 'h0708')).toEqual(['h0708']);
  });

  it('tells the nearest towns and the faces that lead into a space', () => {
    expect(nearestTowns(state, 'h0708')[0]).toEqual({ town: 'tamalir', space: 'h0708', distance: 0 });
    expect(facesFor(state, 'h0708')).toEqual([1, 2, 3, 4, 5, 6]);
    const { terrain } = reach(walking([5]).state)?.spaces[0]?.there ?? {};
    expect(['plains', 'river']).toContain(terrain);
  });

  it('goes where the one who walks may enter, and asks what refuses a step', () => {
    const outlaw = defineModule({
      id: 'outlaw',
      title: 'The first player is an outlaw in Tamalir',
      rules: [{ id: 'house.outlaw', text: 'The first player does not enter Tamalir.' }],
      overrides: [
        override(
          refuseEnter,
          (next) => (g, player, to) =>
            player === 0 && to === 'h0708' ? forbid('house.outlaw') : next(g, player, to),
        ),
      ],
    });
    const ruleset = composeRuleset([outlaw]);
    const seen = (turn: number) =>
      fromScenario(
        {
          game: { players: [{ space: 'h0707' }, { space: 'h0707' }] },
          given: { turn: { player: turn, step: 'movement' } },
        },
        ruleset,
      );
    expect(ruleset.ask(seen(0), pathOn, 'h0707', 'h0709')).not.toContain('h0708');
    expect(ruleset.ask(seen(0), distancesOn, 'h0707')).not.toHaveProperty('h0708');
    expect(ruleset.ask(seen(1), pathOn, 'h0707', 'h0709')).toEqual(['h0707', 'h0708', 'h0709']);
    expect(ruleset.ask(seen(1), pathOn, 'h0707', 'h0709', 0)).not.toContain('h0708');
    expect(ruleset.ask(seen(0), reachable)?.spaces.map(({ there }) => there.space)).not.toContain('h0708');
  });

  it('refuses spaces that are not there', () => {
    for (const space of ['tamalir', '', 'h9999', 7, null, '__proto__', 'constructor'])
      for (const ask of [
        () => distances(state, space as string),
        () => path(state, 'h0708', space as string),
        () => path(state, space as string, 'h0708'),
        () => nearestTowns(state, space as string),
        () => facesFor(state, space as string),
      ])
        expect(ask).toThrow(InvalidArgumentError);
  });
});
