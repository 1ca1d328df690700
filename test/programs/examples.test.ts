import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { play } from '../../examples/hot-seat.js';
import { sensibleBot } from '../../src/bots/second-edition/index.js';
import { actionCode, answers, createTable, legalActions } from '../../src/index.js';
import { compiled } from '../compiled.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const A_WHILE = { timeout: 60_000 };

/** Runs an example as a reader would, who types these lines. */
function typing(lines: readonly string[], name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiled(`examples/${name}.ts`), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
  });
  return { status, stdout, stderr };
}

/** Runs an example as a reader would. */
const run = (name: string, ...args: string[]) => typing([], name, ...args);

describe('the demo', () => {
  it('tells a game to its end, with a winner and how they won', A_WHILE, () => {
    const { status, stdout, stderr } = run('demo');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Turn 1 — .+ \(player \d\), 3 gold, Tamalir$/m);
    expect(stdout).toMatch(
      / rolls \d+ and \d+, total \d+ against \d+: hit\. .+ takes \d+ wounds?\. \[2e\.combat\./,
    );
    expect(stdout).toMatch(
      / wins after \d+ turns \(\d+ a player\): (High Lord Margath is slain|the third Dragon Rune is found)\.$/m,
    );
    expect(stdout).toMatch(/\[2e\.game\.win-(margath|runes)\]/);
    // Turns come one after another, and none is missing.
    const turns = [...stdout.matchAll(/^Turn (\d+) /gm)].map((heading) => Number(heading[1]));
    expect(turns).toEqual(turns.map((_, at) => at + 1));
  });

  it('says the same each time, and only how it ended with --quiet', A_WHILE, () => {
    const first = run('demo', '--quiet', '--seed', 'x', '--players', '1', '--max-turns', '12');
    expect(run('demo', '--quiet', '--seed', 'x', '--players', '1', '--max-turns', '12')).toEqual(first);
    expect(first.stdout).toMatch(/^(Nobody has won after|.+ wins after)/);
    expect(first.stdout).not.toMatch(/^Turn/m);
  });

  it('prints one JSON object and nothing else with --json', A_WHILE, () => {
    const { stdout, stderr } = run('demo', '--json', '--players', '4', '--max-turns', '2');
    expect(stderr).toBe('');
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ winner: null, how: null, rule: null, turns: 9, turnsEach: 3 });
    expect(result.players).toHaveLength(4);
  });

  it('tells a game of Third Edition, as somebody sees it who looks on', A_WHILE, () => {
    const evening = ['--edition', 'third-edition', '--scenario', 'corpse-king', '--seed', 'x'];
    const { status, stdout, stderr } = run('demo', ...evening, '--players', '3');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Round 1 — Act 1, space 1 of 12$/m);
    expect(stdout).toMatch(/^.+ \(player 3\) — \d+ gold, .+$/m);
    // Who looks on is not told which cards are drawn.
    expect(stdout).toMatch(/trains: draws \d skill cards/);
    expect(stdout).toMatch(/\[3e\.(end\.[a-z-]+|corpse-king\.loss)\]/);
    const quiet = run('demo', ...evening, '--max-turns', '2', '--json').stdout;
    expect(JSON.parse(quiet)).toMatchObject({ winners: [], how: null, rounds: 3 });
  });

  it.each([
    [['--edition', 'fourth'], /--edition is second-edition or third-edition/],
    [['--edition', 'third-edition', '--scenario', 'none'], /There is no scenario "none"/],
  ])('names what is wrong with %j', A_WHILE, (args, message) => {
    const { status, stderr } = run('demo', ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('answers bad options with a clear message and exit code 2', A_WHILE, () => {
    const wrong: [string[], RegExp][] = [
      [['--players', '7'], /--players is a whole number from 1 to 6/],
      [['--max-turns', 'many'], /--max-turns is a whole number/],
      [['--modules', 'no-such-module'], /no-such-module/],
      [['--loud'], /--loud/],
    ];
    for (const [args, message] of wrong) {
      const { status, stdout, stderr } = run('demo', ...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toMatch(message);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});

describe('the animation', () => {
  it('moves figures, cards and gold of both editions, a hidden card face down', A_WHILE, () => {
    const { status, stdout, stderr } = run('animate-a-turn');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const [second = '', third = ''] = stdout.split('Third Edition, as player 1 sees it');
    expect(second).toMatch(/^ {2}figures {2}the Hero of player 1: h\d+ → h\d+$/m);
    expect(second).toMatch(/^ {2}markets {2}[a-z-]+: the market deck → the market of vynelvale$/m);
    expect(third).toMatch(/^ {2}gold {5}\d gold: the bank → player 1$/m);
    expect(third).toContain('a card: the skill deck → the hand of player 0 (face down)');
    expect(third).toMatch(/^ {2}cards {4}[a-z-]+: the skill deck → the hand of player 1$/m);
    expect(third).not.toMatch(/: the skill deck → the hand of player 1 \(face down\)/);
  });
});

describe('the small examples', () => {
  it('plays with dice told by hand', A_WHILE, () => {
    const { status, stdout } = run('manual-dice');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'The game asks: roll 5 movement dice (252 different throws)  [2e.dice.movement-use]',
    );
    expect(stdout).toMatch(/The boar is defeated\. Corbin holds \d+ gold and 1 green adventure counter\./);
  });

  it('characterisation: writes a bot that does better than chance', A_WHILE, () => {
    const { status, stdout } = run('write-a-bot');
    expect(status).toBe(0);
    const [dreamer = 0, random = 0] = [...stdout.matchAll(/stands at (-?[\d.]+)\.$/gm)].map((at) =>
      Number(at[1]),
    );
    expect(dreamer).toBeGreaterThan(random);
  });

  it('plays with cards of its own', A_WHILE, () => {
    const { status, stdout } = run('own-cards');
    expect(status).toBe(0);
    expect(stdout).toContain('13 Heroes, 36 green adventure cards, 85 market cards.');
    expect(stdout).toContain('ability/used [2e.effects.owner-uses]');
  });

  it('plays with house rules of its own', A_WHILE, () => {
    const { status, stdout } = run('house-rules/play');
    expect(status).toBe(0);
    expect(stdout).toContain('In force: item-limits, travel-hazards, larger-companies, bribes, camp-fires.');
    expect(stdout).toContain('"I pay the ogre." Yes: In the escape phase a Hero may pay twice the Life');
    expect(stdout).toContain('  gold/paid [house.bribes.pay]');
    expect(stdout).toContain('With 3 gold: It wants 8 gold.');
    expect(stdout).toMatch(/^A game of three: .+ after \d+ turns, with camp fires\.$/m);
  });

  it('plays at a server of boardgame.io, where each player sees their own hand', A_WHILE, () => {
    const { status, stdout, stderr } = run('boardgame-io', '40');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^.+: (Rest|Train|End your turn|Move to .+)\.$/m);
    const seen = [...stdout.matchAll(/^After 40 moves player (\d) sees of the hands: (.+) cards\.$/gm)];
    expect(seen.map(([, player]) => player)).toEqual(['1', '2', '3']);
    for (const [, player, hands] of seen)
      for (const [at, hand] of hands?.split(', ').entries() ?? []) {
        const [known, held] = hand.split(' of ');
        expect(known).toBe(at === Number(player) - 1 ? held : '0');
      }
  });

  it('asks why, and gets the rules', A_WHILE, () => {
    const { status, stdout } = run('ask-why');
    expect(status).toBe(0);
    expect(stdout).toContain('"I roll all five dice." Yes.');
    expect(stdout.match(/" No\. /g)?.length).toBe(8);
    for (const id of ['2e.movement.rest', '2e.movement.dice-unhurt', '2e.market.actions', '2e.combat.phases'])
      expect(stdout).toContain(`${id}: `);
  });
});

describe('the hot seat', () => {
  /** What is read after each line that is typed; first what is read before any. */
  async function session(
    lines: readonly string[],
    table = createTable({ options: { players: 2, seed: 'tamalir' } }),
  ) {
    const read: string[][] = [[]];
    function* typed() {
      for (const line of lines) {
        read.push([]);
        yield line;
      }
    }
    await play(table, typed(), (text) => read.at(-1)?.push(text), ['Ann', 'Bo']);
    return { table, read: read.map((texts) => texts.join('\n')) };
  }

  it('asks in words, numbers the answers, and tells what comes of one', async () => {
    const { read } = await session(['1', '5']);
    const [opening, rolled, walked] = read;
    expect(opening).toContain('Bo begins.');
    expect(opening).toMatch(/\n {2}Red Scorpion: Life 4 of 4, Stamina 2 of 2, Mind 3, Body 2, Spirit 3\n/);
    expect(opening).toMatch(/\nBo: How do you move\?\n {3}1\. Roll 5 dice\n/);
    expect(rolled).toContain('Movement dice: plains/road/river, plains/river, hill/mountain');
    expect(rolled).toContain('To the road (0808) with plains/road/river');
    expect(walked).toContain('Bo travels: the road (0808).');
  });

  it('tells why not, takes back what may be taken back, and says why the rest may not', async () => {
    const { read, table } = await session(['1', 'why', '5', 'undo', 'undo', 'redo']);
    const [, rolled, why, , undone, refused, redone] = read;
    expect(why).toContain(
      'No: To the road (0808) with hill/mountain — That die shows hill and mountain; that space is road.',
    );
    expect(undone).toBe(rolled);
    expect(refused).toContain('cannot be taken back: chance has answered since');
    expect(redone).toContain('Bo travels: the road (0808).');
    expect(table.getSnapshot().step).toBe(2);
  });

  it('changes nothing for what is no command, and names those there are', async () => {
    const { read, table } = await session(['0', '99', '1.5', 'constructor', '']);
    for (const text of read.slice(1)) expect(text).toMatch(/^A number chooses\. Also: .*\bundo\b/);
    expect(table.getSnapshot().step).toBe(0);
  });

  it('shows prices, odds, rolls and what a card does, and plays a whole game to its end', async () => {
    const table = createTable({ options: { players: 2, seed: 'hearth', modules: ['shorter-game'] } });
    const bots = [sensibleBot('a'), sensibleBot('b')];
    let asked = 0;
    function* typed() {
      for (;;) {
        const { state, decision } = table.getSnapshot();
        const player = Number(decision?.actor);
        const action = bots[player]?.choose(table.view(player), legalActions(state), {
          player,
          decision: decision as never,
          ruleset: table.ruleset as never,
        });
        const codes = answers(state)?.list.map((each) => actionCode(each.action)) ?? [];
        asked++;
        yield `${codes.indexOf(action ? actionCode(action) : '') + 1}`;
      }
    }
    const read: string[] = [];
    await play(table, typed(), (text) => read.push(text), ['Ann', 'Bo']);
    const all = read.join('\n');
    expect(asked).toBe(table.getSnapshot().step);
    expect(table.getSnapshot().state.outcome).not.toBeNull();
    expect(read.at(-1)).toMatch(/^(Ann|Bo) wins: .+\.$/);
    expect(all).toMatch(/^ +\d+\. Buy .+ — \d+ gold/m);
    expect(all).toMatch(/^ +\d+\. Escape — \d+ %$/m);
    expect(all).toMatch(/^ {2}In the melee phase, against /m);
    expect(all).toMatch(/^ {4}melee: \d+.*, deals \d+$/m);
    expect(all).toMatch(/ \(\d+, \+2 experience\)/);
    expect(all).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('takes a pipe, ends with its input, and goes on from a save', A_WHILE, () => {
    const folder = mkdtempSync(join(tmpdir(), 'hot-seat-'));
    try {
      const file = join(folder, 'game.json');
      const { status, stdout, stderr } = typing(['1', '5', `save ${file}`], 'hot-seat', 'Ann', 'Bo');
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('Bo at the road near Tamalir (0808): 3 gold');
      const again = typing(['quit', '1'], 'hot-seat', '--load', file, 'Ann', 'Bo');
      expect([again.status, again.stderr]).toEqual([0, '']);
      expect(again.stdout).toContain('Bo at the road near Tamalir (0808): 3 gold');
      expect(again.stdout.match(/^Bo: Where do you go/gm)).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('ends when somebody quits, though the keyboard is still there', A_WHILE, async () => {
    const child = spawn(process.execPath, [compiled('examples/hot-seat.ts')], {
      cwd: ROOT,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    try {
      child.stdin.write('quit\n');
      expect(await once(child, 'exit')).toEqual([0, null]);
    } finally {
      child.kill();
    }
  });
});
