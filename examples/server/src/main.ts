import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { createApp } from './app.js';
import { describe } from './net/log.js';
import { settingsFrom } from './settings.js';
import { whyNot } from './why-not.js';

/* Starts the server: npm run server, at the root of the repository. */

/** The addresses of this machine by which others of its network reach it. */
const addresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ internal, family, address }) => (internal || family !== 'IPv4' ? [] : address)),
  );

/** How other machines get in. */
function othersMay(host: string, port: string): readonly string[] {
  if (host === '127.0.0.1')
    return ['Only this machine gets in. HOST=0.0.0.0 lets in the others of its network.'];
  if (host !== '0.0.0.0') return [];
  return addresses().map((one) => `From here and from other machines of the network: http://${one}:${port}/`);
}

async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const { app, database } = await createApp(settings);
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  console.log(`Tables of Runebound, kept in ${database}.`);
  if (!existsSync(settings.BOARD_FOLDER))
    console.log('The board is not built, so there is no page: npm run build -w examples/board');
  console.log([`Open ${address}/`, ...othersMay(settings.HOST, new URL(address).port)].join('\n'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}

/** What nobody expected ends the server; what it was about is not printed, as it is not logged. */
process.on('uncaughtException', (error) => {
  console.error(JSON.stringify(describe(error)));
  process.exit(1);
});

main().catch((error) => {
  console.error(whyNot(error));
  process.exitCode = 1;
});
