import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kept, kindsOf, position, savesFolder, walk } from '../../scripts/keep-save.js';
import {
  apply,
  composeRuleset,
  createGame,
  decision,
  defineModule,
  EngineError,
  explain,
  type GameState,
  hashState,
  InvalidSaveError,
  legalActions,
  parseState,
  serialize,
  UnknownRulesetError,
  viewFor,
} from '../../src/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import {
  bundledModules,
  riseOfTheDragonLords,
  rulesetOf,
  type SecondEditionModule,
} from '../../src/second-edition/index.js';
import { migrate, presentVersion, problemsOfState } from '../../src/second-edition/saves.js';
import { asserted } from '../asserted.js';
import { Table } from '../toolkit.js';

type Part = Record<string | number, unknown>;
// Whatever a stranger may have done to a save has no type.
type Save = Part & { frames: Part[]; players: Part[]; chance: Part; decks: Record<string, Part> };

const { rules } = rulesetOf([]);

/** A kept save, as if it had been played with the present content: what is tested is the form of saves. */
const keptSave = (file: string): Save => {
  const save = JSON.parse(readFileSync(savesFolder + file, 'utf8')) as Save;
  return { ...save, content: rulesetOf(save.modules as string[]).rules.fingerprint };
};
const mid = (): Save => keptSave('v2-mid-combat.json');
const copyOf = (state: GameState): Save => JSON.parse(JSON.stringify(state)) as Save;

const top = (save: Save): Part => save.frames[save.frames.length - 1] as Part;
const inside = (part: unknown, ...path: (string | number)[]): Part =>
  path.reduce<unknown>((at, key) => (at as Part)[key], part) as Part;

describe('saves of random games', () => {
  it.each([1, 2, 3, 4, 5, 6])('of %i open again as the same state', { timeout: 60_000 }, (players) => {
    for (let seed = players; seed <= 30; seed += 6) {
      const start = createGame(seed % 5 === 0 ? { players, chance: 'manual' } : { players, seed });
      let step = 0;
      for (const state of walk(start, seed, 400)) {
        if (step++ % 20 > 0 && state.outcome === null) continue;
        const text = serialize(state);
        expect(problemsOfState(JSON.parse(text), rules), `game ${seed} after ${step} steps`).toEqual([]);
        expect(hashState(parseState(text))).toBe(hashState(state));
      }
    }
    asserted(100);
  });

  it('open when the game is over', () => {
    const over = {
      ...copyOf(createGame({ players: 2, seed: 1 })),
      frames: [],
      outcome: { winners: [1], ranking: [[1], [0]], how: 'dragon-runes', rule: '2e.game.win-runes' },
    };
    const state = parseState(JSON.stringify(over));
    expect(legalActions(state)).toEqual([]);
    expect(decision(state)).toBeNull();
  });

  it('open while Heroes are given out', () => {
    const state = createGame({ players: [{ hero: 'mordrog' }, {}], chance: 'manual' });
    expect(parseState(serialize(state))).toEqual(state);
  });

  it('give a state that nobody can change', () => {
    const state = parseState(serialize(createGame({ players: 2, seed: 1 })));
    expect(Object.isFrozen(state.players[0]?.hero.experience)).toBe(true);
  });
});

describe('kept saves', () => {
  const files = readdirSync(savesFolder).filter((file) => file.endsWith('.json'));

  it('are there for every version', () => {
    for (let version = 1; version <= presentVersion; version++)
      expect(files.filter((file) => file.startsWith(`v${version}-`)).length).toBeGreaterThan(1);
  });

  it('are there with every module', () => {
    const modules = new Set(files.flatMap((file) => keptSave(file).modules as string[]));
    expect(Object.keys(bundledModules).filter((id) => !modules.has(id))).toEqual([]);
  });

  it.each(Object.keys(kept))('%s holds what it is kept for', (name) => {
    const state = parseState(JSON.stringify(keptSave(`v${presentVersion}-${name}.json`)));
    expect(kept[name]?.wanted(state)).toBe(true);
    expect([...state.modules].sort()).toEqual([...(kept[name]?.modules ?? [])].sort());
  });

  it.each(files)('%s opens and is played on', (file) => {
    const state = parseState(JSON.stringify(keptSave(file)));
    let last = state;
    for (const later of walk(state, 1, 300)) last = later;
    // The one that is kept in the cooperative Endgame has no further turn before it ends.
    if (file.includes('cooperative')) expect(last.outcome).not.toBeNull();
    else expect(last.turn).toBeGreaterThan(state.turn);
  });
});

