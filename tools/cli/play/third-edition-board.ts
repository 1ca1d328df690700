import { type GameView, rulesetFor } from '../../../src/index.js';
import type { Inspection } from '../../../src/third-edition/entries/edition.js';
import type { Words } from '../../../src/words/third-edition/index.js';
import { TOGETHER, together } from '../terminal.js';
import { type Cell, type Mark, REACHED, river, road, type Side } from './board.js';
import { colored, colorOfSeat, paint } from './style.js';
import { texts } from './texts.js';

const grounds: Readonly<Record<string, string>> = {
  plains: '#8a9a4f',
  forest: '#2f5d34',
  hills: '#a68a56',
  mountain: '#6f6a72',
  water: '#2f6f9f',
};

const ofPlaces: Readonly<Record<string, string>> = {
  city: '#7a2f2f',
  town: '#9a5b2c',
  shrine: '#5b3a8c',
  stronghold: '#3f4652',
};

const gems: Readonly<Record<string, string>> = {
  combat: '#f87171',
  exploration: '#4ade80',
  social: '#c084fc',
};

/** The direction of a neighbor. Even columns are half a hex lower. */
function sideTo(from: string, to: string): Side | null {
  const [column = 0, row = 0] = [from.slice(1, 3), from.slice(3)].map(Number);
  const [otherColumn = 0, otherRow = 0] = [to.slice(1, 3), to.slice(3)].map(Number);
  if (column === otherColumn) return otherRow < row ? 'n' : 's';
  const lower = column % 2 === 0;
  const up = lower ? otherRow <= row : otherRow < row;
  if (otherColumn > column) return up ? 'ne' : 'se';
  return up ? 'nw' : 'sw';
}

const sidesOf = (edges: readonly (readonly [string, string])[], hex: string, both: boolean): Side[] =>
  edges.flatMap(([one, other]) => {
    if (one === hex) return sideTo(one, other) ?? [];
    return both && other === hex ? (sideTo(other, one) ?? []) : [];
  });

export function cellsOf(
  view: GameView<'third-edition'>,
  seen: Inspection,
  within: readonly string[],
  words: Words,
): ReadonlyMap<string, Cell> {
  const { board } = rulesetFor(view).rules.content;
  const reached = new Set(within);
  const used = new Map(seen.hexes.map((hex) => [hex.hex, hex]));
  return new Map(
    board.hexes.map(({ id, terrain, place }) => {
      const standing = place === undefined ? undefined : board.place[place];
      const ground = grounds[terrain] ?? '#444444';
      const here = used.get(id);
      const above: Mark[] = [];
      const below: Mark[] = [];
      if (here?.gem) {
        const { [here.gem.type]: ink = '#ffffff' } = gems;
        const sign = texts().letters[here.gem.type] ?? '?';
        const { faceup } = here.gem;
        const text = colored ? (faceup ? '◆' : '◇') : faceup ? sign : sign.toLowerCase();
        above.push({ text, ink, on: '#1c1917' });
      }
      if (here && here.story.length > 0) above.push({ text: '?', ink: '#ffffff', on: '#b45309' });
      for (const player of here?.heroes ?? [])
        below.push({ text: `${player + 1}`, ink: '#ffffff', on: colorOfSeat(player) });
      if (here?.villain) below.push({ text: 'V', ink: '#ffffff', on: '#000000' });
      if (here && here.zombies > 0) below.push({ text: 'z', ink: '#bef264', on: '#1c1917' });
      if (below.length === 0 && reached.has(id)) below.push(REACHED);
      const cell: Cell = {
        ground: standing ? (ofPlaces[standing.kind] ?? ground) : ground,
        letter: texts().letters[terrain] ?? '?',
        ...(standing ? { name: words.name('city', standing.id) } : {}),
        above,
        below,
        rivers: standing ? [] : sidesOf(board.rivers, id, false),
        roads: standing ? [] : sidesOf(board.roads, id, true),
      };
      return [id, cell];
    }),
  );
}

/** A sign and what it stands for, on one line. */
const entry = (sign: string, name: string): string => `${sign}${TOGETHER}${together(name)}`;

const swatch = (color: string, sign: string, name: string): string =>
  entry(paint.bgHex(color).hex('#ffffff')(together(` ${sign} `)), name);

const between = (entries: readonly string[]): string => entries.join('  ');

export const legend = (words: Words): readonly string[] => [
  between(
    Object.entries(grounds).map(([terrain, color]) =>
      swatch(color, texts().letters[terrain] ?? '?', words.name('word', terrain)),
    ),
  ),
  `${between(
    Object.entries(ofPlaces).map(([kind, color]) => swatch(color, ' ', words.name('word', kind))),
  )}: ${texts().signs.places}`,
  between([
    entry(paint.hex(river)('╱ ╲ ▔'.replaceAll(' ', TOGETHER)), texts().signs.river),
    entry(paint.hex(road)('╲ ╱ │'.replaceAll(' ', TOGETHER)), texts().signs.road),
  ]),
  `${between(
    Object.entries(gems).map(([type, ink]) =>
      entry(
        paint.bgHex('#1c1917').hex(ink)(colored ? '◆' : (texts().letters[type] ?? '?')),
        words.name('word', type),
      ),
    ),
  )} ${texts().signs.gem}; ${texts().signs.facedown(colored ? '◇' : texts().signs.smallLetter)}`,
  between([
    entry(paint.bgHex(colorOfSeat(0)).white('1'), texts().signs.hero),
    entry(paint.bgBlack.white('V'), texts().villain),
    entry(paint.bgHex('#1c1917').hex('#bef264')('z'), texts().zombies),
    entry(paint.bgHex('#b45309').white('?'), texts().signs.quest),
  ]),
  `· ${texts().signs.within}`,
  texts().signs.number,
  texts().signs.letters,
  '',
  between([entry('♥', texts().health), entry('*', texts().signs.golden)]),
];
