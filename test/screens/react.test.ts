// @vitest-environment happy-dom
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  apply,
  chanceOutcomes,
  decision,
  type GameState,
  type GameView,
  legalActions,
  mayAct,
  receiveView,
  viewFor,
} from '../../src/index.js';
import { begun, needed, type Parts, playOn, screen } from './renders.js';

/* A screen under React is drawn no more often than what it shows changes. */

/** A game that tells whoever listens when it has gone on. */
function storeOf<T extends GameState | GameView>(first: T, next: (game: T, action: Action) => T) {
  let game = first;
  const listeners = new Set<() => void>();
  return {
    now: () => game,
    send(action: Action): void {
      game = next(game, action);
      for (const tell of listeners) tell();
    },
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/** Parts of the table: the same objects as long as nothing about them changes. */
const table: Parts = {
  'gold of player 0': (game) => game.players[0]?.gold,
  'player 1': (game) => game.players[1],
  'the Hero of player 2': (game) => game.players[2]?.hero,
  'the market of Tamalir': (game) => game.stacks.tamalir,
  'the green deck': (game) => game.decks.green,
  'the counters': (game) => game.counters,
  chance: (game) => game.chance,
};

describe('useSyncExternalStore', () => {
  it('draws parts of a state when they change, and never else', async () => {
    const store = storeOf(begun(), (game, action) => apply(game, action));
    const drawn = await screen(table, (select) =>
      useSyncExternalStore(store.subscribe, () => select(store.now())),
    );
    const states = await playOn(60, store.now, store.send);
    for (const [name, select] of Object.entries(table))
      expect(drawn[name], name).toBe(needed(select, states));
    expect(drawn['player 1']).toBeLessThan(states.length / 2);
  });

  it('draws parts of a view likewise', async () => {
    const store = storeOf(begun(), (game, action) => apply(game, action));
    const drawn = await screen(table, (select) =>
      useSyncExternalStore(store.subscribe, () => select(viewFor(store.now(), 0))),
    );
    const states = await playOn(60, store.now, store.send);
    const views = states.map((state) => viewFor(state, 0));
    for (const [name, select] of Object.entries(table)) expect(drawn[name], name).toBe(needed(select, views));
  });

  it('draws parts of views off the wire likewise', async () => {
    let server = begun();
    const sent = () => JSON.stringify(viewFor(server, 1));
    const store = storeOf(receiveView<GameView>(null, sent()), (view, action) => {
      server = apply(server, action);
      return receiveView(view, sent());
    });
    const drawn = await screen(table, (select) =>
      useSyncExternalStore(store.subscribe, () => select(store.now())),
    );
    const views = await playOn(60, store.now, store.send);
    for (const [name, select] of Object.entries(table)) expect(drawn[name], name).toBe(needed(select, views));
  });

  it('shows answers of the rules without going round for ever', async () => {
    const asked: Parts = {
      decision,
      'legal actions': (game) => legalActions(game),
      'legal actions of player 1': (game) => legalActions(game, 1),
      'who may act': mayAct,
      outcomes: chanceOutcomes,
      view: (game) => viewFor(game as GameState, 2),
    };
    const store = storeOf(begun(), (game, action) => apply(game, action));
    const drawn = await screen(asked, (select) =>
      useSyncExternalStore(store.subscribe, () => select(store.now())),
    );
    const states = await playOn(20, store.now, store.send);
    for (const name of Object.keys(asked)) expect(drawn[name], name).toBeLessThanOrEqual(states.length);
  });
});
