import { createServer, type Server } from 'node:http';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import type { Queue, Worker } from 'bullmq';
import { CommandError, plain, print } from '../../terminal.js';
import { milliseconds, whole } from '../orders.js';
import { Helper } from '../processes.js';
import type { Batch } from './batches.js';
import { connect, queueName, withoutSecrets } from './redis.js';

/* `worker`: takes batches of games out of a queue, and plays them on all cores. */

/** The options of the command, as they are typed. */
export interface WorkerCommand {
  readonly queue: string;
  readonly jobs?: string;
  readonly silence: string;
  readonly metrics?: string;
}

/** How often a batch may kill its worker before nobody takes it any more. */
const DEATHS = 3;

/** Processes that play, each for one batch at a time; who dies is replaced. */
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

/** Plays what is in a queue until somebody presses Ctrl-C: then what was begun is played to its end, unless it is pressed again. */
export async function work(options: WorkerCommand, commands: readonly string[]): Promise<void> {
  const jobs = whole('--jobs', options.jobs ?? String(availableParallelism()), 1, 256);
  const silence = milliseconds('--silence', options.silence);
  const { bullmq, redis } = await connect(options.queue);
  const queue: Queue = new bullmq.Queue(queueName, { connection: redis });
  const crew = new Crew();
  let games = 0;
  const worker: Worker<Batch> = new bullmq.Worker<Batch>(
    queueName,
    async ({ data }) => {
      if (!commands.includes(data.called))
        throw new bullmq.UnrecoverableError('This worker does not know such games.');
      return crew.play(data, () => {
        games += 1;
      });
    },
    {
      connection: redis,
      concurrency: jobs,
      lockDuration: silence,
      stalledInterval: Math.max(1, silence / 2),
      maxStalledCount: DEATHS,
      metrics: { maxDataPoints: bullmq.MetricsTime.ONE_HOUR },
    },
  );
  // They connect again by themselves.
  queue.on('error', () => {});
  worker.on('error', () => {});
  worker.on('failed', (_, error) => print([`A batch ended with an error: ${plain(error.message)}`]));
  const metrics =
    options.metrics === undefined ? null : await serveMetrics(options.metrics, queue, () => games);
  await worker.waitUntilReady();
  print([
    `Plays what is in the queue at ${withoutSecrets(options.queue)}, ${jobs} at a time. Ctrl-C ends it.`,
  ]);
  await dismissal();
  await worker.close();
  crew.dismiss();
  metrics?.close();
  await queue.close();
  redis.disconnect();
  print([`Played ${games} ${games === 1 ? 'game' : 'games'}.`]);
}

/** Until somebody has pressed Ctrl-C, or the machine is to be shut down. */
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

/** Says how the queue stands to whoever asks, in the form of Prometheus. */
async function serveMetrics(port: string, queue: Queue, games: () => number): Promise<Server> {
  const number = whole('--metrics', port, 0, 65_535);
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
      reject(new CommandError(`Nothing can be served on port ${number}: ${error.message}.`)),
    );
    server.listen(number, resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address) print([`Metrics: http://localhost:${address.port}/`]);
  return server;
}
