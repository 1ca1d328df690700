import { describe, expect, it } from 'vitest';
import { kindsOf, position, walk } from '../../scripts/keep-save.js';
import { createGame, decision, type GameState, parseState, serialize } from '../../src/index.js';
import { fromScenario } from '../../src/scenario/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { problemsOfState } from '../../src/second-edition/saves.js';

/* What frames say together with those below them: the seats and cards that could not be the ones. */

type Part = Record<string, unknown>;
type Save = Part & { frames: Part[]; players: Part[]; ext: Record<string, Part> };

const positions = new Map<string, string>();
const kept = (name: string, find: () => GameState) => (): Save => {
  const text = positions.get(name) ?? serialize(find());
  positions.set(name, text);
  return JSON.parse(text) as Save;
};

const at = (kinds: string) => kept(kinds, () => position((state) => kindsOf(state) === kinds));
const inModules = (kinds: string, modules: readonly string[]) =>
  kept(`${kinds} ${modules.join()}`, () => {
    for (let seed = 1; seed <= 60; seed++)
      for (const state of walk(createGame({ players: 2, seed, modules }), seed, 600))
        if (kindsOf(state).startsWith(kinds)) return state;
    throw new Error(`Nothing like ${kinds} came up.`);
  });

/** Two Heroes in one space who fight. */
const fighting = kept('fighting', () =>
  fromScenario({
    game: {
      players: [{ hero: 'mordrog', space: 'h0714' }, { hero: 'red-scorpion', space: 'h0714' }, {}].map(
        (p) => ({
          ...p,
        }),
      ),
    },
    given: { combat: { hero: 0, against: 1, phase: 'ranged' } },
  }),
);

/** A frame, a local of it, and another value; by its number from the innermost, which is 0. */
type Case = [what: string, from: () => Save, frame: number, local: string, value: (now: unknown) => unknown];

const other = (now: unknown): number => (Number(now) === 0 ? 1 : 0);
const be = (value: unknown) => (): unknown => value;

const movement = at('game turn movement');
const adventure = at('game turn adventure');
const market = at('game turn market');
const experience = at('game turn experience');
const negotiation = at('game turn adventure negotiation');
const phase = at('game turn adventure combat phase');
const roll = at('game turn adventure combat phase roll');
const encounter = at('game turn adventure encounter effects');
const hazard = inModules('game turn movement hazard combat', ['travel-hazards']);

const cases: readonly Case[] = [
  ['a Movement step', movement, 0, 'player', other],
  ['an Adventure step', adventure, 0, 'player', other],
  ['a Market step', market, 0, 'player', other],
  ['an Experience step', experience, 0, 'player', other],
  ['a negotiation', negotiation, 0, 'player', other],
  ['a combat', phase, 1, 'attacker', other],
  ['a phase', phase, 0, 'player', other],
  ['a phase of another type', phase, 0, 'type', (now) => (now === 'magic' ? 'melee' : 'magic')],
  ['a phase with what was chosen before it was', phase, 0, 'act', be('attack')],
  ['a phase with a target that no Challenge sets', roll, 1, 'target', be(3)],
  ['a roll', roll, 0, 'player', other],
  ['a roll for something else', roll, 0, 'purpose', be('escape')],
  ['a roll with a bonus from nowhere', roll, 0, 'bonus', be(9)],
  ['a roll of another attribute', roll, 0, 'attribute', (now) => (now === 'mind' ? 'body' : 'mind')],
  ['a roll whose dice are not thrown yet', roll, 0, 'dice', be([])],
  ['a combat in its first round before it', phase, 1, 'round', be(0)],
  ['a combat with what a Hero rolls', phase, 1, 'escapeTarget', be(3)],
  ['a combat in which a stranger has rolled', phase, 1, 'rolled', be([2])],
  ['an Adventure step with a card before one is drawn', adventure, 0, 'card', be('high-lord-margath')],
  ['an Adventure step with a color before one is attempted', adventure, 0, 'color', be('green')],
  ['a Movement step with a rest that was not chosen', movement, 0, 'rest', be(4)],
  ['an Experience step in which something is owed for nothing', experience, 0, 'due', be(3)],
  ['an Experience step in which something is bought for nothing', experience, 0, 'bonus', be('mind')],
  ['more market stacks than towns', movement, 2, 'stocked', be(99)],
  ['a hazard without its card', hazard, -3, 'card', be(null)],
  ['a hazard without its color', hazard, -3, 'color', be(null)],
  ['a hazard of another player', hazard, -3, 'player', other],
  ['a hazard that is resolved once more', hazard, -3, 'step', be('resolve')],
  ['an Encounter that is followed once more', encounter, 1, 'step', be('follow')],
  ['a combat of the Hero who defends', fighting, 1, 'attacker', be(2)],
];

