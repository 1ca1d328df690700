import type { ScenarioId } from '../../../third-edition/bundled.js';
import type { ContentPack } from '../../../third-edition/content/pack.js';
import { sharesByHero } from '../../balance/statistics.js';
import { playThirdEdition, type ThirdEditionOrder } from '../../balance/third-edition/play.js';
import type { PlayedGame } from '../../balance/third-edition/played.js';
import { direct } from '../../exhaust/third-edition/directed.js';
import { CoverageRecorder } from '../../exhaust/third-edition/recorder.js';
import { counted, type Setting } from '../../simulation/games.js';
import { reportOn } from '../../simulation/report.js';
import { livelyPlayer } from '../../third-edition/player.js';
import { Counts, type Trial, type TrialOrders, type TriedCard } from '../trial.js';
import { neverOf } from './reasons.js';

const cardsOf = ({
  heroes = [],
  assets = [],
  skills = [],
  adventures = [],
  stories = [],
  villains = [],
}: ContentPack): string[] =>
  [...heroes, ...assets, ...skills, ...adventures, ...stories, ...villains].map(({ id }) => id);

/** A trial of packs that are played together in a scenario, checked by `checkContent` before. */
export function trialInScenario(
  packs: readonly ContentPack[],
  scenario: ScenarioId,
  { games, players, seed, bound, attempts }: TrialOrders,
): Trial {
  const own = [...new Set(packs.flatMap(cardsOf))];
  const isOwn = new Set(own);
  const witness = new CoverageRecorder(scenario, packs, (card) => card !== undefined && isOwn.has(card));
  const { cards } = witness.ruleset.rules.content;
  // An impossible number of players is reported before the first game.
  for (const count of players)
    witness.ruleset.createGame({ edition: 'third-edition', scenario, players: count, seed });
  const setting: Setting = {
    edition: 'third-edition',
    scenarios: [scenario],
    modules: [],
    games,
    players,
    bots: ['sensible'],
    seed,
    bound,
  };
  const played: PlayedGame[] = [];
  const met = new Counts();
  const fought = { times: new Counts(), beaten: new Counts() };
  let directed = 0;
  let whole = false;

  function play(order: ThirdEditionOrder): void {
    const seen = new Set<string>();
    let foe = '';
    const game = playThirdEdition(order, {
      ruleset: witness.ruleset,
      onEvents(events) {
        witness.hear(events);
        for (const event of events) {
          const card = 'card' in event ? String(event.card) : '';
          if (isOwn.has(card)) seen.add(card);
          if (event.type === 'combat/began') foe = card;
          if (event.type !== 'combat/ended' || !isOwn.has(foe)) continue;
          fought.times.add(foe);
          if ('winner' in event && event.winner === 0) fought.beaten.add(foe);
          foe = '';
        }
      },
    });
    for (const { hero } of game.seats) if (isOwn.has(hero)) seen.add(hero);
    for (const card of seen) met.add(card);
    played.push(game);
  }

  const triedCards = (): TriedCard[] => {
    const heroes = sharesByHero(played.filter(({ winners }) => winners.length > 0));
    return own.map((id) => {
      const card = cards[id];
      const deeds = [...witness.deeds.values()].filter((deed) => deed.card === id);
      const wayOf = (way: string): number => deeds.filter((deed) => witness.seen.get(deed.id) === way).length;
      const times = fought.times.get(id);
      return {
        card: id,
        name: card?.name ?? id,
        kind: card?.kind ?? '',
        deeds: deeds.length,
        seen: wayOf('ordinary') + wayOf('directed'),
        directed: wayOf('directed'),
        met: met.get(id),
        beaten: times > 0 ? fought.beaten.get(id) / times : null,
        holders: heroes.find(({ name }) => name === id) ?? null,
      };
    });
  };

  return {
    *games() {
      for (let number = 0; number < games; number++) {
        const count = players[number % players.length] as number;
        play({ scenario, players: count, seed: `${seed}/${number + 1}`, maxRounds: bound });
        yield number;
      }
    },
    *search() {
      for (const deed of direct(witness, scenario, seed, livelyPlayer, attempts)) {
        directed += 1;
        yield deed;
      }
      whole = true;
    },
    progress: () => ({ seen: witness.seen.size, all: witness.deeds.size }),
    report: () => ({
      packs: packs.map(({ name }) => name),
      games: reportOn(
        setting,
        played.map((game) => counted({}, game)),
      ),
      directed,
      whole,
      cards: triedCards(),
      never: neverOf(witness, own),
    }),
  };
}
