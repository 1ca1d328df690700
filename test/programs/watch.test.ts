import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { save } from '../../tools/cli/play/saved.js';
import { newGame } from '../../tools/cli/play/start.js';
import { opened } from './opened.js';

/* A recorded game in a terminal of its own, by keys. */

const folder = mkdtempSync(join(tmpdir(), 'runebound-watch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [LEFT, RIGHT, UP, DOWN, HOME, END] = ['D', 'C', 'A', 'B', 'H', 'F'].map((key) => `\u001b[${key}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

describe('watch in a terminal', () => {
  it('goes a step, a turn, and to both ends, and leaves', async () => {
    const bots = newGame({ seed: 'watched', seats: 'bot,bot', modules: 'shorter-game' });
    bots.playBots();
    const file = join(folder, 'played.json');
    save(bots, file);
    const last = bots.table.getSnapshot().step;
    const screen = opened(['watch', file]);
    expect(await screen.says(`Step 0 of ${last} · `)).toContain('The Realm of Eight Towns · turn 1 · ');
    screen.press(RIGHT);
    await screen.says(`Step 1 of ${last} · `);
    screen.press(' ');
    await screen.says(`Step 2 of ${last} · `);
    screen.press(LEFT);
    await screen.says(`Step 1 of ${last} · `);
    screen.press(DOWN);
    // The title is drawn before the story.
    expect(await screen.says('Turn 2 — ')).toContain(' · turn 2 · ');
    screen.press(DOWN);
    await screen.says(' · turn 3 · ');
    screen.press(UP);
    await screen.says(' · turn 2 · ');
    screen.press(END);
    expect(await screen.says(`Step ${last} of ${last} · `)).toMatch(/Bot \d wins: /);
    screen.press(HOME);
    await screen.says(`Step 0 of ${last} · `);
    screen.press('q');
    expect(await screen.ended).toBe(0);
  });
});
