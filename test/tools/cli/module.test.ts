import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventKind } from '../../../src/kernel/index.js';
import { defineModule, type SecondEditionModule } from '../../../src/second-edition/index.js';
import { auto, details, goldGained, type TurnFrame, turn } from '../../../src/second-edition/rules.js';
import { checkModules, moduleLines } from '../../../tools/cli/module.js';
import { CommandError } from '../../../tools/cli/terminal.js';
import { called, type Ended, started } from './command.js';

/* `runebound-engine module check`: rules of somebody's own, tried in random games. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-module-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { games: '2', actions: '40', players: '2', seed: '1' };
let files = 0;
/** A process reads a module once: each text is a file of its own. */
const check = (text: string, ...args: string[]): string[] => {
  const file = join(folder, `rules-${files++}.mjs`);
  writeFileSync(file, text);
  return ['module', 'check', file, ...args];
};
const run = (text: string, ...args: string[]): Promise<Ended> => called(check(text, ...args));

describe('module check', () => {
  const quiet = "export default { id: 'quiet', title: 'Quiet' };";
  const short = `export default { id: 'short', title: 'Short', invariants: [
    { name: 'two turns', check: (g) => (g.state.turn > 2 ? 'This is a third turn.' : null) }] };`;

  it('says which promises were kept, and ends well', () => {
    const { status, stdout } = started(
      check(quiet, '--games', '2', '--actions', '20', '--modules', 'doom-track'),
    );
    expect(stdout).toContain('doom-track, quiet: 2 random games, 40 actions');
    expect(stdout).not.toContain('BROKEN');
    expect(status).toBe(0);
  });

  it('shows of a promise that was broken how to see it again, and ends with 1', async () => {
    const { status, stdout, stderr } = await run(short, '--games', '2', '--actions', '60');
    expect(stdout).toMatch(
      / {2}BROKEN {2}invariants {2}.*\n +two turns: This is a third turn\.\n +in the game \{/,
    );
    expect(stderr).toContain('Broken promises: 1.');
    expect(status).toBe(1);
  });

  it('tells the same as data', async () => {
    const { status, stdout } = await run(short, '--games', '2', '--actions', '60', '--json');
    const { ok, broken, modules } = JSON.parse(stdout);
    expect([ok, modules, status]).toEqual([false, ['short'], 1]);
    expect(broken[0]).toMatchObject({ promise: 'invariants', game: { players: 2 } });
  });

  it.each([
    ['a file that exports no rules', 'export const a = 1;', [], 'exports neither a ruleset'],
    ['a module that there is not', quiet, ['--modules', 'doom-trak'], 'doom-track'],
    ['more players than there are seats', quiet, ['--players', '9'], '--players is a whole number'],
    ['no games', quiet, ['--games', '0'], '--games is a whole number'],
  ])('%s is wrong usage', async (_, text, args, told) => {
    const { status, stderr, stdout } = await run(text, ...args);
    expect(stderr).toContain(told);
    expect([status, stdout]).toEqual([2, '']);
  });

  it('names the words that are missing, and the actions and events that never came up', () => {
    const mute = defineModule({
      id: 'mute',
      title: 'Mute',
      events: [
        eventKind('mute/waved', {
          meaning: 'A player waves.',
          details: { player: details.player('Who does.') },
        }),
      ],
      steps: [{ frame: turn, before: 'end', insert: auto('mute-on', () => undefined) }],
    });
    const report = checkModules({ modules: [mute] }, options);
    expect(report.ok).toBe(true);
    expect(
      moduleLines({ ...report, never: ['mute/wave'], wordless: ['action.mute/wave'] }).slice(-3),
    ).toEqual([
      '  Never on a list in these games: mute/wave',
      '  Events that did not happen in these games: mute/waved',
      '  Without words: action.mute/wave',
    ]);
    expect(report.happened['turn/began']).toBeGreaterThan(0);
  });

  it('names ids that are no rules, and rules of a module that its events cite and `cites` does not name', () => {
    const inns: SecondEditionModule = defineModule({
      id: 'inns',
      title: 'Inns',
      rules: [{ id: 'house.inns.song', text: 'A song pays 1 gold at the end of a turn.' }],
      citesInstead: { '2e.turn.ned': '2e.turn.end' } as never,
      steps: [
        {
          frame: turn,
          before: 'end',
          insert: auto<TurnFrame>('sing', (g, { player }) => {
            g.emit(goldGained, { player, amount: 1, rule: 'house.inns.song' });
          }),
        },
      ],
    });
    const careless = checkModules({ modules: [inns] }, options);
    expect(careless.ok).toBe(false);
    expect(moduleLines(careless).slice(-2)).toEqual([
      '  Cited, and no rules: 2e.turn.ned (inns/citesInstead)',
      '  Not under `cites`: gold/gained by house.inns.song',
    ]);
    const { citesInstead, ...rest } = inns;
    const careful = { ...rest, cites: [{ event: goldGained, rules: ['house.inns.song' as const] }] };
    const { ok, unknown, unnamed } = checkModules({ modules: [careful] }, options);
    expect([ok, unknown, unnamed]).toEqual([true, [], []]);
  });

  it('what rules refuse to be composed with is reported in a line', () => {
    const needy = defineModule({ id: 'needy', title: 'Needy', requires: ['nobody'] });
    expect(() => checkModules({ modules: [needy] }, options)).toThrow(CommandError);
  });
});
