import type * as inspected from '../../../src/index.js';
import { type GameView, rulesetFor } from '../../../src/index.js';
import type { Words } from '../../../src/words/second-edition/index.js';
import { type Cell, type Mark, REACHED } from './board.js';
import { colored, colorOfSeat, paint } from './style.js';
import { texts } from './texts.js';

type Inspection = inspected.Inspection;

const grounds: Readonly<Record<string, string>> = {
  plains: '#7d9b4e',
  forest: '#2f5d34',
  hill: '#a68a56',
  mountain: '#6f6a72',
  swamp: '#4d5b3a',
  river: '#3b7ea8',
  road: '#c8b273',
  town: '#7a2f2f',
  sea: '#1f4e79',
};

const jewels: Readonly<Record<string, string>> = {
  green: '#4ade80',
  yellow: '#fde047',
  blue: '#60a5fa',
  red: '#f87171',
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
      const ink = jewels[color] ?? '#ffffff';
      return { text: colored ? '●' : (texts().letters[color] ?? '?'), ink, on: '#1c1917' };
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
    const { sea: ground = '' } = grounds;
    cells.set(hex, {
      ground,
      letter: name === '' ? (texts().letters.sea ?? '') : '⚓',
      above: [],
      below: [],
      ...marks.get(hex),
    });
  }
  for (const { id, terrain, half, town } of Object.values(board.spaces)) {
    // Half hexes are not in play.
    if (half) continue;
    const ground = grounds[terrain] ?? '#444444';
    const cell: Cell = {
      ground,
      letter: texts().letters[terrain] ?? '?',
      above: [],
      below: [],
      ...marks.get(id),
      ...(town === undefined ? {} : { name: words.name('town', town) }),
    };
    cells.set(id, reached.has(id) && cell.below.length === 0 ? { ...cell, below: [REACHED] } : cell);
  }
  return cells;
}

const swatch = (terrain: string, words: Words): string =>
  `${paint.bgHex(grounds[terrain] ?? '#444444').hex('#ffffff')(` ${texts().letters[terrain]} `)} ${words.name('terrain', terrain)}`;

/** The signs of a town, by the first letters of its name. */
const townSwatch = (view: GameView, words: Words): string => {
  const [town = ''] = Object.values(rulesetFor(view).rules.content.board.spaces).flatMap(
    (space) => space.town ?? [],
  );
  const name = words.name('town', town);
  return `${paint.bgHex(grounds.town ?? '').hex('#ffffff')(name.slice(0, 4))} ${texts().signs.town(name)}`;
};

export const legend = (view: GameView, words: Words): readonly string[] => [
  ['plains', 'forest', 'hill', 'mountain', 'swamp'].map((one) => swatch(one, words)).join('  '),
  ['road', 'river', 'sea'].map((one) => swatch(one, words)).join('  '),
  townSwatch(view, words),
  `${Object.entries(jewels)
    .map(
      ([color, ink]) =>
        `${paint.bgHex('#1c1917').hex(ink)(colored ? '●' : (texts().letters[color] ?? '?'))} ${words.name('color', color)}`,
    )
    .join('  ')} ${texts().signs.counter}`,
  `${paint.bgHex('#b91c1c').white('!')} ${texts().signs.challenge}`,
  `${paint.bgHex(colorOfSeat(0)).white('1')} ${texts().signs.hero}`,
  `· ${texts().signs.reach}, ${texts().signs.steps}`,
  texts().signs.number,
  texts().signs.letters,
  '',
  `♥ ${words.name('word', 'life')}  ⚡ ${words.name('word', 'stamina')}  ${texts().signs.experience}`,
];
