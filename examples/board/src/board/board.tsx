import { Popover } from 'radix-ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { BoardThing, Figure } from '../things/board-things.js';
import { neighbour } from './directions.js';
import { Figures } from './figures.js';
import { Find } from './find.js';
import { Land, Pieces } from './land.js';
import { LitNames } from './lit-names.js';
import { offersBySpace } from './offers.js';
import { onSeek, usePointed } from './pointed.js';
import { SpaceCard } from './space-card.js';
import { SpotButton } from './spot-button.js';
import { useHold } from './use-hold.js';
import { bringIntoView, Viewport } from './viewport.js';

interface Props {
  readonly board: BoardThing;
  readonly figures: readonly Figure[];
  readonly ids: boolean;
  readonly onIds: (shown: boolean) => void;
}

const hovers = matchMedia('(any-hover: hover)');

const spotAt = (target: EventTarget): SVGGElement | null =>
  target instanceof Element ? target.closest<SVGGElement>('.spot') : null;

/** The board: each space says what it is, and is clicked where something can be done there. */
export function Board({ board, figures, ids, onIds }: Props) {
  const { client, screen, busy, look, bound } = useAtTable();
  const { answers, journeys, refusals } = screen;
  const offers = useMemo(
    () => offersBySpace(busy ? [] : answers, busy ? [] : journeys, busy ? [] : refusals),
    [busy, answers, journeys, refusals],
  );
  const lit = useMemo(
    () =>
      busy
        ? null
        : [...offers].flatMap(([id, { answers: here, ways }]) => (here.length + ways.length > 0 ? id : [])),
    [busy, offers],
  );
  const pointed = usePointed();
  const view = useRef<ReactZoomPanPinchRef | null>(null);
  const drawn = useRef<SVGSVGElement>(null);
  const [seen, setSeen] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const home = figures.find(({ player }) => player === (look.viewer ?? screen.turnOf))?.space ?? null;
  const stopAt = stop !== null && board.spots.has(stop) ? stop : (home ?? board.spots.keys().next().value);
  const element = (space: string) =>
    drawn.current?.querySelector<SVGGElement>(`[data-space="${space}"].spot`);

  const choose = (space: string): void => {
    const { answers: here = [], ways: [way] = [] } = offers.get(space) ?? {};
    const [only] = here;
    setSeen(null);
    if (only && here.length === 1 && way === undefined) void client.act([only.action]);
    else if (way && here.length === 0 && !way.asks) void client.act(way.actions);
    else setOpen(space);
  };
  const goTo = (space: string): void => {
    const there = element(space);
    setStop(space);
    setSeen(space);
    if (!there) return;
    there.focus({ preventScroll: true });
    bringIntoView(view.current, there);
  };
  useEffect(
    () =>
      onSeek((space) => {
        const there = drawn.current?.querySelector(`[data-space="${space}"].spot`);
        if (there) bringIntoView(view.current, there);
      }),
    [],
  );
  const keys = (event: KeyboardEvent): void => {
    const here = spotAt(event.target)?.dataset.space;
    const spot = here === undefined ? undefined : board.spots.get(here);
    if (spot === undefined) return;
    const next =
      event.key === 'Home' && home ? board.spots.get(home) : neighbour(board.spots, spot, event.key);
    if (next) goTo(next.id);
    else if (event.key === 'Enter' && !event.shiftKey) choose(spot.id);
    else if (event.key === ' ' || event.key === 'Enter') setOpen(spot.id);
    else return;
    event.preventDefault();
  };
  const hold = useHold((target) => setOpen(spotAt(target)?.dataset.space ?? null));
  const point = useCallback(({ target, pointerType }: PointerEvent): void => {
    // After a tap that moved the page, browsers report a mouse over the space that is now under the finger.
    if (pointerType !== 'touch' && hovers.matches) setSeen(spotAt(target)?.dataset.space ?? null);
  }, []);

  const shown = seen === null || open !== null ? null : screen.space(seen);
  const chosen = open === null ? null : screen.space(open);
  const [first] = (shown ?? chosen)?.ways ?? [];
  const from = home === null ? [] : [home];
  const way = first ? [...from, ...first.path].flatMap((id) => board.spots.get(id) ?? []) : [];
  const labels = useMemo(
    () =>
      new Map(
        [...board.spots.values()].map(({ id, name }) => {
          const { lines, cards, ways } = screen.space(id);
          const lies = [...lines, ...cards.map((card) => screen.card(card)?.name ?? '')];
          const { answers: here = [], refusal = null } = offers.get(id) ?? {};
          const [cheapest] = ways;
          const steps = cheapest
            ? [
                texts().table.goes,
                texts().table.steps(cheapest.actions.length),
                ...cheapest.dice.map(({ label }) => label),
                cheapest.cost,
              ]
            : [];
          const can = busy ? [] : [...here.map(({ label }) => label), ...steps, refusal?.reason ?? ''];
          return [id, [name, ...lies, ...can].filter(Boolean).join(', ')];
        }),
      ),
    [board.spots, screen, offers, busy],
  );
  const anchor = useRef<SVGGElement | null>(null);
  if (open !== null) anchor.current = element(open) ?? null;
  return (
    <>
      <style>{board.style}</style>
      <Viewport
        board={board}
        figures={figures}
        lit={lit}
        at={view}
        tools={
          <>
            <Find landmarks={screen.landmarks} onFound={goTo} />
            <button
              type="button"
              aria-pressed={ids}
              title={texts().table.coordinates}
              aria-label={texts().table.coordinates}
              onClick={() => onIds(!ids)}
            >
              #
            </button>
          </>
        }
      >
        <Land svg={board.land} viewBox={board.viewBox} />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          ref={drawn}
          viewBox={board.viewBox}
          className="over"
          role="group"
          aria-label={board.name}
          onClick={({ target }) => {
            const space = spotAt(target)?.dataset.space;
            if (space === undefined || hold.wasHeld()) return;
            setStop(space);
            choose(space);
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            setOpen(spotAt(event.target)?.dataset.space ?? null);
          }}
          onKeyDown={keys}
          onFocus={({ target }) => {
            const space = spotAt(target)?.dataset.space ?? null;
            if (space === null || !target.matches(':focus-visible')) return;
            setStop(space);
            setSeen(space);
          }}
          onBlur={() => setSeen(null)}
          onPointerOver={point}
          onPointerLeave={() => setSeen(null)}
          {...hold.handlers}
        >
          {[...board.spots.values()].map((spot) => (
            <SpotButton
              key={spot.id}
              spot={spot}
              offer={offers.get(spot.id)}
              label={labels.get(spot.id) ?? spot.name}
              stop={spot.id === stopAt}
              pointed={pointed.includes(spot.id)}
              bound={spot.id === bound}
            />
          ))}
          {way.length > 1 ? (
            <g className="way">
              <polyline points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
              <polyline points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
            </g>
          ) : null}
        </svg>
        <Pieces svg={board.pieces} viewBox={board.viewBox} />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg viewBox={board.viewBox} className="standing" role="group" aria-label={texts().table.kinds.hero}>
          <Figures figures={figures} spots={board.spots} />
        </svg>
        <LitNames board={board} offers={offers} />
      </Viewport>
      {shown === null ? null : (
        <aside
          className="peek"
          aria-hidden="true"
          data-side={(board.spots.get(shown.id)?.x ?? 0) > board.width / 2 ? 'left' : 'right'}
        >
          <SpaceCard space={shown} offer={offers.get(shown.id)} />
        </aside>
      )}
      <Popover.Root modal open={chosen !== null} onOpenChange={(isOpen) => isOpen || setOpen(null)}>
        <Popover.Anchor virtualRef={anchor as never} />
        <Popover.Portal>
          <Popover.Content
            className="popover space-card"
            sideOffset={6}
            collisionPadding={8}
            aria-label={texts().table.choose}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              anchor.current?.focus({ preventScroll: true });
            }}
          >
            {chosen === null ? null : (
              <SpaceCard space={chosen} offer={offers.get(chosen.id)} onChosen={() => setOpen(null)} />
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}
