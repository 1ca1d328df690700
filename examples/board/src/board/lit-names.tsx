import type { BoardThing } from '../things/board-things.js';
import { withoutCoordinates } from './named.js';
import type { Offers } from './offers.js';

interface Props {
  readonly board: BoardThing;
  readonly offers: ReadonlyMap<string, Offers>;
}

/** So many names have room on a small map. */
const few = 8;
const room = { below: 82, above: -52 };
/** Half as wide is a letter of a name, with its edge. */
const halfLetter = 14;

/** The names of the few places that are chosen from: they are seen while the map is too small for its own. */
export function LitNames({ board: { spots, viewBox }, offers }: Props) {
  const lit = [...offers].flatMap(([id, { answers, ways }]) =>
    answers.length > 0 && ways.length === 0 ? (spots.get(id) ?? []) : [],
  );
  if (lit.length > few) return null;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return (
    <svg viewBox={viewBox} className="standing lit-names" aria-hidden="true">
      {lit.map(({ id, name: long, x, y }) => {
        const name = withoutCoordinates(long);
        const beside = name.length * halfLetter;
        return (
          <text
            key={id}
            x={Math.min(Math.max(x, left + beside), left + width - beside)}
            y={y + (y + room.below > top + height - 20 ? room.above : room.below)}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}
