import { eventKind, listOf, optional } from '../../../kernel/index.js';
import { card, city, hex, how, integer, player, yesNo } from './details.js';

/* What happens with the game: its setup, its rounds and turns, its time, its end. */

/** It is settled who begins. */
export const firstPlayer = eventKind(
  'game/first-player',
  'It is settled who is the first player.',
  { player: player('Who it is.') },
  { rules: ['3e.setup.first-player', '3e.villain.eliminated-first'] },
);
/** A player has chosen a hero. */
export const heroChosen = eventKind(
  'hero/chosen',
  'A player chooses a hero.',
  { player: player('Who.'), card: card('The hero.') },
  { rules: ['3e.setup.choose-heroes'], renews: true },
);
/** A hero is put on the board. */
export const heroPlaced = eventKind(
  'hero/placed',
  'A hero is placed where it begins.',
  { player: player('Whose hero.'), to: hex('Where.') },
  { rules: ['3e.setup.start-location'] },
);
/** A card lies on offer. */
export const marketStocked = eventKind(
  'market/stocked',
  'A card of the asset deck is added to a market.',
  { city: city('Whose market.'), card: card('The card.') },
  { rules: ['3e.setup.markets', '3e.shop.draw', '3e.shop.three-left', '3e.shop.refill'] },
);
/** A round begins. */
export const roundBegan = eventKind(
  'round/began',
  'A round begins.',
  { round: integer('Counted from 1.') },
  { rules: ['3e.round.order'] },
);
/** A turn begins. */
export const turnBegan = eventKind(
  'turn/began',
  'A turn begins.',
  { player: player('Whose.'), round: integer('In which round.') },
  { rules: ['3e.round.order'] },
);
/** A turn is over. */
export const turnEnded = eventKind(
  'turn/ended',
  'A turn is over.',
  { player: player('Whose.'), left: integer('Actions that were spent on nothing.') },
  { rules: ['3e.turn.end'] },
);
/** Actions are spent. */
export const actionsSpent = eventKind('actions/spent', 'A player spends actions.', {
  player: player('Who.'),
  amount: integer('How many.'),
  left: integer('How many are left in the turn.'),
});
/** The time token moves. */
export const timeAdvanced = eventKind(
  'time/advanced',
  'The time token is moved.',
  { space: integer('The space it comes to.'), act: integer('1 or 2.') },
  { rules: ['3e.round.advance-time', '3e.time.end-act-1'] },
);
/** An act is over. */
export const actEnded = eventKind(
  'act/ended',
  'An act of the game is over.',
  { act: integer('1 or 2.') },
  { rules: ['3e.time.end-act-1', '3e.time.end-act-2'] },
);
/** Gems are turned faceup. */
export const gemsRefreshed = eventKind('gems/refreshed', 'Facedown adventure gems are turned faceup again.', {
  hexes: listOf(hex('Where.')),
});
/** A player is out of the game. */
export const playerEliminated = eventKind(
  'player/eliminated',
  'A hero is eliminated, and its player has lost.',
  {
    player: player('Who.'),
    by: card('By whom.'),
    cards: listOf(card('A card of that player that is removed from the game, for everybody to see.')),
  },
  { rules: ['3e.villain.hero-defeated'], renews: true },
);
/** A player has won. */
export const gameWon = eventKind('game/won', 'A player has won the game.', {
  player: player('The winner.'),
  how: how('In which way, as the outcome says it.'),
  winners: listOf(player('A winner.')),
  ranking: listOf(listOf(player('A player, with those who are equal; the best first.'))),
});
/** Everybody has lost. */
export const gameLost = eventKind('game/lost', 'The game is over, and all players have lost it.', {
  how: how('In which way, as the outcome says it.'),
  ranking: listOf(listOf(player('A player; all are equal.'))),
});
/** The villain comes, moves, or leaves. */
export const villainSpawned = eventKind('villain/spawned', 'The villain is spawned.', {
  card: card('The villain.'),
  to: hex('Where.'),
});
/** The villain moves. */
export const villainMoved = eventKind('villain/moved', 'The villain moves one hex.', {
  from: hex('From where.'),
  to: hex('Where to.'),
});
/** Dice are rolled for the villain. */
export const villainRolled = eventKind('villain/rolled', 'Terrain dice are rolled for the villain.', {
  player: player('Who rolls.'),
  dice: listOf(integer('A face.')),
  hexes: integer('How far it goes.'),
});
/** Whether zombies come. */
export const zombiePlaced = eventKind('zombie/placed', 'A zombie is placed.', { at: hex('Where.') });
/** One is gone. */
export const zombieRemoved = eventKind('zombie/removed', 'A zombie is removed from the board.', {
  at: hex('Where it was.'),
  killed: yesNo('Whether a hero killed it.'),
});

/** A story quest lies in a slot. */
export const storyQuestLaid = eventKind(
  'story/quest',
  'A story quest is laid in a slot above the board.',
  {
    card: card('The card.'),
    slot: integer('1 to 6; its token has the same number.'),
    at: optional(hex('The hex that its token marks; not there where it can be attempted in several.')),
  },
  { rules: ['3e.story.quest'] },
);

/** All events of this chapter. */
export const courseFacts = [
  firstPlayer,
  heroChosen,
  heroPlaced,
  marketStocked,
  roundBegan,
  turnBegan,
  turnEnded,
  actionsSpent,
  timeAdvanced,
  actEnded,
  gemsRefreshed,
  playerEliminated,
  gameWon,
  gameLost,
  villainSpawned,
  villainMoved,
  villainRolled,
  zombiePlaced,
  zombieRemoved,
  storyQuestLaid,
];
