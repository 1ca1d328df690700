import { InvalidArgumentError } from '../../kernel/index.js';
import { game, turn } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import type { QuestInspection } from './cards.js';
import { type CombatInspection, combatInspection } from './combat.js';
import { type PlayerInspection, playerInspection } from './heroes.js';
import { type DiceInspection, diceInspection, type TestInspection, testInspection } from './rolling.js';
import {
  type DeckInspection,
  decksInspection,
  type HexInspection,
  hexesInUse,
  type MarketInspection,
  marketsInspection,
  slotsInspection,
  type TimeInspection,
  type TurnInspection,
  timeInspection,
  turnInspection,
  type VillainInspection,
  villainInspection,
} from './table.js';

/** What a person at the table reads off it: plain JSON. Of a view it has what its viewer may know, and nothing else. */
export interface Inspection {
  /** Whose turn it is, and what is waited for. */
  readonly turn: TurnInspection;
  /** The time track, and what the end of the round brings. */
  readonly time: TimeInspection;
  /** All players, by index. */
  readonly players: readonly PlayerInspection[];
  /** The combat under way; `null` if there is none. */
  readonly combat: CombatInspection | null;
  /** Terrain dice on the table; `null` if there are none. */
  readonly dice: DiceInspection | null;
  /** The test under way; `null` if there is none. */
  readonly test: TestInspection | null;
  /** The villain; `null` without a scenario that has one. */
  readonly villain: VillainInspection | null;
  /** The slots for story quests above the board, with how far they are for the player who asks; `null` in those that are free. */
  readonly story: readonly (QuestInspection | null)[];
  /** The markets, with prices for the player who asks. */
  readonly markets: readonly MarketInspection[];
  /** Hexes where something is: places, gems, figures and tokens. */
  readonly hexes: readonly HexInspection[];
  /** Decks with their discard piles, by id. */
  readonly decks: Readonly<Record<string, DeckInspection>>;
  /** Cards faceup on the table that are being resolved. */
  readonly revealed: readonly CardId[];
}

/** Refuses what is no player of this game. */
export function assertPlayer(g: G, player: number | undefined): void {
  const { length } = g.state.players;
  if (player !== undefined && !(Number.isInteger(player) && player >= 0 && player < length))
    throw new InvalidArgumentError(`There is no such player: players are 0 to ${length - 1}.`);
}

function whoAsks(g: G): number {
  const { asked } = turnInspection(g);
  return typeof asked?.actor === 'number'
    ? asked.actor
    : (g.find(turn)?.player ?? g.find(game)?.current ?? 0);
}

/**
 * Reads everything off the table that a person at it would: each value with all that makes it up.
 *
 * @param player - for whom prices and distances are told, by index; if left out the player who is asked, else the one whose turn it is
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * ruleset.ask(state, inspection).players[0].hero.body; // { value: 4, base: 3, changes: [{ card: 'strength', change: 1, rule: null }], learned: 1, free: 3 }
 * ```
 */
export function inspection(g: G, player?: number): Inspection {
  assertPlayer(g, player);
  const asks = player ?? whoAsks(g);
  return {
    turn: turnInspection(g),
    time: timeInspection(g),
    players: g.state.players.map((_, index) => playerInspection(g, index)),
    combat: combatInspection(g),
    dice: diceInspection(g),
    test: testInspection(g),
    villain: villainInspection(g),
    story: slotsInspection(g, g.state.players[asks]?.hex ?? null),
    markets: marketsInspection(g, asks),
    hexes: hexesInUse(g),
    decks: decksInspection(g),
    revealed: [...g.state.revealed],
  };
}
