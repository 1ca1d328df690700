import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bundledModules,
  type ContentPack,
  type SecondEditionModule,
} from '../../src/second-edition/index.js';
import { sectionsOf } from '../../tools/cli/workshop/try.js';
import { type Trial, type TrialReport, trialInScenario, trialOf } from '../../tools/workshop/index.js';
import { good } from '../third-edition/content/tiny-pack.js';
import { called, started } from '../tools/cli/command.js';

/* `runebound-engine content try`: packs whose cards act, packs whose cards do not, and packs that cannot be played with. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-try-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (...args: string[]) => called(['content', 'try', ...args]);
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

const orders = { games: 1, players: [2], seed: 's', bound: 30, attempts: 100 };
function carriedOut(trial: Trial): TrialReport {
  for (const _ of trial.games());
  for (const _ of trial.search());
  return trial.report();
}

describe('the packs of the examples', () => {
  it.each(readdirSync(join(root, 'examples/content')))('%s: every card acts in every way it can', (name) => {
    const pack: ContentPack = JSON.parse(readFileSync(join(root, 'examples/content', name), 'utf8'));
    const { never, whole, cards } = carriedOut(trialOf([pack], [], orders));
    expect(never).toEqual([]);
    expect(whole).toBe(true);
    expect(cards.length).toBeGreaterThan(0);
    for (const { card, seen, deeds } of cards) expect([card, seen]).toEqual([card, deeds]);
  });
});

describe('a card that never acts', () => {
  const common = { source: 'original', kind: 'event', color: 'blue' } as const;
  const sunset = {
    id: 'sunset',
    name: 'Sunset',
    adventures: [
      { ...common, id: 'the-sky-burns', name: 'The Sky Burns', number: 2, abilities: [] },
      {
        ...common,
        id: 'the-last-night',
        name: 'The Last Night',
        number: 3,
        abilities: [
          { on: 'enters', do: [{ do: 'gain-gold', amount: 1 }] },
          { on: 'leaves', do: [{ do: 'gain-gold', amount: 1 }] },
          { always: [{ stat: 'life', add: 0 }] },
        ],
      },
    ],
  } as const satisfies ContentPack;

  it('is named with the place and the reason, and what only follows from that is left out', () => {
    const report = carriedOut(trialOf([sunset], [], { ...orders, games: 0, attempts: 12 }));
    expect(report.never.map(({ card, place }) => [card, place])).toEqual([
      ['the-last-night', 'the-last-night#abilities/2/always/0'],
      ['the-last-night', 'the-last-night#abilities/1/do'],
    ]);
    expect(report.never.map(({ why }) => why)).toEqual([
      'It adds 0, which changes nothing.',
      expect.stringContaining('"leaves"'),
    ]);
    const text = JSON.stringify(sectionsOf(report));
    expect(text).toContain('The Last Night: ability set off (the-last-night#abilities/1/do)');
    expect(text).not.toContain('the-last-night#abilities/1/do/0');
  });

  it('is reported with the rule that keeps it from play', () => {
    const scions = bundledModules['seven-scions'] as SecondEditionModule;
    const { never, cards } = carriedOut(trialOf([sunset], [scions], { ...orders, games: 0, attempts: 2 }));
    expect(never.map(({ rule }) => rule)).toContain('va50.event.no-lasting-effect');
    expect(cards.map(({ card }) => card)).toEqual(['the-sky-burns', 'the-last-night']);
  });

  it('is not said to be dead where nobody waited for the end', () => {
    const trial = trialOf([sunset], [], { ...orders, games: 0 });
    for (const _ of trial.search()) break;
    expect(trial.report()).toMatchObject({ whole: false, directed: 1 });
  });
});

describe('a pack of Third Edition', () => {
  it('is tried in a scenario, every kind of card', () => {
    const { villains: _, ...pack } = good;
    const report = carriedOut(trialInScenario([pack], 'corpse-king', { ...orders, games: 1 }));
    expect(report.never).toEqual([]);
    expect(report.cards.map(({ kind }) => kind)).toEqual([
      'hero',
      'asset',
      'asset',
      'skill',
      'enemy',
      'quest',
      'event',
      'story',
    ]);
    expect(report.games.setting).toMatchObject({ edition: 'third-edition', scenarios: ['corpse-king'] });
  });

  it('says what its cards never did', () => {
    const { villains: _, ...pack } = good;
    const dear = { ...pack, adventures: [{ ...good.adventures[0], health: 99 }] };
    const { never } = carriedOut(
      trialInScenario([dear], 'corpse-king', { ...orders, games: 0, attempts: 4 }),
    );
    expect(never).toContainEqual(
      expect.objectContaining({ card: 'hornet', what: 'defeated', why: 'It was never beaten.' }),
    );
  });
});

describe('the command', () => {
  const quick = ['--games', '1', '--players', '2', '--bound', '20', '--seed', 's'];

  it('ends with 0 where all has happened, with the table of the cards and the balance of the games', () => {
    const { status, stdout, stderr } = started([
      'content',
      'try',
      'examples/content/ashen-roads.json',
      ...quick,
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Cinder Hound');
    expect(stdout).toContain('Every card has acted in every way it can.');
    expect(stdout).toContain('How they ended');
    expect(stdout).not.toContain('\u001b');
  });

  it('ends with 1 and the errors of the checker for a pack that cannot be played with', async () => {
    const { status, stdout, stderr } = await run(
      file('bad.json', { id: 'bad', name: 'Bad', market: [{ kind: 'item' }] }),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('market/0/cost: Card 1 of market: This is missing');
    expect(stderr).toContain('1 of 1 packs cannot be played.');
    const asked = await run(join(folder, 'bad.json'), '--json');
    expect(asked.status).toBe(1);
    expect(JSON.parse(asked.stdout)).toMatchObject([{ ok: false, problems: expect.anything() }]);
  });

  it('ends with 1 where something never happened, and says it as JSON', async () => {
    const idle = {
      id: 'idle',
      name: 'Idle',
      market: [
        {
          kind: 'item',
          id: 'lead-ring',
          name: 'Lead Ring',
          source: 'original',
          cost: 2,
          class: 'gear',
          type: 'ring',
          use: 'always',
          abilities: [{ always: [{ stat: 'life', add: 0 }] }],
        },
      ],
    };
    const { status, stdout, stderr } = await run(
      file('idle.json', idle),
      '--games',
      '0',
      '--attempts',
      '3',
      '--json',
    );
    expect(stderr).toContain('A card has something that never happened.');
    expect(status).toBe(1);
    expect(JSON.parse(stdout).never).toMatchObject([
      { card: 'lead-ring', why: 'It adds 0, which changes nothing.' },
    ]);
  });

  it.each([
    [['nowhere.json'], 'nowhere.json is not there.'],
    [['examples/content/ashen-roads.json', '--modules', 'doom-trak'], 'There is no module "doom-trak"'],
    [['examples/content/ashen-roads.json', '--scenario', 'corpse-kin'], '--scenario is one of'],
    [['examples/content/ashen-roads.json', '--modules', 'cataclysm', '--players', '6'], 'for 2 to 5 players'],
    [['examples/content/ashen-roads.json', '--games', 'ten'], '--games is a whole number'],
  ])('ends with 2 for %o', async (args, message) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});
