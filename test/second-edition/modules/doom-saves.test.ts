import { describe, expect, it } from 'vitest';
import {
  type Action,
  apply,
  brokenInvariants,
  createGame,
  type GameState,
  InvalidSaveError,
  InvalidScenarioError,
  legalActions,
  type Problem,
  parseState,
  serialize,
} from '../../../src/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import type { SecondEditionModuleId } from '../../../src/second-edition/known-ids.js';
import { asserted } from '../../asserted.js';
import { content, doomOf, table } from './doom.js';

type Part = Record<string | number, unknown>;
const copyOf = (state: GameState): Part => JSON.parse(serialize(state)) as Part;
const open = (save: unknown): GameState => parseState(JSON.stringify(save));
const both: SecondEditionModuleId[] = ['doom-track', 'travel-hazards'];

/** Everything that a save of a game with both modules may be in the middle of. */
function saves(): GameState[] {
  const hazard: Scenario = {
    game: {
      modules: both,
      with: { 'doom-track': { track: ['atavax', 'ash-drake'] } },
      players: [{ hero: 'ysolde-saltblade', space: 'h0104' }, { space: 'forge' }],
    },
    given: { turn: { player: 0, step: 'movement' } },
  };
  const after = (start: GameState, ...actions: Action[]) =>
    actions.reduce((at, action) => apply(at, action), start);
  const start = fromScenario(hazard);
  const stay = { type: 'move/stay' } as const;
  const check = { type: 'chance/roll', dice: [1, 1] } as const;
  const confronting = {
    counters: 8,
    track: ['marsh-leeches'],
    piles: { red: ['velisande-the-veiled'] },
    endgame: { order: [0, 1], out: [] },
  };
  const endgame = table(2, confronting, { turn: { player: 0, step: 'start' } }).state;
  // The last counter is placed while spoils are taken: the Endgame waits for the knockout.
  const spoils = table(
    2,
    { counters: 7, track: ['green', 'marsh-leeches', 'hedge-witch'] },
    { combat: { hero: 0, against: 1, phase: 'melee' } },
    {
      players: [
        { hero: 'ysolde-saltblade', space: 'h0105', allies: ['a-question-of-honor', 'acolyte-of-flame'] },
        { hero: 'mordrog', space: 'h0105', wounds: 4, gold: 6, allies: ['archmage-ulvane'] },
      ],
    },
  )
    .play('combat/attack by=ysolde-saltblade')
    .roll(1, 1)
    .roll(10, 10)
    .play('card/discard player=0 card=a-question-of-honor').state;
  return [
    spoils,
    after(spoils, { type: 'spoils/none' }),
    after(start, stay),
    after(start, stay, check),
    after(start, stay, check, { type: 'chance/roll', dice: [3, 4] }),
    endgame,
    after(endgame, { type: 'chance/draw', card: 'ysharra-lady-of-embers' }),
  ];
}