/** A good save, what is done to it, and the path of the problem that should be named. */
type Mutation = [name: string, path: string, change: (save: Save) => void, from?: () => Save];

const positions = new Map<string, string>();
const at = (name: string, wanted: (state: GameState) => boolean) => (): Save => {
  const text = positions.get(name) ?? serialize(position(wanted));
  positions.set(name, text);
  return JSON.parse(text) as Save;
};
const walking = at('walking', (state) => state.turn > 3 && kindsOf(state) === 'game turn movement');
const negotiating = at('negotiating', (state) => kindsOf(state) === 'game turn adventure negotiation');
const choosing = at('choosing', (state) => kindsOf(state).endsWith('encounter effects'));
const fresh = (): Save => copyOf(createGame({ players: 3, seed: 5 }));
const settingUp = (): Save => copyOf(createGame({ players: 3, chance: 'manual' }));

const set =
  (value: unknown, ...path: (string | number)[]) =>
  (save: Save): void => {
    inside(save, ...path.slice(0, -1))[path[path.length - 1] as string] = value;
  };
const without =
  (...path: (string | number)[]) =>
  (save: Save): void => {
    delete inside(save, ...path.slice(0, -1))[path[path.length - 1] as string];
  };

const listIn = (save: Save, ...path: string[]): unknown[] => inside(save, ...path) as unknown as unknown[];
const halfSpace = Object.values(rules.content.board.spaces).find((space) => space.half)?.id;

const form: Mutation[] = [
  ['a later version', 'schema', set(presentVersion + 1, 'schema')],
  ['no version', 'schema', without('schema')],
  ['a version before the first', 'schema', set(0, 'schema')],
  ['a key too many', 'cheats', set(true, 'cheats')],
  ['a key too many in a frame', 'frames/1/cheats', set(true, 'frames', 1, 'cheats')],
  ['a missing key', 'players/0/gold', without('players', 0, 'gold')],
  ['wounds in words', 'players/0/hero/wounds', set('three', 'players', 0, 'hero', 'wounds')],
  ['half a wound', 'players/0/hero/wounds', set(0.5, 'players', 0, 'hero', 'wounds')],
  ['negative gold', 'players/1/gold', set(-1, 'players', 1, 'gold')],
  [
    'experience beyond all counting',
    'players/0/hero/experience/mind',
    set(1e12, 'players', 0, 'hero', 'experience', 'mind'),
  ],
  ['gold beyond all counting', 'players/1/gold', set(1e300, 'players', 1, 'gold')],
  ['nobody to play', 'players', set([], 'players')],
  ['a track of five', 'track', (save) => listIn(save, 'track').pop()],
  ['a deck too many', 'decks/purple', set({ top: [], pool: [], bottom: [] }, 'decks', 'purple')],
  ['a deck too few', 'decks/red', without('decks', 'red')],
  ['a stack for no town', 'stacks/atlantis', set([], 'stacks', 'atlantis')],
  ['a memory of no module', 'ext/doom-track', set(3, 'ext', 'doom-track')],
  ['three words of a generator', 'chance/generator', set([1, 2, 3], 'chance', 'generator')],
  ['a word of 33 bits', 'chance/generator/0', set([2 ** 32, 2, 3, 4], 'chance', 'generator')],
  ['a frame of no kind', 'frames/2/kind', set('siege', 'frames', 2, 'kind')],
  ['a step of no frame', 'frames/2/step', set('ponder', 'frames', 2, 'step')],
  ['an unheard-of opponent', 'frames/3/opponent/is', set({ is: 'weather' }, 'frames', 3, 'opponent')],
  ['eleven on a die', 'frames/5/dice/1', set([1, 11], 'frames', 5, 'dice')],
];

