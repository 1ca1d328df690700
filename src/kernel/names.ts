import { UnknownRulesetError } from './errors.js';

/* Finds clashes of names while rules are composed. The errors are for users who combine packages by other authors. */

/** A module, as far as names matter. */
export interface NameHolder {
  /** The id that errors give. */
  readonly id: string;
  /** The ids of modules that it builds on: it may replace their names. */
  readonly requires?: readonly string[];
}

/** The names that modules define. Without this check the last module would silently replace the others. */
export class Names {
  private readonly taken = new Map<string, { readonly module: string; readonly meaning: unknown }>();

  /** @param same - whether two meanings are equal */
  constructor(private readonly same: (one: unknown, other: unknown) => boolean = Object.is) {}

  /**
   * Records a name of a module. Two modules may define it alike. A different meaning is allowed only if the module
   * requires the owner of the name: then it replaces the former meaning.
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

/** The error for two meanings of a name; `better` is a name that would be right. */
export const clash = (first: string, second: string, what: string, better: string): UnknownRulesetError =>
  new UnknownRulesetError(
    `${
      first === second
        ? `The module ${first} brings the ${what} twice`
        : `The modules ${first} and ${second} both bring the ${what}`
    }, and these are two things. Call one of them otherwise: a name that begins with the id of its module, such as ${better}, is nobody else's.`,
  );

/** Suggests a name with the module's id, after the sort before the dot. */
export function ownName(module: string, name: string): string {
  if (name.startsWith('house.')) return `house.${module}.${name.slice(name.lastIndexOf('.') + 1)}`;
  const sort = name.slice(0, name.indexOf('.') + 1);
  const own = name.slice(sort.length);
  return `${sort}${module}${own.includes('/') ? own.slice(own.indexOf('/')) : `-${own}`}`;
}
