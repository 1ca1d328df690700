import { hidden, listOf, optional, unknownCard } from '../../../kernel/index.js';
import { heldAfter } from '../held.js';
import { ASSETS, SKILLS } from '../state.js';
import {
  ability,
  adventureType,
  attribute,
  card,
  city,
  deck,
  hex,
  integer,
  player,
  text,
  yesNo,
} from './details.js';
import { event } from './event.js';
import {
  comesToLight,
  deckAt,
  drawn,
  leavesHand,
  marketAt,
  pileAt,
  playerAt,
  takeAway,
  takeOut,
} from './table.js';

/* What heroes do outside combat, what they have, and what happens to them. */

/**
 * A player rolls terrain dice.
 * Rules: 3e.move.roll, 3e.rest.wilderness, 3e.quest.explore, 3e.combat.retreat, 3e.exert.reroll-result.
 */
export const diceRolled = event('dice/rolled', {
  player: player(), // Who.
  dice: listOf(integer()), // A face, as the content lists them from 1.
  kept: listOf(integer()), // A face that was rolled before and stays.
});
/**
 * Terrain dice are taken up to be rolled again.
 * Rules: 3e.exert.reroll, 3e.hero.laurel.pathfinding.
 */
export const diceTaken = event('dice/taken', {
  player: player(), // Who.
  dice: listOf(integer()), // A face.
});
/**
 * A hero moves to an adjacent hex.
 * Rules: any.
 */
export const heroMoved = event(
  'hero/moved',
  {
    player: player(), // Whose.
    from: hex(), // From where.
    to: hex(), // Where to.
    die: optional(integer()), // The face of the die that was spent.
  },
  {
    follow(table, { player, to }) {
      playerAt(table, player).hex = to;
    },
  },
);
/**
 * A hero suffers damage.
 * Rules: any.
 */
export const damageSuffered = event(
  'damage/suffered',
  {
    player: player(), // Whose.
    amount: integer(), // How much.
    total: integer(), // What lies on its card now.
  },
  {
    follow(table, { player, total }) {
      playerAt(table, player).damage = total;
    },
  },
);
/**
 * A hero heals damage.
 * Rules: any.
 */
export const damageHealed = event(
  'damage/healed',
  {
    player: player(), // Whose.
    amount: integer(), // How much.
    total: integer(), // What is left on its card.
  },
  {
    follow(table, { player, total }) {
      playerAt(table, player).damage = total;
    },
  },
);
/**
 * A hero is defeated.
 * Rules: 3e.damage.defeat, 3e.damage.check-health-change.
 */
export const heroDefeated = event('hero/defeated', {
  player: player(), // Whose.
});
/**
 * A hero is no longer defeated.
 * Rules: 3e.defeat.recover, 3e.defeat.lyssa, 3e.defeat.skill-health.
 */
export const heroRecovered = event('hero/recovered', {
  player: player(), // Whose.
});
/**
 * A hero becomes delayed.
 * Rules: 3e.delayed.definition.
 */
export const heroDelayed = event(
  'hero/delayed',
  {
    player: player(), // Whose.
  },
  {
    follow(table, { player }) {
      playerAt(table, player).delayed = true;
    },
  },
);
/**
 * A delayed hero stands up.
 * Rules: 3e.delayed.effect.
 */
export const heroStoodUp = event(
  'hero/stood-up',
  {
    player: player(), // Whose.
  },
  {
    follow(table, { player }) {
      playerAt(table, player).delayed = false;
    },
  },
);
/**
 * A player gains gold.
 * Rules: any.
 */
export const goldGained = event(
  'gold/gained',
  {
    player: player(), // Who.
    amount: integer(), // How much.
  },
  {
    follow(table, { player, amount }) {
      const p = playerAt(table, player);
      p.gold = heldAfter(p.gold, amount);
    },
  },
);
/**
 * A player gives gold to the bank.
 * Rules: any.
 */
export const goldPaid = event(
  'gold/paid',
  {
    player: player(), // Who.
    amount: integer(), // How much.
  },
  {
    follow(table, { player, amount }) {
      playerAt(table, player).gold -= amount;
    },
  },
);
/**
 * A player gains story tokens.
 * Rules: any.
 */
export const storyGained = event(
  'story/gained',
  {
    player: player(), // Who.
    amount: integer(), // How many.
  },
  {
    follow(table, { player, amount }) {
      const p = playerAt(table, player);
      p.story = heldAfter(p.story, amount);
    },
  },
);
/**
 * A player returns story tokens.
 * Rules: any.
 */
export const storyLost = event(
  'story/lost',
  {
    player: player(), // Who.
    amount: integer(), // How many.
  },
  {
    follow(table, { player, amount }) {
      playerAt(table, player).story -= amount;
    },
  },
);
/**
 * A player draws a skill card into the hand.
 * Rules: any.
 */
export const skillDrawn = event(
  'skill/drawn',
  {
    player: player(), // Who.
    card: hidden(card()), // The card.
  },
  {
    knownTo: ({ player }) => [player],
    follow(table, { player, card }) {
      drawn(table, SKILLS, card);
      playerAt(table, player).hand.push(card ?? unknownCard);
    },
  },
);
/**
 * A player names a skill card of the hand.
 * Rules: any.
 */
