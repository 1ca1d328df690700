import { texts } from '../texts.js';
import type { CardThing } from './things.js';

/** What is printed on a card in numbers, in words. */
export function valuesOf({ worths, rows }: Pick<CardThing, 'worths' | 'rows'>): readonly string[] {
  const { term } = texts();
  return [
    ...worths.map(({ label, value }) => `${term(label)} ${value}`),
    ...rows.map(({ label, value, damage }) => `${term(label)} ${value}${damage === '' ? '' : `/${damage}`}`),
  ];
}
