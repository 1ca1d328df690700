import type * as inspected from '../../../src/index.js';
import { type GameView, rulesetFor } from '../../../src/index.js';
import type { Words } from '../../../src/words/second-edition/index.js';
import type { Cell, Mark } from './board.js';
import { colored, colorOfSeat, paint } from './style.js';
import { texts } from './texts.js';

type Inspection = inspected.Inspection;

const grounds: Readonly<Record<string, readonly [string, string]>> = {
  plains: ['#7d9b4e', 'p'],
  forest: ['#2f5d34', 'f'],
  hill: ['#a68a56', 'h'],
  mountain: ['#6f6a72', 'm'],
  swamp: ['#4d5b3a', 's'],
  river: ['#3b7ea8', '~'],
  road: ['#c8b273', '='],
  town: ['#7a2f2f', 'T'],
  sea: ['#1f4e79', '~'],
};

const jewels: Readonly<Record<string, readonly [string, string]>> = {
  green: ['#4ade80', 'G'],
  yellow: ['#fde047', 'Y'],
  blue: ['#60a5fa', 'B'],
  red: ['#f87171', 'R'],
};

/** The hex of a place: an anchor has the number of its hex. */
export function hexOf(place: string | null): string | null {
  const number = place === null ? null : /^[ha](\d{4})$/.exec(place);
  return number ? `h${number[1]}` : null;
}

export function cellsOf(
  view: GameView,
  seen: Inspection,
  within: readonly string[],
  words: Words,
): ReadonlyMap<string, Cell> {
  const { board } = rulesetFor(view).rules.content;
  const cells = new Map<string, Cell>();
  const reached = new Set(within);
  const marks = new Map<string, { above: Mark[]; below: Mark[] }>();
  for (const { space, counters, challenges, heroes } of seen.spaces) {
    const hex = hexOf(space);
    if (hex === null) continue;
    const above: Mark[] = counters.map((color) => {
      const [ink = '#ffffff', letter = '?'] = jewels[color] ?? [];
      return { text: colored ? '●' : letter, ink, on: '#1c1917' };
    });
    for (const _ of challenges) above.push({ text: '!', ink: '#ffffff', on: '#b91c1c' });
    const below = heroes.map(
      (player): Mark => ({ text: `${player + 1}`, ink: '#ffffff', on: colorOfSeat(player) }),
    );
    marks.set(hex, { above, below });
  }
  for (const { id, name } of Object.values(board.places)) {
    const hex = hexOf(id);
    if (hex === null) continue;
    const [ground = '', letter = ''] = grounds.sea ?? [];
    cells.set(hex, { ground, letter: name === '' ? letter : '⚓', above: [], below: [], ...marks.get(hex) });
  }
  for (const { id, terrain, half, town } of Object.values(board.spaces)) {
    const [ground = '#444444', letter = '?'] = grounds[terrain] ?? [];
    const cell: Cell = {
      ground: half ? '#3a3a3a' : ground,
      letter: half ? ' ' : letter,
      above: [],
      below: [],
      ...marks.get(id),
      ...(town === undefined ? {} : { name: words.name('town', town) }),
    };
    const step: Mark = { text: '·', ink: '#ffffff' };
    cells.set(id, reached.has(id) && cell.below.length === 0 ? { ...cell, below: [step] } : cell);
  }
  return cells;
}

const swatch = (terrain: string, words: Words): string => {
  const [ground = '#444444', letter = ''] = grounds[terrain] ?? [];
  return `${paint.bgHex(ground).hex('#ffffff')(` ${letter} `)} ${words.name('terrain', terrain)}`;
};

export const legend = (words: Words): readonly string[] => [
  ['plains', 'road', 'river', 'forest'].map((one) => swatch(one, words)).join('  '),
  ['hill', 'mountain', 'swamp', 'town', 'sea'].map((one) => swatch(one, words)).join('  '),
  `${Object.entries(jewels)
    .map(
      ([color, [ink, letter]]) =>
        `${paint.bgHex('#1c1917').hex(ink)(colored ? '●' : letter)} ${words.name('color', color)}`,
    )
    .join('  ')} ${texts().signs.counter}`,
  `${paint.bgHex('#b91c1c').white('!')} ${texts().signs.challenge}  ${paint.bgHex(colorOfSeat(0)).white('1')} ${texts().signs.hero}  · ${texts().signs.reach}`,
  texts().signs.number,
];
