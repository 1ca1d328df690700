// Pictures of the board for the docs: `npm run screenshots -w examples/board` writes docs/board-*.jpg. They are taken, not drawn by hand.
import { fileURLToPath } from 'node:url';
import { begin, clickOn, freshPage, hasChromium, missing, open, ready } from '../test/browser.js';
import { serveBuilt } from '../test/built.js';

if (!hasChromium) throw new Error(missing);
const built = await serveBuilt();
const served = await open(built.url);
const file = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/board-${name}.jpg`, import.meta.url));
for (const [name, third, clicks] of [
  ['second-edition-table', false, 14],
  ['third-edition-table', true, 22],
] as const) {
  const { page } = await freshPage(served);
  await begin(page, 'tamalir', third);
  await clickOn(page, clicks);
  await ready(page);
  await page.screenshot({ path: file(name), type: 'jpeg', quality: 62 });
}
await served.close();
await built.close();
