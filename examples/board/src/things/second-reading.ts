import type { GameView, inspect, Value } from 'runebound-engine';
import type { Words } from 'runebound-engine/words';
import { rulesetOfSecond, wordsOfSecond } from '../editions/second.js';
import type { CardData } from '../faces/emblem.js';
import { faceOf } from '../faces/face.js';
import { texts } from '../texts.js';
import type { DieThing } from './combat-things.js';
import { landDie } from './dice.js';
import { type CardThing, faceDown, type Tone, type Worth } from './things.js';

/* What every part of a table of Second Edition reads: its inspection, its words and its cards. */

export type SecondView = GameView<'second-edition'>;
export type Inspected = ReturnType<typeof inspect<SecondView>>;

/** What the parts of this edition have in common. */
export interface Reading {
  readonly view: SecondView;
  readonly told: Inspected;
  readonly words: Words;
  readonly die: (face: number) => DieThing;
  /** A card; what it becomes takes the place of its own values. */
  readonly card: (id: string, note?: string, becomes?: object) => CardThing;
  /** Whether a card is turned over when it is used. */
  readonly activates: (id: string) => boolean;
  readonly worth: (label: string, value: Value) => Worth;
  /** How many steps it is from a space to each other one. */
  readonly stepsFrom: (space: string) => Readonly<Record<string, number>>;
  /** An adventure of a color, with the points that it brings. */
  readonly adventure: (color: string) => string;
}

/** The points of experience that the counter of an adventure is worth. */
export const pointsOf: Readonly<Record<string, number>> = { green: 1, yellow: 2, blue: 3, red: 4 };

const tones: readonly string[] = ['green', 'yellow', 'blue', 'red'];
export const toneOf = (color: unknown): Tone => (tones.includes(String(color)) ? (color as Tone) : 'plain');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function readSecond(view: SecondView, players: readonly string[]): Reading {
  const said = wordsOfSecond(view, players);
  const plainWords = wordsOfSecond(view, [], 'english');
  const ruleset = rulesetOfSecond(view);
  const { cards } = ruleset.rules.content;
  const worth = (label: string, value: Value): Worth => ({
    label,
    value: `${value.value}`,
    told: said.value(value),
  });
  const told = ruleset.inspect(view);
  const { barred = [] } = told.players[view.viewer ?? -1]?.experience ?? {};
  return {
    view,
    told,
    words: said,
    worth,
    stepsFrom: (space) => ruleset.distances(view, space),
    adventure: (color) =>
      [
        texts().table.adventure(said.name('color', color)),
        texts().things.worth(pointsOf[color] ?? 0),
        ...(barred.some((one) => one.color === color) ? [texts().things.barred] : []),
      ].join(', '),
    die: (face) => landDie(face, said.name('die', face), plainWords.name('die', face)),
    activates(id) {
      const card = cards[id];
      return card?.kind === 'item' && card.use === 'activate';
    },
    card(id, note = '', becomes = {}) {
      const card = cards[id];
      if (card === undefined) return faceDown(id);
      const { marks, ...face } = faceOf({ ...card, ...becomes } as unknown as CardData);
      const kind =
        'class' in card && card.class !== undefined
          ? [texts().term(card.kind), texts().term(card.class)].join(', ')
          : texts().term(card.kind);
      return {
        id,
        name: said.name('card', id),
        sort: capital(kind),
        text: said.text(id),
        flavor: said.flavor(id),
        tone: toneOf('color' in card ? card.color : null),
        ...face,
        cost: face.cost === '' ? '' : texts().things.gold(face.cost),
        worths: marks.map(({ label, value: many, skill }) =>
          plain(skill === undefined ? label : capital(said.name('word', skill)), many),
        ),
        tokens: [],
        note,
      };
    },
  };
}

export const plain = (label: string, value: string): Worth => ({ label, value, told: value });
