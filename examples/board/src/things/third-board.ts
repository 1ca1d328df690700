import { picture } from 'runebound-engine/third-edition/picture';
import { words } from 'runebound-engine/third-edition/words';
import type { Happening } from '../table/client.js';
import { boardOf } from './board.js';
import type { Throw } from './combat-things.js';
import type { ThirdView } from './third-reading.js';

/* The board of Third Edition, and the dice that fall on it. */

/** The board: its ground does not change, what lies on it does. */
export function boardOfThird(view: ThirdView, theme: 'light' | 'dark', players: readonly string[]) {
  const said = words(view, { players });
  const svg = picture(view, { theme, parts: ['names', 'gems', 'tokens'], players });
  const name = said.name('module', view.modules[0] ?? '');
  return boardOf(
    'third-edition',
    name,
    svg,
    (id) => said.name('hex', id, { form: 'long' }),
    () => [],
  );
}

/** What fell with the last action. */
export function throwOfThird(
  view: ThirdView,
  events: readonly Happening[],
  players: readonly string[],
): Throw | null {
  const said = words(view, { players });
  const thrown = events.filter(
    (event): event is Happening & { dice: number[] } => 'dice' in event && Array.isArray(event.dice),
  );
  const last = thrown.findLast(({ type }) => type.includes('rolled'));
  if (last === undefined || last.dice.length === 0) return null;
  return {
    title: said.describe(last as never),
    dice: last.dice.map((face) => {
      const label = said.name('die', face);
      return { label, terrains: label.split('/') };
    }),
  };
}
