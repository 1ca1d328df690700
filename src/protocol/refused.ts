import { EngineError, type Problem } from '../kernel/index.js';
import { textOfThrown } from '../kernel/problems.js';
import type { Refusal } from './schema.js';

/** A refused request, with the code of the reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

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
  // V8 reports values that are nested too deeply as a stack overflow.
  if (error instanceof RangeError && /call stack/.test(error.message))
    return { code: 'bad-request', message: 'The request is nested too deeply to be read.' };
  return {
    code: 'fault',
    message: `This is a fault of the engine, please report it: ${textOfThrown(error)}`,
  };
}
