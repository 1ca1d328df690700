import { oneOf, orNull, takeCard } from '../../../kernel/index.js';
import { eventKind } from '../../base/event-kinds/event.js';
import { details } from '../../base/event-kinds/index.js';
import { playerAt, takeOut } from '../../base/event-kinds/table.js';
import { ISLAND } from './chart.js';
import { tileFaces } from './content/sea-types.js';
import { mapColors, mapsIn, memoryOf } from './memory.js';

const { card, integer, player, space, text, town, yesNo } = details;
const mapColor = (meaning: string) => oneOf(mapColors, meaning);

// Shows: markets, `card` from its deck to the market of `town`.
export const captainArrived = eventKind('captain/arrived', {
  meaning: 'A Captain drops anchor in a town.',
  details: {
    town: town('The town.'),
    card: card('The Captain.'),
  },
  rules: ['iod.hire.draw-first', 'iod.setup.captains'],
}).changes((g, { town, card }) => {
  takeCard(g, 'captains', card);
  g.own('stacks')[town]?.push(card);
});
// Shows: markets, `card` from the market of `town` to the table.
export const captainHired = eventKind('captain/hired', {
  meaning: 'A player hires a Captain.',
  details: {
    player: player('Who hires.'),
    town: town('Where.'),
    card: card('The Captain.'),
    price: integer('The fare.'),
    loan: yesNo('Whether he is hired on loan.'),
  },
  rules: ['iod.hire.pay', 'iod.loan.no-payment'],
}).changes((g, { player, town, card, price }) => {
  takeOut(g.own('stacks')[town], card);
  playerAt(g, player).gold -= price;
});
// Shows: choices.
export const captainCalled = eventKind('captain/called', {
  meaning: 'A player looks for a Captain.',
  details: {
    player: player('Who does.'),
    town: town('Where.'),
  },
  rules: ['iod.hire.when'],
});
// Shows: choices.
export const captainDeclined = eventKind('captain/declined', {
  meaning: 'A player hires none of the Captains.',
  details: {
    player: player('Who does not.'),
    town: town('Where.'),
  },
  rules: ['iod.hire.decline'],
});
// Shows: cards, `card` from the table to `player`.
export const captainEngaged = eventKind('captain/engaged', {
  meaning: 'A Captain comes to a player, unhurt and rested.',
  details: {
    player: player('Whose he is now.'),
    card: card('The Captain.'),
    loan: yesNo('Whether he is hired on loan.'),
  },
  rules: ['iod.hire.one-only'],
}).changes((g, { player, card, loan }) => {
  memoryOf(g).captains[player] = { card, wounds: 0, exhaustion: 0, loan };
});
// Shows: markets.
export const captainStayed = eventKind('captain/stayed', {
  meaning: 'One of two Captains stays in the town.',
  details: {
    player: player('Whose turn it is.'),
    town: town('The town.'),
    card: card('The Captain who stays.'),
  },
  rules: ['iod.hire.surplus-at-turn-end'],
});
// Shows: markets, `card` from `player` to the market of `town`.
export const captainReturned = eventKind('captain/returned', {
  meaning: 'A Captain stays in a town when the voyage is over.',
  details: {
    player: player('Who sailed with him.'),
    town: town('The town.'),
    card: card('The Captain.'),
  },
  rules: ['iod.hire.leave-without-voyage', 'iod.movement.town-ends-voyage'],
}).changes((g, { player, town, card }) => {
  memoryOf(g).captains[player] = null;
  g.own('stacks')[town]?.push(card);
});
// Shows: cards, `card` from `player` to the table.
export const captainLeft = eventKind('captain/left', {
  meaning: 'A Captain leaves a player.',
  details: {
    player: player('Whose he was.'),
    card: card('The Captain.'),
  },
  rules: [
    'iod.discover.discard-captain',
    'iod.hire.discard',
    'iod.shipwreck.causes',
    'iod.shipwreck.like-knockout',
  ],
}).changes((g, { player }) => {
  memoryOf(g).captains[player] = null;
});
// Shows: harm.
export const captainKilled = eventKind('captain/killed', {
  meaning: 'A Captain is killed.',
  details: {
    player: player('Whose he was.'),
    card: card('The Captain.'),
  },
  rules: ['iod.shipwreck.causes'],
});

