import { describe, expect, it } from 'vitest';
import {
  apply,
  chanceOutcomes,
  createGame,
  decision,
  InvalidArgumentError,
  legalActions,
  outcome,
  viewFor,
} from '../../src/index.js';
import * as second from '../../src/scenario/second-edition/index.js';
import * as third from '../../src/scenario/third-edition/index.js';
import { bundledModules } from '../../src/second-edition/index.js';

/* From a state to a scenario, and back to a position with the same table and the same future. */

interface Position {
  readonly [member: string]: unknown;
  readonly frames: readonly object[];
}
interface Told {
  readonly scenario: { readonly given: Readonly<Record<string, unknown>> } | null;
  readonly unsaid: readonly { readonly path: string; readonly message: string }[];
}
type Game = Parameters<typeof apply>[0];

const ways = { second, third } as unknown as Readonly<
  Record<'second' | 'third', { scenarioOf(state: Game): Told; fromScenario(said: unknown): Game }>
>;

/** What everybody can see and what is going on: all but chance, and the order of what no rule looks at. */
function seen(game: Game): unknown {
  const {
    chance: _,
    removed,
    facedown,
    track,
    ...rest
  } = game as unknown as Position & {
    readonly removed: readonly string[];
    readonly facedown?: readonly string[];
    readonly track?: readonly ({ readonly order: number } | null)[];
  };
  const orders = (track ?? [])
    .flatMap((entry) => (entry === null ? [] : [entry.order]))
    .sort((a, b) => a - b);
  return JSON.parse(
    JSON.stringify({
      ...rest,
      hoards: rest.hoards ?? {},
      laid: rest.laid ?? [],
      removed: [...removed].sort(),
      facedown: [...(facedown ?? [])].sort(),
      track: (track ?? []).map((entry) => entry && { ...entry, order: orders.indexOf(entry.order) }),
    }),
  );
}

interface Count {
  states: number;
  /** Said in the words of scenarios. */
  words: number;
  /** Said with the frames as they are. */
  stacks: number;
  readonly unsaid: Map<string, number>;
}

/** Plays a random game and tells each n-th state; what it tells must make the same position. */
function tellGame(edition: 'second' | 'third', options: object, number: number, count: Count): void {
  const { scenarioOf, fromScenario } = ways[edition];
  let game = createGame({ players: 2 + (number % 2), seed: number, ...options } as never) as Game;
  let random = number * 7919 + 1;
  for (let at = 0; at < 240 && !outcome(game); at++) {
    const isChance = decision(game)?.actor === 'chance';
    const legal = isChance ? chanceOutcomes(game).map(({ action }) => action) : legalActions(game);
    random = (random * 1103515245 + 12345) % 2147483648;
    if (at % 17 === 0) {
      count.states += 1;
      const { scenario, unsaid } = scenarioOf(game);
      for (const { path } of unsaid) count.unsaid.set(path, (count.unsaid.get(path) ?? 0) + 1);
      if (unsaid.length === 0 && scenario !== null) {
        if ('stack' in scenario.given) count.stacks += 1;
        else count.words += 1;
        const again = fromScenario(JSON.parse(JSON.stringify(scenario)));
        expect(seen(again)).toEqual(seen(game));
        expect(decision(again)).toEqual(decision(game));
        expect(isChance ? chanceOutcomes(again).map(({ action }) => action) : legalActions(again)).toEqual(
          legal,
        );
      }
    }
    const action = legal[random % legal.length];
    if (action) game = apply(game as never, action as never) as Game;
  }
}

const begin = (): Count => ({ states: 0, words: 0, stacks: 0, unsaid: new Map() });

describe('a state as a scenario', () => {
  const alone = Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]);
  it.each([[], ...alone])('makes the same position again: %s %s', (...modules: string[]) => {
    const count = begin();
    for (const number of [1, 2]) tellGame('second', { modules }, number, count);
    // Before the first turn there are heroes and figures to place, for which a scenario has no words.
    expect([...count.unsaid.keys()].filter((path) => path !== 'turn')).toEqual([]);
    expect(count.words + count.stacks).toBeGreaterThanOrEqual(count.states - 4);
    expect(count.words).toBeGreaterThan(count.states / 3);
  });

  it('makes the same position again with many modules at once, and where chance is asked', () => {
    const count = begin();
    const modules = ['doom-track', 'travel-hazards', 'rituals-and-runes', 'weapons-of-legend', 'ally-limits'];
    for (const number of [3, 4]) tellGame('second', { modules, chance: 'manual' }, number, count);
    expect([...count.unsaid.keys()].filter((path) => path !== 'turn')).toEqual([]);
    expect(count.words).toBeGreaterThan(count.states / 4);
  });

  it.each(['corpse-king', 'ascendance-of-margath'])('makes the same position again: %s', (scenario) => {
    const count = begin();
    for (const number of [1, 2, 3]) tellGame('third', { edition: 'third-edition', scenario }, number, count);
    tellGame('third', { edition: 'third-edition', scenario, chance: 'manual' }, 4, count);
    expect([...count.unsaid.keys()].filter((path) => path !== 'round')).toEqual([]);
    expect(count.words + count.stacks).toBeGreaterThan(count.states * 0.9);
    expect(count.words).toBeGreaterThan(count.states / 3);
  });

  it('says only what is not as at the beginning', () => {
    const said = {
      game: {
        players: [
          { hero: 'varikas-the-dead', wounds: 2, gold: 7, items: [{ card: 'full-plate', faceDown: true }] },
          { hero: 'mordrog' },
        ],
        stacks: { forge: ['yew-longbow'] },
      },
      given: { turn: { player: 1, step: 'movement' as const } },
    };
    expect(second.scenarioOf(second.fromScenario(said))).toEqual({
      scenario: { game: { edition: 'second-edition', ...said.game }, given: said.given },
      unsaid: [],
    });
  });

  it('says why there is none', () => {
    const setUp = createGame({ players: 2, chance: 'manual' });
    expect(second.scenarioOf(setUp)).toMatchObject({ scenario: null, unsaid: [{ path: 'turn' }] });
    const over = { ...createGame({ players: 2, seed: 1 }), outcome: null };
    expect(() => second.scenarioOf(viewFor(over, 0) as never)).toThrow(InvalidArgumentError);
    expect(() => second.scenarioOf({ modules: [] } as never)).toThrow();
  });

  it('has frames that are checked like those of a save', () => {
    const { scenario } = second.scenarioOf(createGame({ players: 2, seed: 1 }) as never);
    const given = { stack: { frames: [{ kind: 'game', step: 'no-such-step', current: 0, stocked: 7 }] } };
    const [problem] = second.scenarioProblems({ ...scenario, given });
    expect(problem?.path).toBe('given/stack/frames/0/step');
    for (const frames of [
      [{ kind: 'combat', step: 'melee' }],
      [{}],
      'no list',
      [{ kind: 'game', step: 'turn' }],
    ])
      expect(second.scenarioProblems({ ...scenario, given: { stack: { frames } } })).not.toEqual([]);
  });
});
