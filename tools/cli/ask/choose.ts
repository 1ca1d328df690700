import { chooseFrom } from '../play/pages.js';
import { choose, type Item } from '../play/prompt.js';
import { pageScreen } from '../play/screen.js';

/** Escape goes back to the last list; Ctrl-C leaves. */
export class Gone extends Error {
  constructor(readonly how: 'back' | 'leave') {
    super(how);
  }
}

export const item = (value: string, label: string = value, more: Partial<Item> = {}): Item => ({
  ...more,
  value,
  label,
});

export async function pick(
  title: string,
  list: readonly Item[],
  lines: readonly string[] = [],
): Promise<string> {
  const chosen = await chooseFrom(list, title, lines);
  if (typeof chosen === 'string') throw new Gone(chosen);
  return chosen.value;
}

export async function pickSome(title: string, list: readonly Item[]): Promise<readonly string[]> {
  const chosen = new Set<string>();
  for (;;) {
    const marked = list.map((one) => ({ ...one, note: chosen.has(one.value) ? 'chosen' : '' }));
    const next = await pick(title, [item('done', chosen.size === 0 ? 'None' : 'These'), ...marked]);
    if (next === 'done') return [...chosen];
    if (!chosen.delete(next)) chosen.add(next);
  }
}

export async function typed(title: string, empty: string): Promise<string> {
  const chosen = await choose({
    items: (text) => [item('text', text === '' ? empty : text)],
    noMatch: () => '',
    draw: (shown) => pageScreen(title, [], shown),
  });
  if (typeof chosen === 'string') throw new Gone(chosen);
  return chosen.typed;
}
