import { cached } from '../../kernel/cached.js';
import type { Board } from '../../second-edition/base/board.js';
import type { DrawnPlace } from '../page.js';
import type { Mouth } from './courses.js';
import { ModuleLayer, type PictureLayer } from './given-layers.js';
import type { Layer } from './layer.js';
import { between, type Point, roomOf, type Sheet, sheetOf } from './sheet.js';

export interface Plan {
  readonly sheet: Sheet;
  readonly layers: readonly Layer[];
  readonly mouth: Mouth;
  placeOf(id: string): Point | null;
  nameOfPlace(id: string): string;
}

/** A river leaves the map over the left or right edge; elsewhere it rises at the foot of a mountain. */
const overTheEdge =
  ({ frame, around, terrainOf, center }: Sheet): Mouth =>
  (id, middle) => {
    if (middle.x - frame.x < 60) return { x: frame.x, y: middle.y + 10 };
    if (frame.x + frame.width - middle.x < 60) return { x: frame.x + frame.width, y: middle.y + 10 };
    const mountain = around(id).find((next) => terrainOf(next) === 'mountain');
    return mountain === undefined ? middle : between(middle, center(mountain));
  };

/** All spaces in play, and the places beside the land. */
export const placesOf = ({ sheet, layers }: Plan): readonly DrawnPlace[] => [
  ...sheet.inPlay.map(({ id }) => ({ id, center: sheet.center(id), corners: sheet.corners(id) })),
  ...layers.flatMap((layer) =>
    [...(layer.places?.(sheet) ?? [])].map(([id, center]) => ({ id, center, corners: [] })),
  ),
];

const plans = new WeakMap<Board, Map<string, Plan>>();

/** Worked out once for each board and layers. */
export function planOf(
  board: Board,
  moduleIds: readonly string[],
  known: readonly PictureLayer[],
  withLegend = true,
): Plan {
  const drawn = moduleIds.flatMap((id) => {
    const layer = known.find(({ module }) => module === id);
    return layer instanceof ModuleLayer ? layer : [];
  });
  const ofBoard = cached(plans, board, () => new Map<string, Plan>());
  const name = `${withLegend}/${drawn.map(({ module }) => module)}`;
  return cached(ofBoard, name, () =>
    planned(
      board,
      drawn.map(({ layer }) => layer),
      withLegend,
    ),
  );
}

function planned(board: Board, layers: readonly Layer[], withLegend: boolean): Plan {
  const room = layers.find((layer) => layer.room)?.room?.(board) ?? roomOf(Object.keys(board.neighbours));
  const sheet = sheetOf(board, room, withLegend);
  const places = new Map(layers.flatMap((layer) => [...(layer.places?.(sheet) ?? [])]));
  const chart = board.chart as { anchors?: readonly { id: string; name: string }[] } | null;
  return {
    sheet,
    layers,
    mouth: layers.find((layer) => layer.mouth)?.mouth?.(sheet) ?? overTheEdge(sheet),
    placeOf: (id) => (sheet.spaceOf.has(id) ? sheet.center(id) : (places.get(id) ?? null)),
    nameOfPlace: (id) =>
      board.spaces[id]?.name ??
      board.places[id]?.name ??
      chart?.anchors?.find((anchor) => anchor.id === id)?.name ??
      id,
  };
}
