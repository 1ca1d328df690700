import { memo } from 'react';
import type { Spot } from '../things/board-things.js';
import type { Offers } from './offers.js';

interface Props {
  readonly spot: Spot;
  readonly offer: Offers | undefined;
  /** What is read out for it. */
  readonly label: string;
  /** Whether Tab leads to it: to one space of the board. */
  readonly stop: boolean;
  readonly pointed: boolean;
  /** Whether a bot would walk there. */
  readonly bound: boolean;
}

const inward = 0.88;

/** The corners, drawn in a little, so that neighbours do not touch. */
const shrunk = ({ points, x, y }: Spot): string =>
  points
    .split(' ')
    .map((corner) => {
      const [cx = 0, cy = 0] = corner.split(',').map(Number);
      return `${(x + (cx - x) * inward).toFixed(1)},${(y + (cy - y) * inward).toFixed(1)}`;
    })
    .join(' ');

const kindOf = (offer: Offers | undefined): string => {
  if (offer === undefined) return 'idle';
  const { answers, ways } = offer;
  if (answers.length > 0 || ways[0]?.actions.length === 1) return 'near';
  return ways.length > 0 ? 'far' : 'refused';
};

/** A space of the board as a button: it answers, or says what is there. */
export const SpotButton = memo(({ spot, offer, label, stop, pointed, bound }: Props) => {
  const shape = (className: string, size: number) =>
    spot.points === '' ? (
      <circle className={className} cx={spot.x} cy={spot.y} r={26} />
    ) : (
      <polygon className={className} points={size === 1 ? spot.points : shrunk(spot)} />
    );
  const kind = kindOf(offer);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape in a drawing cannot be a button element
    <g
      className={`spot ${kind}`}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      data-space={spot.id}
      data-pointed={pointed || bound || undefined}
      data-bound={bound || undefined}
      data-ways={offer?.ways.length}
    >
      {shape('ground', 1)}
      {kind === 'idle' || kind === 'refused' ? null : shape('edge', inward)}
      {shape('mark', inward)}
    </g>
  );
});
