import { openDatabase } from '../src/store/database.js';

/* A process that writes into the log of an embedded database until that needs room that is not there. */

const [, , folder = ''] = process.argv;
const { sql } = await openDatabase({ folder });
await sql.execute(`insert into tables (id, options, seed) values ('before', '{}', 'seed')`);
process.send?.('ready');
process.once('message', async () => {
  // A message in the log takes room there and nowhere else.
  for (;;)
    await sql.transaction((tx) =>
      tx.execute(`select pg_logical_emit_message(true, 'x', repeat('x', 100000))`),
    );
});
