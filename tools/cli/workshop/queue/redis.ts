import type { Redis } from 'ioredis';
import { CommandError, optional, plain, version } from '../../terminal.js';

/* The queue is in Redis, through BullMQ. Both are optional dependencies. */

const libraries = () =>
  optional(
    () => Promise.all([import('bullmq'), import('ioredis')]),
    'A queue needs BullMQ and a client of Redis: npm install bullmq ioredis',
  );

/** The version is part of the name: workers of another version play other games for the same seed. */
export const queueName = `runebound-engine-${version}`;

export function withoutSecrets(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

function assertAddress(address: string): void {
  if (URL.canParse(address) && /^rediss?:$/.test(new URL(address).protocol)) return;
  throw new CommandError(
    `--queue is the address of a Redis, such as redis://localhost:6379, not "${plain(address)}".`,
  );
}

export interface Connected {
  readonly bullmq: typeof import('bullmq');
  readonly redis: Redis;
}

export async function connect(address: string): Promise<Connected> {
  assertAddress(address);
  const [bullmq, { Redis }] = await libraries();
  // A worker waits for a batch without a limit, but a missing server is reported at once.
  const first = new Redis(address, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  let why = '';
  first.on('error', (error) => {
    why = ` (${error.message})`;
  });
  try {
    await first.connect();
    await first.ping();
    // An unknown database number is refused silently, and database 0 used instead.
    if (why !== '') throw new Error(why);
  } catch (error) {
    const reason = why === '' && error instanceof Error ? ` (${error.message})` : why;
    throw new CommandError(`No Redis answers at ${withoutSecrets(address)}${plain(reason)}.`);
  } finally {
    first.disconnect();
  }
  const redis = new Redis(address, { maxRetriesPerRequest: null });
  // It reconnects by itself.
  redis.on('error', () => {});
  return { bullmq, redis };
}
