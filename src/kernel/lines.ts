/** Which of the states that were made one from another came before which. */
export interface Lines<S extends object> {
  /** A state was made from another by an action. */
  leads(before: S, after: S): void;
  /** Whether one was made from the other, or both from a third, and it by more actions. States whose line is not known are neither. */
  isLater(one: S, other: S): boolean;
}

/** Remembers, as long as there are such states, from which state theirs began, and how many actions ago. */
export function linesOf<S extends object>(): Lines<S> {
  const lines = new WeakMap<S, { readonly from: object; readonly actions: number }>();
  return {
    leads(before, after) {
      if (before === after) return;
      const line = lines.get(before) ?? { from: {}, actions: 0 };
      if (line.actions === 0) lines.set(before, line);
      lines.set(after, { from: line.from, actions: line.actions + 1 });
    },
    isLater(one, other) {
      const [a, b] = [lines.get(one), lines.get(other)];
      return a !== undefined && b !== undefined && a.from === b.from && a.actions > b.actions;
    },
  };
}
