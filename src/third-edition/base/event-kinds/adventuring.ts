import { listOf, optional } from '../../../kernel/index.js';
import { heldAfter } from '../held.js';
import { SKILLS } from '../state.js';
import { adventureType, attribute, card, deck, hex, integer, player, text, yesNo } from './details.js';
import { event } from './event.js';
import { deckAt, drawn, pileAt, playerAt, takeAway, takeOut } from './table.js';

/** An adventure gem is turned facedown. Rules: 3e.adventure.flip. Shows: tokens, the gem of `at` from faceup to facedown. */
export const gemTurned = event('gem/turned', {
  player: player(), // Who adventures.
  at: hex(), // Where.
  of: adventureType(), // Of which type.
}).changes((g, { at }) => {
  g.state.facedown.push(at);
});
/** A card is drawn and lies faceup on the table. Rules: any. Shows: cards, `card` from `deck` to the table. */
export const cardDrawn = event('card/drawn', {
  player: player(), // Who draws it.
  deck: deck(), // From which deck.
  card: card(), // The card.
}).changes((g, { deck, card }) => {
  drawn(g, deck, card);
  g.state.revealed.push(card);
});
/** A card is discarded. Rules: any. Shows: cards, `card` from the table to the discards of `deck`. */
export const cardDiscarded = event('card/discarded', {
  deck: deck(), // To the pile of which deck.
  card: card(), // The card.
}).changesViews((g, { deck, card }) => {
  takeAway(g, card);
  pileAt(g, deck).push(card);
});
/** A discard pile is shuffled to form a new deck. Rules: 3e.game.deck-reshuffle. Shows: cards, all cards from the discards to `deck`. */
export const deckReshuffled = event('deck/reshuffled', {
  deck: deck(), // Which.
}).changes((g, { deck }) => {
  // What lies hidden elsewhere stays among what nobody here has seen.
  const formed = deckAt(g, deck);
  const cards = new Set([...formed.pool, ...pileAt(g, deck).splice(0)]);
  formed.pool = (g.content.decks[deck] ?? []).filter((id) => cards.has(id));
  formed.top = [];
  formed.bottom = [];
});
/** A hero keeps a quest or a rumor. Rules: 3e.quest.keep, 3e.event.rumor. Shows: cards, `card` from the table to `player`. */
export const questKept = event('quest/kept', {
  player: player(), // Whose.
  card: card(), // The card.
  option: optional(text()), // The option that is the rumor.
}).changes((g, { player, card, option }) => {
  takeOut(g.state.revealed, card);
  const { quests, rumors } = playerAt(g, player);
  if (option === undefined) quests.push(card);
  else rumors.push({ card, option });
});
/** A hero attempts a quest. Rules: any. Shows: cards. */
export const questAttempted = event('quest/attempted', {
  player: player(), // Whose.
  card: card(), // The card.
});
/** An attempt at a quest comes to its end. Rules: any. Shows: cards. */
export const questResolved = event('quest/resolved', {
  player: player(), // Whose.
  card: card(), // The card.
  outcome: optional(text()), // The outcome that was chosen; none if nothing was achieved.
});
/** A player chooses what a card leaves open. Rules: any. Shows: choices. */
export const optionChosen = event('option/chosen', {
  player: player(), // Who.
  card: card(), // The card.
  choice: text(), // What was chosen.
});
/** A hero tests an attribute. Rules: 3e.test.reveal. Shows: cards. */
export const testBegan = event('test/began', {
  player: player(), // Whose.
  attribute: attribute(), // Which.
  cards: integer(), // How many cards are revealed.
});
/** A skill card is revealed in a test. Rules: 3e.test.reveal, 3e.exert.test. Shows: cards, `card` from the skill deck to the table. */
export const skillRevealed = event('skill/revealed', {
  player: player(), // Whose test.
  card: card(), // The card.
  success: yesNo(), // Whether it bears a success.
}).changesViews((g, { card }) => drawn(g, SKILLS, card));
/** A test is passed or failed. Rules: 3e.test.pass. Shows: cards. */
export const testJudged = event('test/judged', {
  player: player(), // Whose.
  attribute: attribute(), // Which.
  successes: integer(), // How many.
});

/** A hero challenges another to combat. Rules: 3e.hero.corbin.bounty. Shows: fights. */
export const heroChallenged = event('hero/challenged', {
  player: player(), // Who.
  foe: player(), // Whom.
  card: card(), // The card by which.
}).changes((g, { player, foe, card }) => {
  playerAt(g, player).used.push(`${card}/${foe}`);
});
/** A player offers an exchange. Rules: 3e.exchange.what. Shows: choices. */
export const exchangeProposed = event('exchange/proposed', {
  player: player(), // Who offers.
  with: player(), // To whom.
  gold: listOf(integer()), // What each gives, the one who offers first.
  given: listOf(card()), // An asset that the one who offers gives.
  taken: listOf(card()), // An asset that the other one gives.
});
/** Two players exchange. Rules: 3e.exchange.what. Shows: gold, `gold` gold from `player` and `with` to each other. */
export const exchangeAgreed = event('exchange/agreed', {
  player: player(), // Who offered.
  with: player(), // Who agreed.
  gold: listOf(integer()), // What each gives, the one who offered first.
}).changes((g, { player, with: other, gold: [given = 0, taken = 0] }) => {
  const [a, b] = [playerAt(g, player), playerAt(g, other)];
  a.gold = heldAfter(a.gold, taken - given);
  b.gold = heldAfter(b.gold, given - taken);
});
/** A player declines an exchange. Rules: 3e.exchange.what. Shows: choices. */
export const exchangeDeclined = event('exchange/declined', {
  player: player(), // Who declines.
  with: player(), // Whose offer.
});
