// `npm run trace`: which rule of the register is cited by which code, and shown by which test and which conformance vector.
//
//   npm run trace -- --document advanced   a document, module or prefix of ids (may be given several times)
//   npm run trace -- --missing             only the rules that lack code, test or vector
//   npm run trace -- --json                the same as JSON
//   npm run trace -- --strict              exit code 1 if a rule of play lacks code or vector
//   npm run trace -- --quiet               only the figures and what is missing
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Rule, type RuleKind, rulesOf } from '../src/register/index.js';
import { searched } from './trace/searched.js';

/** What a family of ids may leave open in a template: `2e.combat.${type}-attack-roll` cites three rules. */
const families: Readonly<Record<string, readonly string[]>> = { type: ['ranged', 'melee', 'magic'] };

/** Parts joined by dots, words joined by hyphens; at least two parts. A dot at the end of a sentence stays outside. */
const idLike =
  /(?<![\w.-])[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+(?![\w-]|\.[a-z0-9]|\.?\$\{)/g;
const template = /(?<![\w.-])[a-z0-9.-]*\$\{(?:\w+\.)*(\w+)\}[a-z0-9.-]*(?![\w.$-])/g;

/**
 * Everything in the text that has the form of a rule id, templates of families expanded.
 *
 * An id must stand there whole: `2e.escape.fail-choice` and `2e.escape.fail-${reason}` do not cite `2e.escape.fail`.
 */
export function idsIn(text: string): Set<string> {
  const ids = new Set<string>();
  for (const match of text.matchAll(idLike)) ids.add(match[0]);
  for (const [whole, name] of text.matchAll(template)) {
    if (name === undefined || !Object.hasOwn(families, name)) continue;
    const open = /\$\{[\w.]+\}/;
    for (const word of families[name] ?? []) ids.add(whole.replace(open, word).replace(/\.+$/, ''));
  }
  return ids;
}

/** A file and what it says. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** What is known of one rule. */
export interface TraceRow {
  readonly id: string;
  readonly kind: RuleKind;
  /** Source files that cite it. */
  readonly code: readonly string[];
  /** Tests that show it. */
  readonly tests: readonly string[];
  /** Conformance vectors that show it, by their ids. */
  readonly vectors: readonly string[];
  /** Why it is not of play, if it is not. */
  readonly excuse?: string;
  /** Whether code ought to cite it, and does not. */
  readonly uncited: boolean;
  /** Whether a test or a vector ought to show it, and none does. */
  readonly unshown: boolean;
  /** Whether a vector ought to show it, and none does. */
  readonly noVector: boolean;
}

/** A vector, as far as the trace reads it. */
export interface VectorOfRules {
  readonly id: string;
  readonly rules: readonly string[];
}

/** Why a rule is not asked for code or vectors. */
export interface Excuses {
  /** Rules that are not of play. */
  readonly notOfPlay: Readonly<Record<string, string>>;
  /** Rules that only tests of this engine can show. */
  readonly testsOnly: Readonly<Record<string, string>>;
}

/** Worked examples and the contents of the box are shown by tests; no line of code carries them out. */
const needsNoCode: ReadonlySet<RuleKind> = new Set<RuleKind>(['example', 'component']);

/** One row a rule. */
export function trace(
  rules: readonly Rule[],
  sources: readonly SourceText[],
  tests: readonly SourceText[],
  vectors: readonly VectorOfRules[],
  { notOfPlay, testsOnly }: Excuses,
): TraceRow[] {
  const code = whereCited(sources);
  const shown = whereCited(tests);
  return rules.map(({ id, kind }) => {
    const excuse = Object.hasOwn(notOfPlay, id) ? notOfPlay[id] : undefined;
    const citedIn = code.get(id) ?? [];
    const shownIn = shown.get(id) ?? [];
    const showing = vectors.filter((vector) => vector.rules.includes(id)).map((vector) => vector.id);
    return {
      id,
      kind,
      code: citedIn,
      tests: shownIn,
      vectors: showing,
      ...(excuse === undefined ? {} : { excuse }),
      uncited: excuse === undefined && !needsNoCode.has(kind) && citedIn.length === 0,
      unshown: excuse === undefined && shownIn.length === 0 && showing.length === 0,
      noVector: excuse === undefined && showing.length === 0 && !Object.hasOwn(testsOnly, id),
    };
  });
}

function whereCited(files: readonly SourceText[]): Map<string, string[]> {
  const where = new Map<string, string[]>();
  for (const { path, text } of files) {
    for (const id of idsIn(text)) {
      const paths = where.get(id);
      if (paths) paths.push(path);
      else where.set(id, [path]);
    }
  }
  return where;
}

/** A line of a file, counted from 1. */
export interface CitedLine {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** The lines of these files that cite each rule. */
export function linesCiting(files: readonly SourceText[]): Map<string, CitedLine[]> {
  const where = new Map<string, CitedLine[]>();
  for (const { path, text } of files) {
    for (const [at, line] of text.split('\n').entries()) {
      for (const id of idsIn(line)) {
        const cited = { path, line: at + 1, text: line.trim() };
        const lines = where.get(id);
        if (lines) lines.push(cited);
        else where.set(id, [cited]);
      }
    }
  }
  return where;
}

/** How many rules ought to be cited, shown, and have vectors, and how many do. */
export function countRows(rows: readonly TraceRow[]) {
  const ofPlay = rows.filter(({ excuse }) => excuse === undefined);
  const toCite = ofPlay.filter(({ kind }) => !needsNoCode.has(kind));
  return {
    cited: toCite.filter(({ uncited }) => !uncited).length,
    toCite: toCite.length,
    shown: ofPlay.filter(({ unshown }) => !unshown).length,
    toShow: ofPlay.length,
    withVectors: ofPlay.filter(({ vectors }) => vectors.length > 0).length,
    testsOnly: ofPlay.filter(({ vectors, noVector }) => vectors.length === 0 && !noVector).length,
    excused: rows.length - ofPlay.length,
  };
}

function showRow({ id, kind, code, tests, vectors, excuse }: TraceRow, width: number): string {
  const list = (paths: readonly string[], folder: string) =>
    paths.map((path) => path.replace(`${folder}/`, '')).join(', ') || '-';
  const where = excuse
    ? `not of play: ${excuse}`
    : `${list(code, 'src')}  |  ${list(tests, 'test')}  |  ${vectors.length === 1 ? '1 vector' : `${vectors.length} vectors`}`;
  return `${id.padEnd(width)}  ${kind.padEnd(10)}  ${where}`;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      document: {
        type: 'string',
        multiple: true,
        default: [
          ...['second-edition', 'official-faq', 'second-edition-variants', 'advanced', 'island-of-dread'],
          ...['expansion-packs', 'third-edition'],
        ],
      },
      json: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  });
  const rules = values.document.flatMap((name) => {
    const found = rulesOf(name);
    if (found.length === 0) {
      console.error(`No document, module or prefix of rule ids is called "${name}".`);
      process.exit(2);
    }
    return found;
  });
  const { sources, tests, vectors, excuses } = searched();
  const rows = trace(rules, sources, tests, vectors, excuses);
  const counts = countRows(rows);
  const { cited, toCite, shown, toShow, withVectors, testsOnly, excused } = counts;
  const lacking = rows.filter(({ uncited, unshown, noVector }) => uncited || unshown || noVector);
  const wanted = values.missing ? lacking : values.quiet ? [] : rows;
  if (values.json) {
    console.log(JSON.stringify({ rules: wanted, ...counts }, null, 2));
  } else {
    const width = Math.max(0, ...wanted.map(({ id }) => id.length));
    for (const row of wanted) console.log(showRow(row, width));
    const list = (title: string, ids: string[]) => {
      if (ids.length > 0)
        console.log(`\n${title} (${ids.length}):\n${ids.map((id) => `  ${id}`).join('\n')}`);
    };
    const missing = (test: (row: TraceRow) => boolean) => rows.filter(test).map(({ id }) => id);
    if (!values.missing) {
      list(
        'Neither code nor test',
        missing(({ uncited, unshown }) => uncited && unshown),
      );
      list(
        'No code',
        missing(({ uncited, unshown }) => uncited && !unshown),
      );
      list(
        'No test',
        missing(({ uncited, unshown }) => !uncited && unshown),
      );
      list(
        'No vector',
        missing(({ noVector }) => noVector),
      );
    }
    const tested = testsOnly > 0 ? ` (${testsOnly} shown by tests only)` : '';
    console.log(
      `\ncited ${cited}/${toCite}, shown ${shown}/${toShow}, with vectors ${withVectors}/${toShow}${tested}, excused ${excused}`,
    );
  }
  if (values.strict && lacking.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
