import { type RefObject, useLayoutEffect } from 'react';

/**
 * The button of an answer is gone once it was chosen, and with it the place of keyboard users. They go on at the next question,
 * as soon as they are asked; where something else has the focus, it stays there.
 */
export function useFocusKept(heading: RefObject<HTMLElement | null>, asked: boolean, step: number): void {
  useLayoutEffect(() => {
    if (!asked) return;
    const { activeElement: there } = document;
    const lost = there === null || there === document.body || there.matches(':disabled');
    const isPhone = matchMedia('(max-width: 760px)').matches;
    if (lost) heading.current?.focus({ preventScroll: isPhone });
    // A finger may have scrolled to the last answer: the next question is read from its beginning.
    if (isPhone)
      for (const part of ['.question', '.now']) heading.current?.closest(part)?.scrollTo({ top: 0 });
  }, [heading, asked, step]);
}
