import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameState, inspect, legalActions, viewFor } from '../../src/index.js';
import type { AnyAction } from '../../src/kernel/index.js';
import { choicesFor } from '../../tools/cli/play/choices.js';
import { save } from '../../tools/cli/play/saved.js';
import { numbered } from '../../tools/cli/play/screen.js';
import { newGame } from '../../tools/cli/play/start.js';
import { show, why } from '../../tools/cli/positions.js';
import { started } from '../tools/cli/command.js';
import { opened } from './opened.js';

/* `runebound-engine play` as a person plays it: by keys, in a terminal. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const play = (...args: string[]) => opened(['play', ...args]);

describe('a game in the terminal', () => {
  it('is played in German: what is asked, told, shown and helped with', async () => {
    const german = play('--seed', 'tamalir', '--language', 'de');
    const first = await german.says('Wie bewegst du dich?');
    expect(first).toMatch(/Zug \d/);
    expect(first).toContain('3 Gold');
    german.enter('/help');
    await german.says('hebt das Spiel auf (ein Name ist nicht nötig)');
    german.enter('');
    await german.says('Wie bewegst du dich?');
    german.enter('/party');
    expect(await german.says('Alle am Tisch')).toMatch(/Verstand .*Körper .*Geist/);
    german.enter('');
    await german.says('Wie bewegst du dich?');
    german.enter('/quit');
    await german.says('Verlässt du den Tisch?');
    german.enter('3');
    expect(await german.ended).toBe(0);
  });

  it('is played by numbers and by typing, taken back, kept, and gone on with where it was', async () => {
    const file = join(folder, 'kept.json');
    const first = play('--seed', 'tamalir', '--players', '2', '--names', 'Ann,Bo');
    await first.says('Bo: How do you move?');
    first.enter('nothing of the kind');
    await first.says('There is no "nothing of the kind" to choose.');
    // Backspace takes what was typed away again.
    first.press('\u007f'.repeat('nothing of the kind'.length));
    first.enter('roll 4');
    expect(await first.says('Where do you go with the dice you have?')).toContain('▶');
    first.enter('/why');
    await first.says('What you cannot do now, and why');
    await first.says('2e.movement.symbol-one-space');
    first.enter('');
    await first.says('Where do you go with the dice you have?');
    first.enter('/undo');
    await first.says('Nothing is taken back');
    first.enter('');
    await first.says('Where do you go');
    first.enter(`/save ${file}`);
    await first.says('The game is kept');
    first.enter('');
    await first.says('Where do you go');
    const left = await first.says('Where do you go');
    // A step is taken back; the roll before it is not.
    first.enter('1');
    await first.says('Bo travels: the river (0707).');
    first.enter('/undo');
    await first.says(/1 +To the river \(0707\)/);
    expect(first.text()).not.toContain('Bo travels');
    first.press('\u0003');
    // What was taken back is as it was when it was kept.
    expect(await first.says('Do you leave the table?')).toContain(
      `is kept in ${file}, and nothing has changed`,
    );
    first.enter('Leave');
    expect(await first.ended).toBe(0);

    const kept = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept.seats).toEqual([
      { name: 'Ann', bot: false },
      { name: 'Bo', bot: false },
    ]);
    const again = play('--resume', file);
    const board = (text: string): string[] =>
      text
        .split('\n')
        .slice(1, 20)
        .map((row) => row.slice(0, 55));
    expect(board(await again.says('Where do you go'))).toEqual(board(left));
  });

  it('asks whether to leave where the keyboard is closed by Ctrl-D, and goes on', async () => {
    const game = play('--seed', 'tamalir', '--names', 'Ann');
    await game.says('Ann: How do you move?');
    game.press('\u0004');
    await game.says('Do you leave the table?');
    game.enter('1');
    await game.says('Ann: How do you move?');
    game.press('\u0004');
    await game.says('Do you leave the table?');
    game.enter('3');
    expect(await game.ended).toBe(0);
  });

  it('shows a hand to its owner alone, and only once they say that they are there', async () => {
    const game = newGame({ scenario: 'corpse-king', seed: 'hands', players: '2', names: 'Ann,Bo' });
    const state = () => game.state as GameState<'third-edition'>;
    while (state().players.some(({ hand }) => hand.length === 0) || game.asked?.kind !== 'turn/act')
      game.act(legalActions(game.state)[0] as AnyAction);
    const names = (seat: number): string[] =>
      inspect(viewFor(state(), seat), seat).players[seat]?.hand.cards.map(({ name }) => name) ?? [];
    const seat = game.asked.actor as number;
    const [mine, theirs] = [names(seat), names(1 - seat)];
    expect(mine.length * theirs.length).toBeGreaterThan(0);
    const file = join(folder, 'hands.json');
    save(game, file);

    const shown = play('--resume', file);
    const passed = await shown.says(`Pass the keyboard to ${game.nameOf(seat)}.`);
    for (const card of [...mine, ...theirs]) expect(passed).not.toContain(card);
    shown.press('\u001b');
    await shown.says('Pass the keyboard');
    shown.enter('');
    const [first] = mine[0]?.split(' ') ?? [];
    await shown.says(new RegExp(`Hand:\\s+${first}`));
    shown.enter('/party');
    const party = await shown.says('Everybody at the table');
    for (const card of mine) expect(party).toContain(card);
    for (const card of theirs) expect(party).not.toContain(card);
    // Nor can the other scroll back to it, now or after the game.
    expect(shown.keepsNothing()).toBe(true);
    shown.enter('');
    await shown.says(`${game.nameOf(seat)}: `);
    shown.press('\u0003');
    await shown.says('Do you leave the table?');
    shown.press('\u0003');
    expect(await shown.ended).toBe(0);
    expect(shown.keepsNothing()).toBe(false);
    for (const card of mine) expect(shown.scrolled()).not.toContain(card);
  });

  it('says what an action of Third Edition costs and brings', () => {
    const game = newGame({ scenario: 'corpse-king', seed: 'x', players: '2' });
    const told = new Map<string, string>();
    for (let step = 0; step < 400 && game.asked !== null; step++) {
      const seat = game.asked.actor as number;
      const all = choicesFor(game.state, seat, game.sight(seat));
      for (const { action, note = '', detail = [] } of all)
        told.set(action?.type ?? '', [note, ...detail].join(' | '));
      game.act(all[(step * 7) % all.length]?.action as AnyAction);
    }
    expect(told.get('train')).toBe('costs 1 action | Draw 3 skill cards, then discard down to 3.');
    expect(told.get('rest')).toMatch(/heal.* · costs 1 action$/);
    expect(told.get('adventure/begin')).toContain('costs 2 actions');
    expect(told.get('excess/discard')).toMatch(/^\d cards? to discard \| /);
    expect(told.get('exert/reroll')).toMatch(/^ \| \S+ d(?:ie leads|ice lead) to \d+ hexes at best\.$/);
  });

  it('numbers the places that choices lead to, and points out the one at hand', () => {
    const cell = { ground: '#000000', letter: 'p', above: [], below: [] };
    const cells = new Map(['h0101', 'h0102', 'h0103'].map((id) => [id, cell]));
    const items = ['h0102', 'h0101', 'h0102'].map((to, at) => ({ value: `${at}`, label: to }));
    const marked = numbered(cells, { items, focused: items[1] }, ({ label }) => label);
    expect([...marked.values()].map(({ number, lit = false }) => [number, lit])).toEqual([
      ['2', true],
      ['1', false],
      [undefined, false],
    ]);
  });
});

describe('a game that was kept', () => {
  it.each([{ seed: 's' }, { seed: 's', modules: 'doom-track' }, { seed: 's', scenario: 'corpse-king' }])(
    'is drawn and judged by the other commands (%o)',
    (options) => {
      const file = join(folder, 'shown.json');
      const game = newGame(options);
      game.playBots();
      save(game, file);
      expect(show(file, {})).toMatchObject({ svg: expect.stringContaining('<svg') });
      expect(why(file, undefined).answer).toBe('yes');
    },
  );
});

describe('what cannot be played', () => {
  it('says that a game needs a terminal', () => {
    const { status, stderr } = started(['play', '--seed', 'tamalir']);
    expect(status).toBe(2);
    expect(stderr).toContain('A game is played in a terminal');
  });

  it.each([
    [{ players: 'two' }, '--players is a whole number from 0 to 9, not "two".'],
    [{ players: '7' }, 'That cannot be played:'],
    [{ modules: 'doom-trak' }, 'doom-track'],
    [{ scenario: 'corpse-kin' }, 'corpse-king'],
    [{ edition: 'fourth-edition' }, 'edition'],
  ])('refuses %o', (options, message) => {
    expect(() => newGame(options)).toThrow(message);
  });

  it('sits people first, then bots, and one bot with who is alone', () => {
    expect(newGame({ seed: 's' }).seats.map(({ bot }) => bot)).toEqual([false, true]);
    expect(newGame({ seed: 's', players: '2', bots: '1', names: 'Ann' }).seats).toEqual([
      { name: 'Ann', bot: false },
      { name: 'Player 2', bot: false },
      { name: 'Bot 1', bot: true },
    ]);
  });

  it('plays to its end where only bots sit', () => {
    const game = newGame({ seed: 's', players: '0', bots: '2', modules: 'shorter-game' });
    game.playBots();
    expect(game.state.outcome?.winners.length).toBe(1);
  });
});
