import { type GameView, inspect, rulesetFor, type Value } from 'runebound-engine';
import { type Words, words } from 'runebound-engine/words';
import type { CardThing, Tone, Worth } from './things.js';

/* What every part of a table of Second Edition reads: its inspection, its words and its cards. */

export type SecondView = GameView<'second-edition'>;
export type Inspected = ReturnType<typeof inspect<SecondView>>;

/** What the parts of this edition have in common. */
export interface Reading {
  readonly view: SecondView;
  readonly told: Inspected;
  readonly words: Words;
  readonly card: (id: string, note?: string) => CardThing;
  readonly worth: (label: string, value: Value) => Worth;
}

const tones: readonly string[] = ['green', 'yellow', 'blue', 'red'];
export const toneOf = (color: unknown): Tone => (tones.includes(String(color)) ? (color as Tone) : 'plain');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function readSecond(view: SecondView, players: readonly string[]): Reading {
  const said = words(view, { players });
  const { cards } = rulesetFor(view).rules.content;
  const worth = (label: string, value: Value): Worth => ({
    label,
    value: `${value.value}`,
    told: said.value(value),
  });
  return {
    view,
    told: inspect(view),
    words: said,
    worth,
    card(id, note = '') {
      const card = cards[id];
      if (card === undefined) return faceDown(id);
      const values: Worth[] = [];
      for (const key of ['life', 'stamina'] as const)
        if (key in card)
          values.push(plain(capital(key), `${(card as Partial<Record<typeof key, number>>)[key]}`));
      if ('cost' in card && (card.cost ?? 0) > 0) values.push(plain('Cost', `${card.cost}`));
      const kind = 'class' in card && card.class !== undefined ? `${card.kind}, ${card.class}` : card.kind;
      return {
        id,
        name: said.name('card', id),
        sort: capital(kind),
        text: said.text(id),
        flavor: said.flavor(id),
        tone: toneOf('color' in card ? card.color : null),
        worths: values,
        note,
      };
    },
  };
}

export const plain = (label: string, value: string): Worth => ({ label, value, told: value });
const faceDown = (id: string): CardThing => ({
  id,
  name: 'A card face down',
  sort: '',
  text: '',
  flavor: '',
  tone: 'plain',
  worths: [],
  note: '',
});
