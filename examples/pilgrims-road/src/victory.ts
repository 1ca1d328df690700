import {
  cardTaken,
  type G,
  heroExchanged,
  homeOf,
  itemOf,
  playerState,
  query,
  reaction,
  spoilsTaken,
  win,
} from 'runebound-engine/second-edition/rules';
import { RELICS } from './content.js';

/* A second way to win. That of the base game stays: the first player to reach either wins. */

/** How many orders win. A hook: another module may say otherwise with `override`. */
export const ordersToWin = query('relics of how many orders win', (_g: G): number => 3);

/** The orders of which a player has relics. */
const ordersOf = (g: G, player: number): ReadonlySet<string | undefined> =>
  new Set(
    playerState(g, player).items.flatMap(({ card }) =>
      homeOf(g, card) === RELICS ? [itemOf(g, card).type] : [],
    ),
  );

function checkOrders(g: G): void {
  for (const player of g.state.players.keys())
    if (g.state.outcome === null && ordersOf(g, player).size >= ordersToWin(g))
      win(g, player, 'pilgrimage', 'house.pilgrims-road.win');
}

/** Relics come to players by vigils, as spoils and by agreement, and may be bought back: each way has one of these events. */
export const victoryReactions = [
  reaction(cardTaken, checkOrders),
  reaction(spoilsTaken, checkOrders),
  reaction(heroExchanged, checkOrders),
];
