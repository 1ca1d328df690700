import { expect, it } from 'vitest';
import { playMatch, sensibleBot } from '../../src/bots/second-edition/index.js';
import { actionCode } from '../../src/kernel/index.js';
import { threadsOf } from '../../tools/cli/workshop/threads.js';
import { type Crew, dealer, type SpreadSetting, spreadSearch } from '../../tools/workshop/index.js';
import { called, main, started } from '../tools/cli/command.js';

/* Searching by threads. */

const setting: SpreadSetting = { edition: 'second-edition', seed: 'threads' };
const search = { budget: Number.POSITIVE_INFINITY, passes: 8, horizon: 1 };

const codes = async (crewOf: () => Crew) => {
  const bot = spreadSearch({ ...setting, search }, crewOf);
  const bots = [bot as never, sensibleBot(2)];
  const { actions } = await playMatch({ players: 2, seed: 'threads', bots, maxTurns: 1 });
  return actions.map(actionCode);
};

it('threads find what a player of their dealings here finds', async () => {
  const dealers = [dealer(setting), dealer(setting)];
  const here: Crew = {
    size: 2,
    deal: async (thread, dealing) => (dealers[thread] as (typeof dealers)[0])(dealing),
    dismiss() {},
  };
  expect(await codes(() => threadsOf(setting, 2, main))).toEqual(await codes(() => here));
});

it('a thread that cannot work says why', async () => {
  const crew = threadsOf(setting, 1, main);
  await expect(crew.deal(0, { decision: null, courses: [], seed: 's' })).rejects.toThrow(/not told/);
  crew.dismiss();
});

it('a tournament with threads comes to its end', () => {
  const { status, stdout, stderr } = started([
    ...['tournament', '--bots', 'search:2:2,nimble', '--games', '2', '--jobs', '1'],
    ...['--seed', 's', '--bound', '1', '--json'],
  ]);
  expect([status, stderr]).toEqual([0, '']);
  const { list } = JSON.parse(stdout) as { list: { faults: unknown[] }[] };
  expect(list.map(({ faults }) => faults)).toEqual([[], []]);
});

it('a wrong number of threads is refused before the first game', async () => {
  const { status, stderr } = await called(['tournament', '--bots', 'search:1s:0,nimble']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/a number of threads, 1 to 64/);
});
