// A test runner for Stryker whose tests are the published vectors. They are tried in one process, on a bundle of the mutated
// engine, so that a mutant costs milliseconds.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Script } from 'node:vm';
import {
  type CoverageData,
  INSTRUMENTER_CONSTANTS,
  type InstrumenterContext,
} from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import type { Vector } from '../../src/conformance/index.js';

type Engine = typeof import('./engine.js');
type Looked = ReturnType<Engine['look']>;
type Position = ReturnType<Engine['positionOf']>;

/** A vector as a test. Its text is part of its name: a vector that was changed is another test. */
interface Test {
  readonly id: string;
  readonly vector: Vector;
}

// In the sandbox, which is where Stryker works.
const folder = 'reports/mutation/bundle';
/** The edition of a vector that names none. */
const byDefault = 'second-edition';
const touchedFile = join(folder, 'touched.json');
const engineFile = join(folder, 'engine.cjs');
/** What lives, line by line, for those who want to read it while the others are tried. */
const livingFile = join(folder, 'living.txt');

/** How many mutants are tried on one copy of the engine. */
const renewAfter = 500;

/** How many vectors are tried of those that meet a mutant in the same way. */
const mostAlike = 240;

/** Parts of a run: what the vector says is looked at, its position laid out, its steps taken. */
const parts = ['look', 'position', 'steps'] as const;

/** Mutants that are met before the first step of vectors: which those are, by their places among the tests. */
interface Touched {
  /** Mutants that are met while rules are composed: what was composed without them cannot tell. */
  readonly composing: readonly string[];
  readonly look: Record<string, number[]>;
  readonly position: Record<string, number[]>;
  readonly steps: Record<string, number[]>;
}

/** A copy of the engine, and what it made of the vectors with all mutants off, for those that come in later. */
interface Bench {
  readonly engine: Engine;
  readonly looked: Map<Test, Looked>;
  readonly positions: Map<Test, { readonly position: Position; readonly state: string } | null>;
}

const benchOf = (engine: Engine): Bench => ({ engine, looked: new Map(), positions: new Map() });

const optionsOf = ({ game, create }: Vector) =>
  (game ?? create) as {
    readonly edition?: string;
    readonly modules?: readonly string[];
    readonly scenario?: string;
  };

/** What is composed once for a vector and kept for others: the rules of its modules. */
const modulesOf = (vector: Vector): string => {
  const { modules = [], scenario = '' } = optionsOf(vector);
  return [scenario, ...modules].join(' ');
};

async function bundleEngine(): Promise<void> {
  // Loaded here, as the bundler notes the folder it is in when it is loaded.
  const { build } = await import('tsup');
  const own = join(folder, `${process.pid}`);
  await build({
    config: false,
    silent: true,
    entry: { engine: 'test/mutation/engine.ts' },
    format: 'cjs',
    target: 'node20',
    outDir: own,
    outExtension: () => ({ js: '.cjs' }),
  });
  // Another process must not find half of it.
  renameSync(join(own, 'engine.cjs'), engineFile);
}

