import type { Color } from '../../second-edition/abilities/language.js';
import { deckFor } from '../../second-edition/base/adventure.js';
import { pointsOf } from '../../second-edition/base/experience.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { colorRoll } from '../../second-edition/modules/travel-hazards/color.js';
import { hazardAt } from '../../second-edition/modules/travel-hazards/hazard.js';
import { isOpen, priceOfCard, worthOfDeck } from './evaluation.js';

/* Travel hazards: fights without a reward and without escape that advance a doom track, won or not. */

function shares(g: G): ReadonlyMap<Color, number> {
  const { sides, number, color } = colorRoll(g);
  const found = new Map<Color, number>();
  for (let one = 1; one <= sides; one++)
    for (let other = 1; other <= sides; other++) {
      const meant = color(number([one, other]).number)?.color;
      if (meant) found.set(meant, (found.get(meant) ?? 0) + 1 / sides ** 2);
    }
  return found;
}

/** The cost of a hazard, in the unit of prizes; 0 for a Hero who would rather meet one. */
function priceOfHazard(g: G, player: number): number {
  let price = 0;
  for (const [color, share] of shares(g))
    if (isOpen(g, player, color))
      price += share * (priceOfCard(g) - worthOfDeck(g, player, deckFor(g, player, color), pointsOf[color]));
  return Math.max(0, price);
}

export function dangers(g: G, player: number): (space: string) => number {
  const known = new Map<string, number>();
  let price: number | null = null;
  return (space) => {
    const found = known.get(space);
    if (found !== undefined) return found;
    const chance = hazardAt(g, player, space);
    if (chance > 0) price ??= priceOfHazard(g, player);
    const danger = chance === 0 ? 0 : chance * (price ?? 0);
    known.set(space, danger);
    return danger;
  };
}
