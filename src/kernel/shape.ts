import { UnknownRulesetError } from './errors.js';

/* Whether what stands in a module is of the form that is read: no compiler has looked at modules in JavaScript. */

/** What a module lists, and what each of a list is. */
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
  follow: 'object',
  reactions: 'object',
  invariants: 'any',
  rules: 'object',
} as const;

/** What each of a list has, without which nothing can be said of it. */
const parts = { frames: 'steps', events: 'type', offers: 'action' } as const;

/** Texts by keys. */
const texts = ['ends', 'words'] as const;

/** @throws UnknownRulesetError naming the module, the place, and what should stand there */
export function assertShape(
  module: { readonly id: string } & Partial<Record<keyof typeof lists | (typeof texts)[number], unknown>>,
): void {
  const assert = (fits: boolean, place: string, right: string): void => {
    if (!fits) throw new UnknownRulesetError(`The module ${module.id} has no ${right} at ${place}.`);
  };
  for (const [name, each] of Object.entries(lists)) {
    const list = module[name as keyof typeof lists];
    if (list === undefined) continue;
    assert(Array.isArray(list), name, 'list');
    const part = parts[name as keyof typeof parts];
    for (const [at, one] of (list as readonly unknown[]).entries()) {
      assert(
        each === 'any' || (typeof one === each && one !== null),
        `${name}/${at}`,
        each === 'string' ? 'text' : 'object',
      );
      if (part)
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
