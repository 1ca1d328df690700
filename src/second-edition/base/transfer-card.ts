import type { CardId, PlayerState } from './state.js';

/**
 * Passes a card from one player to another with everything on it. The caller emits an event of its own that folds by this function, and
 * calls `cardsGained` for an Item or an Ally. Event folding uses this too, so it does not call the rules.
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
