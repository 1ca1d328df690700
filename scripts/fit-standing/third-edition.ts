import { readFileSync } from 'node:fs';
import { type StandingName, standingNames } from '../../src/bots/third-edition/search/worth.js';
import { rowsOfGame } from '../../tools/workshop/index.js';

/*
 * Fits the judgement of Third Edition (`src/bots/third-edition/search/worth.ts`): who wins, one of the players or nobody, by their standings at the
 * beginning of each round. Nobody has a score of 0.
 */

/** A round of a game: the standings of those who are in it, and the place of the one who won in the end; -1 for nobody. */
interface Table {
  readonly game: number;
  readonly standings: readonly (readonly number[])[];
  readonly winner: number;
}

/** Makes a score of a standing. */
type Score = (standing: readonly number[]) => number;

/** The judgement that was written by hand: so much better is one unit of each number. */
const byHand: Readonly<Partial<Record<StandingName, number>>> = {
  story: 2,
  skills: 2,
  assets: 1,
  gold: 0.5,
  trophies: 1,
  health: 0.2,
};

const handScore: Score = (standing) =>
  standingNames.reduce((sum, name, at) => sum + (byHand[name] ?? 0) * (standing[at] ?? 0), 0);

/** The rows of a data set that `npx runebound-engine dataset --edition third-edition --out …csv` has written. */
const rowsIn = (file: string): readonly (readonly number[])[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));

const rowsOf = (games: number): readonly (readonly number[])[] =>
  Array.from({ length: games }, (_, game) =>
    rowsOfGame(
      {
        edition: 'third-edition',
        scenarios: ['ascendance-of-margath', 'corpse-king'],
        modules: [],
        games,
        players: 2,
        seed: 'learn',
        bound: 60,
        bots: ['sensible', 'sensible', 'nimble'],
      },
      game,
    ),
  ).flat();

function tablesOf(rows: readonly (readonly number[])[]): readonly Table[] {
  const tables = new Map<string, { game: number; standings: (readonly number[])[]; winner: number }>();
  for (const [game = 0, round, , won, ...standing] of rows) {
    const key = `${game}/${round}`;
    const table = tables.get(key) ?? { game, standings: [], winner: -1 };
    tables.set(key, table);
    if (won === 1) table.winner = table.standings.length;
    table.standings.push(standing);
  }
  return [...tables.values()];
}

/** How likely each player of a table wins, and nobody, who comes last. */
function chances(score: Score, { standings }: Table): number[] {
  const odds = [...standings.map((standing) => Math.exp(score(standing))), 1];
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a score makes of tables: the mean of what each surprises by. */
const surprise = (score: Score, tables: readonly Table[]): number =>
  mean(tables.map((table) => -Math.log(chances(score, table).at(table.winner) ?? 1)));

/** The same of who won, where it is known that somebody did, and there was more than one who could. */
const surpriseOfWinner = (score: Score, tables: readonly Table[]): number =>
  mean(
    tables
      .filter(({ winner, standings }) => winner >= 0 && standings.length > 1)
      .map((table) => {
        const [nobody = 0, ...players] = chances(score, table).reverse();
        return -Math.log((players.reverse()[table.winner] ?? 1) / (1 - nobody));
      }),
  );

/** Gradient descent with momentum, each number in steps of its own size, and with a little pull to 0. The last weight is added to each score. */
function weigh(
  tables: readonly Table[],
  inputs: (standing: readonly number[]) => readonly number[],
): number[] {
  const read = tables.map(({ standings, ...table }) => ({ ...table, standings: standings.map(inputs) }));
  const size = read[0]?.standings[0]?.length ?? 0;
  const weights = Array.from({ length: size }, () => 0);
  const moved = [...weights];
  const spread = weights.map((_, at) =>
    mean(read.flatMap(({ standings }) => standings.map((standing) => (standing[at] as number) ** 2))),
  );
  for (let step = 0; step < 800; step++) {
    const slope = weights.map((weight) => 1e-3 * weight);
    for (const table of read) {
      const likely = chances((standing) => dot(weights, standing), table);
      for (const [seat, standing] of table.standings.entries()) {
        const wrong = (likely[seat] as number) - (seat === table.winner ? 1 : 0);
        for (const [at, value] of standing.entries())
          slope[at] = (slope[at] as number) + (wrong * value) / read.length;
      }
    }
    for (const at of weights.keys()) {
      moved[at] =
        0.9 * (moved[at] as number) - (0.1 * (slope[at] as number)) / ((spread[at] as number) + 1e-2);
      weights[at] = (weights[at] as number) + (moved[at] as number);
    }
  }
  return weights;
}

const dot = (weights: readonly number[], values: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0);

/** Fits, and prints what came of it. */
export function fitThirdEdition({ games, dataset }: { games: number; dataset: string | undefined }): void {
  const tables = tablesOf(dataset === undefined ? rowsOf(games) : rowsIn(dataset));
  const seen = tables.filter(({ game }) => game % 5 !== 0);
  const unseen = tables.filter(({ game }) => game % 5 === 0);
  const all = (standing: readonly number[]): readonly number[] => [...standing, 1];
  const weights = weigh(seen, all);
  const fitted: Score = (standing) => dot(weights, all(standing));
  // What was written by hand knows nothing of nobody: how likely that is, is all that is fitted to it.
  const asWritten = (standing: readonly number[]): readonly number[] => [handScore(standing), 1];
  const shift = shiftOf(seen, handScore);
  const hand: Score = (standing) => handScore(standing) + shift;
  const handWeights = weigh(seen, asWritten);
  const scaled: Score = (standing) => dot(handWeights, asWritten(standing));
  const [chance = 0] = weigh(seen, () => [1]);
  console.log(`${new Set(tables.map(({ game }) => game)).size} games, ${tables.length} rounds`);
  for (const [at, name] of [...standingNames, 'everybody'].entries())
    console.log(name.padEnd(10), (weights[at] as number).toFixed(2).padStart(6));
  console.log('log loss of games held out, of who wins if anybody, and of who won where somebody did:');
  for (const [name, score] of Object.entries({
    fitted,
    'by hand, and a constant for nobody': hand,
    'by hand, its size fitted, too': scaled,
    'by chance, and a constant for nobody': () => chance,
  }))
    console.log(
      `  ${surprise(score, unseen).toFixed(3)}  ${surpriseOfWinner(score, unseen).toFixed(3)}  ${name}`,
    );
}

/** What has to be added to a score so that nobody wins as often as in these tables. */
function shiftOf(tables: readonly Table[], score: Score): number {
  let [low, high] = [-20, 20];
  const wins = mean(tables.map(({ winner }) => (winner >= 0 ? 1 : 0)));
  for (let step = 0; step < 40; step++) {
    const shift = (low + high) / 2;
    const reckoned = mean(
      tables.map((table) => 1 - (chances((standing) => score(standing) + shift, table).at(-1) as number)),
    );
    if (reckoned < wins) low = shift;
    else high = shift;
  }
  return (low + high) / 2;
}
