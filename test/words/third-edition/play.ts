import type { ThirdEditionAction } from '../../../src/third-edition/actions.js';

/* Random games that follow from a seed: of the kinds of action that are legal one, then one of that kind. */

/** Chooses among legal actions. */
export type Chooser = (legal: readonly ThirdEditionAction[]) => ThirdEditionAction;

export function choosing(seed: number): Chooser {
  let word = (seed * 0x9e3779b9 + 7) | 0;
  const below = (count: number): number => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((word ^ (word >>> 13)) >>> 0) % count;
  };
  // Going home early, or leaving things alone, makes short stories.
  const idle = ['turn/end', 'combat/pass', 'move/stop'];
  return (legal) => {
    const all = [...new Set(legal.map(({ type }) => type))];
    const busy = all.filter((type) => !idle.includes(type));
    const kinds = busy.length > 0 && below(4) > 0 ? busy : all;
    const kind = kinds[below(kinds.length)];
    const ofKind = legal.filter(({ type }) => type === kind);
    return ofKind[below(ofKind.length)] as ThirdEditionAction;
  };
}
