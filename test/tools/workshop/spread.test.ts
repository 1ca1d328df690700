import { describe, expect, it } from 'vitest';
import { playMatch, sensibleBot } from '../../../src/bots/second-edition/index.js';
import * as third from '../../../src/bots/third-edition/index.js';
import { actionCode } from '../../../src/kernel/index.js';
import {
  type Crew,
  type Dealing,
  type Dealt,
  dealer,
  type SpreadSetting,
  spreadNamed,
  spreadSearch,
} from '../../../tools/workshop/index.js';

/* A search whose passes are spread, by threads that are none: who answers when is up to the test. */

const search = { budget: Number.POSITIVE_INFINITY, passes: 12, horizon: 1 };
const secondEdition: SpreadSetting = { edition: 'second-edition', seed: 'spread' };

/** A crew that answers at once, or the last one first. */
function crewOf(setting: SpreadSetting, size: number, backwards = false) {
  const dealers = Array.from({ length: size }, () => dealer(setting));
  const heard: { readonly thread: number; readonly dealing: Dealing }[] = [];
  const said = { dismissed: 0 };
  let waiting: (() => void)[] = [];
  const crew: Crew = {
    size,
    deal(thread, dealing): Promise<Dealt> {
      heard.push({ thread, dealing });
      return new Promise((done) => {
        waiting.push(() => done((dealers[thread] as ReturnType<typeof dealer>)(dealing)));
        if (waiting.length < size) return;
        const all = waiting;
        waiting = [];
        for (const answer of backwards ? all.reverse() : all) answer();
      });
    },
    dismiss() {
      said.dismissed++;
    },
  };
  return { crew, heard, said };
}

async function played(size: number, backwards: boolean) {
  const { crew, heard, said } = crewOf(secondEdition, size, backwards);
  const bot = spreadSearch({ ...secondEdition, search }, () => crew);
  const { actions } = await playMatch({
    players: 2,
    seed: 'spread',
    bots: [bot as never, sensibleBot(2)],
    maxTurns: 2,
  });
  return { codes: actions.map(actionCode), heard, said };
}

describe('a search that is spread', () => {
  it('plays alike no matter who answers first, and dismisses its crew when the game ends', async () => {
    const [forwards, backwards] = [await played(3, false), await played(3, true)];
    expect(forwards.codes).toEqual(backwards.codes);
    expect(forwards.said.dismissed).toBe(1);
  });

  it('has each dealing played once, and shares them out', async () => {
    const { heard } = await played(2, false);
    expect(heard.length).toBeGreaterThan(3);
    expect(new Set(heard.map(({ thread }) => thread))).toEqual(new Set([0, 1]));
    for (const { thread, dealing } of heard) {
      expect(Number(dealing.seed.split('/').at(-1)) % 2).toBe(thread);
      expect(dealing.courses.length).toBeGreaterThan(0);
    }
    const asked = heard.flatMap(({ dealing: { seed, courses } }) =>
      courses.map((course) => `${seed} ${course.map(actionCode).join()}`),
    );
    expect(new Set(asked).size).toBe(asked.length);
    // Each thread is told of a decision once.
    expect(heard[0]?.dealing.decision).toMatchObject({ player: 0, anew: true });
    expect(heard[2]?.dealing.seed.startsWith('spread/1/') && heard[2]?.dealing.decision).toBeFalsy();
  });

  it('plays Third Edition', async () => {
    const setting: SpreadSetting = { edition: 'third-edition', seed: 1 };
    const { crew, said } = crewOf(setting, 2);
    const bot = spreadSearch({ ...setting, search: { ...search, passes: 4 } }, () => crew);
    const { faults } = await third.playMatch({
      scenario: 'corpse-king',
      players: 2,
      seed: 'spread',
      bots: [bot as never, third.nimbleBot(2)],
      maxRounds: 1,
    });
    expect([faults.length, said.dismissed]).toEqual([0, 1]);
  });

  it('fails with its crew, which is a fault of its own', async () => {
    const broken: Crew = { size: 2, deal: () => Promise.reject(new Error('a thread broke')), dismiss() {} };
    const bot = spreadSearch({ ...secondEdition, search }, () => broken);
    const { faults, forfeited } = await playMatch({
      players: 2,
      seed: 'spread',
      bots: [bot as never, sensibleBot(2)],
      maxTurns: 1,
      onFault: 'forfeit-seat',
    });
    expect(forfeited).toEqual([0]);
    expect(faults[0]?.message).toMatch(/a thread broke/);
  });

  it('refuses what it cannot be', () => {
    const crew = (): Crew => crewOf(secondEdition, 1).crew;
    expect(() => spreadSearch({ ...secondEdition, search: { passes: 0 } }, crew)).toThrow(/passes/);
    const value = { version: 1 as const, inputs: [...third.standingNames], layers: [] };
    expect(() => spreadSearch({ ...secondEdition, value }, crew)).toThrow(/trained for Third Edition/);
  });
});

describe('its name', () => {
  it('says how long it thinks, and by how many threads', () => {
    expect(spreadNamed('1s:2')).toEqual({ search: { budget: 1000 }, threads: 2 });
    expect(spreadNamed('200:4')).toEqual({
      search: { budget: Number.POSITIVE_INFINITY, passes: 200 },
      threads: 4,
    });
    expect(spreadNamed('1s')).toBeNull();
    expect(spreadNamed(null)).toBeNull();
    for (const wrong of ['1s:0', '1s:two', '1s:2:3', '1s:999', 'soon:2'])
      expect(() => spreadNamed(wrong)).toThrow(/its parameters? (is|are) a thinking time/);
  });
});
