import type { BoardData, BoardSource, Color, SpaceData, Terrain } from './board-types.js';

/** A town in a picture: one capital letter. */
export interface PictureTown {
  /** Its id, as a board has it. */
  readonly id: string;
  /** Its name on the board. */
  readonly name: string;
  /** Its capital letter in the picture. */
  readonly letter: string;
}

/** A board drawn in text. */
export interface BoardPicture {
  /** The board's id. */
  readonly id: string;
  /** The board's name. */
  readonly name: string;
  /**
   * Lines of cells, four characters to a column. Even columns are half a hex lower than odd ones, so lines alternate:
   * the even columns of row 0, then for every row its odd columns and its even columns, and last the odd columns of the
   * row below. The spaces of the first and last line are half spaces.
   *
   * A cell is a sign for the terrain, then the letter of a jewel if there is one, then `*` for a sunburst; or the
   * letter of a town.
   */
  readonly picture: string;
  /** In the order of the market stacks. */
  readonly towns: readonly PictureTown[];
  /** Named regions, each with the ids of its spaces. */
  readonly regions: Readonly<Record<string, string>>;
  /** The source of the board. */
  readonly source: BoardSource;
}

const terrains: Readonly<Record<string, Terrain>> = {
  '.': 'plains',
  '=': 'road',
  '~': 'river',
  '%': 'swamp',
  f: 'forest',
  h: 'hill',
  '^': 'mountain',
};

const jewels: Readonly<Record<string, Color>> = { g: 'green', y: 'yellow', b: 'blue', r: 'red' };

const columnWidth = 4;

/**
 * Reads a board from its picture.
 *
 * @throws Error that names the line and the cell if the picture cannot be read, or the town or region that is not on it
 */
export function readBoard({ id, name, picture, towns, regions, source }: BoardPicture): BoardData {
  const regionOf = readRegions(regions);
  const lines = picture.replace(/^\n|\n\s*$/g, '').split('\n');
  const spaces = lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((cell) => {
      const column = cell.index / columnWidth + 1;
      const row = (index + 1) >> 1;
      if (column % 2 !== index % 2) {
        throw new Error(`Board ${id}, line ${index + 1}: ${cell[0]} stands between the columns.`);
      }
      const space = readCell(cell[0], spaceId(column, row), towns, regionOf);
      if (space === undefined) {
        throw new Error(`Board ${id}, line ${index + 1}: ${cell[0]} is neither a terrain nor a town.`);
      }
      return index === 0 || index === lines.length - 1 ? { ...space, half: true as const } : space;
    }),
  );
  spaces.sort((a, b) => (a.id < b.id ? -1 : 1));

  const known = new Set(spaces.map((space) => space.id));
  for (const [space, region] of regionOf) {
    if (!known.has(space)) throw new Error(`Board ${id}: ${region} names ${space}, which is not on the map.`);
  }
  return {
    id,
    name,
    towns: towns.map((town) => {
      const space = spaces.find((candidate) => candidate.town === town.id);
      if (space === undefined) throw new Error(`Board ${id}: ${town.name} is not on the map.`);
      return { id: town.id, name: town.name, space: space.id };
    }),
    spaces,
    source,
  };
}

function readRegions(regions: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const regionOf = new Map<string, string>();
  for (const [region, ids] of Object.entries(regions)) {
    for (const id of ids.trim().split(/\s+/)) regionOf.set(id, region);
  }
  return regionOf;
}

function readCell(
  cell: string,
  id: string,
  towns: readonly PictureTown[],
  regionOf: ReadonlyMap<string, string>,
): SpaceData | undefined {
  const town = towns.find((candidate) => candidate.letter === cell);
  if (town !== undefined) return { id, terrain: 'town', name: town.name, town: town.id };

  const [, sign, letter, star] = /^(.)([gybr])?(\*)?$/.exec(cell) ?? [];
  const terrain = sign === undefined ? undefined : terrains[sign];
  if (terrain === undefined || (star !== undefined && letter === undefined)) return undefined;
  const region = regionOf.get(id);
  return {
    id,
    terrain,
    ...(region !== undefined && { name: region }),
    ...(letter !== undefined && { jewel: jewels[letter] }),
    ...(star !== undefined && { sunburst: true as const }),
  };
}

// Content imports no engine code, so the format of ids is repeated here; a test compares both.
function spaceId(column: number, row: number): string {
  return `h${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}
