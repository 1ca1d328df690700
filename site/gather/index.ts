// Gathers the pages of the site from the files of the repository, into site/.generated: no text stands twice.
//
//   npm run gather -w site              all of it
//   npm run gather -w site -- --quick   with the reference that is there, be it old, or without; and without the board
//   npm run gather -w site -- --read    only reads all sources for the reference, and tells what is wrong with what they say of themselves
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiBar, gatherApi, readSources } from './api.js';
import { gatherBoard } from './board.js';
import { cardsBar, gatherCards } from './cards.js';
import { gatherGuides, guidesBars } from './guides.js';
import { gatherHome } from './home.js';
import { generated, root, write } from './places.js';
import { rulesBars } from './register.js';
import { gatherRules } from './rules.js';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, read: { type: 'boolean', default: false } },
});

if (values.read) {
  readSources();
  process.exit();
}

// What has lost its text must not stay; the reference is kept for the next time.
for (const folder of ['guides', 'rules', 'cards', 'public'])
  rmSync(join(generated, folder), { recursive: true, force: true });

gatherHome();
gatherGuides();
gatherRules();
gatherCards();
cpSync(join(root, 'conformance'), join(generated, 'public/conformance'), { recursive: true });
gatherApi(values.quick);
if (!values.quick) await gatherBoard();
const bars = { ...guidesBars(), ...rulesBars(), '/cards/': cardsBar(), '/api/': apiBar() };
write('sidebars.json', JSON.stringify(bars));
