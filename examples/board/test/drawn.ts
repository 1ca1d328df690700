import type { Page } from 'playwright-core';

/* Without a graphics card drawing costs as much as all else: a page is drawn only while somebody looks at its colours. */

const sheet = 'undrawn';

/** Lays a page out, but draws nothing of it. For pages that are opened from now on. */
export async function undrawn(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const style = new CSSStyleSheet();
    style.replaceSync(':root { opacity: 0; }');
    document.adoptedStyleSheets.push(style);
    Object.assign(globalThis, { [name]: style });
  }, sheet);
}

const draw = (page: Page, isDrawn: boolean): Promise<void> =>
  page.evaluate(
    ([name, disabled]) => {
      Object.assign((globalThis as unknown as Readonly<Record<string, object>>)[name] ?? {}, { disabled });
    },
    [sheet, isDrawn] as const,
  );

/** Draws the page while somebody looks at it. */
export async function drawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await draw(page, true);
  const seen = await look();
  await draw(page, false);
  return seen;
}
