import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decision,
  type GameState,
  inspect,
  legalActions,
  reach,
  replay,
  serialize,
} from '../../src/index.js';
import type { AnyAction, Decision } from '../../src/kernel/index.js';
import { drawBoard } from '../../tools/cli/play/board.js';
import { save } from '../../tools/cli/play/saved.js';
import { newGame } from '../../tools/cli/play/start.js';
import { paint } from '../../tools/cli/play/style.js';
import { started } from '../tools/cli/command.js';
import { opened } from './opened.js';

/* What a person reads in terminals of several sizes: nothing that decides is cut off, and what does not fit can be turned to. */

let folder = '';
let fight = '';
let late = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-read-'));
  const bots = newGame({ seed: 'fight', seats: 'bot,bot', modules: 'shorter-game' });
  bots.playBots();
  const record = bots.table.record();
  const states = [...replay(record as never)];
  const first = states.find((state) => {
    const asked: Decision | null = decision(state as GameState);
    return asked?.kind === 'combat/escape' && asked.actor === 0;
  });
  [fight, late] = ['fight.json', 'late.json'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(fight, serialize(first as never));
  const length = Math.floor(record.actions.length / 2);
  const checkpoints = record.checkpoints.filter(({ after }) => after <= length);
  const half = { ...record, actions: record.actions.slice(0, length), checkpoints };
  writeFileSync(late, JSON.stringify(half));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seats = ['--seats', 'person,bot', '--names', 'Ann,Bo'];
const asOne = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a fight', () => {
  it.each([60, 80, 110])('can be read whole in %d columns: numbers, stakes and results', async (columns) => {
    const game = opened(['play', '--resume', fight, ...seats], {}, [columns, 36]);
    await game.says('Do you try to escape?');
    game.enter('fight');
    await game.says('Do you attack or defend?');
    const asked = asOne(await game.says('If the roll fails, you take'));
    for (const phase of ['ranged', 'melee', 'magic'])
      expect(asked).toMatch(new RegExp(`${phase} needs \\d+, deals \\d`));
    expect(asked).toMatch(/\d+ % hits, deals \d/);
    expect(asked).toContain('/undo /save · Ctrl-C leaves');
    game.enter('1');
    const rows = (await game.says(/melee\s+phase/)).split('\n');
    // The story stands beside the board, or below it.
    const at = rows.find((row) => row.includes('1 Ann'))?.indexOf('1 Ann') ?? 0;
    const told = [rows, rows.map((row) => row.slice(at))].map((lines) => asOne(lines.join(' '))).join(' ');
    expect(told).toMatch(/rolls \d+ and \d+, total 17 against 14: hit\. Atavax takes 1 wound\./);
  });

  it('says how the game is won outside a fight', async () => {
    const game = opened(['play', '--seed', 'tamalir', '--names', 'Ann']);
    expect(asOne(await game.says('To win: '))).toContain('Own 3 Dragon Runes (0 of 3)');
  });
});

describe('a page', () => {
  it('is turned by keys from its end to its beginning, and takes commands', async () => {
    const game = opened(['play', '--resume', late, ...seats], {}, [60, 24]);
    await game.says('/help');
    game.enter('/story');
    const [, all] = /Lines \d+ to (\d+) of \1/.exec(await game.says(/Lines \d+ to (\d+) of \1/)) ?? [];
    game.press('\u001b[5~');
    await game.says(new RegExp(`Lines \\d+ to (?!${all} )\\d+ of ${all}`));
    game.press('\u001b[H');
    await game.says('Lines 1 to ');
    game.press('\u001b[B');
    await game.says('Lines 2 to ');
    game.enter('/rule 2e.escape.fail');
    expect(asOne(await game.says('An escape test total'))).toContain('the Hero takes one wound');
    game.enter('/legend');
    await game.says('The signs on the board');
  });

  it('keeps the indent of a line that is folded', async () => {
    const game = opened(['play', '--resume', fight, ...seats], {}, [60, 40]);
    await game.says('Do you try to escape?');
    game.enter('/party');
    const text = await game.says('Everybody at the table');
    expect(text).toMatch(/^ {6}ranged: /m);
    expect(text).not.toMatch(/^(ranged|melee|magic): /m);
  });
});

