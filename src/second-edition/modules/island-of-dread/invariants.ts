import { isOvercome, lifeOf, staminaOf } from '../../base/characters.js';
import { harm } from '../../base/frames.js';
import { townAt } from '../../base/ground.js';
import type { CardId } from '../../base/state.js';
import type { Check, G } from '../../base/vocabulary.js';
import { isCaptain } from './captains.js';
import { isVoyaging } from './chart.js';
import { sea } from './content/board.js';
import { hiring } from './hiring.js';
import { mapColors, mapsInBox, memoryOf } from './memory.js';
import { isSeaCard } from './sea-adventures.js';
import { island, isSilverCard } from './the-island.js';

const isPending = (g: G, card: CardId): boolean =>
  g.state.frames.some((f) => f.kind === harm.kind && (f as { target?: CardId }).target === card);

export const invariants: readonly Check[] = [
  {
    name: 'Captains are alive, and no more tired than they can be',
    rule: 'iod.shipwreck.causes',
    check(g) {
      const { captains: hired } = memoryOf(g);
      if (hired.length !== g.state.players.length) return 'there is one place for a Captain a player';
      for (const [player, captain] of hired.entries()) {
        if (captain === null) continue;
        const { card, wounds, exhaustion } = captain;
        if (!g.content.cards[card] || !isCaptain(g, card)) return `${card} is no Captain`;
        if (g.state.outcome !== null || isPending(g, card)) continue;
        if (isOvercome(g, wounds, lifeOf(g, player, card)))
          return `${card} has ${wounds} wounds and is not dead`;
        if (exhaustion > staminaOf(g, player, card)) return `${card} has ${exhaustion} exhaustion counters`;
        if (!isVoyaging(g, player) && wounds + exhaustion > 0) return `${card} was hurt on shore`;
      }
      return null;
    },
  },
  {
    name: 'Captains are with Heroes in towns and at sea',
    rule: 'iod.hire.leave-without-voyage',
    check(g) {
      for (const [player, captain] of memoryOf(g).captains.entries()) {
        const space = g.state.players[player]?.hero.space ?? null;
        if (captain !== null && townAt(g, space) === null && !isVoyaging(g, player))
          return `player ${player} has a Captain neither in a town nor at sea`;
      }
      return null;
    },
  },
  {
    name: 'map counters are conserved',
    rule: 'iod.components.map-counters',
    check(g) {
      const { maps: held, pool } = memoryOf(g);
      if (held.length !== g.state.players.length) return 'map counters are counted for each player';
      for (const color of mapColors) {
        const all = held.reduce((sum, one) => sum + one[color], pool[color]);
        if (all !== mapsInBox[color]) return `there are ${all} ${color} map counters`;
      }
      return null;
    },
  },
  {
    name: 'event tiles lie on their own spaces',
    rule: 'iod.board.event-colors',
    check(g) {
      for (const [space, tile] of Object.entries(memoryOf(g).tiles))
        if (!sea.eventSpaces.some((place) => place.space === space && place.tile === tile))
          return `a ${tile} tile lies on ${space}`;
      return null;
    },
  },
  {
    name: 'only silver cards lie beside the silver deck',
    rule: 'iod.island.reshuffle-silver',
    check(g) {
      const other = memoryOf(g).silver.find((card) => !g.content.cards[card] || !isSilverCard(g, card));
      return other === undefined ? null : `${other} is no silver card`;
    },
  },
  {
    name: 'no Challenge of the sea or of the island waits on the undefeated track',
    rule: 'iod.adventure.sea-card-discard',
    check(g) {
      const other = g.state.track.find(
        (entry) =>
          entry !== null &&
          g.content.cards[entry.card] !== undefined &&
          (isSeaCard(g, entry.card) || isSilverCard(g, entry.card)),
      );
      return other ? `${other.card} is on the undefeated challenge track` : null;
    },
  },
  {
    name: 'hirings and visits are about what is there',
    check(g) {
      const hired = g.find(hiring);
      if (hired && !g.content.board.towns.some(({ id }) => id === hired.town))
        return `there is no town ${hired.town} to hire in`;
      if (hired?.card && (!g.content.cards[hired.card] || !isCaptain(g, hired.card)))
        return `${hired.card} is no Captain`;
      const card = g.find(island)?.card;
      return card && (!g.content.cards[card] || !isSilverCard(g, card)) ? `${card} is no silver card` : null;
    },
  },
];
