/**
 * Fits the judgement of the searching bot (`src/bots/second-edition/search/value.ts`) to games of bundled bots, and prints it: `npm run fit-standing -- --games 500`.
 * Logistic regression of who wins on the difference of the standings of two players, at the beginning of each turn.
 *
 * With `--edition third-edition` that of Third Edition: see `fit-standing/third-edition.ts`. `--dataset standings.csv` takes games that
 * `npx runebound-engine dataset --edition third-edition` has written, in place of playing them.
 */
import { parseArgs } from 'node:util';
import { nimbleBot, playGame, sensibleBot } from '../src/bots/second-edition/index.js';
import { standingNames, standingOf } from '../src/bots/second-edition/search/value.js';
import { tableOf } from '../src/bots/second-edition/table.js';
import { rulesetOf } from '../src/second-edition/bundled.js';
import { fitThirdEdition } from './fit-standing/third-edition.js';

/** A position: how much better the first player stands, number by number, and whether it won. Who is to move counts, too. */
interface Row {
  readonly game: number;
  readonly better: readonly number[];
  /** How the first player stands. */
  readonly own: readonly number[];
  readonly won: boolean;
}

/** The games of two players that are held out: every fifth. */
const isHeldOut = ({ game }: Row): boolean => game % 5 === 0;

/** The positions of a game at the beginning of its turns; none of one without a winner. In half of the games one of the bots is nimble. */
function rowsOf(game: number): Row[] {
  const ruleset = rulesetOf([]);
  const bots = [0, 1].map((seat) => (game % 4 === 3 - seat ? nimbleBot : sensibleBot)(`${game}/${seat}`));
  const seen: { readonly better: number[]; readonly own: number[] }[] = [];
  let turn = 0;
  const { outcome } = playGame({
    players: 2,
    seed: `fit ${game}`,
    bots,
    onAction(_action, state) {
      if (state.turn === turn) return;
      turn = state.turn;
      const g = tableOf(ruleset, state as never);
      const [mine = [], other = []] = [standingOf(g, 0), standingOf(g, 1)];
      const better = mine.map((value, at) => value - (other[at] ?? 0));
      seen.push({ better: [...better, (state.starting + turn) % 2 === 1 ? 1 : -1], own: mine });
    },
  });
  if (outcome === null) return [];
  return seen.map((row) => ({ ...row, game, won: outcome.winners.includes(0) }));
}

const chance = (weights: readonly number[], better: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, at) => sum + weight * (better[at] ?? 0), 0)));

/** What the weights make of rows they have not seen: the mean of what each surprises by. */
function surprise(weights: readonly number[], rows: readonly Row[]): number {
  const each = rows.map(
    ({ better, won }) => -Math.log(won ? chance(weights, better) : 1 - chance(weights, better)),
  );
  return each.reduce((sum, one) => sum + one, 0) / rows.length;
}

/** Gradient descent with momentum, each number in steps of its own size, and with a little pull to 0. */
function weigh(rows: readonly Row[], of: readonly number[]): number[] {
  const size = (rows[0] as Row).better.length;
  const weights = Array.from({ length: size }, () => 0);
  const moved = [...weights];
  const spread = weights.map(
    (_, at) => rows.reduce((sum, { better }) => sum + (better[at] ?? 0) ** 2, 0) / rows.length,
  );
  for (let round = 0; round < 600; round++) {
    const slope = weights.map((weight) => 1e-3 * weight);
    for (const { better, won } of rows) {
      const wrong = chance(weights, better) - (won ? 1 : 0);
      for (const at of of) slope[at] = (slope[at] as number) + (wrong * (better[at] as number)) / rows.length;
    }
    for (const at of of) {
      moved[at] =
        0.9 * (moved[at] as number) - (0.3 * (slope[at] as number)) / ((spread[at] as number) + 1e-3);
      weights[at] = (weights[at] as number) + (moved[at] as number);
    }
  }
  return weights;
}

function fitSecondEdition(games: number): void {
  const rows = Array.from({ length: games }, (_, game) => rowsOf(game)).flat();
  const seen = rows.filter((row) => !isHeldOut(row));
  const unseen = rows.filter(isHeldOut);
  const names = [...standingNames, 'to move'];
  const all = names.map((_, at) => at);
  const weights = weigh(seen, all);
  console.log(`${games} games, ${rows.length} turns`);
  for (const [at, name] of names.entries())
    console.log(name.padEnd(10), (weights[at] as number).toFixed(2).padStart(6));
  const told = (of: readonly number[]): string => surprise(weigh(seen, of), unseen).toFixed(3);
  console.log(
    `log loss of games held out: all ${told(all)}, strength alone ${told([names.indexOf('strength')])}, experience alone ${told([names.indexOf('grown')])}; by chance ${Math.log(2).toFixed(3)}`,
  );
  const score = ({ own }: Row): number => own.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  console.log(
    `mean score of a player: ${(rows.reduce((sum, row) => sum + score(row), 0) / rows.length).toFixed(1)}`,
  );
}

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'second-edition' },
    games: { type: 'string', default: '500' },
    dataset: { type: 'string' },
  },
});
if (values.edition === 'third-edition')
  fitThirdEdition({ games: Number(values.games), dataset: values.dataset });
else fitSecondEdition(Number(values.games));
