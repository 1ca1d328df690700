import {
  type AnyAction,
  actionCode,
  type GameTypes,
  IllegalActionError,
  type LightRuleset,
} from '../../src/kernel/index.js';
import { is, same } from './same.js';

/*
 * What a player is told when it tries something: never what it may not know. Asked are two games that look the same to that player, and the
 * player's view of them.
 */

type Found = Readonly<Record<string, unknown>>;

/** What an error tells, or what comes of it if there is none. */
function outcomeOf(attempt: () => unknown): unknown {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof IllegalActionError)) throw error;
    const { name, code, message, rule, reason, why, action } = error;
    return { name, code, message, rule, reason, why, action } satisfies Found;
  }
}

/** Asks all that tells somebody who sends an action what becomes of it, but for what happens where it is allowed. */
function asker<T extends GameTypes>(ruleset: LightRuleset<T>, state: T['state'], by: number) {
  const simulation = ruleset.simulate(state, { chance: 'asked' });
  const done = (act: () => unknown) =>
    outcomeOf(() => {
      act();
      return 'done';
    });
  return (action: AnyAction, fully: boolean) => {
    const tried = action as T['action'];
    const ruling = ruleset.explain(state, action, { by });
    return {
      ruling,
      apply: done(() => ruleset.apply(state, tried, { by })),
      // A simulation that refuses stays where it is; it makes a view for each refusal.
      others:
        !fully || ruling.legal
          ? []
          : [
              done(() => ruleset.transition(state, tried, { by })),
              done(() => simulation.apply(tried, { by })),
            ],
      actor: outcomeOf(() => ruleset.actorOf(state, tried)),
    };
  };
}

/** How many answers were compared, and how many of them differ for somebody who knows everything. */
export interface Compared {
  answers: number;
  /** Actions of which somebody who knows everything is told otherwise in the two games: what there was to be betrayed. */
  secrets: number;
  refusals: Set<string>;
  allowed: Set<string>;
}

export const nothingCompared = (): Compared => ({
  answers: 0,
  secrets: 0,
  refusals: new Set(),
  allowed: new Set(),
});

/**
 * Two games of which a player has the same view answer it alike, and as its view does.
 *
 * @param one - a state
 * @param two - another one, of which the player has the same view
 */
export function checkTold<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  [one, two]: readonly [T['state'], T['state']],
  by: number,
  actions: readonly AnyAction[],
  compared: Compared,
): void {
  const view = ruleset.viewFor(one, by);
  same(ruleset.viewFor(two, by), view, 'both look the same');
  for (const state of [two, view]) {
    same(ruleset.decision(state), ruleset.decision(one), 'the same is asked');
    same(ruleset.mayAct(state), ruleset.mayAct(one), 'the same players may act');
    same(ruleset.legalActions(state, by), ruleset.legalActions(one, by), 'the same may be done');
    is(ruleset.outcome(state) === null, ruleset.outcome(one) === null, 'it is over, or not');
  }
  const legal = new Set(ruleset.legalActions(one, by).map(actionCode));
  const [ofOne, ofTwo] = [asker(ruleset, one, by), asker(ruleset, two, by)];
  for (const [at, action] of actions.entries()) {
    const what = (): string => `${actionCode(action)} by player ${by}`;
    const fully = at % 10 === 0;
    const told = ofOne(action, fully);
    same(ofTwo(action, fully), told, what);
    same(ruleset.explain(view, action, { by }), told.ruling, () => `${what()}, of the view`);
    same(
      outcomeOf(() => ruleset.actorOf(view, action as T['action'])),
      told.actor,
      () => `whose ${what()} is, of the view`,
    );
    const { legal: may } = told.ruling;
    is(may, legal.has(actionCode(action)), () => `${what()} is listed, or not`);
    is(may, told.apply === 'done', () => `${what()} is done, or not`);
    if (!may) {
      for (const other of told.others) same(other, told.apply, what);
      is((told.apply as Found).reason, told.ruling.reason, what);
    }
    compared.answers++;
    (may ? compared.allowed : compared.refusals).add(action.type);
    if (ruleset.explain(one, action).reason !== ruleset.explain(two, action).reason) compared.secrets++;
  }
}
