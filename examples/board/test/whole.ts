import type { Page } from 'playwright-core';
import { bundledModules } from 'runebound-engine';
import { type ScenarioId, scenarioIds } from 'runebound-engine/third-edition';
import { violations } from './axe.js';
import { answerOnce, type Done, type Eyes, type Press, tabTo } from './person.js';

/* A whole game, from the first page to its last. */

/** What is played: an edition and modules, by how many players, the first of them persons. */
export interface Played {
  readonly third: boolean;
  readonly modules?: readonly string[];
  readonly scenario?: ScenarioId;
  readonly players: number;
  readonly persons?: number;
  readonly seed: string;
}

/** Where a module stands on the page, by its place in the list. */
const moduleAt = (id: string): string =>
  `.module:nth-of-type(${Object.values(bundledModules).findIndex((module) => module.id === id) + 1}) input`;
/** How far down a scenario stands; the first is chosen before anybody chooses. */
const scenarioAt = (scenario: ScenarioId | undefined): number =>
  Math.max(0, scenarioIds.indexOf(scenario as ScenarioId));
const seatAt = (seat: number): string => `.seats li:nth-child(${seat}) select`;
const addSeat = '.seats > button';
/** Players who are there before any is added. */
const atFirst = 2;

/** Chooses what is played, by clicks, in any language. */
export async function setUp(page: Page, press: Press, game: Played): Promise<void> {
  const { third, modules = [], scenario, players, persons = 1, seed } = game;
  await page.locator('.pace select').selectOption('at once');
  if (third) await press(page, '.editions .edition:last-child input');
  await press(page, '.another > summary');
  await page.waitForSelector('.another form');
  for (const id of modules) await press(page, moduleAt(id));
  if (third) await press(page, `.module:nth-of-type(${scenarioAt(scenario) + 1}) input`);
  for (let there = atFirst; there < players; there++) await press(page, addSeat);
  for (let seat = 2; seat <= persons; seat++) await page.locator(seatAt(seat)).selectOption('person');
  await page.locator('.seed input').fill(seed);
}

/** Begins a game by clicks, in any language. */
export async function begin(page: Page, press: Press, game: Played): Promise<void> {
  await setUp(page, press, game);
  await press(page, '.another form button.primary');
}

/** Begins a game by keys alone. */
export async function beginByKeys(page: Page, game: Played): Promise<void> {
  const { third, modules = [], scenario, players, seed } = game;
  const go = async (selector: string, key: string): Promise<void> => {
    await tabTo(page, selector);
    await page.keyboard.press(key);
  };
  if (third) await go('.editions input:checked', 'ArrowDown');
  await tabTo(page, '.pace select');
  await page.keyboard.type('at once');
  await go('.another > summary', 'Enter');
  await page.waitForSelector('.another form');
  for (const id of modules) await go(moduleAt(id), 'Space');
  for (let down = 0; down < scenarioAt(scenario); down++) await go('.module input:checked', 'ArrowDown');
  for (let there = atFirst; there < players; there++) await go(addSeat, 'Enter');
  await tabTo(page, '.seed input');
  await page.keyboard.type(seed);
  await go('.another form button.primary', 'Enter');
}

/** Moments at which the page is looked at for what shuts somebody out, each when it comes first. */
const moments = {
  opening: '.table',
  combat: '.table[data-fight=true]',
  market: '[data-action^="market/"], [data-action^="shop/"]',
  growth: '[data-action^="experience/"], [data-action^="skill/"]',
};
export const allMoments = [...Object.keys(moments), 'end'];

/** What is wrong with a page, by the moment at which it was looked at. */
export type Wrong = Record<string, readonly string[]>;

/** Looks at a page for what shuts somebody out, if such a moment comes first now, or at this one. */
export async function lookAt(page: Page, wrong: Wrong, at?: 'end'): Promise<void> {
  if (at !== undefined) wrong[at] = await violations(page);
  for (const [moment, there] of Object.entries(moments))
    if (!(moment in wrong) && (await page.locator(there).count())) wrong[moment] = await violations(page);
}

/** What was seen of a game that was played to its end. */
export interface Seen {
  /** Each answer that was given. */
  readonly done: readonly Done[];
  readonly wrong: Readonly<Wrong>;
}

/** Plays on to the end of the game. */
export async function playOn(page: Page, press: Press, onBoard: boolean, eyes: Eyes = {}): Promise<Seen> {
  // A busy machine must not fail a game.
  page.setDefaultTimeout(600_000);
  const done: Done[] = [];
  const wrong: Wrong = {};
  const look = async (): Promise<void> => {
    await lookAt(page, wrong);
    await eyes.look?.();
  };
  const answer = () => answerOnce(page, press, onBoard, { ...eyes, look });
  for (let one = await answer(); one !== null; one = await answer()) done.push(one);
  await page.waitForSelector('.ending[data-read=true]');
  await eyes.look?.();
  await lookAt(page, wrong, 'end');
  return { done, wrong };
}
