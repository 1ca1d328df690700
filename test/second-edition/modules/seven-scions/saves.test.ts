import { describe, expect, it } from 'vitest';
import {
  createGame,
  type GameState,
  InvalidSaveError,
  parseState,
  serialize,
} from '../../../../src/index.js';
import { breaking, ID, underSky } from './storms.js';

/* What a save says of what the Seven Scions remember, and of where their frames stand. */

/** A save as anybody may scribble on it. */
// biome-ignore lint/suspicious/noExplicitAny: broken saves have no type
type Save = any;

const calm = (): GameState =>
  underSky([{ hero: 'mordrog', space: 'h0105' }, { hero: 'tamsin-two-coins' }], {
    storm: { held: { 'the-archer': 0 } },
  }).state;
const battle = (): GameState =>
  breaking({ hero: 'tamsin-two-coins', space: 'h0913' }, { hero: 'mordrog' })
    .draw('drift-of-sodden-dead')
    .play('combat/escape')
    .roll(6, 6).state;
/** Tamsin has escaped, and tries to do so again at the beginning of the next round. */
const escaping = (): GameState =>
  breaking({ hero: 'tamsin-two-coins', space: 'h0913' }, { hero: 'mordrog' })
    .draw('drift-of-sodden-dead')
    .play('combat/escape')
    .roll(10, 10)
    .play('combat/stand', 'combat/defend')
    .roll(10, 10)
    .play('combat/defend')
    .roll(10, 10)
    .play('combat/defend')
    .roll(10, 10)
    .play('storm/escape-again').state;

function pathsOf(from: () => GameState, scribble: (save: Save) => void): readonly string[] {
  const copy = JSON.parse(serialize(from()));
  scribble(copy);
  try {
    parseState(JSON.stringify(copy));
  } catch (error) {
    if (error instanceof InvalidSaveError) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  counter: [null, -1, 101, 'high'],
  beaten: ['red', 7],
  held: [
    null,
    7,
    'the-archer',
    [0],
    { 'the-archer': -1 },
    { 'the-archer': 6 },
    { 'the-archer': 0.5 },
    { 'the-archer': '0' },
    { 'the-archer': 0, 'the-trickster': -1 },
  ],
  events: [null, [7]],
  endgame: [7, { order: [], out: [] }, { order: [], out: [], deeds: [{ defeated: 7, wounds: 0 }] }],
};
const cases = Object.entries(wrong).flatMap(([part, values]) =>
  values.map((value) => [part, JSON.stringify(value), value] as const),
);

const frameOf = (save: Save, kind: string) => save.frames.find((f: { kind: string }) => f.kind === kind);
const misplaced: readonly (readonly [string, string, () => GameState, (save: Save) => void])[] = [
  [
    'another card is fought than the one that was drawn',
    'opponent/card',
    battle,
    (s) => Object.assign(frameOf(s, 'combat').opponent, { card: 'bone-rabble' }),
  ],
  [
    'the Storm Challenge comes from an adventure deck',
    'opponent/from',
    battle,
    (s) => Object.assign(frameOf(s, 'combat').opponent, { from: 'deck' }),
  ],
  [
    'another Hero is fought together',
    'opponent/is',
    battle,
    (s) => Object.assign(frameOf(s, 'combat'), { opponent: { is: 'hero', player: 0 } }),
  ],
  ['another one escapes', 'player', escaping, (s) => Object.assign(frameOf(s, 'escape'), { player: 1 })],
  ['an escape needs no test', 'sure', escaping, (s) => Object.assign(frameOf(s, 'escape'), { sure: true })],
];

describe('a save of the Seven Scions', () => {
  it('of a table that was played opens again', () => {
    for (const from of [calm, battle, escaping]) expect(pathsOf(from, () => undefined)).toEqual([]);
  });

  it.each(cases)('is refused at %s for %s', (part, _text, value) => {
    const paths = pathsOf(calm, (save) => {
      save.ext[ID][part] = value;
    });
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => path.startsWith(`ext/${ID}/${part}`))).toBe(true);
  });

  it.each(misplaced)('is refused where %s', (_what, path, from, scribble) => {
    const paths = pathsOf(from, scribble);
    expect(paths.map((one) => one.split('/').slice(2).join('/'))).toContain(path);
  });

  it('va50.setup.scion-counters: at the start nobody holds anything, and no Endgame is on', () => {
    const { ext } = createGame({ modules: [ID], players: 2, chance: 'manual' });
    expect(ext[ID]).toEqual({ counter: 0, beaten: null, held: {}, events: [], endgame: null });
  });
});
