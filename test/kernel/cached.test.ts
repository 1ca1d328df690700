import { describe, expect, it } from 'vitest';
import {
  cachedByPart,
  type Deck,
  eventKind,
  type Game,
  cachedByPlayer as kept,
  stalePartCaches,
  stalePlayerCaches,
} from '../../src/kernel/index.js';
import {
  act,
  decide,
  frame,
  type G,
  note,
  RULE,
  type TinyDraft,
  type TinyState,
  tinyGame,
} from './tiny-game.js';

/* What is kept for speed: notes of what is asked all the time, and large parts of the state that several tables share. */

const renewed = eventKind('pages/turned', {
  meaning: 'Somebody turned the pages.',
  details: {},
  invalidates: true,
});
const other = eventKind('pages/seen', {
  meaning: 'Somebody saw the pages.',
  details: {},
});

let taken = 0;
const length = kept<TinyDraft, readonly string[], { pages: number }>((g) => {
  taken++;
  return { pages: g.state.notes.length };
});

let read = 0;
const buried = cachedByPart<TinyDraft, readonly string[], number>('decks', (g) => {
  read++;
  return g.state.decks.x?.bottom.length ?? 0;
});

const game = tinyGame({
  decks: { x: { top: [], pool: [], bottom: [] } },
  events: [renewed, other],
  frames: [
    frame(
      'main',
      decide('turn', [
        act('silently', (g) => note(g, 'silently')),
        act('seen', (g) => g.emit(other, { rule: RULE })),
        act('turned', (g) => {
          note(g, 'turned');
          g.emit(renewed, { rule: RULE });
        }),
        act('bury', (g) => {
          (g.own('decks').x as Deck).bottom.push('buried');
        }),
        act('late', (g) => {
          const { x } = g.own('decks');
          buried(g);
          (x as Deck).bottom.push('buried late');
        }),
        act('steal', (g) => {
          (g.state.decks.x as Deck).bottom.push('stolen');
        }),
      ]),
    ),
  ],
});
const start = () => game.simulate(game.createGame({ seed: 1 }));
const pages = (g: G): number => length(g, 0).pages;

describe('a note', () => {
  it('is taken once, and anew after an event that renews notes', () => {
    const simulation = start();
    taken = 0;
    expect([simulation.ask(pages), simulation.ask(pages)]).toEqual([0, 0]);
    expect(taken).toBe(1);
    simulation.apply({ type: 'turned' });
    expect(simulation.ask(pages)).toBe(1);
    expect(taken).toBe(2);
    simulation.apply({ type: 'seen' });
    expect(simulation.ask(pages)).toBe(1);
    expect(taken).toBe(2);
  });

  it('that nothing renewed is found to be out of date', () => {
    const simulation = start();
    simulation.ask(pages);
    const stale = () => simulation.ask((g) => stalePlayerCaches(g as unknown as Game));
    expect(stale()).toEqual([]);
    simulation.apply({ type: 'silently' });
    expect(stale()).toEqual([0]);
  });
});

describe('a reading', () => {
  it('is taken once, and anew after the part was given to somebody to write to', () => {
    const simulation = start();
    read = 0;
    expect([simulation.ask(buried), simulation.ask(buried)]).toEqual([0, 0]);
    simulation.apply({ type: 'silently' });
    expect([simulation.ask(buried), read]).toEqual([0, 1]);
    simulation.apply({ type: 'bury' });
    expect([simulation.ask(buried), simulation.ask(buried), read]).toEqual([1, 1, 2]);
  });

  it('of a fork is its own', () => {
    const root = start();
    root.ask(buried);
    const fork = root.fork();
    fork.apply({ type: 'bury' });
    expect([root.ask(buried), fork.ask(buried)]).toEqual([0, 1]);
  });

  it('is found to be out of date where somebody wrote later to what was given', () => {
    const simulation = start();
    const stale = () => simulation.ask((g) => stalePartCaches(g as unknown as Game));
    simulation.apply({ type: 'bury' });
    simulation.ask(buried);
    expect(stale()).toEqual([]);
    simulation.apply({ type: 'late' });
    expect(stale()).toEqual(['decks']);
  });
});

describe('a large part of the state', () => {
  const bottom = ({ decks }: TinyState) => decks.x?.bottom;

  it('is the same in the next state where nobody wrote to it, and another where somebody did', () => {
    const state = game.createGame({ seed: 1 });
    const silent = game.apply(state, { type: 'silently' });
    expect(silent.decks).toBe(state.decks);
    const buried = game.apply(silent, { type: 'bury' });
    const twice = game.apply(buried, { type: 'bury' });
    expect([state, silent, buried, twice].map(bottom)).toEqual([[], [], ['buried'], ['buried', 'buried']]);
    expect(game.apply(buried, { type: 'silently' }).decks).toBe(buried.decks);
  });

  it('is written to in one fork, and not in its origin, nor in another', () => {
    const root = start();
    root.apply({ type: 'bury' });
    const [one, two] = [root.fork(), root.fork()];
    one.apply({ type: 'bury' });
    root.apply({ type: 'bury' }).apply({ type: 'bury' });
    expect([one, two, root].map(({ state }) => bottom(state)?.length)).toEqual([2, 1, 3]);
  });

  it('that is written to directly is a fault of the rules that do', () => {
    expect(() => game.apply(game.createGame({ seed: 1 }), { type: 'steal' })).toThrow(
      /^The module tiny failed in the action steal: .* Write to what g\.own\("decks"\) gives\.$/,
    );
  });
});
