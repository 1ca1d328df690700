import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const A_WHILE = { timeout: 60_000 };

/** Runs an example as a reader would. */
function run(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `examples/${name}.ts`, ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

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

describe('the small examples', () => {
  it('plays with dice told by hand', A_WHILE, () => {
    const { status, stdout } = run('manual-dice');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'The game asks: roll 5 movement dice (252 different throws)  [2e.dice.movement-use]',
    );
    expect(stdout).toMatch(/The boar is defeated\. Corbin holds \d+ gold and 1 green adventure counter\./);
  });

  it('writes a bot that does better than chance', A_WHILE, () => {
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

  it('asks why, and is told the rules', A_WHILE, () => {
    const { status, stdout } = run('ask-why');
    expect(status).toBe(0);
    expect(stdout).toContain('"I roll all five dice." Yes.');
    expect(stdout.match(/" No\. /g)?.length).toBe(8);
    for (const id of ['2e.movement.rest', '2e.movement.dice-unhurt', '2e.market.actions', '2e.combat.phases'])
      expect(stdout).toContain(`${id}: `);
  });
});
