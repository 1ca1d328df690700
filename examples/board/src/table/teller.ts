import type { EditionId, GameState, GameView } from 'runebound-engine';
import type { StoryLine } from 'runebound-engine/words';
import type { AnyTable } from '../bots/bots.js';
import { rulesOf, viewFor } from '../editions/rules.js';
import type { Happening, Line } from './client.js';

/** Tells one seat the story of a game. */
export interface Teller {
  /** The lines from one step to another, both among them. */
  lines(from: number, to: number): readonly Line[];
  /** Forgets what was told of the steps after this one: they were taken back. */
  forget(after: number): void;
}

export type Tell = (events: readonly Happening[], view: GameView<EditionId>) => readonly StoryLine[];

/** A narrator for either edition. What it has begun it finishes at once: a person wants to know before the next click. */
export function narratorFor(
  state: GameState<EditionId> | GameView<EditionId>,
  players: readonly string[],
): Tell {
  const narrator = rulesOf(state.edition).narrator(state, players);
  return (events, view) => [...narrator.tell(events as never, view as never), ...narrator.rest()];
}

export function tellerFor(table: AnyTable, players: readonly string[], viewer: number | null): Teller {
  const tell = narratorFor(table.getSnapshot().state, players);
  const told: (readonly Line[])[] = [];
  return {
    lines(from, to) {
      const { log } = table.getSnapshot();
      for (let step = told.length; step <= to; step++) {
        const events = table.ruleset.eventsFor(log[step]?.events ?? [], viewer);
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
