import { composeRules } from '../../kernel/compose.js';
import { gameOf, type Source } from '../../kernel/index.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { SecondEditionModuleId } from '../../second-edition/known-ids.js';
import { knowsScions } from './awakening.js';
import type { Choice, Legal } from './bot.js';
import { cataclysmAdvice } from './cataclysm-goals.js';
import { scionAdvice } from './scions.js';
import { seafaring, type Worth } from './seafaring.js';

/** The ids alone: a bot brings no module along that its game does not have. */
const bundled: Readonly<Record<SecondEditionModuleId, true>> = {
  'advanced-runebound': true,
  'ally-limits': true,
  'beasts-and-bandits': true,
  cataclysm: true,
  'doom-track': true,
  'island-of-dread': true,
  'item-limits': true,
  'longer-game': true,
  'rituals-and-runes': true,
  'seven-scions': true,
  'seven-scions-cooperative': true,
  'shorter-game': true,
  'softer-knockouts': true,
  'traps-and-terrors': true,
  'travel-hazards': true,
  'weapons-of-legend': true,
};

const known = new WeakMap<object, Readonly<Record<string, unknown>> | null>();

/** The actions of bundled modules, by type; `null` if no others are in force. */
function knownIn(g: G): Readonly<Record<string, unknown>> | null {
  const { rules } = gameOf(g);
  const found = known.get(rules);
  if (found !== undefined) return found;
  const { content, fingerprint, modules, moduleIds } = rules;
  const [base, ...further] = modules;
  const ours = further.filter(({ id }) => Object.hasOwn(bundled, id));
  const actions =
    base === undefined || ours.length === moduleIds.length
      ? null
      : composeRules(base, ours, content, fingerprint).actions;
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
