import { sourceFrom, wordsOfSeed } from '../../../../src/kernel/index.js';
import { fromScenario } from '../../../../src/scenario/third-edition/index.js';
import type { ThirdEditionRuleset } from '../../../../src/third-edition/compose.js';
import type { ThirdEditionState } from '../../../../src/third-edition/types.js';
import type { Player } from '../../third-edition/player.js';
import { firstTurn, laterOn } from '../../third-edition/positions.js';
import type { Behavior, CoverageRecorder } from './recorder.js';

export type PlayerOf = (seed: string) => Player;

const SHORT = 90;

/** Games for a deed before it counts as never happening. */
const ATTEMPTS = 240;

function playDirected(
  witness: CoverageRecorder,
  scenario: string,
  deed: Behavior,
  seed: string,
  attempt: number,
  playerOf: PlayerOf,
): void {
  const { ruleset } = witness;
  const { heroes } = ruleset.rules.content;
  const of = `${seed}/${deed.id}/${attempt}`;
  const source = sourceFrom(wordsOfSeed(of));
  const isHero = deed.card !== undefined && heroes.includes(deed.card);
  const hero = isHero ? (deed.card as string) : (heroes[source.below(heroes.length)] as string);
  const below = (n: number): number => source.below(n);
  const begun = () =>
    ruleset.createGame({ edition: 'third-edition', scenario, players: [{ hero }, {}], seed: of });
  const start =
    attempt % 2 === 1 && isEnemy(ruleset, deed.card)
      ? fighting(ruleset, hero, deed.card, below, of)
      : laterOn(ruleset, firstTurn(ruleset, begun()), below, deed.card);
  witness.play(start, playerOf(of), SHORT, () => witness.seen.has(deed.id));
}

/** Plays until every deed is seen or has had its attempts. Yields once per game. */
export function* direct(
  witness: CoverageRecorder,
  scenario: string,
  seed: string,
  playerOf: PlayerOf,
  attempts = ATTEMPTS,
): Generator<Behavior, void> {
  witness.way = 'directed';
  for (let attempt = 0; attempt < attempts; attempt++)
    for (const deed of witness.missing()) {
      if (witness.seen.has(deed.id)) continue;
      playDirected(witness, scenario, deed, seed, attempt, playerOf);
      yield deed;
    }
}

const isEnemy = ({ rules }: ThirdEditionRuleset, card: string | undefined): card is string =>
  card !== undefined && rules.content.cards[card]?.kind === 'enemy';

/** Its tokens are random, but show surges more often: few abilities cost none. */
function fighting(
  ruleset: ThirdEditionRuleset,
  hero: string,
  enemy: string,
  below: (n: number) => number,
  seed: string,
): ThirdEditionState {
  const { enemyTokens, tokens: all } = ruleset.rules.content;
  const tokens = Object.fromEntries(
    [...enemyTokens.always, ...enemyTokens.act2].map((id) => {
      const surge = all[id]?.faces.findIndex(({ symbol }) => symbol === 'surge' || symbol === 'double') ?? -1;
      return [id, { face: (surge >= 0 && below(3) > 0 ? surge : below(2)) as 0 | 1 }];
    }),
  );
  return fromScenario(
    {
      game: { players: [{ hero, damage: below(8) }, {}], time: { act: 2 }, seed },
      given: { combat: { player: 0, enemy, phase: 'act', acting: 'foe', foe: { tokens } } },
    },
    ruleset,
  );
}
