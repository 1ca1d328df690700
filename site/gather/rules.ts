import { cite, type Rule, rule, rulesOf } from 'runebound-engine/register';
import { type FiledVector, searched } from '../../scripts/trace/searched.js';
import { type CitedLine, linesCiting } from '../../scripts/trace.js';
import { grouped } from './grouped.js';
import { onGitHub, write } from './places.js';
import { chaptersOf, registers } from './register.js';
import { head, html, plain } from './text.js';

/* A page for every rule of the register: what it says, where the code cites it, which tests and vectors show it. */

/** What the page of a rule has in addition to its text. */
export interface Shown {
  readonly code: readonly CitedLine[];
  readonly tests: readonly CitedLine[];
  readonly vectors: readonly FiledVector[];
  /** Why nothing shows it, if it is not of play. */
  readonly excuse?: string;
  /** Rules that put it out of force while their module is in the game. */
  readonly replacedBy: readonly string[];
}

/** Where the files of vectors lie on the site. */
const vectorsAt = (path: string): string => `/${path}`;

/** What shows each rule of the register, by its id. */
export function shown(): ReadonlyMap<string, Shown> {
  const { sources, tests, vectors, excuses } = searched();
  const code = linesCiting(sources);
  const tested = linesCiting(tests);
  const all = registers.flatMap(({ name }) => rulesOf(name));
  return new Map(
    all.map(({ id }): [string, Shown] => {
      const excuse = excuses.notOfPlay[id];
      return [
        id,
        {
          code: code.get(id) ?? [],
          tests: tested.get(id) ?? [],
          vectors: vectors
            .filter(({ rules }) => rules.includes(id))
            // Vectors about this rule come before those that only touch it.
            .sort((a, b) => Number(b.id.startsWith(`${id}/`)) - Number(a.id.startsWith(`${id}/`))),
          ...(excuse === undefined ? {} : { excuse }),
          replacedBy: all.filter(({ replaces }) => replaces?.includes(id as never)).map((other) => other.id),
        },
      ];
    }),
  );
}

export const pageOf = (id: string): string => `/rules/${id}.md`;

const link = (id: string): string => `[${id}](${pageOf(id)})`;

/** Words of the register, with the ids in them as links. */
const linked = (text: string, known: ReadonlyMap<string, Shown>): string =>
  plain(text).replace(/[a-z0-9]+(?:[.-][a-z0-9]+)+/g, (id) => (known.has(id) ? link(id) : id));

const line = ({ path, line: at }: CitedLine): string => onGitHub(path, `#L${at}`);

