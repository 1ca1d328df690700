import { InvalidArgumentError } from './errors.js';
import { readOptions } from './state-registry.js';

/** What the parts of every edition have. Large optional code is passed in by callers who need it. */
interface AnyParts {
  readonly modules?: readonly unknown[];
  readonly packs?: readonly unknown[];
  readonly saves?: { readonly problemsOf: unknown };
  readonly cite?: unknown;
  readonly undrafted?: unknown;
}

/**
 * Reads packs alone, or parts by their names, each once.
 *
 * @param edition - the entry of the edition, such as `second-edition`
 * @throws InvalidArgumentError for a part of the wrong kind
 */
export function readParts<P extends AnyParts>(given: P | NonNullable<P['packs']>, edition: string): P {
  if (Array.isArray(given)) return { packs: given } as unknown as P;
  const parts = readOptions(given as P, ['modules', 'packs', 'saves', 'cite', 'undrafted']);
  const { saves, cite, undrafted } = parts;
  const checks: unknown = saves;
  const known = typeof checks === 'object' && checks !== null;
  if (saves !== undefined && !(known && typeof readOptions(saves, ['problemsOf']).problemsOf === 'function'))
    throw new InvalidArgumentError(`The part \`saves\` is saveChecks of runebound-engine/${edition}/saves.`);
  if (cite !== undefined && typeof cite !== 'function')
    throw new InvalidArgumentError(
      `The part \`cite\` is a function, such as cite of runebound-engine/register/${edition}.`,
    );
  if (undrafted !== undefined && typeof undrafted !== 'function')
    throw new InvalidArgumentError('The part `undrafted` is that of runebound-engine/drafts.');
  return parts;
}
