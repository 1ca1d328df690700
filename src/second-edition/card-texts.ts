import { canonicalJson } from '../kernel/index.js';
import type { Card, ContentPack } from './content/cards.js';
import { eventTexts } from './content/event-texts.js';
import { flavors } from './content/flavors.js';
import { riseOfTheDragonLords } from './content/rise-of-the-dragon-lords.js';
import { texts } from './content/texts.js';

/*
 * The texts on the cards of the base game. They are kept apart from the cards, so that an app that only plays does not load them. Rules do
 * not read them, and the fingerprint of content ignores them. All other cards carry their text and flavor themselves.
 */

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

const cardsOf = ({ heroes = [], adventures = [], market = [] }: ContentPack): readonly Card[] => [
  ...heroes,
  ...adventures,
  ...market,
];

let bare: ReadonlyMap<string, string> | undefined;
const plain = ({ text, flavor, ...card }: Card): string => canonicalJson(card);

/** Whether a card is an unchanged card of the base game. Another card with its id, or with another name, has its own texts. */
function isBundled(card: Card): boolean {
  bare ??= new Map(cardsOf(riseOfTheDragonLords).map((each) => [each.id, plain(each)]));
  return bare.get(card.id) === plain(card);
}

function beside(table: Readonly<Record<string, string>>, card: Card): string | undefined {
  const said = own(table, card.id);
  return said !== undefined && isBundled(card) ? said : undefined;
}

/** The text of a card; `undefined` if it has no text. */
export const textOf = (card: Card): string | undefined => eventTextOf(card) ?? beside(texts, card);

/** The text of an Event; `undefined` for a card of another kind that has none of its own. */
export const eventTextOf = (card: Card): string | undefined => card.text ?? beside(eventTexts, card);

export const flavorOf = (card: Card): string | undefined => card.flavor ?? beside(flavors, card);

function written<C extends Card>(card: C): C {
  const text = own(eventTexts, card.id) ?? own(texts, card.id);
  const flavor = own(flavors, card.id);
  return { ...card, ...(text === undefined ? {} : { text }), ...(flavor === undefined ? {} : { flavor }) };
}

/** The pack of the base game with the texts and flavors of its cards. */
export const withWords = ({
  heroes = [],
  adventures = [],
  market = [],
  ...pack
}: ContentPack): ContentPack => ({
  ...pack,
  heroes: heroes.map(written),
  adventures: adventures.map(written),
  market: market.map(written),
});
