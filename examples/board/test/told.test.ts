import { type GameState, inspect, legalActions } from 'runebound-engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { percent } from '../src/texts/percent.js';
import {
  annFirst,
  clickOn,
  goOn,
  hasChromium,
  hidden,
  missing,
  open,
  playUntil,
  ready,
  type Served,
} from './browser.js';
import { asksAnn, type Happened, keptAt } from './kept-games.js';
import { after, playedTo } from './played-games.js';

/* What a screen of Second Edition tells before one chooses, and after others have played. */

describe('a percentage', () => {
  it('is not 100 where something can fail, and not 0 where it can succeed', () => {
    expect([1, 0.998, 0.994, 0.5, 0.004, 0].map(percent)).toEqual([
      '100\u00a0%',
      '> 99\u00a0%',
      '99\u00a0%',
      '50\u00a0%',
      '< 1\u00a0%',
      '0\u00a0%',
    ]);
  });
});

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('what a screen tells', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('what another did in its turn, in one line until the next answer', async () => {
      const bosWins = after('turn/ended', 'challenge/defeated', 'turn/ended');
      const page = await goOn(served, await playedTo({ seed: annFirst, third: false }, bosWins, 1));
      await playUntil(page, '.news .deeds:visible');
      const won = await page.locator('.news .deeds').innerText();
      expect(won).toMatch(/^Bo: (Moves to|Rests|Stays)/);
      expect(won).toMatch(/ · Defeats [^·]+ · (Gains \d+ gold · )?Takes the \w+ counter/);
      expect(won).not.toContain('Fights');
      await clickOn(page, 1);
      await page.waitForSelector('.news .deeds', { state: 'detached' });
      await page.context().close();
    });

    it('the adventures that an event brings back', async () => {
      const isIt = (_: unknown, events: Happened) =>
        events.some(({ type }) => type === 'counter/replenished');
      const page = await goOn(served, keptAt(isIt, true));
      await clickOn(page, 1);
      await ready(page);
      expect(await page.locator('.news').innerText()).toMatch(/adventures? returns? to the map: .* near /);
      await page.context().close();
    });

    it('who comes nearer to victory', async () => {
      let runes = 0;
      const isIt = (state: GameState<'second-edition'>, events: Happened) => {
        if (state.turn < 2) runes = 0;
        if (!events.some(({ type }) => type === 'card/kept')) return false;
        const now = inspect(state).players[1]?.runes ?? 0;
        const isMore = now > runes;
        runes = now;
        return isMore;
      };
      const page = await goOn(served, keptAt(isIt, true));
      await clickOn(page, 1);
      await ready(page);
      expect(await page.locator('.news').innerText()).toMatch(
        /Bo is nearer to victory: Own 3 Dragon Runes \(1 of 3\)\./,
      );
      await page.context().close();
    });

    it('the roll that is to be accepted, and whether it succeeds', async () => {
      const isIt = (state: GameState<'second-edition'>) =>
        asksAnn(state, 'roll/after') && (state.players[0]?.allies.length ?? 0) > 0;
      const page = await goOn(served, keptAt(isIt));
      await expect.poll(() => hidden(page, '.roll, .fighter:first-child .blows')).toEqual([]);
      expect(await page.locator('[data-action="roll/accept"]').innerText()).toMatch(/: (100|0)\u00a0%/);
      await page.context().close();
    });

    it.each([1, 2])('the values of a Hero and of Allies in a fight, %i of them', async (allies) => {
      const game = keptAt(
        (state) => asksAnn(state, 'phase/act') && state.players[0]?.allies.length === allies,
      );
      const page = await goOn(served, game);
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.locator('.fighter').count()).toBe(allies + 2);
        await expect.poll(() => hidden(page, '.fighter :is(.chip, .gauge, .blows)')).toEqual([]);
        await expect.poll(() => hidden(page, '.question > .answers .answer:first-child')).toEqual([]);
      }
      await page.context().close();
    });

    it('what each choice of a card does, and no more of its text', async () => {
      const isIt = (state: GameState<'second-edition'>) =>
        asksAnn(state, 'effects/choose') &&
        legalActions(state).some((one) => one.type === 'effect/choose' && one.choice === 'climb');
      const page = await goOn(served, keptAt(isIt));
      expect(await page.locator('[data-action="effect/choose choice=climb"]').innerText()).toMatch(
        /Roll the dice: up to 7: your Hero takes 1 wound/,
      );
      expect(await page.locator('[data-action="effect/choose choice=leave"] .answer-hint').innerText()).toBe(
        'Discard this card',
      );
      await page.context().close();
    });

    it('what a drawn card costs, and why another may not be taken', async () => {
      const isIt = (state: GameState<'second-edition'>) => {
        const { drawn } = inspect(state);
        return (
          asksAnn(state, 'effects/choose') &&
          drawn?.kind === 'ally' &&
          new Set(drawn.cards.map(({ kind }) => kind)).size === 2
        );
      };
      const page = await goOn(served, keptAt(isIt));
      expect(await page.locator('.question .when').innerText()).toMatch(
        /^You have \d+ gold · you may take one more card$/,
      );
      expect(await page.locator('.question > .answers .answer').first().innerText()).toMatch(
        /\d gold instead of \d[\s\S]*Life \d/,
      );
      // It lies there with the others: the reason is seen without a click.
      expect(await page.locator('.refusals').innerText()).toContain('Only Allies may be taken.');
      await page.context().close();
    });

    it('how much a rest can still heal, and which rest heals no more than another', async () => {
      const resting = await goOn(
        served,
        keptAt((state) => asksAnn(state, 'movement/rest')),
      );
      expect(await resting.locator('.question .when').innerText()).toMatch(
        /^Your rest can heal \d more exhaustion$/,
      );
      await resting.context().close();
      const isTired = (state: GameState<'second-edition'>) =>
        asksAnn(state, 'movement/choose') &&
        state.players[0]?.hero.exhaustion === 1 &&
        state.players[0].allies.length === 0;
      const page = await goOn(served, keptAt(isTired));
      expect(await page.locator('.question > .answers [data-action^="move/rest"]').count()).toBe(1);
      await page.context().close();
    });
  });