const meaning: Mutation[] = [
  [
    'gold on a card that does not exist',
    'hoards/no-such-card',
    (save) => {
      save.hoards = { 'no-such-card': { gold: 1, cards: [], progress: 0 } };
    },
  ],
  [
    'a Challenge laid on a space',
    'laid/0/card',
    (save) => {
      save.laid = [{ card: rules.content.decks.red[0] as string, space: 'h0714' }];
    },
  ],
  ['another edition', 'edition', set('third-edition', 'edition')],
  ['a module that is not in force', 'modules', set(['doom-track'], 'modules')],
  ['other content', 'content', set('0123456789abcdef', 'content')],
  ['a seeded game without generator', 'chance/generator', set(null, 'chance', 'generator')],
  ['a generator that is stuck', 'chance/generator', set([0, 0, 0, 0], 'chance', 'generator')],
  ['a generator in a manual game', 'chance/generator', set('manual', 'chance', 'mode')],
  ['a Hero that does not exist', 'players/0/hero/card', set('mordrogg', 'players', 0, 'hero', 'card')],
  ['an Ally as Hero', 'players/0/hero/card', set('runners-tonic', 'players', 0, 'hero', 'card')],
  ['no Hero after setup', 'players/0/hero/card', set('', 'players', 0, 'hero', 'card'), walking],
  [
    'a Hero as Ally',
    'players/0/allies/0/card',
    set([{ card: 'mordrog', wounds: 0, exhaustion: 0 }], 'players', 0, 'allies'),
  ],
  ['wounds before there is a Hero', 'players/0/hero', set(1, 'players', 0, 'hero', 'wounds'), settingUp],
  ['a space off the map', 'players/0/hero/space', set('h9999', 'players', 0, 'hero', 'space')],
  ['a half space', 'players/0/hero/cameFrom', set(halfSpace, 'players', 0, 'hero', 'cameFrom')],
  ['a starting player who is not there', 'starting', set(5, 'starting')],
  ['an Item in the Event area', 'event', set('runners-tonic', 'event')],
  ['a card in another deck', 'decks/green/bottom/0', set(['runners-tonic'], 'decks', 'green', 'bottom')],
  ['an unseen order', 'decks/market/pool', (save) => listIn(save, 'decks', 'market', 'pool').reverse()],
  ['more cards aside than unseen', 'decks/red/aside', set(99, 'decks', 'red', 'aside')],
  ['no frames', 'frames', set([], 'frames')],
  ['no game below', 'frames/0/kind', (save) => save.frames.shift()],
  ['two games', 'frames/1/kind', (save) => save.frames.unshift(save.frames[0] as Part)],
  ['two turns', 'frames/2/kind', (save) => save.frames.splice(1, 0, save.frames[1] as Part)],
  ['a movement without a turn', 'frames/1/kind', (save) => save.frames.splice(1, 1), walking],
  ['a phase without a combat', 'frames/3/kind', (save) => save.frames.splice(3, 1)],
  [
    'somebody else’s turn',
    'frames/1/player',
    (save) => set(2 - Number(save.frames[1]?.player), 'frames', 1, 'player')(save),
    () => {
      const save = walking();
      set(0, 'frames', 0, 'current')(save);
      for (const frame of save.frames.slice(1)) frame.player = 0;
      return save;
    },
  ],
  ['a game at its setup under a turn', 'frames/0/step', set('heroes', 'frames', 0, 'step'), walking],
  ['a game that is through', 'frames/0/step', set('', 'frames', 0, 'step'), walking],
  ['a game that does not wait', 'frames/4/step', (save) => save.frames.pop()],
  ['chance not answered in a seeded game', 'frames/2/step', set('roll', 'frames', 2, 'step'), walking],
  ['a player who is not there', 'frames/5/player', set(4, 'frames', 5, 'player')],
  ['an unknown fighter', 'frames/4/by', set('nobody', 'frames', 4, 'by')],
  [
    'a fight with a market card',
    'frames/3/opponent/card',
    set('runners-tonic', 'frames', 3, 'opponent', 'card'),
  ],
  [
    'a fight with a Challenge that is still in its deck',
    'frames/3/opponent/card',
    (save) => set(listIn(save, 'decks', 'red', 'pool')[0], 'frames', 3, 'opponent', 'card')(save),
  ],
  [
    'a Hero that fights itself',
    'frames/3/opponent/player',
    (save) => set({ is: 'hero', player: save.frames[3]?.attacker }, 'frames', 3, 'opponent')(save),
  ],
  ['a fight nowhere', 'frames/3/space', set('h9999', 'frames', 3, 'space')],
  ['effects that no card has', 'frames/4/list', set('mordrog#wishes', 'frames', 4, 'list'), choosing],
  ['an effect after the last', 'frames/4/at', set(99, 'frames', 4, 'at'), choosing],
  [
    'more gold on offer than there is',
    'frames/3/gold/0',
    (save) => {
      set(2, 'players', 0, 'gold')(save);
      set([999, 0], 'frames', 3, 'gold')(save);
    },
    negotiating,
  ],
  [
    'a card on offer that nobody has',
    'frames/3/cards/1/0',
    set([[], ['full-plate']], 'frames', 3, 'cards'),
    negotiating,
  ],
  [
    'a game that is over and goes on',
    'frames',
    set({ winners: [0], ranking: [[0], [1], [2]], how: 'x', rule: '2e.game.win-runes' }, 'outcome'),
  ],
  [
    'a ranking that forgets somebody',
    'outcome/ranking',
    (save) => {
      save.frames = [];
      save.outcome = { winners: [0], ranking: [[0], [1]], how: 'x', rule: '2e.game.win-runes' };
    },
  ],
  [
    'a rule that does not exist',
    'outcome/rule',
    set({ winners: [], ranking: [], how: 'x', rule: '2e.x' }, 'outcome'),
  ],
];

