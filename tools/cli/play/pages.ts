import { plain } from '../terminal.js';
import { type Chosen, choose, type Item } from './prompt.js';
import { pageScreen } from './screen.js';
import { texts } from './texts.js';

const back = 'back';

/** The items that match the input: by number in the shown list, or by the label or a part of it. */
export function fitting<T extends Item>(shown: readonly T[], all: readonly T[], typed: string): readonly T[] {
  if (typed === '') return shown;
  const numbered = /^\d+$/.test(typed) ? shown[Number(typed) - 1] : undefined;
  if (numbered) return [numbered];
  const part = typed.toLowerCase();
  const exact = all.filter(({ label }) => label.toLowerCase() === part);
  if (exact.length > 0) return exact;
  return all.filter(({ label }) => label.toLowerCase().includes(part));
}

/** A command, which is given in place of a choice. */
export type Typed = `/${string}`;

export const isCommand = (typed: string): typed is Typed => typed.startsWith('/');

/** Lets a person choose from a list, which stands below a title and lines. */
export const chooseFrom = (
  list: readonly Item[],
  title: string,
  lines: readonly string[] = [],
  noMatch = (typed: string): string => texts().notListed(plain(typed)),
): Promise<Chosen> =>
  choose({
    items: (typed) => fitting(list, list, typed),
    noMatch,
    draw: (shown) => pageScreen(title, lines, shown),
  });

export interface Page {
  readonly title: string;
  readonly lines: readonly string[];
  /** A list, of which the selected item is explained. */
  readonly items?: readonly Item[];
  /** Whether it is read from its end. */
  readonly fromEnd?: boolean;
}

/** Shows a page until a person goes back to the table, or gives a command. */
export async function page({ title, lines, items = [], fromEnd = false }: Page): Promise<Typed | null> {
  const list: readonly Item[] = [{ value: back, label: texts().back }, ...items];
  for (;;) {
    const chosen = await choose({
      items: (typed) => (isCommand(typed) ? [{ value: typed, label: typed }] : fitting(list, list, typed)),
      noMatch: (typed) => texts().notListed(plain(typed)),
      draw: (shown) => pageScreen(title, lines, shown, fromEnd),
    });
    if (typeof chosen === 'string') return null;
    if (isCommand(chosen.typed)) return chosen.typed;
    if (chosen.value === back) return null;
  }
}
