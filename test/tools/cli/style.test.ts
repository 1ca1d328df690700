import { describe, expect, it } from 'vitest';
import { folded, most } from '../../../tools/cli/play/style.js';
import { together } from '../../../tools/cli/terminal.js';

/* Lines of a screen of the terminal: as wide as it is, and no wider. */

const bold = (text: string): string => `\u001b[1m${text}\u001b[22m`;
const red = (text: string): string => `\u001b[31m${text}\u001b[39m`;

/** The letters of a line with the looks that they have: `b` bold, `r` red. */
function looksIn(line: string): readonly string[] {
  let worn = '';
  const codes: Readonly<Record<string, string>> = { 1: 'b', 31: 'r' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of looks begin with Escape
  return [...line.matchAll(/\u001b\[(\d+)m|[^ ]/g)].flatMap(([letter, code]) => {
    if (code === undefined) return `${letter}${worn}`;
    worn = code === '0' || code === '22' || code === '39' ? '' : (codes[code] ?? '');
    return [];
  });
}

describe('a line that is folded', () => {
  it('keeps the look of each word', () => {
    const lines = folded(`${bold('one two')} ${red('three four')} five`, 9);
    expect(lines.map(looksIn)).toEqual([
      ['ob', 'nb', 'eb', 'tb', 'wb', 'ob'],
      ['tr', 'hr', 'rr', 'er', 'er'],
      ['fr', 'or', 'ur', 'rr', 'f', 'i', 'v', 'e'],
    ]);
  });

  it('keeps its indent, and together what belongs together', () => {
    expect(folded(`  Body 3, Mind 2, ${together('Spirit 2')}`, 22)).toEqual([
      '  Body 3, Mind 2,',
      `  ${together('Spirit 2')}`,
    ]);
  });

  it('is the same where it fits', () => {
    expect(folded(bold('one two'), 7)).toEqual([bold('one two')]);
  });
});

describe('more lines than there is room for', () => {
  const lines = ['Corbin', 'Health 10    3 actions left', 'more'];

  it('end with a sign, within the width', () => {
    expect(most(lines, 3, 27)).toEqual(lines);
    expect(most(lines, 1, 27)).toEqual(['Corbin …']);
    expect(most(lines, 2, 27)).toEqual(['Corbin', 'Health 10  3 actions left …']);
    expect(most(['Corbin', 'Laurel'], 1, 6)).toEqual(['Corbi…']);
  });
});
