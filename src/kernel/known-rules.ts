import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind } from './actions.js';
import { UnknownRulesetError } from './errors.js';
import type { Cites } from './events.js';
import type { CompiledFrame } from './frames.js';

/* A module may cite rules that no register has. It must bring their texts, or players would read an id instead of a reason. */

type ModuleRules = Readonly<Record<string, unknown>>;

/** Whether a value is a rule that can be quoted. Only the edition knows the ids of its register. */
export const isKnownRule = (moduleRules: ModuleRules, rule: unknown): rule is RuleId =>
  typeof rule === 'string' && (!rule.startsWith('house.') || moduleRules[rule] !== undefined);

interface Citing {
  readonly id: string;
  readonly conflicts?: readonly { readonly rule: RuleId }[];
  readonly cites?: readonly Cites[];
  readonly citesInstead?: Readonly<Partial<Record<RuleId, RuleId>>>;
  readonly seats?: { readonly rule: RuleId };
}

/**
 * Checks that every rule that modules cite in their definitions has a text.
 *
 * @throws UnknownRulesetError naming the module, the rule and the place
 */
export function assertRulesDefined(
  moduleRules: ModuleRules,
  modules: readonly Citing[],
  frames: Readonly<Record<string, CompiledFrame>>,
  providers: ReadonlyMap<AnyActionKind, string>,
): void {
  const assert = (module: string, rule: unknown, place: string): void => {
    if (!isKnownRule(moduleRules, rule))
      throw new UnknownRulesetError(
        `The module ${module} cites ${String(rule)} ${place}, a rule that no module in force brings: give its text under rules.`,
      );
  };
  for (const [{ type, moment }, module] of providers) assert(module, moment, `as the moment of ${type}`);
  for (const { kind, steps } of Object.values(frames))
    for (const { step, module } of Object.values(steps))
      if (step.does !== 'auto') assert(module, step.rule, `in the step ${kind}/${step.name}`);
  for (const { id, conflicts = [], cites = [], citesInstead = {}, seats } of modules) {
    for (const { rule } of conflicts) assert(id, rule, 'under conflicts');
    for (const { rules } of cites)
      for (const rule of rules === 'any' || Array.isArray(rules) ? [rules].flat() : [null])
        assert(id, rule, 'under cites');
    for (const rule of Object.entries(citesInstead).flat()) assert(id, rule, 'under citesInstead');
    if (seats !== undefined) assert(id, seats?.rule, 'under seats');
  }
}
