import type { GameView, inspect } from 'runebound-engine';
import type { Words } from 'runebound-engine/third-edition/words';
import { rulesetOfThird, wordsOfThird } from '../editions/third.js';
import type { CardData } from '../faces/emblem.js';
import { faceOf } from '../faces/face.js';
import { texts } from '../texts.js';
import type { DieThing } from './combat-things.js';
import { landDie } from './dice.js';
import { type CardThing, faceDown, type Tone, type Worth } from './things.js';

/* What every part of a table of Third Edition reads: its inspection, its words and its cards. */

export type ThirdView = GameView<'third-edition'>;
type Inspected = ReturnType<typeof inspect<ThirdView>>;
type Value = Inspected['players'][number]['hand']['limit'] & object;

/** What the parts of this edition have in common. */
export interface Reading {
  readonly view: ThirdView;
  readonly told: Inspected;
  readonly words: Words;
  readonly die: (face: number) => DieThing;
  /** How many steps it is from a hex to each other one. */
  readonly stepsFrom: (hex: string) => Readonly<Record<string, number>>;
  readonly card: (id: string, note?: string) => CardThing;
  readonly worth: (label: string, value: Value) => Worth;
  readonly sum: (value: Value) => string;
  /** Story tokens by the name that the scenario gives them: `lore`. */
  readonly lore: string;
}

const tones: Readonly<Record<string, Tone>> = {
  combat: 'orange',
  exploration: 'green',
  social: 'violet',
  body: 'red',
  mind: 'blue',
  spirit: 'yellow',
};

export const plain = (label: string, value: string, told = value): Worth => ({ label, value, told });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What kind of place it is: a city, a town, a shrine, a stronghold. */
export const kindOf = ({ words }: Reading, kind: string): string => capital(words.name('word', kind));

/** What skills are of. */
export const attributes = ['body', 'mind', 'spirit'] as const;

/** A price in trophies, by their types. */
export const inTrophies = (price: Readonly<Record<string, number>>): string =>
  Object.entries(price)
    .filter(([, many]) => many > 0)
    .toSorted(([one], [other]) => Number(one === 'any') - Number(other === 'any'))
    .map(([type, many], at) =>
      type === 'any' ? texts().things.ofAnyType(many, at > 0) : `${many} ${texts().term(type)}`,
    )
    .join(', ');

export function readThird(view: ThirdView, players: readonly string[]): Reading {
  const said = wordsOfThird(view, players);
  const plainWords = wordsOfThird(view, [], 'english');
  const ruleset = rulesetOfThird(view);
  const { cards, tokens } = ruleset.rules.content;
  const tokensOf = (card: { readonly id: string; readonly token?: string }) =>
    Object.values(tokens)
      .filter(({ id, of }) => id === card.token || (typeof of === 'object' && of.card === card.id))
      .map(({ id, faces }) => ({
        id,
        faces: faces.map(({ symbol, count = 1, gold = false }) => ({ symbol, count, gold })),
      }));
  const lore = said.message(`story-tokens.${view.modules[0]}`, { amount: 2 }).replace(/^\d+\s*/, '');
  const sum = ({ value, base, changes }: Value): string => {
    const parts = changes.map(({ card, counts, change }) => {
      const by =
        counts === 'story'
          ? ` ${texts().things.by(lore)}`
          : card === null
            ? ` ${texts().things.toMinimum}`
            : ` ${said.name('card', card)}`;
      return `${change < 0 ? '−' : '+'}${Math.abs(change)}${by}`;
    });
    return parts.length === 0 ? `${value}` : `${value} (${[base, ...parts].join(', ')})`;
  };
  return {
    view,
    told: ruleset.inspect(view),
    words: said,
    stepsFrom: (hex) => ruleset.distances(view, hex),
    sum,
    lore,
    die: (face) => landDie(face, said.name('die', face), plainWords.name('die', face)),
    worth: (label, value) => ({ label, value: `${value.value}`, told: sum(value) }),
    card(id, note = '') {
      const card = cards[id];
      if (card === undefined) return faceDown(id);
      const type = 'type' in card ? card.type : '';
      const { cost } = card as { readonly cost?: number | Readonly<Record<string, number>> };
      const { marks, ...face } = faceOf(card as unknown as CardData);
      return {
        id,
        name: said.name('card', id),
        sort: capital([card.kind, type].filter(Boolean).map(texts().term).join(', ')),
        text: said.text(id),
        flavor: said.flavor(id),
        tone: tones[type] ?? 'plain',
        ...face,
        cost:
          typeof cost === 'object'
            ? texts().things.trophyPrice(inTrophies(cost))
            : cost
              ? texts().things.gold(cost)
              : '',
        worths: marks.map(({ label, value }) => plain(label, texts().term(value))),
        tokens: tokensOf(card),
        note,
      };
    },
  };
}
