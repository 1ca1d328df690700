import type { Game, State, StorageAPI } from 'boardgame.io';
import { demand, has, requireGames } from './given.js';

type Fetching = (matchID: string, opts: StorageAPI.FetchOpts) => unknown;
type Fetched = Partial<StorageAPI.FetchResult<Record<keyof StorageAPI.FetchOpts, true>>>;

/**
 * A storage that shows clients the first state of a match as a spectator sees it. boardgame.io sends this state to
 * every client as it is, with the seed of its dice and all hands: a reader knows every roll to come.
 *
 * @param db - any storage; it keeps the whole states
 * @throws InvalidArgumentError for an invalid storage, and for invalid games
 *
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

  /** The fetched parts: the metadata name the game, and are removed again if not wanted. */
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
    // A match made for its first client is sent to it without a fetch: as JSON, the state is its open part.
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

/** A storage may have its own kind of promise. */
const isPromise = (found: unknown): found is PromiseLike<Fetched> =>
  typeof (found as { readonly then?: unknown } | null | undefined)?.then === 'function';
