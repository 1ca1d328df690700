import { adjacency, distancesFrom } from '../../../../hex/index.js';
import type { BoardData } from '../../../content/board-types.js';
import { type BoardPicture, readBoard } from '../../../content/read-board.js';
import type { AnchorData, EventSpaceData, LaneData, SeaChart, TileFace } from './sea-types.js';

/**
 * A map of islands drawn in text: land as on any board, `@` for an anchor, and lists for everything that cannot be
 * drawn.
 */
export interface IslandsPicture extends BoardPicture {
  /** The name of each anchor, by its place on the grid: `h0909`. */
  readonly anchors: Readonly<Record<string, string>>;
  /** The stops of each lane in order: towns by id, anchors by their grid place. */
  readonly lanes: Readonly<Record<string, string>>;
  /** Lanes opened by a sea lane tile, by its number: its space, and the stops on both sides. */
  readonly channels: readonly { readonly number: number; readonly space: string; readonly stops: string }[];
  /** The spaces of the other event tiles. */
  readonly tiles: Readonly<Record<Exclude<TileFace, 'sea-lane'>, string>>;
  /** The name of each island, by one of its towns. */
  readonly islands: Readonly<Record<string, string>>;
}

/** A board of land, and the sea around it. */
export interface IslandBoard {
  readonly board: BoardData;
  readonly sea: SeaChart;
}

const columnWidth = 4;
const words = (line: string): string[] => line.trim().split(/\s+/);
const anchorId = (place: string): string => place.replace('h', 'a');
const stop = (word: string): string => (/^h\d{4}$/.test(word) ? anchorId(word) : word);

/**
 * Reads islands from their picture.
 *
 * @throws Error that names what cannot be read or is not on the map
 */
export function readIslands(drawn: IslandsPicture): IslandBoard {
  const read = readBoard({ ...drawn, picture: drawn.picture.replaceAll('@', ' ') });
  // No edge cuts these islands, but the reader takes the last line for half spaces, as on other boards.
  const board: BoardData = { ...read, spaces: read.spaces.map(({ half, ...space }) => space) };
  const problem = (text: string) => new Error(`Board ${drawn.id}: ${text}.`);

  const anchors = anchorPlaces(drawn.picture).map((at): AnchorData => {
    const name = drawn.anchors[at];
    if (name === undefined) throw problem(`the anchor ${at} has no name`);
    return { id: anchorId(at), name, at };
  });
  for (const at of Object.keys(drawn.anchors))
    if (!anchors.some((anchor) => anchor.at === at)) throw problem(`no anchor is drawn at ${at}`);

  const stopsKnown = new Set([...board.towns.map(({ id }) => id), ...anchors.map(({ id }) => id)]);
  const stopsOf = (line: string): string[] =>
    words(line).map((word) => {
      if (!stopsKnown.has(stop(word))) throw problem(`a lane stops at ${word}, where no town or anchor is`);
      return stop(word);
    });
  const lanes: LaneData[] = Object.entries(drawn.lanes).map(([id, line]) => ({ id, stops: stopsOf(line) }));
  for (const { number, stops } of drawn.channels)
    lanes.push({ id: `channel-${number}`, stops: stopsOf(stops), channel: number });

  const land = new Set(board.spaces.map(({ id }) => id));
  const eventSpaces: EventSpaceData[] = [
    ...drawn.channels.map(({ number, space }) => ({ space, tile: 'sea-lane' as const, number })),
    ...(['plains', 'sea', 'ruins'] as const).flatMap((tile) =>
      words(drawn.tiles[tile]).map((space) => ({ space, tile })),
    ),
  ];
  for (const { space } of eventSpaces)
    if (!land.has(space)) throw problem(`an event tile lies on ${space}, which is no land`);

  const touching = adjacency(land);
  const islands = Object.entries(drawn.islands).map(([town, name]) => {
    const home = board.towns.find(({ id }) => id === town)?.space;
    if (home === undefined) throw problem(`${name} has no town ${town}`);
    const spaces = [...distancesFrom(home, (at) => touching.get(at) ?? []).keys()].sort();
    return { id: name.toLowerCase().replaceAll(' ', '-'), name, spaces };
  });
  return { board, sea: { anchors, lanes, eventSpaces, islands } };
}

function anchorPlaces(picture: string): string[] {
  const two = (n: number) => String(n).padStart(2, '0');
  return picture
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/@/g)].map(
        (found) => `h${two(found.index / columnWidth + 1)}${two((index + 1) >> 1)}`,
      ),
    )
    .sort();
}
