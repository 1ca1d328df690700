// docs/hooks.md: frames and their steps, as the rules are composed, and the hooks that the door for module authors has, from their
// declarations; and those used most, into docs/writing-a-module.md.
import { readFileSync } from 'node:fs';
import type { AnyStep, CompiledFrame } from '../../src/kernel/index.js';
import { baseGame, bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import type { Files } from './files.js';
import { chaptersOfDoor, type DoorChapter } from './hooks/doors.js';
import { rulesOfStep, sayingOf } from './hooks/steps.js';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (words: readonly string[], between = ', '): string =>
  words.map((word) => `\`${word}\``).join(between);

const sorts: Readonly<Record<AnyStep['does'], string>> = {
  auto: 'the rules',
  decide: 'a player',
  chance: 'chance',
};

function stepRow(kind: string, step: AnyStep, before: string, module?: string): string {
  const offers = step.does === 'decide' ? code(step.offers.map(({ type }) => type)) : '';
  const open = step.does === 'decide' && step.open === true ? ', open' : '';
  const rules = code(rulesOfStep(kind, step, module), '<br>');
  return `| ${before}\`${step.name}\` | ${sorts[step.does]}${open} | ${rules} | ${offers} |`;
}

const heading = ['| step | carried out by | rules | offers |', '|---|---|---|---|'];

const stepsOf = ({ order, steps }: CompiledFrame): AnyStep[] =>
  order.flatMap((name) => steps[name]?.step ?? []);

function frameSection(frame: CompiledFrame, level: string, module?: string): string[] {
  const saying = sayingOf(frame.kind);
  const locals = saying?.locals.length ? ` It holds ${code(saying.locals)}.` : '';
  return [
    `${level} \`${frame.kind}\``,
    '',
    ...(saying ? [`${saying.says}${locals}`, ''] : []),
    ...heading,
    ...stepsOf(frame).map((step) => stepRow(frame.kind, step, '', module)),
    '',
  ];
}

/** What a module adds: frames of its own, and steps and actions in those of the base game. */
function moduleSection(id: string): string[] {
  const module = bundledModules[id];
  if (!module) return [];
  const needed = module.requires ?? [];
  const base = rulesetOf([...needed]).rules.frames;
  const frames = Object.values(rulesetOf([...needed, id]).rules.frames);
  const inserted = frames.flatMap((frame) => {
    const known = base[frame.kind];
    if (!known) return [];
    return stepsOf(frame).flatMap((step, at, all) => {
      if (known.steps[step.name]) return [];
      const former = all[at - 1];
      const place = `\`${frame.kind}\`, ${former ? `after \`${former.name}\`` : 'first'}: `;
      return [stepRow(frame.kind, step, place, id)];
    });
  });
  const own = frames.filter(({ kind }) => !base[kind]).flatMap((frame) => frameSection(frame, '####', id));
  if (inserted.length + own.length === 0) return [];
  return [`### ${module.title}`, '', ...(inserted.length > 0 ? [...heading, ...inserted, ''] : []), ...own];
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

/** The page as it should be. */
const hooksPage = (): string =>
  [
    '# Hooks, frames and steps',
    '',
    'What a module can take hold of. This page is written from the rules as they are composed and from their declarations (`npm run generate -- hooks`); [writing-a-module.md](writing-a-module.md) says how all of it is used.',
    '',
    '- [Hooks](#hooks), and the functions that stand beside them: all exports of `runebound-engine/second-edition/rules`, but for types and kinds of event ([events.md](events.md)).',
    '- [Frames](#frames) with their steps, in their order.',
    '- [What modules add](#what-modules-add) to them.',
    '',
    '## Hooks',
    '',
    'A query reads the state and returns a value; a command changes the state. Both are called like functions and wrapped with `override`. "Called in" names chapters of the rules and modules; "overridden by" names modules to learn from, in `src/second-edition/modules`. A function is called, and cannot be overridden.',
    '',
    ...chaptersOfDoor().flatMap(doorSection),
    '## Frames',
    '',
    'A step that is open lets what may be done at any time be done there too (`any time`). For a step that asks, the rule is the one that asks; for one that the rules carry out, those that stand in its code: none stands where a module takes its rules from its setting, nor where a step is only a place to go to.',
    '',
    ...Object.values(rulesetOf([]).rules.frames).flatMap((frame) => frameSection(frame, '###')),
    '## What modules add',
    '',
    `Each to ${baseGame.title}, with the modules that it requires.`,
    '',
    ...Object.keys(bundledModules).flatMap(moduleSection),
  ].join('\n');

const marks = { from: '<!-- Written by `npm run generate -- hooks`. -->\n', to: '<!-- To here. -->' };
const asManyAs = 24;

/** The frames of the base game, and the hooks that modules of the package override most, for the guide. */
function mostUsed(): string {
  const hooks = chaptersOfDoor()
    .flatMap((chapter) => chapter.hooks)
    .sort((a, b) => b.overridden.length - a.overridden.length || (a.name < b.name ? -1 : 1))
    .slice(0, asManyAs);
  return [
    '| frame | its steps |',
    '|---|---|',
    ...Object.values(rulesetOf([]).rules.frames).map(
      ({ kind, order }) => `| \`${kind}\` | ${order.join(', ')} |`,
    ),
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
    throw new Error(`docs/writing-a-module.md needs a place between ${marks.from} and ${marks.to}.`);
  return `${before}${marks.from}\n${mostUsed()}\n${marks.to}${after}`;
}

export const files = (): Files => ({ 'docs/hooks.md': hooksPage(), 'docs/writing-a-module.md': guide() });
