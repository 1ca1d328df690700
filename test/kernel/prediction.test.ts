import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyAction,
  EngineError,
  IllegalActionError,
  InvalidArgumentError,
  InvalidSaveError,
} from '../../src/kernel/index.js';
import { asserted } from '../asserted.js';
import { type HandsState, hands } from './hands-game.js';

/* Views that come from elsewhere, and what can be foreseen by whoever has no more than a view. */

const start = hands.createGame({ players: 3, chance: 'manual' });
const play = (state: HandsState, ...codes: string[]): HandsState =>
  codes.reduce((at, code) => hands.apply(at, hands.parseActionCode(code)), state);
/** The cellar holds the oak, the hands: ash and birch, cedar and elm, fir and pine. */
const dealt = play(
  start,
  ...['oak', 'ash', 'birch', 'cedar', 'elm', 'fir', 'pine'].map((card) => `chance/draw card=${card}`),
);
const view = hands.viewFor(dealt, 0);
const action = (code: string): AnyAction => hands.parseActionCode(code);

const games = fc.record({
  players: fc.constantFrom(2, 3),
  choices: fc.array(fc.nat(1000), { minLength: 5, maxLength: 40 }),
});

/** Each position of random games of manual chance. */
const always = (visit: (state: HandsState) => void): void =>
  fc.assert(
    fc.property(games, ({ players, choices }) => {
      let state = hands.createGame({ players, chance: 'manual' });
      visit(state);
      for (const choice of choices) {
        const listed = hands.legalActions(state);
        state = hands.apply(state, listed[choice % listed.length] as AnyAction);
        visit(state);
      }
    }),
    { numRuns: 40 },
  );

describe('a prediction', () => {
  it('comes true, as far as it goes, and goes as far as the viewer can know', () => {
    always((state) => {
      const { turn, cellar } = state;
      const before = hands.viewFor(state, turn);
      for (const next of hands.legalActions(before, turn)) {
        const { view: after, events, waiting, known } = hands.predict(before, next);
        const looks = next.type === 'peek' || next.type === 'challenge';
        expect(known, next.type).toBe(!looks || cellar?.seenBy.includes(turn) === true);
        if (!known) {
          expect(after).toBe(before);
          expect(events).toEqual([]);
          continue;
        }
        const { state: real, events: happened } = hands.transition(state, next);
        // A card that is certain comes at once, but not for somebody who cannot tell it from others.
        if (waiting?.actor === 'chance' && hands.decision(real)?.actor !== 'chance') continue;
        expect(after).toEqual(hands.viewFor(real, turn));
        expect(events).toEqual(hands.eventsFor(happened, turn));
        expect(waiting).toEqual(hands.decision(real));
      }
    });
    asserted(3200);
  });

  it('shares with the view before whatever did not change', () => {
    const { view: after } = hands.predict(view, action('play card=ash'));
    expect(after.shown).toEqual(['ash']);
    expect(after.hands[1]).toBe(view.hands[1]);
    for (const part of ['cellar', 'scores', 'chance', 'decks'] as const) expect(after[part]).toBe(view[part]);
    expect(hands.decision(after)?.actor).toBe(1);
  });

  it('goes on with answers of chance that are given', () => {
    const { view: after, waiting, events } = hands.predict(view, action('draw'));
    expect([waiting?.actor, events]).toEqual(['chance', []]);
    expect(after.hands[0]).toHaveLength(2);
    const told = hands.predict(view, action('draw'), [{ type: 'chance/draw', card: 'yew' }]);
    expect(told.events).toMatchObject([{ type: 'drawn', player: 0, card: 'yew' }]);
    expect(told.view).toEqual(hands.viewFor(play(dealt, 'draw', 'chance/draw card=yew'), 0));
    expect(told.waiting?.actor).toBe(1);
  });

  it('refuses with the rule what is not legal, and answers that do not fit', () => {
    expect(() => hands.predict(view, action('play card=yew'))).toThrow(IllegalActionError);
    expect(() => hands.predict(view, action('draw'), [{ type: 'chance/draw', card: 'ash' }])).toThrow(
      IllegalActionError,
    );
    expect(() => hands.predict(view, action('play card=ash'), [{ type: 'chance/roll', dice: [1] }])).toThrow(
      IllegalActionError,
    );
  });

  it('is of views only', () => {
    expect(() => hands.predict(dealt as never, action('draw'))).toThrow(InvalidArgumentError);
    expect(() => hands.predict(view, action('draw'), 'yew' as never)).toThrow(InvalidArgumentError);
  });
});

describe('receiveView', () => {
  const text = JSON.stringify(view);

  it('takes text or a value, frozen, and questions about it have one answer', () => {
    for (const json of [text, JSON.parse(text) as unknown]) {
      const received = hands.receiveView(null, json);
      expect(received).toEqual(view);
      expect(Object.isFrozen(received.hands[0]?.[0])).toBe(true);
      expect(hands.decision(received)).toBe(hands.decision(received));
      expect(hands.legalActions(received, 0)).toEqual(hands.legalActions(view, 0));
    }
  });

  it('gives the view before where nothing changed, and shares with it what did not', () => {
    const first = hands.receiveView(null, text);
    expect(hands.receiveView(first, text)).toBe(first);
    const next = hands.receiveView(first, JSON.stringify(hands.viewFor(play(dealt, 'play card=ash'), 0)));
    expect(next.shown).toEqual(['ash']);
    expect(next.hands[0]?.[0]).not.toBe(first.hands[0]?.[0]);
    for (const part of ['cellar', 'scores', 'chance', 'decks'] as const) expect(next[part]).toBe(first[part]);
    expect(next.hands[1]).toBe(first.hands[1]);
  });

  it('shares with no view that somebody could still change', () => {
    const loose = JSON.parse(text) as { readonly scores: number[] };
    const received = hands.receiveView(loose as never, text);
    loose.scores[0] = 9;
    expect(received.scores[0]).toBe(0);
  });

  it.each([
    ['a text that is no JSON', '{', 'The text is not JSON.'],
    ['nothing', null, 'This is no game state'],
    ['a list', [], 'This is no game state'],
    ['a whole state', dealt, 'A view says whose it is'],
    ['the view of nobody there', { ...view, viewer: 3 }, 'viewer: It is a player, 0 to 2'],
    ['the view of half a player', { ...view, viewer: 0.5 }, 'viewer: It is a player'],
    ['a generator', { ...view, chance: { ...view.chance, generator: [1, 2, 3, 4] } }, 'knows no generator'],
    ['a trail of chance', { ...view, chance: { ...view.chance, trail: 1 } }, 'knows no generator'],
    ['the view of another game', { ...view, edition: 'tiny' }, 'This is a game of tiny'],
  ])('refuses %s', (_what, json, message) => {
    expect(() => hands.receiveView(null, json)).toThrow(InvalidSaveError);
    expect(() => hands.receiveView(null, json)).toThrow(message);
  });

  it('refuses a state as the view before', () => {
    expect(() => hands.receiveView(dealt as never, text)).toThrow(EngineError);
  });
});
