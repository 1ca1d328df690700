/*
 * How often a Hero as it starts, bare-handed and alone, beats each Challenge of the base box, or of a pack of cards: npm run duels -- --modules traps-and-terrors
 *
 *   --modules a,b     only the Challenges that these modules bring, with their rules in force
 *   --fights 100      fights of each Hero against each
 *   --colors green    only these colors
 *   --cards a,b       only these Challenges, of any module
 *   --seed duels      which fights they are
 */
import { parseArgs } from 'node:util';
import { rulesetOf } from '../src/second-edition/index.js';
import { chancesByChallenge, chancesByHero, colorRates } from './balance/chances.js';
import { bareHanded, challengesOf, duelForBalance } from './balance/duel.js';
import { challengeTable, heroTable } from './balance/page.js';

const list = (names: string): string[] => names.split(',').filter((name) => name !== '');

function main(): void {
  const { values } = parseArgs({
    options: {
      modules: { type: 'string', default: '' },
      fights: { type: 'string', default: '100' },
      colors: { type: 'string', default: 'green,yellow,blue,red' },
      cards: { type: 'string', default: '' },
      seed: { type: 'string', default: 'duels' },
    },
  });
  const modules = list(values.modules);
  const challenges = values.cards === '' ? challengesOf(modules, list(values.colors)) : list(values.cards);
  const { heroes } = rulesetOf(modules).rules.content;
  const duels = heroes.flatMap((hero) =>
    duelForBalance({
      duelist: bareHanded(hero),
      challenges,
      fights: Number(values.fights),
      modules,
      seed: values.seed,
    }),
  );
  const together = { hero: 'all', rates: colorRates(duels) };
  console.log(heroTable([...chancesByHero(duels), together]));
  console.log(`\n${challengeTable(chancesByChallenge(duels))}`);
}

main();
