import { type Deck, oneOf, optional, raised, takeCard } from '../../../kernel/index.js';
import type { CardId } from '../state.js';
import { transferCard } from '../transfer-card.js';
import { bonus, card, color, deck, integer, player, text, town } from './details.js';
import { event } from './event.js';
import { playerAt, type Table, takeAway, takeFromPlayer, takeOut } from './table.js';

/**
 * A player gets a card as Item or Ally.
 * Rules: 2e.cards.ally, 2e.cards.item, 2e.defeat.card-as-item-or-ally. Shows: cards, `card` from the table to `player`.
 */
export const cardTaken = event('card/taken', {
  player: player(), // Who gets it.
  card: card(), // The card.
  as: oneOf(['item', 'ally']), // As which of the two.
}).changesViewsAndInvalidates((g, { player, card, as }) => {
  takeAway(g, card);
  const { allies, items } = playerAt(g, player);
  if (as === 'ally') allies.push({ card, wounds: 0, exhaustion: 0 });
  else items.push({ card, faceDown: false });
});
/** A player keeps an adventure card for later. Rules: 2e.defeat.card-kept-for-effect. Shows: cards, `card` from the table to `player`. */
export const cardKept = event('card/kept', {
  player: player(), // Who keeps it.
  card: card(), // The card.
}).changesViewsAndInvalidates((g, { player, card }) => {
  takeAway(g, card);
  playerAt(g, player).kept.push(card);
});
/** A card is turned face down for its use. Rules: 2e.activation.face-down. Shows: cards, `card` from face up to face down. */
export const cardActivated = event('card/activated', {
  player: player(), // Whose it is.
  card: card(), // The card.
}).changes((g, { player, card }) => turn(g, player, card, true));
/** A card is turned face up again. Rules: 2e.refresh.reusable. Shows: cards, `card` from face down to face up. */
export const cardRefreshed = event('card/refreshed', {
  player: player(), // Whose it is.
  card: card(), // The card.
}).changes((g, { player, card }) => turn(g, player, card, false));
/**
 * A card is discarded.
 * Rules: 2e.allies.killed, 2e.defeat.card-kept-for-effect, 2e.defeat.discard, 2e.effects.owner-uses,
 * 2e.event.lower-discard, 2e.event.replaced-discard, 2e.items.discard, 2e.knockout.card,
 * 2e.limits.discard-destination, 2e.undefeated.full-discard, faq.discard.takes-all.
 * Shows: cards, `card` from `player` or the table to `to` or `deck` or the box.
 */
export const cardDiscarded = event('card/discarded', {
  player: optional(player()), // Whose it was; not told of a card that was nobody’s.
  card: card(), // The card.
  deck: optional(deck()), // The deck under which it goes; not told where it goes elsewhere.
  to: optional(text()), // Where else it goes, such as `doom-track`.
}).changesViewsAndInvalidates((g, { card, deck, to }) => {
  const { furtherDecks, decks } = g.content;
  takeAway(g, card);
  // Another place is up to the module that has it.
  if (deck === undefined || to !== undefined) return;
  const under = g.own('decks')[deck] as Deck;
  if (!furtherDecks.some(({ id, open }) => id === deck && open)) return void under.bottom.push(card);
  // The cards of an open deck lie in the order of the content.
  const lying = [...under.top, card];
  under.top = (decks[deck] ?? []).filter((id) => lying.includes(id));
});
/** A card leaves the game. Rules: 2e.encounter.removed. Shows: cards, `card` from `player` or the table to the box. */
export const cardRemoved = event('card/removed', {
  player: optional(player()), // Whose it was; not told of a card that was nobody’s.
  card: card(), // The card.
}).changesViewsAndInvalidates((g, { card }) => {
  takeAway(g, card);
  g.state.removed.push(card);
});

/** A player gains gold. Rules: 2e.bank.income, 2e.market.sell-item. Shows: gold, `amount` gold from the bank to `player`. */
export const goldGained = event('gold/gained', {
  player: player(), // Who does.
  amount: integer(), // How much.
  by: optional(card()), // The card that gives it.
}).changes((g, { player, amount }) => {
  const p = playerAt(g, player);
  p.gold = raised(p.gold, amount);
});
/**
 * A player pays gold to the bank.
 * Rules: 2e.bank.spending, 2e.market.buy-item, 2e.market.healing, 2e.market.hire-ally.
 * Shows: gold, `amount` gold from `player` to the bank.
 */
export const goldPaid = event('gold/paid', {
  player: player(), // Who pays.
  amount: integer(), // How much.
  card: optional(card()), // The card it is paid for, where it is paid for one.
}).changes((g, { player, amount }) => {
  playerAt(g, player).gold -= amount;
});
/** A player loses gold. Rules: 2e.knockout.gold. Shows: gold, `amount` gold from `player` to the bank. */
export const goldLost = event('gold/lost', {
  player: player(), // Who does.
  amount: integer(), // How much.
}).changes((g, { player, amount }) => {
  playerAt(g, player).gold -= amount;
});
/** A player takes the gold of another. Rules: 2e.hero-combat.spoils. Shows: gold, `amount` gold from `loser` to `player`. */
export const goldTaken = event('gold/taken', {
  player: player(), // Who takes it.
  loser: player(), // Whose it was.
  amount: integer(), // How much.
}).changes((g, { player, loser, amount }) => {
  playerAt(g, loser).gold -= amount;
  const p = playerAt(g, player);
  p.gold = raised(p.gold, amount);
});
/** A player takes a card of another as spoils. Rules: 2e.hero-combat.spoils. Shows: cards, `card` from `loser` to `player`. */
export const spoilsTaken = event('spoils/taken', {
  player: player(), // Who takes it.
  loser: player(), // Whose it was.
  card: card(), // The card.
}).changesViewsAndInvalidates((g, { player, loser, card }) =>
  transferCard(playerAt(g, loser), playerAt(g, player), card),
);

