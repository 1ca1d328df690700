import { randomSeed } from '../../../../src/kernel/index.js';
import { scenarioIds } from '../../../../src/third-edition/bundled.js';
import * as workshop from '../../../workshop/index.js';
import { CommandError, complain, exitCodes, printJson } from '../../terminal.js';
import {
  editionOf,
  type GameOptions,
  type Given,
  listOf,
  milliseconds,
  oneOf,
  playable,
  whole,
} from '../orders.js';
import { type Hands, serveAnother, shareOut } from '../processes.js';
import { Patience } from '../progress.js';
import { handsOf, looking, type QueueOptions } from '../queue/options.js';
import { printSections } from '../sections.js';
import {
  type Checked,
  type CheckOrder,
  checkEntrants,
  checkOrdered,
  entrantsNamed,
  makersOf,
  without,
} from './entrants.js';
import { seedIn, TournamentFolder } from './folder.js';
import { LiveTable } from './live.js';
import { publish, tournamentSections } from './sections.js';

export type TournamentCommand = GameOptions &
  QueueOptions &
  Given<'bots' | 'games' | 'players', 'budget' | 'silence' | 'out'> & {
    readonly json?: boolean;
    readonly publish?: boolean;
  };

export const TOURNAMENT_HELPER = 'play-tournament-for-another';

export const playTournamentForAnother = (): void =>
  serveAnother<workshop.TournamentOrder | CheckOrder, workshop.PlayedGame | Checked>(async (order) => {
    if ('check' in order) return checkOrdered(order);
    const makers = await makersOf(order);
    try {
      return await workshop.playTournamentGame(order, makers);
    } finally {
      makers.dismiss();
    }
  });

export function tournamentSettingOf(options: TournamentCommand): workshop.TournamentSetting {
  const { scenario, out } = options;
  const edition = editionOf(options);
  const third = edition === 'third-edition';
  const names = listOf(options.bots);
  if (names.length < 2)
    throw new CommandError('--bots names two bots at least, with commas between them: sensible,random.');
  if (third && scenario === undefined)
    throw new CommandError(`Name the scenario with --scenario: ${scenarioIds.join(' or ')}.`);
  return {
    edition,
    scenario: third ? oneOf('--scenario', scenario ?? '', scenarioIds) : null,
    modules: listOf(options.modules ?? ''),
    entrants: entrantsNamed(names),
    players: whole('--players', options.players, 2, third ? 4 : 6),
    seed: options.seed ?? (out === undefined ? undefined : seedIn(out)) ?? String(randomSeed()),
    bound: whole('--bound', options.bound ?? (third ? '60' : '100'), 1, 10_000),
    budget: options.budget === undefined ? null : milliseconds('--budget', options.budget),
  };
}

/** Milliseconds of silence after which an author's bot is stopped. */
const SILENCE = 60_000;

/** The silence that a bot may keep: more than any bot needs that keeps its budget, even in `begin`. */
const silenceOf = (told: string | undefined, { budget }: workshop.TournamentSetting): number =>
  told === undefined ? Math.max(SILENCE, 20 * (budget ?? 0)) : milliseconds('--silence', told);

export async function holdTournament(options: TournamentCommand): Promise<void> {
  const setting = tournamentSettingOf(options);
  const asked = whole('--games', options.games, 1, 1_000_000);
  const hands = handsOf(options);
  playable(() => workshop.checkSetting(setting));
  const silence = silenceOf(options.silence, setting);
  const hopeless = await checkEntrants(setting, { called: TOURNAMENT_HELPER, silence });
  const folder = options.out === undefined ? null : new TournamentFolder(options.out, setting);
  const orders = workshop
    .tournamentOrders(setting, asked)
    .map((order) => without(hopeless, { ...order, silence }));
  const games = await played(setting, orders, hands, folder);
  const report = workshop.tournamentReport(setting, games);
  if (report.games === 0) return complain('No round was played to its end.', exitCodes.no);
  const chart = workshop.ratingsChart(report);
  const results = { ...report, list: games.slice(0, report.games) };
  folder?.conclude(results, chart);
  if (options.publish) publish(report, chart);
  if (options.json) printJson(results);
  else printSections(tournamentSections(report));
}

async function played(
  { entrants }: workshop.TournamentSetting,
  orders: readonly workshop.TournamentOrder[],
  hands: Hands,
  folder: TournamentFolder | null,
): Promise<readonly workshop.TournamentGame[]> {
  const games = new Map((folder?.games ?? []).map((game) => [game.number, game]));
  const patience = new Patience();
  const live = new LiveTable(entrants, orders.length);
  for (const { number } of orders) {
    const game = games.get(number);
    if (game) live.add(game);
  }
  try {
    await shareOut<workshop.TournamentOrder, workshop.PlayedGame>(
      TOURNAMENT_HELPER,
      orders.filter(({ number }) => !games.has(number)),
      looking(hands, (look) => live.look(look)),
      patience.signal,
      (done) => {
        folder?.keep(done);
        games.set(done.game.number, done.game);
        live.add(done.game);
      },
    );
  } finally {
    live.end();
    patience.end();
  }
  return orders.flatMap(({ number }) => games.get(number) ?? []);
}
