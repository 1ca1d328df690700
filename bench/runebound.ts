import { type Action, apply, createGame, type GameState, legalActions, simulate } from '../src/index.js';
import type { Row } from './rows.js';
import { chooser, randomGame } from './walks.js';

/** After so many actions a walk begins the next game: random players seldom finish one. */
const GAME = 2000;

/** Turns in one playout: five of each of four players. */
const PLAYOUT = 20;

/** A position in the midst of a four-player game. */
export const midGame = (): GameState => randomGame(11, 1500, () => undefined);

/**
 * What is measured of this engine. Every row walks on where it stopped, so that it meets all parts of the rules. A call takes
 * a millisecond or two: short enough to get through before a busy machine takes the processor away.
 */
export function runeboundRows(): Row[] {
  return [
    { id: 'apply+legalActions', unit: 'actions', per: 20, run: walkWithApply(20) },
    { id: 'apply', unit: 'actions', per: 20, run: applyRecorded(1000, 20) },
    { id: 'simulate', unit: 'actions', per: 200, run: walkWithSimulate(true, 200) },
    { id: 'simulate, check: false', unit: 'actions', per: 200, run: walkWithSimulate(false, 200) },
    { id: `playout of ${PLAYOUT} turns`, unit: 'playouts', per: 2, run: playouts(2) },
    { id: 'fork', unit: 'forks', per: 100, run: forks(100) },
  ];
}

function walkWithApply(length: number): () => void {
  const choose = chooser(1);
  let seed = 0;
  let left = 0;
  let state: GameState | null = null;
  return () => {
    for (let i = 0; i < length; i++) {
      if (state === null || left-- === 0 || state.outcome !== null) {
        state = createGame({ players: 4, seed: seed++ });
        left = GAME;
      }
      const actions = legalActions(state);
      state = apply(state, actions[choose(actions.length)] as Action);
    }
  };
}

function applyRecorded(recorded: number, length: number): () => void {
  const steps: { state: GameState; action: Action }[] = [];
  randomGame(7, recorded, (state, action) => steps.push({ state, action }));
  let at = 0;
  return () => {
    for (let i = 0; i < length; i++) {
      const step = steps[at++ % steps.length];
      if (step) apply(step.state, step.action);
    }
  };
}

function walkWithSimulate(check: boolean, length: number): () => void {
  let seed = 0;
  const begin = () => simulate(createGame({ players: 4, seed: seed++ }), { seed, check });
  let sim = begin();
  let left = GAME;
  return () => {
    for (let i = 0; i < length; i++) {
      if (left-- === 0 || sim.outcome !== null) {
        sim = begin();
        left = GAME;
      }
      const actions = sim.legalActions();
      sim.apply(actions[sim.below(actions.length)] as Action);
    }
  };
}

function playouts(count: number): () => void {
  const root = simulate(midGame(), { seed: 'playouts', check: false });
  const last = root.state.turn + PLAYOUT;
  return () => {
    for (let i = 0; i < count; i++) {
      const sim = root.fork();
      while (sim.outcome === null && sim.state.turn < last) {
        const actions = sim.legalActions();
        sim.apply(actions[sim.below(actions.length)] as Action);
      }
    }
  };
}

function forks(count: number): () => void {
  const root = simulate(midGame(), { seed: 'forks' });
  return () => {
    for (let i = 0; i < count; i++) root.fork();
  };
}
