import type { VectorOptions } from '../../../src/conformance/index.js';
import { randomSeed } from '../../../src/kernel/index.js';
import { bundledModules, type ContentPack, rulesetOf } from '../../../src/second-edition/index.js';
import { scenarioIds } from '../../../src/third-edition/bundled.js';
import type { ContentPack as ThirdEditionPack } from '../../../src/third-edition/content/pack.js';
import * as workshop from '../../workshop/index.js';
import { type ContentReport, checkContentFiles, checkPacksOfScenario, ownModules } from '../content.js';
import { demandReadable, readJson } from '../files.js';
import { rulesIn } from '../own-rules.js';
import { CommandError, complain, exitCodes, print, printJson } from '../terminal.js';
import { type GameOptions, type Given, listOf, oneOf, playable, span, whole } from './orders.js';
import { Patience, Progress } from './progress.js';
import { printSections, type Section } from './sections.js';
import { sectionsOf as sectionsOfGames } from './simulate.js';

/* `content try`: plays with packs until each card has acted, or patience ends. */

export function sectionsOf(report: workshop.TrialReport): readonly Section[] {
  const { packs, cards, never, games, directed, whole } = report;
  const names = Object.fromEntries(cards.map(({ card, name }) => [card, name]));
  const seen = cards.reduce((sum, card) => sum + card.seen, 0);
  const all = cards.reduce((sum, card) => sum + card.deeds, 0);
  return [
    {
      title: `${packs.join(', ')}: ${seen} of ${all} things that its cards can do were seen`,
      lines: [
        `In ${games.played} games among bots, and ${directed} short ones from positions that were laid out for a card.`,
        ...(whole ? [] : ['Somebody ended it before everything was looked for.']),
      ],
    },
    {
      title: 'The cards',
      table: workshop.columns(cards, {
        card: ({ name }) => name,
        kind: ({ kind }) => kind,
        acted: ({ deeds, seen }) => (seen === deeds ? 'yes' : seen === 0 ? 'NO' : 'in part'),
        seen: ({ deeds, seen }) => `${seen} of ${deeds}`,
        'laid out': ({ directed }) => directed,
        games: ({ met }) => met,
        beaten: ({ beaten }) => workshop.percent(beaten),
        'wins / fair': ({ holders }) => holders?.ratio.toFixed(2) ?? '',
      }),
    },
    never.length === 0
      ? { title: 'Every card has acted in every way it can.' }
      : {
          title: 'What never happened',
          lines: never.flatMap(({ card, what, place, why, rule }) => [
            `${names[card] ?? card}: ${what}${place === card ? '' : ` (${place})`}`,
            `    ${why}${rule === null ? '' : ` ${rule}`}`,
          ]),
        },
    ...(games.played > 0 ? sectionsOfGames(games, names) : []),
  ];
}

export type TryOptions = Omit<GameOptions, 'edition'> &
  Given<'games' | 'attempts', 'rules' | 'players'> & { readonly json?: boolean };

export async function tryPacks(files: readonly string[], options: TryOptions): Promise<void> {
  for (const file of files) demandReadable(file);
  const own = await rulesIn(options.rules);
  const trial =
    options.scenario === undefined ? trialOfFiles(files, own, options) : inScenario(files, options);
  if (trial === null) return;
  await carryOut(trial, whole('--games', options.games, 0, 100_000));
  const report = trial.report();
  if (options.json) printJson(report);
  else printSections(sectionsOf(report));
  const idle = new Set(report.never.filter(({ rule }) => rule === null).map(({ card }) => card)).size;
  if (!report.whole)
    complain('Somebody did not wait for the end: what never happened may still come to pass.', exitCodes.no);
  else if (idle > 0)
    complain(
      `${idle === 1 ? 'A card has' : `${idle} cards have`} something that never happened.`,
      exitCodes.no,
    );
}

function ordersOf(options: TryOptions, players: string, bound: string): workshop.TrialOrders {
  return {
    games: whole('--games', options.games, 0, 100_000),
    attempts: whole('--attempts', options.attempts, 0, 10_000),
    players: span('--players', options.players ?? players, 1, 6),
    seed: options.seed ?? String(randomSeed()),
    bound: whole('--bound', options.bound ?? bound, 1, 10_000),
  };
}

/** The valid packs of some files; `null` after a message if one is invalid. */
function sound<P>(
  files: readonly string[],
  reports: readonly ContentReport[],
  { json }: TryOptions,
): readonly P[] | null {
  const bad = reports.filter(({ ok }) => !ok);
  if (bad.length > 0) {
    if (json) printJson(reports.map(({ ok, problems }, at) => ({ file: files[at], ok, problems })));
    else for (const { lines } of bad) print(lines);
    complain(`${bad.length} of ${files.length} packs cannot be played.`, exitCodes.no);
    return null;
  }
  return files.map((file) => {
    const read = readJson(file);
    if ('problem' in read) throw new CommandError(`${file}: ${read.problem.message}`);
    return read.value as P;
  });
}

function trialOfFiles(
  files: readonly string[],
  own: VectorOptions,
  options: TryOptions,
): workshop.Trial | null {
  const orders = ordersOf(options, '3', '100');
  const ids = listOf(options.modules ?? '');
  playable(() => rulesetOf(ids));
  const bundled = ids.flatMap((id) => bundledModules[id] ?? []);
  const packs = sound<ContentPack>(files, checkContentFiles(files, own, bundled), options);
  return packs && playable(() => workshop.trialOf(packs, [...bundled, ...ownModules(own)], orders));
}

function inScenario(files: readonly string[], options: TryOptions): workshop.Trial | null {
  const scenario = oneOf('--scenario', options.scenario ?? '', scenarioIds);
  if (options.rules !== undefined || options.modules !== undefined)
    throw new CommandError(
      '--modules and --rules are of Second Edition: a scenario is played by its own rules.',
    );
  const orders = ordersOf(options, '2..4', '60');
  const packs = sound<ThirdEditionPack>(files, checkPacksOfScenario(files, scenario), options);
  return packs && playable(() => workshop.trialInScenario(packs, scenario, orders));
}

async function carryOut(trial: workshop.Trial, games: number): Promise<void> {
  const patience = new Patience();
  let progress = new Progress(games, 'games');
  let done = 0;
  try {
    for await (const _ of patience.through(trial.games())) {
      done += 1;
      const { seen, all } = trial.progress();
      progress.at(done, `${seen} of ${all} things seen`);
    }
    progress.end();
    if (patience.lost) return;
    const { all } = trial.progress();
    progress = new Progress(all, 'things seen');
    for await (const _ of patience.through(trial.search()))
      progress.at(trial.progress().seen, 'looking for the others');
  } finally {
    progress.end();
    patience.end();
  }
}
