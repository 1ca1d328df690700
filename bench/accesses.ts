import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './workers.js';

/*
 * How the engine of JavaScript comes to properties while an action is carried out. A place in the code that met one or a few hidden classes finds a property in a step or
 * two. One that met many, a megamorphic one, searches a table each time, at four times the cost. How many such accesses an action takes is a number without noise: the engine
 * logs what became of each place, and counts how often each block of code runs. No clock is read.
 */

/** A place in the bundle where a property is read or written. */
export interface Access {
  /** What is done: a load, a store; by a name that stands there, or by a key. */
  readonly does: string;
  /** The last state of the place: `1` for one hidden class, `P` for a few, `N` for many. */
  readonly state: string;
  readonly name: string;
  readonly text: string;
  /** How often it is done, for each action. */
  readonly perAction: number;
}

interface Covered {
  readonly done: number;
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly {
        readonly startOffset: number;
        readonly endOffset: number;
        readonly count: number;
      }[];
    }[];
  }[];
}

const logged = /^(?:Keyed)?(?:Load|Store|Has)IC|^(?:DefineNamedOwn|DefineKeyedOwn|StoreInArrayLiteral|Clone)/;

/** The last state of each place that the log speaks of. */
function statesIn(
  log: string,
): Map<string, { line: number; column: number; does: string; name: string; state: string }> {
  const places = new Map<
    string,
    { line: number; column: number; does: string; name: string; state: string }
  >();
  for (const entry of log.split('\n')) {
    if (!logged.test(entry)) continue;
    const [does = '', , , line = '', column = '', , state = '', , name = ''] = entry.split(',');
    places.set(`${line}:${column}:${does}`, {
      line: Number(line),
      column: Number(column),
      does,
      name,
      state,
    });
  }
  return places;
}

/**
 * Counts the accesses of a row of the benchmark.
 *
 * @param row - the id of the row
 * @param actions - so many are counted, after as many to warm up
 */
export async function accessesOf(row: string, actions = 20_000): Promise<readonly Access[]> {
  const folder = mkdtempSync(join(tmpdir(), 'accesses-'));
  try {
    await bundle([fileURLToPath(new URL('rounds.ts', import.meta.url))], folder);
    const file = join(folder, 'rounds.cjs');
    const child = fileURLToPath(new URL('accesses-child.cjs', import.meta.url));
    const log = join(folder, 'log');
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        '--log-ic',
        '--no-logfile-per-isolate',
        `--logfile=${log}`,
        child,
        file,
        row,
        String(3 * actions),
        String(actions),
      ],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 30,
        env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      },
    );
    if (status !== 0) throw new Error(`The accesses of "${row}" could not be counted: ${stderr}`);
    const { done, result } = JSON.parse(stdout) as Covered;
    const code = readFileSync(file, 'utf8');
    const starts = [0];
    for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
    const url = pathToFileURL(file).href;
    const ranges = result
      .filter((script) => script.url === url || script.url === file)
      .flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
    const timesAt = (offset: number): number => {
      let innermost: (typeof ranges)[number] | null = null;
      for (const range of ranges)
        if (
          range.startOffset <= offset &&
          offset < range.endOffset &&
          (innermost === null ||
            range.endOffset - range.startOffset <= innermost.endOffset - innermost.startOffset)
        )
          innermost = range;
      return innermost?.count ?? 0;
    };
    const found: Access[] = [];
    for (const { line, column, does, name, state } of statesIn(readFileSync(log, 'utf8')).values()) {
      const start = starts[line - 1];
      if (start === undefined) continue;
      const text = code.slice(start, (starts[line] ?? code.length + 1) - 1);
      // The log names no file: a place of another one seldom has the same name in the same line.
      if (!does.startsWith('Keyed') && !text.includes(name)) continue;
      const perAction = timesAt(start + column - 1) / done;
      if (perAction > 0) found.push({ does, state, name, text: text.trim(), perAction });
    }
    return found.sort((a, b) => b.perAction - a.perAction);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many accesses of these there are, for each action, at places in one state. */
export const sumOf = (accesses: readonly Access[], state: string): number =>
  accesses.reduce((sum, access) => (access.state === state ? sum + access.perAction : sum), 0);
