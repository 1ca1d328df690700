#!/usr/bin/env node
import { Command } from 'commander';
import { conformanceLines, runConformance } from './conformance.js';
import { checkContentFiles } from './content.js';
import { ownRules } from './own-rules.js';
import { lookUp, search } from './rules.js';
import { why } from './why.js';

/* The command `runebound-engine`. Each command is a few lines here and a function of its own beside this file. */

const print = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

const program = new Command('runebound-engine').description(
  'An unofficial rules engine for the board game Runebound: rules looked up, content packs checked, vectors run.',
);

program
  .command('content')
  .description('content packs')
  .command('check')
  .description('check content packs; errors name the card and the place, and say what would be right')
  .argument('<files...>', 'packs as JSON files')
  .option('--json', 'print the problems as JSON')
  .action((files: string[], options: { json?: boolean }) => {
    const reports = checkContentFiles(files).map((report, at) => ({ file: files[at], ...report }));
    if (options.json)
      print([
        JSON.stringify(
          reports.map(({ file, ok, problems }) => ({ file, ok, problems })),
          null,
          2,
        ),
      ]);
    else for (const report of reports) print(report.lines);
    if (reports.some((report) => !report.ok)) process.exitCode = 1;
  });

program
  .command('rule')
  .description('look a rule up by its id, or search the rules by words')
  .argument('[id]', 'a rule id such as 2e.escape.fail')
  .option('--search <words>', 'words that must all stand in the rule')
  .action((id: string | undefined, options: { search?: string }) => {
    if (options.search !== undefined) {
      const found = search(options.search);
      print(found.length > 0 ? found : [`No rule has all of these words: ${options.search}`]);
      if (found.length === 0) process.exitCode = 1;
      return;
    }
    if (id === undefined) return program.error('Name a rule id, or use --search.', { exitCode: 2 });
    const { lines, found } = lookUp(id);
    print(lines);
    if (!found) process.exitCode = 1;
  });

program
  .command('why')
  .description('say whether an action is allowed in a position, and which rules decide it')
  .argument('<position>', 'a file with a scenario or a saved game, as JSON')
  .argument(
    '[action]',
    'an action as its code ("combat/attack by=mordrog") or as JSON; all legal actions if left out',
  )
  .action((position: string, action: string | undefined) => {
    const { ok, lines } = why(position, action);
    print(lines);
    if (!ok) process.exitCode = 1;
  });

program
  .command('conformance')
  .description('run conformance vectors: positions, what is done in them, and what must then be true')
  .argument('[path]', 'a file or a folder of vectors; those that come with the package if left out')
  .option('--json', 'print the report as JSON')
  .option('--all', 'list the vectors that pass, too')
  .option('--rules <file>', 'a JavaScript module that exports rule modules of your own, or a ruleset')
  .action(async (path: string | undefined, options: { json?: boolean; all?: boolean; rules?: string }) => {
    const own = options.rules === undefined ? {} : await ownRules(options.rules);
    if ('problem' in own) return program.error(own.problem, { exitCode: 2 });
    const report = runConformance(path, own);
    print(options.json ? [JSON.stringify(report, null, 2)] : conformanceLines(report, options.all ?? false));
    if (!report.ok) process.exitCode = 1;
  });

await program.parseAsync();
