import { gameOf, type Source } from '../../kernel/index.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { bundledModules, rulesetOf } from '../../second-edition/bundled.js';
import { knowsScions } from './awakening.js';
import type { Choice, Legal } from './bot.js';
import { cataclysmAdvice } from './cataclysm-goals.js';
import { scionAdvice } from './scions.js';
import { seafaring, type Worth } from './seafaring.js';

const known = new WeakMap<object, Readonly<Record<string, unknown>> | null>();

/** The actions of bundled modules, by type; `null` if no others are in force. */
function knownIn(g: G): Readonly<Record<string, unknown>> | null {
  const { rules } = gameOf(g);
  const found = known.get(rules);
  if (found !== undefined) return found;
  const ours = rules.moduleIds.filter((id) => Object.hasOwn(bundledModules, id));
  const actions = ours.length === rules.moduleIds.length ? null : rulesetOf(ours).rules.actions;
  known.set(rules, actions);
  return actions;
}

/** An unknown action is tried at one decision in this many. */
const CURIOSITY = 4;

/** Tries an unknown action now and then, so that authors of modules see theirs played. */
export function tryStranger(g: G, legal: Legal, source: Source): Choice {
  const actions = knownIn(g);
  if (actions === null) return undefined;
  const strangers = legal.filter(({ type }) => actions[type] === undefined);
  return strangers.length > 0 && source.below(CURIOSITY) === 0
    ? strangers[source.below(strangers.length)]
    : undefined;
}

/** What the bundled modules in force ask for; `inland` judges spaces by what is to be had on land. */
export const moduleAdvice = (
  g: G,
  player: number,
  legal: Legal,
  kind: string,
  inland?: () => Worth,
): Choice =>
  (inland && seafaring(g, player, legal, kind, inland)) ??
  cataclysmAdvice(g, player, legal, kind) ??
  (knowsScions(g) ? scionAdvice(g, player, legal, kind) : undefined);
