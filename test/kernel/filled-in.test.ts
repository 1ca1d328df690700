import { expect, it } from 'vitest';
import { filledIn } from '../../src/kernel/content/filled-in.js';

/* Cards as they are written down, and what is filled in. */

interface Card {
  readonly id: string;
  readonly name: string;
  readonly source: 'original' | { readonly document: string };
  readonly foe?: { readonly name: string };
  readonly abilities?: readonly { readonly id: string; readonly label: string }[];
}

it('an id that is not given is the name or the label in lower case with hyphens, and a card without source is our own', () => {
  expect(
    filledIn<Card>([
      { name: "Varikas' Last, Long Walk", abilities: [{ label: 'bark and run' }, { id: 'own', label: 'x' }] },
    ]),
  ).toEqual([
    {
      id: 'varikas-last-long-walk',
      name: "Varikas' Last, Long Walk",
      source: 'original',
      abilities: [
        { id: 'bark-and-run', label: 'bark and run' },
        { id: 'own', label: 'x' },
      ],
    },
  ]);
});

it('what is given stays as it is, and what merely has a name gets no id', () => {
  const card = { id: 'one', name: 'Two', source: { document: 'a-book' }, foe: { name: 'Toll-men' } };
  expect(filledIn<Card>([card])).toEqual([card]);
});
