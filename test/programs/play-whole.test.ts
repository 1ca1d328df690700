import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay, serialize } from '../../src/index.js';
import { save } from '../../tools/cli/play/saved.js';
import { newGame } from '../../tools/cli/play/start.js';
import { opened } from './opened.js';

/* Games in a terminal from their first question to their last, and games put on the table in place of others. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const play = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  opened(['play', ...args], env);

describe('a game in the terminal', () => {
  it('is played to its end by keys: the first choice each time, against a bot', async () => {
    // Bots play the game up to its last turns, which take keys enough.
    const bots = newGame({ seed: 'f', seats: 'bot,bot', modules: 'shorter-game' });
    bots.playBots();
    const late = [...replay(bots.table.record() as never)].at(-120);
    const file = join(folder, 'late.json');
    writeFileSync(file, serialize(late as never));
    const loser = bots.state.outcome?.winners.includes(0) ? 1 : 0;
    const game = play(['--resume', file, '--seats', loser === 0 ? 'person,bot' : 'bot,person']);
    let asked = await game.says('/why /story');
    expect(asked).toContain('Player 1: ');
    let over = false;
    void game.ended.then(() => {
      over = true;
    });
    let keys = 0;
    for (; !over; keys++) {
      game.enter('1');
      asked = await game.changes(asked);
    }
    expect(await game.ended).toBe(0);
    expect(game.text()).toMatch(/(Bot 1|Player 1) wins: /);
    expect(keys).toBeGreaterThan(20);
  });

  it('makes place for one that was kept, and goes on where there is none', async () => {
    const kept = newGame({ seed: 'kept', players: '2', names: 'Cy,Dee' });
    const file = join(folder, 'kept.json');
    save(kept, file);
    writeFileSync(join(folder, 'broken.json'), '{ "saved": ');
    const game = play(['--seed', 'tamalir', '--players', '2', '--names', 'Ann,Bo']);
    await game.says('Bo: How do you move?');
    for (const [name, message] of [
      ['nowhere.json', 'is not there'],
      ['broken.json', 'is not JSON'],
    ] as const) {
      game.enter(`/load ${join(folder, name)}`);
      expect(await game.says('The game at the table goes on')).toContain(message);
      game.enter('');
      await game.says('Bo: How do you move?');
    }
    game.enter(`/load ${file}`);
    const asked = kept.nameOf(kept.asked?.actor as number);
    expect(await game.says(`${asked}: How do you move?`)).not.toContain('Ann');
  });

  it('has colors, and with NO_COLOR none: then letters say the color of a jewel', async () => {
    const seed = ['--seed', 'tamalir', '--players', '2', '--names', 'Ann,Bo'];
    const colored = play(seed);
    const text = await colored.says('Bo: How do you move?');
    expect(colored.colored()).toBe(true);
    colored.close();
    const plain = play(seed, { NO_COLOR: '1' });
    const lettered = await plain.says('Bo: How do you move?');
    expect(plain.colored()).toBe(false);
    expect(text).toMatch(/f●/);
    expect(lettered).not.toContain('●');
    expect(lettered).toMatch(/f[GYBR]/);
  });
});

describe('who sits where', () => {
  it('is what --seats says: bots sit in any seat', () => {
    const seats = (given: string, names?: string) =>
      newGame({ seed: 's', seats: given, ...(names === undefined ? {} : { names }) }).seats;
    expect(seats('bot,person,bot')).toEqual([
      { name: 'Bot 1', bot: true },
      { name: 'Player 1', bot: false },
      { name: 'Bot 2', bot: true },
    ]);
    expect(seats('bot, person', 'Robin,Ann')).toEqual([
      { name: 'Robin', bot: true },
      { name: 'Ann', bot: false },
    ]);
  });

  it.each([
    [{ seats: 'person,robot' }, 'person,bot,person'],
    [{ seats: 'person,bot', bots: '1' }, 'leave --players and --bots out'],
    [{ seats: '' }, 'That cannot be played'],
  ])('is refused where it says nothing: %o', (options, message) => {
    expect(() => newGame(options)).toThrow(message);
  });
});
