/* Plays a row under the engine's own counters: `accesses.ts` starts it, with the engine's log of property accesses. Blocks are counted only in code that is read after the order to do so. */
const { Session } = require('node:inspector');

const [, , file, row, warm, counted] = process.argv;

const session = new Session();
session.connect();

/** What an order to the engine brings, at once. */
function told(order, how = {}) {
  let answer;
  session.post(order, how, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

told('Profiler.enable');
told('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { roundOf } = require(file);
roundOf(row, Number(warm))();
told('Profiler.takePreciseCoverage');
const done = roundOf(row, Number(counted))();
process.stdout.write(JSON.stringify({ done, ...told('Profiler.takePreciseCoverage') }));
