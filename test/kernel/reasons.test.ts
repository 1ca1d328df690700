import { describe, expect, it } from 'vitest';
import {
  and,
  forbid,
  IllegalActionError,
  ofSort,
  or,
  phrase,
  textOf,
  why,
  whyOf,
} from '../../src/kernel/index.js';
import { act, decide, frame, manual, RULE, tinyGame } from './tiny-game.js';

/* Reasons with their values apart, and what becomes of them in rulings and errors. */

describe('a reason', () => {
  it('keeps its sentence and its values apart, and says them in English', () => {
    const reason = why`It costs ${5} gold, and you have ${why`none`}.`;
    expect(reason).toEqual({
      text: 'It costs {0} gold, and you have {1}.',
      values: [5, { text: 'none', values: [] }],
    });
    expect(textOf(reason)).toBe('It costs 5 gold, and you have none.');
    expect(JSON.parse(JSON.stringify(reason))).toEqual(reason);
  });

  it.each([
    [why`${ofSort('player', 1)} has nothing.`, 'Player 1 has nothing.'],
    [why`No Hero of ${ofSort('player', 1)} is here.`, 'No Hero of player 1 is here.'],
    [why`${ofSort('code', 'take')} needs more.`, 'take needs more.'],
    [why`It is ${or([])}.`, 'It is .'],
    [why`It is ${or(['green'])}.`, 'It is green.'],
    [why`It is ${and(['green', 'blue', phrase('all')])}.`, 'It is green, blue and all.'],
    [why`It is ${or([ofSort('face', 1), ofSort('face', 2)])}.`, 'It is face 1 or face 2.'],
    [phrase('A text that somebody wrote: {0}.'), 'A text that somebody wrote: {0}.'],
    [why`${'{0}'} is no value.`, '{0} is no value.'],
  ])('%j is %s', (reason, text) => {
    expect(textOf(reason)).toBe(text);
  });

  it('is made only once somebody asks, and may be a text without values', () => {
    let told = 0;
    const refusal = forbid(RULE, () => why`Told ${++told} times.`);
    expect(told).toBe(0);
    expect(whyOf(refusal)).toEqual({ text: 'Told {0} times.', values: [1] });
    expect(whyOf(forbid(RULE, 'No.'))).toEqual({ text: 'No.', values: [] });
    expect(whyOf(forbid(RULE, () => null))).toBeNull();
    expect(whyOf(forbid(RULE))).toBeNull();
  });

  it('comes with rulings and with errors, and is null where the rule says it all', () => {
    const costly = { ...act('buy', () => {}), refuse: () => forbid(RULE, () => why`It costs ${5}.`) };
    const plain = { ...act('sell', () => {}), refuse: () => forbid(RULE) };
    const game = tinyGame({ frames: [frame('main', decide('ask', [costly, plain]))] });
    const state = manual(game);
    expect(game.explain(state, { type: 'buy' })).toMatchObject({
      reason: 'It costs 5.',
      why: { text: 'It costs {0}.', values: [5] },
    });
    expect(game.explain(state, { type: 'sell' })).toMatchObject({ reason: `The rule ${RULE}.`, why: null });
    const why5 = { reason: 'It costs 5.', why: { text: 'It costs {0}.', values: [5] } };
    for (const doing of [
      () => game.apply(state, { type: 'buy' }),
      () => game.simulate(state).apply({ type: 'buy' }),
    ]) {
      expect(doing).toThrow(IllegalActionError);
      expect(doing).toThrow(expect.objectContaining(why5));
    }
  });
});
