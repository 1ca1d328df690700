import process from 'node:process';
import type { Entrant, TournamentGame } from '../../../workshop/index.js';
import { Progress } from '../progress.js';
import { told } from '../queue/options.js';
import type { Look } from '../queue/sending.js';
import { tableLines } from '../sections.js';

const PAUSE = 200;

export class LiveTable {
  private readonly progress: Progress;
  private readonly points: number[];
  private readonly seats: number[];
  private readonly forfeits: number[];
  private games = 0;
  private lines = 0;
  private note = '';
  private shown = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly entrants: readonly Entrant[],
    of: number,
    private readonly output: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
  ) {
    this.points = entrants.map(() => 0);
    this.seats = entrants.map(() => 0);
    this.forfeits = entrants.map(() => 0);
    this.progress = new Progress(of, 'games', output);
  }

  add({ seats, points, forfeited }: TournamentGame): void {
    this.games += 1;
    seats.forEach((entrant, seat) => {
      this.seats[entrant] = (this.seats[entrant] ?? 0) + 1;
      this.points[entrant] = (this.points[entrant] ?? 0) + (points[seat] ?? 0);
      if (forfeited.includes(seat)) this.forfeits[entrant] = (this.forfeits[entrant] ?? 0) + 1;
    });
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
    const rows = this.entrants.map(({ label }, at) => {
      const [points = 0, seats = 0] = [this.points[at], this.seats[at]];
      return [
        label,
        seats,
        points.toFixed(1),
        (points / Math.max(1, seats)).toFixed(3),
        this.forfeits[at] ?? 0,
      ];
    });
    return {
      head: ['bot', 'seats', 'points', 'for a seat', 'forfeits'],
      rows: rows.sort((a, b) => Number(b[3]) - Number(a[3])),
    };
  }

  private clear(): void {
    const up = this.lines > 0 ? `\u001b[${this.lines}A` : '';
    if (this.output.isTTY) this.output.write(`\r${up}\u001b[J`);
    this.lines = 0;
  }
}
