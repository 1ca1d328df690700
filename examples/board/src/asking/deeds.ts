import type { Deed, Line } from '../table/client.js';
import { texts } from '../texts.js';

/** What needs no word once this follows it: a step before the next one, a fight before the victory. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  'hero/moved': ['hero/moved'],
  'hero/defeated': ['player/eliminated'],
  'combat/began': ['challenge/defeated', 'trophy/gained', 'hero/defeated'],
};

/** What it costs to be defeated is said at once: in Third Edition, where it takes nothing away. */
const told = ({ is, text }: Deed): string =>
  is === 'hero/defeated' ? `${text} (${texts().table.news.keeps})` : text;

/** What each of the others did in its turns, in few words. */
export function deedsOfOthers(
  since: readonly Line[],
  viewer: number | null,
): readonly { readonly by: number; readonly texts: readonly string[] }[] {
  const by = new Map<number, Deed[]>();
  for (const deed of since.flatMap(({ deeds = [] }) => deeds)) {
    if (deed.by === viewer) continue;
    const done = by.get(deed.by) ?? [];
    if (toldBy[done.at(-1)?.is ?? '']?.includes(deed.is)) done.pop();
    by.set(deed.by, [...done, deed]);
  }
  return [...by].map(([player, done]) => ({ by: player, texts: done.map(told) }));
}
