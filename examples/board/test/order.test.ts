import { describe, expect, it } from 'vitest';
import { askedFor } from '../src/asking/groups.js';
import { lastTurnOf } from '../src/ending/telling.js';
import type { AnswerThing } from '../src/things/answer-things.js';

/* Which answers a question shows first, and what a chart counts. */

const answer = (type: string, card: string | null = null, ability: string | null = null): AnswerThing => ({
  space: null,
  card,
  tokens: [],
  amount: null,
  on: null,
  die: null,
  ability,
  group: card === null ? 'plain' : 'cards',
  code: [type, card ?? ''].join(' '),
  action: { type } as AnswerThing['action'],
  label: type,
  hint: '',
  likely: null,
  makesRoom: false,
  parts: null,
});

const codes = (answers: readonly AnswerThing[]): readonly string[] => answers.map(({ code }) => code);

describe('the order of answers', () => {
  it.each([
    ['a rest', 'rest/discard', 'rest/done'],
    ['a market', 'market/buy', 'market/done'],
    ['an adventure that waits face up', 'adventure/face', 'adventure/pass'],
    ['a choice among cards', 'effect/choose', 'effect/choose'],
  ])('%s: what is asked for stands above the answer that ends it', (_, wanted, end) => {
    const { main, more } = askedFor(
      [answer(end)],
      [answer('ability/use', 'helmet', 'refresh'), answer(wanted, 'mok')],
    );
    expect(codes(main)).toEqual([`${wanted} mok`, `${end} `]);
    expect(codes(more)).toEqual(['ability/use helmet']);
  });

  it('cards that belong to no answer that ends the question stay beside it', () => {
    const { main, more } = askedFor([answer('move/roll')], [answer('market/buy', 'sword')]);
    expect(codes(main)).toEqual(['move/roll ']);
    expect(codes(more)).toEqual(['market/buy sword']);
  });
});

describe('what a review counts', () => {
  const counts = (...some: readonly number[]) => ({ counts: some.map((gold) => ({ gold })) });
  const turns = [counts(3, 0), counts(5, 2), counts(0, 4), counts(0, 0)];

  it('of a hero that is out of the game, ends with the last turn in which it had something', () => {
    expect(lastTurnOf(turns, 0, true)).toBe(1);
  });

  it('of a hero that has nothing left and plays on, goes to the end', () => {
    expect(lastTurnOf(turns, 1)).toBe(3);
  });
});
