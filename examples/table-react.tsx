/*
 * A game session under React: `useSyncExternalStore` accepts it directly. Two players share the screen; a part that shows one thing selects it,
 * and is drawn again when that thing changes.
 */

import { type ReactElement, useSyncExternalStore } from 'react';
import { answers, createTable, type GameTable } from 'runebound-engine';
import { wordsOf } from 'runebound-engine/words';

type Props = { readonly table: GameTable };

/** What a player has. The rest of the table may change without this being drawn again. */
function Purse({ table, player }: Props & { readonly player: number }): ReactElement {
  const now = (): number => table.getSnapshot().state.players[player]?.gold ?? 0;
  // The third is what a server renders: the same, as both begin with the same table.
  const gold = useSyncExternalStore(table.subscribe, now, now);
  return (
    <p>
      Player {player + 1}: {gold} gold
    </p>
  );
}

/** The decision, with a button for each action. */
function Question({ table }: Props): ReactElement {
  const { state, decision, canUndo } = useSyncExternalStore(
    table.subscribe,
    table.getSnapshot,
    table.getSnapshot,
  );
  const words = wordsOf(table.ruleset).at(state);
  return (
    <section>
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
    </section>
  );
}

/** The whole screen. */
export function Screen({ table }: Props): ReactElement {
  return (
    <>
      {table.getSnapshot().state.players.map((_, player) => (
        <Purse key={player} table={table} player={player} />
      ))}
      <Question table={table} />
    </>
  );
}

/** A new game on a screen: `createRoot(element).render(newGame())`. */
export const newGame = (): ReactElement => (
  <Screen table={createTable({ options: { players: 2, seed: 'tamalir' } })} />
);
