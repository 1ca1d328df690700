import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import { differenceOf } from '../../src/conformance/difference.js';
import { actionCode } from '../../src/index.js';
import { rulesetOf, type SecondEditionEvent } from '../../src/second-edition/index.js';
import { moduleSets, walkVectors } from '../conformance/real-states.js';
import { upTo } from '../depth.js';
import { followsFrom } from './follow.js';
import { choose } from './play.js';
import { begin, modulesOf, starts } from './starts.js';
import { Visited } from './visited.js';

/* Events are enough: whoever has one view and hears the events has the next view; and every action of a player has one. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 6);
const LENGTH = 120;

it('random games with any modules can be followed by their events', { timeout: 300_000 }, () => {
  const visited = new Visited();
  const choices = fc.array(fc.noBias(fc.nat()), { minLength: 20, maxLength: LENGTH, size: 'max' });
  fc.assert(
    fc.property(starts, choices, (start, numbers) => {
      const first = begin(start);
      fc.pre(first !== null);
      if (first === null) return;
      const ruleset = rulesetOf(modulesOf(start));
      const played: string[] = [];
      let state = first;
      for (const number of numbers) {
        const listed = ruleset.legalActions(state);
        if (listed.length === 0) break;
        const action = choose(listed, number);
        const next = ruleset.transition(state, action);
        const wrong = followsFrom(ruleset, state, action, next.state, next.events);
        if (wrong) throw new Error(`${wrong}\n\n${JSON.stringify(start)}\n${played.join('\n')}`);
        played.push(actionCode(action));
        visited.more();
        state = next.state;
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  visited.enough(RUNS, LENGTH);
});

describe('games of bots are followed to their end', () => {
  it.each(moduleSets.map((modules) => [modules.join(' and ') || 'the base game', modules] as const))(
    '%s',
    { timeout: 120_000 },
    (_, modules) => {
      const ruleset = rulesetOf(modules);
      let seen = 0;
      for (let seed = 0; seed < Math.ceil(RUNS / 60); seed++) {
        const from = ruleset.createGame({ players: 2 + (seed % 3), seed, modules });
        let followed = ruleset.follow(ruleset.viewFor(from, 0), []);
        let last = '';
        const { outcome } = playGame({
          from,
          seed,
          maxTurns: upTo(4, 100),
          ruleset,
          onAction: (action) => {
            last = actionCode(action);
          },
          onEvents(events, state) {
            seen += events.length;
            followed = ruleset.follow(followed, events as readonly SecondEditionEvent[]);
            const { frames: _, chance: __, ...is } = { ...state, viewer: 0 };
            const found = differenceOf(is, followed);
            if (found) throw new Error(`seed ${seed}, ${last}: ${found}\n${JSON.stringify(events, null, 1)}`);
          },
        });
        expect(followed.outcome).toEqual(outcome);
      }
      expect(seen, 'events that were followed').toBeGreaterThan(30);
    },
  );
});

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url));
const chapters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[\w-]+\/[\w-]+\.json$/.test(file) && !/^(?:content|perft)\//.test(file))
  .map((file) => file.slice(0, -'.json'.length))
  .sort();

it.each(chapters)('the vectors of %s can be followed', { timeout: 60_000 }, (chapter) => {
  const wrong: string[] = [];
  walkVectors(
    [chapter],
    () => undefined,
    ({ ruleset, before, action, after, events, vector }) => {
      // A card that a description lays on top of a deck everybody knows; in Third Edition it goes into a hand unseen, which no game comes to.
      const secret = ruleset.rules.edition === 'third-edition';
      if (secret && Object.values(before.decks).some(({ top }) => top.length > 0)) return;
      const found = followsFrom(ruleset, before, action, after, events);
      if (found) wrong.push(`${vector}: ${found}`);
    },
    // Who looks longer follows them all.
    upTo(12, 1),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});
