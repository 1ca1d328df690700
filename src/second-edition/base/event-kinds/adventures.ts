import { type Deck, shuffleDeck, takeCard } from '../../../kernel/index.js';
import { followOrder } from '../track-order.js';
import { card, color, deck, integer, player, space } from './details.js';
import { event } from './event.js';
import { leaveTable, playerAt, takeAway, takeOut } from './table.js';

/** A player attempts the adventure of a counter. Rules: 2e.adventure.may-attempt. Shows: choices. */
export const adventureAttempted = event('adventure/attempted', {
  player: player(), // Who does.
  color: color(), // The color of the counter.
});
/** A player faces an undefeated Challenge. Rules: 2e.undefeated.attempt. Shows: fights. */
export const adventureFaced = event('adventure/faced', {
  player: player(), // Who does.
  card: card(), // The Challenge.
});
/** A player leaves an adventure alone. Rules: 2e.adventure.decline. Shows: choices. */
export const adventureDeclined = event('adventure/declined', {
  player: player(), // Who does.
});
/** A player leaves the Heroes in a space alone. Rules: 2e.interaction.choice. Shows: choices. */
export const adventurePassed = event('adventure/passed', {
  player: player(), // Who does.
});
/** A card is drawn and lies open. Rules: 2e.adventure.reveal, 2e.cards.text. Shows: cards, `card` from `deck` to the table. */
export const cardDrawn = event('card/drawn', {
  player: player(), // Who draws it.
  deck: deck(), // The deck it comes from.
  card: card(), // The card.
}).changes((g, { deck, card }) => {
  takeCard(g, deck, card);
  g.state.revealed.push(card);
});

/** A deck is shuffled: nobody knows any place in it. Rules: none. Shows: cards. */
export const deckShuffled = event('deck/shuffled', {
  deck: deck(), // The deck.
}).changes((g, { deck }) => shuffleDeck(g.own('decks')[deck] as Deck, g.content.decks[deck] ?? []));

/** An Event comes into play. Rules: 2e.event.first, 2e.event.replace. Shows: cards, `card` from the table to the Event area. */
export const eventEntered = event('event/entered', {
  player: player(), // Who drew it.
  card: card(), // The Event.
}).changesAndInvalidates((g, { card }) => {
  leaveTable(g, card);
  g.state.event = card;
});
/** An Event that was drawn does not come into play. Rules: 2e.event.lower-ignored. Shows: cards. */
export const eventIgnored = event('event/ignored', {
  player: player(), // Who drew it.
  card: card(), // The Event.
});
/**
 * An adventure counter comes from the pile to the board.
 * Rules: 2e.replenish.all, 2e.replenish.shortage. Shows: tokens, a `color` counter from the pile to `space`.
 */
export const counterReplenished = event('counter/replenished', {
  player: player(), // Who drew the card that brings it back.
  color: color(), // Its color.
  space: space(), // Where it is put.
}).changes((g, { color, space }) => {
  g.state.pile[color] -= 1;
  g.own('counters')[color].push(space);
});

/** An Encounter stays open with a player. Rules: 2e.encounter.nature. Shows: cards, `card` from the table to `player`. */
export const encounterOpened = event('encounter/opened', {
  player: player(), // With whom.
  card: card(), // The Encounter.
}).changesAndInvalidates((g, { player, card }) => {
  leaveTable(g, card);
  playerAt(g, player).quests.push({ card, progress: 0 });
});
/** An open Encounter gets on. Rules: 2e.encounter.nature. Shows: cards. */
export const encounterProgress = event('encounter/progress', {
  player: player(), // With whom it is open.
  card: card(), // The Encounter.
  progress: integer(), // How far it is now.
}).changes((g, { player, card, progress }) => {
  const quest = playerAt(g, player).quests.find((open) => open.card === card);
  if (quest) quest.progress = progress;
});

/** A Challenge is defeated. Rules: 2e.defeat.threshold. Shows: fights. */
export const challengeDefeated = event('challenge/defeated', {
  player: player(), // Who defeats it.
  card: card(), // The Challenge.
});
/**
 * A Challenge comes to the undefeated challenge track.
 * Rules: 2e.undefeated.first-open, 2e.undefeated.full.
 * Shows: cards, `card` from the table to place `position` of the track; the counter of `card` from the supply to `space`.
 */
export const challengeUndefeated = event('challenge/undefeated', {
  player: player(), // Who fought it.
  card: card(), // The Challenge.
  position: integer(), // Its position on the track, from 1.
  space: space(), // Where its counter is put.
  order: integer(), // When it came: higher than that of any that has been there longer.
}).changesViews((g, { card, position, space, order }) => {
  takeAway(g, card);
  followOrder(g.state.track, position - 1, order);
  g.state.track[position - 1] = { card, space, order };
});
/**
 * A Challenge leaves the undefeated challenge track.
 * Rules: 2e.undefeated.defeated-counter-returns.
 * Shows: cards, `card` from place `position` of the track to the table; the counter of `card` from `space` to the supply.
 */
export const challengeLeftTrack = event('challenge/left-track', {
  player: player(), // Who defeats it.
  card: card(), // The Challenge.
  position: integer(), // The position that is free now, from 1.
  space: space(), // Where its counter lay.
}).changes((g, { card, position }) => {
  g.state.track[position - 1] = null;
  g.state.revealed.push(card);
});
/**
 * A victory earns the adventure counter of its space.
 * Rules: 2e.defeat.take-counter. Shows: tokens, a `color` counter from `space` to `player`.
 */
export const counterEarned = event('counter/earned', {
  player: player(), // Who takes it.
  color: color(), // Its color.
  space: space(), // Where it lay.
}).changes((g, { player, color, space }) => {
  takeOut(g.own('counters')[color], space);
  playerAt(g, player).counters[color] += 1;
});
