import { type EditionId, eventsFor, type GameState, type GameView, viewFor } from 'runebound-engine';
import {
  createNarrator as createStoryteller,
  words as wordsOfThird,
} from 'runebound-engine/third-edition/words';
import { createNarrator, type StoryLine, words } from 'runebound-engine/words';
import type { AnyTable } from '../bots/bots.js';
import { catalogues } from '../spoken.js';
import type { Happening, Line } from './client.js';

/** Tells one seat the story of a game. */
export interface Teller {
  /** The lines from one step to another, both among them. */
  lines(from: number, to: number): readonly Line[];
  /** Forgets what was told of the steps after this one: they were taken back. */
  forget(after: number): void;
}

export type Tell = (events: readonly Happening[], view: GameView<EditionId>) => readonly StoryLine[];

/** The words of either edition, in the language of the page. */
export const wordsFor = (state: GameState<EditionId> | GameView<EditionId>, players: readonly string[]) =>
  state.edition === 'second-edition'
    ? words(state, { players, catalogues: catalogues()[state.edition] })
    : wordsOfThird(state, { players, catalogues: catalogues()[state.edition] });

/** A narrator for either edition. What it has begun it finishes at once: a person wants to know before the next click. */
export function narratorFor(
  state: GameState<EditionId> | GameView<EditionId>,
  players: readonly string[],
): Tell {
  const narrator =
    state.edition === 'second-edition'
      ? createNarrator(words(state, { players, catalogues: catalogues()[state.edition] }))
      : createStoryteller(wordsOfThird(state, { players, catalogues: catalogues()[state.edition] }));
  return (events, view) => [...narrator.tell(events, view as never), ...narrator.rest()];
}

export function tellerFor(table: AnyTable, players: readonly string[], viewer: number | null): Teller {
  const tell = narratorFor(table.getSnapshot().state, players);
  const told: (readonly Line[])[] = [];
  return {
    lines(from, to) {
      const { log } = table.getSnapshot();
      for (let step = told.length; step <= to; step++) {
        const events = eventsFor(log[step]?.events ?? [], viewer);
        const lines = tell(events, viewFor(table.at(step), viewer));
        told.push(lines.map(({ text, rule, heading }) => ({ text, rule, heading, step })));
      }
      return told.slice(from, to + 1).flat();
    },
    forget(after) {
      told.length = Math.min(told.length, after + 1);
    },
  };
}