const whole: Mutation[] = [
  [
    'the same card twice',
    'cards are conserved',
    (save) => listIn(save, 'removed').push(inside(save, 'decks', 'red', 'pool', 0)),
  ],
  [
    'a card both taken by an adventure card and in its deck',
    'cards are conserved',
    (save) => {
      const [challenge = ''] = rules.content.decks.red;
      const [item = ''] = rules.content.decks.market;
      const deck = inside(save, 'decks', 'red') as { pool: string[] };
      deck.pool = deck.pool.filter((card) => card !== challenge);
      (save.track as unknown[])[0] = {
        card: challenge,
        space: rules.content.board.jewels.red[0] as string,
        order: 1,
      };
      save.hoards = { [challenge]: { gold: 0, cards: [item], progress: 0 } };
    },
  ],
  [
    'gold on a card that is not in play',
    'what lies on an adventure card lies there while the card is in play',
    (save) => {
      save.hoards = { [rules.content.decks.red[0] as string]: { gold: 1, cards: [], progress: 0 } };
    },
  ],
  ['a card gone', 'cards are conserved', (save) => listIn(save, 'decks', 'red', 'pool').pop()],
  [
    'a counter from nowhere',
    'adventure counters are conserved',
    (save) => {
      const pile = save.pile as Record<string, number>;
      pile.green = Number(pile.green) + 1;
    },
  ],
  [
    'a Hero that should be knocked out',
    'wounds are below Life, or a defeat is being resolved',
    set(99, 'players', 1, 'hero', 'wounds'),
  ],
  [
    'four Life counters',
    'no more Life counters than allowed',
    set(4, 'players', 0, 'hero', 'experience', 'life'),
  ],
  [
    'a decision that is none',
    'frames/2',
    (save) => {
      Object.assign(top(save), { step: 'rest', rest: 0 });
    },
    walking,
  ],
  [
    'a setup that has nothing to give out',
    'frames/0',
    (save) => {
      save.players.forEach((p, seat) => {
        (p.hero as Part).card = rules.content.heroes[seat];
      });
    },
    settingUp,
  ],
];

