import type { Teller } from './narrator.js';

const tiles: Readonly<Record<string, string>> = {
  'sea-lane': 'The sea breaks through',
  sea: 'The sea swallows',
  plains: 'Plains spread over',
  ruins: 'Ruins come to light at',
};

const rewards: Readonly<Record<string, string>> = {
  'gain-gold': 'its gold',
  'gain-map': 'its map counter',
  'gain-legendary': 'its Legendary Item',
  'take-card': 'the card',
  'draw-market': 'what it has to offer',
  'gain-counter': 'its adventure counter',
  'gain-experience': 'its lesson',
  experience: 'its experience',
};

/** Where cards go that do not go under a deck. */
export const discards: Readonly<Record<string, string>> = {
  legendary: 'goes back to the pool of Legendary Items',
  silver: 'is laid aside until the island is left',
};

/** Lines of the Island of Dread. */
export const voyageTellers: Readonly<Record<string, Teller | null>> = {
  'captain/arrived': (e, n) => `${n.card(e.card)} drops anchor in ${n.town(e.town)}.`,
  'captain/hired': (e, n) =>
    `${n.player(e.player)} hires ${n.card(e.card)}${e.loan ? ' on loan' : ` for ${e.price} gold`}.`,
  'captain/killed': (e, n) => `The Captain of ${n.card(e.card)} is killed.`,
  'captain/left': null,
  'captain/returned': (e, n) => `${n.card(e.card)} stays in ${n.town(e.town)}.`,
  'captain/stayed': (e, n) => `${n.card(e.card)} is the ship that stays in ${n.town(e.town)}.`,
  'hero/sailed': (e, n) => `${n.player(e.player)} sails to ${n.space(e.to)}.`,
  'hero/shipwrecked': (e, n) => `${n.player(e.player)} is shipwrecked!`,
  'island/discovered': (e, n) => `${n.player(e.player)} sets foot on the Island of Dread.`,
  'island/refreshed': null,
  'legendary/claimed': (e, n) => `${n.player(e.player)} finds the ${n.card(e.card)}.`,
  'map/gained': (e, n) => `${n.player(e.player)} draws a ${e.color} map counter.`,
  'map/spent': (e, n) => `${n.player(e.player)} spends a ${e.color} map counter.`,
  'map/taken': (e, n) =>
    `${n.player(e.player)} takes a ${e.color} map counter from ${n.player(e.other)}: none are left.`,
  'reward/forfeited': (e, n) =>
    `With a Captain on loan, ${n.player(e.player)} goes without ${rewards[e.what] ?? 'the reward'}.`,
  'tile/laid': (e, n) => `${tiles[e.tile] ?? 'A tile covers'} ${n.space(e.space)}.`,
  'tile/lifted': (e, n) => `${n.space(e.space)} is as it was.`,
  'voyage/adventure': null,
  'voyage/ended': (e, n) => `The voyage of ${n.player(e.player)} is over.`,
};
