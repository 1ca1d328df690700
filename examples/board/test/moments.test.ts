import type { Page } from 'playwright-core';
import { createGame, type GameState } from 'runebound-engine';
import { fromScenario, type Scenario } from 'runebound-engine/scenario';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { goOn, hasChromium, hidden, missing, open, ready, type Served } from './browser.js';

/* Moments of Second Edition, laid out as they are: what is in sight, and what an answer says. */

const seats = [
  { name: 'Ann', is: 'person' },
  { name: 'Bo', is: 'bot' },
];

/** A kept game that goes on from a position. Its dice are those of the seed. */
function kept(scenario: Scenario, seed: string): Buffer {
  const options = { edition: 'second-edition', players: 2, seed } as const;
  const { chance } = createGame(options);
  const from: GameState<'second-edition'> = { ...fromScenario(scenario), chance };
  const record = { options, from, actions: [], checkpoints: [] };
  return Buffer.from(JSON.stringify({ form: 'runebound-table/1', seats, record }));
}

const answers = '.question > .answers .answer';

/** Gives an answer, and waits until the next one is asked for. */
async function answer(page: Page, action: string): Promise<void> {
  const step = await page.locator('.table').getAttribute('data-step');
  await page.locator(`[data-action="${action}"]`).first().click();
  await page.waitForSelector(`.table:not([data-step="${step}"])`);
  await ready(page);
}

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('a moment of the game', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('an enemy that waits on the map: who points at it reads its values', async () => {
      const map: Scenario = {
        game: {
          players: [{ hero: 'mad-carthos', space: 'h0908' }, {}],
          track: [{ card: 'gallows-ogre', space: 'h0909' }],
        },
        given: { turn: { player: 0, step: 'market' } },
      };
      const page = await goOn(served, kept(map, 'map'), 1280, 800);
      await page.locator('[data-space="h0909"].spot').first().hover();
      const told = page.locator('.peek');
      await told.waitFor();
      expect(await told.innerText()).toMatch(/Gallows Ogre · .*\d+\/\d+/);
      await page.context().close();
    });

    it.each([
      [1280, 800],
      [390, 844],
    ] as const)(
      'a defeat: the news come first, and nothing of the fight is left, at %i × %i',
      async (width, height) => {
        const fight: Scenario = {
          game: {
            players: [
              {
                hero: 'mad-carthos',
                space: 'h0908',
                gold: 4,
                wounds: 5,
                allies: ['loyal-hound', 'moorland-guide'],
              },
              {},
            ],
          },
          given: { combat: { hero: 0, challenge: 'ysharra-lady-of-embers', phase: 'ranged' } },
        };
        const page = await goOn(served, kept(fight, 'beaten'), width, height);
        await answer(page, 'combat/attack by=mad-carthos');
        const news = page.locator('.news[data-fell=true]');
        expect(await news.innerText()).toMatch(
          /Your hero is beaten[\s\S]*Mad Carthos recovers from all wounds[\s\S]*Ann loses 4 gold/,
        );
        await expect.poll(() => hidden(page, '.news[data-fell=true], .question h2')).toEqual([]);
        expect(await page.locator('.combat').count()).toBe(0);
        // What others did meanwhile is a click away.
        await news.locator('summary').click();
        expect(await news.innerText()).toMatch(/Bo: /);
        await page.context().close();
      },
    );

    it('a fight of three: a line for each Ally, and the text of the enemy in sight', async () => {
      const fight: Scenario = {
        game: {
          players: [{ hero: 'mad-carthos', space: 'h0908', allies: ['loyal-hound', 'moorland-guide'] }, {}],
        },
        given: { combat: { hero: 0, challenge: 'skeleton-of-margath', phase: 'escape' } },
      };
      const page = await goOn(served, kept(fight, 'three'));
      const lines = await page.locator('.helpers tbody tr').allInnerTexts();
      expect(lines.map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
        expect.stringMatching(/^Loyal Hound .*\d+\/\d+/),
        expect.stringMatching(/^Moorland Guide .*\d+\/\d+/),
      ]);
      expect(await page.locator('[data-action="combat/stand"]').innerText()).toMatch(
        /if you are beaten, you lose 3 gold and \w[\w ]+ and wake in a town/,
      );
      await expect.poll(() => hidden(page, `.helpers tr, .combat .text, ${answers}`)).toEqual([]);
      // Beside a narrow column's edge nothing of the enemy is cut off.
      for (const [width, height] of [
        [1000, 700],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const cut = () => page.locator('.combat').evaluate((one) => one.scrollWidth - one.clientWidth);
        await expect.poll(cut, { message: `at ${width}` }).toBe(0);
      }
      await page.context().close();
    });

    it('the wares of a card: an Ally that makes room stands apart, and what cannot be taken says why', async () => {
      const market = ['mirror-shield', 'vynelvale-longsword', 'ashen-hills-giant', 'nerekhal-mage'];
      const wares: Scenario = {
        game: {
          players: [
            {
              hero: 'mad-carthos',
              space: 'h0908',
              gold: 10,
              allies: ['a-question-of-honor', 'loyal-hound'],
            },
            {},
          ],
          decks: { market: { top: market } },
        },
        given: { drawn: { player: 0, card: 'the-rune-broker' } },
      };
      const page = await goOn(served, kept(wares, 'wares'));
      await answer(page, 'effect/choose choice=look');
      const shown = await page.locator(answers).allInnerTexts();
      expect(shown.map((text) => text.split('\n')[0])).toEqual([
        'Mirror Shield',
        'Vynelvale Longsword',
        'No more',
      ]);
      expect(shown[0]).toContain('4 gold instead of 9');
      const room = page.locator('.group', { hasText: 'to make room' });
      expect(await room.locator('.answer-label').allInnerTexts()).toEqual([
        'Discard Insulted Knight',
        'Discard Loyal Hound',
      ]);
      expect(await page.locator('.refusals li', { hasText: 'Ashen Hills Giant' }).innerText()).toContain(
        'A player may never have more than two Allies.',
      );
      await answer(page, 'effect/choose choice=a-question-of-honor');
      expect(await page.locator(`${answers}:has-text("Nerekhal Mage")`).innerText()).toMatch(
        /4 gold instead of 9[\s\S]*Life 3/,
      );
      await page.context().close();
    });

    it('an Encounter: its text stands once, and an answer says its own part', async () => {
      const drawn: Scenario = {
        game: { players: [{ hero: 'mad-carthos', space: 'h0908' }, {}] },
        given: { drawn: { player: 0, card: 'a-question-of-honor' } },
      };
      const page = await goOn(served, kept(drawn, 'honor'));
      expect(await page.locator('.question .card .note').innerText()).toMatch(/^It becomes an Ally: Life 3/);
      const [test = '', duel = ''] = await page.locator(answers).allInnerTexts();
      expect(test).toMatch(/Test Spirit with diplomacy \(15\)/);
      expect(test).not.toContain('Insulted Knight');
      expect(duel).toMatch(/Fight Insulted Knight/);
      expect(test + duel).not.toContain('becomes an Ally');
      await page.context().close();
    });
  });
