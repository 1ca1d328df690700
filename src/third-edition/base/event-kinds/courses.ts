import { listOf, optional } from '../../../kernel/index.js';
import { adventureTypes } from '../../content/board-types.js';
import type { Card } from '../../content/cards.js';
import { ASSETS, type PlayerState } from '../state.js';
import { card, city, hex, how, integer, player, yesNo } from './details.js';
import { event } from './event.js';
import { comesToLight, drawn, leavesHand, marketAt, playerAt, takeOut } from './table.js';

/* What happens with the game: its setup, its rounds and turns, its time, its end. */

/** It is settled who is the first player. Rules: 3e.setup.first-player, 3e.villain.eliminated-first. Shows: turns. */
export const firstPlayer = event('game/first-player', {
  player: player(), // Who it is.
}).changes((g, { player }) => {
  g.state.first = player;
});
/** A player chooses a hero. Rules: 3e.setup.choose-heroes. Shows: cards, `card` from the box to `player`. */
export const heroChosen = event('hero/chosen', {
  player: player(), // Who.
  card: card(), // The hero.
}).changesAndInvalidates((g, { player, card }) => {
  playerAt(g, player).hero = card;
});
/** A hero is placed where it begins. Rules: 3e.setup.start-location. Shows: figures, the hero of `player` from the box to `to`. */
export const heroPlaced = event('hero/placed', {
  player: player(), // Whose hero.
  to: hex(), // Where.
}).changes((g, { player, to }) => {
  playerAt(g, player).hex = to;
});
/**
 * A card of the asset deck is added to a market.
 * Rules: 3e.setup.markets, 3e.shop.draw, 3e.shop.three-left, 3e.shop.refill.
 * Shows: markets, `card` from the asset deck to the market of `city`.
 */
export const marketStocked = event('market/stocked', {
  city: city(), // Whose market.
  card: card(), // The card.
}).changesViews((g, { city, card }) => {
  drawn(g, ASSETS, card);
  marketAt(g, city).push(card);
});
/** A round begins. Rules: 3e.round.order. Shows: turns. */
export const roundBegan = event('round/began', {
  round: integer(), // Counted from 1.
}).changes((g, { round }) => {
  g.state.round = round;
});
/** A turn begins. Rules: 3e.round.order. Shows: turns. */
export const turnBegan = event('turn/began', {
  player: player(), // Whose.
  round: integer(), // In which round.
});
/** A turn is over. Rules: 3e.turn.end. Shows: turns. */
export const turnEnded = event('turn/ended', {
  player: player(), // Whose.
  left: integer(), // Actions that were spent on nothing.
});
/** A player spends actions. Rules: any. Shows: turns. */
export const actionsSpent = event('actions/spent', {
  player: player(), // Who.
  amount: integer(), // How many.
  left: integer(), // How many are left in the turn.
});
/**
 * The time token is moved.
 * Rules: 3e.round.advance-time, 3e.time.end-act-1. Shows: turns, the time token from the space before to space `space` of act `act`.
 */
