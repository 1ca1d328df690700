import { useEffect, useRef, useState } from 'react';
import { useAtTable } from '../table/context.js';
import type { Figure } from '../things/board-things.js';

const nearest = 3;

/** How close the board is looked at. Close to, it scrolls, and the hero whose turn it is stays in sight. */
export function useCloser(figures: readonly Figure[]) {
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const { turnOf } = useAtTable().screen;
  const there = figures.find(({ player }) => player === turnOf)?.space ?? null;
  useEffect(() => {
    const { current: board } = frame;
    const figure = board?.querySelector('.figure[data-turn=true]');
    if (!board || !figure || zoom === 1) return;
    const [seen, hero] = [board.getBoundingClientRect(), figure.getBoundingClientRect()];
    board.scrollBy({
      left: hero.left + hero.width / 2 - seen.left - seen.width / 2,
      top: hero.top + hero.height / 2 - seen.top - seen.height / 2,
    });
  }, [zoom, there, turnOf]);
  return { zoom, setZoom, frame };
}

interface Props {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** Buttons to look closer, and from farther off. */
export const Closer = ({ zoom, onZoom }: Props) => (
  <div className="closer">
    <button type="button" aria-label="Closer" disabled={zoom >= nearest} onClick={() => onZoom(zoom + 0.5)}>
      +
    </button>
    <button type="button" aria-label="Farther" disabled={zoom <= 1} onClick={() => onZoom(zoom - 0.5)}>
      −
    </button>
  </div>
);
