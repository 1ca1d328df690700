import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useAtTable } from '../table/context.js';
import { useNarrow } from '../table/use-narrow.js';
import { CardFace } from './card-face.js';
import { TipText } from './tip.js';

/** How long a pointer rests on something before it says more. */
const rest = 250;

/** What says more about itself: a card by its name, a track, a market, a deck. */
const askedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('.chip[data-card]:not([data-card=""]), [data-tip]')
    : null;

/** What a pointer or the focus asks about, beside it. Screen readers hear it from what a click opens. */
export function Peek() {
  const { screen } = useAtTable();
  const narrow = useNarrow('phone');
  const [at, setAt] = useState<HTMLElement | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null, after: number): void => {
      clearTimeout(timer);
      if (next === null || after === 0) setAt(next);
      else timer = setTimeout(() => setAt(next), after);
    };
    const listening = new AbortController();
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });
    on('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && show(askedAt(target), rest));
    on('focusin', ({ target }) => {
      const next = askedAt(target);
      show(next?.matches(':focus-visible') ? next : null, 0);
    });
    for (const type of ['pointerdown', 'focusout', 'keydown'] as const) on(type, () => show(null, 0));
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  if (at === null || !at.isConnected) return null;
  anchor.current = at;
  const { tip, card: id = '' } = at.dataset;
  const card = screen.card(id);
  if (tip === undefined && card === null) return null;
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={anchor as never} />
      <Popover.Portal>
        <Popover.Content
          className="popover peeked"
          side={narrow ? 'bottom' : 'right'}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          role="tooltip"
          aria-hidden="true"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {tip === undefined && card !== null ? <CardFace card={card} /> : <TipText of={tip ?? ''} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
