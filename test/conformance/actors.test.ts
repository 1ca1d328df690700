import { expect, it } from 'vitest';
import { runVector, type Vector, type VectorStep } from '../../src/conformance/index.js';

/* Whose action a vector speaks of: of the player who is asked, unless it names another. Player 0 is asked here, and player 1 has a card to discard. */

const walking = (...steps: object[]): Vector => ({
  id: '2e.limits.discard-any-time/for-the-test',
  title: 'Somebody else discards a card',
  rules: ['2e.limits.discard-any-time'],
  game: {
    players: [
      { hero: 'mordrog', space: 'h0608' },
      { space: 'h0912', items: ['iron-buckler', 'soul-burn'] },
    ],
  },
  given: { turn: { player: 0, step: 'movement' } },
  steps: steps as VectorStep[],
});
const expecting = (wanted: object): Vector => walking({ expect: wanted });

const theirs = { type: 'card/discard', player: 1, card: 'iron-buckler' };
const mine = { type: 'move/adjacent', to: 'h0708' };

it.each<[string, object, object]>([
  ['legal', { actor: 1, ...theirs }, theirs],
  ['legal', mine, { actor: 1, ...mine }],
  ['legal', { actor: 0, ...mine }, { actor: 0, ...theirs }],
  // What is legal for somebody else proves nothing, unless it is said of whom the vector speaks.
  ['none', { actor: 0, ...theirs }, theirs],
  ['none', { actor: 1, ...mine }, { actor: 1, ...theirs }],
])('%s: %j, but not %j', (part, right, wrong) => {
  expect(runVector(expecting({ [part]: [right] }))).toMatchObject({ status: 'pass' });
  expect(runVector(expecting({ [part]: [wrong] }))).toMatchObject({ status: 'fail' });
});

it('only: the list of a player who is named is complete with what may be done at any time', () => {
  const alone = runVector(expecting({ only: [] }));
  expect(alone).toMatchObject({ status: 'fail', message: 'Further actions are legal' });
  const asked = [...new Set((alone as { actual: { type: string }[] }).actual.map(({ type }) => type))];
  const wanted = asked.map((type) => ({ type }));
  expect(runVector(expecting({ only: wanted }))).toMatchObject({ status: 'pass' });
  expect(runVector(expecting({ only: [...wanted, { actor: 1, ...theirs }] }))).toMatchObject({
    status: 'fail',
    message: 'Further actions are legal for player 1',
    actual: [{ card: 'soul-burn' }],
  });
  const both = [...wanted, { actor: 1, type: 'card/discard' }];
  expect(runVector(expecting({ only: both }))).toMatchObject({ status: 'pass' });
});

it('illegal: not only because somebody else is asked, unless the vector names the one who tries', () => {
  const rule = '2e.limits.discard-any-time';
  const refusing = (one: object) => runVector(expecting({ illegal: [one] }));
  expect(refusing({ action: theirs })).toMatchObject({
    status: 'fail',
    message:
      'This is legal for player 1, only not for the player who is asked: say whom you mean with "actor"',
  });
  expect(refusing({ action: theirs, actor: 0, rule })).toMatchObject({ status: 'pass' });
  expect(refusing({ action: theirs, actor: 1 })).toMatchObject({ status: 'fail', actual: 'legal' });
  // It is the turn of player 0: that is why, and the question says so.
  expect(refusing({ action: mine, actor: 1, asked: '2e.movement.optional' })).toMatchObject({
    status: 'pass',
  });
  expect(refusing({ action: mine, actor: 0 })).toMatchObject({ status: 'fail' });
});

it('do: by the player who is asked, or by the one who is named, and by nobody else', () => {
  const after = { expect: { state: { '/players/1/items': { $length: 1 } } } };
  expect(runVector(walking({ do: theirs, actor: 1 }, after))).toMatchObject({ status: 'pass' });
  expect(runVector(walking({ do: theirs }, after))).toMatchObject({
    status: 'fail',
    step: 0,
    message: expect.stringContaining('This is for player 1 to do, not for player 0.'),
  });
  expect(runVector(walking({ do: mine, actor: 1 }, after))).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('This is for player 0 to do, not for player 1.'),
    expected: { actor: 1, ...mine },
  });
});

it.each([
  [{ legal: [{ actor: 2, ...theirs }] }, 'steps/0/expect/legal/0/actor'],
  [{ only: [{ actor: 'chance', ...theirs }] }, 'steps/0/expect/only/0/actor'],
  [{ none: [{ actor: { $not: 0 }, ...theirs }] }, 'steps/0/expect/none/0/actor'],
  [{ illegal: [{ actor: 2, action: theirs }] }, 'steps/0/expect/illegal/0/actor'],
])('an invalid player is an error of form: %j', (wanted, path) => {
  expect(runVector(expecting(wanted))).toMatchObject({ status: 'fail', problems: [{ path }] });
});
