import { slipOf } from '../spelling/nearest.js';
import { UnknownRulesetError } from './errors.js';
import type { RuleModule } from './module.js';
import { isRecord } from './saves/describe-value.js';

/* Checks the form of modules at run time: modules in JavaScript have no compiler check. */

/** The lists of a module, each with what its objects must have; `null` for a list of texts. */
const lists = {
  requires: null,
  conflicts: [],
  frames: ['steps'],
  calls: [],
  steps: [],
  overrides: [],
  offers: ['action'],
  refusals: [],
  events: ['type'],
  cites: ['event', 'rules'],
  changes: ['on', 'run'],
  follow: ['on', 'run'],
  reactions: ['on', 'run'],
  invariants: [],
  rules: [],
} as const satisfies Partial<Record<keyof RuleModule, readonly string[] | null>>;

const texts = ['ends', 'words', 'citesInstead'] as const;

/** Everything else that a module may say: what is added to `RuleModule` and forgotten here does not compile. An edition may have further names. */
const further: Readonly<Record<Exclude<keyof RuleModule, keyof typeof lists | (typeof texts)[number]>, 0>> = {
  id: 0,
  title: 0,
  edition: 0,
  seats: 0,
  moduleState: 0,
  problemsOfModuleState: 0,
  applyScenario: 0,
  describeScenario: 0,
  hide: 0,
  deal: 0,
  inspect: 0,
  content: 0,
};

/** Every name that is read in each edition. */
const names: readonly string[] = Object.keys({ ...lists, ...further }).concat(texts);

/** @throws UnknownRulesetError naming the module, the place, and the expected value */
export function assertShape(
  module: { readonly id: string } & Partial<Record<keyof typeof lists | (typeof texts)[number], unknown>>,
): void {
  const assert = (fits: unknown, place: string, right: string): void => {
    if (!fits) throw new UnknownRulesetError(`The module ${module.id} has no ${right} at ${place}.`);
  };
  for (const name of Object.keys(module)) {
    const meant = names.includes(name) ? undefined : slipOf(name, names);
    if (meant !== undefined)
      throw new UnknownRulesetError(
        `The module ${module.id} says ${name}, which is not read; did you mean ${meant}?`,
      );
  }
  for (const [name, parts] of Object.entries(lists)) {
    const { [name as keyof typeof lists]: list = [] } = module;
    assert(Array.isArray(list), name, 'list');
    for (const [at, one] of (list as readonly unknown[]).entries()) {
      const place = `${name}/${at}`;
      if (parts === null) assert(typeof one === 'string', place, 'text');
      else assert(isRecord(one), place, 'object');
      for (const part of parts ?? [])
        assert((one as Readonly<Record<string, unknown>>)[part], `${place}/${part}`, 'value');
    }
  }
  for (const name of texts) {
    const { [name]: said = {} } = module;
    assert(isRecord(said), name, 'object with texts');
    for (const [key, text] of Object.entries(said as object))
      assert(typeof text === 'string', `${name}/${key}`, 'text');
  }
}
