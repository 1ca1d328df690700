import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runVector, type Vector } from '../../src/conformance/index.js';
import { defineModule, override } from '../../src/kernel/index.js';
import { composeRuleset, type SecondEditionModule } from '../../src/second-edition/index.js';
import { lifeOf } from '../../src/second-edition/rules.js';
import { ownRules } from '../../tools/cli/own-rules.js';

/* Authors of modules run vectors of their own. */

const hardier: SecondEditionModule = defineModule({
  id: 'hardier-heroes',
  title: 'Everybody has one more Life',
  rules: [{ id: 'house.hardier.life', text: 'Everybody has one more Life.' }],
  overrides: [override(lifeOf, (next) => (g, player, who) => next(g, player, who) + 1)],
});

const vector = {
  id: 'house.hardier.life/one-more',
  title: 'One more Life',
  rules: ['house.hardier.life'],
  game: { modules: ['hardier-heroes'], players: [{ hero: 'varikas-the-dead', wounds: 5 }, {}] },
  steps: [{ expect: { state: { '/players/0/hero/wounds': 5 } } }],
} as unknown as Vector;

it('by the id of their module, by a ruleset, and by neither if there is none', () => {
  expect(runVector(vector, { modules: [hardier] })).toMatchObject({ status: 'pass' });
  expect(runVector(vector, { ruleset: composeRuleset([hardier]) })).toMatchObject({ status: 'pass' });
  expect(runVector(vector)).toMatchObject({ status: 'fail', problems: [{ path: 'game/modules/0' }] });
  expect(runVector({ ...vector, foreign: ['hardier-heroes'] })).toMatchObject({ status: 'not-applicable' });
});

it('a rule of the module may be named only where it is in force', () => {
  const wrong = { ...vector, rules: ['house.hardier.lief'] } as unknown as Vector;
  expect(runVector(wrong, { modules: [hardier] })).toMatchObject({ problems: [{ path: 'rules/0' }] });
});

it('a ruleset without a module that the vector names is not the right one', () => {
  const doomed = {
    ...vector,
    rules: ['2e.turn.whole'],
    game: { players: 2, modules: ['doom-track'] },
  } as unknown as Vector;
  expect(runVector(doomed, { ruleset: composeRuleset([hardier]) })).toMatchObject({
    status: 'not-applicable',
  });
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-rules-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the command takes them from a file that exports modules or a ruleset', async () => {
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const modules = file(
    'modules.mjs',
    "export default [{ id: 'a', title: 'A' }]; export const b = { id: 'b', title: 'B' };",
  );
  expect(await ownRules(modules)).toMatchObject({ modules: [{ id: 'a' }, { id: 'b' }] });
  const ruleset = file('ruleset.mjs', 'export default { rules: {}, transition() {} };');
  expect(await ownRules(ruleset)).toHaveProperty('ruleset');
  expect(await ownRules(file('none.mjs', 'export const x = 1;'))).toHaveProperty('problem');
  expect(await ownRules(join(folder, 'nowhere.mjs'))).toHaveProperty('problem');
});
