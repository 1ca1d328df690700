import { plain } from '../terminal.js';
import { choose, type Item } from './prompt.js';
import { pageScreen } from './screen.js';

const back: Item = { value: 'back', label: 'Back to the table' };

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

export async function page(
  title: string,
  lines: readonly string[],
  items: readonly Item[] = [],
): Promise<void> {
  const list = [back, ...items];
  for (;;) {
    const chosen = await choose({
      items: (typed) => fitting(list, list, typed),
      noMatch: (typed) => `There is no "${plain(typed)}" in the list.`,
      draw: (shown) => pageScreen(title, lines, shown),
    });
    if (typeof chosen === 'string' || chosen.value === back.value) return;
  }
}
