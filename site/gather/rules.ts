import { bundledModules } from 'runebound-engine';
import { cite, type Rule, rule, rulesOf } from 'runebound-engine/register';
import { rulesetOf, scenarioIds } from 'runebound-engine/third-edition';
import { wordsOf } from 'runebound-engine/third-edition/words';
import { type FiledVector, searched } from '../../scripts/trace/searched.js';
import { type CitedLine, linesCiting } from '../../scripts/trace.js';
import { grouped } from './grouped.js';
import { onGitHub, write } from './places.js';
import { questionOf, questions, questionsOfThird } from './questions.js';
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
  /** Rules that name it as one to see also. */
  readonly seenFrom: readonly string[];
}

/** The scenarios of Third Edition: the folder of each, its title, and how the ids of its rules begin. */
const scenarios = scenarioIds.map((id) => ({
  id,
  title: wordsOf(rulesetOf(id)).name('module', id),
  begins: `3e.${id === 'ascendance-of-margath' ? 'margath' : id}.`,
}));

/** The module or scenario that has these rules, by the ids of the rules: its title. */
const moduleOf: ReadonlyMap<string, string> = new Map([
  ...Object.values(bundledModules).flatMap(({ id, title }) =>
    rulesOf(id).map((one): [string, string] => [one.id, title]),
  ),
  ...scenarios.flatMap(({ title, begins }) =>
    rulesOf('third-edition').flatMap(({ id }): [string, string][] =>
      id.startsWith(begins) ? [[id, title]] : [],
    ),
  ),
]);

/** The modules of Second Edition and the scenarios of Third Edition by the folder or file that has their rules. */
const moduleAt: ReadonlyMap<string, string> = new Map(
  [...Object.values(bundledModules), ...scenarios].map(({ id, title }) => [id, title]),
);

/** Where the files of vectors lie on the site. */
const vectorsAt = (path: string): string => `/${path}`;

/** Which rules name each rule in one of their lists. */
function backwards(
  all: readonly Rule[],
  named: (rule: Rule) => readonly string[] | undefined,
): ReadonlyMap<string, readonly string[]> {
  const pairs = all.flatMap((rule) => (named(rule) ?? []).map((to) => ({ from: rule.id, to })));
  const byTarget = grouped(pairs, ({ to }) => to);
  return new Map([...byTarget].map(([to, found]) => [to, found.map(({ from }) => from)]));
}

