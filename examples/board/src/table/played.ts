import type { EditionId, GameEvent } from 'runebound-engine';
import type { Actor } from 'runebound-engine/kernel';
import type { AnyTable } from '../bots/bots.js';

/** A step as people count them: the setup, or what a player did, with all that chance answered to it. */
export interface Played {
  readonly by: Actor | null;
  readonly events: readonly GameEvent<EditionId>[];
  /** The step of the table at its end. */
  readonly at: number;
}

/** The steps of a game. In the file of a game on a server, answers of chance are actions of their own: they belong to the step that they answer. */
export function playedAt(table: AnyTable): readonly Played[] {
  const steps: Played[] = [];
  for (const { by, events, step } of table.getSnapshot().log) {
    const last = by === 'chance' ? steps.pop() : undefined;
    if (last === undefined) steps.push({ by, events, at: step });
    else steps.push({ by: last.by, events: [...last.events, ...events], at: step });
  }
  return steps;
}
