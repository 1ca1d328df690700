import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  annFirst,
  asksAlways,
  begin,
  clickOn,
  desk,
  freshPage,
  hasChromium,
  missing,
  open,
  pageOf,
  playUntil,
  ready,
  resumed,
  type Served,
} from './browser.js';
import { type Asked, after, may, playedTo } from './played-games.js';

/* What a new player overlooked, or stumbled over. */

/** Whether two things on the screen lie over each other. */
const overlap = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([a = '', b = '']) => {
      const [first, second] = [a, b].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      if (first === undefined || second === undefined) return true;
      return (
        first.left < second.right &&
        second.left < first.right &&
        first.top < second.bottom &&
        second.top < first.bottom
      );
    },
    [one, other],
  );

/** Every game that the page begins from now on is the same. */
const alwaysSeven = (page: Page) =>
  page.evaluate(() => {
    crypto.getRandomValues = ((list: Uint32Array) => list.fill(7)) as typeof crypto.getRandomValues;
  });

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('what a new player overlooks', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('a click before the roll does not take the turn: the step asks once more', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      const step = await page.locator('.table').getAttribute('data-step');
      await page.locator('.spot.near').first().click();
      const choice = page.locator('.way-choice');
      await choice.waitFor();
      expect(await choice.innerText()).toContain('instead of a roll');
      expect(await page.locator('.table').getAttribute('data-step')).toBe(step);
      await choice.click();
      await page.waitForSelector(`.table[data-busy=false]:not([data-step="${step}"])`);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('Third Edition: a way of several actions says what it costs, and is gone then', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.spot.far[aria-label$="2 steps, 2 actions"]');
      const step = Number(await page.locator('.table').getAttribute('data-step'));
      await page.locator('.spot.far[aria-label$="2 steps, 2 actions"]').first().click();
      const choice = page.locator('.way-choice');
      await choice.waitFor();
      expect(await choice.innerText()).toMatch(/Go there[\s\S]*2 actions/);
      expect(Number(await page.locator('.table').getAttribute('data-step'))).toBe(step);
      await choice.click();
      await page.waitForSelector(`.table[data-busy=false][data-step="${step + 2}"]`);
      // One action is no more than a click says.
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.waitForSelector(`.table[data-busy=false][data-step="${step + 1}"]`);
      await page.locator('.spot.near[aria-label$="1 step, 1 action"]').first().click();
      await page.waitForSelector(`.table[data-busy=false][data-step="${step + 2}"]`);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('a fight says how likely it is won, and the attack comes first', async () => {
      const game = await playedTo({ seed: annFirst, third: false }, may('combat/stand'));
      const { page } = await resumed(served, game);
      await playUntil(page, '[data-action="combat/stand"]');
      const fight = page.locator('[data-action="combat/stand"]');
      await expect.poll(() => fight.innerText(), { timeout: 20_000 }).toMatch(/wins the fight: \d+\u00a0%/);
      await fight.click();
      await page.waitForSelector('.table[data-busy=false] [data-action^="combat/attack"]');
      const first = page.locator('.question > .answers .answer').first();
      expect(await first.innerText()).toMatch(/attacks[\s\S]*\d damage[\s\S]*hits: \d+\u00a0%/);
      // The turn is over with it, and Bo has played.
      await playUntil(page, '.news:has-text("Ann defeats ")');
      const news = await page.locator('.news').innerText();
      expect(news).toMatch(/Ann defeats [\s\S]*Ann gains \d+ gold/);
      expect(news).toMatch(/Ann defeats [\s\S]*Ann takes the green counter/);
      await page.context().close();
    });

    it('a fall stands beside the next question, with its cost, until the next answer', async () => {
      const falls = after('hero/knocked-out', 'turn/ended');
      const game = await playedTo({ seed: annFirst, third: false }, falls, 1);
      const { page } = await resumed(served, game);
      await playUntil(page, '.news[data-fell=true]');
      expect(await page.locator('.news').innerText()).toMatch(
        /Your hero is beaten[\s\S]*Ann is knocked out\.[\s\S]*recovers/,
      );
      expect(await page.locator('.log ol').innerText()).toContain('Ann rolls for movement: ');
      await clickOn(page, 1);
      await ready(page);
      await page.waitForSelector('.news[data-fell=true]', { state: 'detached' });
      await page.context().close();
    });

    it('Second Edition: an answer says what it costs, and what a roll that fails costs', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      expect(
        await page.locator('.spot[aria-label*="green adventure, worth 1 experience"]').count(),
      ).toBeGreaterThan(0);
      // Nobody looks for a figure in vain.
      expect(await page.locator('.player[data-player="1"] .where').innerText()).toContain(
        'Not on the map yet',
      );
      // What brings nothing now is not among the first answers.
      const aside = page.locator('.group', { hasText: 'it brings nothing now' });
      expect(await page.locator('.question > .answers [data-action^="move/rest"]').count()).toBe(0);
      await aside.locator('summary').click();
      expect(await aside.locator('[data-action="move/rest dice=3"]').innerText()).toContain(
        'nobody is exhausted',
      );
      expect(await aside.locator('[data-action="move/roll dice=4"]').innerText()).toContain('lead less far');
      await playUntil(page, '[data-action="combat/defend"]');
      for (const fights of ['combat/defend', 'combat/attack'])
        expect(await page.locator(`[data-action^="${fights}"]`).first().innerText()).toMatch(
          /if the roll fails, you take \d wounds?/,
        );
      await page.context().close();
    });

    it('the map cannot be scrolled out of its frame', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.locator('.closer').getByText('+', { exact: true }).click();
      const scrolled = (overflow: string) =>
        page.locator('.board-wrapper').evaluate((one, style) => {
          if (one instanceof HTMLElement) one.style.overflow = style;
          one.scrollTo(50, 50);
          return one.scrollTop;
        }, overflow);
      expect(await scrolled('')).toBe(0);
      // The map is larger than its frame: it would scroll.
      expect(await scrolled('hidden')).toBeGreaterThan(0);
      await page.context().close();
    });

    it('an experience counter says how much it adds and what it costs; a roll of an Ally that fails wounds the Ally', async () => {
      const game = await playedTo({ seed: annFirst, third: false }, may('experience/buy'));
      const { page } = await resumed(served, game);
      await playUntil(page, '[data-action^="experience/buy"]');
      expect(await page.locator('[data-action="experience/buy bonus=mind"]').innerText()).toMatch(
        /Mind is 2 higher for good[\s\S]*costs 5 experience points/,
      );
      await page.context().close();
      // Later than that, her Ally's attack stands among the first answers.
      let hasCounters = false;
      const isHelped = (asked: Asked) => {
        hasCounters ||= may('experience/buy')(asked);
        return hasCounters && asked.codes.filter((code) => code.startsWith('combat/attack')).length > 1;
      };
      const fight = await resumed(served, await playedTo({ seed: annFirst, third: false }, isHelped));
      await playUntil(fight.page, '[data-action^="combat/attack"]:visible >> nth=1');
      const attacks = fight.page.locator('[data-action^="combat/attack"]');
      const [own = '', ally = ''] = await attacks.allInnerTexts();
      expect(own).toMatch(/if the roll fails, you take \d wounds?/);
      const [, name = ''] = /^(.+) attacks/.exec(ally) ?? [];
      expect(ally).toContain(`if the roll fails, ${name} takes `);
      await fight.page.context().close();
    });

    it('an escape says what it costs, and what it ended; a roll says why a die is missing', async () => {
      const game = await playedTo({ seed: annFirst, third: false }, may('combat/escape'));
      // Otherwise the table defends for her after an attack, and no question stands beside the reason.
      const { page } = await resumed(served, game, asksAlways(served, desk));
      const away = page.locator('[data-action="combat/escape"]');
      await playUntil(page, '[data-action="combat/escape"]');
      expect(await away.innerText()).toContain('if the roll fails, you take 1 wound');
      while (await away.count()) {
        const step = await page.locator('.table').getAttribute('data-step');
        await away.click();
        await page.waitForSelector(`.table[data-busy=false]:not([data-step="${step}"])`);
      }
      expect(await page.locator('.news').innerText()).toMatch(
        /Ann gets away\. The fight is over without a reward, and so is the turn\./,
      );
      await playUntil(page, '[data-action="move/roll dice=4"]');
      expect(await page.locator('[data-action="move/roll dice=4"]').innerText()).toContain(
        'wounds or exhaustion in your party take one die away',
      );
      // Now a rest brings something, and stands among the first answers.
      expect(
        await page.locator('.question > .answers [data-action="move/rest dice=3"]').innerText(),
      ).toContain('heals up to 1 exhaustion');
      // An Event that comes into play says what it changes, and a note beside a fight is whole.
      await playUntil(page, '.news .card-says');
      expect(await page.locator('.news').innerText()).toMatch(/is in play\.[\s\S]*give 2 gold more\./);
      const reason = '.combat .note:has-text("may not attack again")';
      const attack = '[data-action^="combat/attack"]:visible';
      await playUntil(page, attack);
      await page.locator(attack).first().click();
      await playUntil(page, reason);
      const note = page.locator(reason).first();
      expect(await note.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
      await page.context().close();
    }, 300_000);

    it('Third Edition: an answer says what it costs and brings, and a refused one how much is missing', async () => {
      const { page } = await freshPage(served);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '[data-action^="setup/place"]');
      const place = await page.locator('[data-action^="setup/place"]').first().innerText();
      // What is near is said, and nothing of the hand that is dealt then.
      expect(place.trim()).toMatch(/^.+\n\w+ \d steps? away · gems within 3 steps: [\w ,]+$/);
      await playUntil(page, '[data-action="move/roll"]');
      expect(await page.locator('[data-action="move/roll"]').innerText()).toMatch(
        /costs 1 action · within reach: [\w ]+ \(\d+\s%\)/,
      );
      // It stands at a place, where a rest heals all.
      expect(await page.locator('[data-action="rest"]').innerText()).toContain('There is nothing to heal.');
      await page.locator('.refusals summary').click();
      const refused = page.locator('.refusals li', { hasText: /^Learn / }).first();
      expect(await refused.innerText()).toMatch(
        /It costs \d troph(y|ies) of the types? that it shows, and you have \d of them\. \(costs trophies: /,
      );
      await refused.locator('.rule-link').click();
      expect(await refused.locator('.rule-text a').getAttribute('href')).toContain('3e.skill.cost');
      await page.context().close();
    });

    it('what came to a player while others played stands beside the next question', async () => {
      const { page } = await freshPage(served);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.news p:not(.title, .deeds)');
      expect(await page.locator('.news').innerText()).toMatch(
        /What has happened[\s\S]*(story card|Ann gains|quest)/,
      );
      await page.context().close();
    });

    it('on one device each player finds the news that came while another played', async () => {
      const { page } = await freshPage(served);
      await page.getByLabel('Who plays for Bo').selectOption('person');
      await begin(page, '7', true);
      await ready(page);
      // It is drawn at the end of a round, before the device is passed on.
      await playUntil(page, '.news:has-text("story card")');
      expect(await page.locator('.news').innerText()).toContain('What has happened');
      await page.context().close();
    });

    it('the only answer is given for the player, and said; Undo and Redo pass over it; with the setting off it is asked', async () => {
      const game = await playedTo({ seed: '7', third: true }, may('skill/learn'));
      const { page, troubles } = await resumed(served, game);
      // Both trophies that she has pay for a skill: no choice is left.
      await playUntil(page, '.news .lone:has-text("Pay with")');
      expect(await page.locator('.news').innerText()).toMatch(
        /No choice, done for you: Pay with .* \(\w+\)\. Ann learns .* for the trophies .* and .*\./,
      );
      const paid = Number(await page.locator('.table').getAttribute('data-step'));
      const stands = (step: number) => page.waitForSelector(`.table[data-busy=false][data-step="${step}"]`);
      const pays = page.locator('[data-action^="skill/pay"]');
      await page.getByRole('button', { name: 'Undo' }).click();
      await stands(paid - 2);
      expect(await pays.count()).toBe(2);
      await page.getByRole('button', { name: 'Redo' }).click();
      await stands(paid);
      await page.getByRole('button', { name: 'Undo' }).click();
      await stands(paid - 2);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByLabel('Where I have only one answer').uncheck();
      await page.keyboard.press('Escape');
      await pays.first().click();
      await stands(paid - 1);
      expect(await page.locator('.question h2').innerText()).toMatch(/^Which trophy do you pay for /);
      expect(await pays.count()).toBe(1);
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 300_000);

    it('Third Edition: a word of the game says what it means where it is met, with its rule', async () => {
      const { page } = await freshPage(served);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.terms');
      const term = page.locator('.terms button').first();
      const word = await term.innerText();
      await term.click();
      const told = page.locator('.popover');
      await told.waitFor();
      expect(await told.locator('h3').innerText()).toBe(word);
      await told.locator('.rule-link').click();
      expect(await told.locator('.rule-text a').getAttribute('href')).toContain('3e.');
      await page.context().close();
    });

    it('on a phone the guide points at what is there, and what it says of it is true', async () => {
      const { page } = await pageOf(served, { viewport: { width: 390, height: 844 }, hasTouch: true });
      await alwaysSeven(page);
      await page.getByLabel('Third Edition').click();
      await page.getByRole('button', { name: 'Play now' }).click();
      const guide = page.locator('.guide .driver-popover-description');
      await expect.poll(() => guide.innerText(), { timeout: 20_000 }).toMatch(/^Tap this /);
      await page.locator('.guide .driver-popover-next-btn').click();
      await page.locator('[data-action^="setup/hero"]').first().click();
      await expect.poll(() => guide.innerText(), { timeout: 20_000 }).toMatch(/^Tap a lit place /);
      // What it points at can be seen, and tapped on the map or in the list.
      for (const seen of ['.board-frame', '.question h2', '[data-action^="setup/place"]'])
        await expect.poll(() => overlap(page, '.guide', seen), { timeout: 10_000 }).toBe(false);
      await page.locator('[data-action^="setup/place"]').last().scrollIntoViewIfNeeded();
      await page.locator('[data-action^="setup/place"]').last().click();
      await expect
        .poll(() => guide.innerText(), { timeout: 20_000 })
        .toMatch(/^Here are the numbers of your hero\. /);
      // It waits while something else is read, and is not left by the key that closes that.
      const bubble = page.locator('.guide');
      await page.locator('.guide .driver-popover-next-btn').click();
      await expect.poll(() => bubble.isVisible(), { timeout: 20_000 }).toBe(true);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect.poll(() => bubble.isVisible()).toBe(false);
      // What is open takes the next tap, and the rest is dimmed meanwhile.
      const dimmed = () =>
        page.evaluate(() => getComputedStyle(document.body, '::after').position === 'fixed');
      await expect.poll(dimmed).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(dimmed).toBe(false);
      await expect.poll(() => bubble.isVisible()).toBe(true);
      await page.getByRole('tab', { name: 'Heroes' }).click();
      await expect.poll(() => bubble.isVisible()).toBe(false);
      await page.getByRole('tab', { name: 'Heroes' }).click();
      await expect.poll(() => bubble.isVisible()).toBe(true);
      // Who comes back finds the edition again, and which one a kept game is of.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await expect.poll(() => page.getByLabel('Third Edition').isChecked()).toBe(true);
      await page.locator('.kept li', { hasText: 'Third Edition' }).waitFor();
      await page.context().close();
    });

    it('the guide covers nothing that has to be clicked, and goes on once an adventure is reached', async () => {
      const { page } = await freshPage(served);
      await alwaysSeven(page);
      await page.getByRole('button', { name: 'Play now' }).click();
      const title = () => page.locator('.guide .driver-popover-title').innerText();
      const free = async (): Promise<void> => {
        for (const asked of ['.question h2', '.question .answers'])
          await expect.poll(() => overlap(page, '.guide', asked), { timeout: 10_000 }).toBe(false);
      };
      for (const read of ['What you play for', 'Your hero', 'The game asks']) {
        await expect.poll(title, { timeout: 20_000 }).toBe(read);
        await page.locator('.guide .driver-popover-next-btn').click();
      }
      await expect.poll(title, { timeout: 20_000 }).toBe('Roll for your way');
      await free();
      // The light follows what grows.
      const light = () => page.locator('.driver-overlay path').getAttribute('d');
      const before = await light();
      await page.locator('.now').evaluate((now) => {
        now.style.paddingBottom = '90px';
      });
      await expect.poll(light, { timeout: 10_000 }).not.toBe(before);
      await page.locator('[data-action^="move/roll"]').first().click();
      await expect.poll(title, { timeout: 20_000 }).toBe('Walk');
      await free();
      await page.locator('.spot[data-space="h0908"]').click();
      await expect.poll(title, { timeout: 20_000 }).toBe('You are there');
      await free();
      await page.locator('[data-action="move/stop"]').click();
      await expect.poll(title, { timeout: 20_000 }).toBe('An adventure');
      await page.context().close();
    });
  });
