import { texts } from '../texts.js';

/* What went wrong, in the language of the page. */

/** What an error of the server or of the engine is known by, and what its message names. */
export interface Failed {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** What went wrong, for a person. */
export interface Trouble {
  readonly text: string;
  /** What the engine says of it, in English; left out where the text says it all. */
  readonly detail?: string;
}

/** Says it by its code or, where a worker has lost that, by its name; a kind without a text is said whole as it came, in English. */
export function sayTrouble({ code, name, message, values = {} }: Failed): string {
  const { troubles } = texts();
  const say = [code, name].map((one) => troubles[String(one)]).find((one) => one !== undefined);
  return say?.(values) ?? message;
}

export const troubleOf = (error: unknown): string =>
  error instanceof Error ? sayTrouble(error) : String(error);

/** Says that an answer was not carried out, with so many parts of it done before. */
export const refusalOf = (error: unknown, before: number): Trouble => ({
  text: texts().table.refused(before),
  detail: troubleOf(error),
});
