import { unknownCard } from '../../../kernel/index.js';
import {
  assetGained,
  assetLost,
  cardDiscarded,
  cardDrawn,
  damageHealed,
  damageSuffered,
  deckReshuffled,
  exchangeAgreed,
  exerted,
  goldGained,
  goldPaid,
  heroChallenged,
  heroDelayed,
  heroMoved,
  heroStoodUp,
  marketDiscarded,
  questKept,
  skillDiscarded,
  skillDrawn,
  skillLearned,
  skillLost,
  skillNamed,
  skillRevealed,
  storyGained,
  storyLost,
  trophyDrawn,
  trophyGained,
  trophySpent,
} from '../facts/index.js';
import { heldAfter } from '../held.js';
import { ASSETS, SKILLS } from '../state.js';
import {
  comesToLight,
  deckAt,
  drawn,
  leavesHand,
  marketAt,
  onEvent,
  pileAt,
  playerAt,
  takeAway,
  takeOut,
} from './table.js';

/* What the events of heroes and of what they have change on the table. */

export const followHeroes = [
  onEvent(heroMoved, (table, { player, to }) => {
    playerAt(table, player).hex = to;
  }),
  onEvent(heroChallenged, (table, { player, foe, card }) => {
    playerAt(table, player).used.push(`${card}/${foe}`);
  }),
  onEvent(damageSuffered, (table, { player, total }) => {
    playerAt(table, player).damage = total;
  }),
  onEvent(damageHealed, (table, { player, total }) => {
    playerAt(table, player).damage = total;
  }),
  onEvent(heroDelayed, (table, { player }) => {
    playerAt(table, player).delayed = true;
  }),
  onEvent(heroStoodUp, (table, { player }) => {
    playerAt(table, player).delayed = false;
  }),
  onEvent(goldGained, (table, { player, amount }) => {
    const p = playerAt(table, player);
    p.gold = heldAfter(p.gold, amount);
  }),
  onEvent(goldPaid, (table, { player, amount }) => {
    playerAt(table, player).gold -= amount;
  }),
  onEvent(storyGained, (table, { player, amount }) => {
    const p = playerAt(table, player);
    p.story = heldAfter(p.story, amount);
  }),
  onEvent(storyLost, (table, { player, amount }) => {
    playerAt(table, player).story -= amount;
  }),
  onEvent(exchangeAgreed, (table, { player, with: other, gold: [given = 0, taken = 0] }) => {
    const [a, b] = [playerAt(table, player), playerAt(table, other)];
    a.gold = heldAfter(a.gold, taken - given);
    b.gold = heldAfter(b.gold, given - taken);
  }),

  onEvent(skillDrawn, (table, { player, card }) => {
    drawn(table, SKILLS, card);
    playerAt(table, player).hand.push(card ?? unknownCard);
  }),
  onEvent(skillNamed, (table, { player, card, at }) => {
    const { hand } = playerAt(table, player);
    // Who knew it already learns nothing.
    if (hand[at] === unknownCard && leavesHand(table, player, card)) hand.splice(at, 0, card);
  }),
  onEvent(skillDiscarded, (table, { player, card }) => {
    leavesHand(table, player, card);
  }),
  onEvent(exerted, (table, { player, card }) => {
    leavesHand(table, player, card);
  }),
  onEvent(skillRevealed, (table, { card }) => drawn(table, SKILLS, card)),
  onEvent(skillLearned, (table, { player, card }) => {
    leavesHand(table, player, card);
    playerAt(table, player).skills.push(card);
  }),
  onEvent(skillLost, (table, { player, card }) => {
    takeOut(playerAt(table, player).skills, card);
  }),

  onEvent(assetGained, (table, { player, card, city, from }) => {
    if (city === undefined && from === undefined) drawn(table, ASSETS, card);
    else takeAway(table, card);
    playerAt(table, player).assets.push(card);
  }),
  onEvent(assetLost, (table, { player, card }) => {
    takeOut(playerAt(table, player).assets, card);
  }),
  onEvent(marketDiscarded, (table, { city, card }) => {
    takeOut(marketAt(table, city), card);
  }),

  onEvent(trophyGained, (table, { player, card }) => {
    takeAway(table, card);
    playerAt(table, player).trophies.push(card);
  }),
  onEvent(trophyDrawn, (table, { player, of, card }) => {
    drawn(table, of, card);
    playerAt(table, player).secret[of].push(card ?? unknownCard);
  }),
  onEvent(trophySpent, (table, { player, of, card }) => {
    const p = playerAt(table, player);
    if (!takeOut(p.trophies, card)) comesToLight(table, p.secret[of], of, card);
  }),

  onEvent(cardDrawn, (table, { deck, card }) => {
    drawn(table, deck, card);
    table.revealed.push(card);
  }),
  onEvent(questKept, (table, { player, card, option }) => {
    takeOut(table.revealed, card);
    const { quests, rumors } = playerAt(table, player);
    if (option === undefined) quests.push(card);
    else rumors.push({ card, option });
  }),
  onEvent(cardDiscarded, (table, { deck, card }) => {
    takeAway(table, card);
    pileAt(table, deck).push(card);
  }),
  // What lies hidden elsewhere stays among what nobody here has seen.
  onEvent(deckReshuffled, (table, { deck }, { decks }) => {
    const formed = deckAt(table, deck);
    const cards = new Set([...formed.pool, ...pileAt(table, deck).splice(0)]);
    formed.pool = (decks[deck] ?? []).filter((id) => cards.has(id));
    formed.top = [];
    formed.bottom = [];
  }),
];
