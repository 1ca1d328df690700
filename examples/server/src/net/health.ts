/** Milliseconds that a database has to answer before it is said to be down. */
const patience = 2000;

/**
 * Asks whether a database answers. However often that is asked, one question is on its way at a time: a database that hangs is not asked
 * more and more.
 *
 * @param ask - asks the database anything
 * @returns whether it answered in time
 */
export function healthOf(ask: () => Promise<unknown>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  return () => {
    asking ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      late = setTimeout(resolve, patience, false);
    });
    return Promise.race([asking, tooLate]).finally(() => clearTimeout(late));
  };
}
