import { describe, expect, it } from 'vitest';
import {
  EngineError,
  IllegalActionError,
  InvalidContentError,
  InvalidOptionsError,
  InvalidSaveError,
  InvalidScenarioError,
  InvalidVectorError,
  type Problem,
  UnknownRulesetError,
} from '../../src/kernel/index.js';
import { RULE } from './tiny-game.js';

/* Errors: the codes programs go by, and the sentences people read. */

const problems: readonly Problem[] = [
  { path: 'players/0/hero', message: 'Nobody is called so.' },
  { path: '', message: 'It is empty.' },
];
const said = 'players/0/hero: Nobody is called so.; It is empty.';

describe('errors', () => {
  it.each([
    [InvalidOptionsError, 'invalid-options', 'These game options cannot be used'],
    [InvalidContentError, 'invalid-content', 'This content cannot be used'],
    [InvalidSaveError, 'invalid-save', 'This is no state that can be played on'],
    [InvalidScenarioError, 'invalid-scenario', 'This scenario cannot be put on the table'],
    [InvalidVectorError, 'invalid-vector', 'These vectors cannot be run'],
  ])('about something from outside list every problem with its place: %o', (Kind, code, what) => {
    const error = new Kind(problems);
    expect(error).toBeInstanceOf(EngineError);
    expect(error.code).toBe(code);
    expect(error.message).toBe(`${what}: ${said}`);
    expect(error.name).toBe(Kind.name);
    expect(error.problems).toBe(problems);
  });

  it('about a record say that it is one, and have the code of a save', () => {
    const error = new InvalidSaveError(problems, { of: 'record' });
    expect(error.code).toBe('invalid-save');
    expect(error.message).toBe(`This is no record that can be played again: ${said}`);
  });

  it('about an action hold the refused value, and the rule where one forbids it', () => {
    const action = { type: 'x' };
    const ruled = new IllegalActionError(action, RULE, 'Not now.');
    expect(ruled).toMatchObject({
      code: 'illegal-action',
      message: `Not now. [${RULE}]`,
      reason: 'Not now.',
    });
    expect([ruled.action, ruled.rule]).toEqual([action, RULE]);
    const bare = new IllegalActionError(7, null, 'No action at all.');
    expect(bare).toMatchObject({
      code: 'illegal-action',
      message: 'No action at all.',
      rule: null,
      action: 7,
    });
  });

  it('about a set of rules cite the rule where one forbids it', () => {
    expect(new UnknownRulesetError('None.')).toMatchObject({
      code: 'unknown-ruleset',
      message: 'None.',
      rule: null,
    });
    expect(new UnknownRulesetError('None.', RULE)).toMatchObject({
      code: 'unknown-ruleset',
      message: `None. [${RULE}]`,
      rule: RULE,
    });
  });
});
