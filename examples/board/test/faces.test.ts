import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledModules, composeRuleset } from 'runebound-engine';
import { rulesetOf, scenarioIds } from 'runebound-engine/third-edition';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { credits } from '../src/faces/credits.js';
import { type CardData, emblemOf, iconsUsed } from '../src/faces/emblem.js';
import { faceOf } from '../src/faces/face.js';
import {
  annFirst,
  begin,
  clickOn,
  freshPage,
  hasChromium,
  missing,
  open,
  ready,
  type Served,
} from './browser.js';

/* Every card has a face: an emblem by its words, and its values where players look for them. */

const files = readdirSync(fileURLToPath(new URL('../public/emblems', import.meta.url)));

const cards: readonly CardData[] = [
  ...Object.values(bundledModules).map(({ id, requires = [] }) =>
    composeRuleset([...requires, id].flatMap((named) => bundledModules[named] ?? [])),
  ),
  ...scenarioIds.map((id) => rulesetOf(id)),
].flatMap(({ rules }) => Object.values(rules.content.cards) as unknown as CardData[]);

describe('the emblem of a card', () => {
  it('is there for every card of both editions, and half of the emblems are in use', () => {
    expect(cards.length).toBeGreaterThan(700);
    const used = new Set(cards.map((card) => faceOf(card).emblem));
    for (const emblem of used) expect(files).toContain(`${emblem}.svg`);
    expect(used.size).toBeGreaterThan(iconsUsed.length / 2);
  });

  it.each([
    [{ kind: 'challenge', name: 'Three Wolves of the Pass', words: ['beast'] }, 'lorc/wolf-howl'],
    [{ kind: 'item', name: 'Grandfather’s Longbows', class: 'weapon' }, 'delapouite/bow-arrow'],
    [{ kind: 'item', name: 'Something Odd', class: 'potion', type: 'syrup' }, 'lorc/standing-potion'],
    [{ kind: 'enemy', name: 'Xyzzy', traits: ['Undead'] }, 'lorc/ghost'],
    [
      { kind: 'ally', name: 'Xyzzy', body: { value: 1, damage: 1 }, mind: { value: 3, damage: 2 } },
      'lorc/bowman',
    ],
    [
      { kind: 'event', name: 'Xyzzy', abilities: [{ on: 'enters', do: [{ do: 'heal' }] }] },
      'delapouite/healing',
    ],
    [{ kind: 'something else', name: 'Xyzzy' }, 'lorc/knapsack'],
  ])('follows from the words of a card from outside: %j', (card, icon) => {
    expect(emblemOf(card)).toBe(icon);
    expect(files).toContain(`${icon.split('/')[1]}.svg`);
  });

  it('has an author, who is named', () => {
    expect(credits.flatMap(({ icons }) => icons)).toHaveLength(iconsUsed.length);
    expect(credits.filter(({ author }) => /^[a-z-]+$/.test(author))).toEqual([]);
  });
});

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('faces on the table', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('says on the first page who drew the emblems, and fetches none of them yet', async () => {
      const { page, troubles } = await freshPage(served);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.getByRole('button', { name: 'Credits' }).click();
      const dialog = page.getByRole('dialog', { name: 'Credits' });
      await dialog.getByText('Icons made by Lorc').waitFor();
      expect(await dialog.getByRole('link', { name: 'CC BY 3.0' }).count()).toBe(1);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Credits');
      expect(fetched.filter((url) => url.includes('emblems/'))).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it.each([
      [false, ['Mind', 'Body', 'Spirit'], ['Life', 'Stamina'], 0],
      [true, ['Mind', 'Body', 'Spirit'], ['Health', 'Speed', 'Hand', 'Gold'], 3],
    ] as const)(
      'shows the hero with picture and values (Third Edition: %s)',
      async (third, lanes, worths, tokens) => {
        const { page, troubles } = await freshPage(served);
        await begin(page, annFirst, third);
        await clickOn(page, 4);
        await ready(page);
        await page.locator('.player .chip[data-card]:visible').first().click();
        const card = page.getByRole('dialog').locator('.card[data-kind="hero"]');
        await card.waitFor();
        expect(
          await card.locator('.lanes > div').evaluateAll((all) => all.map((one) => one.dataset.attribute)),
        ).toEqual(lanes);
        const told = await card.locator('.worths dt').allTextContents();
        expect(told).toEqual(expect.arrayContaining([...worths]));
        expect(await card.locator('.card-tokens li').count()).toBe(tokens);
        if (third) {
          // Somebody new reads what the round signs are, and both sides of each.
          expect(await card.locator('.card-tokens .title').innerText()).toBe('Combat tokens, two sides each');
          for (const token of await card.locator('.card-tokens li > span').allInnerTexts())
            expect(token).toMatch(/^\d [a-z]+(, golden)?; \d [a-z]+(, golden)?$/);
        }
        await page.waitForFunction(() => {
          const picture = document.querySelector<HTMLImageElement>('.popover .card .emblem img');
          return picture?.complete === true && picture.naturalWidth > 0;
        });
        expect(troubles).toEqual([]);
        await page.context().close();
      },
    );
  });
