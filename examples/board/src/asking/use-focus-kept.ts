import { type RefObject, useEffect } from 'react';

/**
 * The button of an answer is gone once it was chosen, and with it the place of keyboard users. They go on at the next question,
 * as soon as they are asked; where something else has the focus, it stays there.
 */
export function useFocusKept(heading: RefObject<HTMLElement | null>, asked: boolean, step: number): void {
  useEffect(() => {
    if (!asked) return;
    const { activeElement: there } = document;
    const lost = there === null || there === document.body || there.matches(':disabled');
    if (lost) heading.current?.focus({ preventScroll: matchMedia('(max-width: 760px)').matches });
  }, [heading, asked, step]);
}
