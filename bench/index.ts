/**
 * `npm run bench`: speed of this engine beside others, in one run of a quarter of an hour. `-- --json` prints it for a machine, `--markdown` for
 * docs/benchmarks.md; `--quick` does a tenth of the work, to see that it runs; `--only fork` measures the rows with that in their names.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { serialize } from '../src/index.js';
import { accessesOf, sumOf } from './accesses.js';
import { aimsOf } from './aims.js';
import { allRows } from './all-rows.js';
import { coresRow, measureCores } from './cores.js';
import { measure, ROUNDS } from './measure.js';
import { type Report, textOf } from './print.js';
import { measureRatios, type Ratio } from './ratios.js';
import type { Figure, Row } from './rows.js';
import { largestState, midGame } from './walks.js';
import { startWorkers } from './workers.js';

const { json, markdown, only, quick } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
}).values;

/** Aims, and what modules cost, are about many rows, and are reported once for all of them. */
const isWhole = (rows: readonly Row[]): boolean => rows.length === allRows.length;

async function figuresOf(
  rows: readonly Row[],
): Promise<{ readonly figures: Figure[]; readonly ratios: Ratio[] }> {
  const workers = await startWorkers();
  const share = quick ? 0.1 : 1;
  try {
    const figures = await measure(rows, workers.speedOf, share);
    return { figures, ratios: isWhole(rows) ? await measureRatios(workers, share) : [] };
  } finally {
    workers.stop();
  }
}

/** The rows whose accesses of properties are counted. */
const looked = ['simulate, no checks', 'simulate, no checks, sensible play', 'apply + legalActions'];

async function accessTable(): Promise<Report['accesses']> {
  const counted = [];
  for (const row of looked) {
    const accesses = await accessesOf(row);
    const [many = 0, few = 0, one = 0] = ['N', 'P', '1'].map((state) => sumOf(accesses, state));
    counted.push({ row, many, few, one });
  }
  return counted;
}

async function reportOn(rows: readonly Row[]): Promise<Report> {
  const machine = {
    cpu: cpus()[0]?.model.trim() ?? 'Unknown processor',
    cores: cpus().length,
    node: process.version,
    load: loadavg()[0] ?? 0,
    date: new Date().toISOString().slice(0, 10),
  };
  const { figures, ratios } = await figuresOf(rows);
  const accesses = isWhole(rows) ? await accessTable() : [];
  const threads = coresRow.includes(only) ? await measureCores(quick ? 0.1 : 1) : null;
  return {
    machine,
    quick,
    rounds: ROUNDS,
    comparedStateBytes: Buffer.byteLength(serialize(midGame())),
    rows: figures,
    ratios,
    accesses,
    threads,
    aims: isWhole(rows) ? aimsOf(figures, largestState(4, 4000), ratios, accesses, threads) : [],
  };
}

const rows = allRows.filter(({ id }) => id.includes(only));
if (rows.length === 0 && !coresRow.includes(only)) {
  const ids = [...allRows.map(({ id }) => id), coresRow];
  console.error(`No row has "${only}" in its name. Rows:\n${ids.map((id) => `  ${id}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const report = await reportOn(rows);
  console.log(json ? JSON.stringify(report, null, 2) : textOf(report, markdown ? '### ' : ''));
}
