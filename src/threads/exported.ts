import { InvalidArgumentError } from '../kernel/index.js';
import type { Exported } from './messages.js';

/* What module files export. They are found when the program runs: no bundler can take them in. */

/** All that a module file exports, by name. @throws InvalidArgumentError if it cannot be loaded */
export async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ /* webpackIgnore: true */ file);
  } catch (error) {
    throw new InvalidArgumentError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A function that a module file exports. @throws InvalidArgumentError if there is none of that name */
export async function exportedBy({ file, name }: Exported): Promise<unknown> {
  const exported = await exportsOf(file);
  const value = Object.hasOwn(exported, name) ? exported[name] : undefined;
  if (typeof value === 'function') return value;
  const functions = Object.keys(exported).filter((key) => typeof exported[key] === 'function');
  throw new InvalidArgumentError(
    `${file} exports no function ${name}. It exports ${functions.length > 0 ? functions.join(', ') : 'none'}.`,
  );
}
