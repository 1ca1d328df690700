import { eventKind } from '../../../kernel/index.js';
import { card, integer, player, space } from './details.js';

/* What comes to lie on adventure cards and on spaces, and what follows a Hero. */

/**
 * Gold of a player comes to lie on an adventure card.
 *
 * @hidden
 */
export const hoardGold = eventKind(
  'hoard/gold',
  'Gold of a player comes to lie on an adventure card.',
  {
    player: player('Whose gold it was.'),
    card: card('The adventure card.'),
    amount: integer('How much.'),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * An Item or Ally of a player comes to lie on an adventure card.
 *
 * @hidden
 */
export const hoardCard = eventKind(
  'hoard/card',
  'An Item or Ally of a player comes to lie on an adventure card.',
  {
    player: player('Whose it was.'),
    card: card('The adventure card.'),
    taken: card('The Item or Ally.'),
  },
  { rules: ['2e.cards.text'], renews: true },
);
/**
 * A player gets the gold that lies on an adventure card.
 *
 * @hidden
 */
export const hoardTaken = eventKind(
  'hoard/taken',
  'A player gets the gold that lies on an adventure card.',
  {
    player: player('Who gets it.'),
    card: card('The adventure card.'),
    amount: integer('How much.'),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * An adventure card goes, and what lay on it is lost: gold and counters; cards that lay there are discarded after this.
 *
 * @hidden
 */
export const hoardLost = eventKind(
  'hoard/lost',
  'An adventure card goes, and what lay on it is lost: gold and counters. Cards that lay there are discarded after this.',
  {
    card: card('The adventure card.'),
    gold: integer('The gold that lay on it.'),
  },
  { rules: ['faq.discard.takes-all'] },
);
/**
 * Counters on an adventure card change.
 *
 * @hidden
 */
export const hoardCounters = eventKind(
  'hoard/counters',
  'The counters on an adventure card change.',
  {
    player: player('Who resolves the card.'),
    card: card('The adventure card.'),
    progress: integer('How many lie there now.'),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * An Encounter is laid on a space.
 *
 * @hidden
 */
export const cardLaid = eventKind(
  'card/laid',
  'An Encounter is laid on a space.',
  {
    player: player('Who drew it.'),
    card: card('The Encounter.'),
    space: space('The space.'),
  },
  { rules: ['2e.cards.text'], renews: true },
);
/**
 * An undefeated Challenge follows a Hero from now on.
 *
 * @hidden
 */
export const challengeFollows = eventKind(
  'challenge/follows',
  'An undefeated Challenge follows a Hero from now on.',
  {
    player: player('Whose Hero.'),
    card: card('The Challenge.'),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * An undefeated Challenge comes after the Hero that it follows.
 *
 * @hidden
 */
export const challengeCame = eventKind(
  'challenge/came',
  'An undefeated Challenge comes after the Hero that it follows.',
  {
    player: player('Whose Hero.'),
    card: card('The Challenge.'),
    from: space('Where its counter lay.'),
    to: space('Where it lies now.'),
  },
  { rules: ['2e.cards.text'] },
);

/**
 * Events of what lies on cards and spaces.
 *
 * @hidden
 */
export const lyingFacts = [
  hoardGold,
  hoardCard,
  hoardTaken,
  hoardLost,
  hoardCounters,
  cardLaid,
  challengeFollows,
  challengeCame,
] as const;
