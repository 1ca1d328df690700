import { InvalidArgumentError } from './errors.js';
import { readOptions } from './state-registry.js';

/* The parts by which a ruleset is composed: what is large is given by those who want it. */

/** What the parts of any edition have. */
interface AnyParts {
  readonly packs?: readonly unknown[];
  readonly saves?: { readonly problemsOf: unknown };
  readonly cite?: unknown;
  readonly undrafted?: unknown;
}

/**
 * Packs alone, or parts by their names, each read once.
 *
 * @param edition - the entry that the edition is imported from, such as `second-edition`
 * @throws InvalidArgumentError for a part that is not what its name says
 */
export function readParts<P extends AnyParts>(given: P | NonNullable<P['packs']>, edition: string): P {
  if (Array.isArray(given)) return { packs: given } as unknown as P;
  const parts = readOptions(given as P, ['packs', 'saves', 'cite', 'undrafted']);
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
