import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Vector } from '../../src/conformance/index.js';
import type { Manifest } from '../../src/conformance/manifest.js';
import { runConformance } from '../../tools/cli/conformance.js';
import { conformanceBadge, conformanceTable } from '../../tools/cli/standing.js';
import { called, main } from '../tools/cli/command.js';

/* The runner for other engines, in Python: it finds this engine right in all vectors, and finds what is wrong. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const runner = join(root, 'examples/python/conformance.py');
const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
);
if (python === undefined)
  console.warn('The runner of vectors could not be tried: there is no Python 3.9 or later here.');

const folder = mkdtempSync(join(tmpdir(), 'runebound-vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const set = join(folder, 'set');
const written = called(['conformance', '--write', set]);
const read = async (file: string) => {
  await written;
  return JSON.parse(readFileSync(join(set, file), 'utf8'));
};
const manifest = async (): Promise<Manifest> => read('manifest.json');

interface Ran {
  readonly status: number | null;
  readonly table: string;
  readonly failed: readonly string[];
  /** Passed, failed, not applicable. */
  readonly counts: readonly number[];
}

function run(vectors: string, engine: readonly string[], env: Readonly<Record<string, string>> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(python ?? '', [runner, vectors, ...engine], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const failed = [...stderr.matchAll(/^FAIL (\S+): /gm)].map(([, id = '']) => id);
  expect(stderr.split('\n').filter((line) => line !== '' && !line.startsWith('FAIL '))).toEqual([]);
  const all = /^\| all \|(.*)\|$/m.exec(stdout)?.[1] ?? '';
  return { status, table: stdout, failed, counts: all.split('|').map(Number) };
}

const engine = [process.execPath, main, 'serve', '--stdio'];

type Expected = Readonly<Record<string, unknown>>;
type Spoiled = readonly [name: string, vector: Vector];

/** A wrong expectation of each kind; `undefined` where this one cannot be made wrong for certain. */
const spoils: Readonly<Record<string, (wanted: never, beside: Expected) => unknown>> = {
  state: (wanted: object) => ({ ...wanted, '/turn': 'nonsense' }),
  values: (wanted: object) =>
    Object.fromEntries(Object.entries(wanted).map(([pointer]) => [pointer, 'nonsense'])),
  decision: () => ({ kind: 'no/such' }),
  combat: () => ({ phase: 'no such' }),
  legal: (wanted: object[]) => [...wanted, { type: 'no/such' }],
  only: (wanted: object[]) => [...wanted, { type: 'no/such' }],
  none: (_: unknown, { legal }) => legal,
  illegal: (wanted: object[]) =>
    wanted.every((one) => !('asked' in one))
      ? wanted.map((one) => ({ ...one, rule: '2e.no.such' }))
      : undefined,
  events: (wanted: object[]) => [...wanted, { type: 'no/such' }],
  noEvents: (_: unknown, { events }) => events,
  eventCounts: (wanted: object[]) => wanted.map((one) => ({ ...one, count: 999 })),
  outcome: () => ({ how: 'no-such' }),
  chances: (wanted: object) => ({ ...wanted, count: 999_999 }),
  views: (wanted: object[]) => wanted.map((one) => ({ ...one, state: { '/turn': 'nonsense' } })),
  perft: (wanted: object[]) => wanted.map((one) => ({ ...one, nodes: 987_654_321 })),
};

/** Each vector with one expectation of this kind made wrong. */
function* spoiled(part: string, vectors: readonly Vector[]): Generator<Spoiled> {
  for (const vector of vectors)
    for (const [at, step] of (vector.steps ?? []).entries()) {
      const wanted = 'expect' in step ? (step.expect as Expected) : {};
      if (!(part in wanted)) continue;
      const wrong = spoils[part]?.(wanted[part] as never, wanted);
      if (wrong === undefined) continue;
      const steps = vector.steps?.with(at, { expect: { ...wanted, [part]: wrong } });
      yield [vector.id, { ...vector, steps }];
      break;
    }
}

/** Writes a set of single vectors beside what the manifest knows of them. */
async function writeSet(name: string, vectors: readonly Vector[]): Promise<string> {
  const { chapters, ...rest } = await manifest();
  const known = new Map(chapters.flatMap((chapter) => chapter.vectors.map((one) => [one.id, one] as const)));
  const to = join(folder, name);
  const file = 'spoiled/all.json';
  mkdirSync(join(to, dirname(file)), { recursive: true });
  writeFileSync(join(to, file), JSON.stringify({ vectors }));
  const listed = vectors.map(({ id }) => known.get(id));
  const chapter = { file, document: 'spoiled', chapter: 'all', vectors: listed };
  writeFileSync(join(to, 'manifest.json'), JSON.stringify({ ...rest, chapters: [chapter] }));
  return to;
}

async function allVectors(): Promise<readonly Vector[]> {
  const { chapters } = await manifest();
  const files = await Promise.all(chapters.map(({ file }) => read(file)));
  return files.flatMap(({ vectors }) => vectors as Vector[]);
}

describe.runIf(python !== undefined)('the runner in Python', { timeout: 600_000 }, () => {
  it('has fewer than 150 lines', () => {
    const lines = readFileSync(runner, 'utf8').split('\n');
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThan(150);
  });

  it('finds that serve --stdio passes every vector of the set', async () => {
    const { count, chapters, version } = await manifest();
    expect(count).toBeGreaterThan(4700);
    const { status, table, failed, counts } = run(set, engine);
    expect(failed).toEqual([]);
    expect(counts).toEqual([count, 0, 0]);
    expect(status).toBe(0);
    const rows = table.split('\n').filter((line) => /^\| [a-z].* \| \d+ \| 0 \| 0 \|$/.test(line));
    expect(rows).toHaveLength(new Set(chapters.map((one) => `${one.document} ${one.chapter}`)).size + 1);
    expect(table).toContain(`runebound-vectors ${version}`);
    const badge = spawnSync(python ?? '', [join(root, 'examples/python/badge.py')], {
      input: table,
      encoding: 'utf8',
    });
    expect(badge.stdout).toMatch(/^<svg [^>]*aria-label="Runebound vectors: (\d+) of \1"/);
    expect(badge.stdout).toContain('#373');
    // The engine prints the same of itself.
    const report = runConformance();
    expect(`${conformanceTable(report).join('\n')}\n`).toBe(table);
    expect(conformanceBadge(report)).toBe(badge.stdout);
  });

  it('finds a wrong expectation of each kind, in each vector that has one', async () => {
    const vectors = await allVectors();
    const all: Spoiled[] = [];
    for (const part of Object.keys(spoils)) {
      const some = [...spoiled(part, vectors)].filter((_, at) => at % 40 === 0).slice(0, 12);
      expect(some.length, part).toBeGreaterThan(0);
      all.push(...some);
    }
    const refused = vectors.filter((vector) => vector.refused?.rule !== undefined).slice(0, 8);
    const [accepted] = vectors;
    for (const vector of refused) all.push([vector.id, { ...vector, refused: { rule: '2e.no.such' } }]);
    if (accepted) all.push([accepted.id, { ...accepted, steps: undefined, refused: {} }]);
    const { status, failed, counts } = run(
      await writeSet(
        'wrong',
        all.map(([, vector]) => vector),
      ),
      engine,
    );
    expect(failed).toEqual(all.map(([id]) => id));
    expect(counts).toEqual([0, all.length, 0]);
    expect(status).toBe(1);
  });

  it('finds an engine that plays a rule wrongly', () => {
    const broken = join(folder, 'broken.mjs');
    writeFileSync(
      broken,
      `import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
const [program, ...args] = ${JSON.stringify(engine)};
const { stdin, stdout } = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
process.stdin.pipe(stdin);
// A failed escape costs two wounds here, and says so.
const wrong = (line) => line.replace(/("type":"wounds\\/taken"[^}]*"amount":)1([^}]*"2e[.]escape[.]fail")/g, '$12$2');
createInterface(stdout).on('line', (line) => console.log(wrong(line)));
`,
    );
    const { status, failed, counts } = run(set, [process.execPath, broken], {
      ONLY: 'second-edition/escape',
    });
    expect(failed).toContain('2e.escape.fail/takes-one-wound');
    expect(counts[0]).toBeGreaterThan(10);
    expect(counts[1]).toBe(failed.length);
    expect(status).toBe(1);
  });

  it('passes over what the engine lacks, and what it was told not to ask', async () => {
    const { chapters } = await manifest();
    const { vectors } = chapters.find(({ file }) => file === 'second-edition/escape.json') ?? { vectors: [] };
    const needing = vectors.filter(({ needs }) => needs.includes('events')).length;
    expect(needing).toBeGreaterThan(0);
    const { counts, status } = run(set, engine, { ONLY: 'second-edition/escape', WITHOUT: 'events' });
    expect(counts).toEqual([vectors.length - needing, 0, needing]);
    expect(status).toBe(0);
    // An engine of nothing passes nothing.
    const nothing = `console.log('{"type":"greeting","protocol":1,"editions":[]}')`;
    const none = run(set, [process.execPath, '-e', nothing], { ONLY: 'second-edition/escape' });
    expect(none).toMatchObject({ status: 1, counts: [0, 0, vectors.length] });
  });
});
