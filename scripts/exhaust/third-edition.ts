import { scenarioIds } from '../../src/third-edition/bundled.js';
import { direct, type PlayerOf } from '../../tools/workshop/exhaust/third-edition/directed.js';
import { CoverageRecorder } from '../../tools/workshop/exhaust/third-edition/recorder.js';
import { livelyPlayer } from '../../tools/workshop/third-edition/player.js';
import type { Orders, Search } from './edition.js';

/* What the cards of Third Edition can do: first looked for in games from their setup, then from positions laid out for a card. */

/** The most actions of a game. */
const LONG = 4_000;

/** A game from its setup; its number selects the players. */
function playOrdinary(
  witness: CoverageRecorder,
  scenario: string,
  seed: string,
  number: number,
  playerOf: PlayerOf,
): void {
  const { ruleset } = witness;
  const { heroes } = ruleset.rules.content;
  const of = `${seed}/${scenario}/${number}`;
  const hero = heroes[number % heroes.length] as string;
  const players = Array.from({ length: 2 + (number % 3) }, (_, at) => (at === 0 ? { hero } : {}));
  const start = ruleset.createGame({ edition: 'third-edition', scenario, players, seed: of });
  witness.play(start, playerOf(of), LONG, () => false);
}

/**
 * Looks for everything that the cards of the scenarios can do.
 *
 * @param playerOf - who plays, by a seed
 */
export function thirdEdition(orders: Orders, playerOf: PlayerOf = livelyPlayer): Search {
  const { seed, games, modules } = orders;
  const asked = modules.length > 0 ? modules : scenarioIds;
  const lines: string[] = [];
  const report: Record<string, object> = {};
  let missing = 0;
  for (const scenario of asked) {
    const known = scenarioIds.find((id) => id === scenario);
    if (known === undefined)
      throw new Error(`There is no scenario "${scenario}". Scenarios: ${scenarioIds.join(', ')}.`);
    const witness = new CoverageRecorder(known);
    let played = 0;
    while (played < games && witness.missing().length > 0)
      playOrdinary(witness, known, seed, played++, playerOf);
    const directed = [...direct(witness, known, seed, playerOf)].length;
    const never = witness.missing().map(({ id }) => id);
    missing += never.length;
    const table = tallies(witness);
    lines.push(
      `${known}: ${played} games from their beginning, ${directed} from positions`,
      ...Object.entries(table).map(
        ([kind, [ordinary, inAll, all]]) =>
          `  ${kind.padEnd(8)} ${inAll} of ${all}, ${ordinary} of them in games from their beginning`,
      ),
      ...(never.length > 0 ? ['  Never seen:', ...never.map((id) => `    ${id}`)] : []),
    );
    report[known] = { games: played, directed, kinds: table, never };
  }
  return { text: lines.join('\n'), report: { seed, scenarios: report }, missing };
}

/** By kind: seen in ordinary games, seen in all, and how many there are. */
function tallies(witness: CoverageRecorder): Record<string, [number, number, number]> {
  const table: Record<string, [number, number, number]> = {};
  for (const id of witness.deeds.keys()) {
    const kind = id.split(' ')[0] as string;
    table[kind] ??= [0, 0, 0];
    const row = table[kind];
    const way = witness.seen.get(id);
    row[2] += 1;
    if (way !== undefined) row[1] += 1;
    if (way === 'ordinary') row[0] += 1;
  }
  return table;
}
