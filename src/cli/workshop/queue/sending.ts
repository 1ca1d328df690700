import type { Job, Queue, QueueEvents } from 'bullmq';
import { CommandError, exitCodes, plain } from '../../terminal.js';
import { type Batch, batchesOf, idOf } from './batches.js';
import { connect, queueName } from './redis.js';

/* Games on many machines: batches are put into a queue, workers anywhere take them out, and what came of each counts once. */

/** A queue, and how it is used. */
export interface Queued {
  /** Where its Redis is. */
  readonly address: string;
  /** How many orders a worker is given at once. */
  readonly batch: number;
  /** How many batches lie in the queue at most, those that are being played among them. */
  readonly ahead: number;
  /** Told now and then how the queue stands. */
  readonly onLook?: (look: Look) => void;
}

/** How a queue stands. */
export interface Look {
  readonly workers: number;
  readonly waiting: number;
  readonly playing: number;
}

/** Milliseconds between two looks at the queue: what was not heard of is found then. */
const PAUSE = 2_000;

/** How much of what happened Redis keeps. */
const EVENTS = 200;

/** How often a batch is tried that ends with an error. */
const ATTEMPTS = 3;

/** Seconds that what nobody asked for any more is kept: a day. */
const KEPT = 86_400;

/** Orders that were sent out: what is under way, and what waits to be. */
class Sent<G> {
  readonly under = new Map<string, Batch>();
  private readonly left: Iterator<Batch>;
  private failure: Error | null = null;
  private wake: () => void = () => {};

  constructor(
    batches: readonly Batch[],
    private readonly queue: Queue,
    private readonly onDone: (done: G, order: object) => void,
  ) {
    this.left = batches.values();
  }

  /** Fills the queue up to so many batches. */
  async fill(ahead: number): Promise<void> {
    while (this.under.size < ahead) {
      const { value: batch, done } = this.left.next();
      if (done) return;
      await this.send(batch);
    }
  }

  private async send(batch: Batch): Promise<void> {
    const id = idOf(batch);
    this.under.set(id, batch);
    const job = await this.queue.add('batch', batch, {
      jobId: id,
      attempts: ATTEMPTS,
      removeOnComplete: { age: KEPT },
      removeOnFail: { age: KEPT },
    });
    // Of an earlier run that was broken off: what failed then is tried again.
    if ((await job.getState()) === 'failed') await job.retry('failed');
  }

  /** A batch was played. However often that is reported, it counts once. */
  take(id: string, results: readonly G[]): void {
    const batch = this.under.get(id);
    if (batch === undefined) return;
    this.under.delete(id);
    try {
      batch.orders.forEach((order, at) => this.onDone(results[at] as G, order));
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
    // Nobody needs it any more. If it cannot be taken away now, Redis does so in a day.
    this.queue.remove(id).catch(() => {});
    this.wake();
  }

  fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }

  /** Looks for what was not heard of: played, failed, or lost with the Redis that kept it. */
  async sweep(): Promise<void> {
    for (const [id, batch] of [...this.under]) {
      // First what has become of it, then the job itself: read the other way round, it might be one that was over only after it was read.
      const state = await this.queue.getJobState(id);
      const job: Job | undefined = await this.queue.getJob(id);
      if (!this.under.has(id)) continue;
      if (job === undefined) await this.send(batch);
      else if (state === 'completed') this.take(id, job.returnvalue);
      else if (state === 'failed') this.fail(new CommandError(failed(job.failedReason), exitCodes.no));
    }
  }

  /** Until something has happened, or it is time to look. @throws what has gone wrong */
  async something(): Promise<void> {
    if (this.failure) throw this.failure;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      timer = setTimeout(resolve, PAUSE);
    });
    clearTimeout(timer);
    if (this.failure) throw this.failure;
  }

  interrupt(): void {
    this.wake();
  }

  /** Takes back what nobody has begun. */
  async withdraw(): Promise<void> {
    for (const id of this.under.keys()) await this.queue.remove(id).catch(() => {});
  }
}

const failed = (reason: string): string => `A batch of games could not be played: ${plain(reason)}`;

/** Has orders carried out by the workers of a queue, until all are or somebody loses patience. */
export async function sendOut<O extends object, G>(
  called: string,
  orders: readonly O[],
  { address, batch, ahead, onLook }: Queued,
  patience: AbortSignal,
  onDone: (done: G, order: O) => void,
): Promise<void> {
  const { bullmq, redis } = await connect(address);
  const queue: Queue = new bullmq.Queue(queueName, {
    connection: redis,
    // Notices are sent with the records of the games: few are kept, and a reader who missed one finds its job.
    streams: { events: { maxLen: EVENTS } },
  });
  const events: QueueEvents = new bullmq.QueueEvents(queueName, { connection: redis });
  // They connect again by themselves.
  queue.on('error', () => {});
  events.on('error', () => {});
  const sent = new Sent<G>(
    batchesOf(called, orders, batch),
    queue,
    onDone as (done: G, order: object) => void,
  );
  events.on('completed', ({ jobId, returnvalue }) => sent.take(jobId, returnvalue as unknown as G[]));
  events.on('failed', ({ jobId, failedReason }) => {
    if (sent.under.has(jobId)) sent.fail(new CommandError(failed(failedReason), exitCodes.no));
  });
  const onAbort = (): void => sent.interrupt();
  patience.addEventListener('abort', onAbort);
  try {
    await events.waitUntilReady();
    let looked = Number.NEGATIVE_INFINITY;
    for (;;) {
      await sent.fill(ahead);
      if (sent.under.size === 0 || patience.aborted) break;
      await sent.something();
      if (performance.now() - looked < PAUSE) continue;
      looked = performance.now();
      await sent.sweep();
      if (onLook) onLook(await lookAt(queue));
    }
  } finally {
    patience.removeEventListener('abort', onAbort);
    await sent.withdraw();
    await Promise.all([events.close(), queue.close()]);
    redis.disconnect();
  }
}

async function lookAt(queue: Queue): Promise<Look> {
  const [workers, counts] = await Promise.all([
    queue.getWorkersCount(),
    queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active'),
  ]);
  const { waiting = 0, prioritized = 0, delayed = 0, active = 0 } = counts;
  return { workers, waiting: waiting + prioritized + delayed, playing: active };
}
