import { UnknownRulesetError } from './errors.js';

/* Whose a name is while rules are composed. Who puts two packages together reads these errors, and knows neither from inside. */

/** A module, as far as names go. */
export interface NameHolder {
  /** Its id, by which errors name it. */
  readonly id: string;
  /** The modules that it builds on, by id: it may put its own in the place of theirs. */
  readonly requires?: readonly string[];
}

/** Names and what modules mean by them. Without it, the module named last would silently take the place of the other. */
export class Names {
  private readonly taken = new Map<string, { readonly module: string; readonly meaning: unknown }>();

  /** @param same - whether two meanings are one */
  constructor(private readonly same: (one: unknown, other: unknown) => boolean = Object.is) {}

  /**
   * A module means something by a name. Two may mean the same; another meaning is for those alone who say under `requires` that they build on
   * the module whose name it is: then theirs takes the place of the former.
   *
   * @throws UnknownRulesetError naming both modules
   */
  take({ id: module, requires = [] }: NameHolder, sort: string, name: string, meaning: unknown): void {
    const key = `${sort} ${name}`;
    const before = this.taken.get(key);
    if (before !== undefined && !this.same(before.meaning, meaning) && !requires.includes(before.module))
      throw clash(before.module, module, key, ownName(module, name));
    this.taken.set(key, { module, meaning });
  }
}

/** The error of two modules that mean different things by one name; `better` is one that would be right. */
export const clash = (first: string, second: string, what: string, better: string): UnknownRulesetError =>
  new UnknownRulesetError(
    `${
      first === second
        ? `The module ${first} brings the ${what} twice`
        : `The modules ${first} and ${second} both bring the ${what}`
    }, and these are two things. Call one of them otherwise: a name that begins with the id of its module, such as ${better}, is nobody else's.`,
  );

/** A name as a module would give it that keeps to its own: what says its sort, before a dot, stays in front. */
export function ownName(module: string, name: string): string {
  if (name.startsWith('house.')) return `house.${module}.${name.slice(name.lastIndexOf('.') + 1)}`;
  const sort = name.slice(0, name.indexOf('.') + 1);
  const own = name.slice(sort.length);
  return `${sort}${module}${own.includes('/') ? own.slice(own.indexOf('/')) : `-${own}`}`;
}