describe('a turn of Third Edition', () => {
  it('stands whole in a small window: title, board and choices; the signs are explained; one goes where a dot is', async () => {
    const file = join(folder, 'third.json');
    const bots = newGame({ scenario: 'corpse-king', seed: 'third', seats: 'person,bot', names: 'Ann,Bo' });
    bots.playBots();
    while (bots.asked?.kind !== 'turn/act') {
      bots.act(legalActions(bots.state)[0] as AnyAction);
      bots.playBots();
    }
    save(bots, file);
    const game = opened(['play', '--resume', file], {}, [60, 24]);
    const turn = await game.says('Ann: What do you do?');
    expect(turn).toMatch(/^Terrinoth · round 1 · Ann: the turn$/m);
    expect(turn).toMatch(/^0\d {2}\S/m);
    expect(turn.split('\n').filter((line) => line.length > 59)).toEqual([]);
    game.enter('/legend');
    const signs = asOne(await game.says('The signs on the board'));
    for (const sign of ['╱ ╲ ▔ a river', '╲ ╱ │ a road', 'V the villain', 'z zombies', '* a golden token'])
      expect(signs).toContain(sign);
    game.enter('');
    await game.says('What do you do?');
    const from = inspect(bots.state as GameState<'third-edition'>, 0).players[0]?.hex;
    const to = reach(bots.state as GameState<'third-edition'>)?.hexes.find(({ there, ways }) =>
      ways.some(({ cost }) => there.hex !== from && cost === 2),
    )?.there.hex;
    game.enter(`/go ${to?.slice(1)}`);
    await game.says('1 action left');
  });
});

describe('a small window', () => {
  it('shows what is asked, the choices and what is typed, and as much of the board as there is room for', async () => {
    const game = opened(['play', '--seed', 'tamalir', '--names', 'Ann'], {}, [40, 14]);
    await game.says('Ann: How do you move?');
    game.press('rest');
    const asked = await game.says('? rest');
    expect(asked).toMatch(/^> {3}1 {2}Rest/m);
    expect(asked).toContain('turn 2');
    expect(asked).toMatch(/^0\d /m);
  });
});

describe('the board and its choices', () => {
  it('says that more choices follow and went before', async () => {
    const game = opened(['play', '--seed', 'tamalir', '--names', 'Ann,Bo'], {}, [110, 42]);
    await game.says('How do you move?');
    game.enter('1');
    await game.says('Where do you go');
    game.press('To the');
    await game.says(/↓ \d+ more/);
    for (let at = 2; at <= 15; at++) {
      game.press('\u001b[B');
      await game.says(new RegExp(`> +${at} `));
    }
    expect(game.text()).toMatch(/↑ \d+ more(?![\s\S]*↓)/);
  });

  it('keeps the signs of a hex away from the next one', () => {
    const cell = { ground: '#000000', letter: 'p', above: [], below: [], number: '2' };
    const [, ...lines] = drawBoard(new Map(['h0101', 'h0301'].map((id) => [id, cell])), {
      width: 40,
      height: 10,
      around: null,
    });
    const rows = lines.map((line) => paint.strip(line).slice(3));
    expect(rows.slice(0, 2)).toEqual([' p       p  ', ' 2       2  ']);
  });

  it('walks all steps to a place at once, whose goods can be looked at', async () => {
    const game = opened(['play', '--seed', 'tamalir', '--names', 'Ann,Bo']);
    await game.says('How do you move?');
    game.enter('1');
    await game.says('Where do you go');
    game.enter('/go nowhere');
    await game.says('No way leads to "nowhere" now');
    game.enter('/go greyhaven');
    await game.says(/Ann travels: Greyhaven/);
    game.enter('/look greyhaven');
    const text = await game.says('What is for sale');
    expect(text).toMatch(/^Greyhaven/);
    expect(text).toContain('Ann is here.');
    expect(text).toMatch(/, \d+ gold/);
  });
});

describe('a file', () => {
  it('is kept under the last name, and leaving says whether anything has changed since', async () => {
    const file = join(folder, 'second.json');
    const game = opened(['play', '--seed', 'tamalir', '--names', 'Ann,Bo']);
    await game.says('How do you move?');
    game.enter(`/save ${file}`);
    await game.says('The game is kept');
    game.enter('/quit');
    await game.says('nothing has changed since');
    game.enter('1');
    await game.says('How do you move?');
    game.enter('1');
    await game.says('Where do you go');
    game.enter('/quit');
    await game.says(`Keep the game in ${file}`);
    game.enter('2');
    expect(await game.ended).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).record.actions.length).toBeGreaterThan(0);
  });
});

describe('the choice of heroes', () => {
  it('shows combat tokens, and hands no keyboard over before anybody holds a card', async () => {
    const game = opened(['play', '--scenario', 'corpse-king', '--seed', 'a', '--players', '2']);
    expect(await game.says('Which hero do you play?')).toContain('Combat tokens: 2 physical/surge');
  });
});

it('lists the game first among the commands', () => {
  const { stdout } = started(['--help']);
  const listed = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(listed[0]).toBe('play');
});
