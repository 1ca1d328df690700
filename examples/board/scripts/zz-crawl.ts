import { chromium } from 'playwright-core';
const [edition = 'Zweite Edition', width = '1440', answers = '60', mods = '', seed='tamalir', tag='a'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const W = Number(width);
const ctx = await browser.newContext({ viewport: { width: W, height: W === 390 ? 844 : 900 }, locale: 'de-DE' });
const page = await ctx.newPage();
await page.addInitScript('globalThis.__name ??= (named) => named');
page.on('pageerror', (e) => console.log('ERR', e.message));
page.setDefaultTimeout(60000);
await page.goto('http://localhost:5191/');
await page.waitForSelector('html[lang=de]');
const seen = new Map<string,string>();
const collect = async (where: string) => {
  const list = await page.evaluate(() => {
    const out: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let n = walk.nextNode(); n; n = walk.nextNode()) {
      const e = n.parentElement;
      if (!e || e.closest('style,script')) continue;
      const t = n.textContent?.trim();
      if (t) out.push((e.closest('svg') ? 'SVG ' : '') + (e.checkVisibility() ? '' : 'HID ') + t);
    }
    for (const e of document.querySelectorAll('[aria-label],[title],[placeholder],[alt]'))
      for (const a of ['aria-label', 'title', 'placeholder', 'alt']) { const v = e.getAttribute(a); if (v) out.push('@' + a + ' ' + v); }
    return out;
  });
  for (const t of list) if (!seen.has(t)) seen.set(t, where);
};
await collect('start');
await page.getByLabel('Tempo').selectOption('at once');
await page.getByText('Ein anderes Spiel').click();
await page.getByLabel(edition).check();
for (const m of mods.split(',').filter(Boolean)) await page.getByLabel(m, {exact: true}).check();
await page.getByLabel('Startzahl').fill(seed);
await collect('start2');
await page.screenshot({ path: `/tmp/german/${tag}-start.png` });
await page.getByRole('button', { name: 'Beginnen' }).click();
await page.waitForSelector('.table[data-busy=false]');
for (let i = 0; i < Number(answers); i++) {
  if (await page.locator('.pass button').count()) await page.locator('.pass button').click();
  await page.waitForSelector('.table[data-busy=false], .outcome', { timeout: 60000 });
  await collect('game');
  if (await page.locator('.outcome').count()) break;
  const q = page.locator('.question > button.quiet').first();
  if (await q.count()) await q.click();
  await page.waitForSelector('[data-advised=true]', { timeout: 30000 });
  await collect('advice');
  const step = await page.locator('.table').getAttribute('data-step');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-advised=true]')!.click());
  await page.waitForFunction((s) => document.querySelector('.outcome') || (document.querySelector<HTMLElement>('.table')?.dataset.step !== s && (document.querySelector<HTMLElement>('.pass button')?.click(), document.querySelector<HTMLElement>('.table')?.dataset.busy === 'false')), step, { timeout: 60000 });
  if (i === 3 || i === 20 || i === Number(answers)-1) await page.screenshot({ path: `/tmp/german/${tag}-${i}.png` });
}
await page.screenshot({ path: `/tmp/german/${tag}-end.png` });
console.log([...seen].map(([t, w]) => `${w}\t${t}`).join('\n'));
await browser.close();
