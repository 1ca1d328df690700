// docs/hooks.md and docs/hooks-third-edition.md: frames and their steps, as the rules are composed, and the hooks that the door for module
// authors has, from their declarations; and those used most, into docs/writing-a-module.md.
import { readFileSync } from 'node:fs';
import type { AnyStep, CompiledFrame } from '../../src/kernel/index.js';
import { baseGame, bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { basePlay } from '../../src/third-edition/base/module.js';
import { rulesetOf as scenarioRules, scenarios } from '../../src/third-edition/bundled.js';
import { composeRuleset as composeThirdEdition } from '../../src/third-edition/compose.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import type { Files } from './files.js';
import { chaptersOfDoor, type DoorChapter } from './hooks/doors.js';
import { type Sources, sourcesOf } from './hooks/sources.js';
import { type Sayings, sayingsOf } from './hooks/steps.js';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (words: readonly string[], between = ', '): string =>
  words.map((word) => `\`${word}\``).join(between);

const sorts: Readonly<Record<AnyStep['does'], string>> = {
  auto: 'the rules',
  decide: 'a player',
  chance: 'chance',
};

/** What a page is made of. */
interface Edition {
  readonly id: string;
  readonly title: string;
  /** The frames of the base game. */
  readonly base: Frames;
  /** What changes it, with its frames before and after. */
  readonly modules: readonly Module[];
  readonly sources: Sources;
  readonly sayings: Sayings;
}

type Frames = Readonly<Record<string, CompiledFrame>>;

interface Module {
  readonly id: string;
  readonly title: string;
  readonly before: Frames;
  readonly after: Frames;
}

function editionOf(id: string, title: string, base: Frames, modules: readonly Module[]): Edition {
  const sources = sourcesOf(id);
  return { id, title, base, modules, sources, sayings: sayingsOf(sources) };
}

const second = editionOf(
  'second-edition',
  baseGame.title,
  rulesetOf([]).rules.frames,
  Object.entries(bundledModules).map(([id, { title, requires = [] }]) => ({
    id,
    title,
    before: rulesetOf([...requires]).rules.frames,
    after: rulesetOf([...requires, id]).rules.frames,
  })),
);

const withoutScenario = composeThirdEdition([], [theBox]).rules.frames;

const third = editionOf(
  'third-edition',
  basePlay.title,
  withoutScenario,
  Object.entries(scenarios).map(([id, { module }]) => ({
    id,
    title: module.title,
    before: withoutScenario,
    after: scenarioRules(id).rules.frames,
  })),
);

function stepRow({ sayings }: Edition, kind: string, step: AnyStep, before: string, module?: string): string {
  const offers = step.does === 'decide' ? code(step.offers.map(({ type }) => type)) : '';
  const open = step.does === 'decide' && step.open === true ? ', open' : '';
  const rules = code(sayings.rulesOfStep(kind, step, module), '<br>');
  return `| ${before}\`${step.name}\` | ${sorts[step.does]}${open} | ${rules} | ${offers} |`;
}

const heading = ['| step | carried out by | rules | offers |', '|---|---|---|---|'];

const stepsOf = ({ order, steps }: CompiledFrame): AnyStep[] =>
  order.flatMap((name) => steps[name]?.step ?? []);

function frameSection(edition: Edition, frame: CompiledFrame, level: string, module?: string): string[] {
  const saying = edition.sayings.sayingOf(frame.kind);
  const locals = saying?.locals.length ? ` It holds ${code(saying.locals)}.` : '';
  return [
    `${level} \`${frame.kind}\``,
    '',
    ...(saying ? [`${saying.says}${locals}`, ''] : []),
    ...heading,
    ...stepsOf(frame).map((step) => stepRow(edition, frame.kind, step, '', module)),
    '',
  ];
}

/** What a module adds: frames of its own, and steps and actions in those of the base game. */
function moduleSection(edition: Edition, { id, title, before, after }: Module): string[] {
  const frames = Object.values(after);
  const inserted = frames.flatMap((frame) => {
    const known = before[frame.kind];
    if (!known) return [];
    return stepsOf(frame).flatMap((step, at, all) => {
      if (known.steps[step.name]) return [];
      const former = all[at - 1];
      const place = `\`${frame.kind}\`, ${former ? `after \`${former.name}\`` : 'first'}: `;
      return [stepRow(edition, frame.kind, step, place, id)];
    });
  });
  const own = frames
    .filter(({ kind }) => !before[kind])
    .flatMap((frame) => frameSection(edition, frame, '####', id));
  if (inserted.length + own.length === 0) return [];
  return [`### ${title}`, '', ...(inserted.length > 0 ? [...heading, ...inserted, ''] : []), ...own];
}

const few = 4;

/** Some of these places, and how many more there are. */
const where = (places: readonly string[]): string =>
  places.length <= few + 1
    ? places.join(', ')
    : `${places.slice(0, few).join(', ')} and ${places.length - few} more`;

const doorSection = ({ title, hooks, helpers }: DoorChapter): string[] => [
  `### ${title}`,
  '',
  ...(hooks.length > 0
    ? [
        '| hook | | what it answers or does | called in | overridden by |',
        '|---|---|---|---|---|',
        ...hooks.map(
          ({ call, sort, says, asked, overridden }) =>
            `| ${cell(code([call]))} | ${sort} | ${cell(says)} | ${where(asked)} | ${where(overridden)} |`,
        ),
        '',
      ]
    : []),
  ...(helpers.length > 0
    ? [
        '| function | what it gives or does |',
        '|---|---|',
        ...helpers.map(({ call, says }) => `| ${cell(code([call]))} | ${cell(says)} |`),
        '',
      ]
    : []),
];

/** A page as it should be. */
const hooksPage = (edition: Edition): string =>
  [
    `# Hooks, frames and steps${edition === second ? '' : ' of Third Edition'}`,
    '',
    'What a module can take hold of. This page is written from the rules as they are composed and from their declarations (`npm run generate -- hooks`); [writing-a-module.md](writing-a-module.md) says how all of it is used.',
    '',
    `- [Hooks](#hooks), and the functions that stand beside them: all exports of \`runebound-engine/${edition.id}/rules\`, but for types and kinds of event${edition === second ? ' ([events.md](events.md))' : ''}.`,
    '- [Frames](#frames) with their steps, in their order.',
    '- [What modules add](#what-modules-add) to them.',
    '',
    '## Hooks',
    '',
    `A query reads the state and returns a value; a command changes the state. Both are called like functions and wrapped with \`override\`. "Called in" names chapters of the rules and modules; "overridden by" names modules to learn from, in \`src/${edition.id}/${edition === second ? 'modules' : 'scenarios'}\`. A function is called, and cannot be overridden.`,
    '',
    ...chaptersOfDoor(edition.sources).flatMap(doorSection),
    '## Frames',
    '',
    'A step that is open lets what may be done at any time be done there too (`any time`). For a step that asks, the rule is the one that asks; for one that the rules carry out, those that stand in its code: none stands where a module takes its rules from its setting, nor where a step is only a place to go to.',
    '',
    ...Object.values(edition.base).flatMap((frame) => frameSection(edition, frame, '###')),
    '## What modules add',
    '',
    `Each to ${edition.title}, with the modules that it requires.`,
    '',
    ...edition.modules.flatMap((module) => moduleSection(edition, module)),
  ].join('\n');

const marks = { from: '<!-- Written by `npm run generate -- hooks`. -->\n', to: '<!-- To here. -->' };
const asManyAs = 24;

/** The frames of the base game, and the hooks that modules of the package override most, for the guide. */
function mostUsed(): string {
  const hooks = chaptersOfDoor(second.sources)
    .flatMap((chapter) => chapter.hooks)
    .sort((a, b) => b.overridden.length - a.overridden.length || (a.name < b.name ? -1 : 1))
    .slice(0, asManyAs);
  return [
    '| frame | its steps |',
    '|---|---|',
    ...Object.values(second.base).map(({ kind, order }) => `| \`${kind}\` | ${order.join(', ')} |`),
    '',
    'The hooks that the modules of the package override most:',
    '',
    '| hook | | what it answers or does |',
    '|---|---|---|',
    ...hooks.map(({ name, sort, says }) => `| \`${name}\` | ${sort} | ${cell(says)} |`),
    '',
  ].join('\n');
}

/** The guide with this section in the place of the one that it has. */
function guide(): string {
  const text = readFileSync(new URL('../../docs/writing-a-module.md', import.meta.url), 'utf8');
  const [before, section] = text.split(marks.from);
  const [, after] = section?.split(marks.to) ?? [];
  if (after === undefined)
    throw new Error(`docs/writing-a-module.md: It needs a place between ${marks.from} and ${marks.to}.`);
  return `${before}${marks.from}\n${mostUsed()}\n${marks.to}${after}`;
}

export const files = (): Files => ({
  'docs/hooks.md': hooksPage(second),
  'docs/hooks-third-edition.md': hooksPage(third),
  'docs/writing-a-module.md': guide(),
});
