import { availableParallelism } from 'node:os';
import { CommandError, many } from '../../terminal.js';
import { type Given, whole } from '../orders.js';
import type { Hands } from '../processes.js';
import type { Look } from './sending.js';

export type QueueOptions = Given<never, 'jobs' | 'queue' | 'batch' | 'ahead'>;

export function handsOf({ jobs, queue, batch, ahead }: QueueOptions): Hands {
  if (queue === undefined) {
    if (batch !== undefined || ahead !== undefined)
      throw new CommandError('--batch and --ahead are for games in a queue: name it with --queue.');
    return { jobs: whole('--jobs', jobs ?? String(availableParallelism()), 1, 256) };
  }
  if (jobs !== undefined)
    throw new CommandError(
      '--jobs is for games on this machine: workers say themselves how many they play at once.',
    );
  return {
    queue: {
      address: queue,
      batch: whole('--batch', batch ?? '4', 1, 1_000),
      ahead: whole('--ahead', ahead ?? '64', 1, 100_000),
    },
  };
}

/** The same workers, with a callback that receives the state of the queue now and then. */
export const looking = (hands: Hands, onLook: (look: Look) => void): Hands =>
  'queue' in hands ? { queue: { ...hands.queue, onLook } } : hands;

export const told = ({ workers, waiting, playing }: Look): string =>
  `${many(workers, 'worker')}, ${playing} batches at play, ${waiting} waiting`;
