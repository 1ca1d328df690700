import { existsSync } from 'node:fs';

/* Debian's Chromium, or the one that CHROMIUM names. */

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Whether there is a browser to test in. */
export const hasChromium = existsSync(executablePath);
/** What could not run, where there is none. */
export const missing = `There is no ${executablePath}: the board was not tested in a browser. CHROMIUM names another one.`;
