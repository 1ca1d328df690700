import { once } from 'node:events';
import process from 'node:process';
import { longestLine, openSession, tooLong } from '../../src/protocol/index.js';
import { linesOf } from './files.js';
import { CommandError, complain, exitCodes } from './terminal.js';

export async function serve({ stdio }: { readonly stdio?: boolean }, engine: string): Promise<void> {
  if (stdio !== true)
    throw new CommandError(
      'Say where to speak: runebound-engine serve --stdio. docs/protocol.md tells what.',
    );
  const { stdin, stdout } = process;
  const session = openSession({ engine });
  const stop = (): void => {
    process.exit(exitCodes.fine);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const say = async (line: string): Promise<void> => {
    // Waits for a slow reader, so that output does not pile up.
    if (!stdout.write(`${line}\n`)) await once(stdout, 'drain');
  };
  await say(JSON.stringify(session.greeting));
  try {
    // A character has at most three bytes; the session itself counts characters.
    for await (const line of linesOf(stdin, 3 * longestLine))
      if (line === null) await say(tooLong());
      else if (`${line}`.trim() !== '') await say(session.answer(`${line}`.replace(/\n$/, '')));
  } catch (error) {
    complain(`The input cannot be read: ${error instanceof Error ? error.message : error}`, exitCodes.fault);
  }
}
