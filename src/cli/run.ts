import { CommanderError } from 'commander';
import { program } from './program.js';
import { exitCodes, withoutTraces } from './terminal.js';

/**
 * Runs the command `runebound-engine` and leaves its exit code in `process.exitCode`.
 *
 * @param args - what stands behind the name of the command; what this process was called with if left out
 */
export const run = (args?: readonly string[]): Promise<void> =>
  withoutTraces(async () => {
    try {
      await (args === undefined ? program.parseAsync() : program.parseAsync(args, { from: 'user' }));
    } catch (error) {
      // Commander has said what is wrong, or has printed what it was asked for.
      if (!(error instanceof CommanderError)) throw error;
      process.exitCode = error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
    }
  });
