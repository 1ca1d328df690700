/* A house rule that changes one number. */
import { defineModule, override } from 'runebound-engine';
import { allyLimit } from 'runebound-engine/second-edition/rules';

/** A player may have one Ally more. */
export const largerCompanies = defineModule({
  id: 'larger-companies',
  title: 'Larger Companies',
  rules: [{ id: 'house.larger-companies.limit', text: 'A player may have one Ally more than usual.' }],
  // A refusal by the larger limit cites this rule.
  citesInstead: { '2e.limits.allies': 'house.larger-companies.limit' },
  // There is nothing to limit where Allies are unlimited already.
  conflicts: [{ module: 'ally-limits', rule: 'house.larger-companies.limit' }],
  overrides: [override(allyLimit, (next) => (g, player) => next(g, player) + 1)],
});
