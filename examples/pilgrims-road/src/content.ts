import type { ContentPack, ItemCard } from 'runebound-engine/second-edition';

/* The relics: Items with a deck of their own, so none of them lies in the market. What they do is said in the ability language. */

export const RELICS = 'relics';

/** The orders that the saints founded. A relic is of one of them: its type. */
const orders = [
  { type: 'lamp', gives: 'mind', of: ['the Ford', 'the High Pass', 'the Drowned Chapel'] },
  { type: 'bell', gives: 'spirit', of: ['the Ropewalk', 'the Plague Year', 'the Empty Tower'] },
  { type: 'staff', gives: 'body', of: ['the Long Drove', 'the Toll House', 'the Last Mile'] },
] as const;

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const upper = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

const relics = orders.flatMap(({ type, gives, of }) =>
  of.map((place): ItemCard => {
    const name = `${upper(type)} of ${place}`;
    return {
      kind: 'item',
      id: idOf(name),
      name,
      source: 'original',
      deck: RELICS,
      cost: 4,
      class: 'relic',
      type,
      use: 'always',
      abilities: [{ always: [{ stat: gives, of: 'you', add: 1 }] }],
      text: `Your Hero has 1 more ${upper(gives)}.`,
    };
  }),
);

/** A pack that is added when the module is in force. */
export const pilgrimsCards: ContentPack = {
  id: 'pilgrims-road',
  name: 'The Pilgrims’ Road',
  decks: [{ id: RELICS, name: 'Relics' }],
  market: relics,
};
