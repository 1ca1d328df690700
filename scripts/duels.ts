/*
 * How often a Hero as it starts, bare-handed and alone, beats each Challenge that a pack of cards brings: npm run duels -- --modules traps-and-terrors
 *
 *   --modules a,b     the modules whose Challenges are fought
 *   --fights 100      fights of each Hero against each
 *   --colors green    only these colors
 *   --cards a,b       only these Challenges
 *   --seed duels      which fights they are
 */
import { parseArgs } from 'node:util';
import { bundledModules, type ContentPack, rulesetOf } from '../src/second-edition/index.js';
import { duelForBalance } from './balance/duel.js';
import type { Duel } from './balance/played.js';

/** The chance of a Challenge: of all Heroes together, of the worst and of the best. */
interface Chance {
  readonly challenge: string;
  readonly color: string;
  readonly all: number;
  readonly least: number;
  readonly most: number;
}

const list = (names: string): string[] => names.split(',').filter((name) => name !== '');

/** One row a Challenge, from what every Hero won. */
function chances(duels: readonly Duel[]): Chance[] {
  return [...new Set(duels.map((duel) => duel.challenge))].map((challenge) => {
    const of = duels.filter((duel) => duel.challenge === challenge);
    const rates = of.map(({ won, fights }) => won / fights);
    const all = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    return { challenge, color: of[0]?.color ?? '', all, least: Math.min(...rates), most: Math.max(...rates) };
  });
}

function main(): void {
  const { values } = parseArgs({
    options: {
      modules: { type: 'string', default: 'traps-and-terrors' },
      fights: { type: 'string', default: '100' },
      colors: { type: 'string', default: 'green,yellow,blue,red' },
      cards: { type: 'string', default: '' },
      seed: { type: 'string', default: 'duels' },
    },
  });
  const modules = list(values.modules);
  const brought = modules.flatMap(
    (id) =>
      (bundledModules[id]?.content as ContentPack | undefined)?.adventures?.map((card) => card.id) ?? [],
  );
  const only = values.cards === '' ? brought : list(values.cards);
  const colors = list(values.colors);
  const { heroes } = rulesetOf(modules).rules.content;
  const rows = chances(
    heroes.flatMap((hero) =>
      duelForBalance({ hero, colors, fights: Number(values.fights), modules, seed: values.seed, only }),
    ),
  );
  const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`.padStart(8);
  for (const color of colors) {
    const ours = rows.filter((row) => row.color === color);
    if (ours.length === 0) continue;
    const mean = ours.reduce((sum, { all }) => sum + all, 0) / ours.length;
    console.log(`${color.padEnd(34)} ${percent(mean)}   worst Hero  best Hero`);
    for (const { challenge, all, least, most } of ours)
      console.log(`  ${challenge.padEnd(32)} ${percent(all)}   ${percent(least)}   ${percent(most)}`);
  }
}

main();
