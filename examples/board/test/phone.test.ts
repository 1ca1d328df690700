import { createGame, rulesetOf } from 'runebound-engine/third-edition';
import { playGame } from 'runebound-engine/third-edition/bots';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grouped } from '../src/asking/groups.js';
import { third as minds } from '../src/bots/third-minds.js';
import { tourSteps } from '../src/guide/tour-steps.js';
import type { AnswerThing } from '../src/things/answer-things.js';
import {
  annFirst,
  begin,
  clickOn,
  freshPage,
  goOn,
  hasChromium,
  hidden,
  missing,
  open,
  playUntil,
  ready,
  type Served,
} from './browser.js';
import { asksAnn, keptAt } from './kept-games.js';

/* What somebody new stumbled over on a phone. */

const answer = (code: string, first = '', rest = '', hint = ''): AnswerThing =>
  ({
    code,
    action: { type: 'turn/end' as const },
    label: code,
    hint,
    likely: null,
    parts: first === '' ? null : { first, rest },
  }) as AnswerThing;

describe('answers that differ in two things', () => {
  const rerolls = ['hills', 'water', 'wild'].flatMap((die) =>
    ['Rage', 'Wit'].map((card) => answer(`${die} ${card}`, `Reroll ${die}`, `exert ${card}`, `of ${die}`)),
  );

  it('are under the first of them, in the order of the answers, with what is said of all', () => {
    const rows = grouped([answer('stop'), ...rerolls]);
    expect(rows.map((row) => ('answers' in row ? row.label : row.code))).toEqual([
      'stop',
      'Reroll hills',
      'Reroll water',
      'Reroll wild',
    ]);
    const [, hills] = rows;
    if (hills === undefined || !('answers' in hills)) throw new Error('A group comes second.');
    expect(hills.hint).toBe('of hills');
    expect(hills.answers.map(({ parts, hint }) => [parts?.rest, hint])).toEqual([
      ['exert Rage', ''],
      ['exert Wit', ''],
    ]);
  });

  it('are one row where they come to the same, and the advised one stands for them', () => {
    const hit = (token: string): AnswerThing =>
      ({
        ...answer(`hit ${token}`),
        label: 'Damage: physical',
        action: { type: 'combat/deal' },
      }) as AnswerThing;
    const hits = ['0/1', '0/2', '0/3'].map(hit);
    expect(grouped([...hits, answer('pass')])).toEqual([{ ...hits[0], alike: 3 }, answer('pass')]);
    expect(grouped(hits, 'hit 0/2')).toEqual([{ ...hits[1], alike: 3 }]);
  });

  it('stay as they are where they are few, or where each is alone', () => {
    const few = rerolls.slice(0, 4);
    expect(grouped(few)).toEqual(few);
    const alone = [1, 2, 3, 4, 5].map((at) => answer(`${at}`, `To ${at}`, 'with hills'));
    expect(grouped(alone)).toEqual(alone);
  });
});

describe('the guide, in the fight of another hero', () => {
  it('says first that one plays the enemy, and speaks of the own hero later', () => {
    const fight = {
      asked: 'combat/act',
      seen: ['goal'],
      screen: {
        combat: {},
        role: 'You play Wyrm-Tamer against Bo.',
        players: [{ characters: ['Lord Hawthorne'] }],
        view: { edition: 'third-edition' },
      },
    } as unknown as Parameters<(typeof tourSteps)[number]['when']>[0];
    const next = (now: typeof fight) =>
      tourSteps.find(({ id, when }) => !now.seen.includes(id) && when(now))?.id;
    expect(next(fight)).toBe('foe');
    expect(next({ ...fight, seen: ['goal', 'foe'] })).toBe('tokens');
    const turn = { ...fight.screen, combat: null, role: '' } as typeof fight.screen;
    expect(next({ ...fight, asked: 'turn/act', screen: turn })).toBe('hero');
  });
});

