import { type Priced, pricesOf } from './prices.js';
import { roundOf } from './rounds.js';
import type { Order, PriceOrder } from './rows.js';
import { sets } from './sets.js';

/*
 * Does rounds of rows, in a process of its own. Time is processor time: it stands still while another program has the processor, and collecting
 * garbage counts, whichever thread does it.
 */

const priced = new Map<string, Priced>();

function price({ set: name, play, actions }: PriceOrder): void {
  const set = sets.find((one) => one.name === name);
  if (set === undefined) throw new Error(`No set of modules is called "${name}".`);
  const known = priced.get(`${name}, ${play}`) ?? pricesOf(set, play);
  priced.set(`${name}, ${play}`, known);
  process.send?.(known(actions));
}

process.on('message', (order: Order) => {
  if ('set' in order) return price(order);
  const { id, units } = order;
  // While a process waits for its turn it forgets compiled code and loses the caches: so many units bring them back.
  roundOf(id, units)();
  const run = roundOf(id, units);
  const begun = process.cpuUsage();
  const done = run();
  const { user, system } = process.cpuUsage(begun);
  process.send?.((done * 1e6) / (user + system));
});