/** What shows each rule of the register, by its id. */
export function shown(): ReadonlyMap<string, Shown> {
  const { sources, tests, vectors, excuses } = searched();
  const code = linesCiting(sources);
  const tested = linesCiting(tests);
  const all = registers.flatMap(({ name }) => rulesOf(name));
  const replacing = backwards(all, ({ replaces }) => replaces);
  const seeing = backwards(all, ({ see }) => see);
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
          replacedBy: replacing.get(id) ?? [],
          seenFrom: seeing.get(id) ?? [],
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

const section = (title: string, lines: readonly string[]): string[] => [`## ${title}`, '', ...lines, ''];

/** Where a rule is decided that no line cites: by the lines of the rules that it goes with, or by the content of the box. */
function decidedElsewhere({ kind, see = [] }: Rule, known: ReadonlyMap<string, Shown>): string[] {
  const through = see.filter((id) => (known.get(id)?.code.length ?? 0) > 0);
  const lead =
    kind === 'example'
      ? 'An example: it is worked by the rules it shows, and its tests and vectors work it through.'
      : 'It says what is in the box: cards, counters and board are data, and its tests and vectors count them.';
  return [
    lead,
    '',
    ...through.flatMap((id) => [`Through ${link(id)}:`, '', ...linesOfCode(known.get(id)?.code ?? []), '']),
  ];
}

/** What each module or scenario changes of a rule: by rules of its own, and by lines that deal with it. */
function modulesText({ id }: Rule, { replacedBy, seenFrom, code }: Shown): string[] {
  const changes: { readonly module: string; readonly text: string }[] = [];
  const own = moduleOf.get(id);
  const add = (module: string | undefined, text: string) => {
    if (module !== undefined && module !== own) changes.push({ module, text });
  };
  for (const one of replacedBy) add(moduleOf.get(one), `${link(one)} puts it out of force`);
  for (const one of seenFrom)
    if (!replacedBy.includes(one)) add(moduleOf.get(one), `${link(one)} refers to it`);
  for (const cited of code) {
    const [, folder = ''] = /\/(?:modules|scenarios)\/([^/.]+)/.exec(cited.path) ?? [];
    add(
      moduleAt.get(folder),
      `[${plain(`${cited.path.replace(/^src\//, '')}:${cited.line}`)}](${line(cited)})`,
    );
  }
  return [...grouped(changes, ({ module }) => module)].map(
    ([module, found]) => `- ${plain(module)}: ${found.map(({ text }) => text).join(', ')}`,
  );
}

/** The page of a rule. */
export function ruleText(rule: Rule, known: ReadonlyMap<string, Shown>): string {
  const { id, section: where, kind, text, see = [], replaces = [], note } = rule;
  const shown = known.get(id) as Shown;
  const { code, tests, vectors, excuse, replacedBy, seenFrom } = shown;
  const question = questionOf(id);
  const inModules = modulesText(rule, shown);
  const { chapter, register } = chaptersOf(id);
  const lists: [string, readonly string[]][] = [
    ['See also', see],
    ['Puts out of force', replaces],
    ['Out of force with', replacedBy],
    ['Referred to by', seenFrom.filter((other) => !see.includes(other as never))],
  ];
  return [
    `# ${id}`,
    '',
    `<p class="rule-place"><a href="./${register.name}.html#${chapter.anchor}">${html(register.title)}</a><br>${html(where)}</p>`,
    '',
    ...(question === undefined ? [] : [`<p class="rule-question">${html(question)}</p>`, '']),
    `<p class="rule-text">${html(text)}</p>`,
    '',
    `<p class="rule-kind"><span class="mark">${kind}</span></p>`,
    '',
    ...(note === undefined ? [] : ['::: info How it is read', linked(note, known), ':::', '']),
    ...(excuse === undefined ? [] : ['::: tip Not of play', plain(excuse), ':::', '']),
    ...lists.flatMap(([title, ids]) => (ids.length > 0 ? [`${title}: ${ids.map(link).join(', ')}`, ''] : [])),
    '<!-- not searched -->',
    '',
    ...(inModules.length > 0
      ? section(id.startsWith('3e.') ? 'With scenarios' : 'With modules', inModules)
      : []),
    ...(code.length > 0 ? section('In the code', linesOfCode(code)) : []),
    ...(excuse === undefined && code.length === 0
      ? section('Where it is decided', decidedElsewhere(rule, known))
      : []),
    ...(excuse === undefined || tests.length > 0
      ? section(
          'In the tests',
          tests.length > 0 ? linesOfTests(tests) : ['No test names it; vectors show it.'],
        )
      : []),
    ...(vectors.length > 0 ? section('Vectors', vectors.map(board)) : []),
  ].join('\n');
}

/** A rule in a list: its id, the question it answers if it is one of the FAQ, and what it says. */
function entry(id: string): string {
  const question = questionOf(id);
  return `- ${link(id)}<br>${question === undefined ? '' : `**${plain(question)}**<br>`}${plain(rule(id as never).text)}`;
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
      ...rules.map(entry),
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
        title: questionOf(one.id) ?? one.id,
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

const askedIn = (list: Readonly<Record<string, string>>): string[] =>
  Object.entries(list).map(([id, question]) => `- [${plain(question)}](${pageOf(id)})`);

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
    '## Questions of the FAQ of Second Edition',
    '',
    ...askedIn(questions),
    '',
    '## Questions about Third Edition',
    '',
    'It has no FAQ of the publisher in the register. These are answered by its rules, and where they are unclear by how we read them.',
    '',
    ...askedIn(questionsOfThird),
    '',
    '[How the register is written](/guides/register.md) and [how vectors are](/guides/conformance.md) stand in the guides. Any vector, yours too, can be played on [a board of its own](/vectors.md).',
    '',
  ].join('\n');
}
