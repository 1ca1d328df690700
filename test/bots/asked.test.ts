import { describe, expect, it } from 'vitest';
import * as second from '../../src/bots/second-edition/index.js';
import * as third from '../../src/bots/third-edition/index.js';
import { composeRuleset, createGame, decision, InvalidArgumentError, legalActions } from '../../src/index.js';

/* Whoever asks a bot by hand, instead of by `playGame`, is told what it has to be asked with. */

const state = createGame({ players: 2, seed: 'asked' });
const legal = legalActions(state);
const helpers = { player: 0, decision: decision(state), ruleset: composeRuleset([]) };

describe.each([
  ['sensible', second.sensibleBot(1)],
  ['nimble', second.nimbleBot(1)],
  ['easy', second.easyBot(1)],
  ['planner', second.plannerBot(1)],
  ['search', second.searchBot(1)],
  ['greedy', second.greedyBot(1)],
  ['sensible of Third Edition', third.sensibleBot(1)],
  ['nimble of Third Edition', third.nimbleBot(1)],
  ['easy of Third Edition', third.easyBot(1)],
] as const)('%s, asked by hand', (_name, { choose }) => {
  it.each([
    ['a view', null, legal, helpers],
    ['a view', 7, legal, helpers],
    ['a view', {}, legal, helpers],
    ['legal actions', state, [], helpers],
    ['legal actions', state, 'move/roll', helpers],
    ['a player of that view', state, legal, { ...helpers, player: 99 }],
    ['a ruleset', state, legal, { ...helpers, ruleset: {} }],
    ['helpers.player', state, legal, undefined],
    ['helpers.ruleset', state, legal, { ...helpers, ruleset: undefined }],
  ])('without %s says so', (missing, ...asked) => {
    const ask = () => (choose as (...asked: unknown[]) => unknown)(...asked);
    expect(ask).toThrow(InvalidArgumentError);
    expect(ask).toThrow(
      `A bot was asked without ${missing}. It is asked by choose(view, legal, { player, decision, ruleset })`,
    );
  });
});
