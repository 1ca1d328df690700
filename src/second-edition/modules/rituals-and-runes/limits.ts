import { and, forbid, type Refusal, why } from '../../../kernel/index.js';
import { playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type Ritual, ritualOf } from './rituals.js';

/*
 * A player may have any number of Rituals, except those that share a word (va46.ritual.no-count-limit). The card lists the words of its
 * title that count: Inner Fire and Outer Fire share one (va46.ritual.example-fire).
 */

const sharedBy = (one: Ritual, other: Ritual): readonly string[] =>
  one.words.filter((word) => other.words.includes(word));

/** Why one Hero may not have these Items together: two Rituals share a word (va46.ritual.shared-word). */
export function refuseSharedWord(g: G, items: readonly CardId[]): Refusal | null {
  const before: Ritual[] = [];
  for (const id of items) {
    const ritual = ritualOf(g, id);
    if (ritual === null) continue;
    const other = before.find((one) => sharedBy(one, ritual).length > 0);
    if (other !== undefined)
      return forbid(
        'va46.ritual.shared-word',
        () => why`${other.id} and ${ritual.id} share words: ${and(sharedBy(other, ritual))}.`,
      );
    before.push(ritual);
  }
  return null;
}

/** A player must give up the first of two such Rituals before, or go without the second (va46.ritual.shared-word-gain). */
export function refuseSecond(g: G, player: number, id: CardId): Refusal | null {
  const ritual = ritualOf(g, id);
  if (ritual === null) return null;
  const { items } = playerState(g, player);
  const other = items.find(({ card }) => {
    const mine = ritualOf(g, card);
    return mine !== null && sharedBy(mine, ritual).length > 0;
  });
  return other === undefined
    ? null
    : forbid('va46.ritual.shared-word-gain', () => why`Sell or discard ${other.card} first.`);
}
