import type { Json, Problem } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { G } from '../base/vocabulary.js';
import { check, type Form } from '../saves/words.js';

/** Has a module's state. Each module reads it by a function of its own, so that the place where it is read meets one shape. */
export interface Extended {
  readonly state: { readonly ext: Readonly<Record<string, Json>> };
}

/** What is wrong with a module's state in a save, by its schema; invariants check the rest. */
export const problemsBy =
  <T>(schema: Form<T>) =>
  (memory: Json): readonly Problem[] =>
    check(schema, memory, '');

/** A value for each player, as a module's state begins with. */
export const forEachPlayer = <T>(players: number, value: () => T): T[] =>
  Array.from({ length: players }, value);

type Refuse = (path: string, message: string, rule?: RuleId) => void;
type Arrange = (g: G, said: Json, take: (card: string) => string) => readonly Problem[];

/** Sets up a module's part of a scenario, once it fits the schema. `refuse` reports a problem. */
export const arranging =
  <T>(
    schema: Form<T>,
    arrange: (g: G, said: T, refuse: Refuse, take: (card: string) => string) => void,
  ): Arrange =>
  (g, said, take) => {
    const problems = check(schema, said, '');
    if (problems.length > 0) return problems;
    const refuse: Refuse = (path, message, rule) =>
      problems.push(rule === undefined ? { path, message } : { path, message, rule });
    arrange(g, said as unknown as T, refuse, take);
    return problems;
  };