describe('a save that was tampered with', () => {
  const tampered = [...form, ...meaning, ...whole];

  it.each(tampered)('%s is refused at %s', (_name, path, change, from = mid) => {
    const save = from();
    expect(problemsOfState(save, rules), 'the save was good before').toEqual([]);
    change(save);
    const problems = problemsOfState(save, rules);
    expect(problems.map((problem) => problem.path)).toContain(path);
    for (const { message } of problems) expect(message).toMatch(/\S.{10}/);
    expect(() => parseState(JSON.stringify(save))).toThrow(EngineError);
  });

  it('is refused with what would be right', () => {
    const save = fresh();
    set('many', 'players', 0, 'hero', 'wounds')(save);
    set('h9999', 'players', 1, 'hero', 'space')(save);
    expect(problemsOfState(save, rules)).toEqual([
      {
        path: 'players/0/hero/wounds',
        message: '"many" is not right here; it should be a whole number from 0 to 1000000000.',
      },
    ]);
    set(0, 'players', 0, 'hero', 'wounds')(save);
    expect(problemsOfState(save, rules)).toEqual([
      { path: 'players/1/hero/space', message: 'There is no space "h9999" on the board.' },
    ]);
  });

  it('is reported for every value, a foe that lets nobody escape among them', () => {
    const save = mid();
    const combat = save.frames.findIndex(({ kind }) => kind === 'combat');
    set('no', 'frames', combat, 'opponent', 'noEscape')(save);
    expect(problemsOfState(save, rules)).toEqual([
      {
        path: `frames/${combat}/opponent/noEscape`,
        message: '"no" is not right here; it should be true or false.',
      },
    ]);
  });

  it('names what a long list of problems leaves out', () => {
    const save = fresh();
    save.removed = Array.from({ length: 80 }, (_, card) => `card-${card}`);
    const problems = problemsOfState(save, rules);
    expect(problems).toHaveLength(51);
    expect(problems[50]?.message).toBe('30 more things are wrong.');
  });

  it.each([
    ['__proto__', '{"__proto__": {"schema": 1}, "schema": 1, "frames": []}'],
    ['ext/constructor', '{"schema": 1, "frames": [], "ext": {"constructor": 1}}'],
  ])('has no hostile key %s', (path, text) => {
    expect(problemsOfState(JSON.parse(text), rules).map((problem) => problem.path)).toEqual([path]);
  });

  it('is no view: a view has no generator', () => {
    const view = viewFor(createGame({ players: 2, seed: 1 }), 0);
    expect(() => parseState(JSON.stringify(view))).toThrow(
      /viewer: This is a view, what one player may know/,
    );
    const { viewer: _, ...unmarked } = view;
    expect(() => parseState(JSON.stringify(unmarked))).toThrow(/chance\/generator: .*A view has none/);
  });
});

describe('a save of something that has been overtaken', () => {
  it('opens again: an offer of a card that was discarded meanwhile', () => {
    const { state } = Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: 'tamalir', items: ['white-blade'] },
          { hero: 'mad-carthos', space: 'tamalir', gold: 4 },
        ],
      },
      given: { turn: { player: 0, step: 'adventure' } },
    }).play(
      'hero/negotiate with=1',
      'offer/add-card player=0 card=white-blade',
      'offer/propose',
      'card/discard player=0 card=white-blade',
    );
    expect(parseState(JSON.stringify(state))).toEqual(state);
  });
});

describe('texts from anywhere', () => {
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  const head = '"edition":"second-edition","frames":[]';
  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty object', '{}'],
    ['a deep list', deep('[', ']')],
    ['a deep object', deep('{"a":', '}').replace(':}', ':1}')],
    ['deep modules', `{${head},"modules":${deep('[', ']')}}`],
    ['modules that are no words', `{${head},"modules":[{"slice":1}]}`],
    ['a deep memory', `{${head},"modules":[],"schema":1,"ext":${deep('[', ']')}}`],
    ['an edition that cannot be said', '{"edition":{"toString":1,"valueOf":1},"frames":[]}'],
    ['a version that cannot be said', `{${head},"modules":[],"schema":{"toString":1}}`],
    ['a number beyond all', `{${head},"modules":[],"schema":1e999}`],
  ])('%s is refused', (_name, text) => {
    expect(() => parseState(text)).toThrow(EngineError);
  });
});

describe('versions', () => {
  it('are the one that new games are of', () => {
    expect(createGame({ players: 1, seed: 1 }).schema).toBe(presentVersion);
  });

  it('say which release is needed', () => {
    const later = { ...fresh(), schema: 99, content: 'other' };
    expect(() => parseState(JSON.stringify(later))).toThrow(
      /schema: This save is of version 99.*newer release/,
    );
  });

  it('are brought on one after the other', () => {
    const steps = {
      1: ({ gold, ...rest }: Part) => ({ ...rest, coins: gold }),
      2: (save: Part) => ({ ...save, coins: Number(save.coins) * 10 }),
    };
    expect(migrate({ schema: 1, gold: 3 }, steps, 3)).toEqual({ schema: 3, coins: 30 });
    expect(migrate({ schema: 2, coins: 3 }, steps, 3)).toEqual({ schema: 3, coins: 30 });
    expect(migrate({ schema: 3, coins: 3 }, steps, 3)).toEqual({ schema: 3, coins: 3 });
  });

  it('that are not known are handed on to the checks', () => {
    expect(migrate({ schema: 4 }, {}, 3)).toEqual({ schema: 4 });
    expect(migrate({ schema: 1 }, {}, 3)).toEqual({ schema: 1 });
    expect(migrate(null, {}, 3)).toBeNull();
  });

  it('that lie about themselves are refused', () => {
    const steps = { 1: (save: Part) => ({ first: (save.frames as Part[])[0]?.kind }) };
    expect(() => migrate({ schema: 1 }, steps, 2)).toThrow(InvalidSaveError);
  });
});

