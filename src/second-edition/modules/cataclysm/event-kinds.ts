import { listOf, oneOf } from '../../../kernel/index.js';
import { deckOf } from '../../base/content.js';
import { eventKind } from '../../base/event-kinds/event.js';
import { details } from '../../base/event-kinds/index.js';
import { leaveTable } from '../../base/event-kinds/table.js';
import { type Curse, faces } from './curses.js';
import { type Marks, memoryOf } from './memory.js';

const { card, integer, player, space, text, town } = details;
const dice = listOf(integer('A face, as its place among those of the movement die, from 1.'));

// Shows: tokens, the counter of `town` from facedown to `counter`.
export const counterTurned = eventKind('cataclysm/turned', {
  meaning: 'The cataclysm counter of a town is turned over.',
  details: {
    town: town('The town.'),
    counter: oneOf(faces, 'The curse on it, or that the town is destroyed.'),
  },
  rules: ['va51.town.cursed', 'va51.town.destroyed'],
}).changes((g, { town, counter }) => {
  memoryOf(g).counters[town] = counter;
});
// Shows: tokens.
export const questCounterChosen = eventKind('quest/counter', {
  meaning: 'A player chooses a quest counter, and with it a quest space.',
  details: {
    player: player('Who does.'),
    number: integer('The number of the counter and the space, 1 to 6.'),
  },
  rules: ['va51.setup.quest-counter'],
}).changes((g, { player, number }) => {
  memoryOf(g).questCounters[player] = number;
});

// Shows: dice.
export const poolsDivided = eventKind('pool/divided', {
  meaning: 'A player divides the movement dice between travel and trade.',
  details: {
    player: player('Who moves.'),
    travel: integer('Dice in the travel pool.'),
    trading: integer('Dice in the trading pool.'),
  },
  rules: ['va51.movement.split'],
}).changes((g, { trading }) => {
  memoryOf(g).trading = trading;
});
// Shows: dice.
export const tradeBegan = eventKind('trade/began', {
  meaning: 'A player rolls the trading pool here.',
  details: {
    player: player('Who trades.'),
    space: space('Where.'),
    dice: integer('How many dice.'),
  },
  rules: ['va51.trade.timing'],
}).changes((g) => {
  memoryOf(g).trading = 0;
});
// Shows: dice.
export const tradeRolled = eventKind('trade/rolled', {
  meaning: 'The trading pool is rolled.',
  details: {
    player: player('Who trades.'),
    space: space('Where.'),
    dice,
  },
  rules: ['va51.trade.roll'],
});
// Shows: dice.
export const tradeMatched = eventKind('trade/matched', {
  meaning: 'It is settled how many trading dice show the terrain.',
  details: {
    player: player('Who trades.'),
    matches: integer('How many.'),
  },
  rules: ['va51.trade.per-match'],
});
// Shows: markets.
export const tradeLooked = eventKind('trade/looked', {
  meaning: 'With a matching die a player looks at market cards.',
  details: {
    player: player('Who does.'),
    count: integer('How many, if the deck has them.'),
  },
  rules: ['va51.trade.market-draw'],
});
// Shows: harm.
export const tradeHealing = eventKind('trade/healing', {
  meaning: 'With a matching die a player finds healing.',
  details: {
    player: player('Who does.'),
    gold: integer('How much may be spent on it.'),
  },
  rules: ['va51.trade.healing'],
});
// Shows: choices.
export const tradeLeft = eventKind('trade/left', {
  meaning: 'A player is done with the cards, the healing, or the whole trade.',
  details: { player: player('Who is.') },
  rules: ['va51.trade.discard-rest', 'va51.trade.healing', 'va51.trade.per-match'],
});
// Shows: dice.
export const diceKept = eventKind('trade/dice-kept', {
  meaning: 'A player lets the trading dice lie as they fell.',
  details: { player: player('Who does.') },
  rules: ['va51.trade.dice-are-movement-dice'],
});
// Shows: dice.
export const poolForgone = eventKind('pool/forgone', {
  meaning: 'A player lets the trading pool go.',
  details: { player: player('Who does.') },
  rules: ['va51.trade.timing'],
}).changes((g) => {
  memoryOf(g).trading = 0;
});

