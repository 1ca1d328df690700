import { override } from '../../../kernel/index.js';
import { cardsAtStake } from '../../base/knockout.js';
import { defineModule } from '../../module.js';

/** Variant: Softer Knockouts. A knockout follows the standard rules in everything but the loss of a card (2e.softer-knockouts.standard-otherwise). */
export const softerKnockouts = defineModule({
  id: 'softer-knockouts',
  title: 'Softer Knockouts',
  calls: [],
  overrides: [
    // No Item and no Ally is discarded. What a winning Hero takes as spoils is another matter (2e.softer-knockouts.no-card-lost).
    override(cardsAtStake, () => () => []),
  ],
});
