import { describe, expect, it } from 'vitest';
import { createGame, rule, UnknownRulesetError } from '../../src/index.js';
import { bundledModules } from '../../src/second-edition/index.js';
import type { SecondEditionModuleId } from '../../src/second-edition/known-ids.js';
import { upTo } from '../depth.js';
import { playGames } from './play.js';
import { complete, refusalOf, startsWith } from './starts.js';

/* Which modules go together, and random games of each pair of those that do. */

const ids = Object.keys(bundledModules);
const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => complete([one, other])));
const sets = [...ids.map((id) => complete([id])), ...pairs].filter(
  (set, at, all) => all.findIndex((other) => other.join() === set.join()) === at,
);
const allowed = sets.filter((set) => refusalOf(set) === null);
const forbidden = sets.filter((set) => refusalOf(set) !== null);

/** Few games a set: `RANDOM_GAMES=500` looks longer. */
const RUNS = Math.ceil(Number(process.env.RANDOM_GAMES ?? 20) / 20);

describe('modules that go together', () => {
  it('are most of them', () => expect(allowed.length).toBeGreaterThan(forbidden.length));

  it.each(allowed.map((set) => [set.join(' and '), set] as const))(
    '%s: random games keep every promise',
    (_, set) => playGames(startsWith(set), RUNS, upTo(8, 30)),
  );
});

describe('modules that do not', () => {
  it.each(forbidden.map((set) => [set.join(' and '), set] as const))(
    '%s: refused, with the rule that forbids it',
    (_, set) => {
      for (const order of [set, [...set].reverse()]) {
        const refusal = refusalOf(order);
        expect(refusal).toBeInstanceOf(UnknownRulesetError);
        expect(refusal?.rule, order.join()).toBeTruthy();
        if (refusal?.rule) expect(rule(refusal.rule).id).toBe(refusal.rule);
        expect(() =>
          createGame({ players: 2, seed: 1, modules: [...order] as SecondEditionModuleId[] }),
        ).toThrow(UnknownRulesetError);
      }
    },
  );

  it('a module named twice, one that needs another, and one that does not exist are refused too', () => {
    for (const id of ids) {
      expect(refusalOf([id, id])).toBeInstanceOf(UnknownRulesetError);
      if (bundledModules[id]?.requires?.length) expect(refusalOf([id])).toBeInstanceOf(UnknownRulesetError);
    }
    expect(refusalOf(['no-such-module'])).toBeInstanceOf(UnknownRulesetError);
  });
});
