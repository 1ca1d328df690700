import { actionCode, EngineError, type GameRecord, readAction } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';

/** A fault that ends a bot's part in a game. */
export interface Fault {
  /**
   * `error`: it threw, or its promise was rejected. `illegal-choice`: its choice is not legal. `foreign-choice`: it
   * chose another player's action. `out-of-time`: its budget was used up. `endless-turn`: its turn went on for too many
   * decisions.
   */
  readonly kind: 'error' | 'illegal-choice' | 'foreign-choice' | 'out-of-time' | 'endless-turn';
  /** The name of the bot. */
  readonly bot: string;
  /** Its seat. */
  readonly player: number;
  /** The turn of the game, or the round of Third Edition. */
  readonly turn: number;
  /** The function of the bot that was called. */
  readonly during: 'begin' | 'observe' | 'choose' | 'end';
  /** The kind of decision that the game waited for; `null` if it waited for none. */
  readonly decision: string | null;
  /** The code of the chosen action; `null` if the choice is not an action. */
  readonly action: string | null;
  /** The fault in a sentence. */
  readonly message: string;
}

/** A bot ended a match: it threw, ran out of time, or chose an action that it may not take. */
export class BotFaultError extends EngineError {
  constructor(
    /** The fault. */
    readonly fault: Fault,
    /** The record of the game so far. */
    readonly record: GameRecord<unknown, unknown>,
    options?: ErrorOptions,
  ) {
    super('bot-fault', fault.message, options);
  }
}

export function codeOfChoice(choice: unknown): string | null {
  const action = readAction(choice);
  return action === null ? null : actionCode(action).slice(0, 200);
}

const SHOWN = 5;

export function shownChoice(choice: unknown): string {
  try {
    if (typeof choice === 'function') return 'a function';
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return show(choice);
    const prototype: unknown = Object.getPrototypeOf(choice);
    if (prototype !== Object.prototype && prototype !== null)
      return `an object of ${String((choice.constructor as { readonly name?: unknown }).name).slice(0, 60)}`;
    const names = Object.keys(choice);
    const parts = names
      .slice(0, SHOWN)
      .map((name) => `${show(name)}:${show((choice as Record<string, unknown>)[name])}`);
    return `{${parts.join(',')}${names.length > SHOWN ? ',…' : ''}}`;
  } catch {
    return 'an object that cannot be read';
  }
}

export function messageOf(
  { bot, player, turn, during, decision }: Pick<Fault, 'bot' | 'player' | 'turn' | 'during' | 'decision'>,
  unit: string,
  answer: string | null,
  detail: string,
): string {
  const where = during === 'choose' ? `at ${decision}` : `in its function ${during}`;
  return `The bot ${bot}, player ${player}, ${detail} ${where} in ${unit} ${turn}${answer === null ? '' : `: ${answer}`}.`;
}
