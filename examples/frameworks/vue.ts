/*
 * A table under Vue: `useTable` gives its snapshot as a ref, in components with a template as well. Pass tables and states on as they are, in
 * `shallowRef` or by `markRaw`: what Vue makes reactive in depth, it copies into proxies at each look.
 */

import { answers, createTable, type GameTable } from 'runebound-engine';
import { wordsOf } from 'runebound-engine/words';
import {
  type App,
  createSSRApp,
  defineComponent,
  h,
  onMounted,
  onUnmounted,
  type Ref,
  shallowRef,
} from 'vue';

/** The snapshot of a table, for as long as the component is on a page. */
export function useTable(table: GameTable): Readonly<Ref<ReturnType<GameTable['getSnapshot']>>> {
  const snapshot = shallowRef(table.getSnapshot());
  const read = (): void => {
    snapshot.value = table.getSnapshot();
  };
  let stop = (): void => {};
  onMounted(() => {
    read();
    stop = table.subscribe(read);
  });
  onUnmounted(() => stop());
  return snapshot;
}

/** What is asked, and a button for each answer. */
const Screen = defineComponent({
  props: { table: { type: Object as () => GameTable, required: true } },
  setup({ table }) {
    const snapshot = useTable(table);
    return () => {
      const { state, decision, canUndo } = snapshot.value;
      const words = wordsOf(table.ruleset).at(state);
      return h('main', [
        h('h2', decision ? words.ask(decision) : words.outcome(state.outcome)),
        ...(answers(state)?.list ?? []).map(({ action, is }) =>
          h(
            'button',
            { key: JSON.stringify(action), 'data-about': is.is, onClick: () => table.act(action) },
            words.describe(action, { form: 'short' }),
          ),
        ),
        h('button', { disabled: !canUndo, onClick: table.undo }, 'Undo'),
      ]);
    };
  },
});

/** A game on a page: `newGame('tamalir').mount('#app')`. A server gives `renderToString(newGame('tamalir'))`, with the same seed. */
export const newGame = (seed: string): App =>
  createSSRApp(Screen, { table: createTable({ options: { players: 2, seed } }) });
