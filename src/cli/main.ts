#!/usr/bin/env node
import { run } from './run.js';
import { watchStreams } from './terminal.js';

/* The command `runebound-engine` as a process. */

watchStreams();
await run();