/** A player takes no spoils. Rules: 2e.hero-combat.spoils. Shows: choices. */
export const spoilsDeclined = event('spoils/declined', {
  player: player(), // Who could have taken some.
  loser: player(), // Whose they would have been.
});
/**
 * A card is laid on a market stack.
 * Rules: 2e.cards.text, 2e.market.draw-card, 2e.market.sell-item, 2e.setup.market-stacks.
 * Shows: markets, `card` from the market deck to the market of `town`.
 */
export const marketStocked = event('market/stocked', {
  town: town(), // Whose market.
  card: card(), // The card.
}).changes((g, { town, card }) => {
  takeCard(g, 'market', card);
  g.own('stacks')[town]?.push(card);
});
/**
 * A player buys a card.
 * Rules: 2e.market.buy-item, 2e.market.hire-ally. Shows: markets, `card` from the market of `town` or the market to the table.
 */
export const marketBought = event('market/bought', {
  player: player(), // Who buys.
  town: optional(town()), // Where; not told where it is in no town.
  card: card(), // The card.
  price: integer(), // What is paid for it.
}).changesViews((g, { town, card }) => {
  // The payment and the new owner have events of their own.
  if (town !== undefined) takeOut(g.own('stacks')[town], card);
});
/** A player sells a card. Rules: 2e.market.sell-item. Shows: markets, `card` from `player` to the table. */
export const marketSold = event('market/sold', {
  player: player(), // Who sells.
  town: optional(town()), // Where; not told where it is in no town.
  card: card(), // The card.
  price: integer(), // What is paid for it.
}).changesViewsAndInvalidates((g, { player, card }) => {
  takeFromPlayer(playerAt(g, player), card);
});

/** A player is done with trading. Rules: 2e.market.actions. Shows: markets. */
export const marketLeft = event('market/left', {
  player: player(), // Who traded.
  town: town(), // Where.
});
/** A player gets an adventure counter from the pile. Rules: 2e.cards.text. Shows: tokens, a `color` counter from the pile to `player`. */
export const counterGained = event('counter/gained', {
  player: player(), // Who gets it.
  color: color(), // Its color.
}).changes((g, { player, color }) => {
  g.state.pile[color] -= 1;
  playerAt(g, player).counters[color] += 1;
});
/**
 * A player gives an adventure counter to the pile.
 * Rules: 2e.experience.spent-to-pile. Shows: tokens, a `color` counter from `player` to the pile.
 */
export const counterSpent = event('counter/spent', {
  player: player(), // Whose it was.
  color: color(), // Its color.
}).changes((g, { player, color }) => {
  playerAt(g, player).counters[color] -= 1;
  g.state.pile[color] += 1;
});
/**
 * A player gets an adventure counter as change.
 * Rules: 2e.experience.make-change. Shows: tokens, a `color` counter from the pile to `player`.
 */
export const counterChanged = event('counter/changed', {
  player: player(), // Who gets it.
  color: color(), // Its color.
}).changes((g, { player, color }) => {
  g.state.pile[color] -= 1;
  playerAt(g, player).counters[color] += 1;
});
/** A player begins to pay for an experience counter. Rules: any. Shows: tokens. */
export const experienceChosen = event('experience/chosen', {
  player: player(), // Who buys.
  bonus: bonus(), // What it adds to.
  points: integer(), // How many noted points are spent for it, before any counters.
}).changes((g, { player, points }) => {
  playerAt(g, player).points -= points;
});
/** A player buys no more experience. Rules: 2e.experience.saving-allowed. Shows: choices. */
export const experienceFinished = event('experience/finished', {
  player: player(), // Who does.
});
/**
 * A Hero gains an experience counter.
 * Rules: 2e.experience.body, 2e.experience.life, 2e.experience.mind, 2e.experience.spirit,
 * 2e.experience.stamina. Shows: tokens, a `bonus` counter from the supply to `player`.
 */
export const experienceGained = event('experience/gained', {
  player: player(), // Whose Hero.
  bonus: bonus(), // What it adds to.
}).changes((g, { player, bonus }) => {
  const { experience } = playerAt(g, player).hero;
  experience[bonus] = raised(experience[bonus]);
});
/** Experience points are noted for later. Rules: 2e.experience.no-change. Shows: tokens. */
export const experienceNoted = event('experience/noted', {
  player: player(), // Whose they are.
  points: integer(), // How many.
}).changes((g, { player, points }) => {
  const p = playerAt(g, player);
  p.points = raised(p.points, points);
});

function turn(g: Table, player: number, card: CardId, faceDown: boolean): void {
  const item = playerAt(g, player).items.find((held) => held.card === card);
  if (item) item.faceDown = faceDown;
}
