import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildBoard } from '../../board/scripts/build.js';
import { type Running, start } from './server.js';

/* The board as people get it from the server, in browsers. */

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Whether there is a browser to test in. */
export const hasChromium = existsSync(executablePath);
/** What could not be tried, where there is none. */
export const missing = `There is no ${executablePath}: two browsers at one table were not tried. CHROMIUM names another one.`;

/** Whether a browser only says that a connection failed, also later than the page knows of it: a socket, or the worker for use offline. */
export const isLost = (trouble: string): boolean =>
  /^WebSocket .* failed: .*net::ERR_CONNECTION_|^An unknown error occurred when fetching the script\.$/.test(
    trouble,
  );

/** The board, built: the folder that it is in. */
export async function builtBoard(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'runebound-board-'));
  await buildBoard(folder);
  return folder;
}

/** A server that gives out the board. */
export const startWithBoard = async (): Promise<Running> => start({ BOARD_FOLDER: await builtBoard() });

/** Opens a table for two people on the first page: a link for each, and one to look on. */
export async function openTable(host: Page): Promise<readonly string[]> {
  // The seats come with the rules of the edition: that they are not there yet does not mean that nothing is open.
  const isOpen = await host
    .locator('details.another')
    .evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await host.getByText('Another game').click();
  await host.getByLabel('Who plays for Bo').selectOption('person');
  await host.getByRole('button', { name: 'Open this table on the server' }).click();
  const links = host.locator('section[aria-labelledby=network-title] > ul a');
  await links.last().waitFor();
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** Everybody at the table has heard of a step. */
export const heard = (pages: readonly Page[], step: number) =>
  Promise.all(pages.map((page) => page.waitForSelector(`.table[data-step="${step}"]`)));

/** The player who is asked does what a bot would do. */
export async function actAnywhere(players: readonly Page[], step: number): Promise<void> {
  for (const page of players) {
    await page.waitForSelector('.table[data-busy=false]');
    const hint = page.locator('.question > button.quiet');
    if ((await hint.count()) === 0) continue;
    // A sheet may lie over it on a narrow screen.
    await hint.evaluate((button: HTMLElement) => button.click());
    const advised = page.locator('[data-advised=true]').first();
    const isAsked = await advised
      .waitFor({ state: 'attached' })
      .then(() => true)
      .catch(() => false);
    if (!isAsked) continue;
    await advised.evaluate((element: HTMLElement) => element.click());
    await page.waitForSelector(`.table[data-step="${step}"]`);
    return;
  }
  throw new Error('Nobody was asked.');
}
