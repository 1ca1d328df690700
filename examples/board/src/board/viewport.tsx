import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useAtTable } from '../table/context.js';
import { isStill } from '../table/pace.js';
import { texts } from '../texts.js';
import type { BoardThing, Figure } from '../things/board-things.js';

/** Names on the board are this high at a scale of 1. */
const letters = 14;
const smallest = 11;
/** Screens of less width begin with a part of a board that could not be read as a whole. */
const narrow = 1180;
const tap = 8;

interface Props {
  readonly board: BoardThing;
  readonly figures: readonly Figure[];
  /** More buttons beside those for looking closer. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The middle of the board in view is put there. */
function centerOn(at: ReactZoomPanPinchRef, element: Element, scale: number): void {
  const box = at.instance.wrapperComponent?.getBoundingClientRect();
  if (!box) return;
  const seen = element.getBoundingClientRect();
  const { x, y } = at.clientToContent(seen.left + seen.width / 2, seen.top + seen.height / 2);
  const bounded = (middle: number, room: number, size: number): number => {
    const least = Math.min(0, room - size * scale);
    return size * scale < room
      ? (room - size * scale) / 2
      : Math.max(least, Math.min(0, room / 2 - middle * scale));
  };
  const content = at.instance.contentComponent;
  void at.setTransform(
    bounded(x, box.width, content?.offsetWidth ?? 0),
    bounded(y, box.height, content?.offsetHeight ?? 0),
    scale,
    isStill() ? 0 : 300,
  );
}

/** Looks at a space that is outside the view. */
export function bringIntoView(at: ReactZoomPanPinchRef | null, element: Element): void {
  const box = at?.instance.wrapperComponent?.getBoundingClientRect();
  if (!at || !box) return;
  const seen = element.getBoundingClientRect();
  const inside =
    seen.left >= box.left && seen.right <= box.right && seen.top >= box.top && seen.bottom <= box.bottom;
  if (!inside) centerOn(at, element, at.state.scale);
}

/** The board as it is looked at: wheel, pinch, drag and buttons zoom and pan; the hero whose turn it is stays in sight. */
export function Viewport({
  board,
  figures,
  tools,
  children,
  at,
}: Props & { readonly at: { current: ReactZoomPanPinchRef | null } }) {
  const { turnOf } = useAtTable().screen;
  const there = figures.find(({ player }) => player === turnOf)?.space ?? null;
  const frame = useRef<HTMLDivElement>(null);
  const whole = useRef(true);
  const begun = useRef(false);
  const { width, height } = board;
  const lookAgain = useCallback((): void => {
    const { current: seen } = frame;
    const { current: ref } = at;
    if (seen === null || ref === null) return;
    const hero = seen.querySelector('.figure[data-turn=true]');
    const least = Math.min(seen.clientWidth / width, seen.clientHeight / height);
    // Where the whole board could not be read, a part of it is seen as soon as a hero is there.
    if (!begun.current && least * letters < smallest - 3 && innerWidth < narrow && hero) {
      whole.current = false;
      centerOn(ref, hero, smallest / letters);
    } else if (whole.current) void ref.fitToView({ animationTime: 0 });
    else if (hero) bringIntoView(ref, hero);
    begun.current ||= hero !== null;
  }, [at, width, height]);
  // Whenever the hero has moved, or it is another's turn.
  useEffect(lookAgain, [lookAgain, there, turnOf]);
  useEffect(() => {
    const { current: seen } = frame;
    if (!seen) return;
    // Once it is laid out, and whenever there is more or less room for it.
    const watch = new ResizeObserver(lookAgain);
    watch.observe(seen);
    return () => watch.disconnect();
  }, [lookAgain]);
  const zoom = (how: 'zoomIn' | 'zoomOut'): void => {
    whole.current = false;
    void at.current?.[how](0.35, isStill() ? 0 : 200);
  };
  const down = useRef({ x: 0, y: 0 });
  return (
    <div
      ref={frame}
      className="board-frame"
      onPointerDownCapture={({ clientX: x, clientY: y }) => {
        down.current = { x, y };
      }}
      onClickCapture={(event) => {
        // Who has dragged the board has not clicked on it; a click by keyboard has no place.
        const { clientX: x, clientY: y, detail } = event;
        if (detail > 0 && Math.hypot(x - down.current.x, y - down.current.y) > tap) event.stopPropagation();
      }}
    >
      <TransformWrapper
        ref={at}
        minScale={0.2}
        maxScale={3}
        centerZoomedOut
        disablePadding
        smooth={false}
        wheel={{ step: 0.12 }}
        doubleClick={{ disabled: true }}
        panning={{ velocityDisabled: true }}
        onWheelStart={() => {
          whole.current = false;
        }}
        onPinchStart={() => {
          whole.current = false;
        }}
        onTransform={({ instance }, { scale }) => {
          // Names that would be smaller than anybody can read are left out.
          instance.contentComponent?.toggleAttribute('data-far', scale * letters < smallest - 3.5);
        }}
      >
        <TransformComponent wrapperClass="board-wrapper">
          <div className="board" style={{ width: board.width, height: board.height }}>
            {children}
          </div>
        </TransformComponent>
      </TransformWrapper>
      <div className="closer">
        {tools}
        <button type="button" aria-label={texts().table.closer} onClick={() => zoom('zoomIn')}>
          +
        </button>
        <button type="button" aria-label={texts().table.farther} onClick={() => zoom('zoomOut')}>
          −
        </button>
        <button
          type="button"
          aria-label={texts().table.whole}
          title={texts().table.whole}
          onClick={() => {
            whole.current = true;
            void at.current?.fitToView({ animationTime: isStill() ? 0 : 200 });
          }}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}
