import { Parts } from '../../../kernel/forms.js';
import type { AnyRule } from '../../../kernel/hooks.js';
import type { Plan } from '../../../kernel/plan.js';
import { countersAre, layWounds, mayCarry } from '../../base/characters.js';
import { beginRound } from '../../base/combat.js';
import { combatRound, enemyWounded } from '../../base/event-kinds/index.js';
import { forms, whole } from '../../base/forms.js';
import { tellWounded } from '../../base/harm.js';
import type { SecondEditionDraft } from '../../base/state.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import { large } from '../ahead.js';
import type { Gauges } from './gauges.js';

/* Copies and rules for games with gauges. */

/** How a game with gauges is copied. */
export const partsWith = (gauges: Gauges): Parts<SecondEditionDraft> =>
  new Parts<SecondEditionDraft>({ ...forms, frames: gauges.frames }, large, gauges.player, whole);

/** The rules in force, changed to read and add counters through the gauges. */
export function rulesWith(rules: G['rules'], gauges: Gauges): G['rules'] {
  const { plan } = rules;
  const overrides = [...plan.overrides];
  const replace = <R extends AnyRule>(
    { slot, base }: { readonly slot: number; readonly base: R },
    by: (rule: R) => R,
  ): void => {
    while (overrides.length <= slot) overrides.push(undefined);
    overrides[slot] = by((overrides[slot] as R | undefined) ?? base);
  };
  replace(
    countersAre,
    (rule) => (g, who, counters, such) => gauges.isSuch(who, counters, such) ?? rule(g, who, counters, such),
  );
  replace(mayCarry, (rule) => (g, who, counters) => gauges.has(who, counters) || rule(g, who, counters));
  replace(layWounds, (rule) => (g, who, amount) => {
    if (!gauges.add(who, 'wounds', amount)) rule(g, who, amount);
  });
  // The events tell the new numbers, which would read the gauges. Without reactions to them, no rule hears the numbers.
  if (plan.reactions.get(enemyWounded)?.length === 0) replace(tellWounded, () => () => undefined);
  if (plan.reactions.get(combatRound)?.length === 0)
    replace(beginRound, (rule) => (g, fight) => {
      if (!gauges.add(fight, 'round', 1)) rule(g, fight);
      else g.emit(combatRound, { player: fight.attacker, round: 0, rule: '2e.combat.phases' });
    });
  const changed = { overrides } satisfies Partial<Plan>;
  return { ...rules, plan: Object.assign(Object.create(Object.getPrototypeOf(plan)), plan, changed) };
}
