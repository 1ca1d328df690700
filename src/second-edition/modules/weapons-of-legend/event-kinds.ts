import { oneOf } from '../../../kernel/index.js';
import { eventKind } from '../../base/event-kinds/event.js';
import { details } from '../../base/event-kinds/index.js';
import { playerAt } from '../../base/event-kinds/table.js';
import { putAs } from './using.js';

// Shows: cards.
export const equippingUsed = eventKind('equipping/used', {
  meaning: 'It is settled as what an Equipping Ally is used, for as long as its player keeps it.',
  details: {
    player: details.player('Whose it is.'),
    card: details.card('The Equipping Ally.'),
    as: oneOf(
      ['ally', 'item'],
      'As which of the two. An Item carries an exhaustion counter, which says just that.',
    ),
    wounds: details.integer('Wounds on it as an Ally, brought along from a former owner; none on an Item.'),
    faceDown: details.yesNo('Whether it lies face down as an Item, as it lay with a former owner.'),
  },
  rules: ['va47.equipping-ally.choice', 'va47.equipping-ally.as-item-marker', 'va47.equipping-ally.limits'],
}).changesAndInvalidates((g, { player, card, as, wounds, faceDown }) => {
  putAs(playerAt(g, player), card, as, { wounds, faceDown });
});
