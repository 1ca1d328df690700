import { slipOf } from '../spelling/nearest.js';
import { UnknownRulesetError } from './errors.js';
import type { RuleModule } from './module.js';

/* Checks the form of modules at run time: modules in JavaScript have no compiler check. */

const lists = {
  requires: 'string',
  conflicts: 'object',
  frames: 'object',
  calls: 'object',
  steps: 'object',
  overrides: 'object',
  offers: 'object',
  refusals: 'object',
  events: 'object',
  cites: 'object',
  changes: 'object',
  follow: 'object',
  reactions: 'object',
  invariants: 'object',
  rules: 'object',
} as const;

const parts: Partial<Record<keyof typeof lists, readonly string[]>> = {
  frames: ['steps'],
  events: ['type'],
  offers: ['action'],
  changes: ['on', 'run'],
  follow: ['on', 'run'],
  reactions: ['on', 'run'],
};

const texts = ['ends', 'words'] as const;

/** Everything else that a module may say: what is added to `RuleModule` and forgotten here does not compile. An edition may have further names of its own. */
const further: Readonly<
  Record<Exclude<keyof RuleModule, keyof typeof lists | (typeof texts)[number]>, true>
> = {
  id: true,
  title: true,
  edition: true,
  citesInstead: true,
  seats: true,
  moduleState: true,
  problemsOfModuleState: true,
  applyScenario: true,
  describeScenario: true,
  hide: true,
  deal: true,
  inspect: true,
  content: true,
};

/** Every name that is read in each edition. */
const names: readonly string[] = [...Object.keys(lists), ...texts, ...Object.keys(further)];

/** @throws UnknownRulesetError naming the module, the place, and the expected value */
export function assertShape(
  module: { readonly id: string } & Partial<Record<keyof typeof lists | (typeof texts)[number], unknown>>,
): void {
  const assert = (fits: boolean, place: string, right: string): void => {
    if (!fits) throw new UnknownRulesetError(`The module ${module.id} has no ${right} at ${place}.`);
  };
  for (const name of Object.keys(module)) {
    const meant = names.includes(name) ? undefined : slipOf(name, names);
    if (meant !== undefined)
      throw new UnknownRulesetError(
        `The module ${module.id} says ${name}, which is not read; did you mean ${meant}?`,
      );
  }
  for (const [name, each] of Object.entries(lists)) {
    const list = module[name as keyof typeof lists];
    if (list === undefined) continue;
    assert(Array.isArray(list), name, 'list');
    for (const [at, one] of (list as readonly unknown[]).entries()) {
      assert(typeof one === each && one !== null, `${name}/${at}`, each === 'string' ? 'text' : 'object');
      for (const part of parts[name as keyof typeof lists] ?? [])
        assert(Boolean((one as Readonly<Record<string, unknown>>)[part]), `${name}/${at}/${part}`, 'value');
    }
  }
  for (const name of texts) {
    const said = module[name];
    if (said === undefined) continue;
    assert(typeof said === 'object' && said !== null && !Array.isArray(said), name, 'object with texts');
    for (const [key, text] of Object.entries(said as object))
      assert(typeof text === 'string', `${name}/${key}`, 'text');
  }
}
