import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runVectors, type VectorOptions, type Verdict } from '../conformance/index.js';
import { EngineError, InvalidVectorError, type Problem } from '../kernel/index.js';
import { bundledVectors, filesIn, problemLine, readJson } from './files.js';

/** What came of one file: a verdict for each vector, or what is wrong with the file. */
export interface FileReport {
  readonly file: string;
  readonly verdicts: readonly Verdict[];
  readonly problems: readonly string[];
}

/** What came of a run. */
export interface ConformanceReport {
  /** Whether everything that could be run passed, and there was something to run. */
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly notApplicable: number;
  readonly files: readonly FileReport[];
}

/** Runs the vectors of files and of folders, with all folders in them; those of the package if no path is given. */
export function runConformance(
  paths: string | readonly string[] = [],
  options: VectorOptions = {},
): ConformanceReport {
  const named = typeof paths === 'string' ? [paths] : paths;
  const roots = named.length === 0 ? [bundledVectors] : [...new Set(named)];
  const files = roots.flatMap((root) => {
    const { found, unreadable } = filesOf(root);
    const inside = [...found.map((file) => reportOf(file, root, options)), ...unreadable];
    // Of several paths each file is told with the one that it was found by.
    return roots.length === 1
      ? inside
      : inside.map((report) => ({ ...report, file: report.file === root ? root : join(root, report.file) }));
  });
  const verdicts = files.flatMap((file) => file.verdicts);
  const count = (status: Verdict['status']): number => verdicts.filter((one) => one.status === status).length;
  const failed = count('fail') + files.filter((file) => file.problems.length > 0).length;
  return {
    ok: failed === 0 && files.length > 0,
    passed: count('pass'),
    failed,
    notApplicable: count('not-applicable'),
    files,
  };
}

function filesOf(path: string): { found: string[]; unreadable: FileReport[] } {
  if (!existsSync(path)) return { found: [], unreadable: [] };
  if (!statSync(path).isDirectory()) return { found: [path], unreadable: [] };
  const { files, unreadable } = filesIn(
    path,
    (name) => name.endsWith('.json') && !name.endsWith('.schema.json') && !/(^|\/)content\//.test(name),
  );
  return {
    found: files.map((name) => join(path, name)),
    unreadable: unreadable.map(({ folder, reason }) => ({
      file: `${folder || '.'}/`,
      verdicts: [],
      problems: [`The folder ${reason}.`],
    })),
  };
}

function reportOf(file: string, root: string, options: VectorOptions): FileReport {
  const name = relative(root, file).replaceAll('\\', '/') || file;
  const unfit = (problems: readonly Problem[]): FileReport => ({
    file: name,
    verdicts: [],
    problems: problems.map(problemLine),
  });
  const read = readJson(file);
  if ('problem' in read) return unfit([read.problem]);
  try {
    return { file: name, verdicts: runVectors(read.value, options), problems: [] };
  } catch (error) {
    if (error instanceof InvalidVectorError) return unfit(error.problems);
    if (error instanceof EngineError) return unfit([{ path: '', message: error.message }]);
    throw error;
  }
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 600 ? `${text.slice(0, 600)} …` : text;
};

function linesOf(verdict: Verdict): string[] {
  const head = `${verdict.id}  ${verdict.title}`;
  if (verdict.status === 'pass') return [`  pass            ${head}`];
  if (verdict.status === 'not-applicable')
    return [`  not applicable  ${head}`, `                  ${verdict.reason}`];
  const { step, message, problems = [] } = verdict;
  return [
    `  FAIL            ${head}`,
    `                  ${step === null ? 'the position' : `steps/${step}`}: ${message}`,
    ...problems.map((problem) => `                  ${problemLine(problem)}`),
    ...('expected' in verdict ? [`                  expected  ${short(verdict.expected)}`] : []),
    ...('actual' in verdict ? [`                  actual    ${short(verdict.actual)}`] : []),
    ...(verdict.waiting ? [`                  waiting   ${short(verdict.waiting)}`] : []),
  ];
}

/** A run in lines for people: a line a file, and everything that did not pass; `all` lists what passed too. */
export function conformanceLines(
  { files, passed, failed, notApplicable }: ConformanceReport,
  all: boolean,
): string[] {
  if (files.length === 0) return ['There are no vectors here: give a .json file, or a folder with some.'];
  const body = files.flatMap(({ file, verdicts, problems }) => [
    `${file}: ${problems.length > 0 ? 'cannot be run' : `${verdicts.length} ${verdicts.length === 1 ? 'vector' : 'vectors'}`}`,
    ...problems.map((problem) => `  ${problem}`),
    ...verdicts.filter(({ status }) => all || status !== 'pass').flatMap(linesOf),
  ]);
  return [...body, `${passed} passed, ${failed} failed, ${notApplicable} not applicable`];
}
