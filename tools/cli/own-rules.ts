import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyModule, AnyRuleset, VectorOptions } from '../../src/conformance/index.js';
import { isObject } from './files.js';
import { CommandError } from './terminal.js';

const isRuleset = (value: unknown): value is AnyRuleset =>
  isObject(value) && isObject(value.rules) && typeof value.transition === 'function';

const isModule = (value: unknown): value is AnyModule =>
  isObject(value) && typeof value.id === 'string' && typeof value.title === 'string';

export async function rulesIn(file: string | undefined): Promise<VectorOptions> {
  const own = file === undefined ? {} : await ownRules(file);
  if ('problem' in own) throw new CommandError(own.problem);
  return own;
}

/** The rules that a JavaScript file exports: a ruleset, or rule modules, alone or in a list; or the problem. */
export async function ownRules(file: string): Promise<VectorOptions | { readonly problem: string }> {
  let exported: Record<string, unknown>;
  try {
    exported = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    return { problem: `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}` };
  }
  // The default export comes before the named ones.
  const { default: first, ...others } = exported;
  const values = [first, ...Object.values(others)].flat();
  const rulesets = values.filter(isRuleset);
  const [ruleset] = rulesets;
  if (rulesets.length > 1) return { problem: `${file} exports several rulesets; export one of them.` };
  if (ruleset) return { ruleset };
  const modules = [...new Set(values.filter(isModule))];
  return modules.length > 0
    ? { modules }
    : { problem: `${file} exports neither a ruleset (composeRuleset) nor a rule module (defineModule).` };
}
