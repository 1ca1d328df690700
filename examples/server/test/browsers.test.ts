import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  actAnywhere,
  builtBoard,
  executablePath,
  hasChromium,
  heard,
  isLost,
  missing,
  openTable,
} from './browsers.js';
import { type Running, start } from './server.js';

/* Two browsers, one game. */

/** A host without TLS that is not this machine. */
const club = 'club.example';

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tried'));
} else
  describe('two browsers at one table', () => {
    let server: Running;
    let browser: Browser;
    let board: string;
    beforeAll(async () => {
      board = await builtBoard();
      server = await start({ BOARD_FOLDER: board });
      const args = ['--no-sandbox', `--host-resolver-rules=MAP ${club} 127.0.0.1`];
      browser = await chromium.launch({ executablePath, args });
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    // What a page complained about in this test. A page of another test adds nothing: it is closed.
    const troubles: string[] = [];
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      troubles.length = 0;
    });
    async function pageAt(url: string): Promise<Page> {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      await page.goto(url);
      return page;
    }
    const stepOf = async (page: Page) => Number(await page.locator('.table').getAttribute('data-step'));

    it('open it on the first page, sit down by its links, and see each other act', async () => {
      const links = await openTable(await pageAt(`${server.url}/`));
      expect(links).toHaveLength(3);
      const pages = await Promise.all(links.map(pageAt));
      for (let step = 1; step <= 12; step++) {
        await heard(pages, step - 1);
        await actAnywhere(pages.slice(0, 2), step);
      }
      await heard(pages, 12);
      expect(await Promise.all(pages.map(stepOf))).toEqual([12, 12, 12]);
      // Who opens the page again knows what happened before.
      const [ann] = pages as [Page];
      const story = await ann.textContent('.log ol');
      await ann.reload();
      await heard([ann], 12);
      await expect.poll(() => ann.textContent('.log ol')).toBe(story);
      expect(troubles).toEqual([]);
    });

    it('see who is here, talk, and agree to take an action back', async () => {
      const links = await openTable(await pageAt(`${server.url}/`));
      const [ann, bo] = (await Promise.all(links.slice(0, 2).map(pageAt))) as [Page, Page];
      await heard([ann, bo], 0);
      await ann.getByRole('tab', { name: 'People' }).click();
      await ann.locator('.people-here li[data-here=true]').nth(1).waitFor();
      // Nothing was done yet that could be taken back, and whose turn it is reads as a sentence would.
      expect(await ann.getByRole('button', { name: 'Take my last action back' }).isDisabled()).toBe(true);
      await expect
        .poll(() => ann.locator('.people-state').allInnerTexts())
        .toContainEqual(expect.stringMatching(/^(you|here), awaited$/));
      await ann.getByLabel('A line to everybody').fill('Good luck <b>Bo</b>');
      await ann.getByRole('button', { name: 'Say', exact: true }).click();
      // Bo sees that something was said, and then what.
      await bo.getByRole('tab', { name: 'People 1 new remark' }).click();
      await bo.getByText('Good luck <b>Bo</b>').waitFor();
      await bo.getByRole('tab', { name: 'People', exact: true }).waitFor();
      await bo.getByRole('button', { name: 'Thanks!' }).click();
      await ann.locator('.people-said').getByText('Thanks!').waitFor();
      await ann.getByRole('button', { name: 'Mute Bo' }).click();
      await ann.locator('.people-said').getByText('Thanks!').waitFor({ state: 'detached' });
      for (const tab of ['Heroes', 'People']) await ann.getByRole('tab', { name: tab }).click();
      await ann.getByRole('button', { name: 'Hear Bo again' }).waitFor();
      // The one who is asked sees it in the title of the page.
      const titles = () => Promise.all([ann, bo].map((page) => page.title()));
      await expect
        .poll(async () => (await titles()).filter((title) => title.startsWith('● Your turn')))
        .toHaveLength(1);
      // On a phone, where a sheet may lie over what one is asked, they play until the server lets an action be taken back.
      for (const page of [ann, bo]) await page.setViewportSize({ width: 390, height: 844 });
      for (let step = 1; step < 60; step++) {
        const story = await ann.textContent('.log ol');
        await actAnywhere([ann, bo], step);
        await heard([ann, bo], step);
        // A click on the tab that is open folds it away.
        for (const page of [ann, bo])
          if (!(await page.locator('.people').isVisible()))
            await page.getByRole('tab', { name: 'People' }).click();
        const asking: Page[] = [];
        for (const [page, other] of [
          [ann, bo],
          [bo, ann],
        ] as const) {
          const takeBack = page.getByRole('button', { name: 'Take my last action back' });
          if (asking.length > 0 || (await takeBack.isDisabled())) continue;
          await takeBack.click();
          const answer = await Promise.race([
            page.locator('.trouble').waitFor(),
            page
              .getByText('Waiting for')
              .waitFor()
              .then(() => other),
          ]);
          if (answer) asking.push(answer as Page);
        }
        const [asked] = asking;
        if (asked === undefined) continue;
        const [by, name] = asked === bo ? [ann, 'Bo'] : [bo, 'Ann'];
        await expect
          .poll(() => asked.title())
          .toBe(
            `● ${name === 'Bo' ? 'Ann' : 'Bo'} would like to take an action back. Nothing new has come to light since.: Runebound`,
          );
        await by.getByText(`Waiting for ${name} to agree. If you play on, it stands.`).waitFor();
        await asked.getByRole('button', { name: 'Agree' }).click();
        for (const page of [ann, bo]) await page.getByText('The action was taken back.').waitFor();
        await heard([ann, bo], step + 1);
        // It is not in the story any more.
        await expect.poll(() => ann.textContent('.log ol')).toBe(story);
        // Of a wish one is told until the next action.
        await actAnywhere([ann, bo], step + 2);
        await heard([ann, bo], step + 2);
        for (const page of [ann, bo])
          await page.getByText('The action was taken back.').waitFor({ state: 'detached' });
        expect(troubles).toEqual([]);
        return;
      }
      throw new Error('No action could be taken back.');
    });

    it('find a table in the lobby, and sit down at a free place', async () => {
      const host = await pageAt(`${server.url}/`);
      await host.getByText('Another game').click();
      await host.getByRole('button', { name: 'Add a player' }).click();
      await host.getByLabel('Who plays for Cy').selectOption('a bot: easy');
      await host.getByLabel('Show it to everybody').check();
      expect(await openTable(host)).toHaveLength(2);
      // Where the free place is found is said, and it is there already.
      await host.getByText('under “Open tables”').waitFor();
      await host.getByText('Second Edition: Ann, a free place, Cy (a bot: easy)').first().waitFor();
      const guest = await pageAt(`${server.url}/`);
      await guest.getByText('Cy (a bot: easy)').first().waitFor();
      expect(await guest.getByRole('button', { name: 'Sit down' }).first().isDisabled()).toBe(true);
      await guest.getByLabel('Your name').fill('Kim');
      await guest.getByRole('button', { name: 'Sit down as Kim' }).first().click();
      // The bot may have begun.
      await guest.waitForSelector('.table');
      await guest.getByRole('tab', { name: 'People' }).click();
      await guest.locator('.people-here').getByText('Kim').waitFor();
      await guest.locator('.people-here').getByText('a bot: easy').waitFor();
      expect(troubles).toEqual([]);
    });

    it('find the links of a table again, and take them along, also without TLS', async () => {
      const host = await pageAt(server.url.replace('127.0.0.1', club));
      expect(await host.evaluate(() => isSecureContext)).toBe(false);
      const links = await openTable(host);
      await host.reload();
      const own = host.locator('section[aria-labelledby=own-title]');
      await own.locator('a').nth(2).waitFor();
      expect(
        await own.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
      ).toEqual(links);
      // Of tables of the same people one sees which is which, and who is awaited.
      await own.getByText('Turn 1', { exact: true }).waitFor();
      await own.getByText(/^(Ann|Bo) is awaited$/).waitFor();
      await own.getByRole('button', { name: 'Copy: Bo' }).click();
      await own.getByText('Copied').waitFor();
      await host.getByText('Another game').click();
      await host.getByLabel('Seed').focus();
      await host.keyboard.press('Control+V');
      expect(await host.getByLabel('Seed').inputValue()).toBe(links[1]);
      // Bo sits down with it in another browser, and finds the way back there, too.
      const bo = await pageAt(links[1] ?? '');
      await heard([bo], 0);
      await bo.getByRole('button', { name: 'Menu' }).click();
      await bo.getByRole('button', { name: 'Leave' }).click();
      await bo.locator('section[aria-labelledby=own-title]').getByRole('link', { name: 'Bo' }).click();
      // What cannot be had again is not thrown away by one click.
      await own.getByRole('button', { name: 'Forget the links of Second Edition: Ann, Bo' }).click();
      await own.getByRole('button', { name: 'Keep them' }).click();
      await own.getByRole('link', { name: 'Ann' }).click();
      await heard([host, bo], 0);
      await host.getByRole('tab', { name: 'People' }).click();
      await host.getByText('Notifications need an address that begins with https.').waitFor();
      await actAnywhere([host, bo], 1);
      await heard([host, bo], 1);
      expect(troubles).toEqual([]);
    });

    it('find in another language all that they filled in', async () => {
      const host = await pageAt(`${server.url}/`);
      await host.getByText('Another game').click();
      await host.getByText('Only one seat is for a person.').waitFor();
      await host.getByLabel('Doom Track').check();
      await host.getByRole('button', { name: 'Add a player' }).click();
      await host.getByLabel('Name of player 3').fill('Kim');
      await host.getByLabel('Your name').fill('Lou');
      const links = await openTable(host);
      expect(await host.getByText('Only one seat is for a person.').count()).toBe(0);
      await host.getByRole('button', { name: 'Deutsch' }).click();
      await host.getByRole('button', { name: 'English' }).waitFor();
      const now = host.locator('section[aria-labelledby=network-title] > ul a');
      const own = host.locator('section[aria-labelledby=own-title]');
      for (const list of [now, own.locator('a')]) {
        await list.nth(2).waitFor();
        expect(await list.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
          links,
        );
        expect(await list.allInnerTexts()).toEqual(['Ann', 'Bo', 'Zuschauen']);
      }
      expect(
        await host
          .locator('.seats input')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      ).toEqual(['Ann', 'Bo', 'Kim']);
      expect(await host.locator('.module input:checked').count()).toBe(1);
      expect(await host.getByLabel('Dein Name').inputValue()).toBe('Lou');
      // It was kept for that one time.
      await host.reload();
      await host.getByText('Ein anderes Spiel').waitFor();
      expect(await host.locator('details.another').getAttribute('open')).toBe(null);
      expect(troubles).toEqual([]);
    });

    it('have the heroes that were chosen', async () => {
      const host = await pageAt(`${server.url}/`);
      await host.getByText('Another game').click();
      await host.getByLabel('chosen for each player').check();
      const names: string[] = [];
      for (const _ of ['Ann', 'Bo']) {
        const take = host.locator('.hero-cards li:not([data-taken=true]) button').last();
        names.push((await take.textContent())?.replace(/^\S+ /, '') ?? '');
        await take.click();
      }
      const [ann = ''] = await openTable(host);
      const page = await pageAt(ann);
      await heard([page], 0);
      const heroes = async () => (await page.locator('.player').allTextContents()).join(' ');
      expect(names).not.toContain('');
      for (const name of names) await expect.poll(heroes).toContain(name);
    });

    it('see how likely a fight is won before they begin it', async () => {
      const links = await openTable(await pageAt(`${server.url}/`));
      const pages = (await Promise.all(links.slice(0, 2).map(pageAt))) as [Page, Page];
      const fight = (page: Page) => page.locator('[data-action="combat/stand"]');
      let asked: Page | undefined;
      for (let step = 1; step < 200 && asked === undefined; step++) {
        await heard(pages, step - 1);
        const asks = await Promise.all(pages.map((page) => fight(page).count()));
        asked = pages[asks.findIndex((many) => many > 0)];
        if (asked === undefined) await actAnywhere(pages, step);
      }
      if (asked === undefined) throw new Error('Nobody has fought.');
      const stand = fight(asked);
      await expect
        .poll(async () => (await stand.allInnerTexts()).join(''), { timeout: 20_000 })
        .toMatch(/wins the fight: [<>\s]*\d+\u00a0%/);
    });

    it('may be ten of one seat: each hears all, and the seat is away once the last is closed', async () => {
      const [mine = '', other = ''] = await openTable(await pageAt(`${server.url}/`));
      const bo = await pageAt(other);
      const tabs: Page[] = [];
      for (let at = 0; at < 10; at++) tabs.push(await pageAt(mine));
      await heard([bo, ...tabs], 0);
      await actAnywhere([bo, tabs[7] as Page], 1);
      await heard([bo, ...tabs], 1);
      await bo.getByRole('tab', { name: 'People' }).click();
      const away = bo.locator('.people-here li[data-here=false]');
      for (const tab of tabs.slice(1)) await tab.context().close();
      await heard([bo, tabs[0] as Page], 1);
      expect(await away.count()).toBe(0);
      await tabs[0]?.context().close();
      await away.locator('.people-name').getByText('Ann').waitFor();
      expect(troubles).toEqual([]);
    });

    it.each([
      ['table=aaaaaaaaaaaaaaaa', 'This table is not there.'],
      ['table={}&seat=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'This link opens no seat.'],
    ])('with a link that opens nothing (%s) say so, and lead to the first page', async (hash, said) => {
      const [link = ''] = await openTable(await pageAt(`${server.url}/`));
      const [, table = ''] = /table=([^&]+)/.exec(link) ?? [];
      const page = await pageAt(`${server.url}/#${hash.replace('{}', table)}`);
      await page.getByRole('alert').getByText(said).waitFor();
      await page.getByRole('button', { name: 'To the first page' }).click();
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      expect(new URL(page.url()).hash).toBe('');
    });

    it.each([
      ['Second Edition', false],
      ['Third Edition', true],
    ] as const)('play on at a table of %s when the server was killed and has come back', async (_, third) => {
      const folder = mkdtempSync(join(tmpdir(), 'runebound-killed-'));
      const settings = { BOARD_FOLDER: board, DATA_FOLDER: folder };
      let running = await start(settings);
      const host = await pageAt(`${running.url}/`);
      if (third) {
        await host.getByText('Another game').click();
        await host.getByLabel('Third Edition').click();
      }
      const links = await openTable(host);
      const pages = await Promise.all(links.map(pageAt));
      const players = pages.slice(0, 2);
      const playUpTo = async (from: number, to: number) => {
        for (let step = from + 1; step <= to; step++) {
          await heard(pages, step - 1);
          await actAnywhere(players, step);
        }
        await heard(pages, to);
      };
      await playUpTo(0, 10);
      const story = await players[0]?.textContent('.log ol');
      await running.kill();
      // Each page says that nobody hears it, until the same server is there again.
      await Promise.all(pages.map((page) => page.waitForSelector('.trouble')));
      running = await start({ ...settings, PORT: new URL(running.url).port });
      await Promise.all(pages.map((page) => page.waitForSelector('.trouble', { state: 'detached' })));
      await expect.poll(() => players[0]?.textContent('.log ol')).toBe(story);
      await playUpTo(10, 20);
      // A browser says when a connection fails. Nothing else went wrong.
      expect(troubles.filter((trouble) => !isLost(trouble))).toEqual([]);
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('play against bots in the page itself, and nothing there is against the policy of the server', async () => {
      const page = await pageAt(`${server.url}/`);
      await page.getByLabel('Pace').selectOption('at once');
      await page.getByText('Another game').click();
      await page.getByLabel('Seed').fill('riverwatch');
      await page.getByRole('button', { name: 'Begin' }).click();
      // The worker, in which the game is played, was loaded and answers.
      await page.waitForSelector('.table[data-busy=false]');
      for (let step = 1; step <= 6; step++) {
        await actAnywhere([page], step);
        // Whatever opens is opened: menus, cards, the log.
        for (const opener of await page.locator('[aria-haspopup]:visible').all()) {
          await opener.click();
          await page.keyboard.press('Escape');
        }
      }
      expect(troubles).toEqual([]);
      // A violation would have been heard of.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            document.addEventListener('securitypolicyviolation', () => resolve());
            const script = document.createElement('script');
            script.textContent = 'document.title = "run"';
            document.head.append(script);
          }),
      );
      expect(await page.title()).not.toBe('run');
      expect(troubles).not.toEqual([]);
    });
  });
