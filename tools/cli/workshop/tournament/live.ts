import process from 'node:process';
import { columns, type Entrant, type TournamentGame } from '../../../workshop/index.js';
import { Progress } from '../progress.js';
import { told } from '../queue/options.js';
import type { Look } from '../queue/sending.js';
import { tableLines } from '../sections.js';

const PAUSE = 200;

export class LiveTable {
  private readonly progress: Progress;
  private readonly standings: { label: string; seats: number; points: number; forfeits: number }[];
  private games = 0;
  private lines = 0;
  private note = '';
  private shown = Number.NEGATIVE_INFINITY;

  constructor(
    entrants: readonly Entrant[],
    of: number,
    private readonly output: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
  ) {
    this.standings = entrants.map(({ label }) => ({ label, seats: 0, points: 0, forfeits: 0 }));
    this.progress = new Progress(of, 'games', output);
  }

  add({ seats, points, forfeited }: TournamentGame): void {
    this.games += 1;
    for (const [seat, entrant] of seats.entries()) {
      const standing = this.standings[entrant];
      if (!standing) continue;
      standing.seats += 1;
      standing.points += points[seat] ?? 0;
      if (forfeited.includes(seat)) standing.forfeits += 1;
    }
    const now = performance.now();
    if (!this.output.isTTY || now - this.shown < PAUSE) return;
    this.shown = now;
    this.clear();
    const lines = tableLines(this.table());
    this.output.write(`${lines.join('\n')}\n`);
    this.lines = lines.length;
    this.progress.at(this.games, this.note);
  }

  look(look: Look): void {
    this.note = told(look);
    if (this.lines === 0) this.progress.at(this.games, this.note);
  }

  end(): void {
    this.clear();
    this.progress.end();
  }

  private table() {
    const { head, rows } = columns(this.standings, {
      bot: ({ label }) => label,
      seats: ({ seats }) => seats,
      points: ({ points }) => points.toFixed(1),
      'for a seat': ({ points, seats }) => (points / Math.max(1, seats)).toFixed(3),
      forfeits: ({ forfeits }) => forfeits,
    });
    return { head, rows: [...rows].sort((a, b) => Number(b[3]) - Number(a[3])) };
  }

  private clear(): void {
    const up = this.lines > 0 ? `\u001b[${this.lines}A` : '';
    if (this.output.isTTY) this.output.write(`\r${up}\u001b[J`);
    this.lines = 0;
  }
}
