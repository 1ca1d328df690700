import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyModule } from '../../../src/conformance/index.js';
import { createGame, defineModule, serialize } from '../../../src/index.js';
import { fromScenario } from '../../../src/scenario/third-edition/index.js';
import { checkPacksOfScenario } from '../../../tools/cli/content.js';
import { show, why } from '../../../tools/cli/positions.js';
import { checkWordsFile, wordsTemplate } from '../../../tools/cli/words.js';

/* What the commands say of Third Edition: positions and packs tell themselves apart by their edition and scenario. */

let folder = '';
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (value: unknown): string => {
  const path = join(folder, `file-${files++}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};
const game = {
  edition: 'third-edition',
  scenario: 'corpse-king',
  players: [{ hex: 'tamalir', gold: 0 }, {}],
};
const inTown = file.bind(null, { game, given: { turn: { player: 0, step: 'act' } } });

describe('why', () => {
  it('judges an action in a described position, and lists what is legal', () => {
    expect(why(inTown(), 'shop/begin')).toMatchObject({ answer: 'yes' });
    expect(why(inTown(), 'adventure/begin')).toMatchObject({
      answer: 'no',
      lines: expect.arrayContaining([expect.stringContaining('[3e.adventure.condition]')]),
    });
    expect(why(inTown(), undefined).lines).toContain('  move/roll');
  });

  it('reads saved games', () => {
    const saved = serialize(
      createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 }),
    );
    expect(why(file(saved), undefined).answer).toBe('yes');
    expect(why(file({ ...JSON.parse(saved), round: -1 }), undefined).lines).toEqual([
      expect.stringMatching(/^round: /),
    ]);
  });

  it('says what is wrong with a description, and where', () => {
    const { answer, lines } = why(file({ game: { ...game, players: [{ hero: 'conan' }, {}] } }), undefined);
    expect([answer, lines[0]]).toEqual(['none', expect.stringMatching(/^game\/players\/0\/hero: /)]);
    expect(why(file({ game: { edition: 'third-edition', players: 2 } }), undefined).lines[0]).toContain(
      'Name a scenario',
    );
  });
});

it('show draws the table, or the board alone', () => {
  const [all, board] = [show(inTown(), {}), show(inTown(), { board: true })];
  expect(all).toMatchObject({ svg: expect.stringContaining('Tamalir') });
  expect(board).toMatchObject({ svg: expect.stringContaining('Tamalir') });
  expect(JSON.stringify(board).length).toBeLessThan(JSON.stringify(all).length);
});

describe('a picture of a game in play', () => {
  const kept = () =>
    file({
      saved: 'runebound-engine play',
      seed: 's',
      seats: ['Ann', 'Bo'].map((name) => ({ name, bot: false })),
      record: null,
      state: JSON.parse(
        serialize(
          fromScenario({
            game: {
              ...game,
              players: [
                { hex: 'tamalir', hero: 'corbin', hand: ['mountaineering'] },
                { hero: 'lyssa', hand: ['free-climber'] },
              ],
            },
            given: { turn: { player: 0, step: 'act' } },
          } as never),
        ),
      ),
    });
  const drawn = (options: Parameters<typeof show>[1]): string => JSON.stringify(show(kept(), options));

  it('names the players and their heroes', () => {
    for (const name of ['Ann', 'Bo', 'Corbin', 'Lyssa']) expect(drawn({})).toContain(`>${name}<`);
  });

  it('shows no hand, the hand of a seat, or all of them where that is asked for', () => {
    const hands = [drawn({}), drawn({ seat: 0 }), drawn({ seat: 1 }), drawn({ whole: true })].map((svg) =>
      ['Mountaineering', 'Free Climber'].filter((name) => svg.includes(name)),
    );
    expect(hands).toEqual([[], ['Mountaineering'], ['Free Climber'], ['Mountaineering', 'Free Climber']]);
    expect(show(kept(), { seat: 4 })).toEqual({ lines: ['There is no seat 5: the game has 2.'] });
  });
});

describe('content check', () => {
  const enemy = {
    kind: 'enemy',
    id: 'marsh-thing',
    name: 'Marsh Thing',
    source: 'original',
    deck: 'combat',
    traits: ['Beast'],
    health: 4,
    rewards: [{ id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] }],
  };
  const pack = (...adventures: object[]) => file({ id: 'marsh', name: 'Marsh', adventures });

  it('of a pack that can be played with lists its cards', () => {
    const path = pack(enemy);
    expect(checkPacksOfScenario([path], 'corpse-king')).toEqual([
      { ok: true, problems: [], replaces: {}, lines: [`${path}: all is well (1 adventure card)`] },
    ]);
  });

  it('of one that cannot names the card, the place and what would be right', () => {
    const [report] = checkPacksOfScenario([pack({ ...enemy, health: 0 })], 'corpse-king');
    expect(report).toMatchObject({ ok: false });
    expect(report?.lines.join()).toMatch(/adventures\/0.*marsh-thing/);
  });

  it('knows the cards of the packs before it', () => {
    const first = pack(enemy);
    const twice = file({ id: 'other', name: 'Other', adventures: [{ ...enemy, health: 9 }] });
    expect(checkPacksOfScenario([first, twice], 'ascendance-of-margath').map(({ ok }) => ok)).toEqual([
      true,
      true,
    ]);
  });
});

it('a catalogue of rules of somebody else has the keys of these rules alone', () => {
  const inns = defineModule({ id: 'inns', title: 'Inns', words: { 'word.inn': 'inn', 'word.bed': 'bed' } });
  const own = { modules: [inns as AnyModule] };
  expect(wordsTemplate(false, { own }).messages).toEqual({ 'word.bed': 'bed', 'word.inn': 'inn' });
  const check = (messages: object) => checkWordsFile(file({ locale: 'de', messages }), { own });
  expect(check({ 'word.inn': 'Gasthaus' })).toMatchObject({ ok: false, missing: ['word.bed'], unknown: [] });
  expect(check({ 'word.inn': 'Gasthaus', 'word.bed': 'Bett' })).toMatchObject({ ok: true, missing: [] });
});

it('a catalogue made of the template is whole, for its edition', () => {
  const path = file(wordsTemplate(false, { edition: 'third-edition' }));
  expect(checkWordsFile(path, { edition: 'third-edition' })).toMatchObject({ ok: true, missing: [] });
  expect(checkWordsFile(path)).toMatchObject({ ok: false });
});
