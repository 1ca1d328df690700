/**
 * `npm run bench:odds`: what the odds of a whole combat take, in processor time, against each enemy of the box and of the modules, with
 * no, one and two Allies. `-- --slow` counts a share of them in the slow way too, each position played by itself.
 */
import { loadavg } from 'node:os';
import { combatOdds } from '../src/bots/second-edition/index.js';
import { rulesetOf, type SecondEditionState } from '../src/second-edition/index.js';
import { combatOddsOn as playedOut } from '../test/second-edition/inspect/played-out/index.js';
import { type Fight, fightsWith } from './fights.js';
import { median } from './measure.js';

/** The slow way takes seconds: of so many fights it counts one. */
const SHARE = 12;
/** How often each fight is counted, after once that does not count. */
const ROUNDS = 3;

/** Processor time in ms, with that of the collection of garbage. */
function timeOf(done: () => void): number {
  const begun = process.cpuUsage();
  done();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

function timesOf(fights: readonly Fight[], rounds: number, count: (fight: Fight) => void): number[] {
  const times = fights.map((): number[] => []);
  for (let round = 0; round <= rounds; round++)
    fights.forEach((fight, at) => {
      const time = timeOf(() => count(fight));
      if (round > 0) times[at]?.push(time);
    });
  return times.map(median);
}

const fast = ({ state, modules }: Fight): void => {
  combatOdds(state as SecondEditionState, {}, rulesetOf(modules));
};

const slow = ({ state, modules }: Fight): void => {
  rulesetOf(modules).ask(state as SecondEditionState, (g) => playedOut(g, {}));
};

const told = (times: readonly number[]): string =>
  `median ${median(times).toFixed(1)} ms, nine of ten within ${[...times]
    .sort((a, b) => a - b)
    [Math.floor(times.length * 0.9)]?.toFixed(1)} ms, maximum ${Math.max(...times).toFixed(1)} ms`;

const isSlow = process.argv.includes('--slow');
for (const allies of [0, 1, 2]) {
  const fights = fightsWith(allies);
  const who = ['no Allies', 'one Ally', 'two Allies'][allies];
  console.log(`${fights.length} fights with ${who}: ${told(timesOf(fights, ROUNDS, fast))}`);
  if (!isSlow) continue;
  const few = fights.filter((_, at) => at % SHARE === 0);
  console.log(`  ${few.length} of them: ${told(timesOf(few, ROUNDS, fast))}`);
  console.log(`  the same in the slow way, once: ${told(timesOf(few, 1, slow))}`);
}
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
