import { existsSync } from 'node:fs';
import { createApp } from './app.js';
import { describe } from './net/log.js';
import { settingsFrom } from './settings.js';

/* Starts the server: npm run server, at the root of the repository. */

async function main(): Promise<void> {
  const settings = settingsFrom(process.env);
  const { app, database } = await createApp(settings);
  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  console.log(`Tables of Runebound, kept in ${database}.`);
  if (!existsSync(settings.BOARD_FOLDER))
    console.log('The board is not built, so there is no page: npm run build -w examples/board');
  console.log(`Open ${address}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}

/** What nobody expected ends the server; what it was about is not printed, as it is not logged. */
process.on('uncaughtException', (error) => {
  console.error(JSON.stringify(describe(error)));
  process.exit(1);
});

main().catch((error) => {
  // Errors of ours say what to do; those with a cause are a database's, and repeat what they were given.
  const isOurs = error instanceof Error && error.cause === undefined;
  console.error(isOurs ? error.message : JSON.stringify(describe(error)));
  process.exitCode = 1;
});
