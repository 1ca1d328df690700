/* Games kept in the browser: in IndexedDB, which a worker can reach, so that no page reads what a seat may not know. */

/** What a list of kept games tells of one. */
export interface KeptGame {
  readonly id: string;
  readonly title: string;
  /** When it was kept, in milliseconds. */
  readonly at: number;
  /** How far it has come, in Second Edition and in Third. Games that were kept before it was noted have neither. */
  readonly turn?: number;
  readonly round?: number;
  /** Whether it is over. */
  readonly over?: boolean;
}

interface Kept extends KeptGame {
  readonly text: string;
}

const store = 'games';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('runebound-table', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' });
  return (await answer(opening)).transaction(store, mode).objectStore(store);
}

/** Keeps a game in the place of an earlier one of its id. */
export async function keep(game: Kept): Promise<void> {
  await answer((await games('readwrite')).put(game));
}

/** The text of a kept game. */
export async function keptText(id: string): Promise<string> {
  const found: Kept | undefined = await answer((await games('readonly')).get(id));
  if (found === undefined) throw new Error('This game is not kept here any more.');
  return found.text;
}

/** All kept games, the latest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const all: Kept[] = await answer((await games('readonly')).getAll());
  return all.map(({ text, ...game }) => game).sort((a, b) => b.at - a.at);
}

/** Throws a kept game away. */
export async function forget(id: string): Promise<void> {
  await answer((await games('readwrite')).delete(id));
}

const again = 'runebound-again';
type Named = Pick<KeptGame, 'id' | 'title'>;

/** Opens this game when the page is loaded next. */
export function openAgain(game: Named | null): void {
  if (game !== null) sessionStorage.setItem(again, JSON.stringify(game));
}

/** The game to open now, once; `null` if there is none. */
export function toOpenAgain(): Named | null {
  const game = sessionStorage.getItem(again);
  sessionStorage.removeItem(again);
  return game === null ? null : JSON.parse(game);
}
