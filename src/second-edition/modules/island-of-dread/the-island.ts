import { cardsToRefresh, refreshCard } from '../../base/activation.js';
import { drawOpenly, resolveCard } from '../../base/adventure.js';
import { canDraw, homeOf, leaveTable, ownedBy, readyDeck } from '../../base/cards.js';
import { cardDiscarded, deckShuffled } from '../../base/event-kinds/index.js';
import { adventure, experience, type TurnFrame } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import { auto, type G, steps } from '../../base/vocabulary.js';
import { cardAt } from '../../saves/of-modules.js';
import { cardId, frameWith, seat } from '../../saves/words.js';
import { isOnIsland } from './chart.js';
import { islandRefreshed } from './event-kinds.js';
import { ASIDE, memoryOf } from './memory.js';

/* Silver cards are drawn until the last enemy or the Hero falls (iod.island.resolve-until, iod.island.one-at-a-time). */

const SILVER = 'silver';

export const island = frameWith('island', { player: seat, card: cardId.nullable() });

export const isSilverCard = (g: G, id: CardId): boolean => homeOf(g, id) === SILVER;

const named = cardAt('refresh', 'resolve', 'again');

export const islandSteps = {
  ...steps(
    island,
    auto('ready', (g, f) => {
      f.card = null;
      // No silver card comes twice in a visit; if the deck runs out, it is reshuffled.
      if (!canDraw(g, SILVER)) shuffleBack(g);
      readyDeck(g, SILVER);
    }),
    drawOpenly('iod.island.one-at-a-time', () => SILVER),
    // Each draw, also the first, is followed by a Refresh step (iod.island.refresh-each-draw).
    auto('refresh', (g, f) => {
      if (f.card === null) return g.finish();
      g.emit(islandRefreshed, { player: f.player, rule: 'iod.island.refresh-each-draw' });
      for (const card of cardsToRefresh(g, f.player)) refreshCard(g, f.player, card);
    }),
    auto('resolve', (g, f) => {
      if (f.card !== null) resolveCard(g, f.player, f.card);
    }),
    auto('again', (g, f) => g.goto(f, 'ready')),
  ),
  // A visit is an Adventure step, or follows the Experience step of its discovery.
  places: [
    { on: adventure, at: ['over'], shared: ['player'], problemsOf: named },
    { on: experience, at: [''], shared: ['player'], problemsOf: named },
  ],
};

/** Whether a battle is on the island: then there is no escape (iod.island.no-escape). */
export const isIslandFight = (g: G, { attacker }: { readonly attacker: number }): boolean =>
  isOnIsland(g, attacker);

/** Discarded silver cards, also Encounters, stay beside the deck during the visit (iod.island.reshuffle-silver). */
export function discardSilver(g: G, id: CardId, owner?: number): void {
  leaveTable(g, id);
  g.emit(
    cardDiscarded,
    ownedBy(owner, {
      card: id,
      deck: SILVER,
      to: ASIDE,
      rule: 'iod.island.reshuffle-silver',
    }),
  );
}

/** Rewards of defeated Challenges stay with the player (iod.island.keep-silver); all other cards are shuffled into the deck. */
function shuffleBack(g: G): void {
  if (memoryOf(g).silver.length > 0)
    g.emit(deckShuffled, { deck: SILVER, rule: 'iod.island.reshuffle-silver' });
}

/** At the end of the turn after which no Hero is on the island. */
export const leaveIsland = auto<TurnFrame>('island-left', (g) => {
  if (!g.state.players.some((_, player) => isOnIsland(g, player))) shuffleBack(g);
});
