import { type GameTypes, InvalidOptionsError, isModuleList } from '../kernel/index.js';
import { rulesetOf } from '../second-edition/bundled.js';
import { thirdEdition } from '../third-edition/bundled.js';
import type { AnyRuleset } from './edition.js';
import type { Beginning, LearningSettings } from './types.js';

export type Options = LearningSettings<GameTypes> & {
  readonly edition?: string;
  readonly modules?: readonly string[];
  readonly scenario?: string;
  readonly players: number | readonly unknown[];
};

/** More names than any options have. */
const most = 100;

export function readLearning(given: unknown): Options {
  const refuse = (path: string, message: string) => new InvalidOptionsError([{ path, message }]);
  let options: Options;
  try {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new TypeError();
    if (Object.keys(given).length > most) throw new TypeError();
    options = { ...(given as Options) };
  } catch {
    throw refuse('', 'A game to learn is made of an object with players, and what else createGame takes.');
  }
  const { ruleset, modules } = options;
  for (const name of ['returns', 'score'] as const)
    if (options[name] !== undefined && typeof options[name] !== 'function')
      throw refuse(name, `What ${name} says is said by a function.`);
  if (modules !== undefined && !isModuleList(modules))
    throw refuse('modules', 'Modules are a list of their ids.');
  if (ruleset !== undefined && !isRuleset(ruleset))
    throw refuse('ruleset', 'Rules of your own are a ruleset, as composeRuleset gives it.');
  return options;
}

function isRuleset(value: unknown): boolean {
  try {
    const { rules, createGame } = value as AnyRuleset;
    return typeof rules === 'object' && typeof createGame === 'function';
  } catch {
    return false;
  }
}

export function rulesetIn({ edition = 'second-edition', modules = [], ...options }: Options): AnyRuleset {
  if (edition === 'second-edition') return rulesetOf(modules);
  if (edition === 'third-edition') return thirdEdition.rulesetOf(thirdEdition.modulesIn(options));
  throw new InvalidOptionsError([
    { path: 'edition', message: 'The edition is "second-edition" or "third-edition".' },
  ]);
}

export function readBeginning(beginning: Beginning): Beginning {
  try {
    if (typeof beginning === 'object' && beginning !== null) return { ...beginning };
  } catch {}
  throw new InvalidOptionsError([
    { path: '', message: 'A new game has a seed, { seed: 7 }, or chance by hand, { chance: "manual" }.' },
  ]);
}
