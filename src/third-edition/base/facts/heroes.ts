import { eventKind, hidden, listOf, optional } from '../../../kernel/index.js';
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

/* What heroes do outside combat, what they have, and what happens to them. */

/** Terrain dice are rolled. */
export const diceRolled = eventKind(
  'dice/rolled',
  'A player rolls terrain dice.',
  {
    player: player('Who.'),
    dice: listOf(integer('A face, as the content lists them from 1.')),
    kept: listOf(integer('A face that was rolled before and stays.')),
  },
  {
    rules: [
      '3e.move.roll',
      '3e.rest.wilderness',
      '3e.quest.explore',
      '3e.combat.retreat',
      '3e.exert.reroll-result',
    ],
  },
);
/** A die or several are taken up to be rolled again. */
export const diceTaken = eventKind(
  'dice/taken',
  'Terrain dice are taken up to be rolled again.',
  { player: player('Who.'), dice: listOf(integer('A face.')) },
  { rules: ['3e.exert.reroll', '3e.hero.laurel.pathfinding'] },
);
/** A hero moves by a hex. */
export const heroMoved = eventKind('hero/moved', 'A hero moves to an adjacent hex.', {
  player: player('Whose.'),
  from: hex('From where.'),
  to: hex('Where to.'),
  die: optional(integer('The face of the die that was spent.')),
});
/** Damage is suffered. */
export const damageSuffered = eventKind('damage/suffered', 'A hero suffers damage.', {
  player: player('Whose.'),
  amount: integer('How much.'),
  total: integer('What lies on its card now.'),
});
/** Damage is healed. */
export const damageHealed = eventKind('damage/healed', 'A hero heals damage.', {
  player: player('Whose.'),
  amount: integer('How much.'),
  total: integer('What is left on its card.'),
});
/** A hero is defeated. */
export const heroDefeated = eventKind(
  'hero/defeated',
  'A hero is defeated.',
  { player: player('Whose.') },
  { rules: ['3e.damage.defeat', '3e.damage.check-health-change'] },
);
/** A hero is no longer defeated. */
export const heroRecovered = eventKind(
  'hero/recovered',
  'A hero is no longer defeated.',
  { player: player('Whose.') },
  { rules: ['3e.defeat.recover', '3e.defeat.lyssa', '3e.defeat.skill-health'] },
);
/** A hero becomes delayed. */
export const heroDelayed = eventKind(
  'hero/delayed',
  'A hero becomes delayed.',
  { player: player('Whose.') },
  { rules: ['3e.delayed.definition'] },
);
/** It stands up. */
export const heroStoodUp = eventKind(
  'hero/stood-up',
  'A delayed hero stands up.',
  { player: player('Whose.') },
  { rules: ['3e.delayed.effect'] },
);
/** Gold comes. */
export const goldGained = eventKind('gold/gained', 'A player gains gold.', {
  player: player('Who.'),
  amount: integer('How much.'),
});
/** Gold goes. */
export const goldPaid = eventKind('gold/paid', 'A player gives gold to the bank.', {
  player: player('Who.'),
  amount: integer('How much.'),
});
/** Story tokens come. */
export const storyGained = eventKind('story/gained', 'A player gains story tokens.', {
  player: player('Who.'),
  amount: integer('How many.'),
});
/** Story tokens go. */
export const storyLost = eventKind('story/lost', 'A player returns story tokens.', {
  player: player('Who.'),
  amount: integer('How many.'),
});
/** A skill card is drawn. */
export const skillDrawn = eventKind(
  'skill/drawn',
  'A player draws a skill card into the hand.',
  { player: player('Who.'), card: hidden(card('The card.')) },
  { knownTo: ({ player }) => [player] },
);
/** A skill card is named while it is still in a hand: everybody sees it. */
export const skillNamed = eventKind('skill/named', 'A player names a skill card of the hand.', {
  player: player('Who.'),
  card: card('The card.'),
  at: integer('Its place in the hand, from 0.'),
});
/** A skill card leaves a hand. */
export const skillDiscarded = eventKind('skill/discarded', 'A player discards a skill card from the hand.', {
  player: player('Who.'),
  card: card('The card.'),
});
/** Somebody exerts. */
export const exerted = eventKind(
  'hero/exerted',
  'A hero exerts: a skill card is discarded from the hand.',
  { player: player('Who.'), card: card('The card.') },
  { rules: ['3e.exert.cost'] },
);
/** A skill is learned. */
export const skillLearned = eventKind(
  'skill/learned',
  'A hero learns a skill.',
  { player: player('Who.'), card: card('The skill.') },
  { renews: true },
);
/** A learned skill is lost. */
export const skillLost = eventKind(
  'skill/lost',
  'A learned skill is discarded.',
  { player: player('Who.'), card: card('The skill.') },
  { rules: ['3e.skill.learned-limit', '3e.game.discard-piles'], renews: true },
);
/** An asset comes. */
export const assetGained = eventKind(
  'asset/gained',
  'A player gains an asset.',
  {
    player: player('Who.'),
    card: card('The asset.'),
    city: optional(city('From which market.')),
    from: optional(player('From whom.')),
  },
  { renews: true },
);
/** An asset goes. */
export const assetLost = eventKind(
  'asset/lost',
  'A player discards an asset.',
  { player: player('Who.'), card: card('The asset.'), sold: yesNo('Whether gold was given for it.') },
  { renews: true },
);
/** A card leaves a market. */
export const marketDiscarded = eventKind(
  'market/discarded',
  'A card is discarded from a market.',
  { city: city('Whose market.'), card: card('The card.') },
  { rules: ['3e.shop.buy-or-discard'] },
);
/** A card that everybody has seen becomes a trophy. */
export const trophyGained = eventKind(
  'trophy/gained',
  'An adventure card that everybody has seen becomes a trophy.',
  { player: player('Whose.'), of: adventureType('Of which type.'), card: card('The card.') },
);
/** A trophy is drawn from a deck. */
export const trophyDrawn = eventKind(
  'trophy/drawn',
  'A player draws a trophy from a deck, and alone sees its front.',
  { player: player('Who.'), of: adventureType('From which deck.'), card: hidden(card('The card.')) },
  { rules: ['3e.trophies.gain-type'], knownTo: ({ player }) => [player] },
);
/** A trophy goes. */
export const trophySpent = eventKind(
  'trophy/spent',
  'A player discards a trophy.',
  { player: player('Who.'), of: adventureType('Of which type.'), card: card('The card.') },
  { rules: ['3e.skill.spend'] },
);
/** An ability is used. */
export const abilityUsed = eventKind('ability/used', 'An ability is used.', {
  player: player('Who uses it.'),
  card: card('The card it stands on.'),
  ability: ability('Which.'),
});
/** An adventure begins. */
export const gemTurned = eventKind(
  'gem/turned',
  'An adventure gem is turned facedown.',
  { player: player('Who adventures.'), at: hex('Where.'), of: adventureType('Of which type.') },
  { rules: ['3e.adventure.flip'] },
);
/** A card comes. */
export const cardDrawn = eventKind('card/drawn', 'A card is drawn and lies faceup on the table.', {
  player: player('Who draws it.'),
  deck: deck('From which deck.'),
  card: card('The card.'),
});
/** A card goes. */
export const cardDiscarded = eventKind('card/discarded', 'A card is discarded.', {
  deck: deck('To the pile of which deck.'),
  card: card('The card.'),
});
/** A deck is formed anew. */
export const deckReshuffled = eventKind(
  'deck/reshuffled',
  'A discard pile is shuffled to form a new deck.',
  { deck: deck('Which.') },
  { rules: ['3e.game.deck-reshuffle'] },
);
/** A quest or rumor is kept. */
export const questKept = eventKind(
  'quest/kept',
  'A hero keeps a quest or a rumor.',
  {
    player: player('Whose.'),
    card: card('The card.'),
    option: optional(text('The option that is the rumor.')),
  },
  { rules: ['3e.quest.keep', '3e.event.rumor'] },
);
/** One is attempted. */
export const questAttempted = eventKind('quest/attempted', 'A hero attempts a quest.', {
  player: player('Whose.'),
  card: card('The card.'),
});
/** How it ends. */
export const questResolved = eventKind('quest/resolved', 'An attempt at a quest comes to its end.', {
  player: player('Whose.'),
  card: card('The card.'),
  outcome: optional(text('The outcome that was chosen; none if nothing was achieved.')),
});
/** A choice is made. */
export const optionChosen = eventKind('option/chosen', 'A player chooses what a card leaves open.', {
  player: player('Who.'),
  card: card('The card.'),
  choice: text('What was chosen.'),
});
/** A test begins. */
export const testBegan = eventKind(
  'test/began',
  'A hero tests an attribute.',
  {
    player: player('Whose.'),
    attribute: attribute('Which.'),
    cards: integer('How many cards are revealed.'),
  },
  { rules: ['3e.test.reveal'] },
);
/** A card is revealed. */
export const skillRevealed = eventKind(
  'skill/revealed',
  'A skill card is revealed in a test.',
  { player: player('Whose test.'), card: card('The card.'), success: yesNo('Whether it bears a success.') },
  { rules: ['3e.test.reveal', '3e.exert.test'] },
);
/** A test ends. */
export const testJudged = eventKind(
  'test/judged',
  'A test is passed or failed.',
  { player: player('Whose.'), attribute: attribute('Which.'), successes: integer('How many.') },
  { rules: ['3e.test.pass'] },
);

