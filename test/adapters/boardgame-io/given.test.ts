import { createRequire } from 'node:module';
import { legalActions } from 'runebound-engine';
import { actMove, gameOf, onlyOwnMoves, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { describe, expect, it } from 'vitest';
import { memory } from './sockets.js';

/* What is passed by programs without types: it is refused in a sentence, by an error of the package, and nothing is done. */

const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const game = gameOf({ modules: ['doom-track'] });
const wrong = (value: unknown) => value as never;

describe('the adapter', () => {
  it.each<readonly [string, () => unknown, string, RegExp]>([
    ['options that are a number', () => gameOf(wrong(5)), 'invalid-options', /Options are an object/],
    ['options that are null', () => gameOf(wrong(null)), 'invalid-options', /Options are an object/],
    ['a name that is none', () => gameOf({}, { name: wrong(5) }), 'invalid-argument', /`name`/],
    ['deltas of a text', () => gameOf({}, { deltaState: wrong('no') }), 'invalid-argument', /`deltaState`/],
    ['a seat that is none', () => gameOf({}, { onlyWhenAsked: [-1] }), 'invalid-argument', /`onlyWhenAsked`/],
    [
      'no storage',
      () => withoutSecrets(wrong(undefined), [game]),
      'invalid-argument',
      /fetch and createMatch/,
    ],
    [
      'an empty storage',
      () => withoutSecrets(wrong({}), [game]),
      'invalid-argument',
      /fetch and createMatch/,
    ],
    [
      'a storage without games',
      () => withoutSecrets(memory(), wrong(undefined)),
      'invalid-argument',
      /are a list/,
    ],
    ['games that are none', () => withoutSecrets(memory(), wrong([5])), 'invalid-argument', /are a list/],
    ['no server', () => onlyOwnMoves(wrong(undefined), [game]), 'invalid-argument', /no sockets/],
    ['a server of another kind', () => onlyOwnMoves(wrong({}), [game]), 'invalid-argument', /no sockets/],
  ])('refuses %s', (_, call, code, message) => {
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }));
  });

  it('makes no move of what is no action, nor by what is no client', () => {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    const player = Object.keys(client.getState().ctx.activePlayers)[0] as string;
    client.updatePlayerID(player);
    for (const action of [null, undefined, 7, {}, { type: 5 }, { type: 'constructor' }])
      expect(() => actMove(client, wrong(action))).toThrow(
        expect.objectContaining({ code: 'invalid-argument' }),
      );
    const [action] = legalActions(client.getState().G.state, Number(player)) as [{ type: string }];
    for (const nobody of [undefined, {}, { moves: null }])
      expect(() => actMove(wrong(nobody), action)).toThrow(/which has `moves`/);
    expect(client.getState()._stateID).toBe(0);
    actMove(client, action);
    expect(client.getState()._stateID).toBe(1);
  });
});
