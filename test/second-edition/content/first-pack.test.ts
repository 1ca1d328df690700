import { describe, expect, it } from 'vitest';
import { composeRuleset, defineModule, riseOfTheDragonLords } from '../../../src/second-edition/index.js';
import { weaponsOfLegendCards } from '../../../src/second-edition/modules/weapons-of-legend/content/weapons-of-legend.js';
import { weaponsOfLegend as weapons } from '../../../src/second-edition/modules/weapons-of-legend/module.js';

/* Who owns the printed cards of an expansion puts their values into a pack: they count in whichever pack they are. */

const [card] = weaponsOfLegendCards.market ?? [];
if (card === undefined) throw new Error('The module brings no market cards.');
const mine = { ...card, cost: card.cost + 5 };
const costIn = (packs: Parameters<typeof composeRuleset>[1]) => {
  const found = composeRuleset([weapons], packs).rules.content.cards[card.id];
  return found !== undefined && 'cost' in found ? found.cost : undefined;
};

describe('the card of an author in the place of a module’s', () => {
  const box = riseOfTheDragonLords;
  const changed = { ...box, market: [...(box.market ?? []), mine] };

  it('wins in the first pack and in any other', () => {
    expect(costIn([changed])).toBe(mine.cost);
    expect(costIn([box, { id: 'mine', name: 'Mine', market: [mine] }])).toBe(mine.cost);
    expect(costIn([{ id: 'mine', name: 'Mine', market: [mine] }, box])).toBe(mine.cost);
    expect(costIn([box])).toBe(card.cost);
  });

  it('leaves all other cards of the module as they are', () => {
    const ids = (packs: Parameters<typeof composeRuleset>[1]) =>
      Object.keys(composeRuleset([weapons], packs).rules.content.cards).sort();
    expect(ids([changed])).toEqual(ids([box]));
  });
});

describe('the card of a module in the place of the box’s', () => {
  const [boxed] = riseOfTheDragonLords.market ?? [];
  if (boxed === undefined) throw new Error('The box has no market cards.');
  const dearer = defineModule({
    id: 'dearer',
    title: 'Dearer',
    content: { id: 'dearer', name: 'Dearer', market: [{ ...boxed, cost: boxed.cost + 5 }] },
  });
  const cost = (packs?: Parameters<typeof composeRuleset>[1]) => {
    const found = composeRuleset([dearer], packs).rules.content.cards[boxed.id];
    return found !== undefined && 'cost' in found ? found.cost : undefined;
  };

  it('wins, also where the box is given with its texts', () => {
    expect(cost()).toBe(boxed.cost + 5);
    expect(cost([riseOfTheDragonLords])).toBe(boxed.cost + 5);
  });

  it('gives way to the author’s', () => {
    const mine = { ...riseOfTheDragonLords, market: [{ ...boxed, cost: boxed.cost + 1 }] };
    expect(cost([mine])).toBe(boxed.cost + 1);
  });
});
