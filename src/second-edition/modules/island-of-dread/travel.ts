import { forbid, type Refusal } from '../../../kernel/index.js';
import { cardOfList } from '../../base/card-index.js';
import { cardOf, isAdventure, playerState } from '../../base/cards.js';
import type { CardId, SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { isFlooded, islandOf, isOnIsland, isVoyaging } from './chart.js';

/** Whether a card may move a Hero (iod.board.no-sea-unless-voyaging, iod.travel.only-way-across, iod.travel.no-market-cards). */
export function mayCarry(g: G, player: number, to: SpaceId, card: CardId): boolean {
  if (isFlooded(g, to)) return false;
  if (isAdventure(cardOf(g, card))) return true;
  const { space } = playerState(g, player).hero;
  return islandOf(space) !== null && islandOf(space) === islandOf(to);
}

const words = ['move', 'teleport', 'reroll-movement', 'extra-movement'];

/** Whether a list of effects moves the Hero, also after a test or a choice. */
function moves(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(moves);
  if (typeof value !== 'object' || value === null) return false;
  return ('do' in value && words.includes(String(value.do))) || Object.values(value).some(moves);
}

/** Cards cannot move a Hero at sea or on the island, so their use is refused rather than wasted. */
export function refuseMoving(g: G, player: number, list: string): Refusal | null {
  if (!isVoyaging(g, player) && !isOnIsland(g, player)) return null;
  if (!moves(g.content.lists[list])) return null;
  const card = cardOf(g, cardOfList(list));
  return forbid(
    card.kind === 'item' || card.kind === 'ally'
      ? 'iod.travel.no-market-cards'
      : 'iod.board.sea-only-by-lanes',
  );
}
