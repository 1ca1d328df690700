/**
 * Runs `npm run fuzz-saves` chunk by chunk, each with a seed of its own, and writes the figures of each to a file; seeds that stand there are left out, so that
 * it can be stopped and gone on with:
 *
 *   npx tsx scripts/fuzz-saves/chunks.ts FIGURES FIRST LAST [options of fuzz-saves]
 *   npx tsx scripts/fuzz-saves/chunks.ts packs.txt 1001 1020 --packs --saves 50000
 *
 * What broke is written to FIGURES with `-broken` after its name.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [figures = '', first = '', last = '', ...options] = process.argv.slice(2);
const fuzz = fileURLToPath(new URL('../fuzz-saves.ts', import.meta.url));

const lines = (): readonly string[] => (existsSync(figures) ? readFileSync(figures, 'utf8').split('\n') : []);
const figure = (said: string, name: string): string =>
  new RegExp(`^${name} +(\\d+)`, 'm').exec(said)?.[1] ?? '?';

if (!/^\d+$/.test(first) || !/^\d+$/.test(last)) {
  console.error('chunks.ts FIGURES FIRST LAST [options of fuzz-saves]: two seeds, the first and the last.');
  process.exit(2);
}
for (let seed = Number(first); seed <= Number(last); seed++) {
  if (lines().some((line) => line.startsWith(`${seed} `))) continue;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', fuzz, '--seed', String(seed), ...options],
    { encoding: 'utf8', maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0 && status !== 1) process.exit(status ?? 2);
  const [tried, refused, broken] = ['Saves', 'Refused', 'Broken'].map((name) => figure(stdout, name));
  appendFileSync(figures, `${seed} tried ${tried} refused ${refused} broken ${broken}\n`);
  if (status === 1) appendFileSync(`${figures}-broken`, `seed ${seed}\n${stdout}\n`);
}
