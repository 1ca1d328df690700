import { type GameView, rulesetFor } from '../../../src/index.js';
import type { Inspection } from '../../../src/third-edition/entries/edition.js';
import type { Words } from '../../../src/words/third-edition/index.js';
import type { Cell, Mark, Side } from './board.js';
import { colored, colorOfSeat, paint } from './style.js';
import { texts } from './texts.js';

const grounds: Readonly<Record<string, readonly [string, string]>> = {
  plains: ['#8a9a4f', 'p'],
  forest: ['#2f5d34', 'f'],
  hills: ['#a68a56', 'h'],
  mountain: ['#6f6a72', 'm'],
  water: ['#2f6f9f', '~'],
  city: ['#7a2f2f', 'C'],
};

const ofPlaces: Readonly<Record<string, string>> = {
  city: '#7a2f2f',
  town: '#9a5b2c',
  shrine: '#5b3a8c',
  stronghold: '#3f4652',
};

const gems: Readonly<Record<string, readonly [string, string]>> = {
  combat: ['#f87171', 'C'],
  exploration: ['#4ade80', 'E'],
  social: ['#c084fc', 'S'],
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
      const [ground = '#444444', letter = '?'] = grounds[terrain] ?? [];
      const here = used.get(id);
      const above: Mark[] = [];
      const below: Mark[] = [];
      if (here?.gem) {
        const [ink = '#ffffff', sign = '?'] = gems[here.gem.type] ?? [];
        const { faceup } = here.gem;
        const text = colored ? (faceup ? '◆' : '◇') : faceup ? sign : sign.toLowerCase();
        above.push({ text, ink, on: '#1c1917' });
      }
      if (here && here.story.length > 0) above.push({ text: '?', ink: '#ffffff', on: '#b45309' });
      for (const player of here?.heroes ?? [])
        below.push({ text: `${player + 1}`, ink: '#ffffff', on: colorOfSeat(player) });
      if (here?.villain) below.push({ text: 'V', ink: '#ffffff', on: '#000000' });
      if (here && here.zombies > 0) below.push({ text: 'z', ink: '#bef264', on: '#1c1917' });
      if (below.length === 0 && reached.has(id)) below.push({ text: '·', ink: '#ffffff' });
      const cell: Cell = {
        ground: standing ? (ofPlaces[standing.kind] ?? ground) : ground,
        letter,
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

const swatch = (color: string, sign: string, name: string): string =>
  `${paint.bgHex(color).hex('#ffffff')(` ${sign} `)} ${name}`;

export const legend = (words: Words): readonly string[] => [
  Object.entries(grounds)
    .map(([terrain, [color, letter]]) => swatch(color, letter, words.name('word', terrain)))
    .join('  '),
  Object.entries(ofPlaces)
    .map(([kind, color]) => swatch(color, kind.slice(0, 4), words.name('word', kind)))
    .join('  '),
  `${Object.entries(gems)
    .map(
      ([type, [ink, sign]]) =>
        `${paint.bgHex('#1c1917').hex(ink)(colored ? '◆' : sign)} ${words.name('word', type)}`,
    )
    .join('  ')} ${texts().signs.gem}; ${texts().signs.facedown(colored ? '◇' : texts().signs.smallLetter)}`,
  texts().signs.rivers,
  `${paint.bgHex(colorOfSeat(0)).white('1')} ${texts().signs.hero}  ${paint.bgBlack.white('V')} ${texts().villain}  ${paint.bgHex('#1c1917').hex('#bef264')('z')} ${texts().zombies}  ${paint.bgHex('#b45309').white('?')} ${texts().signs.quest}  · ${texts().signs.reach}`,
  texts().signs.number,
];
