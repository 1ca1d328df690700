import { randomSeed } from '../../kernel/index.js';
import { scenarioIds } from '../../third-edition/bundled.js';
import {
  botKinds,
  type Order,
  ordersOf,
  percent,
  reportOn,
  type Setting,
  type SimulatedGame,
  type SimulationReport,
  type Span,
  sharesTable,
} from '../../workshop/index.js';
import { complain, exitCodes, printJson } from '../terminal.js';
import { namesIn } from './naming.js';
import { editionOf, type GameOptions, listOf, oneOf, playable, span, whole } from './orders.js';
import { Patience } from './patience.js';
import { type Hands, playAll } from './processes.js';
import { Progress } from './progress.js';
import { handsOf, looking, type QueueOptions, told } from './queue/options.js';
import { printSections, type Section } from './sections.js';

export interface SimulateOptions extends GameOptions, QueueOptions {
  readonly games: string;
  readonly players?: string;
  readonly bots: string;
  readonly json?: boolean;
}

/** @throws CommandError for wrong options */
export function settingOf(options: SimulateOptions): Setting {
  const { scenario, modules } = options;
  const edition = editionOf(options);
  const third = edition === 'third-edition';
  const bots = listOf(options.bots).map((kind) => oneOf('--bots', kind, botKinds));
  return {
    edition,
    scenarios: third
      ? scenario === undefined
        ? scenarioIds
        : listOf(scenario).map((id) => oneOf('--scenario', id, scenarioIds))
      : [],
    modules: listOf(modules ?? ''),
    games: whole('--games', options.games, 1, 1_000_000),
    players: span('--players', options.players ?? (third ? '2..4' : '3'), 1, 6),
    bots: bots.length > 0 ? bots : ['sensible'],
    seed: options.seed ?? String(randomSeed()),
    bound: whole('--bound', options.bound ?? (third ? '60' : '100'), 1, 10_000),
  };
}

/** @throws CommandError for games that cannot be played */
export async function simulateGames(options: SimulateOptions): Promise<void> {
  const setting = settingOf(options);
  const orders = playable(() => ordersOf(setting));
  const games = await played(orders, handsOf(options));
  if (games.length === 0) return complain('No game was played to its end.', exitCodes.no);
  const report = reportOn(setting, games);
  if (options.json) printJson(report);
  else printSections(sectionsOf(report));
}

async function played(orders: readonly Order[], hands: Hands): Promise<readonly SimulatedGame[]> {
  const patience = new Patience();
  const progress = new Progress(orders.length, 'games');
  let [count, note] = [0, ''];
  try {
    const watched = looking(hands, (look) => {
      note = told(look);
      progress.at(count, note);
    });
    return await playAll(orders, watched, patience.signal, (games) => {
      count = games;
      progress.at(count, note);
    });
  } finally {
    progress.end();
    patience.end();
  }
}

const numbers = (list: readonly number[]): string =>
  list.length > 1 ? `${list[0]} to ${list.at(-1)}` : `${list[0]}`;

function titleOf({ setting, played }: SimulationReport): string {
  const { edition, scenarios, modules, games, players, bots, seed } = setting;
  const what = edition === 'third-edition' ? `Third Edition (${scenarios.join(', ')})` : 'Second Edition';
  const rules = modules.length > 0 ? ` with ${modules.join(', ')}` : '';
  const of = played < games ? ` of the ${games} that were asked for` : '';
  const kinds = [...new Set(bots)].join(' and ');
  return `${played} ${played === 1 ? 'game' : 'games'}${of}: ${what}${rules}, ${numbers(players)} ${kinds} bots, seed ${seed}`;
}

const spanRow = ({ shortest, tenth, median, mean, nineTenths, longest }: Span) => [
  shortest ?? '',
  tenth ?? '',
  median ?? '',
  mean === null ? '' : mean.toFixed(1),
  nineTenths ?? '',
  longest ?? '',
];

/** The report, for people. @param further - names of cards that are not bundled, by id */
export function sectionsOf(
  report: SimulationReport,
  further: Readonly<Record<string, string>> = {},
): readonly Section[] {
  const { setting, endings, tables, length, seats, heroes, bots } = report;
  const third = setting.edition === 'third-edition';
  const names = namesIn(setting.edition, setting.modules, further);
  const unit = third ? 'rounds' : 'turns a player';
  const spans = ['shortest', '10 % by', 'median', 'mean', '90 % by', 'longest'];
  return [
    {
      title: titleOf(report),
      ...(endings.some(({ how }) => how === 'unfinished')
        ? { lines: [`A game is left unfinished after ${setting.bound} ${unit}.`] }
        : {}),
    },
    {
      title: 'How they ended',
      table: {
        head: ['way', 'games', 'of all', 'won by somebody', `median of ${unit}`],
        rows: endings.map(({ how, games, share, won, length: median }) => [
          names.ending(how),
          games,
          percent(share),
          won,
          median ?? '',
        ]),
      },
    },
    {
      title: `How long they took, in ${unit}`,
      table:
        tables.length > 1
          ? {
              head: [...(third ? ['scenario'] : []), 'players', 'games', 'won', ...spans],
              rows: tables.map(({ scenario, players, games, won, length: of }) => [
                ...(scenario === null ? [] : [scenario]),
                players,
                games,
                won,
                ...spanRow(of),
              ]),
            }
          : { head: spans, rows: [spanRow(length)] },
    },
    ...(seats.length === 0
      ? [{ title: 'Nobody won any of them.' }]
      : [
          { title: 'Wins by seat, regardless of who began', table: sharesTable('seat', seats) },
          {
            title: `Wins by ${third ? 'hero' : 'Hero'}`,
            table: sharesTable(
              third ? 'hero' : 'Hero',
              heroes.map((share) => ({ ...share, name: names.hero(share.name) })),
            ),
          },
          ...(bots.length > 1 ? [{ title: 'Wins by bot', table: sharesTable('bot', bots) }] : []),
          {
            title: 'A fair share',
            lines: [
              'is what equal chances give: of the games that somebody won, one in as many as there were players.',
            ],
          },
        ]),
  ];
}
