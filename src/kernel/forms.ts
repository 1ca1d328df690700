import { type Blank, blanks } from './blanks.js';
import { copyJson, keepJson } from './copy.js';
import type { ChanceState, Envelope } from './state.js';

/** How one part of the state is copied and kept: code that names the fields is several times faster than generic JSON copying. */
export interface Form<P> {
  /** A private, mutable copy. */
  copy(part: P): P;
  /** An immutable copy of `now`: `before`, which is immutable, if both are equal, else a copy that shares equal parts with it. */
  keep(before: P, now: P): P;
}

/** The forms of an edition, by part of the state. */
export type Forms<S> = { readonly [N in keyof S]?: Form<S[N]> };

/** The form of a list, from the form of its records. `keepNew` keeps a record that is new. */
export const formOfList = <R extends object | null>(
  { copy, keep }: Form<R>,
  keepNew: (now: R) => R = (now) => keepJson(undefined, now),
): Form<R[]> => ({
  copy(list) {
    const copies: R[] = [];
    for (let at = 0; at < list.length; at++) copies.push(copy(list[at] as R));
    return copies;
  },
  keep(before, now) {
    let same = before.length === now.length;
    const kept: R[] = [];
    for (let at = 0; at < now.length; at++) {
      const was = before[at];
      const is = now[at] as R;
      const record = was === undefined ? keepNew(is) : keep(was, is);
      if (record !== was) same = false;
      kept.push(record);
    }
    return same ? before : (Object.freeze(kept) as R[]);
  },
});

/** The form of a list of texts. */
export const plainList: Form<string[]> = {
  copy: (list) => [...list],
  keep: (before, now) => (sameItems(before, now) ? before : (Object.freeze([...now]) as string[])),
};

/** Whether two lists have the same primitive items. */
export function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < b.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

const json: Form<unknown> = { copy: copyJson, keep: keepJson };

const chanceForm: Form<ChanceState> = {
  copy: ({ mode, generator, answered, trail }) => ({
    mode,
    generator: generator && [...generator],
    answered,
    trail,
  }),
  keep(before, { mode, generator, answered, trail }) {
    const was = before.generator;
    const words =
      generator === null || (was !== null && sameItems(was, generator))
        ? generator && was
        : (Object.freeze([...generator]) as number[]);
    return before.mode === mode &&
      before.generator === words &&
      before.answered === answered &&
      before.trail === trail
      ? before
      : Object.freeze({ mode, generator: words, answered, trail });
  },
};

/** The parts of a state that may have been written to since it was last kept. */
export interface Written {
  readonly parts: ReadonlySet<string>;
  /** A bit for each player that was given out for writing. */
  readonly players: number;
}

/** Maps one part of a state; `was` is the same part of the state before, if it had one. */
export type MapPart = <V>(name: string, now: V, was: V | undefined) => V;

/** Fills an empty state with its parts in their order, optional ones last: so states have few hidden classes, and no loop is needed. */
export type Whole<S> = (state: Blank<S>, now: S, was: S, part: MapPart) => void;

/** How all parts of a state are copied and kept. */
export class Parts<S extends Envelope> {
  private readonly forms: ReadonlyMap<string, Form<unknown>>;
  private readonly whole: Whole<unknown> | null;
  private readonly blank = blanks<S>();
  private written: Written = { parts: new Set(), players: 0 };

  constructor(
    forms: Forms<S>,
    /** The large parts, which rules write to only through `Game.own`. */
    large: ReadonlySet<string>,
    /** How one player is copied and kept, if rules write to players only through `Game.player`. */
    readonly player: Form<unknown> | null,
    whole: Whole<S> | null,
  ) {
    this.whole = whole as Whole<unknown> | null;
    const shared = player === null ? large : [...large, 'players'];
    this.forms = new Map<string, Form<unknown>>([
      ...(Object.entries(forms) as [string, Form<unknown>][]),
      ['chance', chanceForm as Form<unknown>],
      ...[...shared].map((name): [string, Form<unknown>] => [name, this.formOfShared(name)]),
    ]);
  }

  /** A state to write to: small parts are copied, large parts and players stay shared. */
  copy(state: S): S {
    return this.map(state, state, this.copyPart);
  }

  /** An immutable state that shares all equal parts with the one before. */
  keep(before: S, now: S, written: Written): S {
    this.written = written;
    return Object.freeze(this.map(now, before, this.keepPart));
  }

  private map(now: S, was: S, part: MapPart): S {
    const state = new this.blank();
    if (this.whole !== null) this.whole(state, now, was, part);
    else for (const name in now) state[name] = part(name, now[name], was[name]);
    return state as S;
  }

  private readonly copyPart: MapPart = (name, now) =>
    typeof now !== 'object' || now === null ? now : ((this.forms.get(name) ?? json).copy(now) as typeof now);

  private readonly keepPart: MapPart = (name, now, was) => {
    if (typeof now !== 'object' || now === null) return now;
    const form = was ? (this.forms.get(name) ?? json) : json;
    return form.keep(was, now) as typeof now;
  };

  /** Unwritten large parts and players are kept as they were. */
  private formOfShared(name: string): Form<unknown> {
    const { player } = this;
    return name === 'players' && player !== null
      ? {
          copy: (players) => [...(players as unknown[])],
          keep: (was, now) => keepPlayers(player, was as unknown[], now as unknown[], this.written.players),
        }
      : {
          copy: (part) => part,
          keep: (was, now) => (this.written.parts.has(name) ? keepJson(was, now) : was),
        };
  }
}

function keepPlayers(
  form: Form<unknown>,
  before: readonly unknown[],
  now: readonly unknown[],
  written: number,
): readonly unknown[] {
  if (before.length !== now.length) return keepJson(before, now);
  let kept: unknown[] | null = null;
  for (let at = 0; at < now.length; at++) {
    if ((written & (1 << at)) === 0) continue;
    const player = form.keep(before[at], now[at]);
    if (player === before[at]) continue;
    kept ??= [...before];
    kept[at] = player;
  }
  return kept === null ? before : Object.freeze(kept);
}
