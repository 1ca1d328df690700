import { cpus } from 'node:os';
import { Bench } from 'tinybench';
import { serialize } from '../src/index.js';
import { boardgameIoRows } from './boardgame-io.js';
import type { Figure, Row } from './rows.js';
import { midGame, runeboundRows } from './runebound.js';
import { largestState } from './walks.js';

/*
 * Measures and prints. All rows are measured in turn, and that several times over, so that a busy moment of the machine
 * falls on one round of a row and not on all of it. A figure is the median of the rounds, a round the median of its calls.
 */

const ROUNDS = 5;
const MILLISECONDS = 600;

interface Aim {
  readonly what: string;
  readonly value: number;
  readonly aim: string;
  readonly met: boolean;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(rows: readonly Row[]): Promise<Figure[]> {
  const rounds = rows.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    const bench = new Bench({
      time: MILLISECONDS,
      iterations: 5,
      warmupTime: round === 0 ? MILLISECONDS : 50,
      warmupIterations: 1,
      throws: true,
    });
    for (const { id, run } of rows) bench.add(id, run);
    await bench.run();
    bench.tasks.forEach(({ result }, at) => {
      if ('latency' in result) rounds[at]?.push(((rows[at]?.per ?? 0) * 1000) / result.latency.p50);
    });
  }
  return rows.map(({ id, unit }, at) => {
    const found = rounds[at] ?? [];
    return {
      id,
      unit,
      perSecond: median(found),
      lowest: Math.min(...found),
      highest: Math.max(...found),
    };
  });
}

function aimsOf(figures: readonly Figure[], stateBytes: number): Aim[] {
  const of = (id: string): number => figures.find((figure) => figure.id === id)?.perSecond ?? Number.NaN;
  // Against its fastest row, whichever that is.
  const theirs = Math.max(...figures.filter(({ unit }) => unit === 'moves').map((f) => f.perSecond));
  const applying = of('apply+legalActions') / theirs;
  const simulating = of('simulate, check: false') / theirs;
  const forking = 1e6 / of('fork');
  return [
    { what: 'apply+legalActions / boardgame.io', value: applying, aim: '>= 5', met: applying >= 5 },
    { what: 'simulate / boardgame.io', value: simulating, aim: '>= 100', met: simulating >= 100 },
    { what: 'fork, in microseconds', value: forking, aim: '< 20', met: forking < 20 },
    {
      what: 'largest state, in bytes of JSON',
      value: stateBytes,
      aim: '< 16384',
      met: stateBytes < 16384,
    },
  ];
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const short = (n: number): string => (n < 100 ? n.toFixed(1) : whole(n));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

async function main(): Promise<void> {
  const position = midGame();
  const stateBytes = largestState(4, 4000);
  const figures = await measure([...runeboundRows(), ...boardgameIoRows(position)]);
  const aims = aimsOf(figures, stateBytes);
  const machine = {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
    comparedStateBytes: Buffer.byteLength(serialize(position)),
  };

  if (process.argv.includes('--json'))
    console.log(JSON.stringify({ machine, figures, stateBytes, aims }, null, 2));
  else {
    const { cpu, cores, node, date, comparedStateBytes } = machine;
    console.log(`${cpu}, ${cores} cores; Node ${node}; ${date}. Medians of ${ROUNDS} rounds.`);
    console.log(`boardgame.io carries a state of ours of ${whole(comparedStateBytes)} bytes.\n`);
    console.log(
      table(
        ['what', 'a second', 'µs each', 'rounds from', 'to'],
        figures.map((f) => [
          `${f.id} (${f.unit})`,
          whole(f.perSecond),
          (1e6 / f.perSecond).toFixed(1),
          whole(f.lowest),
          whole(f.highest),
        ]),
      ),
    );
    console.log('');
    console.log(
      table(
        ['aim', 'measured', 'wanted', 'met'],
        aims.map(({ what, value, aim, met }) => [what, short(value), aim, met ? 'yes' : 'not yet']),
      ),
    );
  }
}

void main();
