import { describe, expect, it } from 'vitest';
import { kindsOf, position, walk } from '../../scripts/keep-save.js';
import {
  apply,
  createGame,
  decision,
  type GameState,
  InvalidSaveError,
  parseState,
  serialize,
} from '../../src/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import type { EffectsFrame } from '../../src/second-edition/base/frames.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import type { SecondEditionModuleId } from '../../src/second-edition/known-ids.js';
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
const inModules = (kinds: string, modules: readonly SecondEditionModuleId[]) =>
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
const rewarded = kept('rewarded', () =>
  position(
    (state) =>
      kindsOf(state) === 'game turn adventure combat effects' &&
      (state.frames.at(-1) as Partial<EffectsFrame>).list?.endsWith('#reward') === true,
  ),
);
const hazard = inModules('game turn movement hazard combat', ['travel-hazards']);

const cases: readonly Case[] = [
  ['a Movement step', movement, 0, 'player', other],
  ['an Adventure step', adventure, 0, 'player', other],
  ['a Market step', market, 0, 'player', other],
  ['an Experience step', experience, 0, 'player', other],
  ['a negotiation', negotiation, 0, 'player', other],
  ['a negotiation about a Hero', negotiation, 0, 'cards', be([['mordrog'], []])],
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

describe('movement dice (2e.dice.movement-use)', () => {
  /** A walk with so many dice still to use, each showing its first face. */
  const walkingWith = (dice: number): string => {
    const save = JSON.parse(
      serialize(
        fromScenario({
          game: { players: [{ hero: 'mordrog', space: 'tamalir' }, {}] },
          given: { movement: { player: 0, dice: [1] } },
        }),
      ),
    ) as Save;
    Object.assign(save.frames.at(-1) as Part, { rolling: dice, dice: Array.from({ length: dice }, () => 1) });
    return JSON.stringify(save);
  };

  it.each([5, 21, 1000])('a save holds %i of them, as many as cards may give', (dice) => {
    expect(parseState(walkingWith(dice)).frames.at(-1)).toMatchObject({ rolling: dice });
  });

  it('1001 of them are refused, and the save says where', () => {
    const { rules } = rulesetOf([]);
    const problems = problemsOfState(JSON.parse(walkingWith(1001)), rules);
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['frames/2/rolling', 'frames/2/dice']),
    );
    expect(() => parseState(walkingWith(1001))).toThrow(InvalidSaveError);
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

  it('nor are they excused by harm from before the knockout', () => {
    const save = at('game turn adventure combat phase harm knockout')();
    const { rules } = rulesetOf([]);
    save.frames.splice(-2, 0, { ...save.frames.at(-2), step: 'bear' });
    expect(problemsOfState(save, rules)).toEqual([]);
    const player = Number((save.frames.at(-1) as Part).player);
    ((save.players[player] as Part).hero as Part).wounds = 99;
    expect(problemsOfState(save, rules).map(({ path }) => path)).toEqual([
      'wounds are below Life, or a defeat is being resolved',
    ]);
  });

  it('wounds that are about to be taken excuse no exhaustion above Stamina', () => {
    const save = at('game turn adventure combat phase harm')();
    const { rules } = rulesetOf([]);
    const harm = save.frames.at(-1) as Part;
    expect(harm.harm).toBe('wounds');
    expect(problemsOfState(save, rules)).toEqual([]);
    ((save.players[Number(harm.player)] as Part).hero as Part).exhaustion = 99;
    expect(problemsOfState(save, rules).map(({ path }) => path)).toContain('exhaustion is at most Stamina');
  });

  it('an experience counter that is being bought is one that the Hero may have', () => {
    const { rules, apply, parseActionCode } = rulesetOf([]);
    const buying = apply(
      fromScenario({
        game: {
          players: [{ hero: 'mordrog', counters: { green: 3, yellow: 3 }, experience: { life: 3 } }, {}],
        },
        given: { turn: { player: 0, step: 'experience' } },
      }),
      parseActionCode('experience/buy bonus=mind'),
    );
    expect(decision(buying)?.kind).toBe('experience/pay');
    const save = JSON.parse(serialize(buying)) as Save;
    (save.frames[2] as Part).bonus = 'life';
    expect(problemsOfState(save, rules)).toEqual([
      {
        path: 'frames/2/bonus',
        message: 'The Hero may have no more of this counter.',
        rule: '2e.experience.life-max-three',
      },
    ]);
  });

  it('however many experience counters a Hero has: what is made of them is a save again', () => {
    const save = fighting();
    Object.assign((save.players[0] as Part & { hero: Part }).hero.experience as Part, { mind: 1_000_000 });
    const rolled = apply(parseState(JSON.stringify(save)), {
      type: 'combat/attack',
      by: 'mordrog',
    });
    expect(parseState(serialize(rolled))).toEqual(rolled);
  });

  it.each(['heroes', 'starting-player', 'market-stacks'])(
    'a game is set up once, before any turn: %s',
    (step) => {
      const [game, save] = [movement().frames[0], movement()];
      const problemsAt = (turn: number) =>
        problemsOfState({ ...save, turn, frames: [{ ...game, step }] }, rulesetOf([]).rules).map(
          ({ path, message }) => `${path}: ${message}`,
        );
      const wrong = expect.stringMatching(
        /^frames\/0\/step: Turns have begun, so the game is past its setup/,
      );
      expect(problemsAt(3)).toContainEqual(wrong);
      expect(problemsAt(0)).not.toContainEqual(wrong);
    },
  );

  it('a Hero whose turn it is stands on the board', () => {
    for (const from of [movement, adventure, experience]) {
      const save = from();
      const player = Number((save.frames[1] as Part).player);
      ((save.players[player] as Part).hero as Part).space = null;
      expect(problemsOfState(save, rulesetOf([]).rules)).toEqual([
        {
          path: `players/${player}/hero/space`,
          message: 'A Hero is put on the board as its first turn begins.',
          rule: '2e.movement.first-turn-placement',
        },
      ]);
    }
  });

  it('a reward is received in a combat that is won', () => {
    const save = rewarded();
    const { rules } = rulesetOf([]);
    expect(problemsOfState(save, rules)).toEqual([]);
    (save.frames[3] as Part).step = 'again';
    expect(problemsOfState(save, rules)).toContainEqual({
      path: 'frames/4/list',
      message: 'A reward is received once the combat is won.',
      rule: '2e.defeat.reward',
    });
  });

  it.each(['wounds', 'answer'])('a phase at its step %s has not forgotten what was rolled', (step) => {
    const save = at('game turn adventure combat phase harm knockout')();
    const { rules } = rulesetOf([]);
    const phase = save.frames[4] as Part;
    phase.step = step;
    expect(problemsOfState(save, rules)).toEqual([]);
    for (const result of [undefined, null, {}, 'success']) {
      const { result: _result, ...rest } = phase;
      save.frames[4] = result === undefined ? rest : { ...rest, result };
      const [problem, ...others] = problemsOfState(save, rules);
      expect(others).toEqual([]);
      expect(problem?.path).toBe('frames/4/result');
      expect(problem?.message).toContain(`The step ${step} goes on with a roll.`);
    }
  });
});

describe('a course that was taken', () => {
  it('is called in older saves by its number and label, which is of no account any more', () => {
    const duel = fromScenario({
      game: { players: [{ hero: 'mordrog' }, {}], seed: 3 },
      given: { drawn: { player: 0, card: 'a-question-of-honor' } },
    });
    const save = JSON.parse(serialize(apply(duel, { type: 'effect/choose', choice: 'duel' }))) as Save;
    const frame = save.frames.find(({ chosen }) => chosen === 'duel');
    expect(frame).toMatchObject({ kind: 'effects', step: 'then' });
    Object.assign(frame as Part, { chosen: '2-accept-the-duel' });
    let state = parseState(JSON.stringify(save));
    for (const later of walk(state, 1, 60)) state = later;
    expect(state.turn).toBeGreaterThan(duel.turn);
    expect(serialize(state)).not.toContain('2-accept-the-duel');
  });
});

describe('market cards on the table', () => {
  /** Three cards were drawn from the market deck, of which one may be taken. */
  const drawn = kept('drawn', () => {
    const { apply, parseActionCode, legalActions } = rulesetOf([]);
    let state = fromScenario({
      game: { players: [{ hero: 'mordrog', gold: 20 }, {}], chance: 'manual' },
      given: { drawn: { player: 0, card: 'the-rune-broker' } },
    });
    state = apply(state, parseActionCode('effect/choose choice=look'));
    for (let now = decision(state); now?.actor === 'chance'; now = decision(state)) {
      const [card] = legalActions(state);
      if (card === undefined) break;
      state = apply(state, card);
    }
    return state;
  });
  const { rules } = rulesetOf([]);
  const onTable = (problems: readonly { path: string; message: string }[]): string[] =>
    problems
      .filter(({ message }) => message.includes('is a market card: it lies on the table only'))
      .map(({ path }) => path);

  it('are known to the effect that had them drawn', () => {
    const save = drawn();
    const count = ((save.frames.at(-1) as Part).pending as string[]).length;
    expect(count).toBeGreaterThan(1);
    expect(problemsOfState(save, rules)).toEqual([]);
    const all = Array.from({ length: count }, (_, at) => `revealed/${at + 1}`);
    const changes: readonly ((frames: Part[]) => void)[] = [
      (frames) => frames.splice(-1, 1),
      (frames) => frames.push(structuredClone(frames.at(-1) as Part)),
      (frames) => Object.assign(frames.at(-1) as Part, { list: 'the-rune-broker#effects' }),
    ];
    for (const change of changes) {
      const other = drawn();
      change(other.frames);
      expect(onTable(problemsOfState(other, rules))).toEqual(all);
    }
    const one = drawn();
    ((one.frames.at(-1) as Part).pending as string[]).splice(0, 1, 'nothing');
    expect(onTable(problemsOfState(one, rules))).toEqual(['revealed/1']);
  });
});

describe('what modules remember', () => {
  it('upkeep is owed for Allies only, once for each', () => {
    const modules = ['ally-limits'] as const;
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
