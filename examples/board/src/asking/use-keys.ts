import { useLayoutEffect } from 'react';

const typing = ['INPUT', 'SELECT', 'TEXTAREA'];

/** What keys do, by key, wherever the focus is, except where somebody writes: from the moment at which they can be seen. */
export function useKeys(does: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && typing.includes(event.target.tagName)) return;
      if (Object.hasOwn(does, event.key)) does[event.key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [does]);
}
