import { assertPlayer, type Goal, inspectModules } from '../../kernel/index.js';
import { game, turn } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import { goals } from '../base/villain.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import type { QuestInspection } from './cards.js';
import { type CombatInspection, combatInspection } from './combat.js';
import { type PlayerInspection, playerInspection } from './heroes.js';
import { type DiceInspection, diceInspection, type TestInspection, testInspection } from './rolling.js';
import * as table from './table.js';

/** Everything that a person sees on the table: plain JSON. For a view, only what its viewer may know. */
export interface Inspection {
  /** Whose turn it is, and what the game waits for. */
  readonly turn: table.TurnInspection;
  /** The time track, and the effects of the end of the round. */
  readonly time: table.TimeInspection;
  readonly players: readonly PlayerInspection[];
  /** The present combat; `null` if there is none. */
  readonly combat: CombatInspection | null;
  /** Terrain dice on the table; `null` if there are none. */
  readonly dice: DiceInspection | null;
  /** The present test; `null` if there is none. */
  readonly test: TestInspection | null;
  /** The villain; `null` if the scenario has none. */
  readonly villain: table.VillainInspection | null;
  /** Everything that ends the game, and how near each player is. */
  readonly goals: readonly Goal[];
  /** The slots for story quests, with distances for the given player; `null` in free slots. */
  readonly story: readonly (QuestInspection | null)[];
  /** The markets, with prices for the given player. */
  readonly markets: readonly table.MarketInspection[];
  /** Hexes with something on them: places, gems, figures and tokens. */
  readonly hexes: readonly table.HexInspection[];
  /** Decks with their discard piles, by id. */
  readonly decks: Readonly<Record<string, table.DeckInspection>>;
  /** Faceup cards being resolved. */
  readonly revealed: readonly CardId[];
  /** What the modules show of themselves, by id. */
  readonly modules: Readonly<Record<string, unknown>>;
}

function whoAsks(g: G): number {
  const { asked } = table.turnInspection(g);
  return typeof asked?.actor === 'number'
    ? asked.actor
    : (g.find(turn)?.player ?? g.find(game)?.current ?? 0);
}

/**
 * Inspects the whole position: each value with its parts.
 *
 * @param player - the player for prices and distances, by index; by default the player who is asked, else whose turn it
 * is
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * ruleset.ask(state, inspection).players[0]?.hero?.body; // { value: 4, base: 3, changes: [{ card: 'strength', change: 1, rule: null }], learned: 1, free: 3 }
 * ```
 */
export function inspection(g: G, player?: number): Inspection {
  assertPlayer(g.state, player);
  const asks = player ?? whoAsks(g);
  return {
    turn: table.turnInspection(g),
    time: table.timeInspection(g),
    players: g.state.players.map((_, index) => playerInspection(g, index)),
    combat: combatInspection(g),
    dice: diceInspection(g),
    test: testInspection(g),
    villain: table.villainInspection(g),
    goals: goals(g),
    story: table.slotsInspection(g, g.state.players[asks]?.hex ?? null),
    markets: table.marketsInspection(g, asks),
    hexes: table.hexesInUse(g),
    decks: table.decksInspection(g),
    revealed: [...g.state.revealed],
    modules: inspectModules(g, g.rules.modules),
  };
}
