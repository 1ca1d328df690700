// docs/events.md, every kind of event, and the types of events, from the declarations that the rules emit by.
import { type EventWord, vocabularyOf } from '../../src/conformance/index.js';
import type { Detail } from '../../src/kernel/index.js';
import { baseGame, bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { eventTypes } from './event-types.js';
import type { Files } from './files.js';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function sort({ kind, words, list = 0, nullable, optional }: Detail): string {
  const one = words ? words.map((word) => `\`${word}\``).join(', ') : kind;
  const many = list === 0 ? one : list === 1 ? `list of ${one}` : `list of lists of ${one}`;
  return `${many}${nullable ? ' or `null`' : ''}${optional ? ', may be missing' : ''}`;
}

const told = ({ details }: EventWord): string =>
  Object.entries(details)
    .map(([name, detail]) => `\`${name}\` (${sort(detail)}): ${detail.meaning}`)
    .join('<br>');

const cited = (rules: EventWord['rules']): string =>
  rules === 'any' ? 'any' : rules.map((id) => `\`${id}\``).join('<br>');

const row = ([type, word]: readonly [string, EventWord]): string =>
  `| \`${type}\` | ${cell(word.meaning)} | ${cell(told(word))} | ${cited(word.rules)} |`;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

function chapter(title: string, events: Readonly<Record<string, EventWord>>): string[] {
  const rows = Object.entries(events).sort(byName);
  if (rows.length === 0) return [];
  return [
    `## ${title}`,
    '',
    '| event | what has happened | what it tells | rules |',
    '|---|---|---|---|',
    ...rows.map(row),
    '',
  ];
}

/** What a module adds to the base game: kinds of its own, and rules of its own for others. */
function chapterOf(id: string): string[] {
  const module = bundledModules[id];
  if (!module) return [];
  const base = vocabularyOf(rulesetOf([])).events;
  const all = Object.entries(vocabularyOf(rulesetOf([...(module.requires ?? []), id])).events);
  const own = chapter(module.title, Object.fromEntries(all.filter(([type]) => !base[type])));
  const further = all
    .sort(byName)
    .map(([type, { rules }]) => {
      const known = base[type]?.rules ?? 'any';
      return [
        type,
        known === 'any' || rules === 'any' ? [] : rules.filter((rule) => !known.includes(rule)),
      ] as const;
    })
    .filter(([, rules]) => rules.length > 0);
  if (further.length === 0) return own;
  return [
    ...(own.length > 0 ? own : [`## ${module.title}`, '']),
    'Rules of its own for events of the base game:',
    '',
    '| event | rules |',
    '|---|---|',
    ...further.map(([type, rules]) => `| \`${type}\` | ${cited(rules)} |`),
    '',
  ];
}

/** The page as it should be. */
const eventsPage = (): string =>
  [
    '# Events',
    '',
    'What `transition` and `startGame` report, and what simulations tell their listeners. This page is written from the declarations that the rules emit by (`npm run generate -- events`), as are the TypeScript types and `conformance/content/vocabulary.json`.',
    '',
    "Every event has a `type` and the `rule` by which it happened. Its type says what else it tells: `if (event.type === 'wounds/taken') event.amount` is a number. Each kind has a type of that name in `runebound-engine/second-edition`: this one is a `WoundsTaken`. The rules named here are those that the rules of the edition cite; a module may speak for one of them in its own words, and a module of your own may bring events and rules of its own (`events` and `cites` of a module).",
    '',
    ...chapter(baseGame.title, vocabularyOf(rulesetOf([])).events),
    ...Object.keys(bundledModules).flatMap(chapterOf),
  ].join('\n');

export const files = (): Files => ({
  'docs/events.md': eventsPage(),
  'src/second-edition/event-types.ts': eventTypes(),
});