/** A hero is challenged. */
export const heroChallenged = eventKind(
  'hero/challenged',
  'A hero challenges another to combat.',
  { player: player('Who.'), foe: player('Whom.'), card: card('The card by which.') },
  { rules: ['3e.hero.corbin.bounty'] },
);
/** An offer is made. */
export const exchangeProposed = eventKind(
  'exchange/proposed',
  'A player offers an exchange.',
  {
    player: player('Who offers.'),
    with: player('To whom.'),
    gold: listOf(integer('What each gives, the one who offers first.')),
    given: listOf(card('An asset that the one who offers gives.')),
    taken: listOf(card('An asset that the other one gives.')),
  },
  { rules: ['3e.exchange.what'] },
);
/** It is accepted. */
export const exchangeAgreed = eventKind(
  'exchange/agreed',
  'Two players exchange.',
  {
    player: player('Who offered.'),
    with: player('Who agreed.'),
    gold: listOf(integer('What each gives, the one who offered first.')),
  },
  { rules: ['3e.exchange.what'] },
);
/** It is not. */
export const exchangeDeclined = eventKind(
  'exchange/declined',
  'A player declines an exchange.',
  { player: player('Who declines.'), with: player('Whose offer.') },
  { rules: ['3e.exchange.what'] },
);

/** All events of this chapter. */
export const heroFacts = [
  diceRolled,
  diceTaken,
  heroMoved,
  damageSuffered,
  damageHealed,
  heroDefeated,
  heroRecovered,
  heroDelayed,
  heroStoodUp,
  goldGained,
  goldPaid,
  storyGained,
  storyLost,
  skillDrawn,
  skillNamed,
  skillDiscarded,
  exerted,
  skillLearned,
  skillLost,
  assetGained,
  assetLost,
  marketDiscarded,
  trophyGained,
  trophyDrawn,
  trophySpent,
  abilityUsed,
  gemTurned,
  cardDrawn,
  cardDiscarded,
  deckReshuffled,
  questKept,
  questAttempted,
  questResolved,
  optionChosen,
  testBegan,
  skillRevealed,
  testJudged,
  heroChallenged,
  exchangeProposed,
  exchangeAgreed,
  exchangeDeclined,
];
