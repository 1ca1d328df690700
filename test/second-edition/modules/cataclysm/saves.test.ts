import { describe, expect, it } from 'vitest';
import { createGame, InvalidSaveError, parseState, serialize } from '../../../../src/index.js';
import { fallen, freedTamalir, ID } from './fallen.js';

/* What a save says of what The Cataclysm remembers: where it has not the form, it is refused at its place. */

/** What is remembered, as anybody may scribble on it. */
// biome-ignore lint/suspicious/noExplicitAny: broken memories have no type
type Memory = any;

const save = (): string =>
  serialize(
    fallen(
      { space: 'tamalir' },
      {
        given: 'movement',
        said: {
          claimed: [['the-old-hunger', 'mother-of-nettles'], ['murder-of-cinder-crows']],
          quests: ['where-the-star-came-down'],
          marks: [{ 'where-the-star-came-down': ['h1101'] }],
          towns: freedTamalir,
        },
      },
    ).state,
  );

function pathsOf(scribble: (memory: Memory) => void): readonly string[] {
  const copy = JSON.parse(save());
  scribble(copy.ext[ID]);
  try {
    parseState(JSON.stringify(copy));
  } catch (error) {
    if (error instanceof InvalidSaveError) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}

const freed = { curse: 'savage-brood', by: 0 };

/** Of each part values that are none. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  counters: [
    null,
    7,
    'destroyed',
    ['destroyed'],
    { vynelvale: 'shaken' },
    { vynelvale: 'ashen-flock', forge: 'shaken' },
    { vynelvale: ['destroyed'] },
  ],
  freed: [
    null,
    'tamalir',
    [freed],
    { tamalir: null },
    { tamalir: 'savage-brood' },
    { tamalir: [freed] },
    { tamalir: { ...freed, curse: 'destroyed' } },
    { tamalir: { ...freed, by: -1 } },
    { tamalir: { ...freed, by: '0' } },
    { tamalir: { ...freed, at: 1 } },
    { tamalir: { curse: 'savage-brood' } },
    { tamalir: freed, forge: { ...freed, by: 0.5 } },
  ],
  marks: [
    [null, {}],
    ['counter', {}],
    [['counter'], {}],
    [{ 'where-the-star-came-down': 'h1101' }, {}],
    [{ 'where-the-star-came-down': [''] }, {}],
    [{ 'where-the-star-came-down': [7] }, {}],
    [{ 'where-the-star-came-down': ['h1101'], 'silver-for-the-seals': [''] }, {}],
    [{ 'where-the-star-came-down': Array.from({ length: 21 }, (_, at) => `mark-${at}`) }, {}],
  ],
  questCounters: [null, [0, 5], [7, 5], ['6', 5]],
  claimed: [null, ['the-old-hunger'], [[7], []]],
  quests: [null, [7], 'where-the-star-came-down'],
  activated: [null, [7]],
  trading: [null, -1, 21, 0.5],
  discount: [null, -1, 0.5],
};

const cases = Object.entries(wrong).flatMap(([part, values]) =>
  values.map((value) => [part, JSON.stringify(value).slice(0, 60), value] as const),
);

describe('a save of The Cataclysm', () => {
  it('of a table that was played opens again', () => expect(pathsOf(() => undefined)).toEqual([]));

  it.each(cases)('is refused at %s for %s', (part, _text, value) => {
    const paths = pathsOf((memory) => {
      memory[part] = value;
    });
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => path.startsWith(`ext/${ID}/${part}`))).toBe(true);
  });

  it('is refused for a part that is missing, and for one that there is not', () => {
    for (const part of Object.keys(wrong)) expect(pathsOf((memory) => delete memory[part])).not.toEqual([]);
    expect(pathsOf((memory) => Object.assign(memory, { more: 1 }))).not.toEqual([]);
  });

  it('va51.setup.flip: at the start nobody has anything, and no counter is turned over', () => {
    const { ext } = createGame({ modules: [ID], players: 2, chance: 'manual' });
    expect(ext[ID]).toEqual({
      counters: {},
      freed: {},
      questCounters: [null, null],
      claimed: [[], []],
      quests: [],
      marks: [{}, {}],
      activated: [],
      trading: 0,
      discount: 0,
    });
  });
});
