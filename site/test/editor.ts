// The editor of the ruling desk: what lies on the table, by clicks.
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { apply, createGame, legalActions, serialize } from 'runebound-engine';
import { runVector } from 'runebound-engine/conformance';
import { Hand } from './hand.js';

/** Counters and gems on spaces, a track, experience, time, tokens and their faces; what is impossible is refused with its rule. */
export async function piecesAndTracks(page: Page, address: string): Promise<void> {
  const hand = new Hand(page);
  await hand.open(address);
  await hand.module('doom-track');
  await hand.piece('counter:none', 'h0106');
  await hand.piece('counter:red', 'h0608');
  await hand.unfold('player.0');
  await hand.begin('game.players.0.experience');
  await hand.field('game.players.0.experience.mind', '1');
  await hand.unfold('game');
  await hand.begin('game.with');
  await hand.begin('game.with.doom-track');
  await hand.field('game.with.doom-track.counters', '2');
  const { game } = await hand.question();
  const counters = game.counters as Record<string, readonly string[]>;
  assert.ok(counters.h0608?.includes('red'));
  assert.equal(counters.h0106, undefined);
  assert.deepEqual(game.with, { 'doom-track': { counters: 2 } });
  assert.deepEqual(game.players, [{ experience: { mind: 1 } }, {}]);
  // Life is 5: more wounds are refused with the rule, and the table stays.
  await hand.hero(0, 'mordrog');
  await hand.count(0, 'Wounds', 5);
  await page.locator('.desk > .vector-trouble .stage-rule', { hasText: '2e.harm' }).first().waitFor();
  assert.equal(await page.locator('[data-count="0.wounds"]').textContent(), '4');

  await hand.named('A combat of Third Edition');
  await hand.turn('corbin-1');
  await hand.piece('zombie', 'h0204');
  await hand.piece('gem', 'h0101');
  await hand.unfold('game');
  await hand.begin('game.time');
  await hand.field('game.time.space', '5');
  const third = await hand.question();
  assert.deepEqual(third.game.zombies, ['h0204']);
  assert.ok((third.game.facedown as readonly string[]).includes('h0101'));
  assert.deepEqual(third.game.time, { space: 5 });
  assert.deepEqual(third.given, {
    combat: { player: 0, enemy: 'ogre', phase: 'act', attacker: { tokens: { 'corbin-1': { face: 1 } } } },
  });
}

/** On a phone nothing is wider than the screen, with all parts open, and a question is asked and answered. */
export async function onAPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const hand = new Hand(page);
  await hand.open(address);
  for (const position of ['A market step with goods', 'A combat of Third Edition']) {
    await hand.named(position);
    await page.locator('[data-given] option:checked:not([value="begin"])').waitFor({ state: 'attached' });
    for (const part of ['player.0', 'given', 'game', 'cards']) await hand.unfold(part);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 390, position);
  }
  await page.locator('[data-jump="question"]').click();
  await hand.askFirst();
  await page.locator('.desk-ruling').getByText('Yes.').waitFor();
  await page.locator('[data-jump="share"]').click();
  await page.locator('[data-link]').waitFor();
}

/** A game after some actions. */
function gameAfter(actions: number, options: object) {
  let game = createGame({ players: 2, seed: actions, ...options } as never) as ReturnType<typeof createGame>;
  for (let at = 0; at < actions; at++) {
    const legal = legalActions(game);
    const action = legal[(at * 7) % legal.length];
    if (action) game = apply(game, action);
  }
  return game;
}

/** What begins with a state is edited, and passes as a vector; what has no words says why. */
export async function inTheEditor(page: Page, address: string): Promise<void> {
  const hand = new Hand(page);
  await hand.open(address);
  const open = async (game: object) => {
    const buffer = Buffer.from(serialize(game as never));
    await page
      .locator('[data-file]')
      .setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer });
    await page.locator('[data-describe]').waitFor();
  };
  const passes = async (what: string) => {
    const vector = JSON.parse((await page.locator('[data-vector-json]').textContent()) ?? '');
    assert.equal(vector.save, undefined, what);
    assert.equal(runVector(vector).status, 'pass', what);
  };
  for (const [what, actions, options] of [
    ['Second Edition', 60, { modules: ['doom-track', 'rituals-and-runes'] }],
    ['The Cataclysm', 45, { modules: ['cataclysm'] }],
    ['Third Edition', 90, { edition: 'third-edition', scenario: 'corpse-king' }],
  ] as const) {
    await open(gameAfter(actions, options));
    await hand.askFirst();
    await passes(`${what}, as a save`);
    await page.locator('[data-describe]').click();
    await page.locator('[data-hero="0"]').waitFor();
    assert.equal(await page.locator('[data-unsaid]').count(), 0, what);
    const { game } = await hand.question();
    const [{ gold: before = 3 }] = game.players as [{ gold?: number }];
    await hand.count(0, 'Gold', 1);
    const now = (await hand.question()).game.players as [{ gold?: number }];
    if (!what.startsWith('Third')) assert.equal(now[0].gold, before + 1);
    await passes(what);
  }
  // After a step: what was bought is said, and stays.
  await hand.named('A market step with goods');
  await hand.outcome('');
  await page.locator('[data-describe]').click();
  assert.equal(await page.locator('[data-given]').inputValue(), 'turn');
  assert.equal(await page.locator('[data-step]').inputValue(), 'trade');
  await passes('a market after the draw');
  // A game that is not set up has no words.
  await open(createGame({ players: 2, chance: 'manual' }));
  await page.locator('[data-describe]').click();
  await page.locator('[data-unsaid]', { hasText: 'being set up' }).waitFor();
}
