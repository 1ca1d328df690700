import type { Line } from '../table/client.js';
import type { Throw } from '../things/combat-things.js';

/** What the story says of these dice: what they come to, and what that does. */
export function toldOf({ dice, title }: Throw, story: readonly Line[], step: number): string {
  // Whole words in their order: the 1 of a place 12 is no die.
  const names = (text: string): boolean => {
    const words = text.split(/[\s,.:;()]+/);
    let from = 0;
    return dice.every(({ label }) => {
      from = words.indexOf(label, from) + 1;
      return from > 0;
    });
  };
  return story.findLast(({ text, step: at }) => at === step && names(text))?.text ?? title;
}
