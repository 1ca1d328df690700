import { type Driver, driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { useEffect, useRef } from 'react';
import { useAtTable } from '../table/context.js';
import { useNarrow } from '../table/use-narrow.js';
import { useTexts } from '../texts.js';
import { leaveTour, sawInTour, useTour } from './tour-state.js';
import { dueStep, momentOf, type tourSteps } from './tour-steps.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Points at what matters now, and waits for what the player does. It covers nothing: all can be clicked meanwhile. */
export default function Tour() {
  const { screen, look, busy } = useAtTable();
  const { seen } = useTour();
  const narrow = useNarrow('phone');
  const t = useTexts();
  const moment = momentOf(screen, look.viewer, seen);
  const shown = useRef<(typeof tourSteps)[number] | null>(null);
  const guide = useRef<Driver | null>(null);
  const due = dueStep(moment);
  // Where nothing follows at once, the button does not promise it.
  const goesOn = due !== null && dueStep({ ...moment, seen: [...seen, due.id] }) !== null;

  const at = due === null ? '' : (narrow && due.atOnPhone) || due.at;

  // What was waited for has been done, or the player went on without reading.
  const before = useRef(look.step);
  useEffect(() => {
    const was = shown.current;
    const wentOn = before.current !== look.step;
    before.current = look.step;
    if (was === null || busy) return;
    if (was.waits ? !was.when(moment) : wentOn && was.stays !== true) sawInTour(was.id);
  });

  useEffect(() => {
    if (busy || due === null || !document.querySelector(at)) {
      if (due === null && shown.current !== null) guide.current?.destroy();
      return;
    }
    if (shown.current === due && guide.current?.isActive()) return guide.current.refresh();
    shown.current = due;
    const { onPhone, inThird, steps } = t.tour;
    const { title, text: wide } = steps[due.id];
    const isThird = screen.view.edition === 'third-edition' && due.id === 'fought';
    const text = isThird
      ? inThird
      : narrow && due.id in onPhone
        ? onPhone[due.id as keyof typeof onPhone]
        : wide;
    const done = due.id === 'end';
    guide.current ??= driver();
    guide.current.setConfig({
      animate: !still.matches,
      smoothScroll: !still.matches,
      allowKeyboardControl: false,
      allowScroll: true,
      allowClose: true,
      overlayOpacity: 0.35,
      stagePadding: 6,
      // On a phone it stands above the table, which makes room for it.
      popoverClass: ['.goal', '.header'].includes(at)
        ? 'guide'
        : `guide docked ${at === '.board-area' ? 'on-map' : ''}`,
    });
    guide.current.highlight({
      element: at,
      onHighlighted: (element) => {
        // The library says these of what it points at; a part of the screen opens nothing.
        if (!element?.matches('button'))
          for (const said of ['haspopup', 'expanded', 'controls']) element?.removeAttribute(`aria-${said}`);
        // The answer is what is waited for: the keyboard is there, not at the button that leaves.
        const asked = document.querySelector<HTMLElement>('.question h2');
        if (due.waits) asked?.focus({ preventScroll: true });
        if (due.at === '.now') asked?.scrollIntoView({ block: 'nearest' });
      },
      popover: {
        title,
        // Beside the column of the question, or below the question: it covers neither what is asked nor what happened.
        ...(due.at === '.board-area'
          ? ({ side: 'right', align: 'end' } as const)
          : ({ side: 'left', align: 'start' } as const)),
        description: due.waits ? `${text} <em>${t.tour.waits}</em>` : text,
        showButtons: due.waits ? ['close'] : ['next', 'close'],
        nextBtnText: done ? t.tour.done : goesOn ? t.tour.next : t.tour.later,
        onNextClick: () => (done ? leaveTour() : sawInTour(due.id)),
        onCloseClick: leaveTour,
        onPopoverRender: ({ wrapper, closeButton, title: heading }) => {
          document.body.style.setProperty('--guide-height', `${wrapper.offsetHeight}px`);
          closeButton.setAttribute('aria-label', t.tour.close);
          // The library makes it a header, which would be another one of the page.
          heading.setAttribute('role', 'presentation');
        },
      },
    });
    // With this class all but the place that is pointed at would be out of reach.
    document.body.classList.remove('driver-active');
  });

  // The light follows what grows after it is lit: odds that are counted, lines that come.
  useEffect(() => {
    const lit = at === '' ? null : document.querySelector(at);
    if (lit === null) return;
    const grows = new ResizeObserver(() => guide.current?.refresh());
    grows.observe(lit, { box: 'border-box' });
    return () => grows.disconnect();
  }, [at]);

  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('.popover, .reading')) leaveTour();
    };
    // Before what is open closes by the same key.
    addEventListener('keydown', leaveByKey, true);
    return () => {
      removeEventListener('keydown', leaveByKey, true);
      guide.current?.destroy();
      guide.current = null;
      shown.current = null;
    };
  }, []);
  return null;
}
