import { memo, useLayoutEffect, useState } from 'react';
import { type Choice, type Drawing, type Snapshot, slicesOf } from './game.js';

/* The drawing of the package, with targets of our own over it. */

/** How long the page draws without a look at what was touched, in milliseconds. */
const PATIENCE = 4;

/** The picture of a seat; the one before until it is ready, `null` at first. The land takes a few turns of the page, later pictures one. */
export function useDrawing(snapshot: Snapshot, seat: number): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useLayoutEffect(() => {
    const slices = slicesOf(snapshot, seat);
    let waiting = 0;
    const draw = (): void => {
      const until = performance.now() + PATIENCE;
      let slice = slices.next();
      while (!slice.done && performance.now() < until) slice = slices.next();
      if (slice.done) setDrawing(slice.value);
      else waiting = window.setTimeout(draw);
    };
    draw();
    return () => window.clearTimeout(waiting);
  }, [snapshot, seat]);
  return drawing;
}

/** Text in a layer is escaped, and it has no scripts. */
const Layer = memo(({ svg }: { readonly svg: string }) => <g dangerouslySetInnerHTML={{ __html: svg }} />);

const points = (corners: Drawing['places'][number]['corners']): string =>
  corners.map(({ x, y }) => `${x},${y}`).join(' ');

interface Props {
  readonly drawing: Drawing;
  readonly choices: readonly Choice[];
  readonly picked: string | null;
  readonly onPick: (place: string) => void;
}

/** The board alone: the frame of the drawing with a little paper around it. */
export function Board({ drawing, choices, picked, onPick }: Props) {
  const { frame, layers, places, style } = drawing;
  const box = [frame.x - 12, frame.y - 12, frame.width + 24, frame.height + 24].join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg className="rb board" viewBox={box} role="group" aria-label="The board">
      <style>{style}</style>
      <Layer svg={layers.board} />
      <Layer svg={layers.pieces} />
      {places.map(({ id, center, corners }) => {
        const here = choices.filter(({ place }) => place === id);
        if (here.length === 0) return null;
        const legal = here.some(({ why }) => why === null);
        const props = {
          className: `target${legal ? '' : ' refused'}${id === picked ? ' picked' : ''}`,
          role: 'button',
          tabIndex: legal ? 0 : -1,
          'aria-label': here.map(({ label }) => label).join(', '),
          'data-place': id,
          onClick: () => onPick(id),
          onKeyDown: ({ key }: { readonly key: string }) => {
            if (key === 'Enter' || key === ' ') onPick(id);
          },
        };
        return corners.length > 0 ? (
          <polygon key={id} points={points(corners)} {...props} />
        ) : (
          <circle key={id} cx={center.x} cy={center.y} r={26} {...props} />
        );
      })}
    </svg>
  );
}

/** What lies beside the board: players, tracks, markets, combat. */
export function Boxes({ drawing: { beside, layers } }: { readonly drawing: Drawing }) {
  const box = [beside.x - 2, beside.y - 2, beside.width + 4, beside.height + 4].join(' ');
  return (
    <svg
      className="rb boxes"
      viewBox={box}
      style={{ maxWidth: beside.width }}
      role="img"
      aria-label="Players, cards and tracks"
    >
      <Layer svg={layers.boxes} />
    </svg>
  );
}
