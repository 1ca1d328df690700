import { canonicalJson } from '../kernel/index.js';
import type { Card, ContentPack } from './content/cards.js';
import { flavors } from './content/flavors.js';
import { riseOfTheDragonLords } from './content/rise-of-the-dragon-lords.js';
import { texts } from './content/texts.js';

/*
 * What stands on the cards of the base game for people to read. It lies beside the cards, so that who only plays does not load it; no rule
 * reads it, and the fingerprint of content does not cover it. Any other card has its text and its flavor with it.
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

/** Whether a card is one of the base game, unchanged: another of its id, or by another name, has words of its own. */
function isBundled(card: Card): boolean {
  bare ??= new Map(cardsOf(riseOfTheDragonLords).map((each) => [each.id, plain(each)]));
  return bare.get(card.id) === plain(card);
}

function beside(table: Readonly<Record<string, string>>, card: Card): string | undefined {
  const said = own(table, card.id);
  return said !== undefined && isBundled(card) ? said : undefined;
}

/** The text that is written for a card; `undefined` if there is none. */
export const textOf = (card: Card): string | undefined => card.text ?? beside(texts, card);

/** The flavor that is written for a card; `undefined` if there is none. */
export const flavorOf = (card: Card): string | undefined => card.flavor ?? beside(flavors, card);

function written<C extends Card>(card: C): C {
  const text = own(texts, card.id);
  const flavor = own(flavors, card.id);
  return { ...card, ...(text === undefined ? {} : { text }), ...(flavor === undefined ? {} : { flavor }) };
}

/** The pack of the base game with everything that stands on its cards. */
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