export const skillNamed = event(
  'skill/named',
  {
    player: player(), // Who.
    card: card(), // The card.
    at: integer(), // Its place in the hand, from 0.
  },
  {
    follow(table, { player, card, at }) {
      const { hand } = playerAt(table, player);
      // Who knew it already learns nothing.
      if (hand[at] === unknownCard && leavesHand(table, player, card)) hand.splice(at, 0, card);
    },
  },
);
/**
 * A player discards a skill card from the hand.
 * Rules: any.
 */
export const skillDiscarded = event(
  'skill/discarded',
  {
    player: player(), // Who.
    card: card(), // The card.
  },
  {
    follow(table, { player, card }) {
      leavesHand(table, player, card);
    },
  },
);
/**
 * A hero exerts: a skill card is discarded from the hand.
 * Rules: 3e.exert.cost.
 */
export const exerted = event(
  'hero/exerted',
  {
    player: player(), // Who.
    card: card(), // The card.
  },
  {
    follow(table, { player, card }) {
      leavesHand(table, player, card);
    },
  },
);
/**
 * A hero learns a skill.
 * Rules: any.
 */
export const skillLearned = event(
  'skill/learned',
  {
    player: player(), // Who.
    card: card(), // The skill.
  },
  {
    invalidates: true,
    follow(table, { player, card }) {
      leavesHand(table, player, card);
      playerAt(table, player).skills.push(card);
    },
  },
);
/**
 * A learned skill is discarded.
 * Rules: 3e.skill.learned-limit, 3e.game.discard-piles.
 */
export const skillLost = event(
  'skill/lost',
  {
    player: player(), // Who.
    card: card(), // The skill.
  },
  {
    invalidates: true,
    follow(table, { player, card }) {
      takeOut(playerAt(table, player).skills, card);
    },
  },
);
/**
 * A player gains an asset.
 * Rules: any.
 */
export const assetGained = event(
  'asset/gained',
  {
    player: player(), // Who.
    card: card(), // The asset.
    city: optional(city()), // From which market.
    from: optional(player()), // From whom.
  },
  {
    invalidates: true,
    follow(table, { player, card, city, from }) {
      if (city === undefined && from === undefined) drawn(table, ASSETS, card);
      else takeAway(table, card);
      playerAt(table, player).assets.push(card);
    },
  },
);
/**
 * A player discards an asset.
 * Rules: any.
 */
export const assetLost = event(
  'asset/lost',
  {
    player: player(), // Who.
    card: card(), // The asset.
    sold: yesNo(), // Whether gold was given for it.
  },
  {
    invalidates: true,
    follow(table, { player, card }) {
      takeOut(playerAt(table, player).assets, card);
    },
  },
);
/**
 * A card is discarded from a market.
 * Rules: 3e.shop.buy-or-discard.
 */
export const marketDiscarded = event(
  'market/discarded',
  {
    city: city(), // Whose market.
    card: card(), // The card.
  },
  {
    follow(table, { city, card }) {
      takeOut(marketAt(table, city), card);
    },
  },
);
/**
 * An adventure card that everybody has seen becomes a trophy.
 * Rules: any.
 */
export const trophyGained = event(
  'trophy/gained',
  {
    player: player(), // Whose.
    of: adventureType(), // Of which type.
    card: card(), // The card.
  },
  {
    follow(table, { player, card }) {
      takeAway(table, card);
      playerAt(table, player).trophies.push(card);
    },
  },
);
/**
 * A player draws a trophy from a deck, and alone sees its front.
 * Rules: 3e.trophies.gain-type.
 */
export const trophyDrawn = event(
  'trophy/drawn',
  {
    player: player(), // Who.
    of: adventureType(), // From which deck.
    card: hidden(card()), // The card.
  },
  {
    knownTo: ({ player }) => [player],
    follow(table, { player, of, card }) {
      drawn(table, of, card);
      playerAt(table, player).secret[of].push(card ?? unknownCard);
    },
  },
);
/**
 * A player discards a trophy.
 * Rules: 3e.skill.spend.
 */
export const trophySpent = event(
  'trophy/spent',
  {
    player: player(), // Who.
    of: adventureType(), // Of which type.
    card: card(), // The card.
  },
  {
    follow(table, { player, of, card }) {
      const p = playerAt(table, player);
      if (!takeOut(p.trophies, card)) comesToLight(table, p.secret[of], of, card);
    },
  },
);
/**
 * An ability is used.
 * Rules: any.
 */
export const abilityUsed = event('ability/used', {
  player: player(), // Who uses it.
  card: card(), // The card it stands on.
  ability: ability(), // Which.
});
/**
 * An adventure gem is turned facedown.
 * Rules: 3e.adventure.flip.
 */
export const gemTurned = event(
  'gem/turned',
  {
    player: player(), // Who adventures.
    at: hex(), // Where.
    of: adventureType(), // Of which type.
  },
  {
    follow(table, { at }) {
      table.facedown.push(at);
    },
  },
);
/**
 * A card is drawn and lies faceup on the table.
 * Rules: any.
 */