describe('saves with modules', () => {
  const storm: SecondEditionModule = defineModule({
    id: 'storm',
    title: 'A storm on the first turn, for tests',
    frames: [
      {
        kind: 'storm',
        steps: [
          {
            does: 'decide',
            name: 'endure',
            rule: '2e.turn.whole',
            actor: () => 0,
            offers: [
              {
                type: 'storm/endure',
                parameters: {},
                moment: '2e.turn.whole',
                candidates: (_g, _f, add) => add({ type: 'storm/endure' }),
                refuse: () => null,
                run: (g, f) => g.next(f),
              },
            ],
          },
        ],
      },
    ],
    reactions: [
      { on: 'turn/began', run: (g) => g.call({ kind: 'storm' }, { wind: [1, { from: 'north' }] } as object) },
    ],
    moduleState: (players) => ({ lightning: players }),
  });
  const ruleset = composeRuleset([storm]);
  const save = (): Save => JSON.parse(ruleset.serialize(ruleset.createGame({ players: 2, seed: 1 }))) as Save;

  it('keep what the module remembers, and its frames as they are', () => {
    const state = ruleset.parseState(JSON.stringify(save()));
    expect(state.ext).toEqual({ storm: { lightning: 2 } });
    expect(state.frames[2]).toMatchObject({ kind: 'storm', wind: [1, { from: 'north' }] });
    expect(ruleset.legalActions(state)).toEqual([{ type: 'storm/endure' }]);
  });

  it.each([
    ['a step of the module’s frame', 'frames/2/step', set('flee', 'frames', 2, 'step')],
    ['what the module remembers', 'ext/storm', without('ext', 'storm')],
    ['the module', 'modules', set([], 'modules')],
  ] as Mutation[])('need %s', (_name, path, change) => {
    const broken = save();
    change(broken);
    expect(problemsOfState(broken, ruleset.rules).map((problem) => problem.path)).toEqual([path]);
  });

  it('are not opened without the module', () => {
    expect(() => parseState(JSON.stringify(save()))).toThrow(UnknownRulesetError);
    expect(problemsOfState(save(), rules)[0]?.message).toContain('storm');
  });
});

describe('saves with cards of further sorts', () => {
  const values = { value: 2, damage: 1 };
  const figure = { kind: 'further', sort: 'statue', source: 'original', life: 4 } as const;
  const pack = {
    id: 'statues',
    name: 'Statues',
    further: [
      { ...figure, id: 'statue', name: 'Statue' },
      { ...figure, id: 'golem', name: 'Golem', stamina: 4, mind: values, body: values, spirit: values },
    ],
  };
  const ruleset = composeRuleset([], [riseOfTheDragonLords, pack]);
  const attacked = (card: string) => {
    const state = fromScenario(
      {
        game: { players: [{ space: 'h0714' }] },
        given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'melee' } },
      },
      ruleset,
    );
    const save = copyOf(state);
    (save.frames.find(({ kind }) => kind === 'combat') as Part).attacked = [card];
    return problemsOfState(save, ruleset.rules);
  };

  it('let only those fight that have all the values of one who fights', () => {
    expect(attacked('golem')).toEqual([]);
    const [problem, ...others] = attacked('statue');
    expect(others).toEqual([]);
    expect(problem?.path).toMatch(/^frames\/\d\/attacked\/0$/);
  });
});

