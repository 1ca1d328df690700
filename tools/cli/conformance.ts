import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { runVectors, type VectorOptions, type Verdict } from '../../src/conformance/index.js';
import { manifestOf } from '../../src/conformance/manifest.js';
import { EngineError, InvalidVectorError, type Problem } from '../../src/kernel/index.js';
import { protocolVersion } from '../../src/protocol/index.js';
import { filesIn, problemLine, readJson, write } from './files.js';
import { many, version } from './terminal.js';

type FileReport = ReturnType<typeof verdictsOf>;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The bundled vectors by path: in one file beside the built command, or in the folders of the repository. */
function bundledVectors(): Readonly<Record<string, unknown>> {
  const packed = here('../vectors.json.br');
  if (existsSync(packed)) return JSON.parse(brotliDecompressSync(readFileSync(packed)).toString('utf8'));
  const folder = here('../../conformance');
  return Object.fromEntries(
    filesOf(folder).found.map((file) => [
      nameOf(file, folder),
      JSON.parse(readFileSync(file, 'utf8')) as unknown,
    ]),
  );
}

const manifestName = 'manifest.json';

/** The manifest is not counted. */
export function writeVectors(folder: string): number {
  const vectors = bundledVectors();
  const texts = Object.entries(vectors).map(([name, value]) => [name, written(value)] as const);
  const hash = createHash('sha256');
  for (const [, text] of texts) hash.update(text);
  const sha256 = hash.digest('hex');
  const manifest = manifestOf(vectors, { version, protocol: protocolVersion, sha256 });
  for (const [name, text] of [...texts, [manifestName, written(manifest)] as const])
    write(join(folder, name), text, true);
  return texts.length;
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

export function runConformance(paths: string | readonly string[] = [], options: VectorOptions = {}) {
  const named = typeof paths === 'string' ? [paths] : paths;
  const roots = [...new Set(named)];
  const bundled = named.length > 0 ? [] : Object.entries(bundledVectors());
  const ofPackage = bundled.map(([name, value]) => verdictsOf(name, value, options));
  const ofPaths = roots.flatMap((root) => {
    const { found, unreadable } = filesOf(root);
    const inside = [...found.map((file) => reportOf(file, root, options)), ...unreadable];
    return roots.length === 1
      ? inside
      : inside.map((report) => ({ ...report, file: report.file === root ? root : join(root, report.file) }));
  });
  const files = [...ofPackage, ...ofPaths];
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
    (name) =>
      name.endsWith('.json') &&
      !name.endsWith('.schema.json') &&
      name !== manifestName &&
      !/(^|\/)content\//.test(name),
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

const nameOf = (file: string, root: string): string => relative(root, file).replaceAll('\\', '/') || file;

const unfit = (file: string, problems: readonly Problem[]) => ({
  file,
  verdicts: [] as readonly Verdict[],
  problems: problems.map(problemLine),
});

function reportOf(file: string, root: string, options: VectorOptions): FileReport {
  const name = nameOf(file, root);
  const read = readJson(file);
  return 'problem' in read ? unfit(name, [read.problem]) : verdictsOf(name, read.value, options);
}

function verdictsOf(file: string, value: unknown, options: VectorOptions) {
  try {
    return { file, verdicts: runVectors(value, options), problems: [] };
  } catch (error) {
    if (error instanceof InvalidVectorError) return unfit(file, error.problems);
    if (error instanceof EngineError) return unfit(file, [{ path: '', message: error.message }]);
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

/** A line for each file, and each vector that did not pass; `all` also lists those that passed. */
export function conformanceLines(
  { files, passed, failed, notApplicable }: ReturnType<typeof runConformance>,
  all: boolean,
): string[] {
  if (files.length === 0) return ['There are no vectors here: give a .json file, or a folder with some.'];
  const body = files.flatMap(({ file, verdicts, problems }) => [
    `${file}: ${problems.length > 0 ? 'cannot be run' : many(verdicts.length, 'vector')}`,
    ...problems.map((problem) => `  ${problem}`),
    ...verdicts.filter(({ status }) => all || status !== 'pass').flatMap(linesOf),
  ]);
  return [...body, `${passed} passed, ${failed} failed, ${notApplicable} not applicable`];
}
