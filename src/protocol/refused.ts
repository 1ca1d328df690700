import { EngineError, type Problem } from '../kernel/index.js';
import { textOfThrown } from '../kernel/problems.js';
import type { Refusal } from './schema.js';

/** Something that is not done, with the word that tells why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What is said of anything that was thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return { code: error.code, message: error.message };
  if (error instanceof EngineError) {
    const { code, message } = error;
    return {
      code,
      message,
      ...('rule' in error ? { rule: error.rule as string | null } : {}),
      ...('problems' in error
        ? { problems: (error.problems as readonly Problem[]).map((problem) => ({ ...problem })) }
        : {}),
    };
  }
  // V8 knows no better name for a value that is nested too deeply.
  if (error instanceof RangeError && /call stack/.test(error.message))
    return { code: 'bad-request', message: 'The request is nested too deeply to be read.' };
  return {
    code: 'fault',
    message: `This is a fault of the engine, please report it: ${textOfThrown(error)}`,
  };
}
