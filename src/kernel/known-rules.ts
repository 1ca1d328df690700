import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind } from './actions.js';
import { UnknownRulesetError } from './errors.js';
import type { CompiledFrame } from './frames.js';

/* Rules of modules' own, which no register has: each that is cited must be moduleRules, or people read an id in the place of a reason. */

/** Rules that modules bring, by id. */
type ModuleRules = Readonly<Record<string, unknown>>;

/** Whether a value is a rule that can be told, as far as that is seen here: ids of a register are the edition's to know. */
export const isKnownRule = (moduleRules: ModuleRules, rule: unknown): rule is RuleId =>
  typeof rule === 'string' && (!rule.startsWith('house.') || moduleRules[rule] !== undefined);

/** A module, as far as it cites rules. */
interface Citing {
  readonly id: string;
  readonly conflicts?: readonly { readonly rule: RuleId }[];
  readonly speaksFor?: Readonly<Partial<Record<RuleId, RuleId>>>;
  readonly seats?: { readonly rule: RuleId };
}

/**
 * Makes sure that what modules cite in their definitions can be told.
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
        `The module ${module} cites ${rule} ${place}, a rule that no module in force brings: give its text under rules.`,
      );
  };
  for (const [{ type, moment }, module] of providers) assert(module, moment, `as the moment of ${type}`);
  for (const { kind, steps } of Object.values(frames))
    for (const { step, module } of Object.values(steps))
      if (step.does !== 'auto') assert(module, step.rule, `in the step ${kind}/${step.name}`);
  for (const { id, conflicts = [], speaksFor = {}, seats } of modules) {
    for (const { rule } of conflicts) assert(id, rule, 'under conflicts');
    for (const rule of Object.values(speaksFor)) assert(id, rule, 'under speaksFor');
    if (seats !== undefined) assert(id, seats.rule, 'under seats');
  }
}