class VectorsRunner implements TestRunner {
  readonly #tests: Test[] = [];
  /** In a file, as each process of Stryker asks. */
  #touched: Touched | undefined;
  /** Where mutated code asks which mutant is on, and counts what is met. */
  readonly #mutation: InstrumenterContext = {};
  #fresh: () => Engine = () => {
    throw new Error('init() comes first.');
  };
  #kept: Bench | undefined;
  /** When a vector last noticed a mutant, by its test id. The latest are tried first: mutants come in order of their place. */
  readonly #noticed = new Map<string, number>();
  #tried = 0;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.#mutation });
    // A process that follows one that never came to an end finds the bundle there.
    if (!existsSync(engineFile)) await bundleEngine();
    const bundle = readFileSync(engineFile, 'utf8');
    const script = new Script(`(function (module, exports, require) {${bundle}\n})`, {
      filename: 'engine.cjs',
    });
    const require = createRequire(resolve('package.json'));
    this.#fresh = () => {
      const module = { exports: {} };
      script.runInThisContext()(module, module.exports, require);
      return module.exports as Engine;
    };

    const { bothEditions, entriesOf } = this.#fresh();
    const files = readdirSync('conformance', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /^(?!content\/|perft\/).*(?<!\.schema)\.json$/.test(file));
    for (const file of files.sort())
      for (const entry of entriesOf(
        bothEditions,
        JSON.parse(readFileSync(join('conformance', file), 'utf8')),
      )) {
        if (!('vector' in entry)) throw new Error(`${file}: ${entry.id} has not the form of a vector.`);
        const { vector } = entry;
        if ((optionsOf(vector).edition ?? byDefault) !== process.env.MUTATED_EDITION) continue;
        const text = createHash('sha256').update(JSON.stringify(vector)).digest('hex').slice(0, 8);
        this.#tests.push({ id: `${vector.id} (${text})`, vector });
      }
  }

  async dryRun(): Promise<DryRunResult> {
    const perTest: Record<string, CoverageData> = {};
    this.#mutation.mutantCoverage = { static: {}, perTest };
    const bench = benchOf(this.#fresh());
    const composed = new Map<string, readonly string[]>();
    const touched: Touched = { composing: [], look: {}, position: {}, steps: {} };
    const met = (run: () => void): CoverageData => {
      this.#mutation.currentTestId = 'probe';
      perTest.probe = {};
      run();
      return perTest.probe;
    };
    const results = this.#tests.map((test, place) => {
      const begun = performance.now();
      const key = modulesOf(test.vector);
      if (!composed.has(key)) {
        const all = (): CoverageData =>
          met(() => {
            tryOut(benchOf(bench.engine), test, 'look');
          });
        const first = all();
        const again = all();
        composed.set(
          key,
          Object.keys(first).filter((id) => !Object.hasOwn(again, id)),
        );
      }
      const look = met(() => lookAt(bench, test));
      const position = met(() => positionFor(bench, test));
      let result: TestResult | undefined;
      const steps = met(() => {
        result = tryOut(bench, test, bench.positions.get(test) === null ? 'position' : 'steps');
      });
      for (const [part, found] of Object.entries({ look, position, steps }))
        for (const id of Object.keys(found)) {
          const places = touched[part as 'look' | 'position' | 'steps'];
          const list = places[id];
          if (list) list.push(place);
          else places[id] = [place];
        }
      const covered: Record<string, number> = {};
      for (const part of [look, position, steps])
        for (const [id, count] of Object.entries(part)) covered[id] = (covered[id] ?? 0) + count;
      for (const id of composed.get(key) ?? []) covered[id] ??= 1;
      perTest[test.id] = covered;
      // With all that comes before the steps: what is no vector's time every mutant is waited for.
      return { ...(result as TestResult), timeSpentMs: Math.ceil(performance.now() - begun) };
    });
    delete perTest.probe;
    const composing = [...new Set([...composed.values()].flat())];
    writeFileSync(touchedFile, JSON.stringify({ ...touched, composing }));
    this.#mutation.currentTestId = undefined;
    return {
      status: DryRunStatus.Complete,
      tests: results,
      mutantCoverage: this.#mutation.mutantCoverage,
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    this.#touched ??= JSON.parse(readFileSync(touchedFile, 'utf8')) as Touched;
    const { id } = activeMutant;
    const aside = this.#touched.composing.includes(id);
    const places = (part: 'look' | 'position' | 'steps') => new Set(this.#touched?.[part][id]);
    const [look, position, steps] = [places('look'), places('position'), places('steps')];
    const only = testFilter && new Set(testFilter);
    const latest = ({ id }: Test): number => this.#noticed.get(id) ?? -1;
    const all = this.#tests
      .map((test, place) => ({
        test,
        place,
        from: parts.indexOf(aside || look.has(place) ? 'look' : position.has(place) ? 'position' : 'steps'),
      }))
      .filter(({ test }) => only?.has(test.id) ?? true)
      // Of those that noticed nothing yet the shorter ones first.
      .sort((one, other) => latest(other.test) - latest(one.test) || other.from - one.from);
    // What no step of a vector meets nearly all vectors meet in the same way, and each of them takes long: besides those that noticed something,
    // and those whose position is refused, some of the others are enough.
    const alike = all.filter(({ place, from }) => !steps.has(place) && from < parts.indexOf('steps'));
    const spread = Math.ceil(alike.length / mostAlike);
    const needless = new Set(
      alike.filter(
        ({ test }, at) => at % spread !== 0 && test.vector.refused === undefined && latest(test) < 0,
      ),
    );
    const wanted = all.filter((one) => !needless.has(one));
    if (this.#tried++ % renewAfter === 0 || this.#kept === undefined) this.#kept = this.#newBench();
    let tests = this.#tryAll(id, hitLimit, wanted, aside ? undefined : this.#kept);
    if (!aside && !this.#soundAfter(tests.at(-1))) {
      // What an earlier mutant left behind must not be held against this one.
      this.#kept = this.#newBench();
      tests = this.#tryAll(id, hitLimit, wanted, this.#kept);
    }
    const last = tests.at(-1);
    if (last?.status === TestStatus.Failed) this.#noticed.set(last.id, this.#tried);
    else {
      const { fileName, location, mutatorName, replacement } = activeMutant;
      const { start, end } = location;
      const where = `${fileName}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`;
      appendFileSync(livingFile, `${where} ${mutatorName} ${JSON.stringify(replacement)}\n`);
    }
    const timeout = determineHitLimitReached(this.#mutation.hitCount, hitLimit);
    this.#mutation.activeMutant = undefined;
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests });
  }

  #newBench(): Bench {
    this.#mutation.activeMutant = undefined;
    return benchOf(this.#fresh());
  }

  /** The vectors up to the first that fails, on an engine that is there or on a new one. */
  #tryAll(
    activeMutant: string,
    hitLimit: number | undefined,
    wanted: readonly { readonly test: Test; readonly from: number }[],
    kept: Bench | undefined,
  ): TestResult[] {
    Object.assign(this.#mutation, { activeMutant, hitCount: 0, hitLimit });
    const results: TestResult[] = [];
    try {
      const bench = kept ?? benchOf(this.#fresh());
      for (const { test, from } of wanted) {
        const result = tryOut(bench, test, parts[from] ?? 'look');
        results.push(result);
        if (result.status === TestStatus.Failed) break;
      }
    } catch (fault) {
      // It cannot even be loaded, or a vector ends in a bare error: that is noticed, too.
      const id = wanted[results.length]?.test.id ?? 'loading';
      results.push({
        id,
        name: id,
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage: String(fault),
      });
    }
    return results;
  }

  /** Whether the vector that failed passes again once the mutant is off. */
  #soundAfter(last: TestResult | undefined): boolean {
    if (last?.status !== TestStatus.Failed) return true;
    const { activeMutant, hitCount } = this.#mutation;
    this.#mutation.activeMutant = undefined;
    const test = this.#tests.find(({ id }) => id === last.id);
    try {
      return !test || !this.#kept || tryOut(this.#kept, test, 'look').status === TestStatus.Success;
    } catch {
      return false;
    } finally {
      Object.assign(this.#mutation, { activeMutant, hitCount });
    }
  }
}

/** What a vector says, looked at once. */
function lookAt({ engine, looked }: Bench, test: Test): Looked {
  const before = looked.get(test);
  if (before !== undefined) return before;
  const now = engine.look(engine.bothEditions, test.vector, {});
  looked.set(test, now);
  return now;
}

/** The position of a vector, laid out once; `null` if there is none to go on from. */
function positionFor(bench: Bench, test: Test) {
  const before = bench.positions.get(test);
  if (before !== undefined) return before;
  const { vector, footing, problems } = lookAt(bench, test);
  let now = null;
  if (problems.length === 0 && 'edition' in footing && vector.refused === undefined)
    try {
      const position = bench.engine.positionOf(vector, footing);
      now = { position, state: JSON.stringify(position.state) };
    } catch {
      // Whoever runs the vector as a whole says so.
    }
  bench.positions.set(test, now);
  return now;
}

/** Runs a vector from a part on: those before it are as they were with all mutants off. */
function tryOut(bench: Bench, test: Test, from: (typeof parts)[number]): TestResult {
  const { engine } = bench;
  const { id, vector } = test;
  const begun = performance.now();
  const message = ((): string | undefined => {
    const laid = from === 'steps' ? positionFor(bench, test) : null;
    // Each time another state, as the engine keeps what it has read off one.
    if (laid)
      return engine.faultInSteps(
        { ...laid.position, state: frozen(JSON.parse(laid.state)) },
        lookAt(bench, test).vector.steps ?? [],
      )?.message;
    const looked = from === 'look' ? engine.look(engine.bothEditions, vector, {}) : lookAt(bench, test);
    if (looked.problems.length > 0 || 'problems' in looked.footing)
      return 'This is no vector that can be run';
    return 'lacking' in looked.footing ? undefined : engine.faultOf(looked.vector, looked.footing)?.message;
  })();
  const told = { id, name: id, timeSpentMs: Math.ceil(performance.now() - begun) };
  return message === undefined
    ? { ...told, status: TestStatus.Success }
    : { ...told, status: TestStatus.Failed, failureMessage: message };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'vectors', VectorsRunner)];
