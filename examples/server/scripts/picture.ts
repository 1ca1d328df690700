/**
 * The picture of two browsers at one table: `npm run picture -w examples/server` writes docs/server.jpg. The server runs, both play, and what they
 * see then is photographed side by side.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import {
  actAnywhere,
  executablePath,
  hasChromium,
  heard,
  missing,
  openTable,
  startWithBoard,
} from '../test/browsers.js';
import compileServer from '../test/compiled.js';

if (!hasChromium) throw new Error(missing);
await compileServer();
const server = await startWithBoard();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const width = 800;
const size = { width, height: 900 };
const pageAt = async (url: string) => {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  await page.goto(url);
  return page;
};

const [ann = '', bo = ''] = await openTable(await pageAt(`${server.url}/`));
const players = [await pageAt(ann), await pageAt(bo)];
for (let step = 1; step <= 16; step++) {
  await heard(players, step - 1);
  await actAnywhere(players, step);
}
await heard(players, 16);
// Dice and damage have come to rest.
await Promise.all(
  players.map((page) => page.waitForFunction(() => !document.querySelector('.flight, .thrown'))),
);
const shots = await Promise.all(players.map((page) => page.screenshot()));
const both = await browser.newPage({ viewport: { ...size, width: 2 * width + 12 } });
await both.setContent(
  shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`).join(''),
);
await both.addStyleTag({ content: 'body { display: flex; gap: 12px; margin: 0; background: #777 }' });
await both.screenshot({
  path: fileURLToPath(new URL('../../../docs/server.jpg', import.meta.url)),
  type: 'jpeg',
  quality: 62,
});
await browser.close();
await server.stop();
