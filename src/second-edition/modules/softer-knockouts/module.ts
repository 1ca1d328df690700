import { override } from '../../../kernel/index.js';
import { cardsAtStake } from '../../base/knockout.js';
import { defineModule } from '../../module.js';

/** Variant: Softer Knockouts. A knockout takes no card. Otherwise the standard rules hold (2e.softer-knockouts.standard-otherwise). */
export const softerKnockouts = defineModule({
  id: 'softer-knockouts',
  title: 'Softer Knockouts',
  calls: [],
  overrides: [
    // No Item or Ally is discarded. The spoils of a winning Hero are not affected (2e.softer-knockouts.no-card-lost).
    override(cardsAtStake, () => () => []),
  ],
});
