import { type Action, createGame, type EditionId, type GameState, rulesetFor } from '../src/index.js';
import * as secondPicture from '../src/picture/second-edition/index.js';
import * as thirdPicture from '../src/picture/third-edition/index.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';
import type { ScenarioId } from '../src/third-edition/known-ids.js';
import { createNarrator, words } from '../src/words/second-edition/index.js';
import {
  createNarrator as narratorOfThird,
  words as wordsOfThird,
} from '../src/words/third-edition/index.js';
import { PLAYERS } from './walks.js';

/* Games of both editions for screens: how they begin, and what draws and words them. */

export type AnyState = GameState<EditionId>;
export type AnyAction = Action<EditionId>;
type Second = GameState;
type Third = GameState<'third-edition'>;

/** Games of an edition, and what draws and words them. */
export interface Played {
  readonly name: string;
  begin(seed: number): AnyState;
  picture(state: AnyState): string;
  drawing(state: AnyState): unknown;
  slices(state: AnyState): Iterator<undefined, unknown>;
  boardMap(): unknown;
  words(state: AnyState): Pick<ReturnType<typeof words>, 'ask' | 'describe' | 'reason'>;
  narrator(state: AnyState): {
    tell(events: never, view: never): readonly unknown[];
    rest(): readonly unknown[];
  };
}

export const second = (name: string, modules: readonly SecondEditionModuleId[]): Played => ({
  name,
  begin: (seed) => createGame({ players: PLAYERS, seed, modules }),
  picture: (state) => secondPicture.picture(state as Second),
  drawing: (state) => secondPicture.drawingOf(rulesetFor(state as Second), state as Second),
  slices: (state) => secondPicture.drawingSlices(rulesetFor(state as Second), state as Second),
  boardMap: () => secondPicture.boardMap(modules),
  words: (state) => words(state as Second),
  narrator: (state) => createNarrator(words(state as Second)),
});

export const third = (name: string, scenario: ScenarioId): Played => ({
  name,
  begin: (seed) => createGame({ edition: 'third-edition', scenario, players: PLAYERS, seed }),
  picture: (state) => thirdPicture.picture(state as Third),
  drawing: (state) => thirdPicture.drawingOf(rulesetFor(state as Third), state as Third),
  slices: (state) => thirdPicture.drawingSlices(rulesetFor(state as Third), state as Third),
  boardMap: () => thirdPicture.boardMap(scenario),
  words: (state) => wordsOfThird(state as Third) as unknown as ReturnType<Played['words']>,
  narrator: (state) => narratorOfThird(wordsOfThird(state as Third)),
});

/** Whether a player is asked where to move. */
export const isMoving = ({ frames }: AnyState): boolean =>
  ['movement', 'move', 'free-move'].includes(frames.at(-1)?.kind ?? '');
