import { AutocompletePrompt, isCancel } from '@clack/core';

/* The one way in which a person is asked: a list that arrows walk through and typing narrows, on a screen that is drawn around it. */

/** Something that can be chosen. */
export interface Item {
  /** Tells it from the others; never empty. */
  readonly value: string;
  /** What stands in the list. */
  readonly label: string;
  /** What stands at its right: a price, odds. */
  readonly note?: string;
  /** The hint shown while it is selected. */
  readonly detail?: readonly string[];
}

/** What a drawn screen shows of the list. */
export interface Shown {
  readonly items: readonly Item[];
  /** The item that is pointed at; `undefined` if nothing fits what was typed. */
  readonly focused: Item | undefined;
  /** What was typed, with the cursor. */
  readonly input: string;
  /** What is wrong with it; empty if nothing is. */
  readonly problem: string;
  readonly columns: number;
  readonly rows: number;
}

/** What is asked. */
export interface Asking {
  /** What there is to choose from for what was typed. */
  items(typed: string): readonly Item[];
  /** What is said if nothing fits what was typed. */
  readonly noMatch: (typed: string) => string;
  /** The whole screen, in lines. */
  draw(shown: Shown): readonly string[];
}

/** What came of it: an item with what was typed, a step back (Escape), or the wish to leave (Ctrl-C). */
export type Chosen = { readonly value: string; readonly typed: string } | 'back' | 'leave';

const clear = '\u001b[2J\u001b[H';

/** Asks a person. */
export async function choose({ items, noMatch, draw }: Asking): Promise<Chosen> {
  const { stdin: input, stdout: output } = process;
  let escaped = false;
  output.write(clear);
  const prompt: AutocompletePrompt<Item> = new AutocompletePrompt<Item>({
    input,
    output,
    options(this: AutocompletePrompt<Item>) {
      return [...items(this.userInput.trim())];
    },
    validate: (value) => (value === undefined ? noMatch(prompt.userInput.trim()) : undefined),
    render() {
      const { columns = 80, rows = 24 } = output;
      const lines = draw({
        items: this.filteredOptions,
        focused: this.filteredOptions.find(({ value }) => value === this.focusedValue),
        input: this.userInputWithCursor,
        problem: this.state === 'error' ? this.error : '',
        columns,
        rows,
      });
      return lines.slice(0, rows).join('\n');
    },
  });
  prompt.on('key', (_, { name }) => {
    escaped = name === 'escape';
  });
  output.on('resize', wipe);
  const value = await prompt.prompt();
  output.off('resize', wipe);
  // Nothing that is typed meanwhile is to be seen until somebody is asked again.
  if (input.isTTY) input.setRawMode(true);
  if (isCancel(value)) return escaped ? 'back' : 'leave';
  return { value: String(value), typed: prompt.userInput.trim() };
}

/** A screen of another size is drawn from its beginning. */
function wipe(): void {
  process.stdout.write(clear);
}
