// What names the entries of the package in addition to their list: the exports of package.json, the pages of the API reference, the paths of tsconfig.json.
import { readFileSync } from 'node:fs';
import { codeExports, pages, paths } from '../entries.js';
import { asJson, type Files } from './files.js';

const settingsIn = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

export function files(): Files {
  const project = settingsIn('package.json');
  const others = Object.entries(project.exports).filter(([, to]) => typeof to === 'string');
  const reference = settingsIn('typedoc.json');
  const types = settingsIn('tsconfig.json');
  return {
    // npm and the formatter write this one with every item on a line of its own.
    'package.json': `${JSON.stringify({ ...project, exports: { ...codeExports(), ...Object.fromEntries(others) } }, null, 2)}\n`,
    'typedoc.json': asJson({ ...reference, entryPoints: pages() }),
    'tsconfig.json': asJson({
      ...types,
      compilerOptions: { ...types.compilerOptions, paths: paths() },
    }),
  };
}
