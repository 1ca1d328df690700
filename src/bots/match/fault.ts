import { actionCode, EngineError, type GameRecord, readAction } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';

/* What a player can do wrong, and what is said of it. */

/** What a player did that ends its part in a game. */
export interface Fault {
  /**
   * `error`: it threw, or its promise was rejected. `illegal-choice`: it chose nothing that is legal. `foreign-choice`: it chose what is
   * another player's to do. `out-of-time`: its budget was used up. `endless-turn`: it was asked when a turn had gone on beyond all measure.
   */
  readonly kind: 'error' | 'illegal-choice' | 'foreign-choice' | 'out-of-time' | 'endless-turn';
  /** The name of the bot. */
  readonly bot: string;
  /** Its seat. */
  readonly player: number;
  /** The turn of the game; of Third Edition the round. */
  readonly turn: number;
  /** What it was called for. */
  readonly during: 'begin' | 'observe' | 'choose' | 'end';
  /** The kind of decision that the game waited for; `null` if for none. */
  readonly decision: string | null;
  /** The code of the action that it chose; `null` if it chose none, or nothing that is one. */
  readonly action: string | null;
  /** All of it in a sentence. */
  readonly message: string;
}

/** A bot broke off a match: it threw, ran out of time, or did what is not its to do. */
export class BotFaultError extends EngineError {
  constructor(
    /** What happened, in parts. */
    readonly fault: Fault,
    /** The game up to there, to be replayed. */
    readonly record: GameRecord<unknown, unknown>,
    options?: ErrorOptions,
  ) {
    super('bot-fault', fault.message, options);
  }
}

/** The code of what somebody chose, if it is the code of anything. */
export function codeOfChoice(choice: unknown): string | null {
  const action = readAction(choice);
  return action === null ? null : actionCode(action).slice(0, 200);
}

/** How many parts of a choice that means nothing are shown. */
const SHOWN = 5;

/** What somebody chose, where it is no action: in a few words, whatever it is. */
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

/** What is said of a fault. */
export function messageOf(
  { bot, player, turn, during, decision }: Pick<Fault, 'bot' | 'player' | 'turn' | 'during' | 'decision'>,
  unit: string,
  answer: string | null,
  detail: string,
): string {
  const where = during === 'choose' ? `at ${decision}` : `in its function ${during}`;
  return `The bot ${bot}, player ${player}, ${detail} ${where} in ${unit} ${turn}${answer === null ? '' : `: ${answer}`}.`;
}
