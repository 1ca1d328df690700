// docs/events.md, every kind of event, and the types of events, from the declarations that the rules emit by.
import { type EventWord, vocabularyOf } from '../../src/conformance/index.js';
import type { Detail } from '../../src/kernel/index.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { scenarioIds, scenarios, rulesetOf as thirdEdition } from '../../src/third-edition/bundled.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import { saveChecks } from '../../src/third-edition/saves/checks.js';
import { shownOf } from './event-kinds.js';
import { eventTypes } from './event-types.js';
import type { Files } from './files.js';
import { type Group, groups, type Shown } from './shown.js';

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

/** What a module or the base game brings: its title, for all but the base game, and its kinds. */
interface Part {
  readonly title: string;
  readonly events: Readonly<Record<string, EventWord>>;
}

const asWritten = (text: string): string => text.replace(/\{(\w+)\}/g, '`$1`');

const moved = ({ moves }: Shown): string =>
  moves.map(({ what, from, to }) => asWritten(`${what}: ${from} → ${to}`)).join('<br>');

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** The events of an edition that show one thing. */
function chapter(
  title: string,
  parts: readonly Part[],
  group: Group,
  shown: Readonly<Record<string, Shown>>,
): string[] {
  const rows = parts.flatMap(({ title: module, events }) =>
    Object.entries(events)
      .sort(byName)
      .flatMap(([type, word]) => {
        const of = shown[type];
        if (of === undefined) throw new Error(`No declaration says what the event ${type} shows.`);
        if (of.shows !== group) return [];
        const name = module === '' ? '' : `<br>${module}`;
        return [
          `| \`${type}\`${name} | ${cell(word.meaning)} | ${cell(moved(of))} | ${cell(told(word))} | ${cited(word.rules)} |`,
        ];
      }),
  );
  return rows.length === 0
    ? []
    : [
        `### ${title}`,
        '',
        '| event | what has happened | moves: from → to | what it tells | rules |',
        '|---|---|---|---|---|',
        ...rows,
        '',
      ];
}

const beyond = (all: Part['events'], there: Part['events']): Part['events'] =>
  Object.fromEntries(Object.entries(all).filter(([type]) => !Object.hasOwn(there, type)));

/** Each part with the kinds that no earlier one has. */
function partsOf(first: Part['events'], others: readonly Part[]): readonly Part[] {
  let known = first;
  return [
    { title: '', events: first },
    ...others.map(({ title, events }) => {
      const own = beyond(events, known);
      known = { ...known, ...own };
      return { title, events: own };
    }),
  ];
}

/** The rules of its own by which a module lets events of the base game happen. */
function furtherRules({ title, events }: Part, base: Part['events']): readonly string[] {
  return Object.entries(events)
    .sort(byName)
    .flatMap(([type, { rules }]) => {
      const known = base[type]?.rules ?? 'any';
      const further = known === 'any' || rules === 'any' ? [] : rules.filter((rule) => !known.includes(rule));
      return further.length === 0 ? [] : [`| ${title} | \`${type}\` | ${cited(further)} |`];
    });
}

const eventsOf = (ruleset: Parameters<typeof vocabularyOf>[0]): Part['events'] =>
  vocabularyOf(ruleset).events;

/** The page as it should be. */
function eventsPage(): string {
  const base = eventsOf(rulesetOf([]));
  const modules = Object.values(bundledModules).map(({ id, title, requires = [] }) => ({
    title,
    events: eventsOf(rulesetOf([...requires, id])),
  }));
  const scenariosOfThird = scenarioIds.map((id) => ({
    title: scenarios[id].module.title,
    events: eventsOf(thirdEdition(id)),
  }));
  const box = eventsOf(composeRuleset([], [theBox], { saves: saveChecks }));
  const editions = [
    { title: 'Second Edition', parts: partsOf(base, modules), shown: shownOf('second-edition') },
    { title: 'Third Edition', parts: partsOf(box, scenariosOfThird), shown: shownOf('third-edition') },
  ];
  return [
    '# Events',
    '',
    'What `transition` and `startGame` report, and what simulations tell their listeners, in the order of what a screen shows. This page is written from the declarations that the rules emit by (`npm run generate -- events`), as are the TypeScript types and `conformance/content/vocabulary.json`.',
    '',
    "Every event has a `type` and the `rule` by which it happened. Its type says what else it tells: `if (event.type === 'wounds/taken') event.amount` is a number. Each kind of Second Edition has a type of that name in `runebound-engine/second-edition`: this one is a `WoundsTaken`. A module may cite rules of its own for one of these, and a module of your own may bring events (`events` and `cites` of a module).",
    '',
    '## Animate a turn',
    '',
    'The third column says what moves from where to where: details of the event stand as `code`, and `player` as a place is what lies before that player. `runebound-engine/vocabulary.json` has the same as data, under `shows` and `moves` of each kind. [examples/animate-a-turn.ts](../examples/animate-a-turn.ts) makes steps of an animation from events alone, with one text for both editions:',
    '',
    '```sh',
    'npx tsx examples/animate-a-turn.ts    # in a clone of the repository',
    '```',
    '',
    '- Give it `eventsFor(events, player)`: a card that this player may not know has no `card` there, and moves face down.',
    '- Events come in the order in which things happen. One without a move highlights a thing, or only tells.',
    '- `follow(view, events)` gives the table after each event: where an animation ends.',
    '',
    ...Object.entries(groups).flatMap(([group, title]) => [
      `## ${title}`,
      '',
      ...editions.flatMap((edition) => chapter(edition.title, edition.parts, group as Group, edition.shown)),
    ]),
    '## Rules of modules for events of the base game',
    '',
    '| module | event | rules |',
    '|---|---|---|',
    ...modules.flatMap((part) => furtherRules(part, base)),
    ...scenariosOfThird.flatMap((part) => furtherRules(part, box)),
    '',
  ].join('\n');
}

export const files = (): Files => ({
  'docs/events.md': eventsPage(),
  'src/second-edition/event-types.ts': eventTypes(),
});
