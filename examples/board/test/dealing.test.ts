import type { Page } from 'playwright-core';
import { type GameState, inspect, legalActions } from 'runebound-engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  annFirst,
  begin,
  freshPage,
  goOn,
  hasChromium,
  hidden,
  missing,
  open,
  ready,
  type Served,
} from './browser.js';
import { asksAnn, keptAt } from './kept-games.js';

/* Markets, trade and fights between heroes in Second Edition, and what is found on the map. */

type State = GameState<'second-edition'>;

/** Whether Ann, in her Adventure step, stands beside Bo, who has an Item. */
const meetsBo = (state: State): boolean =>
  asksAnn(state, 'adventure/choose') &&
  (state.players[1]?.items.length ?? 0) > 0 &&
  legalActions(state).some(({ type }) => type === 'hero/attack');

/** Chooses an answer, and waits for the next question. */
async function answer(page: Page, selector: string): Promise<number> {
  const step = Number(await page.locator('.table').getAttribute('data-step'));
  await page.locator(selector).first().click();
  await page.waitForSelector(`.table[data-busy=false]:not([data-step="${step}"])`);
  return Number(await page.locator('.table').getAttribute('data-step')) - step;
}

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('what changes hands', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('an attack on a hero says what it brings and how likely, and a talk what it is for', async () => {
      const page = await goOn(served, keptAt(meetsBo));
      const attack = page.locator('[data-action^="hero/attack"]');
      expect(await attack.innerText()).toMatch(/a victory brings you one of these: /);
      await expect
        .poll(() => attack.innerText(), { timeout: 20_000 })
        .toMatch(/wins the fight: [<>\s]*\d+\u00a0%/);
      expect(await page.locator('[data-action^="hero/negotiate"]').innerText()).toMatch(
        /trade gold, Items and Allies, if Bo agrees\. Once you trade, you cannot attack Bo in this turn/,
      );
      await page.context().close();
    });

    it.each([
      [1280, 800],
      [390, 844],
    ])(
      'a trade shows the offer as it stands, and tells how it ended, at %i pixels',
      async (width, height) => {
        const page = await goOn(served, keptAt(meetsBo), width, height);
        await answer(page, '[data-action^="hero/negotiate"]');
        const [mine, theirs] = [
          page.locator('.offer [data-player="0"]'),
          page.locator('.offer [data-player="1"]'),
        ];
        expect(await mine.innerText()).toMatch(/Ann gives\s+nothing yet/);
        const asks = page.locator('.group', { hasText: 'You ask for' });
        expect(await asks.locator('[data-action^="offer/add-card"]').first().innerText()).toMatch(/\d gold/);
        expect(await asks.locator('[data-action*="player=0"]').count()).toBe(0);
        expect(
          await page.locator('.group', { hasText: 'You give' }).locator('[data-action*="player=1"]').count(),
        ).toBe(0);
        await answer(page, '[data-action^="offer/add-card"][data-action*="player=1"]');
        await answer(page, '[data-action^="offer/add-gold"][data-action*="player=0"]');
        expect(await mine.innerText()).toMatch(/1 gold/);
        expect(await theirs.innerText()).toMatch(/Bo gives[\s\S]*\d gold in a market/);
        await page.waitForSelector('text=/Bo would (take|refuse) it/');
        await expect.poll(() => hidden(page, '.offer, [data-action="offer/propose"]')).toEqual([]);
        await answer(page, '[data-action="offer/propose"]');
        expect(await page.locator('.news').innerText()).toMatch(
          /Bo (declines the offer|ends the talk with Ann without a deal)\.|Ann gives 1 gold, Bo gives /,
        );
        await page.context().close();
      },
    );

    it('a fight of heroes says what is rolled against, and spoils how much gold and what each card is', async () => {
      const attacks = ({ type }: { readonly type: string }): boolean =>
        type === 'hero/attack' || type === 'combat/stand';
      const fights = await goOn(
        served,
        keptAt((state) => asksAnn(state, 'combat/escape') && isAgainstBo(state), false, attacks),
      );
      const foe = fights.locator('.side[data-side="1"]');
      expect(await foe.innerText()).toMatch(/Stamina[\s\S]*roll[\s\S]*\+\d/);
      expect(await fights.locator('[data-action="combat/escape"]').innerText()).toContain(
        'against the roll of Bo',
      );
      await fights.context().close();
      const spoils = (state: State): boolean =>
        asksAnn(state, 'spoils/take') &&
        (state.players[1]?.gold ?? 0) > 0 &&
        legalActions(state).some(({ type }) => type === 'spoils/take-card');
      const page = await goOn(served, keptAt(spoils, false, attacks));
      const among = page.locator('.question > .answers');
      expect(await among.locator('[data-action="spoils/take-gold"]').innerText()).toMatch(/\d+ gold/);
      expect(await among.locator('[data-action^="spoils/take-card"] .answer-hint').count()).toBeGreaterThan(
        0,
      );
      expect(await among.locator('.answer').last().innerText()).toContain('Nothing');
      await page.context().close();
    });

    it('a market lists lessons and goods first, heals all at one click, and keeps sales apart', async () => {
      const isHurt = (state: State): boolean =>
        asksAnn(state, 'market/trade') &&
        (state.players[0]?.hero.wounds ?? 0) > 1 &&
        (state.players[0]?.gold ?? 0) > 5 &&
        (state.players[0]?.items.length ?? 0) > 0;
      const page = await goOn(served, keptAt(isHurt));
      const all = page.locator('.question > .answers .answer', { hasText: 'Heal all' });
      expect(await all.innerText()).toMatch(/\d wounds[\s\S]* · \d gold/);
      expect(await page.locator('.question > .answers [data-action^="market/sell"]').count()).toBe(0);
      await expect.poll(() => hidden(page, '[data-action="market/done"]')).toEqual([]);
      expect(await answer(page, '.question > .answers .answer:has-text("Heal all")')).toBeGreaterThan(1);
      expect(await page.locator('[data-action^="market/heal"]').count()).toBe(0);
      await page.getByText('Sell an Item').click();
      await expect.poll(() => page.locator('[data-action^="market/sell"]').first().isVisible()).toBe(true);
      await page.context().close();

      const lesson = await goOn(
        served,
        keptAt(
          (state) =>
            asksAnn(state, 'market/trade') &&
            legalActions(state).some(
              (one) => one.type === 'ability/use' && one.card === 'the-old-swordmaster',
            ),
        ),
      );
      expect(await lesson.locator('.question > .answers .answer').first().innerText()).toMatch(
        /lesson[\s\S]*2 gold: take a green/,
      );
      await lesson.context().close();
    });

    it('where two Allies leave no room for one on offer, says how room is made', async () => {
      const isFull = (state: State): boolean => {
        if (!asksAnn(state, 'market/trade') || state.players[0]?.allies.length !== 2) return false;
        const { market } = inspect(state);
        const here = market?.towns.find(({ town }) => town === market.town)?.offers ?? [];
        return here.some((one) => one.kind === 'ally' && one.refused && one.affordable);
      };
      const page = await goOn(served, keptAt(isFull));
      await page.locator('.refusals summary').click();
      await expect
        .poll(() => page.locator('.refusals li', { hasText: /^Hire / }).allInnerTexts())
        .toContainEqual(expect.stringContaining('Make room first: at “Discard a card”.'));
      await page.context().close();
    });

    it('asks which dice are rolled again', async () => {
      const isIt = (state: State): boolean =>
        asksAnn(state, 'effects/choose') &&
        legalActions(state).some((one) => one.type === 'effect/choose' && one.choice.startsWith('face-'));
      const page = await goOn(served, keptAt(isIt));
      expect(await page.locator('.question h2').innerText()).toBe('Which dice do you roll again?');
      const dice = page.locator('.roll .again');
      expect(await dice.first().getAttribute('aria-label')).toMatch(/^Roll [\w/]+ again/);
      await expect.poll(() => hidden(page, '.roll .again, .question > .answers .answer')).toEqual([]);
      const many = await dice.count();
      await dice.first().click();
      await expect.poll(() => page.locator('.roll .die').count()).toBe(many - 1);
      await page.context().close();
    });

    it('what is typed narrows what is found on the map, and Enter goes to the nearest', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.getByRole('button', { name: 'Find …' }).click();
      const found = page.locator('.popover .chip');
      await found.first().waitFor();
      const all = await found.count();
      await page.keyboard.type('yellow');
      await expect.poll(() => found.count()).toBeLessThan(all);
      const steps = (await found.allInnerTexts()).map((text) => Number(/(\d+) steps?/.exec(text)?.[1]));
      expect(steps.length).toBeGreaterThan(3);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      await page.getByRole('searchbox').fill('gre hav');
      await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringMatching(/^Greyhaven/)]);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() =>
        document.activeElement?.getAttribute('aria-label')?.includes('Greyhaven'),
      );
      await page.context().close();
    });
  });

/** Whether Ann and Bo fight each other. */
function isAgainstBo(state: State): boolean {
  const { attacker, enemy } = inspect(state).combat ?? {};
  return attacker === 0 && enemy?.player === 1;
}
