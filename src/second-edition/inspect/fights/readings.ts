import type { CardId } from '../../base/state.js';

/** The values of the gauges by number; 0 if missing. */
export type Shown = readonly number[];

/** Hears of each read of a gauge that nothing was written to. */
export interface Heard {
  /** Its value was read. */
  readonly read: (gauge: number, value: number) => void;
  /** Only a yes-or-no test was made; returns the answer. */
  readonly tested: (gauge: number, value: number, such: (value: number) => boolean) => boolean;
}

/** A write to a gauge. */
export interface Written {
  readonly gauge: number;
  readonly value: number;
  /** Whether the value is added. */
  readonly isMore: boolean;
  /** Instead of a value: further attackers. */
  readonly added: readonly CardId[] | null;
  /** The new lists, by the value before. */
  readonly grown: number[];
}

/** What was read and written by a moment. */
export interface Noted {
  readonly now: readonly number[];
  readonly isKnown: readonly boolean[];
  readonly isWritten: readonly boolean[];
  readonly more: readonly number[];
  /** The attackers, or only those who were added to an unread list. */
  readonly attacked: readonly CardId[] | null;
}

export type Attacked = CardId[];

export const deaf: Heard = { read: () => undefined, tested: (_gauge, value, such) => such(value) };

/** A list that can be extended without being read; any other use reads it. */
export function unread(list: Attacked, know: () => void): Attacked {
  return new Proxy(list, {
    get(target, name) {
      if (name === 'push') return (...added: CardId[]) => target.push(...added);
      know();
      return Reflect.get(target, name);
    },
    set(target, name, value) {
      know();
      return Reflect.set(target, name, value);
    },
    deleteProperty(target, name) {
      know();
      return Reflect.deleteProperty(target, name);
    },
    has(target, name) {
      know();
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      know();
      return Reflect.ownKeys(target);
    },
  });
}
