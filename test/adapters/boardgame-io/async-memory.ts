import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';

/** What a match has in a store. */
interface Kept {
  state: string;
  metadata: string;
  readonly initialState: string;
  log: string;
}

/** A storage as databases are: everything is written as text, and answered later. */
export class AsyncMemory {
  private readonly matches = new Map<string, Kept>();

  /** boardgame.io asks it this; 1 is asynchronous. */
  type(): ReturnType<StorageAPI.Async['type']> {
    return 1;
  }

  async connect(): Promise<void> {}

  async createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const [begun, about] = [JSON.stringify(initialState), JSON.stringify(metadata)];
    await later();
    this.matches.set(matchID, { state: begun, initialState: begun, metadata: about, log: '[]' });
  }

  async setState(matchID: string, state: State, deltalog: readonly LogEntry[] = []): Promise<void> {
    const text = JSON.stringify(state);
    await later();
    const kept = this.matches.get(matchID);
    if (kept === undefined) throw new Error(`There is no match ${matchID}.`);
    kept.state = text;
    kept.log = JSON.stringify([...JSON.parse(kept.log), ...deltalog]);
  }

  async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    const text = JSON.stringify(metadata);
    await later();
    const kept = this.matches.get(matchID);
    if (kept !== undefined) kept.metadata = text;
  }

  async fetch<O extends StorageAPI.FetchOpts>(matchID: string, asked: O): Promise<StorageAPI.FetchResult<O>> {
    await later();
    const kept = this.matches.get(matchID);
    const wanted = (['state', 'log', 'metadata', 'initialState'] as const).filter((field) => asked[field]);
    const found = kept === undefined ? [] : wanted.map((field) => [field, JSON.parse(kept[field])]);
    return Object.fromEntries(found);
  }

  async wipe(matchID: string): Promise<void> {
    await later();
    this.matches.delete(matchID);
  }

  async listMatches({ gameName }: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    await later();
    const fits = (kept: Kept) => gameName === undefined || JSON.parse(kept.metadata).gameName === gameName;
    return [...this.matches].filter(([, kept]) => fits(kept)).map(([matchID]) => matchID);
  }
}

/** A turn of the event loop, as an answer of a database takes some. */
const later = () => new Promise((resolve) => setImmediate(resolve));
