import { filled, type Reason, type ReasonValue } from '../kernel/index.js';
import type { Value } from './format.js';
import type { Names } from './names.js';
import { selector, valueOfSort } from './values.js';

/* Reasons of refusals in the words of a catalogue, with names in place of ids. */

/** The key of a reason, or of a part of it, contains its English. */
export const reasonKey = (text: string): string => `reason.${text}`;

export function sayReason(naming: Names, { text, values }: Reason): string {
  const told = values.map((value) => valueTold(naming, value));
  const { book } = naming.setting;
  const said = book.say([reasonKey(text)], Object.fromEntries(told.entries()));
  if (said !== null) return said;
  book.untranslated();
  return filled(
    text,
    told.map(({ plain }) => plain),
  );
}

function valueTold(naming: Names, value: ReasonValue): Value {
  if (typeof value === 'number') return { plain: `${value}`, raw: value };
  if (typeof value === 'string') return { plain: naming.any(value), raw: selector(value) };
  if ('text' in value) return { plain: sayReason(naming, value), raw: selector(value.text) };
  if ('list' in value) {
    const items = value.list.map((item) => valueTold(naming, item).plain);
    return { plain: naming.setting.book.list(items, value.last), raw: items.length };
  }
  const { sort, id } = value;
  return sort === 'code' ? { plain: `${id}`, raw: selector(`${id}`) } : valueOfSort(naming, sort, id);
}
