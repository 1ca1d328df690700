import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Action, createGame, type GameState, type GameView, legalActions } from '../../src/index.js';

/* A screen of small parts, each of which shows one thing, and how often each was drawn. */

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** What a part of a screen shows. */
export type Parts = Readonly<Record<string, (game: GameState | GameView) => unknown>>;

interface Shown {
  readonly name: string;
  readonly drawn: Record<string, number>;
  /** A hook. */
  readonly useShown: () => unknown;
}

/** Shows one thing, and counts. */
function Part({ name, drawn, useShown }: Shown): ReactNode {
  const shown = useShown();
  drawn[name] = (drawn[name] ?? 0) + 1;
  return createElement('p', null, JSON.stringify(shown));
}

/**
 * Draws a part for each thing to show.
 *
 * @param using - the hook that a part reads its thing with
 * @returns how often each part was drawn so far
 */
export async function screen(
  parts: Parts,
  using: (select: (game: GameState | GameView) => unknown) => unknown,
): Promise<Readonly<Record<string, number>>> {
  const drawn: Record<string, number> = {};
  const children = Object.entries(parts).map(([name, select]) =>
    createElement(Part, { key: name, name, drawn, useShown: () => using(select) }),
  );
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(createElement('main', null, children)));
  return drawn;
}

/** Plays on, one action after another, each drawn before the next. */
export async function playOn<T extends GameState | GameView>(
  moves: number,
  now: () => T,
  send: (action: Action) => void,
): Promise<readonly T[]> {
  const states = [now()];
  for (let i = 0; i < moves && now().outcome === null; i++) {
    const actions = legalActions(now());
    await act(async () => send(actions[(i * 7) % actions.length] as Action));
    states.push(now());
  }
  return states;
}

/** How often a part must be drawn for these states: once, and whenever what it shows becomes another. */
export const needed = (
  select: (game: GameState | GameView) => unknown,
  states: readonly (GameState | GameView)[],
): number =>
  states.filter(
    (state, at) =>
      at === 0 ||
      JSON.stringify(select(state)) !== JSON.stringify(select(states[at - 1] as GameState | GameView)),
  ).length;

/** The game that is shown. */
export const begun = (): GameState => createGame({ players: 3, seed: 'screens' });
