// Tables that the page of any board has.

import { regionsOf, spacesOf } from '../../../src/picture/second-edition/labels.js';
import { colors, type Sheet, terrainNames } from '../../../src/picture/second-edition/sheet.js';
import type { SpaceData } from '../../../src/second-edition/content/board-types.js';

type Row = readonly (string | number)[];

/** A table in columns of even width; those named in `right` are numbers. */
export function table(head: Row, right: (column: number) => boolean, rows: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => String(row[column]).length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const written = (row: Row) =>
    line(
      widths.map((width, column) => {
        const cell = String(row[column]);
        return right(column) ? cell.padStart(width) : cell.padEnd(width);
      }),
    );
  const rule = widths.map((width, column) =>
    right(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [written(head), line(rule), ...rows.map(written)].join('\n');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const amounts = <Word extends string>(words: readonly Word[], amount: (word: Word) => number): string =>
  words
    .filter((word) => amount(word) > 0)
    .map((word) => `${amount(word)} ${word}`)
    .join(', ') || 'none';

export const jewelsOf = (spaces: readonly SpaceData[]): string =>
  amounts(colors, (color) => spaces.filter((space) => space.jewel === color).length);

const terrainsOf = (spaces: readonly SpaceData[]): string =>
  amounts(terrainNames, (terrain) => spaces.filter((space) => space.terrain === terrain).length);

/** How many spaces there are of each terrain, and other rows below. */
export function terrainTable({ inPlay }: Sheet, ...others: readonly Row[]): string {
  const count = (terrain: string) => inPlay.filter((space) => space.terrain === terrain).length;
  return table(['Terrain', 'Spaces'], (column) => column > 0, [
    ...terrainNames.map((terrain) => [capital(terrain), count(terrain)]),
    ['**In play**', `**${inPlay.length}**`],
    ...others,
  ]);
}

/** How many jewels of each color there are, and how many with a sunburst. */
export function jewelTable({ inPlay }: Sheet): string {
  const count = (test: (space: SpaceData) => boolean) => inPlay.filter(test).length;
  return table(['Color', 'Jewels', 'With a sunburst'], (column) => column > 0, [
    ...colors
      .filter((color) => count((space) => space.jewel === color) > 0)
      .map((color) => [
        capital(color),
        count((space) => space.jewel === color),
        count((space) => space.jewel === color && space.sunburst === true),
      ]),
    [
      '**All**',
      `**${count((space) => space.jewel !== undefined)}**`,
      `**${count((space) => space.sunburst === true)}**`,
    ],
  ]);
}

/** The towns, where they stand, and how far it is from each to each: a number, or a word if there is no way. */
export function townTable({ board }: Sheet, far: (from: string, to: string) => string | number): string {
  return table(['Town', 'Space', ...board.towns.map((other) => other.name)], (column) => column > 1, [
    ...board.towns.map((town) => [
      town.name,
      `\`${town.space}\``,
      ...board.towns.map((other) => (other === town ? '–' : far(town.id, other.id))),
    ]),
  ]);
}

/** The named regions and what lies in them. */
export function regionTable(sheet: Sheet): string {
  return table(['Region', 'Spaces', 'Terrain', 'Jewels'], (column) => column === 1, [
    ...regionsOf(sheet).map((region) => {
      const spaces = spacesOf(sheet, region);
      return [region, spaces.length, terrainsOf(spaces), jewelsOf(spaces)];
    }),
  ]);
}
