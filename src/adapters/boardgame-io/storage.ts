import type { Game, State, StorageAPI } from 'boardgame.io';
import { demand, has, requireGames } from './given.js';

type Fetching = (matchID: string, opts: StorageAPI.FetchOpts) => unknown;
type Fetched = Partial<StorageAPI.FetchResult<Record<keyof StorageAPI.FetchOpts, true>>>;

/**
 * A storage whose matches begin, for clients, as a spectator saw it. boardgame.io sends the first state of a match to every client as it is,
 * with the seed of its dice and all hands: a reader knows every roll to come.
 *
 * @param db - any storage; what it holds stays whole
 * @param games - the server's games
 * @throws InvalidArgumentError for an invalid storage, and invalid games
 * @example
 * ```ts
 * const server = Server({ games: [game], db: withoutSecrets(new FlatFile({ dir: 'matches' }), [game]) });
 * ```
 */
export function withoutSecrets<S extends StorageAPI.Sync | StorageAPI.Async>(
  db: S,
  // biome-ignore lint/suspicious/noExplicitAny: a server has games of any kind
  games: readonly Game<any, any>[],
): S {
  demand(
    has(db, 'fetch', 'createMatch'),
    'A storage of boardgame.io has fetch and createMatch: pass what a server would take as its db.',
  );
  requireGames(games);

  function openPart(state: State, gameName: string | undefined): State {
    const game = games.find(({ name }) => name === gameName);
    const G = game?.playerView?.({ G: state.G, ctx: state.ctx, playerID: null }) ?? null;
    return { G, ctx: state.ctx, plugins: {}, _undo: [], _redo: [], _stateID: state._stateID };
  }

  /** What was asked for: the metadata say which game it is, and are not always wanted. */
  function stripped(fetched: Fetched, { metadata: wanted }: StorageAPI.FetchOpts): Fetched {
    const { initialState, metadata, ...others } = fetched;
    return {
      ...others,
      ...(wanted && 'metadata' in fetched ? { metadata } : {}),
      ...(initialState ? { initialState: openPart(initialState, metadata?.gameName) } : {}),
    };
  }

  const fetch: Fetching = (matchID, opts) => {
    if (opts.initialState !== true) return db.fetch(matchID, opts);
    const found: unknown = db.fetch(matchID, { ...opts, metadata: true });
    return isPromise(found)
      ? found.then((fetched) => stripped(fetched, opts))
      : stripped(found as Fetched, opts);
  };

  function createMatch(matchID: string, opts: StorageAPI.CreateMatchOpts): unknown {
    const { initialState, metadata } = opts;
    const made: unknown = db.createMatch(matchID, { metadata, initialState: { ...initialState } });
    // A match that is made when its first client asks for it is sent to that one without being fetched: as text, it is the open part.
    Object.defineProperty(initialState, 'toJSON', { value: () => openPart(initialState, metadata.gameName) });
    return made;
  }

  return new Proxy(db, {
    get(target, name) {
      if (name === 'fetch') return fetch;
      if (name === 'createMatch') return createMatch;
      const part: unknown = Reflect.get(target, name, target);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
}

/** Whether an answer comes later; a storage may have promises of its own kind. */
const isPromise = (found: unknown): found is PromiseLike<Fetched> =>
  typeof (found as { readonly then?: unknown } | null | undefined)?.then === 'function';
