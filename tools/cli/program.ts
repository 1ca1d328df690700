import { Command } from 'commander';
import { type ScenarioId, scenarioIds } from '../../src/third-edition/bundled.js';
import { secondEditionPlayers, thirdEditionPlayers } from '../workshop/index.js';
import { ask } from './ask/ask.js';
import { vectorAbout } from './ask/begin.js';
import { conformanceLines, runConformance, writeVectors } from './conformance.js';
import { checkContentFiles, checkPacksOfScenario } from './content.js';
import { demandReadable, write } from './files.js';
import { cataloguesOf, languageIn, languageOption } from './language.js';
import { type McpOptions, serveMcp } from './mcp.js';
import { type CheckOptions, checkModules, moduleLines } from './module.js';
import { rulesIn } from './own-rules.js';
import { type PlayOptions, playGame } from './play/start.js';
import { isLink, show, why, whyLink } from './positions.js';
import { addReview } from './review/commands.js';
import { lookUp, search } from './rules.js';
import { serve } from './serve.js';
import { conformanceBadge, conformanceTable } from './standing.js';
import {
  CommandError,
  complain,
  exitCodeHelp,
  exitCodes,
  plain,
  print,
  printJson,
  report,
  version,
} from './terminal.js';
import { addWords } from './words-commands.js';
import { type DatasetOptions, writeDataset } from './workshop/dataset.js';
import { type Given, whole } from './workshop/orders.js';
import { HELPER, playForAnother } from './workshop/processes.js';
import { type WorkerCommand, work } from './workshop/queue/worker.js';
import { type SimulateOptions, simulateGames } from './workshop/simulate.js';
import { searchForAnother, THREAD } from './workshop/threads.js';
import {
  holdTournament,
  playTournamentForAnother,
  TOURNAMENT_HELPER,
  type TournamentCommand,
} from './workshop/tournament/tournament.js';
import { type TryOptions, tryPacks } from './workshop/try.js';

/** The bots of tournaments; a mark shows those of Second Edition only. */
const tournamentBots = Object.keys(secondEditionPlayers)
  .map((name) => (Object.hasOwn(thirdEditionPlayers, name) ? name : `${name} (Second Edition)`))
  .join(', ');

export const program = new Command('runebound-engine')
  .description(
    'An unofficial rules engine for the board game Runebound: look rules up, draw positions, play games, check content packs and catalogues of words, run vectors.',
  )
  .version(version, '-V, --version', 'print the version of the package')
  .addHelpText('after', exitCodeHelp)
  // Commander's exits come back as errors, so that its text is made safe to print, too.
  .exitOverride()
  .configureOutput({ writeErr: (text) => process.stderr.write(text.split('\n').map(plain).join('\n')) });

const bound = [
  '--bound <number>',
  'turns a player, or rounds of Third Edition, after which a game is left unfinished',
] as const;
const bots = [
  '--bots <kinds>',
  'the players: sensible, nimble, greedy, random, or several with commas between them',
] as const;
const games = ['--games <number>', 'number of games'] as const;
const players = ['--players <number>', 'number of players'] as const;
const playersRange = ['--players <numbers>', 'number of players, or a range: 3, 2..4'] as const;
const seed = ['--seed <seed>', 'equal seeds, equal games'] as const;
const ownRules = [
  '--rules <file>',
  'a JavaScript module that exports rule modules of your own, or a ruleset',
] as const;
const jsonFound = ['--json', 'print the results as JSON'] as const;

/** The edition, with its scenario, of which some commands take several, or its modules. */
const withEdition = (command: Command, scenario = '--scenario <id>'): Command =>
  command
    .option('--edition <id>', 'second-edition, or third-edition')
    .option(scenario, 'of Third Edition: ascendance-of-margath or corpse-king')
    .option('--modules <ids>', 'rule modules of Second Edition, with commas between them');

const several = '--scenario <ids>';

