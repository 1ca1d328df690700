import { and, forbid, type Refusal, why } from '../../../kernel/index.js';
import { playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type Ritual, ritualOf } from './rituals.js';

/*
 * Any number of Rituals, but for those that share a word (va46.ritual.no-count-limit). Which words of a title count stands on the card:
 * Inner Fire and Outer Fire have one in common (va46.ritual.example-fire).
 */

/** The words that two Rituals share. */
const sharedBy = (one: Ritual, other: Ritual): readonly string[] =>
  one.words.filter((word) => other.words.includes(word));

/** Why one Hero may not have these Items together: two Rituals among them share a word (va46.ritual.shared-word). */
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

/** Who would have two such must give up the first before, or goes without the second (va46.ritual.shared-word-gain). */
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
