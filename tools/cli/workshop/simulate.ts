import { bundledModules, rulesetOf } from '../../../src/second-edition/index.js';
import { rulesetOf as rulesetOfScenario, scenarioIds } from '../../../src/third-edition/bundled.js';
import { wordsOf } from '../../../src/words/second-edition/index.js';
import { wordsOf as wordsOfThirdEdition } from '../../../src/words/third-edition/index.js';
import * as workshop from '../../workshop/index.js';
import { complain, exitCodes, many, printJson } from '../terminal.js';
import { type GameOptions, type Given, gamesOf, playable, span } from './orders.js';
import { type Hands, playAll } from './processes.js';
import { Patience, Progress } from './progress.js';
import { handsOf, looking, type QueueOptions, told } from './queue/options.js';
import { printSections, type Section } from './sections.js';

export interface Names {
  hero(id: string): string;
  ending(how: string): string;
}

interface Naming {
  name(kind: 'card' | 'how', id: string): string;
}

/** `further`: names of cards that are not bundled, by id. */
function namesIn(
  edition: string,
  modules: readonly string[],
  further: Readonly<Record<string, string>> = {},
): Names {
  // The winning ways of authors' modules have no words here.
  const known = modules.filter((id) => Object.hasOwn(bundledModules, id));
  // Both scenarios have the heroes of the box, and one catalogue.
  const words: Naming =
    edition === 'third-edition'
      ? wordsOfThirdEdition(rulesetOfScenario(scenarioIds[0] ?? ''))
      : wordsOf(rulesetOf(known));
  return {
    hero: (id) => further[id] ?? words.name('card', id),
    ending: (how) => (how === 'unfinished' ? 'left unfinished' : (further[how] ?? words.name('how', how))),
  };
}

export type SimulateOptions = GameOptions &
  QueueOptions &
  Given<'games' | 'bots', 'players'> & { readonly json?: boolean };

export const settingOf = (options: SimulateOptions): workshop.Setting =>
  gamesOf(options, (third) => span('--players', options.players ?? (third ? '2..4' : '3'), 1, 6));

export async function simulateGames(options: SimulateOptions): Promise<void> {
  const setting = settingOf(options);
  const orders = playable(() => workshop.ordersOf(setting));
  const games = await played(orders, handsOf(options));
  if (games.length === 0) return complain('No game was played to its end.', exitCodes.no);
  const report = workshop.reportOn(setting, games);
  if (options.json) printJson(report);
  else printSections(sectionsOf(report));
}

async function played(
  orders: readonly workshop.Order[],
  hands: Hands,
): Promise<readonly workshop.SimulatedGame[]> {
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

function titleOf({ setting, played }: workshop.SimulationReport): string {
  const { edition, scenarios, modules, games, players, bots, seed } = setting;
  const what = edition === 'third-edition' ? `Third Edition (${scenarios.join(', ')})` : 'Second Edition';
  const rules = modules.length > 0 ? ` with ${modules.join(', ')}` : '';
  const of = played < games ? ` of the ${games} that were asked for` : '';
  const kinds = [...new Set(bots)].join(' and ');
  const counts = players.length > 1 ? `${players[0]} to ${players.at(-1)}` : `${players[0]}`;
  return `${many(played, 'game')}${of}: ${what}${rules}, ${counts} ${kinds} bots, seed ${seed}`;
}

type Measured = { readonly length: workshop.Span };

const spans = {
  shortest: ({ length }: Measured) => length.shortest ?? '',
  '10 % by': ({ length }: Measured) => length.tenth ?? '',
  median: ({ length }: Measured) => length.median ?? '',
  mean: ({ length }: Measured) => length.mean?.toFixed(1) ?? '',
  '90 % by': ({ length }: Measured) => length.nineTenths ?? '',
  longest: ({ length }: Measured) => length.longest ?? '',
};

export function sectionsOf(
  report: workshop.SimulationReport,
  further: Readonly<Record<string, string>> = {},
): readonly Section[] {
  const { setting, endings, tables, seats, heroes, bots } = report;
  const third = setting.edition === 'third-edition';
  const names = namesIn(setting.edition, setting.modules, further);
  const unit = third ? 'rounds' : 'turns a player';
  return [
    {
      title: titleOf(report),
      ...(endings.some(({ how }) => how === 'unfinished')
        ? { lines: [`A game is left unfinished after ${setting.bound} ${unit}.`] }
        : {}),
    },
    {
      title: 'How they ended',
      table: workshop.columns(endings, {
        way: ({ how }) => names.ending(how),
        games: ({ games }) => games,
        'of all': ({ share }) => workshop.percent(share),
        'won by somebody': ({ won }) => won,
        [`median of ${unit}`]: ({ length }) => length ?? '',
      }),
    },
    {
      title: `How long they took, in ${unit}`,
      table:
        tables.length > 1
          ? workshop.columns(tables, {
              ...(third && { scenario: ({ scenario }) => scenario ?? '' }),
              players: ({ players }) => players,
              games: ({ games }) => games,
              won: ({ won }) => won,
              ...spans,
            })
          : workshop.columns([report], spans),
    },
    ...(seats.length === 0
      ? [{ title: 'Nobody won any of them.' }]
      : [
          { title: 'Wins by seat, regardless of who began', table: workshop.sharesTable('seat', seats) },
          {
            title: `Wins by ${third ? 'hero' : 'Hero'}`,
            table: workshop.sharesTable(
              third ? 'hero' : 'Hero',
              heroes.map((share) => ({ ...share, name: names.hero(share.name) })),
            ),
          },
          ...(bots.length > 1 ? [{ title: 'Wins by bot', table: workshop.sharesTable('bot', bots) }] : []),
          {
            title: 'A fair share',
            lines: [
              'is what equal chances give: of the games that somebody won, one in as many as there were players.',
            ],
          },
        ]),
  ];
}
