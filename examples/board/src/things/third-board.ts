import { drawingOf, type PicturePart } from 'runebound-engine/third-edition/picture';
import { rulesetOfThird, wordsOfThird } from '../editions/third.js';
import type { Happening } from '../table/client.js';
import { texts } from '../texts.js';
import { boardOf, type Drawn } from './board.js';
import type { Throw } from './combat-things.js';
import { landDie } from './dice.js';
import type { ThirdView } from './third-reading.js';

/* The board of Third Edition, and the dice that fall on it. */

/** The board: its ground does not change, what lies on it does. */
export function boardOfThird(view: ThirdView, { theme, players, ids }: Drawn) {
  const said = wordsOfThird(view, players);
  const parts: PicturePart[] = ['names', 'gems', 'tokens'];
  const drawing = drawingOf(rulesetOfThird(view), view, {
    theme,
    parts: ids ? [...parts, 'ids'] : parts,
    players,
    words: said,
  });
  const [scenario = ''] = view.modules;
  const name = texts().modules[scenario] ?? said.name('module', scenario);
  return boardOf('third-edition', name, drawing, (id) => said.name('hex', id, { form: 'long' }));
}

/** What fell with the last action. */
export function throwOfThird(
  view: ThirdView,
  events: readonly Happening[],
  players: readonly string[],
): Throw | null {
  const said = wordsOfThird(view, players);
  const thrown = events.filter(
    (event): event is Happening & { dice: number[] } => 'dice' in event && Array.isArray(event.dice),
  );
  const last = thrown.findLast(({ type }) => type.includes('rolled'));
  if (last === undefined || last.dice.length === 0) return null;
  const plain = wordsOfThird(view, [], 'english');
  return {
    title: said.describe(last as never),
    dice: last.dice.map((face) => landDie(face, said.name('die', face), plain.name('die', face))),
  };
}
