import type { Command } from 'commander';
import { demandReadable } from './files.js';
import { rulesIn } from './own-rules.js';
import { CommandError, plain, printJson, report } from './terminal.js';
import { checkWordsFile, type EditionOfWords, editionsOfWords, wordsTemplate } from './words.js';

function editionOfWords(id: string): EditionOfWords {
  const found = editionsOfWords.find((one) => one === id);
  if (found === undefined)
    throw new CommandError(`There is no edition "${plain(id)}". Editions: ${editionsOfWords.join(', ')}.`);
  return found;
}

interface WordsArguments {
  readonly edition: EditionOfWords;
  readonly rules?: string;
}

const wordsOfRules = [
  '--rules <file>',
  'a JavaScript module that exports rule modules of your own: their keys alone',
] as const;

/** The commands for catalogues. */
export function addWords(program: Command): void {
  const words = program.command('words').description('catalogues of words: the game in another language');

  words
    .command('check')
    .description('check catalogues: which keys are missing, unknown or malformed')
    .argument('<files...>', 'catalogues as JSON files')
    .option('--partial', 'allow missing keys: English takes their place')
    .option('--json', 'print the results as JSON')
    .option('--edition <id>', 'second-edition, or third-edition', editionOfWords, 'second-edition')
    .option(...wordsOfRules)
    .action(async (files: string[], options: WordsArguments & { partial?: boolean; json?: boolean }) => {
      for (const file of files) demandReadable(file);
      const own = await rulesIn(options.rules);
      const checked = files.map((file) => checkWordsFile(file, { ...options, own }));
      report(files, checked, options, 'catalogues are incomplete');
    });

  words
    .command('keys')
    .description('print a catalogue with the English of every key, to be translated')
    .option('--content', 'also the names and texts of cards, towns, spaces and decks')
    .option('--edition <id>', 'second-edition, or third-edition', editionOfWords, 'second-edition')
    .option(...wordsOfRules)
    .action(async ({ content = false, edition, rules }: WordsArguments & { content?: boolean }) =>
      printJson(wordsTemplate(content, { edition, own: await rulesIn(rules) })),
    );
}
