import type { Bounds, Point } from '../../hex/index.js';
import { freezeAll } from '../../kernel/index.js';
import { rulesetOf } from '../../third-edition/box.js';
import type { AdventureType, HexData, PlaceData } from '../../third-edition/content/board-types.js';
import { type Sheet, sheetOf } from './sheet.js';

/** A hex and its place on the map. */
export interface MappedHex {
  readonly id: string;
  readonly terrain: HexData['terrain'];
  /** The type of the adventure gem marked on it, or `null`. */
  readonly gem: AdventureType | null;
  /** Its middle. */
  readonly center: Point;
  /** Its corners, clockwise from the upper left. */
  readonly corners: readonly Point[];
}

/** A city, a shrine, a stronghold or another place on the map. */
export interface MappedPlace extends PlaceData {
  /** The middle of its hex. */
  readonly center: Point;
}

/** A region: hexes with a common name. */
export interface MappedRegion {
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  readonly hexes: readonly string[];
  /** Its outline, as an SVG path. */
  readonly outline: string;
}

/** The board with the coordinates of `picture`, so that drawings fit over it. */
export interface BoardMap {
  /** The board's name for people. */
  readonly name: string;
  /** The frame around the board. */
  readonly frame: Bounds;
  readonly hexes: readonly MappedHex[];
  /** Named regions. */
  readonly regions: readonly MappedRegion[];
  /** Places, each on a hex. */
  readonly places: readonly MappedPlace[];
}

const drawn = new WeakMap<Sheet, BoardMap>();

/**
 * The board with coordinates, for apps that draw it themselves. The same scenario gives the same object.
 *
 * @param scenario - the id of a scenario: it may bring its own board
 * @throws UnknownRulesetError for a scenario that is not bundled
 *
 * @example
 * ```ts
 * import { boardMap } from 'runebound-engine/third-edition/picture';
 *
 * const { places } = boardMap();
 * places.find(({ id }) => id === 'tamalir')?.center; // { x: …, y: … }
 * ```
 */
export function boardMap(scenario = 'ascendance-of-margath'): BoardMap {
  const sheet = sheetOf(rulesetOf(scenario).rules.content.board);
  const known = drawn.get(sheet);
  if (known) return known;
  const { board, frame, center, corners, outline } = sheet;
  const made = freezeAll({
    name: board.name,
    frame,
    hexes: board.hexes.map(({ id, terrain, gem }) => ({
      id,
      terrain,
      gem: gem ?? null,
      center: center(id),
      corners: corners(id),
    })),
    regions: board.regions.map(({ id, name, hexes }) => ({ id, name, hexes, outline: outline(hexes) })),
    places: board.places.map((place) => ({ ...place, center: center(place.hex) })),
  });
  drawn.set(sheet, made);
  return made;
}
