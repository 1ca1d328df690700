import { drawingOf, type PicturePart } from 'runebound-engine/picture';
import { rulesetOfSecond, wordsOfSecond } from '../editions/second.js';
import type { Happening } from '../table/client.js';
import { boardOf, type Drawn } from './board.js';
import type { Throw } from './combat-things.js';
import { landDie } from './dice.js';
import type { SecondView } from './second-reading.js';

/* The board of Second Edition, and the dice that fall on it. */

/** The board: its ground does not change, what lies on it does. */
export function boardOfSecond(view: SecondView, { theme, players, ids }: Drawn) {
  const said = wordsOfSecond(view, players);
  const ruleset = rulesetOfSecond(view);
  const parts: PicturePart[] = ['names', 'counters', 'challenges', 'modules'];
  const drawing = drawingOf(ruleset, view, {
    theme,
    parts: ids ? [...parts, 'ids'] : parts,
    players,
    words: said,
  });
  return boardOf(drawing.title, drawing.title, drawing, (id) => said.name('space', id, { form: 'long' }));
}

/** What fell with the last action. */
export function throwOfSecond(
  view: SecondView,
  events: readonly Happening[],
  players: readonly string[],
): Throw | null {
  const said = wordsOfSecond(view, players);
  const thrown = events.filter(
    (event): event is Happening & { dice: number[] } => 'dice' in event && Array.isArray(event.dice),
  );
  const last = thrown.findLast(({ type }) => type.includes('rolled')) ?? null;
  if (last === null || last.dice.length === 0) return null;
  const plain = wordsOfSecond(view, [], 'english');
  const ten = last.type === 'dice/rolled';
  return {
    title: said.describe(last as never),
    dice: last.dice.map((face) =>
      ten
        ? { label: `${face}`, terrains: [] }
        : landDie(face, said.name('die', face), plain.name('die', face)),
    ),
  };
}
