import { type EditionId, eventsFor, type GameState, viewFor } from '../../../index.js';
import type { GameEvent } from '../../../kernel/index.js';
import type { StoryLine } from '../../../words/second-edition/index.js';
import type { Tells } from './sight.js';

/** A line of the story, with the number of actions before it. */
export interface Entry extends StoryLine {
  readonly step: number;
}

export class Chronicle {
  private readonly lines = new Map<number, Entry[]>();
  private readonly read = new Map<number, number>();

  /** @param narrators - one for each person, by seat */
  constructor(private readonly narrators: ReadonlyMap<number, Tells>) {
    for (const seat of narrators.keys()) this.lines.set(seat, []);
  }

  add(events: readonly GameEvent[], state: GameState<EditionId>, step: number): void {
    for (const [seat, narrator] of this.narrators) {
      const seen = eventsFor(events as never, seat);
      const told = [...narrator.tell(seen as readonly GameEvent[], viewFor(state, seat)), ...narrator.rest()];
      this.lines.get(seat)?.push(...told.map((line) => ({ ...line, step })));
    }
  }

  forgetAfter(step: number): void {
    for (const [seat, lines] of this.lines) {
      const kept = lines.filter((line) => line.step <= step);
      this.lines.set(seat, kept);
      this.read.set(seat, Math.min(this.read.get(seat) ?? 0, kept.length));
    }
  }

  all(seat: number): readonly Entry[] {
    return this.lines.get(seat) ?? [];
  }

  news(seat: number): readonly Entry[] {
    const all = this.all(seat);
    const news = all.slice(this.read.get(seat) ?? 0);
    this.read.set(seat, all.length);
    return news;
  }
}
