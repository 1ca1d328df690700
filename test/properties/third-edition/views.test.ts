import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf } from '../../../src/conformance/difference.js';
import {
  type AnyAction,
  actionCode,
  canonicalJson,
  IllegalActionError,
  type LightRuleset,
} from '../../../src/kernel/index.js';
import type { ThirdEditionAction } from '../../../src/third-edition/actions.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';
import { adventureTypes } from '../../../src/third-edition/content/board-types.js';
import type {
  ThirdEditionState,
  ThirdEditionTypes,
  ThirdEditionView,
} from '../../../src/third-edition/types.js';
import { same } from '../same.js';
import { Visited } from '../visited.js';
import { begin, choose, type Start, starts } from './games.js';

/*
 * What each player may know, in random games: views leak nothing, events are enough to follow them, what is foreseen comes, and
 * going back is fair only where nobody learnt anything.
 */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 5);
const LENGTH = 60;

/** What changes nothing on the table: a course that is not taken, or words about an exchange before anybody agrees, which of several abilities comes first. */
const silent = /^(move\/(stop|stay)|rest\/heal|combat\/go-on|exchange\/|offer\/decline|triggers\/next)/;

type Rules = LightRuleset<ThirdEditionTypes>;

/** What lies on the table, as a view tells it. */
function tableOf(view: object): Record<string, unknown> {
  const { frames: _, chance: __, ...table } = view as ThirdEditionView;
  return table;
}

/** Cards that a player has not seen: what others hold in hand, and trophies that they drew. */
const hiddenFrom = ({ players }: ThirdEditionState, viewer: number | null): string[] =>
  players.flatMap((p, player) =>
    player === viewer ? [] : [...p.hand, ...adventureTypes.flatMap((type) => p.secret[type])],
  );

const inPools = ({ decks }: ThirdEditionView): ReadonlySet<string> =>
  new Set(Object.values(decks).flatMap(({ pool }) => pool));

/** Another game of which this player has the same view: everything is the same that this player may do. */
function checkHidden(ruleset: Rules, state: ThirdEditionState, viewer: number, seed: number): void {
  const view = ruleset.viewFor(state, viewer);
  const other = ruleset.simulate(view, { seed, chance: 'asked' }).snapshot();
  same({ ...ruleset.viewFor(other, viewer), chance: view.chance }, view, `player ${viewer} sees the same`);
  same(ruleset.decision(other), ruleset.decision(state), 'the same is asked');
  same(ruleset.legalActions(other, viewer), ruleset.legalActions(state, viewer), 'the same may be done');
}

/** Whether somebody knows a card now that was hidden before. */
const isLearnt = (ruleset: Rules, before: ThirdEditionState, after: ThirdEditionState): boolean =>
  [null, ...before.players.keys()].some((viewer) => {
    const was = inPools(ruleset.viewFor(before, viewer));
    const is = inPools(ruleset.viewFor(after, viewer));
    return hiddenFrom(before, viewer).some((card) => was.has(card) && !is.has(card));
  });

function keepsSecrets(start: Start, choices: readonly number[], played: AnyAction[], visited: Visited): void {
  const ruleset = rulesetOf(start.scenario);
  let state = begin(start);
  const seats = [null, ...state.players.keys()];
  let received = seats.map((seat) =>
    ruleset.receiveView(null, JSON.parse(JSON.stringify(ruleset.viewFor(state, seat)))),
  );
  for (const choice of choices) {
    const listed = ruleset.legalActions(state);
    if (listed.length === 0) return;
    for (const viewer of state.players.keys()) checkHidden(ruleset, state, viewer, choice + viewer);
    const action = choose(listed, choice);
    played.push(action);
    visited.more();
    const actor = ruleset.actorOf(state, action);
    const { state: next, events, answers } = ruleset.transition(state, action);
    received = seats.map((seat, at) => {
      const before = ruleset.viewFor(state, seat);
      const after = ruleset.viewFor(next, seat);
      const told = ruleset.eventsFor(events, seat);
      const wrong =
        differenceOf(tableOf(after), ruleset.follow(before, told)) ??
        differenceOf(
          told.reduce((view, event) => ruleset.follow(view, [event]), ruleset.follow(before, [])),
          tableOf(after),
          'one by one: ',
        );
      if (wrong)
        throw new Error(`${wrong}, for ${seat}\n${told.map((event) => canonicalJson(event)).join('\n')}`);
      checkForeseen(ruleset, before, action, answers, after, told, seat === actor);
      return ruleset.receiveView(received[at] as ThirdEditionView, JSON.parse(JSON.stringify(after)));
    });
    for (const [at, seat] of seats.entries()) same(received[at], ruleset.viewFor(next, seat), 'off the wire');

    // What is chosen and then drawn by chance is told once that has answered.
    if (actor !== 'chance' && ruleset.decision(next)?.actor !== 'chance' && !silent.test(action.type))
      expect(events.length, `${action.type} leaves an event`).toBeGreaterThan(0);
    expect(ruleset.canUndo(state, state)).toBe(true);
    if (actor === 'chance' || answers.length > 0 || isLearnt(ruleset, state, next))
      expect(ruleset.canUndo(state, next), 'nobody unlearns').toBe(false);
    state = next;
  }
}

/** What is foreseen comes, and with all answers of chance everything is, but what depends on hidden cards. */
function checkForeseen(
  ruleset: Rules,
  before: ThirdEditionView,
  action: ThirdEditionAction,
  answers: Parameters<Rules['predict']>[2],
  after: ThirdEditionView,
  told: readonly unknown[],
  own: boolean,
): void {
  try {
    const { known, view, events, waiting } = ruleset.predict(before, action, answers);
    // A card that is certain comes at once, but not for somebody who cannot tell it from others.
    if (!known || (waiting?.actor === 'chance' && ruleset.decision(after)?.actor !== 'chance')) return;
    // The same, where chance is asked for the one after it.
    if (waiting?.actor === 'chance' && events.length < told.length) return;
    same(view, after, 'what was foreseen');
    same(events, told, 'the events foreseen');
  } catch (error) {
    // What others do with cards that one does not know looks impossible.
    if (own || !(error instanceof IllegalActionError)) throw error;
  }
}

it('views leak nothing, are followed and foreseen, and undo is fair', { timeout: 300_000 }, () => {
  const visited = new Visited();
  fc.assert(
    fc.property(
      starts,
      fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: LENGTH, size: 'max' }),
      (start, choices) => {
        const played: AnyAction[] = [];
        try {
          keepsSecrets(start, choices, played, visited);
        } catch (error) {
          const what = error instanceof Error ? error.message : String(error);
          throw new Error(`${what}\n\n${JSON.stringify(start)}\n  ${played.map(actionCode).join('\n  ')}`, {
            cause: error,
          });
        }
      },
    ),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  visited.enough(RUNS, LENGTH);
});