describe('strangers', () => {
  const nasty = fc.constantFrom<unknown>(
    ...[null, true, 0, 1, -1, 3, 1e9, 1e21, 0.5, '', 'x', 'nothing', [], {}, [null], [[]], { is: 'hero' }],
    ...[
      'h0714',
      'h9999',
      'mordrog',
      'runners-tonic',
      'river-wyrm',
      'combat',
      'roll',
      'choose',
      'act',
      'outcome',
    ],
    ...['__proto__', 'constructor', 'toString'],
  );
  const junk = fc.oneof(
    fc.anything(),
    fc.record({
      type: fc.constantFrom('move/step', 'combat/attack', 'ability/use', 'chance/roll'),
      card: fc.string(),
      dice: fc.array(fc.integer()),
    }),
  );
  const good = [
    mid,
    walking,
    negotiating,
    choosing,
    fresh,
    settingUp,
    () => keptSave('v2-running-game.json'),
  ];
  interface Change {
    readonly what: string;
    readonly where: readonly number[];
    readonly other: readonly number[];
    readonly value: unknown;
  }
  const change: fc.Arbitrary<Change> = fc.record({
    what: fc.constantFrom('replace', 'remove', 'insert', 'copy'),
    where: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
    other: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }),
    value: nasty,
  });

  /** Follows numbers down into a save: to an object or list, and to one of its keys. */
  function find(save: unknown, where: readonly number[]): { part: Part; key: string } | null {
    let found: { part: Part; key: string } | null = null;
    let part: unknown = save;
    for (const step of where) {
      if (typeof part !== 'object' || part === null) break;
      const keys = Object.keys(part);
      const key = keys[step % keys.length];
      if (key === undefined) break;
      found = { part: part as Part, key };
      part = (part as Part)[key];
    }
    return found;
  }

  function tamper(save: Save, { what, where, other, value }: Change): void {
    const place = find(save, where);
    if (place === null) return;
    const { part, key } = place;
    const source = find(save, other);
    // A copy each time: a value put into itself would be no save at all.
    const given: unknown = structuredClone(what === 'copy' && source ? source.part[source.key] : value);
    if (what === 'insert' && Array.isArray(part)) part.splice(Number(key), 0, given);
    else if (what === 'insert') part[String(given)] = given;
    else if (what !== 'remove') part[key] = given;
    else if (Array.isArray(part)) part.splice(Number(key), 1);
    else delete part[key];
  }

  /** Whatever opens can be asked, and played on from; whatever does not is refused in our own words. */
  function survives(text: string, action: unknown): void {
    let state: GameState;
    try {
      state = parseState(text);
    } catch (error) {
      expect(error).toSatisfy((e) => e instanceof InvalidSaveError || e instanceof UnknownRulesetError);
      return;
    }
    decision(state);
    explain(state, action);
    const legal = legalActions(state);
    expect(legal.length > 0).toBe(state.outcome === null);
    for (const listed of legal.slice(0, 20)) apply(state, listed);
  }

  it('who change a save get a state to play on, or learn what is wrong', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...good),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        junk,
        (from, changes, action) => {
          const save = from();
          for (const one of changes) tamper(save, one);
          survives(JSON.stringify(save), action);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('who hand over a state that they made learn what is broken, and nothing falls over', () => {
    const state = copyOf(createGame({ players: 2, seed: 1 }));
    const game = rulesetOf([]);
    const odd: readonly [Part, string][] = [
      [{ players: [5] }, 'players/0'],
      [{ players: [null, {}] }, 'players/0'],
      [{ players: state.players.map((p) => ({ ...p, gold: 'much' })) }, 'players/0/gold'],
      [{ players: state.players.map((p) => ({ ...p, allies: 7 })) }, 'players/0/allies'],
      [{ frames: [null] }, 'frames/0'],
      [{ frames: [{ kind: 'no such', step: '' }] }, 'frames/0/kind'],
      [{ track: 'long' }, 'track'],
      [{ stacks: null }, 'stacks'],
      [{ counters: [] }, 'counters'],
      [{ revealed: {} }, 'revealed'],
      [{ cheats: true }, 'cheats'],
    ];
    for (const [parts, path] of odd) {
      const made = { ...state, ...parts } as unknown as GameState;
      const found = game.brokenInvariants(made);
      expect(found.map((problem) => problem.path)).toContain(path);
      expect(found).toEqual(problemsOfState(made, rules));
    }
    expect(game.brokenInvariants(state as unknown as GameState)).toEqual([]);
    expect(() => game.brokenInvariants({ ...state, frames: 5 } as never)).toThrow(InvalidSaveError);
  });

  it('who send any text learn what is wrong', { timeout: 60_000 }, () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .json({ maxDepth: 6 })
        .map((text) => `{"schema":1,"edition":"second-edition","modules":[],"frames":[],"players":${text}}`),
    );
    fc.assert(
      fc.property(texts, (text) => survives(text, null)),
      { numRuns: 500 },
    );
  });
});