/** Many games at the same time, on this machine or by the workers of a queue. */
const withWorkers = (command: Command): Command =>
  command
    .option('--jobs <number>', 'games played at the same time; one a core if left out')
    .option('--queue <address>', 'the workers of a queue in this Redis play: redis://localhost:6379')
    .option('--batch <number>', 'games that a worker takes out of the queue at once; 4 if left out')
    .option('--ahead <number>', 'the most batches in the queue; 64 if left out');

withEdition(program.command('play'))
  .description('play a game in the terminal, with people and bots at the table')
  .option('--players <number>', 'number of people at this keyboard; 1 if left out')
  .option('--bots <number>', 'number of bots that play with them; 1 if one person plays')
  .option('--seats <kinds>', 'who sits where, in place of --players and --bots: person,bot,person')
  .option('--names <names>', 'their names, with commas between them')
  .option(...seed)
  .option(...languageOption)
  .option('--resume <file>', 'continue a kept game, a saved position, or a record at its end')
  .action((options: PlayOptions) => playGame(options));

const content = program.command('content').description('content packs');

content
  .command('check')
  .description('check content packs; errors name the card, the place, and what would be right')
  .argument('<files...>', 'packs as JSON files')
  .option('--json', 'print the problems as JSON')
  .option(...ownRules)
  .option('--scenario <id>', 'packs of Third Edition, to be played in this scenario')
  .action(async (files: string[], options: { json?: boolean; rules?: string; scenario?: string }) => {
    for (const file of files) demandReadable(file);
    const { scenario } = options;
    if (scenario !== undefined && !scenarioIds.includes(scenario as ScenarioId))
      throw new CommandError(
        `There is no scenario "${plain(scenario)}". Scenarios: ${scenarioIds.join(', ')}.`,
      );
    const own = await rulesIn(options.rules);
    const checked =
      scenario === undefined
        ? checkContentFiles(files, own)
        : checkPacksOfScenario(files, scenario as ScenarioId);
    report(files, checked, options, 'packs cannot be played');
  });

content
  .command('try')
  .description(
    'play with content packs until every card has acted: prints what never happened and why, and the results',
  )
  .argument('<files...>', 'packs as JSON files, played together')
  .option(...games, '100')
  .option('--attempts <number>', 'short games for what did not happen in those', '100')
  .option(...playersRange)
  .option('--modules <ids>', 'rule modules of Second Edition to play with, with commas between them')
  .option(...ownRules)
  .option('--scenario <id>', 'packs of Third Edition, played in this scenario')
  .option(...seed)
  .option(...bound)
  .option(...jsonFound)
  .action((files: string[], options: TryOptions) => tryPacks(files, options));

program
  .command('module')
  .description('rule modules of your own')
  .command('check')
  .description('try rule modules in random games, and check in every state what all rules promise')
  .argument('<file>', 'a JavaScript module that exports rule modules of your own, or a ruleset')
  .option('--modules <ids>', 'rule modules of the package to play with, with commas between them')
  .option('--scenario <id>', 'the scenario for modules of Third Edition; the first if left out')
  .option(...games, '10')
  .option('--actions <number>', 'the most actions of each game', '150')
  .option(...players, '2')
  .option(...seed, '1')
  .option(...jsonFound)
  .action(async (file: string, { json, ...options }: CheckOptions & { json?: boolean }) => {
    demandReadable(file);
    const own = await rulesIn(file);
    const report = checkModules(own, options);
    if (json) printJson(report);
    else print(moduleLines(report));
    if (!report.ok)
      complain(
        `Broken promises: ${report.broken.length}.${report.unknown.length > 0 ? ` Ids that are no rules: ${report.unknown.length}.` : ''}`,
        exitCodes.no,
      );
  });

