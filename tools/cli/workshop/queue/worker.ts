import { createServer, type Server } from 'node:http';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import type { Job, Queue, Worker } from 'bullmq';
import { CommandError, many, plain, print } from '../../terminal.js';
import { type Given, milliseconds, whole } from '../orders.js';
import { Helper } from '../processes.js';
import { type Batch, readBatch } from './batches.js';
import { checkOrders } from './checking.js';
import { connect, queueName, withoutSecrets } from './redis.js';

export type WorkerCommand = Given<'queue' | 'silence', 'jobs' | 'metrics'>;

/** A batch that has ended this many workers is given up. */
const DEATHS = 3;

class Crew {
  private readonly idle = new Map<string, Helper[]>();
  private readonly all = new Set<Helper>();

  async play({ called, orders }: Batch, onPlayed: () => void): Promise<readonly unknown[]> {
    const helper = this.idle.get(called)?.pop() ?? new Helper(called);
    this.all.add(helper);
    const played: unknown[] = [];
    try {
      for (const order of orders) {
        played.push(await helper.carryOut(order));
        onPlayed();
      }
    } catch (error) {
      helper.dismiss();
      this.all.delete(helper);
      throw error;
    }
    this.idle.set(called, [...(this.idle.get(called) ?? []), helper]);
    return played;
  }

  dismiss(): void {
    for (const helper of this.all) helper.dismiss();
  }
}

/** Plays batches until Ctrl-C, then finishes those begun; a second Ctrl-C stops at once. */
export async function work(options: WorkerCommand, commands: readonly string[]): Promise<void> {
  const jobs = whole('--jobs', options.jobs ?? String(availableParallelism()), 1, 256);
  const silence = milliseconds('--silence', options.silence);
  const port = options.metrics === undefined ? null : whole('--metrics', options.metrics, 0, 65_535);
  const { bullmq, redis } = await connect(options.queue);
  const queue: Queue = new bullmq.Queue(queueName, { connection: redis });
  // It reconnects by itself.
  queue.on('error', () => {});
  const crew = new Crew();
  let games = 0;
  let metrics: Server | null = null;
  let worker: Worker | null = null;
  const play = async ({ data }: Job): Promise<readonly unknown[]> =>
    crew.play(read(data), () => {
      games += 1;
    });
  const read = (data: unknown): Batch => {
    try {
      const batch = readBatch(data, commands);
      checkOrders(batch);
      return batch;
    } catch (error) {
      // A retry would fail, too.
      throw new bullmq.UnrecoverableError(error instanceof Error ? error.message : String(error));
    }
  };
  try {
    if (port !== null) metrics = await serveMetrics(port, queue, () => games);
    worker = new bullmq.Worker(queueName, play, {
      connection: redis,
      concurrency: jobs,
      lockDuration: silence,
      stalledInterval: Math.max(1, silence / 2),
      maxStalledCount: DEATHS - 1,
      metrics: { maxDataPoints: bullmq.MetricsTime.ONE_HOUR },
    });
    worker.on('error', () => {});
    worker.on('failed', (_, error) => print([`A batch ended with an error: ${plain(error.message)}`]));
    await worker.waitUntilReady();
    print([
      `Plays what is in the queue at ${withoutSecrets(options.queue)}, ${jobs} at a time. Ctrl-C ends it.`,
    ]);
    await dismissal();
  } finally {
    await worker?.close();
    crew.dismiss();
    metrics?.close();
    await queue.close();
    redis.disconnect();
  }
  print([`Played ${many(games, 'game')}.`]);
}

/** Resolves on Ctrl-C, or when the machine shuts down. */
const dismissal = (): Promise<void> =>
  new Promise((resolve) => {
    let asked = false;
    const hear = (): void => {
      if (asked) process.exit(130);
      asked = true;
      resolve();
    };
    process.on('SIGINT', hear);
    process.on('SIGTERM', hear);
  });

async function serveMetrics(port: number, queue: Queue, games: () => number): Promise<Server> {
  const server = createServer(async (_, response) => {
    const own = `# HELP runebound_games_played_total Games that this worker has played\n# TYPE runebound_games_played_total counter\nrunebound_games_played_total ${games()}\n`;
    try {
      response.setHeader('content-type', 'text/plain; version=0.0.4');
      response.end(`${await queue.exportPrometheusMetrics()}\n${own}`);
    } catch {
      response.statusCode = 503;
      response.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new CommandError(`Nothing can be served on port ${port}: ${error.message}.`)),
    );
    server.listen(port, resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address) print([`Metrics: http://localhost:${address.port}/`]);
  return server;
}
