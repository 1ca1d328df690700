import type { Board } from '../../second-edition/base/board.js';
import { type Naming, renamed } from '../speaking.js';

/** What a chart names: the anchors and islands of the sea. */
type Named = readonly { readonly id: string; readonly name: string }[];

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The board with its names in other words; the same board where they have no others. */
export function boardIn(board: Board, naming: Naming): Board {
  const { anchors = [], islands = [] } = (board.chart ?? {}) as { anchors?: Named; islands?: Named };
  const regions = new Set(
    Object.values(board.spaces).flatMap(({ name, town }) => (name !== undefined && !town ? [name] : [])),
  );
  const keysOf = (what: string, things: Named): (readonly [string, string])[] =>
    things.map(({ id, name }) => [`${what}.${id}.name`, name]);
  return renamed(
    board,
    naming,
    [
      ...keysOf('board', [board]),
      ...keysOf('town', board.towns),
      ...[...regions].map((name) => [`region.${slug(name)}.name`, name] as const),
      ...keysOf('space', [...Object.values(board.places), ...anchors]),
      ...keysOf('island', islands),
    ],
    (rename, said) => ({
      ...rename('board', board),
      towns: board.towns.map((town) => rename('town', town)),
      spaces: Object.fromEntries(
        Object.entries(board.spaces).map(([id, space]) => {
          const { town, name = '' } = space;
          const here = said.get(town ? `town.${town}.name` : `region.${slug(name)}.name`);
          return [id, here === undefined ? space : { ...space, name: here }];
        }),
      ),
      places: Object.fromEntries(
        Object.entries(board.places).map(([id, place]) => [id, rename('space', place)]),
      ),
      chart: board.chart && {
        ...(board.chart as object),
        anchors: anchors.map((one) => rename('space', one)),
        islands: islands.map((one) => rename('island', one)),
      },
    }),
  );
}