describe('saves of games with a doom track and hazards', () => {
  it('open again as the same state, wherever the game waits', () => {
    for (const state of saves()) {
      expect(parseState(serialize(state))).toEqual(state);
      expect(legalActions(state).length).toBeGreaterThan(0);
    }
    asserted(7);
  });

  it('whose memory or frames were tampered with are refused with what is wrong, or can be played on', {
    timeout: 60_000,
  }, () => {
    const junk = [
      undefined,
      null,
      -1,
      9,
      1.5,
      'green',
      'no-such-card',
      [],
      {},
      [null],
      [{ card: 'nobody' }],
      [{ unseen: 'mauve' }],
      [[0]],
    ];
    const places = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
      typeof value === 'object' && value !== null
        ? [path, ...Object.keys(value).flatMap((key) => places((value as Part)[key], [...path, key]))]
        : [path];
    let refused = 0;
    for (const state of saves()) {
      const parts = [
        ...places(state.ext).map((path) => ['ext', ...path]),
        ...places(state.frames.at(-1)).map((path) => ['frames', state.frames.length - 1, ...path]),
      ];
      for (const path of parts)
        for (const value of junk) {
          const save = copyOf(state);
          const last = path[path.length - 1] as string | number;
          const above = path.slice(0, -1).reduce<Part>((at, key) => at[key] as Part, save);
          if (value === undefined) delete above[last];
          else above[last] = value;
          try {
            legalActions(open(save));
          } catch (error) {
            refused += 1;
            expect(error, `${path.join('/')} = ${JSON.stringify(value)}`).toBeInstanceOf(InvalidSaveError);
          }
        }
    }
    expect(refused).toBeGreaterThan(200);
  });

  const broken = (change: (memory: Part, save: Part) => void): string => {
    const save = copyOf(createGame({ players: 3, seed: 5, modules: both }));
    change((save.ext as Part)['doom-track'] as Part, save);
    try {
      open(save);
      return 'opened';
    } catch (error) {
      return error instanceof InvalidSaveError ? error.message : 'another error';
    }
  };

  it('tell what is wrong with the track', () => {
    expect(broken((memory) => delete memory.counters)).toContain('ext/doom-track/counters');
    expect(broken((memory) => Object.assign(memory, { more: 1 }))).toContain('ext/doom-track/more');
    expect(broken((_memory, save) => Object.assign(save, { ext: {} }))).toContain('ext/doom-track');
    // A card that is in its deck as well.
    expect(broken((memory) => (memory.track as unknown[]).push({ card: 'atavax' }))).toContain(
      'atavax is in',
    );
    expect(broken((memory) => Object.assign(memory, { track: [{ card: 'black-dagger' }] }))).toContain(
      'black-dagger',
    );
    // An unseen card that nobody has put aside.
    expect(broken((memory) => (memory.track as unknown[]).push({ unseen: 'blue' }))).toContain('put aside');
    expect(broken((memory) => Object.assign(memory, { counters: 9 }))).toContain('9 doom counters');
    expect(broken((memory) => Object.assign(memory, { counters: 8 }))).toContain('not begun');
    expect(broken((memory) => Object.assign(memory, { endgame: { order: [0], out: [] } }))).toContain(
      'Endgame',
    );
    expect(broken((memory) => Object.assign(memory, { waiting: ['atavax'] }))).not.toBe('opened');
  });

  /** What is wrong with a save of which something was changed. */
  const problemsOf = (state: GameState, change: (save: Part) => void): readonly Problem[] => {
    const save = copyOf(state);
    change(save);
    try {
      open(save);
      return [];
    } catch (error) {
      return error instanceof InvalidSaveError ? error.problems : [];
    }
  };
  const fresh = createGame({ players: 3, seed: 5, modules: both });
  const trackOf = (save: Part): Part => (save.ext as Part)['doom-track'] as Part;
  /** Takes a card out of its deck, so that it can lie elsewhere. */
  const takeOut = (save: Part, deck: string, card: string): void => {
    const pile = (save.decks as Part)[deck] as Record<string, string[]>;
    for (const part of ['top', 'pool', 'bottom']) pile[part] = (pile[part] ?? []).filter((id) => id !== card);
    for (const stack of Object.values(save.stacks as Record<string, string[]>))
      if (stack.includes(card)) stack.splice(stack.indexOf(card), 1);
  };

  it('2e.doom-track.discards-to-track: no card waits for a track that nobody puts it on', () => {
    const problems = problemsOf(fresh, (save) => {
      takeOut(save, 'yellow', 'atavax');
      trackOf(save).waiting = ['atavax'];
    });
    expect(problems.map(({ rule }) => rule)).toEqual(['2e.doom-track.discards-to-track']);
  });

  it('2e.doom-track.last-space: a game that is won while the Endgame waits is over like any other', () => {
    const won = table(
      2,
      { counters: 7, track: ['green', 'marsh-leeches', 'hedge-witch'] },
      { combat: { hero: 0, against: 1, phase: 'melee' } },
      {
        players: [
          {
            hero: 'ysolde-saltblade',
            space: 'h0105',
            allies: ['a-question-of-honor', 'acolyte-of-flame'],
            kept: ['morvakar-the-glacier', 'ysharra-lady-of-embers'],
          },
          {
            hero: 'mordrog',
            space: 'h0105',
            wounds: 4,
            allies: ['archmage-ulvane'],
            kept: ['sithrael-storm-of-wings'],
          },
        ],
      },
    )
      .play('combat/attack by=ysolde-saltblade')
      .roll(1, 1)
      .roll(10, 10)
      .play('card/discard player=0 card=a-question-of-honor')
      .play('spoils/take-card card=sithrael-storm-of-wings').state;
    expect(won.outcome).toMatchObject({ winners: [0], how: 'dragon-runes' });
    expect(doomOf(won)).toMatchObject({ counters: 8, endgame: null });
    expect(brokenInvariants(won)).toEqual([]);
    expect(parseState(serialize(won))).toEqual(won);
  });

  it('2e.endgame.fail-eliminated: no turn of the Endgame ends without the player being out', () => {
    const confronting = { counters: 8, endgame: { order: [0, 1], out: [] } };
    const state = table(2, confronting, { turn: { player: 0, step: 'start' } }).state;
    const save = copyOf(state);
    Object.assign((save.frames as Part[])[1] as Part, { step: '' });
    (save.frames as Part[]).splice(2);
    expect(brokenInvariants(save as unknown as GameState)).toEqual([
      {
        path: 'the Endgame is played in its order',
        message: 'the turn of player 0 ends, and nobody is eliminated',
        rule: '2e.endgame.order',
        at: 'ext/doom-track',
      },
    ]);
    expect(() => open(save)).toThrow(InvalidSaveError);
  });

  it('2e.doom-track.clear: nothing but adventure cards lies there, and not in piles of another color', () => {
    const onTrack = problemsOf(fresh, (save) => {
      takeOut(save, 'market', 'black-dagger');
      (trackOf(save).track as unknown[]).push({ card: 'black-dagger' });
    });
    expect(onTrack.map(({ rule }) => rule)).toContain('2e.doom-track.clear');
    const onPile = problemsOf(fresh, (save) => {
      takeOut(save, 'yellow', 'atavax');
      ((trackOf(save).piles as Part).blue as Part).seen = ['atavax'];
    });
    expect(onPile.map(({ rule }) => rule)).toEqual(['2e.doom-track.clear']);
  });

  it('tell of a card in two places which they are', () => {
    const told = (change: (track: Part) => void): string =>
      problemsOf(fresh, (save) => change(trackOf(save)))
        .map(({ message }) => message)
        .join();
    const onTrack = (track: Part) => (track.track as unknown[]).push({ card: 'atavax' });
    expect(told(onTrack)).toContain('the doom track');
    expect(told((track) => Object.assign(track, { waiting: ['atavax'] }))).toContain('on their way');
    expect(
      told((track) => Object.assign((track.piles as Part).yellow as Part, { seen: ['atavax'] })),
    ).toContain('the yellow discard pile');
  });

  it('2e.travel-hazards.when: a hazard is met by nobody but the player whose turn it is', () => {
    const hazards = saves().filter(({ frames }) => frames.some(({ kind }) => kind === 'hazard'));
    expect(hazards.length).toBeGreaterThan(0);
    for (const state of hazards) {
      const problems = problemsOf(state, (save) => {
        for (const frame of save.frames as unknown as Part[]) if (frame.kind === 'hazard') frame.player = 1;
      });
      const at = state.frames.findIndex(({ kind }) => kind === 'hazard');
      expect(problems.map(({ path }) => path)).toContain(`frames/${at}/player`);
    }
  });
});

