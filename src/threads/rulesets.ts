import { cached } from '../kernel/cached.js';
import {
  type Envelope,
  InvalidArgumentError,
  type LightRuleset,
  UnknownRulesetError,
} from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import { bundledModules, composeRuleset, secondEdition } from '../second-edition/bundled.js';
import type { SecondEditionModule } from '../second-edition/module.js';
import { rulesetWith, thirdEdition } from '../third-edition/bundled.js';
import type { ThirdEditionModule } from '../third-edition/module.js';
import type { Exported } from './messages.js';

/* Rules cannot be sent to a thread. Each finds them by the names in a state: in the package, and in a file that it loads. */

async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ /* webpackIgnore: true */ file);
  } catch (error) {
    throw new InvalidArgumentError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export async function exportedBy({ file, name }: Exported): Promise<unknown> {
  const exported = await exportsOf(file);
  const value = Object.hasOwn(exported, name) ? exported[name] : undefined;
  if (typeof value === 'function') return value;
  const functions = Object.keys(exported).filter((key) => typeof exported[key] === 'function');
  throw new InvalidArgumentError(
    `${file} exports no function ${name}. It exports ${functions.length > 0 ? functions.join(', ') : 'none'}.`,
  );
}

/** A ruleset of any edition. */
// biome-ignore lint/suspicious/noExplicitAny: rulesets of all editions are played alike here
export type AnyRuleset = LightRuleset<any>;

export type Rulesets = (state: Envelope) => AnyRuleset;

interface Own {
  readonly rulesets: readonly AnyRuleset[];
  readonly modules: ReadonlyMap<string, SecondEditionModule | ThirdEditionModule>;
}

const isRuleset = (value: unknown): value is AnyRuleset =>
  isRecord(value) && isRecord(value.rules) && typeof value.simulate === 'function';

const isModule = (value: unknown): value is SecondEditionModule | ThirdEditionModule =>
  isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string';

const found = new Map<string, Promise<Rulesets>>();

/** Rulesets of a file are composed once, so that they stay warm between runs. */
export function rulesetsWith(file: string | null): Promise<Rulesets> {
  const key = file ?? '';
  const known = cached(found, key, () =>
    (file === null ? Promise.resolve(none) : ownIn(file)).then(rulesetsOf),
  );
  // The file may exist the next time.
  known.catch(() => found.delete(key));
  return known;
}

function rulesetsOf(own: Own): Rulesets {
  const composed = new Map<string, AnyRuleset>();
  return (state) => {
    const { edition, modules, content } = state;
    const whole = own.rulesets.find(({ rules }) => isPlayedBy(rules, edition, modules, content));
    if (whole) return whole;
    if (edition !== 'second-edition' && edition !== 'third-edition')
      throw new UnknownRulesetError(
        `There is no ruleset for the edition ${JSON.stringify(edition)}: the package has second-edition and third-edition. Another comes from a file, \`rules\`, that exports the ruleset.`,
      );
    const isThird = edition === 'third-edition';
    if (!modules.some((id) => own.modules.has(id)))
      return (isThird ? thirdEdition : secondEdition).rulesetOf(modules);
    const compose = isThird ? thirdWith : secondWith;
    return cached(composed, JSON.stringify([edition, ...modules]), () => compose(modules, own));
  };
}

const secondWith = (ids: readonly string[], own: Own): AnyRuleset =>
  composeRuleset(
    ids.map((id) => (own.modules.get(id) as SecondEditionModule | undefined) ?? bundledModule(id)),
  );

/** The first id is that of the scenario. */
function thirdWith(ids: readonly string[], own: Own): AnyRuleset {
  const [scenario = '', ...others] = ids.map(
    (id) => (own.modules.get(id) as ThirdEditionModule | undefined) ?? id,
  );
  return rulesetWith(
    scenario,
    [],
    others.map((module) => (typeof module === 'string' ? absent(module) : module)),
  );
}

const isPlayedBy = (
  rules: AnyRuleset['rules'],
  edition: string,
  modules: readonly string[],
  content: string,
): boolean =>
  rules.edition === edition &&
  rules.fingerprint === content &&
  JSON.stringify(rules.moduleIds) === JSON.stringify(modules);

const none: Own = { rulesets: [], modules: new Map() };

async function ownIn(file: string): Promise<Own> {
  const values = Object.values(await exportsOf(file)).flat();
  const own = {
    rulesets: values.filter(isRuleset),
    modules: new Map(values.filter(isModule).map((module) => [module.id, module])),
  };
  if (own.rulesets.length + own.modules.size > 0) return own;
  throw new InvalidArgumentError(
    `${file} exports neither a ruleset (composeRuleset) nor a rule module (defineModule).`,
  );
}

function bundledModule(id: string): SecondEditionModule {
  const module = Object.hasOwn(bundledModules, id) ? bundledModules[id] : undefined;
  return module ?? absent(id);
}

function absent(id: string): never {
  throw new UnknownRulesetError(
    `There is no module ${JSON.stringify(id)}: neither in the package nor in the file of \`rules\`.`,
  );
}
