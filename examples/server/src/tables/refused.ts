import { EngineError, IllegalActionError } from 'runebound-engine';
import type { ErrorValues, Said } from '../protocol.js';

/** A request that was refused, with the answer to the client. Nothing has changed. */
export class Refused extends Error {
  readonly code: string;
  /** What the message names; `undefined` where it names nothing. */
  readonly values: ErrorValues | undefined;
  constructor(code: string, message: string, values?: ErrorValues) {
    super(message);
    this.code = code;
    this.values = values;
  }
}

/** An action that was not carried out. */
export class ActionRefused extends Refused {
  readonly rule: string | null;
  readonly why: Said<'refused'>['why'];
  declare readonly code: Said<'refused'>['code'];
  constructor(
    code: Said<'refused'>['code'],
    message: string,
    rule: string | null = null,
    why: IllegalActionError['why'] = null,
  ) {
    super(code, message);
    this.rule = rule;
    this.why = why === null ? undefined : { text: why.text, values: [...why.values] };
  }
}

/** No table has this id, or not any more. */
export const noTable = (): Refused => new Refused('no-table', 'There is no table of this id.');

/** What the engine says of an action that it does not carry out. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof IllegalActionError)
    return new ActionRefused('illegal-action', error.reason, error.rule, error.why);
  return error instanceof EngineError ? new ActionRefused('illegal-action', error.message) : error;
}
