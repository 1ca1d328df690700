import { hidden, optional, unknownCard } from '../../../kernel/index.js';
import { ASSETS, SKILLS } from '../state.js';
import { ability, adventureType, card, city, integer, player, yesNo } from './details.js';
import { changingEvent, event } from './event.js';
import { comesToLight, drawn, leavesHand, marketAt, playerAt, takeAway, takeOut } from './table.js';

/** A player draws a skill card into the hand. Rules: any. Shows: cards, `card` or a card from the skill deck to the hand of `player`. */
export const skillDrawn = changingEvent('skill/drawn', {
  details: {
    player: player(), // Who.
    card: hidden(card()), // The card.
  },
  knownTo: ({ player }) => [player],
  follow(table, { player, card }) {
    drawn(table, SKILLS, card);
    playerAt(table, player).hand.push(card ?? unknownCard);
  },
});
/** A player names a skill card of the hand. Rules: any. Shows: cards. */
export const skillNamed = changingEvent('skill/named', {
  details: {
    player: player(), // Who.
    card: card(), // The card.
    at: integer(), // Its place in the hand, from 0.
  },
  follow(table, { player, card, at }) {
    const { hand } = playerAt(table, player);
    // Who knew it already learns nothing.
    if (hand[at] === unknownCard && leavesHand(table, player, card)) hand.splice(at, 0, card);
  },
});
/** A player discards a skill card from the hand. Rules: any. Shows: cards, `card` from the hand of `player` to the table. */
export const skillDiscarded = changingEvent('skill/discarded', {
  details: {
    player: player(), // Who.
    card: card(), // The card.
  },
  follow(table, { player, card }) {
    leavesHand(table, player, card);
  },
});
/**
 * A hero exerts: a skill card is discarded from the hand.
 * Rules: 3e.exert.cost. Shows: cards, `card` from the hand of `player` to the table.
 */
export const exerted = changingEvent('hero/exerted', {
  details: {
    player: player(), // Who.
    card: card(), // The card.
  },
  follow(table, { player, card }) {
    leavesHand(table, player, card);
  },
});
/** A hero learns a skill. Rules: any. Shows: cards, `card` from the hand of `player` to `player`. */
export const skillLearned = changingEvent('skill/learned', {
  details: {
    player: player(), // Who.
    card: card(), // The skill.
  },
  invalidates: true,
  follow(table, { player, card }) {
    leavesHand(table, player, card);
    playerAt(table, player).skills.push(card);
  },
});
/** A learned skill is discarded. Rules: 3e.skill.learned-limit, 3e.game.discard-piles. Shows: cards, `card` from `player` to the table. */
export const skillLost = changingEvent('skill/lost', {
  details: {
    player: player(), // Who.
    card: card(), // The skill.
  },
  invalidates: true,
  follow(table, { player, card }) {
    takeOut(playerAt(table, player).skills, card);
  },
});
/** A player gains an asset. Rules: any. Shows: cards, `card` from the market of `city` or `from` or the asset deck to `player`. */
export const assetGained = changingEvent('asset/gained', {
  details: {
    player: player(), // Who.
    card: card(), // The asset.
    city: optional(city()), // From which market.
    from: optional(player()), // From whom.
  },
  invalidates: true,
  follow(table, { player, card, city, from }) {
    if (city === undefined && from === undefined) drawn(table, ASSETS, card);
    else takeAway(table, card);
    playerAt(table, player).assets.push(card);
  },
});
/** A player discards an asset. Rules: any. Shows: cards, `card` from `player` to the table. */
export const assetLost = changingEvent('asset/lost', {
  details: {
    player: player(), // Who.
    card: card(), // The asset.
    sold: yesNo(), // Whether gold was given for it.
  },
  invalidates: true,
  follow(table, { player, card }) {
    takeOut(playerAt(table, player).assets, card);
  },
});
/** A card is discarded from a market. Rules: 3e.shop.buy-or-discard. Shows: markets, `card` from the market of `city` to the table. */
export const marketDiscarded = changingEvent('market/discarded', {
  details: {
    city: city(), // Whose market.
    card: card(), // The card.
  },
  follow(table, { city, card }) {
    takeOut(marketAt(table, city), card);
  },
});
/** An adventure card that everybody has seen becomes a trophy. Rules: any. Shows: cards, `card` from the table to `player`. */
export const trophyGained = changingEvent('trophy/gained', {
  details: {
    player: player(), // Whose.
    of: adventureType(), // Of which type.
    card: card(), // The card.
  },
  follow(table, { player, card }) {
    takeAway(table, card);
    playerAt(table, player).trophies.push(card);
  },
});
/**
 * A player draws a trophy from a deck, and alone sees its front.
 * Rules: 3e.trophies.gain-type. Shows: cards, `card` or a `of` card from the `of` deck to `player`.
 */
export const trophyDrawn = changingEvent('trophy/drawn', {
  details: {
    player: player(), // Who.
    of: adventureType(), // From which deck.
    card: hidden(card()), // The card.
  },
  knownTo: ({ player }) => [player],
  follow(table, { player, of, card }) {
    drawn(table, of, card);
    playerAt(table, player).secret[of].push(card ?? unknownCard);
  },
});
/** A player discards a trophy. Rules: 3e.skill.spend. Shows: cards, `card` from `player` to the table. */
export const trophySpent = changingEvent('trophy/spent', {
  details: {
    player: player(), // Who.
    of: adventureType(), // Of which type.
    card: card(), // The card.
  },
  follow(table, { player, of, card }) {
    const p = playerAt(table, player);
    if (!takeOut(p.trophies, card)) comesToLight(table, p.secret[of], of, card);
  },
});
/** An ability is used. Rules: any. Shows: cards. */
export const abilityUsed = event('ability/used', {
  player: player(), // Who uses it.
  card: card(), // The card it stands on.
  ability: ability(), // Which.
});
