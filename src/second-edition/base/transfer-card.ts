import type { CardId, PlayerState } from './state.js';

/**
 * A card passes from one player to another as it is, with what lies on it. Whoever has it pass tells it by an event of its own, followed by the
 * same function, and calls `cardsGained` where it is an Item or an Ally. Nothing here looks at rules: followers of events use it as well.
 */
export function transferCard(from: PlayerState, to: PlayerState, card: CardId): void {
  const give = <T>(ours: T[], theirs: T[], is: (item: T) => boolean): void => {
    const at = ours.findIndex(is);
    if (at >= 0) theirs.push(...ours.splice(at, 1));
  };
  give(from.allies, to.allies, (ally) => ally.card === card);
  give(from.items, to.items, (item) => item.card === card);
  give(from.quests, to.quests, (quest) => quest.card === card);
  give(from.kept, to.kept, (kept) => kept === card);
}
