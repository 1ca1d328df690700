import { setTimeout } from 'node:timers/promises';
import { viewFor } from 'runebound-engine';
import { Refused } from '../tables/refused.js';
import type { LiveTable } from '../tables/table.js';
import type { Bots } from './bots.js';
import { usual } from './strengths.js';

/** Milliseconds after something went wrong. */
const patience = 2000;

export interface Pace {
  /** Milliseconds between two actions of bots, so that people can follow. */
  readonly pause: number;
  /** How long the server where the last action came in has, before another one plays the bots. */
  readonly takeOver: number;
}

/** Plays the bots of a table whenever one is asked, until the function that it gives is called. */
export function playBots(
  table: LiveTable,
  bots: Bots,
  { pause, takeOver }: Pace,
  onTrouble: (error: unknown) => void,
): () => void {
  let stopped = false;
  let playing = false;
  const botAsked = (): number | null => {
    const { asked } = table;
    return !stopped && asked !== null && table.seats[asked]?.is === 'bot' ? asked : null;
  };

  /** One action of a bot; what goes wrong is tried again. */
  async function move(seat: number): Promise<void> {
    const { seq, state, here } = table.now;
    await setTimeout(here || seq === 0 ? pause : pause + takeOver);
    if (stopped || table.now.seq !== seq) return;
    try {
      const strength = table.seats[seat]?.strength ?? usual;
      const action = await bots.choose(table.kept.id, viewFor(state, seat), strength);
      if (stopped) return;
      await table.act(seat, `bot ${seq}`, seq, action);
    } catch (error) {
      // Somebody else was quicker: then the bot thinks again.
      if (error instanceof Refused && error.code === 'stale') return;
      if (error instanceof Refused && error.code === 'no-table') {
        // It was thrown away, here or by another server.
        stopped = true;
        return;
      }
      onTrouble(error);
      await setTimeout(patience);
    }
  }

  async function wake(): Promise<void> {
    if (playing) return;
    playing = true;
    for (let seat = botAsked(); seat !== null; seat = botAsked()) await move(seat);
    playing = false;
  }

  const leave = table.subscribe(wake);
  void wake();
  return () => {
    stopped = true;
    leave();
  };
}
