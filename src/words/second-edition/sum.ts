import type { Change, Value as Sum } from '../../second-edition/inspect/types.js';
import type { Book } from '../book.js';
import type { Value } from '../format.js';
import type { Naming } from './naming.js';

const plain = (text: string | number): Value => ({ plain: `${text}`, raw: text });

/** The source of a change: the name of a card, or a word. */
function fromWhat(naming: Naming, book: Book, change: Change): string {
  if ('card' in change && change.card !== undefined) return naming.card(change.card);
  if (change.from === 'module' && change.module !== undefined) return naming.module(change.module);
  const said = book.say([`value.from.${change.from}`], {
    skill: plain('skill' in change ? naming.word(change.skill) : ''),
    dice: plain('dice' in change ? change.dice.join(', ') : ''),
    atLeast: plain('atLeast' in change ? change.atLeast : ''),
  });
  return said ?? naming.word(change.from);
}

/** Only the number if nothing changes it. */
export function sumOf(naming: Naming, book: Book, { value, base, changes }: Sum): string {
  const told = changes.map((change) =>
    book.say(['value.change'], {
      change: { plain: `${change.change < 0 ? '−' : '+'}${Math.abs(change.change)}`, raw: change.change },
      from: plain(fromWhat(naming, book, change)),
    }),
  );
  if (told.length === 0) return `${value}`;
  const values = { value: plain(value), base: plain(base), changes: plain(told.join(', ')) };
  return book.say(['value.made'], values) ?? `${value}`;
}
