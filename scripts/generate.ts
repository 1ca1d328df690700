/**
 * Writes the files of the repository that are made from others: lists, schemas, pages and drawings. None of them is edited by hand.
 *
 *   npm run generate                       all of them
 *   npm run generate -- reasons events     those of some generators: each is a file of `scripts/generate`
 *   npm run generate -- --check            writes nothing; names what is stale, and fails if anything is
 *
 * What takes a long run or a browser has a command of its own: see CONTRIBUTING.md.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bring, type Generator, reasonOf, staleIn } from './generate/files.js';

/** The generators by name. Each is loaded when it is its turn: so ids can be written while the rules that need them cannot be loaded. */
const generators: Readonly<Record<string, () => Promise<Generator>>> = {
  ids: () => import('./generate/ids.js'),
  modules: () => import('./generate/modules.js'),
  effects: () => import('./generate/effects.js'),
  'event-kinds': () => import('./generate/event-kinds.js'),
  frames: () => import('./generate/frames.js'),
  forms: () => import('./generate/forms.js'),
  entries: () => import('./generate/entries.js'),
  functions: () => import('./generate/functions.js'),
  actions: () => import('./generate/actions.js'),
  // After the lists: it imports the rules, and whatever follows sees those of this process.
  'known-ids': () => import('./generate/known-ids.js'),
  reasons: () => import('./generate/reasons.js'),
  events: () => import('./generate/events.js'),
  hooks: () => import('./generate/hooks.js'),
  protocol: () => import('./generate/protocol.js'),
  vectors: () => import('./generate/vectors.js'),
  'content-schemas': () => import('./generate/content-schemas.js'),
  'content-page': () => import('./generate/content-page.js'),
  boards: () => import('./generate/boards.js'),
  turn: () => import('./generate/turn.js'),
  faces: () => import('./generate/faces.js'),
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(generators, name));
if (unknown.length > 0) {
  console.error(
    `There is no generator ${unknown.join(', ')}. There are: ${Object.keys(generators).join(', ')}.`,
  );
  process.exit(2);
}
const told = new Set<string>();
for (const [name, load] of Object.entries(generators)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    const { files, folders } = await load();
    const wanted = files();
    const stale = staleIn(root, wanted, folders);
    if (!values.check) {
      bring(root, wanted, stale);
      for (const path of stale)
        console.log(`${Object.hasOwn(wanted, path) ? 'Written' : 'Taken away'}: ${path}`);
    } else if (stale.length > 0) {
      console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate -- ${name}\`.`);
      process.exitCode = 1;
    }
  } catch (error) {
    // The other generators still run.
    const reason = reasonOf(error, root);
    console.error(
      `\`npm run generate -- ${name}\` fails${told.has(reason) ? ' for the same reason.' : `. ${reason}`}`,
    );
    told.add(reason);
    process.exitCode = 1;
  }
}