export const cardDrawn = event(
  'card/drawn',
  {
    player: player(), // Who draws it.
    deck: deck(), // From which deck.
    card: card(), // The card.
  },
  {
    follow(table, { deck, card }) {
      drawn(table, deck, card);
      table.revealed.push(card);
    },
  },
);
/**
 * A card is discarded.
 * Rules: any.
 */
export const cardDiscarded = event(
  'card/discarded',
  {
    deck: deck(), // To the pile of which deck.
    card: card(), // The card.
  },
  {
    follow(table, { deck, card }) {
      takeAway(table, card);
      pileAt(table, deck).push(card);
    },
  },
);
/**
 * A discard pile is shuffled to form a new deck.
 * Rules: 3e.game.deck-reshuffle.
 */
export const deckReshuffled = event(
  'deck/reshuffled',
  {
    deck: deck(), // Which.
  },
  {
    // What lies hidden elsewhere stays among what nobody here has seen.
    follow(table, { deck }, { decks }) {
      const formed = deckAt(table, deck);
      const cards = new Set([...formed.pool, ...pileAt(table, deck).splice(0)]);
      formed.pool = (decks[deck] ?? []).filter((id) => cards.has(id));
      formed.top = [];
      formed.bottom = [];
    },
  },
);
/**
 * A hero keeps a quest or a rumor.
 * Rules: 3e.quest.keep, 3e.event.rumor.
 */
export const questKept = event(
  'quest/kept',
  {
    player: player(), // Whose.
    card: card(), // The card.
    option: optional(text()), // The option that is the rumor.
  },
  {
    follow(table, { player, card, option }) {
      takeOut(table.revealed, card);
      const { quests, rumors } = playerAt(table, player);
      if (option === undefined) quests.push(card);
      else rumors.push({ card, option });
    },
  },
);
/**
 * A hero attempts a quest.
 * Rules: any.
 */
export const questAttempted = event('quest/attempted', {
  player: player(), // Whose.
  card: card(), // The card.
});
/**
 * An attempt at a quest comes to its end.
 * Rules: any.
 */
export const questResolved = event('quest/resolved', {
  player: player(), // Whose.
  card: card(), // The card.
  outcome: optional(text()), // The outcome that was chosen; none if nothing was achieved.
});
/**
 * A player chooses what a card leaves open.
 * Rules: any.
 */
export const optionChosen = event('option/chosen', {
  player: player(), // Who.
  card: card(), // The card.
  choice: text(), // What was chosen.
});
/**
 * A hero tests an attribute.
 * Rules: 3e.test.reveal.
 */
export const testBegan = event('test/began', {
  player: player(), // Whose.
  attribute: attribute(), // Which.
  cards: integer(), // How many cards are revealed.
});
/**
 * A skill card is revealed in a test.
 * Rules: 3e.test.reveal, 3e.exert.test.
 */
export const skillRevealed = event(
  'skill/revealed',
  {
    player: player(), // Whose test.
    card: card(), // The card.
    success: yesNo(), // Whether it bears a success.
  },
  {
    follow: (table, { card }) => drawn(table, SKILLS, card),
  },
);
/**
 * A test is passed or failed.
 * Rules: 3e.test.pass.
 */
export const testJudged = event('test/judged', {
  player: player(), // Whose.
  attribute: attribute(), // Which.
  successes: integer(), // How many.
});

/**
 * A hero challenges another to combat.
 * Rules: 3e.hero.corbin.bounty.
 */
export const heroChallenged = event(
  'hero/challenged',
  {
    player: player(), // Who.
    foe: player(), // Whom.
    card: card(), // The card by which.
  },
  {
    follow(table, { player, foe, card }) {
      playerAt(table, player).used.push(`${card}/${foe}`);
    },
  },
);
/**
 * A player offers an exchange.
 * Rules: 3e.exchange.what.
 */
export const exchangeProposed = event('exchange/proposed', {
  player: player(), // Who offers.
  with: player(), // To whom.
  gold: listOf(integer()), // What each gives, the one who offers first.
  given: listOf(card()), // An asset that the one who offers gives.
  taken: listOf(card()), // An asset that the other one gives.
});
/**
 * Two players exchange.
 * Rules: 3e.exchange.what.
 */
export const exchangeAgreed = event(
  'exchange/agreed',
  {
    player: player(), // Who offered.
    with: player(), // Who agreed.
    gold: listOf(integer()), // What each gives, the one who offered first.
  },
  {
    follow(table, { player, with: other, gold: [given = 0, taken = 0] }) {
      const [a, b] = [playerAt(table, player), playerAt(table, other)];
      a.gold = heldAfter(a.gold, taken - given);
      b.gold = heldAfter(b.gold, given - taken);
    },
  },
);
/**
 * A player declines an exchange.
 * Rules: 3e.exchange.what.
 */
export const exchangeDeclined = event('exchange/declined', {
  player: player(), // Who declines.
  with: player(), // Whose offer.
});
