import type { HookStore, PlayerCache } from './context.js';
import { copyJson } from './copy.js';
import type { Form, Written } from './forms.js';
import type { AnyRule } from './hooks.js';
import type { Envelope, Owned } from './state.js';

/**
 * The state of a game in progress, shared with other states and other games until the first write, and the answers cached about it.
 * `Parts` copies a state for it and freezes what became of it.
 */
export class CopyOnWrite<S extends Envelope> implements HookStore {
  readonly playerCaches: PlayerCache[] = [];
  readonly partCaches = new Map<string, Map<number, unknown>>();
  marks = ~0;
  cacheVersion = 0;
  /** Large parts of the state that nobody else holds: see {@link own}. */
  private readonly owned = new Set<string>();
  /** Those of them that were written to since the last {@link changed}. */
  private readonly written = new Set<string>();
  /** Bit per player: shared with others, so to be copied before the first write. See {@link player}. */
  private lent = 0;
  /** Bit per player: not handed out for writing since the last {@link changed}. */
  private untouched = 0;
  /** How a player is copied, once players are shared. */
  private form: Form<unknown> | null = null;

  constructor(
    /** The position: commands, steps and actions change it, queries only read it. */
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

  /** Asks a question, which writes nothing: who is looked at by it is not copied. */
  asked<R>(question: (g: this) => R): R {
    const { untouched } = this;
    this.untouched = 0;
    try {
      return question(this);
    } finally {
      this.untouched = untouched;
    }
  }

  /** The whole state is this table's alone. */
  ownAll(): this {
    for (const part in this.state) this.owned.add(part);
    return this;
  }

  /** From now on large parts and players are others' too. */
  protected lend(form: Form<unknown> | null): void {
    this.owned.clear();
    if (form === null) return;
    this.form = form;
    this.lent = everybody;
    this.untouched = everybody;
  }

  /** What was written to, or may have been, since this was asked last. */
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

/** A bit for every player there may be. */
const everybody = ~0;
