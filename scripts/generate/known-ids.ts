// The ids that come with the package as types, so that editors complete them: src/*/known-ids.ts.
import { bundledModules, rulesetOf as secondEdition } from '../../src/second-edition/bundled.js';
import { scenarioIds, rulesetOf as thirdEdition } from '../../src/third-edition/bundled.js';
import type { Files } from './files.js';

function union(name: string, meaning: string, ids: readonly string[]): string {
  const members = [...new Set(ids)].sort().map((id) => `'${id}'`);
  const line = ` ${members.join(' | ')};`;
  // As the formatter wants it.
  const list = name.length + line.length > 95 ? `\n  | ${members.join('\n  | ')};` : line;
  return `/** ${meaning} */\nexport type ${name} =${list}\n`;
}

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
      union(
        'SecondEditionHeroId',
        'A Hero of the box or of a bundled module.',
        second.flatMap(({ heroes }) => heroes),
      ),
    ),
    'src/third-edition/known-ids.ts': file(
      union('ScenarioId', 'A scenario of the box.', scenarioIds),
      union(
        'ThirdEditionHeroId',
        'A hero of the box.',
        third.flatMap(({ heroes }) => heroes),
      ),
    ),
  };
}
