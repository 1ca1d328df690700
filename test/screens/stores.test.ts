// @vitest-environment happy-dom
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { Client } from 'boardgame.io/client';
import { produce } from 'immer';
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { create } from 'zustand';
import {
  type Action,
  apply,
  canUndo,
  decision,
  type GameState,
  legalActions,
  serialize,
  viewFor,
} from '../../src/index.js';
import { undrafted } from '../../src/kernel/drafts.js';
import { composeRuleset as light } from '../../src/second-edition/entries/edition.js';
import { begun, needed, type Parts, playOn, screen } from './renders.js';

/* Games that live in somebody's store: parts are drawn when they change, and drafts are understood. */

const table: Parts = {
  'gold of player 0': (game) => game.players[0]?.gold,
  'player 1': (game) => game.players[1],
  'the market of Tamalir': (game) => game.stacks.tamalir,
  'the green deck': (game) => game.decks.green,
  decision,
};

describe('a draft without the part that knows drafts', () => {
  const alone = light();
  const begins = alone.createGame({ players: 2, seed: 'drafts' });
  const [first] = alone.legalActions(begins) as [Parameters<typeof alone.apply>[1]];

  it.each([
    ['with the part that knows drafts', light([], { undrafted })],
    ['without it', alone],
  ])('is a state like any other to a ruleset of one edition %s', (_, ruleset) => {
    const acted = produce({ game: begins }, (draft) => {
      draft.game = ruleset.apply(draft.game as never, first) as never;
    });
    expect(acted.game).toEqual(ruleset.apply(begins, first));
  });

  it('shares what has not changed where the part is given', () => {
    const ruleset = light([], { undrafted });
    const own = ruleset.createGame({ players: 2, seed: 'drafts' });
    produce({ game: own }, (draft) => {
      expect(ruleset.legalActions(draft.game as never)).toBe(ruleset.legalActions(own));
    });
  });
});

describe('zustand', () => {
  it('draws parts when they change', async () => {
    const useGame = create<{ readonly game: GameState }>(() => ({ game: begun() }));
    const drawn = await screen(table, (select) => useGame(({ game }) => select(game)));
    const states = await playOn(
      60,
      () => useGame.getState().game,
      (action) => useGame.setState(({ game }) => ({ game: apply(game, action) })),
    );
    const { decision: asked = 0, ...parts } = drawn;
    for (const name of Object.keys(parts))
      expect(drawn[name], name).toBe(needed(table[name] as Parts[string], states));
    expect(asked).toBeLessThanOrEqual(states.length);
  });
});

describe('Redux Toolkit', () => {
  const slice = createSlice({
    name: 'table',
    initialState: { game: begun(), chosen: null as string | null },
    reducers: {
      acted: (draft, { payload }: PayloadAction<Action>) => {
        draft.game = apply(draft.game as GameState, payload) as typeof draft.game;
      },
      chose: (draft, { payload }: PayloadAction<string>) => {
        draft.chosen = payload;
      },
    },
  });
  const opened = () =>
    configureStore({
      reducer: { table: slice.reducer },
      middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }),
    });

  it('draws parts when they change', async () => {
    const store = opened();
    const now = (): GameState => store.getState().table.game;
    const drawn = await screen(table, (select) => useSyncExternalStore(store.subscribe, () => select(now())));
    const states = await playOn(60, now, (action) => {
      store.dispatch(slice.actions.acted(action));
      store.dispatch(slice.actions.chose(action.type));
    });
    const { decision: asked = 0, ...parts } = drawn;
    for (const name of Object.keys(parts))
      expect(drawn[name], name).toBe(needed(table[name] as Parts[string], states));
    expect(asked).toBeLessThanOrEqual(states.length);
  });

  it('keeps the states that the rules gave, with all that is known of them', () => {
    const store = opened();
    const { game } = store.getState().table;
    const [action] = legalActions(game) as [Action];
    store.dispatch(slice.actions.acted(action));
    const next = store.getState().table.game;
    expect(next.players[1]).toBe(game.players[1]);
    expect(decision(next)).toBe(decision(next));
  });
});

describe('a draft', () => {
  const game = begun();
  const inDraft = (recipe: (draft: GameState) => void): void => {
    produce({ game }, (draft) => recipe(draft.game as GameState));
  };

  it('to which nobody has written is the state that it stands for', () =>
    inDraft((draft) => {
      expect(draft).not.toBe(game);
      // Looking at its parts makes drafts of them, and changes nothing.
      expect(draft.players[0]?.hero.wounds).toBe(0);
      expect(legalActions(draft)).toBe(legalActions(game));
      expect(decision(draft)).toBe(decision(game));
      expect(viewFor(draft, 1)).toBe(viewFor(game, 1));
      expect(canUndo(draft, draft)).toBe(true);
      expect(serialize(draft)).toBe(serialize(game));
      const [action] = legalActions(draft) as [Action];
      expect(apply(draft, action).players[0]).toBe(apply(game, action).players[0]);
    }));

  it.each([
    ['deep inside', (draft: GameState) => Object.assign(draft.players[0] ?? {}, { gold: 90 })],
    ['in a list', (draft: GameState) => void (draft.players as unknown[]).pop()],
    [
      'with a part taken away',
      (draft: GameState) => void delete (draft.decks as Record<string, unknown>).red,
    ],
  ])('that was written to %s is what it is now', (_where, write) =>
    inDraft((draft) => {
      write(draft);
      const seen = viewFor(draft, null);
      expect(seen.players).toEqual(draft.players);
      expect(seen.decks).toEqual(draft.decks);
      expect(seen).not.toEqual(viewFor(game, null));
    }),
  );

  it('of another copy of Immer is understood, too: a game inside boardgame.io', () => {
    const heard: boolean[] = [];
    const client = Client<{ game: GameState }>({
      game: {
        setup: () => ({ game }),
        moves: {
          act: ({ G }, action: Action) => {
            const [once, again] = [legalActions(G.game), legalActions(G.game)];
            heard.push(once === again);
            G.game = apply(G.game, action);
          },
        },
      },
      debug: false,
    });
    client.start();
    let alone: GameState = game;
    for (let i = 0; i < 12; i++) {
      const actions = legalActions(alone);
      const action = actions[(i * 3) % actions.length] as Action;
      client.moves.act?.(action);
      alone = apply(alone, action);
    }
    expect(client.getState()?.G.game).toEqual(alone);
    expect(heard).toEqual(Array(12).fill(true));
    client.stop();
  });
});
