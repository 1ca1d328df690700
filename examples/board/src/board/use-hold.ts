import { type PointerEvent, useMemo, useRef } from 'react';

const long = 450;
const aside = 8;

/** A finger that stays: told once it has, and the click that follows does not count. */
export function useHold(onHeld: (target: EventTarget) => void) {
  const told = useRef(onHeld);
  told.current = onHeld;
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    const end = (): void => clearTimeout(timer);
    return {
      /** Whether the click that comes now is the end of a hold. */
      wasHeld: (): boolean => held,
      handlers: {
        onPointerDown({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
          held = false;
          end();
          if (pointerType !== 'touch') return;
          from = { x, y };
          timer = setTimeout(() => {
            held = true;
            told.current(target);
          }, long);
        },
        onPointerMove({ clientX, clientY }: PointerEvent): void {
          if (Math.hypot(clientX - from.x, clientY - from.y) > aside) end();
        },
        onPointerUp: end,
        onPointerCancel: end,
      },
    };
  }, []);
}