// Shows: figures, the Hero of `player` from `from` or no space to `to`.
export const heroSailed = eventKind('hero/sailed', {
  meaning: 'A Hero sails to the next stop.',
  details: {
    player: player('Whose Hero.'),
    from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
    to: space('The stop.'),
  },
  rules: ['iod.movement.next-stop'],
}).changes((g, { player, to }) => {
  const { hero } = playerAt(g, player);
  hero.space = to;
  hero.cameFrom = null;
});
// Shows: figures.
export const heroShipwrecked = eventKind('hero/shipwrecked', {
  meaning: 'A Hero is shipwrecked.',
  details: { player: player('Whose Hero.') },
  rules: ['iod.shipwreck.causes'],
});
// Shows: cards.
export const voyageAdventure = eventKind('voyage/adventure', {
  meaning: 'A sea adventure is met.',
  details: { player: player('Who sails.') },
  rules: ['iod.adventure.draw-sea'],
});
// Shows: figures.
export const voyageEnded = eventKind('voyage/ended', {
  meaning: 'A voyage ends in a town.',
  details: {
    player: player('Who sailed.'),
    town: town('The town.'),
  },
  rules: ['iod.movement.town-ends-voyage'],
});
// Shows: choices.
export const rewardForfeited = eventKind('reward/forfeited', {
  meaning: 'What an adventure gives is lost, with a Captain on loan.',
  details: {
    player: player('Who goes without it.'),
    card: card('The adventure card.'),
    what: text('What is lost, in the words of the ability language.'),
  },
  rules: ['iod.loan.rewards-lost'],
});

// Shows: tokens, a `color` map counter from the pool to `player`.
export const mapGained = eventKind('map/gained', {
  meaning: 'A player draws a map counter from the pool.',
  details: {
    player: player('Who draws.'),
    color: mapColor('Its color.'),
  },
  rules: ['iod.map.draw-random'],
}).changes((g, { player, color }) => {
  memoryOf(g).pool[color] -= 1;
  mapsIn(g, player)[color] += 1;
});
// Shows: tokens, a `color` map counter from `other` to `player`.
export const mapTaken = eventKind('map/taken', {
  meaning: 'A player takes a map counter of another.',
  details: {
    player: player('Who takes it.'),
    other: player('Whose it was.'),
    color: mapColor('Its color.'),
  },
  rules: ['iod.map.pool-empty-take'],
}).changes((g, { player, other, color }) => {
  mapsIn(g, other)[color] -= 1;
  mapsIn(g, player)[color] += 1;
});
// Shows: tokens, a `color` map counter from `player` to the pool.
export const mapSpent = eventKind('map/spent', {
  meaning: 'A map counter goes back into the pool.',
  details: {
    player: player('Whose it was.'),
    color: mapColor('Its color.'),
  },
  rules: ['iod.map.spent-returns'],
}).changes((g, { player, color }) => {
  mapsIn(g, player)[color] -= 1;
  memoryOf(g).pool[color] += 1;
});
// Shows: figures, the Hero of `player` from `from` or no space to the Island of Dread.
export const islandDiscovered = eventKind('island/discovered', {
  meaning: 'A Hero sets foot on the Island of Dread.',
  details: {
    player: player('Whose Hero.'),
    from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
  },
  rules: ['iod.discover.place'],
}).changes((g, { player }) => {
  const { hero } = playerAt(g, player);
  hero.space = ISLAND;
  hero.cameFrom = null;
});
// Shows: cards.
export const islandRefreshed = eventKind('island/refreshed', {
  meaning: 'Cards are refreshed before the next silver card.',
  details: { player: player('Whose cards.') },
  rules: ['iod.island.refresh-each-draw'],
});
// Shows: cards.
export const legendaryClaimed = eventKind('legendary/claimed', {
  meaning: 'A player claims a Legendary Item.',
  details: {
    player: player('Who does.'),
    card: card('The Item.'),
  },
  rules: ['iod.experience.legendary-per-set', 'iod.legendary.sources'],
});

// Shows: tokens, the `tile` tile from the supply to `space`.
export const tileLaid = eventKind('tile/laid', {
  meaning: 'An event tile is laid on the board.',
  details: {
    space: space('Where.'),
    tile: oneOf(tileFaces, 'What it shows.'),
    by: card('The Event.'),
  },
  rules: ['iod.board.event-tile-numbers', 'iod.board.event-tiles-placed-by-event'],
}).changes((g, { space, tile }) => {
  memoryOf(g).tiles[space] = tile;
});
