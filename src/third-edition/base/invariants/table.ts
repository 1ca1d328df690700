import { type ShopFrame, shop } from '../frames.js';
import { marketSize } from '../shopping.js';
import type { Check } from './words.js';

/* The board and what lies beside it: figures, gems, time token, markets. */

export const ofTable: readonly Check[] = [
  {
    name: 'figures stand on the board',
    rule: '3e.setup.start-location',
    check({ state, content: { board } }) {
      const all = [...state.players.map(({ hex }) => hex), state.villain, ...state.zombies];
      const other = all.find((hex) => hex !== null && board.hex[hex] === undefined);
      return other == null ? null : `${other} is no hex of the board`;
    },
  },
  {
    name: 'gems lie on marked hexes, one on each',
    rule: '3e.board.gem-spaces',
    check({ state: { facedown }, content: { board } }) {
      const other = facedown.find((hex, at) => board.gems[hex] === undefined || facedown.indexOf(hex) < at);
      return other === undefined ? null : `there is no gem to be turned facedown on ${other}, or not again`;
    },
  },
  {
    name: 'the time token is on the track',
    rule: '3e.time.length',
    check({ state: { time: now, round } }) {
      if (now.space < 1 || now.space > 12) return `space ${now.space} is not on the track`;
      if (now.over && (now.act !== 2 || now.space !== 12))
        return {
          message: 'time is over, and the token is not at the end of Act 2',
          rule: '3e.time.end-act-2',
        };
      return round === 0 && (now.act !== 1 || now.space !== 1)
        ? { message: 'the token is moved before the first round', rule: '3e.setup.time-token' }
        : null;
    },
  },
  /** Three cards between shop actions, a fourth during one (3e.shop.draw). */
  {
    name: 'a market holds three cards',
    rule: '3e.shop.three-left',
    check({ state: { markets: all, frames } }) {
      const shopping = frames.find((f): f is ShopFrame => f.kind === shop.kind);
      for (const [city, cards] of Object.entries(all)) {
        const most = marketSize + (shopping?.city === city ? 1 : 0);
        if (cards.length > most)
          return `there are ${cards.length} cards in ${city}, and ${most} at most belong there`;
      }
      return null;
    },
  },
];