export const timeAdvanced = event('time/advanced', {
  space: integer(), // The space it comes to.
  act: integer(), // 1 or 2.
}).changes((g, { space, act }) => {
  g.state.time.space = space;
  g.state.time.act = act === 1 ? 1 : 2;
});
/** An act of the game is over. Rules: 3e.time.end-act-1, 3e.time.end-act-2. Shows: turns. */
export const actEnded = event('act/ended', {
  act: integer(), // 1 or 2.
}).changes((g, { act }) => {
  if (act === 2) g.state.time.over = true;
});
/** Facedown adventure gems are turned faceup again. Rules: any. Shows: tokens, the gems of `hexes` from facedown to faceup. */
export const gemsRefreshed = event('gems/refreshed', {
  hexes: listOf(hex()), // Where.
}).changes((g, { hexes }) => {
  g.state.facedown = g.state.facedown.filter((hex) => !hexes.includes(hex));
});
/** A hero is eliminated, and its player has lost. Rules: 3e.villain.hero-defeated. Shows: turns, `cards` from `player` to the box. */
export const playerEliminated = event('player/eliminated', {
  player: player(), // Who.
  by: card(), // By whom.
  cards: listOf(card()), // A card of that player that is removed from the game, for everybody to see.
}).changesAndInvalidates((g, { player, cards }) => {
  const known = g.content.cards;
  const p = playerAt(g, player);
  for (const card of cards) {
    const { kind } = known[card] ?? {};
    if (kind === 'skill' && !p.skills.includes(card)) leavesHand(g, player, card);
    for (const type of adventureTypes)
      if (deckOfTrophy(known[card]) === type && !seenWith(p, card))
        comesToLight(g, p.secret[type], type, card);
  }
  const none = { combat: [], exploration: [], social: [] };
  Object.assign(p, { hex: null, gold: 0, story: 0, damage: 0, delayed: false, out: true, hand: [] });
  Object.assign(p, { skills: [], assets: [], trophies: [], secret: none, quests: [], rumors: [] });
  g.state.removed.push(...cards);
});
/** A player has won the game. Rules: any. Shows: turns. */
export const gameWon = event('game/won', {
  player: player(), // The winner.
  how: how(), // In which way, as the outcome says it.
  winners: listOf(player()), // A winner.
  ranking: listOf(listOf(player())), // A player, with those who are equal; the best first.
}).changesViews((g, { winners, ranking, how, rule }) => {
  g.state.outcome = { winners, ranking, how, rule };
});
/** The game is over, and all players have lost it. Rules: any. Shows: turns. */
export const gameLost = event('game/lost', {
  how: how(), // In which way, as the outcome says it.
  ranking: listOf(listOf(player())), // A player; all are equal.
}).changesViews((g, { ranking, how, rule }) => {
  g.state.outcome = { winners: [], ranking, how, rule };
});
/** The villain is spawned. Rules: any. Shows: figures, the villain from the box to `to`. */
export const villainSpawned = event('villain/spawned', {
  card: card(), // The villain.
  to: hex(), // Where.
}).changes((g, { to }) => {
  g.state.villain = to;
});
/** The villain moves one hex. Rules: any. Shows: figures, the villain from `from` to `to`. */
export const villainMoved = event('villain/moved', {
  from: hex(), // From where.
  to: hex(), // Where to.
}).changes((g, { to }) => {
  g.state.villain = to;
});
/** Terrain dice are rolled for the villain. Rules: any. Shows: dice. */
export const villainRolled = event('villain/rolled', {
  player: player(), // Who rolls.
  dice: listOf(integer()), // A face.
  hexes: integer(), // How far it goes.
});
/** A zombie is placed. Rules: any. Shows: figures, a zombie from the supply to `at`. */
export const zombiePlaced = event('zombie/placed', {
  at: hex(), // Where.
}).changes((g, { at }) => {
  g.state.zombies.push(at);
});
/** A zombie is removed from the board. Rules: any. Shows: figures, a zombie from `at` to the supply. */
export const zombieRemoved = event('zombie/removed', {
  at: hex(), // Where it was.
  killed: yesNo(), // Whether a hero killed it.
}).changes((g, { at }) => {
  takeOut(g.state.zombies, at);
});

/** A story quest is laid in a slot above the board. Rules: 3e.story.quest. Shows: cards, `card` from the table to slot `slot`. */
export const storyQuestLaid = event('story/quest', {
  card: card(), // The card.
  slot: integer(), // 1 to 6; its token has the same number.
  at: optional(hex()), // The hex that its token marks; not there where it can be attempted in several.
}).changes((g, { card, slot }) => {
  takeOut(g.state.revealed, card);
  g.state.slots[slot - 1] = card;
});

const deckOfTrophy = (card: Card | undefined): string | undefined =>
  card !== undefined && 'deck' in card ? card.deck : undefined;

/** Whether a card lies open with a player, or among the trophies that everybody has seen. */
const seenWith = ({ trophies, quests, rumors }: PlayerState, card: string): boolean =>
  trophies.includes(card) || quests.includes(card) || rumors.some((rumor) => rumor.card === card);
