/** Somebody with whom a test waits until something is so. */
export class Waiting {
  readonly #waiting = new Set<() => void>();

  /** Something has changed: those who wait look again. */
  protected wake(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Waits until something is so, as far as is known here. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}