describe('scenarios with a doom track', () => {
  const problems = (described: unknown): string => {
    try {
      table(2, described as never, { turn: { player: 0, step: 'start' } });
      return 'accepted';
    } catch (error) {
      return error instanceof InvalidScenarioError ? error.message : 'another error';
    }
  };

  it('refuse what cannot be, and say where', () => {
    expect(problems({ track: ['black-dagger'] })).toContain('game/with/doom-track/track/0');
    expect(problems({ track: ['green', 'atavax', 'ash-drake', 'marsh-leeches'] })).toContain(
      '4 cards are on the doom track',
    );
    expect(problems({ counters: 12 })).toContain('12 doom counters');
    expect(problems({ counters: 8 })).toContain('not begun');
    expect(problems({ piles: { green: ['atavax'] } })).toContain('atavax is on the green discard pile');
    expect(problems({ piles: { mauve: [] } })).toContain('piles');
    expect(problems({ lid: 'open' })).toContain('doom-track');
    expect(problems({ counters: 8, endgame: { order: [0, 0] } })).toContain('order');
    expect(problems({ piles: { red: Array(9).fill('red') } })).toContain('unseen');
  });

  it('refuse a part for a module that is not in force', () => {
    expect(() => fromScenario({ game: { players: 1, with: { 'doom-track': {} } } })).toThrow(
      InvalidScenarioError,
    );
  });

  it('begin with the card of the setup where they do not speak of it', () => {
    const state = fromScenario({ game: { players: 2, modules: ['doom-track'] } });
    expect(state.ext['doom-track']).toMatchObject({ track: [{ unseen: 'green' }], counters: 0 });
    expect(state.decks.green).toMatchObject({ aside: 1, pool: content.decks.green });
  });
});
