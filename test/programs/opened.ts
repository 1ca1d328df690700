import { onTestFinished } from 'vitest';
import { Screen } from '../tools/cli/terminal.js';

/** The command in a terminal that is closed when the test ends. */
export function opened(args: readonly string[], env: Readonly<Record<string, string>> = {}): Screen {
  const screen = new Screen(args, env);
  onTestFinished(() => screen.close());
  return screen;
}
