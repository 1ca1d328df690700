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

main().catch((error) => {
  // Errors of ours say what to do; those of a database repeat what they were given.
  console.error(error instanceof Error && error.cause === undefined ? error.message : describe(error));
  process.exitCode = 1;
});
