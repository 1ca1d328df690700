import { boardMap, picture } from 'runebound-engine/picture';
import { words } from 'runebound-engine/words';
import type { Happening } from '../table/client.js';
import { boardOf } from './board.js';
import type { Throw } from './combat-things.js';
import type { SecondView } from './second-reading.js';

/* The board of Second Edition, and the dice that fall on it. */

/** The board: its ground does not change, what lies on it does. */
export function boardOfSecond(view: SecondView, theme: 'light' | 'dark', players: readonly string[]) {
  const said = words(view, { players });
  const map = boardMap(view.modules);
  const svg = picture(view as never, {
    theme,
    parts: ['names', 'counters', 'challenges', 'modules'],
    players,
  });
  return boardOf(
    map.name,
    map.name,
    svg,
    (id) => said.name('space', id, { form: 'long' }),
    () =>
      map.places.flatMap(({ id, name, center }) =>
        center === null ? [] : [{ id, name, ...center, points: '' }],
      ),
  );
}

/** What fell with the last action. */
export function throwOfSecond(
  view: SecondView,
  events: readonly Happening[],
  players: readonly string[],
): Throw | null {
  const said = words(view, { players });
  const thrown = events.filter(
    (event): event is Happening & { dice: number[] } => 'dice' in event && Array.isArray(event.dice),
  );
  const last = thrown.findLast(({ type }) => type.includes('rolled')) ?? null;
  if (last === null || last.dice.length === 0) return null;
  const ten = last.type === 'dice/rolled';
  return {
    title: said.describe(last as never),
    dice: last.dice.map((face) => {
      const label = ten ? `${face}` : said.name('die', face);
      return { label, terrains: ten ? [] : label.split('/') };
    }),
  };
}
