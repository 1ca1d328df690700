import { AutocompletePrompt, isCancel } from '@clack/core';
import { CommandError } from '../terminal.js';

export interface Item {
  /** A unique key; never empty. */
  readonly value: string;
  readonly label: string;
  /** Text on the right: a price, odds. */
  readonly note?: string | undefined;
  readonly detail?: readonly string[];
}

export interface Shown {
  readonly items: readonly Item[];
  readonly focused: Item | undefined;
  /** What was typed; `null` where nothing can be. */
  readonly input: string | null;
  readonly problem: string;
  readonly columns: number;
  readonly rows: number;
  readonly turned: Turned;
}

/** Moves the first line on the screen, with lines for so many and the last place for it. */
type Turn = (at: number, room: number, last: number) => number;

const turns: Readonly<Record<string, Turn>> = {
  pageup: (at, room) => at - room + 1,
  pagedown: (at, room) => at + room - 1,
  home: () => 0,
  end: (_at, _room, last) => last,
};
const steps: Readonly<Record<string, Turn>> = { up: (at) => at - 1, down: (at) => at + 1 };

/** How far a page that is longer than the screen has been turned. */
export class Turned {
  private at: number | null = null;
  private pressed: Turn | undefined;

  /** @param hasList - whether the arrow keys choose from a list; they turn a page that has none */
  press(key: string, hasList: boolean): void {
    this.pressed = turns[key] ?? (hasList ? undefined : steps[key]);
  }

  /** The first line that is shown. */
  within(last: number, room: number, fromEnd: boolean): number {
    const before = this.at ?? (fromEnd ? last : 0);
    const at = this.pressed?.(before, room, last) ?? before;
    this.pressed = undefined;
    this.at = Math.max(0, Math.min(last, at));
    return this.at;
  }
}

export interface Asking {
  items(typed: string): readonly Item[];
  readonly noMatch: (typed: string) => string;
  draw(shown: Shown): readonly string[];
}

/** An item with the input, a step back (Escape), or leaving (Ctrl-C, Ctrl-D). */
export type Chosen = { readonly value: string; readonly typed: string } | 'back' | 'leave';

/** Runs a dialogue, and gives the keyboard back afterwards. @throws CommandError without a terminal */
export async function atTerminal(what: string, beside: string, run: () => Promise<void>): Promise<void> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY || !stdout.isTTY)
    throw new CommandError(
      `${what} in a terminal: neither the input nor the output may be a pipe or a file. ${beside}`,
    );
  try {
    await run();
  } finally {
    leaveScreen();
    if (stdin.isTTY) stdin.setRawMode(false);
    stdin.pause();
  }
}

const clear = '\u001b[2J\u001b[H';

/* The screens stand on a page of their own, which keeps nothing of what has left it: nobody scrolls back to another's hand. */
let onScreen = false;

export function enterScreen(): void {
  if (!onScreen) process.stdout.write('\u001b[?1049h');
  onScreen = true;
}

/** Shows what stood in the terminal before the first screen again. */
export function leaveScreen(): void {
  if (onScreen) process.stdout.write('\u001b[?1049l');
  onScreen = false;
}

export async function choose({ items, noMatch, draw }: Asking): Promise<Chosen> {
  const { stdin: input, stdout: output } = process;
  const turned = new Turned();
  let escaped = false;
  enterScreen();
  output.write(clear);
  const prompt: AutocompletePrompt<Item> = new AutocompletePrompt<Item>({
    input,
    output,
    options(this: AutocompletePrompt<Item>) {
      return [...items(this.userInput.trim())];
    },
    validate: (value) => (value === undefined ? noMatch(prompt.userInput.trim()) : undefined),
    render() {
      // A terminal that does not know its size says 0.
      const columns = output.columns || 80;
      const rows = output.rows || 24;
      const lines = draw({
        items: this.filteredOptions,
        focused: this.filteredOptions.find(({ value }) => value === this.focusedValue),
        input: this.userInputWithCursor,
        problem: this.state === 'error' ? this.error : '',
        columns,
        rows,
        turned,
      });
      return lines.slice(0, rows).join('\n');
    },
  });
  prompt.on('key', (_, { name = '', ctrl }) => {
    escaped = name === 'escape';
    // The keyboard is closed by Ctrl-D where nothing is typed: that is a wish to leave, as Ctrl-C.
    if (ctrl && name === 'd' && prompt.userInput === '') prompt.state = 'cancel';
    turned.press(name, prompt.filteredOptions.length > 1);
  });
  output.on('resize', wipe);
  const value = await prompt.prompt();
  output.off('resize', wipe);
  // Input between two questions must not be echoed.
  if (input.isTTY) input.setRawMode(true);
  if (isCancel(value)) return escaped ? 'back' : 'leave';
  return { value: String(value), typed: prompt.userInput.trim() };
}

function wipe(): void {
  process.stdout.write(clear);
}
