import { type Deck, raised } from '../../../kernel/index.js';
import {
  cardActivated,
  cardDiscarded,
  cardKept,
  cardRefreshed,
  cardRemoved,
  cardTaken,
  counterChanged,
  counterGained,
  counterSpent,
  experienceChosen,
  experienceGained,
  experienceNoted,
  goldGained,
  goldLost,
  goldPaid,
  goldTaken,
  heroExchanged,
  marketBought,
  marketSold,
  marketStocked,
  spoilsTaken,
} from '../facts/index.js';
import { handOver } from '../hands.js';
import type { CardId } from '../state.js';
import { onEvent, playerAt, type Table, takeAway, takeFromPlayer, takeOut } from './table.js';

/* What the events of possessions and markets change on the table. */

export const followPossessions = [
  onEvent(cardTaken, (table, { player, card, as }) => {
    takeAway(table, card);
    const { allies, items } = playerAt(table, player);
    if (as === 'ally') allies.push({ card, wounds: 0, exhaustion: 0 });
    else items.push({ card, faceDown: false });
  }),
  onEvent(cardKept, (table, { player, card }) => {
    takeAway(table, card);
    playerAt(table, player).kept.push(card);
  }),
  onEvent(cardActivated, (table, { player, card }) => turn(table, player, card, true)),
  onEvent(cardRefreshed, (table, { player, card }) => turn(table, player, card, false)),
  onEvent(cardDiscarded, (table, { card, deck, to }, { furtherDecks, decks }) => {
    takeAway(table, card);
    // Where it goes to another place, that is for whoever brought the place.
    if (deck === undefined || to !== undefined) return;
    const under = table.decks[deck] as Deck;
    if (!furtherDecks.some(({ id, open }) => id === deck && open)) return void under.bottom.push(card);
    // The cards of an open deck lie in the order of the content.
    const lying = [...under.top, card];
    under.top = (decks[deck] ?? []).filter((id) => lying.includes(id));
  }),
  onEvent(cardRemoved, (table, { card }) => {
    takeAway(table, card);
    table.removed.push(card);
  }),

  onEvent(goldGained, (table, { player, amount }) => {
    const p = playerAt(table, player);
    p.gold = raised(p.gold, amount);
  }),
  onEvent(goldPaid, (table, { player, amount }) => {
    playerAt(table, player).gold -= amount;
  }),
  onEvent(goldLost, (table, { player, amount }) => {
    playerAt(table, player).gold -= amount;
  }),
  onEvent(goldTaken, (table, { player, loser, amount }) => {
    playerAt(table, loser).gold -= amount;
    const p = playerAt(table, player);
    p.gold = raised(p.gold, amount);
  }),
  onEvent(spoilsTaken, (table, { player, loser, card }) =>
    handOver(playerAt(table, loser), playerAt(table, player), card),
  ),
  onEvent(heroExchanged, (table, { player, other, gold, cards }) => {
    const [a, b] = [playerAt(table, player), playerAt(table, other)];
    const [given = 0, got = 0] = gold;
    a.gold = raised(a.gold, got - given);
    b.gold = raised(b.gold, given - got);
    const [going = [], coming = []] = cards;
    for (const card of going) handOver(a, b, card);
    for (const card of coming) handOver(b, a, card);
  }),

  onEvent(marketStocked, (table, { town, card }) => {
    takeAway(table, card);
    table.stacks[town]?.push(card);
  }),
  // The gold that is paid, and who has the card then, is told by events of their own.
  onEvent(marketBought, (table, { town, card }) => {
    if (town !== undefined) takeOut(table.stacks[town], card);
  }),
  onEvent(marketSold, (table, { player, card }) => {
    takeFromPlayer(playerAt(table, player), card);
  }),

  onEvent(counterGained, (table, { player, color }) => {
    table.pile[color] -= 1;
    playerAt(table, player).counters[color] += 1;
  }),
  onEvent(counterChanged, (table, { player, color }) => {
    table.pile[color] -= 1;
    playerAt(table, player).counters[color] += 1;
  }),
  onEvent(counterSpent, (table, { player, color }) => {
    playerAt(table, player).counters[color] -= 1;
    table.pile[color] += 1;
  }),
  onEvent(experienceChosen, (table, { player, points }) => {
    playerAt(table, player).points -= points;
  }),
  onEvent(experienceGained, (table, { player, bonus }) => {
    const { experience } = playerAt(table, player).hero;
    experience[bonus] = raised(experience[bonus]);
  }),
  onEvent(experienceNoted, (table, { player, points }) => {
    const p = playerAt(table, player);
    p.points = raised(p.points, points);
  }),
];

function turn(table: Table, player: number, card: CardId, faceDown: boolean): void {
  const item = playerAt(table, player).items.find((held) => held.card === card);
  if (item) item.faceDown = faceDown;
}
