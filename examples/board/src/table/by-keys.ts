/*
 * Whether the keyboard is what somebody goes by: the last that was pressed was a key. Where the page itself sets the focus, the browser cannot
 * tell, and would show its mark to somebody who clicks or has only just come.
 */

const mark = (byKeys: boolean) => () => document.documentElement.toggleAttribute('data-by-keys', byKeys);

/** Marks the page from now on while somebody goes by keys. */
export function watchKeys(): void {
  addEventListener('keydown', mark(true), true);
  addEventListener('pointerdown', mark(false), true);
}
