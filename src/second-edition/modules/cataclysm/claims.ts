import { cardsIn } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/index.js';
import type { Color } from '../../abilities/language.js';
import { leaveTable } from '../../base/cards.js';
import { cardDiscarded, cardRemoved, deckShuffled, goldGained } from '../../base/event-kinds/index.js';
import { gainFromPile } from '../../base/experience.js';
import type { CombatFrame } from '../../base/frames.js';
import { keepCard } from '../../base/possessions.js';
import type { CardId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type Curse, curseCard, deckOf, type Level, levels } from './curses.js';
import { curseClaimed, questUnmarked, townFreed } from './event-kinds.js';
import { memoryOf } from './memory.js';
import { callQuest } from './seeking.js';
import { townOf } from './towns.js';
import { checkVictory } from './victory.js';

const claimRule: Readonly<Record<Level, RuleId>> = {
  1: 'va51.level1.claim',
  2: 'va51.level2.claim',
  3: 'va51.level3.claim',
};
const rewardRule: Readonly<Record<Level, RuleId>> = {
  1: 'va51.level1.reward',
  2: 'va51.level2.reward',
  3: 'va51.level3.claim',
};

/** Adventure counters worth the level's points, the fewest first. */
const payments: Readonly<Record<Level, readonly (readonly Color[])[]>> = {
  1: [['green']],
  2: [['yellow'], ['green', 'green']],
  3: [['blue'], ['green', 'yellow'], ['green', 'green', 'green']],
};

/** Experience and gold equal to the level; counters missing from the pile are noted (va51.curse.claim-reward). */
function reward(g: G, player: number, card: CardId, level: Level): void {
  const rule = rewardRule[level];
  gainFromPile(g, player, payments[level], level, rule);
  g.emit(goldGained, { player, amount: level, by: card, rule });
}

/** A Hero claims a Curse card with its abilities (va51.curse.abilities); Level I draws a quest (va51.level2.draw), III frees the town. */
export function claim(g: G, player: number, card: CardId): void {
  const found = curseCard(g, card);
  if (found === null) return;
  const { curse, level } = found;
  g.emit(curseClaimed, { player, card, level, rule: claimRule[level] });
  keepCard(g, player, card, claimRule[level]);
  reward(g, player, card, level);
  takeBackMarks(g, card);
  if (level === 1) callQuest(g, player, curse);
  const town = townOf(g, curse);
  if (town !== null && level === 3) freeTown(g, player, town, curse);
  checkVictory(g);
}

/** When a quest leaves, all players take back their markers (va51.level2.progress-lost). */
function takeBackMarks(g: G, card: CardId): void {
  memoryOf(g).marks.forEach((marks, player) => {
    if (marks[card] === undefined) return;
    g.emit(questUnmarked, { player, card, rule: 'va51.level2.progress-lost' });
  });
}

/**
 * The town is a town again at once (va51.level3.frees-town); as the Hero ended its movement there, this turn has a
 * Market step in it (va51.level3.immediate-market). Its unclaimed Curse cards leave the game
 * (va51.level3.unclaimed-out).
 */
function freeTown(g: G, player: number, town: TownId, curse: Curse): void {
  const open = memoryOf(g).quests.filter((card) => curseCard(g, card)?.curse === curse);
  g.emit(townFreed, { player, town, curse, rule: 'va51.level3.frees-town' });
  for (const card of open) takeBackMarks(g, card);
  const decks = g.own('decks');
  const left = levels.flatMap((level) => {
    const deck = decks[deckOf(curse, level)];
    const cards = deck ? cardsIn(deck) : [];
    if (deck) Object.assign(deck, { top: [], pool: [], bottom: [] });
    return cards;
  });
  for (const card of [...left, ...open]) {
    g.state.removed.push(card);
    g.emit(cardRemoved, { card, rule: 'va51.level3.unclaimed-out' });
  }
}

export const isCurseFight = (g: G, { opponent }: CombatFrame): boolean =>
  opponent.is === 'challenge' && curseCard(g, opponent.card) !== null;

/** An unclaimed card returns to its level's deck in an unknown place (va51.level1.failed-card, va51.level3.failure). */
export function returnToDeck(g: G, card: CardId): void {
  const found = curseCard(g, card);
  if (found === null) return;
  leaveTable(g, card);
  const rule: RuleId = found.level === 3 ? 'va51.level3.failure' : 'va51.level1.failed-card';
  const id = deckOf(found.curse, found.level);
  const deck = g.own('decks')[id];
  if (!deck) return;
  deck.bottom.push(card);
  g.emit(cardDiscarded, { card, deck: id, rule });
  g.emit(deckShuffled, { deck: id, rule });
}
