import { InvalidArgumentError } from '../kernel/index.js';
import type { Exported } from './messages.js';

/* The exports of module files, loaded at run time: no bundler can include them. */

/** All exports of a module file, by name. @throws InvalidArgumentError if it cannot be loaded */
export async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ /* webpackIgnore: true */ file);
  } catch (error) {
    throw new InvalidArgumentError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** An exported function of a module file. @throws InvalidArgumentError if there is none of that name */
export async function exportedBy({ file, name }: Exported): Promise<unknown> {
  const exported = await exportsOf(file);
  const value = Object.hasOwn(exported, name) ? exported[name] : undefined;
  if (typeof value === 'function') return value;
  const functions = Object.keys(exported).filter((key) => typeof exported[key] === 'function');
  throw new InvalidArgumentError(
    `${file} exports no function ${name}. It exports ${functions.length > 0 ? functions.join(', ') : 'none'}.`,
  );
}
