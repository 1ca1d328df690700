'use client';

/* One game for each visitor: `useState` makes it once, on the server and again in the browser, and the seed makes both the same. */

import { useState, useSyncExternalStore } from 'react';
import { answers, createTable } from 'runebound-engine/second-edition';
import { wordsOf } from 'runebound-engine/words';

export function Game({ seed }: { readonly seed: string }) {
  const [table] = useState(() => createTable({ options: { players: 2, seed } }));
  const { state, decision, canUndo } = useSyncExternalStore(
    table.subscribe,
    table.getSnapshot,
    table.getSnapshot,
  );
  const words = wordsOf(table.ruleset).at(state);
  return (
    <main>
      <h2>{decision ? words.ask(decision) : words.outcome(state.outcome)}</h2>
      {(answers(state)?.list ?? []).map(({ action, is }) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          data-about={is.is}
          onClick={() => table.act(action)}
        >
          {words.describe(action, { form: 'short' })}
        </button>
      ))}
      <button type="button" disabled={!canUndo} onClick={table.undo}>
        Undo
      </button>
    </main>
  );
}
