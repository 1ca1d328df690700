import { CommanderError } from 'commander';
import { program } from './program.js';
import { exitCodes, withoutTraces } from './terminal.js';

/** Runs the command, and leaves its exit code in `process.exitCode`. */
export const run = (args?: readonly string[]): Promise<void> =>
  withoutTraces(async () => {
    try {
      await (args === undefined ? program.parseAsync() : program.parseAsync(args, { from: 'user' }));
    } catch (error) {
      // Commander has printed its message already.
      if (!(error instanceof CommanderError)) throw error;
      process.exitCode = error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
    }
  });
