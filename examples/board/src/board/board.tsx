import { Popover } from 'radix-ui';
import { type CSSProperties, memo, useCallback, useMemo, useRef, useState } from 'react';
import { AnswerButton } from '../asking/answer-button.js';
import { useAtTable } from '../table/context.js';
import type { AnswerThing, Journey, RefusalThing } from '../things/answer-things.js';
import type { BoardThing, Figure } from '../things/board-things.js';
import { Closer, useCloser } from './closer.js';
import { Figures } from './figures.js';
import { SpotButton } from './spot-button.js';

interface Props {
  readonly board: BoardThing;
  readonly figures: readonly Figure[];
}

/** What can be done at a space. */
export interface Offers {
  readonly answers: readonly AnswerThing[];
  readonly journey: Journey | null;
  readonly refusal: RefusalThing | null;
}

function offersBySpace(
  answers: readonly AnswerThing[],
  journeys: readonly Journey[],
  refusals: readonly RefusalThing[],
): ReadonlyMap<string, Offers> {
  const found = new Map<string, Offers>();
  const at = (space: string): Offers => found.get(space) ?? { answers: [], journey: null, refusal: null };
  for (const one of answers)
    if (one.space !== null)
      found.set(one.space, { ...at(one.space), answers: [...at(one.space).answers, one] });
  for (const journey of journeys) found.set(journey.space, { ...at(journey.space), journey });
  for (const refusal of refusals)
    if (refusal.space !== null && !found.has(refusal.space))
      found.set(refusal.space, { ...at(refusal.space), refusal });
  return found;
}

/**
 * The land with all that lies on it: drawn once, and again when something on it changes. It is a drawing of its own below the spaces and
 * figures, so that a step of a hero does not paint it again.
 */
const Land = memo(({ svg, viewBox }: { readonly svg: string; readonly viewBox: string }) => (
  <div className="land" aria-hidden="true">
    {/* The drawing comes from the package: text in it is escaped, and it has no scripts. */}
    <svg viewBox={viewBox} className="rb" dangerouslySetInnerHTML={{ __html: svg }} />
    <div className="grain" />
  </div>
));

/** The board, with spaces to click on. */
export function Board({ board, figures }: Props) {
  const { client, screen, busy } = useAtTable();
  const { answers, journeys, refusals } = screen;
  const offers = useMemo(
    () => offersBySpace(busy ? [] : answers, busy ? [] : journeys, busy ? [] : refusals),
    [busy, answers, journeys, refusals],
  );
  const [open, setOpen] = useState<string | null>(null);
  const [path, setPath] = useState<readonly string[]>([]);
  const anchor = useRef<SVGElement | null>(null);
  const choose = useCallback(
    (space: string, element: SVGElement) => {
      const { answers: here = [], journey = null } = offers.get(space) ?? {};
      setPath([]);
      const [only] = here;
      if (only && here.length === 1) void client.act([only.action]);
      else if (here.length === 0 && journey) void client.act(journey.actions);
      else {
        anchor.current = element;
        setOpen(space);
      }
    },
    [client, offers],
  );
  const { zoom, setZoom, frame } = useCloser(figures);
  const chosen = open === null ? undefined : offers.get(open);
  const way = path.flatMap((id) => board.spots.get(id) ?? []).map(({ x, y }) => `${x},${y}`);
  return (
    <>
      <Closer zoom={zoom} onZoom={setZoom} />
      <div
        ref={frame}
        className="board-frame"
        style={{ '--ratio': board.ratio, '--zoom': zoom } as CSSProperties}
        {...(zoom > 1 && { tabIndex: 0 })}
      >
        <div className="board">
          <Land svg={board.svg} viewBox={board.viewBox} />
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
          <svg viewBox={board.viewBox} className="over" role="group" aria-label={board.name}>
            {[...offers].map(([space, offer]) => {
              const spot = board.spots.get(space);
              return spot === undefined ? null : (
                <SpotButton key={space} spot={spot} offer={offer} onChoose={choose} onPoint={setPath} />
              );
            })}
            {way.length > 0 ? <polyline className="way" points={way.join(' ')} /> : null}
            <Figures figures={figures} spots={board.spots} />
          </svg>
        </div>
      </div>
      <Popover.Root
        modal
        open={chosen !== undefined && !busy}
        onOpenChange={(isOpen) => isOpen || setOpen(null)}
      >
        <Popover.Anchor virtualRef={anchor as never} />
        <Popover.Portal>
          <Popover.Content
            className="popover"
            sideOffset={6}
            collisionPadding={8}
            aria-label="What to do there"
            onCloseAutoFocus={() => anchor.current?.focus()}
          >
            <h3>{open === null ? '' : board.spots.get(open)?.name}</h3>
            {chosen?.answers.map((answer) => (
              <AnswerButton key={answer.code} answer={answer} onChosen={() => setOpen(null)} />
            ))}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}
