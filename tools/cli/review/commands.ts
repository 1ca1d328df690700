import type { Command } from 'commander';
import { languageOption } from '../language.js';
import { type ExplainOptions, explainGame } from './explain.js';
import { type WatchOptions, watchGame } from './watch.js';

const record = [
  '<record>',
  'the record of a game, such as a tournament keeps, or a game kept by play',
] as const;

export function addReview(program: Command): void {
  program
    .command('watch')
    .description('tell a recorded game step by step, forth and back; without a terminal, all of it')
    .argument(...record)
    .option('--from <step>', 'the first step; the beginning if left out')
    .option('--to <step>', 'the last step; the end if left out')
    .option(...languageOption)
    .option('--step <step>', 'begin at this step; without a terminal, show its board alone')
    .action((file: string, options: WatchOptions) => watchGame(file, options));

  program
    .command('explain')
    .description('say what a recorded game turned on: decisive turns, fights by odds, knockouts, idle turns')
    .argument(...record)
    .option('--deep', 'let the searching bot judge the decisions, too')
    .option('--budget <time>', 'the time for that, such as 30s or 500ms; 30s if left out')
    .option(...languageOption)
    .option('--json', 'print all of it as JSON')
    .action((file: string, options: ExplainOptions) => explainGame(file, options));
}
