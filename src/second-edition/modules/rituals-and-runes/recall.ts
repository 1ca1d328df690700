import type { Moment } from '../../abilities/amounts.js';
import { playerState } from '../../base/cards.js';
import { isOvercome, lifeOf } from '../../base/characters.js';
import { harm } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';

/* The conditions that this pack adds to the ability language. */

/** Whether the wounds that the Hero is about to take would knock it out. */
function isFatal(g: G, { player }: Moment): boolean {
  const f = g.find(harm);
  const { hero } = playerState(g, player);
  return (
    f !== undefined &&
    f.harm === 'wounds' &&
    f.target === hero.card &&
    isOvercome(g, hero.wounds + f.amount, lifeOf(g, player, hero.card))
  );
}

/** The value of a condition of this pack; `null` for any other word. */
export const meaningOf = (g: G, word: string, moment: Moment): boolean | null =>
  word === 'fatal' ? isFatal(g, moment) : null;
