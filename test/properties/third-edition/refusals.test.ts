import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceParameters } from '../../../src/kernel/chance.js';
import { type AnyAction, actionCode, type Parameters } from '../../../src/kernel/index.js';
import { cite } from '../../../src/register/index.js';
import { attemptsCiting } from '../../../src/third-edition/attempts/index.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';
import type { ThirdEditionState } from '../../../src/third-edition/types.js';
import { upTo } from '../../depth.js';
import { numbersFrom } from '../promises.js';
import { same } from '../same.js';
import { checkTold, nothingCompared } from '../secrets.js';
import { begin, choose, starts, subjectOf } from './games.js';

/* What a player is told who tries every card of the box, in random games of which it cannot know everything: nothing that it may not know. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 5);
/** So many actions of a game are taken, and so many positions in which the same is asked are looked at in all games. */
const LENGTH = upTo(50, 150);
const LOOKS = Math.ceil(RUNS / 5);

const attemptsNow = attemptsCiting(cite);

type Rules = ReturnType<typeof rulesetOf>;

/** Every card in every kind of action that is asked for one; of the kinds that are offered now, and those that are not with fewer cards. */
function everyCard(state: ThirdEditionState, below: (n: number) => number): readonly AnyAction[] {
  const ruleset = rulesetOf(state.modules[0] ?? '');
  const { actions, content, frames } = ruleset.rules;
  const { kind, step } = state.frames.at(-1) ?? { kind: '', step: '' };
  const due = frames[kind]?.steps[step]?.step;
  const offered: readonly unknown[] = due?.does === 'decide' ? due.offers : [];
  const cards = Object.keys(content.cards);
  const held = state.players.flatMap(({ hand }) => hand);
  const taking = ([, parameters]: readonly [string, Parameters]): boolean =>
    Object.keys(parameters).length === 1 && parameters.card === 'id';
  const kinds = Object.values(actions).map((one) => [one.type, one.parameters] as const);
  const now = kinds.filter(([type]) => offered.includes(actions[type]));
  const all = [...kinds, ...Object.entries(chanceParameters)].filter(taking).flatMap((one) => {
    const [type] = one;
    const some = now.includes(one) || (due?.does === 'chance' && type in chanceParameters) ? cards : held;
    return some.map((card) => ({ type, card }));
  });
  const more = Array.from({ length: 40 }, () => subjectOf(state.modules[0] ?? '').plausible(state, below));
  return [...all, ...more];
}

it('3e.game.public-info: a refusal tells no player what it may not know, no matter who is asked and what is tried', {
  timeout: 300_000,
}, () => {
  const compared = nothingCompared();
  const looks = new Map<string, number>();
  let taken = 0;

  function look(ruleset: Rules, state: ThirdEditionState, below: (n: number) => number): void {
    const actions = everyCard(state, below);
    for (const by of state.players.keys()) {
      const view = ruleset.viewFor(state, by);
      const other = ruleset.simulate(view, { seed: below(2 ** 30), chance: 'asked' }).snapshot();
      checkTold(ruleset, [state, other], by, actions, compared);
      if (ruleset.decision(state)?.actor === 'chance') continue;
      const attempts = ruleset.ask(state, attemptsNow, by);
      same(ruleset.ask(other, attemptsNow, by), attempts, `what player ${by} could try`);
      same(ruleset.ask(view, attemptsNow, by), attempts, `what player ${by} could try, of the view`);
      // Whether one may go back does not betray anything either, whoever has acted.
      const there = new Set(ruleset.legalActions(other).map(actionCode));
      for (const action of ruleset.legalActions(state)) {
        if (!there.has(actionCode(action))) continue;
        const [back, otherBack] = [state, other].map((one) =>
          ruleset.canUndo(one, ruleset.apply(one, action)),
        );
        expect(otherBack, `going back from ${actionCode(action)}`).toBe(back);
        taken++;
      }
    }
  }

  fc.assert(
    fc.property(starts, fc.nat(), (start, seed) => {
      const ruleset = rulesetOf(start.scenario);
      const below = numbersFrom(seed);
      let state = begin({ ...start, chance: 'manual' });
      for (let at = 0; at < LENGTH && state.outcome === null; at++) {
        const kind = ruleset.decision(state)?.kind ?? '';
        const before = looks.get(kind) ?? 0;
        if (before < LOOKS && state.players.some(({ hand }) => hand.length > 0)) {
          looks.set(kind, before + 1);
          look(ruleset, state, below);
        }
        state = ruleset.apply(state, choose(ruleset.legalActions(state), below(2 ** 30)));
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000, endOnFailure: true },
  );
  expect(looks.size).toBeGreaterThan(12);
  // There was something to betray, and many ways to ask.
  expect(compared.answers).toBeGreaterThan(5000);
  expect(compared.secrets).toBeGreaterThan(30);
  expect(compared.refusals.size).toBeGreaterThan(20);
  expect(compared.allowed.size).toBeGreaterThan(3);
  expect(taken).toBeGreaterThan(30);
});
