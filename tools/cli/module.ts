import {
  type AnyModule,
  type AnyRuleset,
  type BrokenPromise,
  promises,
  type RulesTrial,
  tryRules,
  type VectorOptions,
  vocabularyOf,
} from '../../src/conformance/index.js';
import { isRuleId } from '../../src/register/index.js';
import { bundledModules, composeRuleset, rulesetOf } from '../../src/second-edition/index.js';
import { rulesetWith, scenarioIds } from '../../src/third-edition/bundled.js';
import type { ThirdEditionModule } from '../../src/third-edition/module.js';
import type { WordKey } from '../../src/words/keys.js';
import * as second from '../../src/words/second-edition/index.js';
import * as third from '../../src/words/third-edition/index.js';
import { CommandError } from './terminal.js';
import { type Given, listOf, playable, whole } from './workshop/orders.js';

export type CheckOptions = Given<'games' | 'actions' | 'players' | 'seed', 'modules' | 'scenario'>;

export function checkModules(own: VectorOptions, options: CheckOptions) {
  const { ruleset, keysOf } = playable(() =>
    rulesToCheck(own, listOf(options.modules ?? ''), options.scenario),
  );
  const trial = playable(() =>
    tryRules(ruleset, {
      games: whole('--games', options.games, 1, 100_000),
      actions: whole('--actions', options.actions, 1, 100_000),
      players: whole('--players', options.players, 1, 6),
      seed: options.seed,
    }),
  );
  const known = new Set(keysOf().map(({ key }) => key));
  const wordless = keysOf([ruleset]).filter(
    ({ key, english, content }) => english === null && !content && !known.has(key) && !key.endsWith('.short'),
  );
  const unknown = unknownRules(ruleset);
  return {
    ok: trial.broken.length === 0 && unknown.length === 0,
    modules: ruleset.rules.moduleIds,
    ...trial,
    unheard: (own.modules ?? [])
      .flatMap(({ events = [] }) => events.map(({ type }) => type))
      .filter((type) => !Object.hasOwn(trial.happened, type)),
    unknown,
    unnamed: unnamedRules(ruleset, trial.cited),
    wordless: wordless.map(({ key }) => key),
  };
}

/** Ids that modules write down and that are no rules, each with its place. A compiler finds them in TypeScript. */
function unknownRules({ rules }: AnyRuleset): string[] {
  const written = rules.modules.flatMap(({ id, conflicts = [], cites = [], citesInstead = {}, seats }) =>
    [
      ...conflicts.map(({ rule }) => ['conflicts', rule] as const),
      ...cites.flatMap(({ rules: cited }) =>
        cited === 'any' ? [] : cited.map((rule) => ['cites', rule] as const),
      ),
      ...Object.entries(citesInstead).flatMap((pair) => pair.map((rule) => ['citesInstead', rule] as const)),
      ...(seats ? [['seats', seats.rule] as const] : []),
    ].map(([place, rule]) => ({ rule, place: `${id}/${place}` })),
  );
  return written
    .filter(({ rule }) => !Object.hasOwn(rules.moduleRules, String(rule)) && !isRuleId(rule))
    .map(({ rule, place }) => `${rule} (${place})`);
}

/** Rules of modules by which events happened and that no module names for these events: the vocabulary lacks them. */
function unnamedRules(ruleset: AnyRuleset, cited: RulesTrial['cited']): string[] {
  const { events } = vocabularyOf(ruleset);
  const replaced = Object.values(ruleset.rules.citationOverrides);
  return Object.entries(cited).flatMap(([type, rules]) => {
    const named: readonly string[] | 'any' = events[type]?.rules ?? 'any';
    return rules
      .filter(
        (rule) => Object.hasOwn(ruleset.rules.moduleRules, rule) && !replaced.some((one) => one === rule),
      )
      .filter((rule) => named !== 'any' && !named.includes(rule))
      .map((rule) => `${type} by ${rule}`);
  });
}

type KeysOf = (rulesets?: readonly AnyRuleset[]) => readonly WordKey[];

/** The ruleset that a file exports, or that of its modules with modules or a scenario of the package. */
export function rulesToCheck(
  { ruleset, modules = [] }: VectorOptions,
  ids: readonly string[] = [],
  scenario?: string,
): { readonly ruleset: AnyRuleset; readonly keysOf: KeysOf } {
  const isThird =
    (ruleset ? ruleset.rules.edition : modules.find(({ edition }) => edition)?.edition) === 'third-edition';
  if (scenario !== undefined && (ruleset || !isThird))
    throw new CommandError('--scenario goes with modules of Third Edition.');
  if (isThird && ids.length > 0)
    throw new CommandError('--modules are of Second Edition: Third Edition has scenarios, --scenario.');
  return isThird
    ? { ruleset: ruleset ?? ofThirdEdition(modules, scenario), keysOf: third.wordKeys }
    : { ruleset: ruleset ?? ofSecondEdition(modules, ids), keysOf: second.wordKeys };
}

function ofSecondEdition(modules: readonly AnyModule[], ids: readonly string[]): AnyRuleset {
  rulesetOf(ids);
  return composeRuleset([...ids.flatMap((id) => bundledModules[id] ?? []), ...modules]);
}

/** The scenario is one of the package, or one of these modules. */
function ofThirdEdition(given: readonly AnyModule[], scenario: string = scenarioIds[0] ?? ''): AnyRuleset {
  const modules = given as readonly ThirdEditionModule[];
  const own = modules.find(({ id }) => id === scenario);
  return rulesetWith(
    own ?? scenario,
    [],
    modules.filter((module) => module !== own),
  );
}

export function moduleLines({
  modules,
  games,
  actions,
  broken,
  never,
  unheard,
  unknown,
  unnamed,
  wordless,
}: ReturnType<typeof checkModules>): string[] {
  const found = new Map(broken.map((one) => [one.promise, one]));
  const wide = Math.max(...Object.keys(promises).map(({ length }) => length));
  return [
    `${modules.join(', ') || 'the rules'}: ${games} random games, ${actions} actions`,
    ...Object.entries(promises).flatMap(([promise, says]) => {
      const one = found.get(promise as BrokenPromise['promise']);
      const head = `${promise.padEnd(wide)}  ${says}`;
      return one ? [`  BROKEN  ${head}`, ...howBroken(one)] : [`  kept    ${head}`];
    }),
    ...(never.length > 0 ? [`  Never on a list in these games: ${never.join(', ')}`] : []),
    ...(unheard.length > 0 ? [`  Events that did not happen in these games: ${unheard.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`  Cited, and no rules: ${unknown.join(', ')}`] : []),
    ...(unnamed.length > 0 ? [`  Not under \`cites\`: ${unnamed.join(', ')}`] : []),
    ...(wordless.length > 0 ? [`  Without words: ${wordless.join(', ')}`] : []),
  ];
}

const howBroken = ({ message, game, actions }: BrokenPromise): string[] => [
  `            ${message}`,
  `            in the game ${JSON.stringify(game)}, ${actions.length === 0 ? 'as it begins' : `after ${actions.length === 1 ? 'this action' : `these ${actions.length} actions`}:`}`,
  ...actions.map((code) => `              ${code}`),
];