// Shows: fights.
export const curseSought = eventKind('curse/sought', {
  meaning: 'A Hero goes for a Curse card of a town.',
  details: {
    player: player('Whose Hero.'),
    town: town('The town.'),
    level: integer('The level: 1 or 3.'),
  },
  rules: ['va51.level1.draw', 'va51.level3.requirement'],
});
// Shows: cards, `card` from the table to `player`.
export const curseClaimed = eventKind('curse/claimed', {
  meaning: 'A Hero claims a Curse card.',
  details: {
    player: player('Whose Hero.'),
    card: card('The card.'),
    level: integer('Its level, which is what it is worth.'),
  },
  rules: ['va51.level1.claim', 'va51.level2.claim', 'va51.level3.claim'],
}).changes((g, { player, card }) => {
  const memory = memoryOf(g);
  memory.claimed[player]?.push(card);
  memory.quests = memory.quests.filter((quest) => quest !== card);
});
// Shows: tokens, the counter of `town` from `town` to the box.
export const townFreed = eventKind('town/freed', {
  meaning: 'A town is freed of its curse.',
  details: {
    player: player('Whose Hero freed it.'),
    town: town('The town.'),
    curse: oneOf(faces, 'The curse that lay on it.'),
  },
  rules: ['va51.level3.frees-town'],
}).changes((g, { player, town, curse }) => {
  const memory = memoryOf(g);
  delete memory.counters[town];
  memory.freed[town] = { curse: curse as Curse, by: player };
  memory.quests = memory.quests.filter((quest) => {
    const card = g.content.cards[quest];
    return card === undefined || deckOf(card)?.startsWith(curse) !== true;
  });
});
// Shows: figures.
export const heroStayed = eventKind('hero/stayed', {
  meaning: 'A Hero that was knocked out stays where it is.',
  details: {
    player: player('Whose Hero.'),
    space: space('Where.'),
  },
  rules: ['va51.knockout.place'],
});

// Shows: markets, `card` from the quest deck to the place beside the market of `town`.
export const questRevealed = eventKind('quest/revealed', {
  meaning: 'A quest is put face up beside the market stack of its town.',
  details: {
    player: player('Who drew it.'),
    card: card('The quest.'),
    town: town('The town.'),
  },
  rules: ['va51.level2.reveal'],
}).changes((g, { card }) => {
  leaveTable(g, card);
  memoryOf(g).quests.push(card);
});
// Shows: tokens, a marker of `player` from the supply to `card`.
export const questMarked = eventKind('quest/marked', {
  meaning: 'A player marks progress with a quest.',
  details: {
    player: player('Who does.'),
    card: card('The quest.'),
    mark: text('What is marked: a space, a Challenge, or `counter` for the quest counter on the card.'),
  },
  rules: ['va51.level2.progress-counters'],
}).changes((g, { player, card, mark }) => {
  const marks = memoryOf(g).marks[player] as Marks;
  marks[card] = [...(marks[card] ?? []), mark];
});
// Shows: tokens, all markers of `player` from `card` to the supply.
export const questUnmarked = eventKind('quest/unmarked', {
  meaning: 'A player takes back all markers of a quest.',
  details: {
    player: player('Whose they are.'),
    card: card('The quest.'),
  },
  rules: ['va51.level2.progress-counters', 'va51.level2.progress-lost'],
}).changes((g, { player, card }) => {
  delete memoryOf(g).marks[player]?.[card];
});

// Shows: markets.
export const discountBegan = eventKind('discount/began', {
  meaning: 'A Hero has a discount in a town it helped.',
  details: {
    player: player('Whose Hero.'),
    town: town('The town.'),
    amount: integer('So much less is paid there in this Market step, all in all.'),
  },
  rules: ['va51.market.discount'],
}).changesViews((g, { amount }) => {
  memoryOf(g).discount = amount;
});
// Shows: markets.
export const discountUsed = eventKind('discount/used', {
  meaning: 'A part of a discount is used up.',
  details: {
    player: player('Who pays less.'),
    amount: integer('By how much.'),
  },
  rules: ['va51.market.discount-once'],
}).changes((g, { amount }) => {
  memoryOf(g).discount -= amount;
});
