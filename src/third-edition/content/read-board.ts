import type {
  AdventureType,
  BoardData,
  Edge,
  HexData,
  PlaceData,
  PlaceKind,
  Terrain,
} from './board-types.js';

/** A place in a picture, with the hex of its sign. */
export type PicturePlace = Omit<PlaceData, 'kind'>;

/** A board drawn in text. */
export interface BoardPicture {
  readonly id: string;
  readonly name: string;
  /**
   * Lines of cells, four characters to a column. Even columns are half a hex lower and begin with a hex of row 0: the
   * lines are the even columns of row 0, then for every row its odd columns and its even columns, and last the odd
   * columns of the last row.
   *
   * A cell is a sign for the terrain, then that of a place if there is one, then that of a gem.
   */
  readonly picture: string;
  /** Of each kind, in the order of the lists. */
  readonly places: readonly PicturePlace[];
  /** By name: the ids of the hexes. */
  readonly regions: Readonly<Record<string, string>>;
  /** Edges such as `h0101-h0102`, separated by spaces; a road may run through several hexes. */
  readonly rivers: string;
  readonly roads: string;
  readonly bridges: string;
}

const grounds: Readonly<Record<string, Terrain | 'city'>> = {
  '.': 'plains',
  f: 'forest',
  h: 'hills',
  '^': 'mountain',
  '~': 'water',
  '#': 'city',
};
const kinds: Readonly<Record<string, PlaceKind>> = { t: 'town', s: 'shrine', k: 'stronghold' };
const gems: Readonly<Record<string, AdventureType>> = { c: 'combat', e: 'exploration', o: 'social' };

const columnWidth = 4;

/**
 * Reads a board from its picture.
 *
 * @throws Error that names the line and the cell if the picture cannot be read, or a name that is not on it
 */
export function readBoard({ id, name, picture, places, regions, ...edges }: BoardPicture): BoardData {
  const lines = picture.replace(/^\n|\n\s*$/g, '').split('\n');
  const drawn = lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((cell) => {
      const column = cell.index / columnWidth + 1;
      if (column % 2 !== index % 2)
        throw new Error(`Board ${id}, line ${index + 1}: ${cell[0]} stands between the columns.`);
      return readCell(cell[0], hexId(column, (index + 1) >> 1), `Board ${id}, line ${index + 1}`);
    }),
  );
  drawn.sort((a, b) => (a.id < b.id ? -1 : 1));
  const found = new Map(drawn.map((hex) => [hex.id, hex]));
  const known = (hex: string): string => {
    if (!found.has(hex)) throw new Error(`Board ${id}: there is no hex ${hex}.`);
    return hex;
  };
  const standing = places.map((place): PlaceData => {
    const kind = found.get(known(place.hex))?.kind;
    if (kind === undefined)
      throw new Error(`Board ${id}: there is no sign of ${place.name} at ${place.hex}.`);
    return { ...place, kind };
  });
  const unnamed = drawn.find((hex) => hex.kind && !places.some((place) => place.hex === hex.id));
  if (unnamed) throw new Error(`Board ${id}: the ${unnamed.kind} at ${unnamed.id} has no name.`);
  return {
    id,
    name,
    hexes: drawn.map(({ kind: _, ...hex }) => {
      const place = places.find((one) => one.hex === hex.id);
      return place === undefined ? hex : { ...hex, place: place.id };
    }),
    places: standing,
    regions: Object.entries(regions).map(([title, hexes]) => ({
      id: title.toLowerCase().replaceAll("'", '').replaceAll(' ', '-'),
      name: title,
      hexes: hexes.split(' ').map(known),
    })),
    rivers: readWays(edges.rivers, known),
    roads: readWays(edges.roads, known),
    bridges: readWays(edges.bridges, known),
  };
}

function readWays(text: string, known: (hex: string) => string): Edge[] {
  const edges = text
    .trim()
    .split(/\s+/)
    .flatMap((way) => {
      const hexes = way.split('-').map(known);
      return hexes.slice(1).map((to, at): Edge => edgeOf(hexes[at] as string, to));
    });
  return [...new Map(edges.map((edge) => [edge.join('-'), edge])).values()];
}

const edgeOf = (a: string, b: string): Edge => (a < b ? [a, b] : [b, a]);

function readCell(cell: string, id: string, where: string): HexData & { readonly kind?: PlaceKind } {
  const [, sign = '', place = '', gem = ''] = /^(.)([tsk])?([ceo])?$/.exec(cell) ?? [];
  const terrain = grounds[sign];
  if (terrain === undefined) throw new Error(`${where}: ${cell} is no hex.`);
  const kind = terrain === 'city' ? 'city' : kinds[place];
  const type = gems[gem];
  return { id, terrain, ...(kind && { kind }), ...(type && { gem: type }) };
}

// Content imports no engine code, so the format of ids is repeated here; a test compares both.
const hexId = (column: number, row: number): string =>
  `h${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
