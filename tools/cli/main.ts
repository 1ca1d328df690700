#!/usr/bin/env node
import { run } from './run.js';
import { watchStreams } from './terminal.js';

watchStreams();
await run();
