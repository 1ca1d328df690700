import { EngineError, IllegalActionError } from 'runebound-engine';
import type { Said } from '../protocol.js';

/** A request that was refused, with the answer to the client. Nothing has changed. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** An action that was not carried out. */
export class ActionRefused extends Refused {
  readonly rule: string | null;
  declare readonly code: Said<'refused'>['code'];
  constructor(code: Said<'refused'>['code'], message: string, rule: string | null = null) {
    super(code, message);
    this.rule = rule;
  }
}

/** No table has this id, or not any more. */
export const noTable = (): Refused => new Refused('no-table', 'There is no table of this id.');

/** What the engine says of an action that it does not carry out. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof IllegalActionError)
    return new ActionRefused('illegal-action', error.reason, error.rule);
  return error instanceof EngineError ? new ActionRefused('illegal-action', error.message) : error;
}
