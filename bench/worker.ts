import { allRows } from './all-rows.js';
import type { Order, Ready } from './rows.js';

/*
 * Does rounds of rows, in a process of its own. Time is processor time: it stands still while another program has the processor, and collecting
 * garbage counts, whichever thread does it.
 */

const opened = new Map<string, Ready>();

function open(id: string): Ready {
  const row = allRows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`No row is called "${id}".`);
  const ready = row.open();
  opened.set(id, ready);
  return ready;
}

process.on('message', ({ id, units }: Order) => {
  const ready = opened.get(id) ?? open(id);
  // While a process waits for its turn it forgets compiled code and loses the caches: so many units bring them back.
  ready(units)();
  const run = ready(units);
  const begun = process.cpuUsage();
  const done = run();
  const { user, system } = process.cpuUsage(begun);
  process.send?.((done * 1e6) / (user + system));
});
