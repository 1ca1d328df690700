import { onTestFinished } from 'vitest';
import { Screen } from '../tools/cli/terminal.js';

/** The command in a terminal that is closed when the test ends. */
export function opened(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  size?: readonly [columns: number, rows: number],
): Screen {
  const screen = new Screen(args, env, size);
  onTestFinished(() => screen.close());
  return screen;
}
