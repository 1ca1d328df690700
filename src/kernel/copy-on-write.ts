import type { HookStore, PlayerCache } from './context.js';
import { copyJson } from './copy.js';
import type { Form, Parts, Written } from './forms.js';
import type { AnyRule } from './hooks.js';
import type { Envelope, Owned } from './state.js';

/** The state of a game in progress, shared with others until the first write, with cached answers. `Parts` copies and freezes it. */
export class CopyOnWrite<S extends Envelope> implements HookStore {
  readonly playerCaches: PlayerCache[] = [];
  readonly partCaches = new Map<string, Map<number, unknown>>();
  marks = ~0;
  cacheVersion = 0;
  /** Large parts of the state that this game alone holds: see {@link own}. */
  private readonly owned = new Set<string>();
  /** Large parts written to since the last {@link changed}. */
  private readonly written = new Set<string>();
  /** A bit per player: set while shared, so that the first write copies. See {@link player}. */
  private lent = 0;
  /** A bit per player: set until {@link player} gives it out after the last {@link changed}. */
  private untouched = 0;
  /** How a player is copied; `null` while players are not shared. */
  private form: Form<unknown> | null = null;

  constructor(
    /** The state. Commands, steps and actions change it; queries only read it. */
    public state: S,
    /** Overridden hooks, by slot. */
    readonly overrides: (AnyRule | undefined)[],
  ) {}

  own<P extends keyof S & string>(part: P): Owned<S[P]> {
    this.written.add(part);
    if (this.partCaches.size > 0) this.partCaches.delete(part);
    if (!this.owned.has(part)) {
      this.owned.add(part);
      this.state[part] = copyJson(this.state[part]);
    }
    return this.state[part] as Owned<S[P]>;
  }

  player(at: number): S['players'][number] {
    if ((this.untouched & (1 << at)) !== 0) this.touch(at);
    return this.state.players[at];
  }

  private touch(at: number): void {
    const bit = 1 << at;
    this.untouched &= ~bit;
    const { form } = this;
    if ((this.lent & bit) === 0 || form === null) return;
    this.lent &= ~bit;
    (this.state.players as unknown[])[at] = form.copy(this.state.players[at]);
  }

  /** Runs a query. It writes nothing, so `player` copies nothing meanwhile. */
  asked<R>(question: (g: this) => R): R {
    const { untouched } = this;
    this.untouched = 0;
    try {
      return question(this);
    } finally {
      this.untouched = untouched;
    }
  }

  /** This game alone holds the whole state. */
  ownAll(): this {
    for (const part in this.state) this.owned.add(part);
    return this;
  }

  /** Plays on in a copy of its state, of which large parts and players are shared until it writes to them. */
  share(parts: Parts<S>): this {
    this.state = parts.copy(this.state);
    this.lend(parts.player);
    return this;
  }

  /** From now on large parts and players are shared. */
  protected lend(form: Form<unknown> | null): void {
    this.owned.clear();
    if (form === null) return;
    this.form = form;
    this.lent = everybody;
    this.untouched = everybody;
  }

  /** What may have been written to since the last call. */
  changed(): Written {
    const { written, untouched } = this;
    this.untouched = everybody;
    if (written.size === 0) return { parts: none, players: ~untouched };
    const parts = new Set(written);
    written.clear();
    return { parts, players: ~untouched };
  }
}

const none: ReadonlySet<string> = new Set();

const everybody = ~0;
