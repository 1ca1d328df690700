import type { Aim } from './aims.js';
import type { Cores } from './cores.js';
import type { Ratio } from './ratios.js';
import type { Figure } from './rows.js';

/** All that a run found. */
export interface Report {
  readonly machine: {
    readonly cpu: string;
    readonly cores: number;
    readonly node: string;
    /** Processes that wanted the processor in the minute before, on average. */
    readonly load: number;
    readonly date: string;
  };
  /** Whether only a tenth of the work was done: the rows were not warm then. */
  readonly quick: boolean;
  readonly rounds: number;
  /** What boardgame.io carries along. */
  readonly comparedStateBytes: number;
  readonly rows: readonly Figure[];
  /** What each full set of modules costs; none where only some rows were measured. */
  readonly ratios: readonly Ratio[];
  /** Accesses of properties an action, by row: at places that met many hidden classes, a few, and one. None where only some rows were measured. */
  readonly accesses: readonly {
    readonly row: string;
    readonly many: number;
    readonly few: number;
    readonly one: number;
  }[];
  /** What all cores play beside one of them; `null` where it was not asked for. */
  readonly threads: Cores | null;
  /** None where only some rows were measured. */
  readonly aims: readonly Aim[];
}

const number = (n: number): string =>
  n.toLocaleString(
    'en',
    n < 100 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 0 },
  );

/** A report to be read, and to be pasted into a page: a line on the machine and tables in Markdown, under titles marked by `mark`. */
export function textOf(
  { machine, quick, rounds, comparedStateBytes, rows, ratios, accesses, threads, aims }: Report,
  mark: string,
): string {
  const { cpu, cores, node, load, date } = machine;
  const groups = [...new Set(rows.map(({ group }) => group))];
  return [
    ...(quick ? ['A quick run: it shows that all rows run. None was warm, so compare nothing.'] : []),
    `${cpu}, ${cores} cores, load ${number(load)} at the start; Node ${node}; ${date}. Medians of ${rounds} rounds.`,
    `boardgame.io carries a state of ours of ${number(comparedStateBytes)} bytes.`,
    ...groups.map((group) => `${mark}${group}\n\n${figureTable(rows.filter((row) => row.group === group))}`),
    ...(ratios.length > 0
      ? [
          `${mark}An action with full sets of modules ÷ the base game, in turns\n\n${ratioTable(ratios)}`,
          `${mark}The same pieces of the rules with full sets of modules ÷ in the base game, in turns\n\n${sameTable(ratios)}`,
        ]
      : []),
    ...(accesses.length > 0
      ? [`${mark}Properties an action, by what the place in the code met\n\n${accessTable(accesses)}`]
      : []),
    ...(threads
      ? [`${mark}playouts on all cores, batches of 100,000 actions\n\n${coresTable(threads)}`]
      : []),
    ...(aims.length > 0 ? [`${mark}Aims\n\n${aimTable(aims)}`] : []),
  ].join('\n\n');
}

const figureTable = (rows: readonly Figure[]): string =>
  table(
    ['what', 'a second', 'µs each', 'rounds from', 'to'],
    rows.map(({ id, unit, perSecond, lowest, highest }) => [
      `${id} (${unit})`,
      number(perSecond),
      number(1e6 / perSecond),
      number(lowest),
      number(highest),
    ]),
  );

const ratioTable = (ratios: readonly Ratio[]): string =>
  table(
    ['modules', 'sensible play', 'its steps', 'a step', 'random play', 'its steps', 'a step'],
    ratios.map(({ set, random, sensible, steps }) => [
      set,
      ...[
        ...[sensible, steps.sensible, sensible / steps.sensible],
        ...[random, steps.random, random / steps.random],
      ].map((ratio) => ratio.toFixed(2)),
    ]),
  );

const accessTable = (accesses: Report['accesses']): string =>
  table(
    ['what', 'many hidden classes', 'a few', 'one'],
    accesses.map(({ row, many, few, one }) => [row, ...[many, few, one].map(number)]),
  );

const coresTable = ({ threads, alone, together, perProcessor, share, work }: Cores): string =>
  table(
    ['time', 'one thread, actions a second', `${threads} threads`, `÷ ${threads} × one`],
    [
      ['on the clock', number(alone), number(together), share.toFixed(2)],
      ['of processors', number(perProcessor), number(perProcessor * work), work.toFixed(2)],
    ],
  );

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const sameTable = (ratios: readonly Ratio[]): string =>
  table(
    ['modules', 'sensible play', 'share of the time', 'random play', 'share of the time'],
    ratios.map(({ set, same: { sensible, random } }) => [
      set,
      ...[sensible, random].flatMap(({ ratio, share }) => [ratio.toFixed(2), percent(share)]),
    ]),
  );

const aimTable = (aims: readonly Aim[]): string =>
  table(
    ['aim', 'measured', 'wanted', 'met'],
    aims.map(({ what, measured, bound, wanted, met }) => [
      what,
      number(measured),
      `${bound} ${wanted.toLocaleString('en')}`,
      met ? 'yes' : 'not yet',
    ]),
  );

/** A table in Markdown, legible as it stands: the first column to the left, numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
