/* A table under Svelte: what has `subscribe` is a store, and `$snapshot` reads it. Screen.svelte is a screen with it. */

import type { GameTable } from 'runebound-engine';

/** A table's snapshot as a store. */
export const storeOf = (table: GameTable) => ({
  subscribe(run: (snapshot: ReturnType<GameTable['getSnapshot']>) => void): () => void {
    run(table.getSnapshot());
    return table.subscribe(() => run(table.getSnapshot()));
  },
});
