import { eventKind, oneOf, orNull } from '../../kernel/index.js';
import { details } from '../base/facts/index.js';
import { tileFaces } from './content/sea-types.js';
import { mapColors } from './memory.js';

/* What happens at sea and on the island. */

const { card, integer, player, space, text, town, yesNo } = details;
const mapColor = (meaning: string) => oneOf(mapColors, meaning);

export const captainArrived = eventKind('captain/arrived', 'A Captain drops anchor in a town.', {
  town: town('The town.'),
  card: card('The Captain.'),
});
export const captainHired = eventKind('captain/hired', 'A player hires a Captain.', {
  player: player('Who hires.'),
  town: town('Where.'),
  card: card('The Captain.'),
  price: integer('The fare.'),
  loan: yesNo('Whether he is hired on loan.'),
});
export const captainStayed = eventKind('captain/stayed', 'One of two Captains stays in the town.', {
  player: player('Whose turn it is.'),
  town: town('The town.'),
  card: card('The Captain who stays.'),
});
export const captainReturned = eventKind(
  'captain/returned',
  'A Captain stays in a town when the voyage is over.',
  {
    player: player('Who sailed with him.'),
    town: town('The town.'),
    card: card('The Captain.'),
  },
);
export const captainLeft = eventKind('captain/left', 'A Captain leaves a player.', {
  player: player('Whose he was.'),
  card: card('The Captain.'),
});
export const captainKilled = eventKind('captain/killed', 'A Captain is killed.', {
  player: player('Whose he was.'),
  card: card('The Captain.'),
});

export const heroSailed = eventKind('hero/sailed', 'A Hero sails to the next stop.', {
  player: player('Whose Hero.'),
  from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
  to: space('The stop.'),
});
export const heroShipwrecked = eventKind('hero/shipwrecked', 'A Hero is shipwrecked.', {
  player: player('Whose Hero.'),
});
export const voyageAdventure = eventKind('voyage/adventure', 'A sea adventure is met.', {
  player: player('Who sails.'),
});
export const voyageEnded = eventKind('voyage/ended', 'A voyage ends in a town.', {
  player: player('Who sailed.'),
  town: town('The town.'),
});
export const rewardForfeited = eventKind(
  'reward/forfeited',
  'What an adventure gives is lost, with a Captain on loan.',
  {
    player: player('Who goes without it.'),
    card: card('The adventure card.'),
    what: text('What is lost, in the words of the ability language.'),
  },
);

export const mapGained = eventKind('map/gained', 'A player draws a map counter from the pool.', {
  player: player('Who draws.'),
  color: mapColor('Its color.'),
});
export const mapTaken = eventKind('map/taken', 'A player takes a map counter of another.', {
  player: player('Who takes it.'),
  other: player('Whose it was.'),
  color: mapColor('Its color.'),
});
export const mapSpent = eventKind('map/spent', 'A map counter goes back into the pool.', {
  player: player('Whose it was.'),
  color: mapColor('Its color.'),
});
export const islandDiscovered = eventKind('island/discovered', 'A Hero sets foot on the Island of Dread.', {
  player: player('Whose Hero.'),
  from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
});
export const islandRefreshed = eventKind(
  'island/refreshed',
  'Cards are refreshed before the next silver card.',
  {
    player: player('Whose cards.'),
  },
);
export const legendaryClaimed = eventKind('legendary/claimed', 'A player claims a Legendary Item.', {
  player: player('Who does.'),
  card: card('The Item.'),
});

export const tileLaid = eventKind('tile/laid', 'An event tile is laid on the board.', {
  space: space('Where.'),
  tile: oneOf(tileFaces, 'What it shows.'),
  by: card('The Event.'),
});

export const islandFacts = [
  captainArrived,
  captainHired,
  captainStayed,
  captainReturned,
  captainLeft,
  captainKilled,
  heroSailed,
  heroShipwrecked,
  voyageAdventure,
  voyageEnded,
  rewardForfeited,
  mapGained,
  mapTaken,
  mapSpent,
  islandDiscovered,
  islandRefreshed,
  legendaryClaimed,
  tileLaid,
];