describe('frames that could not be so', () => {
  it.each(cases)('%s is refused', (_what, from, frame, local, value) => {
    const save = from();
    const { rules } = rulesetOf(save.modules as string[]);
    expect(problemsOfState(save, rules), 'the save was good before').toEqual([]);
    const place = frame < 0 ? -frame : save.frames.length - 1 - frame;
    const changed = save.frames[place] as Part;
    changed[local] = value(changed[local]);
    const problems = problemsOfState(save, rules);
    const path = `frames/${place}`;
    // A frame in the middle is told of by what stands on it.
    expect(
      problems.some((problem) => problem.path.startsWith('frames/')),
      JSON.stringify(problems),
    ).toBe(true);
    for (const { message } of problems) expect(message.length, path).toBeGreaterThan(10);
    expect(() => parseState(JSON.stringify(save))).toThrow();
  });
});

describe('other places', () => {
  it('a frame stands where it is called, and nowhere else', () => {
    const save = market();
    (save.frames[1] as Part).step = 'end';
    expect(problemsOfState(save, rulesetOf([]).rules)).toEqual([
      { path: 'frames/2/kind', message: 'A market frame does not stand on turn at "end".' },
    ]);
  });

  it('it is said whose step it is', () => {
    const save = market();
    const now = Number((save.frames[2] as Part).player);
    (save.frames[2] as Part).player = other(now);
    expect(problemsOfState(save, rulesetOf([]).rules)).toEqual([
      {
        path: 'frames/2/player',
        message: `${other(now)} is not right here; the turn frame below says ${now}.`,
      },
    ]);
  });

  it('a Market step is of the town where the Hero is, also while the card is drawn and a Captain is looked for', () => {
    const modules = ['island-of-dread'];
    const { rules, apply, legalActions } = rulesetOf(modules);
    const at = (kinds: string): Save => {
      let state = fromScenario({
        game: { players: [{ hero: 'mordrog', space: 'orris' }, {}], modules, chance: 'manual' },
        given: { turn: { player: 0, step: 'market' } },
      });
      while (decision(state)?.kind !== kinds) {
        const next =
          legalActions(state).find(({ type }) => type === 'captain/call') ?? legalActions(state)[0];
        if (next === undefined) throw new Error(`It does not come to ${kinds}.`);
        state = apply(state, next);
      }
      return JSON.parse(serialize(state)) as Save;
    };
    for (const kinds of ['market/draw', 'market/trade', 'hiring/draw', 'hiring/choose']) {
      const save = at(kinds);
      expect(problemsOfState(save, rules), kinds).toEqual([]);
      ((save.players[0] as Part).hero as Part).space = 'h0714';
      expect(problemsOfState(save, rules), kinds).toEqual([
        {
          path: 'frames/2/town',
          message: 'The Hero of player 0 is not in orris: the Market step is taken in the town where it is.',
          rule: '2e.market.town-only',
        },
      ]);
    }
  });

  it('the wounds that a knockout has taken away are not there any more', () => {
    const save = at('game turn adventure combat phase harm knockout')();
    const player = Number((save.frames.at(-1) as Part).player);
    ((save.players[player] as Part).hero as Part).wounds = 99;
    expect(problemsOfState(save, rulesetOf([]).rules).map(({ path }) => path)).toEqual([
      'wounds are below Life, or a defeat is being resolved',
    ]);
  });
});

describe('what modules remember', () => {
  it('upkeep is owed for Allies only, once for each', () => {
    const modules = ['ally-limits'];
    const save = JSON.parse(serialize(createGame({ players: 2, seed: 1, modules }))) as Save;
    for (const owed of [['no-such-card'], ['runners-tonic'], ['loyal-hound', 'loyal-hound']]) {
      save.ext['ally-limits'] = owed as unknown as Part;
      expect(problemsOfState(save, rulesetOf(modules).rules).map(({ path }) => path)).toEqual([
        'upkeep is owed once for each Ally',
      ]);
    }
  });
});

describe('values that were never JSON', () => {
  it('are refused like any other', () => {
    const save = movement();
    Object.defineProperty(save.players[0], 'gold', {
      enumerable: true,
      get: () => {
        throw new TypeError('no');
      },
    });
    const cyclic: Part = { ...movement() };
    cyclic.ext = cyclic;
    const list: unknown[] = Array.from({ length: 200_000 }, () => 'island-of-dread');
    for (const value of [
      save,
      cyclic,
      { ...movement(), modules: list },
      new Map(),
      Symbol('save'),
      () => 1,
    ]) {
      const problems = problemsOfState(value, rulesetOf([]).rules);
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.length).toBeLessThan(60);
    }
  });
});
