import { textOf } from '../../kernel/index.js';
import { decisionOf } from '../../kernel/rulings.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Attribute, Terrain } from '../abilities/language.js';
import { adventure, experience, game, market, movement, type RollFrame, roll, turn } from '../base/frames.js';
import { targetOf } from '../base/rolls.js';
import type { CardId } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';

/** The parts of a game and of a turn, as the rulebook calls them. Modules may add `Between Turns`. */
export type TurnStep =
  | 'Setup'
  | 'Refresh'
  | 'Movement'
  | 'Adventure'
  | 'Market'
  | 'Experience'
  | 'End of Turn'
  | 'Between Turns'
  | 'Game Over';

/** Whose turn it is, and its step. */
export interface TurnInspection {
  /** How many turns have begun, 0 during the setup. */
  readonly number: number;
  /** The round, if each player has one turn in it; 0 during the setup. */
  readonly round: number;
  /** Whose turn it is, by index; during the setup the first player; `null` once the game is over. */
  readonly player: number | null;
  /** The step of the turn. */
  readonly step: TurnStep;
  /** The present time in words, such as `the beginning of the Movement step`; `null` if it has no name. */
  readonly moment: string | null;
  /** Who is asked, and by which rule; `null` once the game is over. */
  readonly asked: {
    /** The player by index, or chance. */
    readonly actor: number | 'chance';
    /** The rule that asks. */
    readonly rule: RuleId;
  } | null;
}

const stepOfKind: Readonly<Record<string, TurnStep>> = {
  [movement.kind]: 'Movement',
  [adventure.kind]: 'Adventure',
  [market.kind]: 'Market',
  [experience.kind]: 'Experience',
};

/** The due step of the turn frame comes after the present one. */
const stepOfTurn: Readonly<Record<string, TurnStep>> = {
  start: 'Refresh',
  refresh: 'Refresh',
  movement: 'Refresh',
  adventure: 'Movement',
  market: 'Adventure',
  experience: 'Market',
  end: 'Experience',
};

function stepNow(g: G): TurnStep {
  if (g.state.outcome !== null) return 'Game Over';
  if (g.state.turn === 0) return 'Setup';
  const now = g.find(turn);
  if (now === undefined) return 'Between Turns';
  const above = g.state.frames[g.state.frames.indexOf(now) + 1];
  return (above && stepOfKind[above.kind]) ?? stepOfTurn[now.step] ?? 'End of Turn';
}

/** The player whose turn it is, from the frames. */
export const playerInTurn = (g: G): number | null => g.find(turn)?.player ?? g.find(game)?.current ?? null;

export function turnInspection(g: G): TurnInspection {
  const asked = decisionOf(g);
  const now = g.timeNow();
  const { turn: number, players } = g.state;
  return {
    number,
    round: Math.ceil(number / players.length),
    player: playerInTurn(g),
    step: stepNow(g),
    moment: now && textOf(now),
    asked: asked && { actor: asked.actor, rule: asked.rule },
  };
}

/** A movement die on the table. */
export interface MovementDie {
  /** The face, 1 to 6, as in actions. */
  readonly face: number;
  /** The terrains on that face. */
  readonly terrains: readonly Terrain[];
}

/** The present Movement step. */
export interface MovementInspection {
  /** The player, by index. */
  readonly player: number;
  /** The rolled dice not used yet. */
  readonly dice: readonly MovementDie[];
  /** Exhaustion counters that resting can still discard. */
  readonly rest: number;
}

export function movementInspection(g: G): MovementInspection | null {
  const f = g.find(movement);
  if (f === undefined) return null;
  const dice = f.dice.map((face) => ({ face, terrains: [...(g.content.dice[face - 1] ?? [])] }));
  return { player: f.player, dice, rest: f.rest };
}

/** The present roll of the ten-sided dice. */
export interface RollInspection {
  /** The player whose Hero or Ally rolls, by index. */
  readonly player: number;
  /** The Hero or Ally who rolls. */
  readonly by: CardId;
  /** The purpose; `pursuit` is the roll of a Hero from whom another tries to escape. */
  readonly purpose: RollFrame['purpose'];
  /** The attribute added. */
  readonly attribute: Attribute;
  /** The skill of a test; `null` if there is none. */
  readonly skill: string | null;
  /** The faces rolled; empty before the roll. */
  readonly dice: readonly number[];
  /** The total with its parts, including dice once they are rolled. */
  readonly total: Value;
  /** The target; `null` for a roll that sets the target of another. */
  readonly target: number | null;
  /** The result fixed by a card; `null` if the dice decide. */
  readonly forced: 'success' | 'failure' | null;
}

export function rollInspection(g: G): RollInspection | null {
  const f = g.find(roll);
  if (f === undefined) return null;
  const { player, by, purpose, attribute, skill, dice, forced } = f;
  return {
    player,
    by,
    purpose,
    attribute,
    skill,
    dice: [...dice],
    total: explained(g, { of: 'roll', roll: f }),
    target: targetOf(g, f),
    forced,
  };
}