describe('the fight with the villain of Third Edition', () => {
  it('has an estimate before it begins, and nothing else has', () => {
    const scenario = 'ascendance-of-margath';
    const ruleset = rulesetOf(scenario);
    const { state, actions } = playGame({ scenario, players: 2, seed: 'tamalir' });
    expect(state.outcome).not.toBeNull();
    const engaging = actions.filter(({ type }) => type === 'villain/engage');
    expect(engaging.length).toBeGreaterThan(0);
    let now = createGame({ scenario, players: 2, seed: 'tamalir' });
    for (const action of actions) {
      const actor = ruleset.decision(now)?.actor;
      if (action.type === 'villain/engage' && typeof actor === 'number') {
        const view = ruleset.viewFor(now, actor);
        expect(minds.fightOdds(view, action)?.chance).toBeGreaterThanOrEqual(0);
        expect(minds.fightOdds(view, action)?.chance).toBeLessThanOrEqual(1);
        expect(minds.fightOdds(view, { type: 'turn/end' })).toBeNull();
        return;
      }
      now = ruleset.apply(now, action);
    }
  });
});

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('somebody new on a phone', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

    it('chooses a die where it lies, and then the card for it, by fingers and by keys', async () => {
      const { page, troubles } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      // Two skills in the hand can be discarded for it.
      await playUntil(page, '.roll .again[aria-expanded]');
      const step = Number(await page.locator('.table').getAttribute('data-step'));
      const die = page.locator('.roll .again').first();
      const cards = page.locator('.roll .answers .answer');
      expect(await page.locator('.answer:visible', { hasText: 'exert' }).count()).toBe(0);
      await die.tap();
      expect(await cards.first().innerText()).toMatch(/^exert /);
      expect(await die.getAttribute('aria-expanded')).toBe('true');
      expect(await die.getAttribute('aria-label')).toMatch(/^Reroll /);
      await die.tap();
      await expect.poll(() => cards.count()).toBe(0);
      await die.press('Enter');
      await cards.first().press('Enter');
      await page.waitForSelector(`.table[data-busy=false]:not([data-step="${step}"])`);
      expect(await page.locator('.log').textContent()).toContain('exerts');
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('lets a bot play the enemies of the others', async () => {
      const { page, troubles } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.role:has-text("You play")');
      const { step, role } = await page.evaluate(() => ({
        step: Number(document.querySelector('.table')?.getAttribute('data-step')),
        role: document.querySelector('.role')?.textContent,
      }));
      await page.getByLabel('a bot plays its enemy').check();
      await page.waitForSelector('.table[data-busy=false]:not(:has(.role:text("You play")))', {
        timeout: 60_000,
      });
      expect(Number(await page.locator('.table').getAttribute('data-step'))).toBeGreaterThan(step);
      // What the bot answered is passed over by Undo and Redo, or stands, as all else does.
      expect(role).toMatch(/^You play /);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('Second Edition: sees the answers below a card with a long text, and reads all of it by one tap', async () => {
      const broker = keptAt(
        (state) =>
          asksAnn(state, 'effects/choose') &&
          JSON.stringify(state.frames.at(-1)).includes('"the-rune-broker"'),
      );
      const page = await goOn(served, broker, 390, 844);
      expect(await page.locator('.question h2').innerText()).toContain('The Rune Broker');
      await expect.poll(() => hidden(page, '.question > .answers .answer')).toEqual([]);
      const whole = page.getByRole('button', { name: 'Whole text' });
      await whole.click();
      await expect.poll(() => hidden(page, '.asked-card .text')).toEqual([]);
      await page.getByRole('button', { name: 'Less' }).click();
      await whole.waitFor();
      await page.context().close();
    });

    it('Second Edition: chooses the space first, and the die then', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.getByRole('button', { name: 'Roll 5 dice' }).click();
      await ready(page);
      await page.locator('.group summary').first().click();
      const space = page.locator('.choice > .answer').first();
      await space.click();
      expect(await page.locator('.choice[data-open=true] .answers .answer').first().innerText()).toMatch(
        /^with /,
      );
      await page.context().close();
    });

    it('chooses where to begin on a small map: the lit places have names that can be read', async () => {
      const { page } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '[data-action^="setup/place"]');
      const names = page.locator('.lit-names text');
      const listed = await page.locator('[data-action^="setup/place"] .answer-label').allInnerTexts();
      const [map, ...boxes] = await Promise.all(
        [page.locator('.lit-names'), ...(await names.all())].map((one) => one.boundingBox()),
      );
      expect((await names.allTextContents()).toSorted()).toEqual(listed.toSorted());
      for (const box of boxes) {
        expect(box?.height).toBeGreaterThan(11);
        // Its letters are not cut off at the edge of the map.
        expect(box?.x).toBeGreaterThanOrEqual(map?.x ?? 0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
      }
      // The names of the map itself take over from near.
      await page.getByRole('button', { name: 'Closer' }).tap();
      for (let clicks = 0; clicks < 5 && (await names.first().isVisible()); clicks++)
        await page.getByRole('button', { name: 'Closer' }).tap();
      await expect.poll(() => names.first().isVisible()).toBe(false);
      // The last answer is scrolled to, and the next question is read from its beginning.
      await page.locator('[data-action^="setup/place"]').last().tap();
      await page.waitForSelector('[data-action="move/roll"]');
      await expect.poll(() => page.locator('.now').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await page.context().close();
    });

    it('sees the own hero and all steps from it above the buttons of the map', async () => {
      const { page } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '[data-action="turn/end"]');
      // The hero begins at the lower edge of the map.
      const lowest = () =>
        page.evaluate(() => {
          const buttons = document.querySelector('.closer')?.getBoundingClientRect().top ?? 0;
          const seen = [...document.querySelectorAll('.figure[data-turn=true], .spot.near .mark')];
          return Math.max(...seen.map((one) => one.getBoundingClientRect().bottom - buttons));
        });
      await expect.poll(lowest, { timeout: 10_000 }).toBeLessThanOrEqual(0);
      await page.context().close();
    });

    it('reads what a new quest asks for, and its place is lit and brought into view', async () => {
      const { page } = await freshPage(served, phone);
      await begin(page, '1', true);
      await ready(page);
      await playUntil(page, '.errand');
      expect(await page.locator('.errand .wish').innerText()).toContain(' at ');
      const where = page.locator('.errand button', { hasText: /On the map: .* steps? away/ });
      const lit = page.locator('.spot[data-pointed]');
      await expect.poll(() => lit.count()).toBeGreaterThan(0);
      const question = await page.locator('.question h2').boundingBox();
      expect(question?.y).toBeLessThan(760);
      await where.tap();
      const isInView = async (): Promise<boolean> => {
        const map = await page.locator('.board-frame').boundingBox();
        const box = await lit.first().boundingBox();
        return box !== null && map !== null && box.y >= map.y && box.y + box.height <= map.y + map.height;
      };
      await expect.poll(isInView, { timeout: 10_000 }).toBe(true);
      await page.context().close();
    });

    it('reads what a gem is for and what its adventure costs, and what a card does before it is discarded', async () => {
      const { page, troubles } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '[data-action=train]');
      await page
        .locator('.spot[aria-label*="combat gem"]')
        .first()
        .evaluate((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })));
      await page.getByText('A combat adventure for two actions: mostly a fight.').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[data-action=train]').click();
      await page.waitForSelector('[data-action^="excess/discard"]');
      expect(await page.locator('.now').innerText()).toMatch(/\d cards? to discard/);
      for (const card of await page.locator('[data-action^="excess/discard"]').all())
        expect(await card.innerText()).toMatch(/^Discard .+\n+.{5,}/s);
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 300_000);

    it('finds a step to a gem among the first answers', async () => {
      const { page } = await freshPage(served, phone);
      await begin(page, '1', true);
      await ready(page);
      await playUntil(page, '.question > .answers [data-action^="move/step"]');
      const step = page.locator('.question > .answers [data-action^="move/step"]').first();
      expect(await step.innerText()).toMatch(/^Walk to .*\s+costs 1 action · (orange|green|violet|\w+) gem/);
      await page.context().close();
    });

    it('sees all tokens of both sides above the question, and comes back from a sheet by one tap', async () => {
      const { page } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.tokens');
      for (let seen = 0; seen < 12; seen++) {
        const below = () =>
          page.evaluate(() => {
            const edge = document.querySelector('.happening')?.getBoundingClientRect().bottom ?? 0;
            return [...document.querySelectorAll('.tokens li')].filter(
              (token) => token.getBoundingClientRect().bottom > edge,
            ).length;
          });
        await expect.poll(below).toBe(0);
        await clickOn(page, 1);
        await ready(page);
      }
      for (const sheet of [
        page.getByRole('tab', { name: 'Heroes' }),
        page.getByRole('button', { name: 'Story' }),
      ]) {
        await sheet.tap();
        const back = page.getByRole('button', { name: 'Back to what you are asked:' });
        expect(await back.innerText()).toContain(await page.locator('.question h2').innerText());
        await back.tap();
        await page.waitForSelector('.table[data-panel=""]');
      }
      await page.context().close();
    });

    it('holds the phone across: sees all tokens, the question and an answer, also beside what a token can do', async () => {
      const { page } = await freshPage(served, { ...phone, viewport: { width: 844, height: 390 } });
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.tokens button');
      const needed = '.tokens li, .question h2, .question > .answers > .answer:first-child';
      expect(await hidden(page, needed)).toEqual([]);
      await page.locator('.tokens button').first().tap();
      await page.waitForSelector('.tray .answer');
      expect(await hidden(page, `${needed}, .tray .answer`)).toEqual([]);
      const [lowest, tray] = await page.evaluate(() => [
        Math.max(
          ...[...document.querySelectorAll('.tokens li')].map((one) => one.getBoundingClientRect().bottom),
        ),
        document.querySelector('.tray')?.getBoundingClientRect().top ?? 0,
      ]);
      expect(lowest).toBeLessThanOrEqual(tray ?? 0);
      await page.context().close();
    }, 300_000);

    it('sees the tokens that a chosen token can be used on beside its answers', async () => {
      const { page } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.tokens button');
      await page.locator('.tokens button').first().tap();
      await page.waitForSelector('.tray .answer');
      const overlap = () =>
        page.evaluate(() => {
          const tokens = [...document.querySelectorAll('.tokens li')];
          const tray = document.querySelector('.tray')?.getBoundingClientRect().top ?? 0;
          return Math.max(...tokens.map((one) => one.getBoundingClientRect().bottom)) - tray;
        });
      await expect.poll(overlap).toBeLessThanOrEqual(0);
      await page.context().close();
    }, 300_000);

    it('reads that a test is passed, and going on comes first', async () => {
      const { page } = await freshPage(served, phone);
      // Otherwise it goes on by itself.
      await page.evaluate(() => localStorage.setItem('runebound-lone-answers', 'off'));
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.question[data-settled=true]');
      expect(await page.locator('.question h2').innerText()).toMatch(/^The test is passed; /);
      expect(await page.locator('.answer:visible').allInnerTexts()).toEqual([
        expect.stringMatching(/^Go on: the test is passed/),
      ]);
      // The cards lie where the test is, and then where it says how it came out.
      const cards = await page.locator('.roll .revealed li').allInnerTexts();
      expect(cards.some((card) => card.includes('✓ success'))).toBe(true);
      await page.locator('.answer:visible').first().tap();
      await page.waitForSelector('.news .revealed .chip');
      expect(await page.locator('.news .revealed li').allInnerTexts()).toEqual(cards);
      await page.context().close();
    });
  });
