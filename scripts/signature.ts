/**
 * One number pins behaviour: plays a fixed set of seeded games of both editions, with and without each module, and prints one hash over their
 * states, and below it the hash of each set of modules and of each scenario. `npm run signature` compares them with the values that stand in the
 * repository and fails if one differs; `npm run signature -- --write` writes a new value, for a commit that means to change behaviour and says so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashText } from '../src/kernel/index.js';
import { secondEditionSignatures } from './signature/second-edition.js';
import { thirdEditionSignatures } from './signature/third-edition.js';

const kept = fileURLToPath(new URL('../test/fixtures/signature.txt', import.meta.url));

/** The signature of the present rules and content: for each set of modules, and each scenario, 16 hex digits. */
export const signatures = (): string[] => [...secondEditionSignatures(), ...thirdEditionSignatures()];

/** What the file of signatures says: all of them, and first one over all. */
export const signatureText = (lines = signatures()): string =>
  `${[`${hashText(lines.join())} all`, ...lines].join('\n')}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  const now = signatureText();
  process.stdout.write(now);
  if (values.write) writeFileSync(kept, now);
  else if (readFileSync(kept, 'utf8') !== now) {
    process.stderr.write(
      'The signatures kept in test/fixtures/signature.txt are others: behaviour has changed.\n',
    );
    process.exitCode = 1;
  }
}
