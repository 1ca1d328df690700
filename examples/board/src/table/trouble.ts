import { texts } from '../texts.js';

/* What went wrong, in the language of the page. */

/** What an error of the server or of the engine is known by, and what its message names. */
export interface Failed {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** Says it by its code or, where a worker has lost that, by its name; a kind without a text is said whole as it came, in English. */
export function sayTrouble({ code, name, message, values = {} }: Failed): string {
  const { troubles } = texts();
  const say = [code, name].map((one) => troubles[String(one)]).find((one) => one !== undefined);
  return say?.(values) ?? message;
}

export const troubleOf = (error: unknown): string =>
  error instanceof Error ? sayTrouble(error) : String(error);
