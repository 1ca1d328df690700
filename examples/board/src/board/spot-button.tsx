import type { KeyboardEvent, MouseEvent } from 'react';
import type { Spot } from '../things/board-things.js';
import type { Offers } from './board.js';

interface Props {
  readonly spot: Spot;
  readonly offer: Offers;
  readonly onChoose: (space: string, element: SVGElement) => void;
  readonly onPoint: (path: readonly string[]) => void;
}

const inward = 0.9;

/** The corners, drawn in a little, so that neighbours do not touch. */
const shrunk = ({ points, x, y }: Spot): string =>
  points
    .split(' ')
    .map((corner) => {
      const [cx = 0, cy = 0] = corner.split(',').map(Number);
      return `${(x + (cx - x) * inward).toFixed(1)},${(y + (cy - y) * inward).toFixed(1)}`;
    })
    .join(' ');

/** A space of the board as a button; where everything is refused, a space that says why. */
export function SpotButton({ spot, offer, onChoose, onPoint }: Props) {
  const { answers, journey, refusal } = offer;
  const [only] = answers;
  const shape =
    spot.points === '' ? <circle cx={spot.x} cy={spot.y} r={26} /> : <polygon points={shrunk(spot)} />;
  if (answers.length === 0 && journey === null)
    return (
      <g className="spot refused" data-space={spot.id}>
        <title>{refusal?.reason}</title>
        {shape}
      </g>
    );
  const label =
    only && answers.length === 1
      ? [only.label, only.hint].filter(Boolean).join(', ')
      : answers.length > 1
        ? `${spot.name}: ${answers.length} ways`
        : `${spot.name}, ${journey?.actions.length} steps`;
  const choose = (event: MouseEvent<SVGElement> | KeyboardEvent<SVGElement>): void =>
    onChoose(spot.id, event.currentTarget);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape in a drawing cannot be a button element
    <g
      className={answers.length > 0 ? 'spot' : 'spot far'}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-space={spot.id}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose(event);
      }}
      onPointerEnter={() => onPoint(journey?.path ?? [])}
      onPointerLeave={() => onPoint([])}
    >
      <title>{label}</title>
      {shape}
    </g>
  );
}
