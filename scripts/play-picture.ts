/**
 * The picture of a game in the terminal: `npm run play-picture` writes docs/play.jpg. The command runs in a terminal of its own, keys
 * go in, and what stands on the screen then is photographed in Chromium.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import compile from '../test/compiled.js';
import { Screen } from '../test/tools/cli/terminal.js';

const { CHROMIUM: executablePath = '/usr/bin/chromium' } = process.env;
if (!existsSync(executablePath))
  throw new Error(`There is no ${executablePath}. CHROMIUM names another one.`);

await compile();
const game = new Screen(['play', '--seed', 'tamalir', '--names', 'Ann,Bo', '--modules', 'doom-track']);
let asked = await game.says('/why /story');
for (let answer = 0; answer < 14; answer++) {
  game.press('\r');
  asked = await game.changes(asked);
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1000, height: 860 }, deviceScaleFactor: 1.5 });
await page.setContent(game.html());
await page.addStyleTag({
  content: `body, pre { margin: 0 }
    pre > div { width: max-content; padding: 12px; font: 14px/16px "DejaVu Sans Mono", monospace !important }`,
});
await page.locator('pre > div').screenshot({
  path: fileURLToPath(new URL('../docs/play.jpg', import.meta.url)),
  type: 'jpeg',
  quality: 70,
});
await browser.close();
game.close();
