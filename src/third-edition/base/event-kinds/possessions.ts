import { hidden, optional, unknownCard } from '../../../kernel/index.js';
import { ASSETS, SKILLS } from '../state.js';
import { ability, adventureType, card, city, integer, player, yesNo } from './details.js';
import { event } from './event.js';
import { comesToLight, drawn, leavesHand, marketAt, playerAt, takeAway, takeOut } from './table.js';

/** A player draws a skill card into the hand. Rules: any. Shows: cards, `card` or a card from the skill deck to the hand of `player`. */
export const skillDrawn = event(
  'skill/drawn',
  {
    player: player(), // Who.
    card: hidden(card()), // The card.
  },
  ({ player }) => [player],
).changesViews((g, { player, card }) => {
  drawn(g, SKILLS, card);
  playerAt(g, player).hand.push(card ?? unknownCard);
});
/** A player names a skill card of the hand. Rules: any. Shows: cards. */
export const skillNamed = event('skill/named', {
  player: player(), // Who.
  card: card(), // The card.
  at: integer(), // Its place in the hand, from 0.
}).changesViews((g, { player, card, at }) => {
  const { hand } = playerAt(g, player);
  // Who knew it already learns nothing.
  if (hand[at] === unknownCard && leavesHand(g, player, card)) hand.splice(at, 0, card);
});
/** A player discards a skill card from the hand. Rules: any. Shows: cards, `card` from the hand of `player` to the table. */
export const skillDiscarded = event('skill/discarded', {
  player: player(), // Who.
  card: card(), // The card.
}).changesViews((g, { player, card }) => {
  leavesHand(g, player, card);
});
/**
 * A hero exerts: a skill card is discarded from the hand.
 * Rules: 3e.exert.cost. Shows: cards, `card` from the hand of `player` to the table.
 */
export const exerted = event('hero/exerted', {
  player: player(), // Who.
  card: card(), // The card.
}).changesViews((g, { player, card }) => {
  leavesHand(g, player, card);
});
/** A hero learns a skill. Rules: any. Shows: cards, `card` from the hand of `player` to `player`. */
export const skillLearned = event('skill/learned', {
  player: player(), // Who.
  card: card(), // The skill.
}).changesAndInvalidates((g, { player, card }) => {
  leavesHand(g, player, card);
  playerAt(g, player).skills.push(card);
});
/** A learned skill is discarded. Rules: 3e.skill.learned-limit, 3e.game.discard-piles. Shows: cards, `card` from `player` to the table. */
export const skillLost = event('skill/lost', {
  player: player(), // Who.
  card: card(), // The skill.
}).changesViewsAndInvalidates((g, { player, card }) => {
  takeOut(playerAt(g, player).skills, card);
});
/** A player gains an asset. Rules: any. Shows: cards, `card` from the market of `city` or `from` or the asset deck to `player`. */
export const assetGained = event('asset/gained', {
  player: player(), // Who.
  card: card(), // The asset.
  city: optional(city()), // From which market.
  from: optional(player()), // From whom.
}).changesViewsAndInvalidates((g, { player, card, city, from }) => {
  if (city === undefined && from === undefined) drawn(g, ASSETS, card);
  else takeAway(g, card);
  playerAt(g, player).assets.push(card);
});
/** A player discards an asset. Rules: any. Shows: cards, `card` from `player` to the table. */
export const assetLost = event('asset/lost', {
  player: player(), // Who.
  card: card(), // The asset.
  sold: yesNo(), // Whether gold was given for it.
}).changesViewsAndInvalidates((g, { player, card }) => {
  takeOut(playerAt(g, player).assets, card);
});
/** A card is discarded from a market. Rules: 3e.shop.buy-or-discard. Shows: markets, `card` from the market of `city` to the table. */
export const marketDiscarded = event('market/discarded', {
  city: city(), // Whose market.
  card: card(), // The card.
}).changes((g, { city, card }) => {
  takeOut(marketAt(g, city), card);
});
/** An adventure card that everybody has seen becomes a trophy. Rules: any. Shows: cards, `card` from the table to `player`. */
export const trophyGained = event('trophy/gained', {
  player: player(), // Whose.
  of: adventureType(), // Of which type.
  card: card(), // The card.
}).changesViews((g, { player, card }) => {
  takeAway(g, card);
  playerAt(g, player).trophies.push(card);
});
/**
 * A player draws a trophy from a deck, and alone sees its front.
 * Rules: 3e.trophies.gain-type. Shows: cards, `card` or a `of` card from the `of` deck to `player`.
 */
export const trophyDrawn = event(
  'trophy/drawn',
  {
    player: player(), // Who.
    of: adventureType(), // From which deck.
    card: hidden(card()), // The card.
  },
  ({ player }) => [player],
).changes((g, { player, of, card }) => {
  drawn(g, of, card);
  playerAt(g, player).secret[of].push(card ?? unknownCard);
});
/** A player discards a trophy. Rules: 3e.skill.spend. Shows: cards, `card` from `player` to the table. */
export const trophySpent = event('trophy/spent', {
  player: player(), // Who.
  of: adventureType(), // Of which type.
  card: card(), // The card.
}).changes((g, { player, of, card }) => {
  const p = playerAt(g, player);
  if (!takeOut(p.trophies, card)) comesToLight(g, p.secret[of], of, card);
});
/** An ability is used. Rules: any. Shows: cards. */
export const abilityUsed = event('ability/used', {
  player: player(), // Who uses it.
  card: card(), // The card it stands on.
  ability: ability(), // Which.
});
