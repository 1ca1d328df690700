#!/usr/bin/env node
import { CommanderError } from 'commander';
import { program } from './program.js';
import { exitCodes, watchStreams, withoutTraces } from './terminal.js';

/* Runs the command `runebound-engine`. */

watchStreams();
await withoutTraces(async () => {
  try {
    await program.parseAsync();
  } catch (error) {
    // Commander has said what is wrong, or has printed what it was asked for.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  }
});
