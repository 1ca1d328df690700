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
import type { readVectors, runVector, Vector } from '../../src/conformance/index.js';

interface Engine {
  readonly readVectors: typeof readVectors;
  readonly runVector: typeof runVector;
}

/** A vector as a test. Its text is part of its name: a vector that was changed is another test. */
interface Test {
  readonly id: string;
  readonly vector: Vector;
}

// In the sandbox, which is where Stryker works.
const folder = 'reports/mutation/bundle';
/** The edition of a vector that names none. */
const byDefault = 'second-edition';
const composingFile = join(folder, 'composing.json');
const engineFile = join(folder, 'engine.cjs');
/** What lives, line by line, for those who want to read it while the others are tried. */
const livingFile = join(folder, 'living.txt');

/** How many mutants are tried on one copy of the engine. */
const renewAfter = 200;

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
    entry: { engine: 'src/conformance/index.ts' },
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
  /** Mutants that are met while rules are composed: what was composed without them cannot tell. In a file, as each process of Stryker asks. */
  #composing: ReadonlySet<string> | undefined;
  /** Where mutated code asks which mutant is on, and counts what is met. */
  readonly #mutation: InstrumenterContext = {};
  #fresh: () => Engine = () => {
    throw new Error('init() comes first.');
  };
  #kept: Engine | undefined;
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

    const { readVectors } = this.#fresh();
    const files = readdirSync('conformance', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /^(?!content\/|perft\/).*(?<!\.schema)\.json$/.test(file));
    for (const file of files.sort())
      for (const vector of readVectors(JSON.parse(readFileSync(join('conformance', file), 'utf8')))) {
        if ((optionsOf(vector).edition ?? byDefault) !== process.env.MUTATED_EDITION) continue;
        const text = createHash('sha256').update(JSON.stringify(vector)).digest('hex').slice(0, 8);
        this.#tests.push({ id: `${vector.id} (${text})`, vector });
      }
  }

  async dryRun(): Promise<DryRunResult> {
    const perTest: Record<string, CoverageData> = {};
    this.#mutation.mutantCoverage = { static: {}, perTest };
    const engine = this.#fresh();
    const composed = new Map<string, readonly string[]>();
    const results = this.#tests.map((test) => {
      const key = modulesOf(test.vector);
      this.#mutation.currentTestId = test.id;
      let result = tryOut(engine, test);
      if (!composed.has(key)) {
        const first = perTest[test.id] ?? {};
        delete perTest[test.id];
        result = tryOut(engine, test);
        const again = perTest[test.id] ?? {};
        composed.set(
          key,
          Object.keys(first).filter((id) => !Object.hasOwn(again, id)),
        );
      }
      const covered = perTest[test.id] ?? {};
      for (const id of composed.get(key) ?? []) covered[id] = 1;
      perTest[test.id] = covered;
      return result;
    });
    writeFileSync(composingFile, JSON.stringify([...composed.values()].flat()));
    this.#mutation.currentTestId = undefined;
    return {
      status: DryRunStatus.Complete,
      tests: results,
      mutantCoverage: this.#mutation.mutantCoverage,
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const only = testFilter && new Set(testFilter);
    const latest = ({ id }: Test): number => this.#noticed.get(id) ?? -1;
    const wanted = this.#tests
      .filter(({ id }) => only?.has(id) ?? true)
      .sort((one, other) => latest(other) - latest(one));
    const { id } = activeMutant;
    if (this.#tried++ % renewAfter === 0) this.#kept = undefined;
    this.#composing ??= new Set(JSON.parse(readFileSync(composingFile, 'utf8')) as string[]);
    const aside = this.#composing.has(id);
    let tests = this.#tryAll(id, hitLimit, wanted, aside ? undefined : this.#kept);
    if (!aside && !this.#soundAfter(tests.at(-1)))
      // What an earlier mutant left behind must not be held against this one.
      tests = this.#tryAll(id, hitLimit, wanted, undefined);
    if (aside) this.#kept = undefined;
    const last = tests.at(-1);
    if (last?.status === TestStatus.Failed) this.#noticed.set(last.id, this.#tried);
    if (last?.status !== TestStatus.Failed) {
      const { fileName, location, mutatorName, replacement } = activeMutant;
      appendFileSync(
        livingFile,
        `${fileName}:${location.start.line + 1}:${location.start.column + 1}-${location.end.line + 1}:${location.end.column + 1} ${mutatorName} ${JSON.stringify(replacement)}\n`,
      );
    }
    const timeout = determineHitLimitReached(this.#mutation.hitCount, hitLimit);
    this.#mutation.activeMutant = undefined;
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests });
  }

  /** The vectors up to the first that fails, on an engine that is there or on a new one. */
  #tryAll(
    activeMutant: string,
    hitLimit: number | undefined,
    wanted: readonly Test[],
    kept: Engine | undefined,
  ): TestResult[] {
    Object.assign(this.#mutation, { activeMutant, hitCount: 0, hitLimit });
    const results: TestResult[] = [];
    try {
      const engine = kept ?? this.#fresh();
      this.#kept = engine;
      for (const test of wanted) {
        const result = tryOut(engine, test);
        results.push(result);
        if (result.status === TestStatus.Failed) break;
      }
    } catch (fault) {
      // It cannot even be loaded, or a vector ends in a bare error: that is noticed, too.
      const id = wanted[results.length]?.id ?? 'loading';
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
      return !test || !this.#kept || tryOut(this.#kept, test).status === TestStatus.Success;
    } catch {
      return false;
    } finally {
      Object.assign(this.#mutation, { activeMutant, hitCount });
    }
  }
}

function tryOut(engine: Engine, { id, vector }: Test): TestResult {
  const begun = performance.now();
  const verdict = engine.runVector(vector);
  const told = { id, name: id, timeSpentMs: Math.ceil(performance.now() - begun) };
  return verdict.status === 'fail'
    ? { ...told, status: TestStatus.Failed, failureMessage: verdict.message }
    : { ...told, status: TestStatus.Success };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'vectors', VectorsRunner)];
