import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rulesetFor } from 'runebound-engine';
import { WebSocket } from 'ws';
import { Client } from '../src/client.js';

/*
 * How much the server carries: so many tables of two bots at once, played through the real server, its database and a socket each.
 *
 *   npm run load -w examples/server -- --tables 1000 --seconds 60
 *   npm run load -w examples/server -- --tables 10 --strength search --pause 400
 *
 * Latency is how long a plain question (GET /health) waits meanwhile: what a person at one more table would feel.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    strength: { type: 'string', default: 'sensible' },
    /** Milliseconds between two actions of bots; a server among people has 400. */
    pause: { type: 'string', default: '0' },
  },
});
const count = Number(values.tables);
const seconds = Number(values.seconds);

async function started(): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      DATA_FOLDER: 'memory://',
      ...process.env,
      TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
      PORT: '0',
      BOT_PAUSE: values.pause,
      MOST_TABLES: String(count * 2),
      OPENS_A_MINUTE: '1000000',
      TABLES_OF_ADDRESS: '1000000',
      MOST_SOCKETS: '1000000',
      REQUESTS_A_MINUTE: '1000000',
      SOCKETS_OF_ADDRESS: '1000000',
      MESSAGES_OF_ADDRESS: '1000000',
    },
  });
  if (server.stdout)
    for await (const line of createInterface({ input: server.stdout })) {
      const [, url] = /^Open (http\S+)\/$/.exec(line) ?? [];
      if (url !== undefined) return { server, url };
    }
  throw new Error('The server did not start.');
}

/** What processes have used: megabytes that they hold, and seconds of a processor. */
interface Used {
  readonly memory: number;
  readonly seconds: number;
}

/** What Linux counts of a process; `null` on another system. */
function usedBy(pid: number): Used | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // After the name, which may have spaces: the 14th and 15th fields are hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return { memory: Number(kilobytes) / 1024, seconds: (Number(fields[11]) + Number(fields[12])) / 100 };
  } catch {
    return null;
  }
}

/** The processes that a server has started: its bots. */
function botsOf({ pid }: ChildProcess): Used {
  const children = (parent: number): readonly number[] => {
    try {
      return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
    } catch {
      return [];
    }
  };
  const used = children(pid ?? 0).flatMap((child) => usedBy(child) ?? []);
  return {
    memory: used.reduce((sum, { memory }) => sum + memory, 0),
    seconds: used.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

const quantile = (sorted: readonly number[], at: number): string =>
  `${(sorted[Math.floor((sorted.length - 1) * at)] ?? 0).toFixed(1)} ms`;

const { server, url } = await started();
const before = usedBy(server.pid ?? 0);
let moves = 0;
let over = 0;
const seats = ['Ann', 'Bo'].map((name) => ({ name, is: 'bot', strength: values.strength }));
const clients: Client[] = [];
for (let at = 0; at < count; at++) {
  const options = at % 2 ? { edition: 'third-edition', scenario: 'corpse-king' } : {};
  const answer = await fetch(`${url}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options, seats }),
  });
  const { table } = (await answer.json()) as { table: string };
  const socket = () => new WebSocket(`${url.replace('http', 'ws')}/socket`);
  clients.push(
    new Client({
      table,
      rulesFor: (view) => rulesetFor(view as never),
      connect: socket,
      onHeard: ({ by, view }) => {
        if (by !== null) moves++;
        if (view.outcome !== null) over++;
      },
    }),
  );
}

const waits: number[] = [];
const since = performance.now();
const movesBefore = moves;
const botsBefore = botsOf(server);
const usedBefore = usedBy(server.pid ?? 0);
while (performance.now() - since < seconds * 1000) {
  const asked = performance.now();
  await (await fetch(`${url}/health`)).text();
  waits.push(performance.now() - asked);
}
const took = (performance.now() - since) / 1000;
const played = moves - movesBefore;
const after = usedBy(server.pid ?? 0);
const bots = botsOf(server);
waits.sort((a, b) => a - b);
console.log(
  `${count} tables of two bots (${values.strength}), half of them of each edition, a watcher at each; ${took.toFixed(0)} s`,
);
console.log(`${(played / took).toFixed(0)} moves a second, ${over} games over`);
console.log(`latency: median ${quantile(waits, 0.5)}, 99th percentile ${quantile(waits, 0.99)}`);
if (before !== null && after !== null && usedBefore !== null) {
  const share = (now: Used, then: Used) =>
    `${(((now.seconds - then.seconds) / took) * 100).toFixed(0)} % of a core`;
  console.log(
    `server: ${after.memory.toFixed(0)} MB, and ${before.memory.toFixed(0)} MB before the first table; ${share(after, usedBefore)}`,
  );
  console.log(`bots: ${bots.memory.toFixed(0)} MB; ${share(bots, botsBefore)}`);
}
for (const client of clients) client.close();
server.kill();