program
  .command('rule')
  .description('look a rule up by its id, or search the rules by words')
  .argument('<words...>', 'a rule id such as 2e.escape.fail, or words that must all stand in the rule')
  .action((words: string[]) => {
    const asked = words.join(' ').trim();
    if (asked === '') throw new CommandError('Give a rule id, or a word to look for.');
    const isId = /^[^\s.]+[.]\S+$/.test(asked);
    const { lines, found } = isId ? lookUp(asked) : search(asked);
    if (found) print(lines);
    else complain(lines.join('\n'), exitCodes.no);
  });

program
  .command('why')
  .description('say whether an action is allowed in a position, and which rules decide it')
  .argument('<position>', 'a file with a scenario or a saved game, as JSON; or a link of the ruling desk')
  .argument(
    '[action]',
    'an action as its code ("combat/attack by=mordrog") or as JSON; all legal actions if left out, or what the link asks',
  )
  .option('--vector', 'print a conformance vector of the ruling, for a test')
  .action(async (position: string, action: string | undefined, { vector }: { vector?: boolean }) => {
    if (vector) return printJson(await vectorAbout(position, action));
    const asked = isLink(position);
    if (!asked) demandReadable(position);
    const { answer, lines } = asked ? await whyLink(position, action) : why(position, action);
    if (answer === 'none') throw new CommandError(lines.join('\n'));
    print(lines);
    if (answer === 'no') complain('The action is not legal.', exitCodes.no);
  });

program
  .command('ask')
  .description('put a question to the rules together in the terminal, and get a link that holds it')
  .argument('[from]', 'a file (a position, a save, a vector, a record), or a link of the ruling desk')
  .action((from: string | undefined) => ask(from));

interface ShowingOptions {
  readonly width?: string;
  readonly dark?: boolean;
  readonly board?: boolean;
  readonly seat?: string;
  readonly whole?: boolean;
  readonly language?: string;
}

addReview(program);

withWorkers(withEdition(program.command('simulate'), several))
  .description('play many games among bots, and count the results; Ctrl-C counts the games played so far')
  .option(...games, '20')
  .option(...playersRange)
  .option(...bots, 'sensible')
  .option(...seed)
  .option(...bound)
  .option('--json', 'print the results as JSON, game by game')
  .action((options: SimulateOptions) => simulateGames(options));

program
  .command('serve')
  .description('play games for a program in any language: JSON lines in, JSON lines out')
  .option('--stdio', 'on the standard input and output')
  .action((options: { stdio?: boolean }) => serve(options, version));

program
  .command('mcp')
  .description('answer assistants about rules and positions, over the Model Context Protocol')
  .option('--http [port]', 'on this port of this machine instead of the standard input and output')
  .action((options: McpOptions) => serveMcp(options));

withEdition(program.command('dataset'), several)
  .description('play games among bots, and write their positions as columns to learn from')
  .requiredOption('--out <file>', 'the file to write, .csv or .parquet')
  .option(...games, '500')
  .option(...players, '2')
  .option(...bots, 'sensible,sensible,nimble')
  .option(...seed)
  .option(
    '--bound <number>',
    'turns a player, or rounds of Third Edition, after which a game is given up; 100 and 60 if left out',
  )
  .action((options: DatasetOptions) => writeDataset(options));

program.command(HELPER, { hidden: true }).action(playForAnother);

withWorkers(withEdition(program.command('tournament')))
  .description('let bots play each other and rate them; Ctrl-C rates them by the games played so far')
  .requiredOption(
    '--bots <names>',
    `the entrants, with commas between them: ${tournamentBots}, search:1s, search:1s:2, ./mine.js, ./mine.ts, or ./mine.py`,
  )
  .option('--games <number>', 'number of games; only whole rounds are played', '100')
  .option(...players, '2')
  .option(...seed)
  .option(...bound)
  .option(
    '--budget <time>',
    'time for a decision, such as 500ms or 1s; a bot that takes more forfeits its seat',
  )
  .option(
    '--silence <time>',
    'a bot of your own that answers nothing for so long is stopped; 60s if left out',
  )
  .option('--out <folder>', 'keep results, records and a chart there, and continue where it stopped')
  .option('--publish', 'write docs/leaderboard.md and its picture')
  .option('--json', 'print the results as JSON, game by game')
  .action((options: TournamentCommand) => holdTournament(options));