/** Lines one by one, with what stands there. */
const linesOfCode = (lines: readonly CitedLine[]): string[] =>
  lines.map((cited) => {
    const short = cited.path.replace(/^src\//, '');
    return `- [${plain(`${short}:${cited.line}`)}](${line(cited)})<br><code v-pre>${html(cited.text.slice(0, 160))}</code>`;
  });

/** Files, with the numbers of their lines. */
const linesOfTests = (lines: readonly CitedLine[]): string[] =>
  [...grouped(lines, ({ path }) => path)].map(
    ([path, cited]) =>
      `- ${plain(path.replace(/^test\//, ''))}: ${cited.map((one) => `[${one.line}](${line(one)})`).join(', ')}`,
  );

const board = ({ id, title, path }: FiledVector): string =>
  `<VectorBoard file="${vectorsAt(path)}" id="${id}" title="${html(title)}" />`;

function section(title: string, lines: readonly string[], otherwise: string): string[] {
  return [`## ${title}`, '', ...(lines.length > 0 ? lines : [otherwise]), ''];
}

/** The page of a rule. */
export function ruleText(
  { id, section: where, kind, text, see = [], replaces = [], note }: Rule,
  known: ReadonlyMap<string, Shown>,
): string {
  const { code, tests, vectors, excuse, replacedBy } = known.get(id) as Shown;
  const { chapter, register } = chaptersOf(id);
  const lists: [string, readonly string[]][] = [
    ['See also', see],
    ['Puts out of force', replaces],
    ['Out of force with', replacedBy],
  ];
  return [
    `# ${id}`,
    '',
    `<p class="rule-place"><a href="./${register.name}.html#${chapter.anchor}">${html(register.title)}</a><br>${html(where)}</p>`,
    '',
    `<p class="rule-text">${html(text)}</p>`,
    '',
    `<p class="rule-kind"><span class="mark">${kind}</span></p>`,
    '',
    ...(note === undefined ? [] : ['::: info How it is read', linked(note, known), ':::', '']),
    ...(excuse === undefined ? [] : ['::: tip Not of play', plain(excuse), ':::', '']),
    ...lists.flatMap(([title, ids]) => (ids.length > 0 ? [`${title}: ${ids.map(link).join(', ')}`, ''] : [])),
    '<!-- not searched -->',
    '',
    ...(excuse === undefined || code.length > 0
      ? section('In the code', linesOfCode(code), 'No line carries it out by itself.')
      : []),
    ...(excuse === undefined || tests.length > 0
      ? section('In the tests', linesOfTests(tests), 'No test names it; vectors show it.')
      : []),
    ...(vectors.length > 0 ? section('Vectors', vectors.map(board), '') : []),
  ].join('\n');
}

/** All rules of a register, chapter by chapter. */
function registerText(name: string): string {
  const { title, chapters } = registers.find((register) => register.name === name) ?? {
    title: name,
    chapters: [],
  };
  return [
    `# ${plain(title)}`,
    '',
    'The words are ours; the terms, the names and the numbers are those of the rulebook.',
    '',
    ...chapters.flatMap(({ title: heading, anchor, rules }) => [
      `## ${plain(heading)} {#${anchor}}`,
      '',
      ...rules.map((id) => `- ${link(id)}<br>${plain(rule(id as never).text)}`),
      '',
    ]),
  ].join('\n');
}

/** Writes the pages of all rules, in the order of the register, and a page for each document. */
export function gatherRules(): void {
  const known = shown();
  for (const { name, title } of registers) {
    const rules = rulesOf(name);
    write(`rules/${name}.md`, `${head({ title, outline: [2, 2], search: false })}${registerText(name)}`);
    rules.forEach((one, at) => {
      const settings = {
        title: one.id,
        description: cite(one.id).text,
        prev: neighbour(rules[at - 1]),
        next: neighbour(rules[at + 1]),
      };
      write(pageOf(one.id).slice(1), `${head(settings)}${ruleText(one, known)}`);
    });
  }
  write('rules/index.md', indexText(known));
}

const neighbour = (there: Rule | undefined): object | false =>
  there === undefined ? false : { text: there.id, link: `/rules/${there.id}` };

function indexText(known: ReadonlyMap<string, Shown>): string {
  const all = [...known.values()];
  const vectors = new Set(all.flatMap((one) => one.vectors.map(({ id }) => id)));
  const rows = registers.map(({ name, title, chapters }) => {
    const rules = rulesOf(name);
    const boards = new Set(rules.flatMap(({ id }) => known.get(id)?.vectors.map((one) => one.id) ?? []));
    return `| [${plain(title)}](/rules/${name}.md) | ${chapters.length} | ${rules.length} | ${boards.size} |`;
  });
  return [
    head({ title: 'Rules', outline: false }),
    '# Rules',
    '',
    `Every statement of the rulebooks that an engine could get right or wrong, ${known.size} of them, each with a page of its own: what it says, how it is read, which lines of the code carry it out, and which tests and vectors show it. ${vectors.size} vectors can be played where they stand.`,
    '',
    '| document | chapters | rules | vectors |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '[How the register is written](/guides/register.md) and [how vectors are](/guides/conformance.md) stand in the guides. Any vector, yours too, can be played on [a board of its own](/play.md).',
    '',
  ].join('\n');
}
