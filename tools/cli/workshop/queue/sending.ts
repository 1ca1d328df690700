import type { Job, Queue, QueueEvents } from 'bullmq';
import { CommandError, exitCodes, plain } from '../../terminal.js';
import { type Batch, batchesOf, idOf } from './batches.js';
import { connect, queueName } from './redis.js';

/* Plays games on many machines: workers take batches out of a queue, and each result counts once. */

export interface Queued {
  readonly address: string;
  readonly batch: number;
  /** The most batches in the queue, the running ones included. */
  readonly ahead: number;
  readonly onLook?: (look: Look) => void;
}

export interface Look {
  readonly workers: number;
  readonly waiting: number;
  readonly playing: number;
}

/** Milliseconds between two sweeps, which find batches without a notice. */
const PAUSE = 2_000;

const EVENTS = 200;

const ATTEMPTS = 3;

/** Seconds that unclaimed results are kept: a day. */
const KEPT = 86_400;

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
    // A failed job of an interrupted run is tried again.
    if ((await job.getState()) === 'failed') await job.retry('failed');
  }

  /** A batch was played. Repeated reports of it are ignored. */
  take(id: string, results: readonly G[]): void {
    const batch = this.under.get(id);
    if (batch === undefined) return;
    this.under.delete(id);
    try {
      batch.orders.forEach((order, at) => this.onDone(results[at] as G, order));
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
    // If it cannot be removed now, Redis does so in a day.
    this.queue.remove(id).catch(() => {});
    this.wake();
  }

  fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }

  /** Finds batches without a notice: played, failed, or lost with a Redis. */
  async sweep(): Promise<void> {
    for (const [id, batch] of [...this.under]) {
      // The state is read before the job: the other way round, the job might end in between.
      const state = await this.queue.getJobState(id);
      const job: Job | undefined = await this.queue.getJob(id);
      if (!this.under.has(id)) continue;
      if (job === undefined) await this.send(batch);
      else if (state === 'completed') this.take(id, job.returnvalue);
      else if (state === 'failed') this.fail(new CommandError(failed(job.failedReason), exitCodes.no));
    }
  }

  /** Waits for a notice or the next sweep. @throws the error of a batch */
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

  async withdraw(): Promise<void> {
    for (const id of this.under.keys()) await this.queue.remove(id).catch(() => {});
  }
}

const failed = (reason: string): string => `A batch of games could not be played: ${plain(reason)}`;

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
    // Notices contain the records of games, so few are kept; a sweep finds what was missed.
    streams: { events: { maxLen: EVENTS } },
  });
  const events: QueueEvents = new bullmq.QueueEvents(queueName, { connection: redis });
  // They reconnect by themselves.
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