program.command(TOURNAMENT_HELPER, { hidden: true }).action(playTournamentForAnother);
program.command(THREAD, { hidden: true }).action(searchForAnother);

program
  .command('worker')
  .description(
    'play the games that tournaments and simulations have put into a queue, on all cores, until Ctrl-C',
  )
  .requiredOption('--queue <address>', 'the Redis that keeps the queue: redis://localhost:6379')
  .option('--jobs <number>', 'batches played at the same time; one a core if left out')
  .option(
    '--silence <time>',
    'a worker that is silent for so long is given up, and others play its games',
    '20s',
  )
  .option('--metrics <port>', 'metrics of the queue for Prometheus, on this port')
  .action((options: WorkerCommand) => work(options, [HELPER, TOURNAMENT_HELPER]));

program
  .command('show')
  .description('draw a position as a picture, in SVG: what everybody at the table may know')
  .argument('<position>', 'a file with a scenario or a saved game, as JSON')
  .option('--width <pixels>', 'width of the picture; it fills its place if left out')
  .option('--dark', 'on dark paper')
  .option('--board', 'only the board')
  .option('--seat <number>', 'as the player of this seat sees it, with their hand: 1 is the first')
  .option('--whole', 'everything, hidden cards too')
  .option(...languageOption)
  .action(async (position: string, options: ShowingOptions) => {
    demandReadable(position);
    if (options.whole && options.seat !== undefined)
      throw new CommandError('--whole shows what all seats see: leave --seat out.');
    const shown = show(position, {
      catalogues: await cataloguesOf(languageIn(options.language)),
      theme: options.dark ? 'dark' : 'light',
      ...(options.width === undefined ? {} : { width: Number(options.width) }),
      ...(options.board ? { board: true } : {}),
      ...(options.seat === undefined ? {} : { seat: whole('--seat', options.seat, 1, 9) - 1 }),
      ...(options.whole ? { whole: true } : {}),
    });
    if ('lines' in shown) throw new CommandError(shown.lines.join('\n'));
    process.stdout.write(shown.svg);
  });

type ConformanceOptions = Given<never, 'badge' | 'rules' | 'write'> &
  Readonly<Partial<Record<'json' | 'all' | 'table', boolean>>>;

program
  .command('conformance')
  .description('run conformance vectors: positions, actions, and expected results')
  .argument('[paths...]', 'files and folders of vectors; those of the package if left out')
  .option('--json', 'print the report as JSON')
  .option('--all', 'also list the vectors that pass')
  .option('--table', 'print a table in Markdown: what passed, chapter by chapter')
  .option('--badge <file>', 'also write a badge as SVG: how many passed')
  .option(...ownRules)
  .option('--write <folder>', 'run nothing: write the vectors of the package into a folder, as JSON')
  .action(async (paths: string[], options: ConformanceOptions) => {
    if (options.write !== undefined) {
      if (paths.length > 0)
        throw new CommandError(
          '--write writes the vectors that come with the package: name no paths with it.',
        );
      return print([
        `Files of vectors written into ${plain(options.write)}: ${writeVectors(options.write)}.`,
      ]);
    }
    for (const path of paths) demandReadable(path, 'file or folder');
    const own = await rulesIn(options.rules);
    const report = runConformance(paths, own);
    if (report.files.length === 0) throw new CommandError(conformanceLines(report, false).join('\n'));
    if (options.json) printJson(report);
    else print(options.table ? conformanceTable(report) : conformanceLines(report, options.all ?? false));
    if (options.badge !== undefined) write(options.badge, conformanceBadge(report), true);
    if (!report.ok) complain(`Vectors or files that did not pass: ${report.failed}.`, exitCodes.no);
  });

addWords(program);
