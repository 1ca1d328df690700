import type { ContentPack, SecondEditionModule } from '../../../second-edition/index.js';
import { type GameOrder, playForBalance } from '../../balance/play.js';
import type { PlayedGame } from '../../balance/played.js';
import { sharesBy } from '../../balance/statistics.js';
import { directedGames } from '../../exhaust/second-edition/directed.js';
import { CoverageRecorder } from '../../exhaust/second-edition/recorder.js';
import { drawEvents } from '../../rules.js';
import { counted, type Setting } from '../../simulation/games.js';
import { reportOn } from '../../simulation/report.js';
import { Counts, type Trial, type TrialOrders, type TriedCard } from '../trial.js';
import { neverOf } from './reasons.js';

const cardsOf = ({ heroes = [], adventures = [], market = [], further = [] }: ContentPack): string[] =>
  [...heroes, ...adventures, ...market, ...further].map(({ id }) => id);

/**
 * A trial of packs that are played together, checked by `checkContent` before.
 *
 * @param modules - rule modules in force, with their packs
 */
export function trialOf(
  packs: readonly ContentPack[],
  modules: readonly SecondEditionModule[],
  { games, players, seed, bound, attempts }: TrialOrders,
): Trial {
  const own = [...new Set(packs.flatMap(cardsOf))];
  const isOwn = new Set(own);
  const witness = new CoverageRecorder(packs, modules, (card) => isOwn.has(card));
  const { cards } = witness.ruleset.rules.content;
  // An impossible number of players is reported before the first game.
  for (const count of players) witness.ruleset.createGame({ players: count, seed });
  const setting: Setting = {
    edition: 'second-edition',
    scenarios: [],
    modules: modules.map(({ id }) => id),
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

  function play(order: GameOrder): void {
    const seen = new Set<string>();
    const game = playForBalance(order, {
      ruleset: witness.ruleset,
      onAction: witness.beside.onAction,
      onEvents(events) {
        witness.beside.onEvents();
        for (const event of events) {
          const card = 'card' in event ? String(event.card) : '';
          if (!isOwn.has(card)) continue;
          if (drawEvents.includes(event.type)) {
            seen.add(card);
            fought.times.add(card);
          }
          if (event.type === 'challenge/defeated') fought.beaten.add(card);
        }
      },
    });
    for (const { hero } of game.seats) if (isOwn.has(hero)) seen.add(hero);
    for (const card of seen) met.add(card);
    played.push(game);
  }

  const triedCards = (): TriedCard[] => {
    const holders = sharesBy(
      played.filter(({ winners }) => winners.length > 0),
      (seat) => [seat.hero, ...seat.cards].filter((card) => isOwn.has(card)),
    );
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
        beaten: card?.kind === 'challenge' && times > 0 ? fought.beaten.get(id) / times : null,
        holders: holders.find(({ name }) => name === id) ?? null,
      };
    });
  };

  return {
    *games() {
      for (let number = 0; number < games; number++) {
        const count = players[number % players.length] as number;
        play({ players: count, seed: `${seed}/${number + 1}`, modules: [], maxTurns: bound });
        yield number;
      }
    },
    *search() {
      for (const deed of directedGames(witness, seed, () => true, attempts)) {
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
