import { cardsIn } from '../../../kernel/index.js';
import type { CardId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type Curse, deckOf, levels } from './curses.js';
import { discountIn } from './market.js';
import { memoryOf } from './memory.js';
import { isFulfilled, marksOf, taskOf } from './quests.js';
import { freedBy, pointsToWin, victoryPoints } from './victory.js';

/** A town after the cataclysm. */
export interface TownFate {
  /** The town. */
  readonly town: TownId;
  /** Its fate; `hidden` before its counter is turned. */
  readonly is: 'hidden' | 'destroyed' | 'cursed' | 'freed';
  /** Its present or former curse. */
  readonly curse: Curse | null;
  /** Cards left in its Curse deck, by level from I to III. */
  readonly left: readonly [number, number, number];
  /** The player who freed it, or `null`. */
  readonly by: number | null;
}

/** A player's part in the cataclysm. */
export interface SaviorInspection {
  /** The player, by index. */
  readonly player: number;
  /** Victory points: the levels of the Curse cards held. */
  readonly points: number;
  /** Curse cards that the Hero claimed, even if another player has them now. */
  readonly claimed: readonly CardId[];
  /** Towns that the Hero has freed. */
  readonly freed: readonly TownId[];
  /** The number of the quest counter and the quest space. */
  readonly questCounter: number | null;
  /** The player's discount in each freed town. */
  readonly discounts: Readonly<Record<TownId, number>>;
}

/** An open quest. */
export interface QuestInspection {
  /** The quest. */
  readonly card: CardId;
  /** How often something must be done; 1 for a way or a payment. */
  readonly needs: number;
  /** What each player has marked of it. */
  readonly marks: readonly (readonly string[])[];
  /** Players who have fulfilled it. */
  readonly fulfilledBy: readonly number[];
}

/** The Cataclysm on the table. */
export interface CataclysmInspection {
  /** All towns, in the order of the board. */
  readonly towns: readonly TownFate[];
  /** All players, by index. */
  readonly players: readonly SaviorInspection[];
  /** Quests that lie open. */
  readonly quests: readonly QuestInspection[];
  /** The victory points needed to win; a freed town is needed, too. */
  readonly target: number;
  /** Dice in the trading pool of the player who moves. */
  readonly trading: number;
  /** The rest of the present Market step's discount. */
  readonly discount: number;
}

function fateOf(g: G, town: TownId): TownFate {
  const { counters, freed } = memoryOf(g);
  const face = counters[town];
  const free = freed[town];
  const curse = free?.curse ?? (face === undefined || face === 'destroyed' ? null : face);
  const left = levels.map((level) => {
    const deck = curse === null ? undefined : g.state.decks[deckOf(curse, level)];
    return deck ? cardsIn(deck).length : 0;
  });
  return {
    town,
    is: free ? 'freed' : face === undefined ? 'hidden' : face === 'destroyed' ? 'destroyed' : 'cursed',
    curse,
    left: left as [number, number, number],
    by: free?.by ?? null,
  };
}

export function inspectCataclysm(g: G): CataclysmInspection {
  const memory = memoryOf(g);
  return {
    towns: g.content.board.towns.map(({ id }) => fateOf(g, id)),
    players: g.state.players.map((_, player) => ({
      player,
      points: victoryPoints(g, player),
      claimed: [...(memory.claimed[player] ?? [])],
      freed: [...freedBy(g, player)],
      questCounter: memory.questCounters[player] ?? null,
      discounts: Object.fromEntries(
        Object.keys(memory.freed).map((town) => [town, discountIn(g, player, town)]),
      ),
    })),
    quests: memory.quests.map((card) => {
      const task = taskOf(g, card);
      return {
        card,
        needs: task?.kind === 'visit' || task?.kind === 'defeat' ? task.amount : 1,
        marks: g.state.players.map((_, player) => [...marksOf(g, player, card)]),
        fulfilledBy: g.state.players.flatMap((_, player) => (isFulfilled(g, player, card) ? [player] : [])),
      };
    }),
    target: pointsToWin(g),
    trading: memory.trading,
    discount: memory.discount,
  };
}
