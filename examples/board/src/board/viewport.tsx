import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { useAtTable } from '../table/context.js';
import { isStill } from '../table/pace.js';
import { texts } from '../texts.js';
import type { BoardThing, Figure } from '../things/board-things.js';
import { areaOf, around, type Lie, least, showing } from './seeing.js';

/** Names on the board are this high at a scale of 1. */
const letters = 14;
const smallest = 11;
/** Screens of less width begin with a part of a board that could not be read as a whole. */
const narrow = 1180;
const tap = 8;
/** How much larger the board is one step closer. */
const closer = 1.4;

interface Props {
  readonly board: BoardThing;
  readonly figures: readonly Figure[];
  /** The spaces that are chosen from; `null` while nothing is asked. */
  readonly lit: readonly string[] | null;
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
  const content = at.instance.contentComponent;
  const board = { width: content?.offsetWidth ?? 0, height: content?.offsetHeight ?? 0 };
  lay(at, around({ x, y }, box, board, scale));
}

const lay = (at: ReactZoomPanPinchRef, { x, y, scale }: Lie): void =>
  void at.setTransform(x, y, scale, isStill() ? 0 : 300);

/** Looks at a space that is outside the view. */
export function bringIntoView(at: ReactZoomPanPinchRef | null, element: Element): void {
  const box = at?.instance.wrapperComponent?.getBoundingClientRect();
  if (!at || !box) return;
  const seen = element.getBoundingClientRect();
  const inside =
    seen.left >= box.left && seen.right <= box.right && seen.top >= box.top && seen.bottom <= box.bottom;
  if (!inside) centerOn(at, element, at.state.scale);
}

/** The board as it is looked at: wheel, pinch, drag and buttons zoom and pan; the hero whose turn it is stays in sight, and so do all the spaces
 * that are chosen from, until the player moves the map. */
export function Viewport({
  board,
  figures,
  lit,
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
  // What is chosen from stays while an answer is carried out.
  const choice = useRef<readonly string[]>([]);
  if (lit !== null) choice.current = lit;
  const chosenFrom = choice.current.join(' ');
  /** The scale that the player had chosen, while a choice needs a smaller one. */
  const wanted = useRef<number | null>(null);
  const byHand = useRef(false);
  const drawn = useRef(board);
  drawn.current = board;
  const lookAgain = useCallback((): void => {
    const { current: seen } = frame;
    const { current: ref } = at;
    if (seen === null || ref === null) return;
    const hero = seen.querySelector('.figure[data-turn=true]');
    const fits = Math.min(seen.clientWidth / width, seen.clientHeight / height);
    // Where the whole board could not be read, a part of it is seen as soon as a hero is there.
    if (!begun.current && fits * letters < smallest - 3 && innerWidth < narrow && hero) {
      whole.current = false;
      centerOn(ref, hero, smallest / letters);
    } else if (whole.current) void ref.fitToView({ animationTime: 0 });
    else if (!byHand.current) {
      const area = areaOf(drawn.current, [...choice.current, ...(there === null ? [] : [there])]);
      const room = ref.instance.wrapperComponent?.getBoundingClientRect();
      const { scale, positionX: x, positionY: y } = ref.state;
      if (choice.current.length > 0 && area !== null && room !== undefined) {
        const lie = showing(area, room, { width, height }, { x, y, scale }, wanted.current ?? scale);
        if (lie !== null && lie.scale < scale) wanted.current ??= scale;
        if (lie !== null) lay(ref, lie);
      } else if (hero && wanted.current !== null) {
        centerOn(ref, hero, wanted.current);
        wanted.current = null;
      } else if (hero) bringIntoView(ref, hero);
    }
    begun.current ||= hero !== null;
  }, [at, width, height, there]);
  // Whenever the hero has moved, it is another's turn, or something else is chosen from.
  useEffect(() => {
    byHand.current = false;
    if (chosenFrom !== '' || turnOf !== null) lookAgain();
  }, [lookAgain, chosenFrom, turnOf]);
  useEffect(() => {
    const { current: seen } = frame;
    if (!seen) return;
    // Once it is laid out, and whenever there is more or less room for it.
    const watch = new ResizeObserver(lookAgain);
    watch.observe(seen);
    return () => watch.disconnect();
  }, [lookAgain]);
  const takeOver = (): void => {
    whole.current = false;
    byHand.current = true;
    wanted.current = null;
  };
  const zoom = (how: 'zoomIn' | 'zoomOut'): void => {
    const hero = frame.current?.querySelector('.figure[data-turn=true]');
    const fromWhole = whole.current && how === 'zoomIn';
    takeOver();
    // Who comes closer to the whole board comes closer to the hero.
    if (fromWhole && hero && at.current) centerOn(at.current, hero, at.current.state.scale * closer);
    else void at.current?.[how](0.35, isStill() ? 0 : 200);
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
        minScale={least}
        maxScale={3}
        centerZoomedOut
        disablePadding
        smooth={false}
        wheel={{ step: 0.12 }}
        doubleClick={{ disabled: true }}
        panning={{ velocityDisabled: true }}
        onWheelStart={takeOver}
        onPinchStart={takeOver}
        onPanningStart={() => {
          byHand.current = true;
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
