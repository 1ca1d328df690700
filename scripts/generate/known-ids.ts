// The ids that come with the package as types, so that editors complete them, and those of the modules as a list: src/*/known-ids.ts.
import { bundledModules, rulesetOf as secondEdition } from '../../src/second-edition/bundled.js';
import { scenarioIds, rulesetOf as thirdEdition } from '../../src/third-edition/bundled.js';
import type { Files } from './files.js';

/** The widest line that the formatter leaves alone. */
const lineWidth = 110;

function union(name: string, meaning: string, ids: readonly string[]): string {
  const members = [...new Set(ids)].sort().map((id) => `'${id}'`);
  const line = `export type ${name} = ${members.join(' | ')};`;
  if (line.length <= lineWidth) return `/** ${meaning} */\n${line}\n`;
  const lines: string[] = [];
  let last = '';
  for (const member of members) {
    if (`${last} | ${member};`.length > lineWidth) {
      lines.push(last);
      last = '';
    }
    last += last === '' ? `  | ${member}` : ` | ${member}`;
  }
  lines.push(last);
  return [
    `/** ${meaning} */`,
    '// biome-ignore format: the formatter would give each id a line',
    `export type ${name} =`,
    `${lines.join('\n')};\n`,
  ].join('\n');
}

const list = (name: string, meaning: string, type: string, ids: readonly string[]): string =>
  [
    `/** ${meaning} */`,
    `export const ${name}: readonly ${type}[] = [`,
    ...[...new Set(ids)].sort().map((id) => `  '${id}',`),
    '];\n',
  ].join('\n');

const file = (...types: readonly string[]): string =>
  `// Written by \`npm run generate -- known-ids\`. Do not edit.\n\n${types.join('\n')}`;

export function files(): Files {
  const modules = Object.keys(bundledModules);
  const second = [[], ...Object.values(bundledModules).map(({ id, requires = [] }) => [id, ...requires])].map(
    (ids) => secondEdition(ids).rules.content,
  );
  const third = scenarioIds.map((id) => thirdEdition(id).rules.content);
  return {
    'src/second-edition/known-ids.ts': file(
      union('SecondEditionModuleId', 'A rule module that comes with the package.', modules),
      list(
        'secondEditionModuleIds',
        'The ids alone, for code that must not import the modules.',
        'SecondEditionModuleId',
        modules,
      ),
      union(
        'SecondEditionHeroId',
        'A Hero of the box or of a bundled module.',
        second.flatMap(({ heroes }) => heroes),
      ),
      union(
        'SecondEditionTownId',
        'A town of the board of the box or of a bundled module.',
        second.flatMap(({ board }) => board.towns.map(({ id }) => id)),
      ),
      union(
        'SecondEditionPlaceId',
        'A space or a town of the board of the box or of a bundled module.',
        second.flatMap(({ board }) => [
          ...Object.keys(board.spaces),
          ...Object.keys(board.places),
          ...board.towns.map(({ id }) => id),
        ]),
      ),
      union(
        'SecondEditionCardId',
        'A card of the box or of a bundled module.',
        second.flatMap(({ cards }) => Object.keys(cards)),
      ),
    ),
    'src/third-edition/known-ids.ts': file(
      union('ScenarioId', 'A scenario of the box.', scenarioIds),
      union(
        'ThirdEditionHeroId',
        'A hero of the box.',
        third.flatMap(({ heroes }) => heroes),
      ),
      union(
        'ThirdEditionCityId',
        'A city of the board.',
        third.flatMap(({ board }) => board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id)),
      ),
      union(
        'ThirdEditionPlaceId',
        'A hex or a named place of the board.',
        third.flatMap(({ board }) => [...board.hexes, ...board.places].map(({ id }) => id)),
      ),
      union(
        'ThirdEditionCardId',
        'A card of the box.',
        third.flatMap(({ cards }) => Object.keys(cards)),
      ),
    ),
  };
}
