import { textOf } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Attribute, Terrain } from '../abilities/language.js';
import { adventure, experience, game, market, movement, type RollFrame, roll, turn } from '../base/frames.js';
import { targetOf } from '../base/rolls.js';
import type { CardId } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';

/* Where in the course of a game a position is. */

/** The parts of a game and of a turn, as the rulebook calls them. `Between Turns` is what a module may put there. */
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

/** Whose turn it is, and how far it is. */
export interface TurnInspection {
  /** How many turns have begun, 0 during the setup. */
  readonly number: number;
  /** How many rounds have begun, if everybody has one turn in each; 0 during the setup. */
  readonly round: number;
  /** Whose turn it is, by index; during the setup who will begin; `null` once the game is over. */
  readonly player: number | null;
  /** The step of the turn. */
  readonly step: TurnStep;
  /** What is waited for, in words such as `the beginning of the Movement step`; `null` if that has no name of its own. */
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

/** Steps of the turn frame itself; the due one is the one after that under way. */
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

/** Whose turn it is, by the frames. */
export const playerInTurn = (g: G): number | null => g.find(turn)?.player ?? g.find(game)?.current ?? null;

/** Whose turn it is, and how far it is. */
export function turnInspection(g: G): TurnInspection {
  const waiting = g.waiting();
  const now = g.timeNow();
  const { turn: number, players } = g.state;
  return {
    number,
    round: Math.ceil(number / players.length),
    player: playerInTurn(g),
    step: stepNow(g),
    moment: now && textOf(now),
    asked:
      waiting === null
        ? null
        : {
            actor: waiting.step.does === 'decide' ? waiting.step.actor(g, waiting.f) : 'chance',
            rule: g.cited(
              (waiting.step.does === 'decide' ? waiting.step.ruleNow?.(g, waiting.f) : undefined) ??
                waiting.step.rule,
            ),
          },
  };
}

/** A movement die on the table. */
export interface MovementDie {
  /** The face it shows, 1 to 6: actions name it so. */
  readonly face: number;
  /** The terrains on that face. */
  readonly terrains: readonly Terrain[];
}

/** A Movement step under way. */
export interface MovementInspection {
  /** Who moves, by index. */
  readonly player: number;
  /** The dice that are rolled and not used yet. */
  readonly dice: readonly MovementDie[];
  /** Exhaustion counters that resting may still discard. */
  readonly rest: number;
}

/** The Movement step under way, if there is one. */
export function movementInspection(g: G): MovementInspection | null {
  const f = g.find(movement);
  if (f === undefined) return null;
  const dice = f.dice.map((face) => ({ face, terrains: [...(g.content.dice[face - 1] ?? [])] }));
  return { player: f.player, dice, rest: f.rest };
}

/** A roll of the ten-sided dice under way. */
export interface RollInspection {
  /** Whose Hero or Ally rolls, by index. */
  readonly player: number;
  /** The Hero or Ally who rolls. */
  readonly by: CardId;
  /** What it is for; `pursuit` is the roll of a Hero from whom another tries to escape. */
  readonly purpose: RollFrame['purpose'];
  /** Whose value is added. */
  readonly attribute: Attribute;
  /** The skill that a test names; `null` if it names none. */
  readonly skill: string | null;
  /** The faces rolled; empty while the dice are not rolled. */
  readonly dice: readonly number[];
  /** All that counts for it, dice included once they are rolled. */
  readonly total: Value;
  /** What must be reached; `null` for a roll that sets a target for another's. */
  readonly target: number | null;
  /** What a card made of it whatever the dice say; `null` if none did. */
  readonly forced: 'success' | 'failure' | null;
}

/** The roll under way, if there is one. */
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
