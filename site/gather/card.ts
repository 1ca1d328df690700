import { ruleDocuments } from 'runebound-engine/register';
import type { Card } from 'runebound-engine/second-edition';
import type { Card as CardOfThird } from 'runebound-engine/third-edition';
import type { CardData } from '../../examples/board/src/faces/emblem.js';
import { type Face, faceOf } from '../../examples/board/src/faces/face.js';
import { bestOf, type ShownCard } from './shown-cards.js';
import { html, plain } from './text.js';

/* A card on the page: its face, what sort of card it is, its text, whose design it is, and where it can be asked about. */

/** A card of either edition. */
export type AnyCard = Card | CardOfThird;

/** What a card has in addition to its data. */
export interface Told {
  /** What it does, and its line of mood. */
  readonly text: string;
  readonly flavor: string;
  /** The combat tokens that come with it, in words. */
  readonly tokens: readonly string[];
  readonly shown: readonly ShownCard[];
  /** The folder of vectors about the box that it is in. */
  readonly document: string;
}

/** The longest price, in letters, that has room in the corner beside a name. */
const inCorner = 2;

/** The face of a card; a long price stands among the values. */
export function faceOfCard(
  card: AnyCard,
): Pick<Face, 'emblem' | 'marks' | 'rows'> & { readonly coin: string } {
  const { emblem, cost, marks, rows } = faceOf(card as unknown as CardData);
  return cost.length <= inCorner
    ? { emblem, coin: cost, marks, rows }
    : { emblem, coin: '', marks: [{ label: 'Cost', value: cost }, ...marks], rows };
}

const numerals = ['', 'I', 'II', 'III'];

/** What sort of card it is, in a few words: its kind, its deck, its type. */
export function sortsOf(card: AnyCard): readonly string[] {
  const data = card as unknown as Readonly<Record<string, unknown>>;
  const words = (name: string): string[] => {
    const value = data[name];
    if (Array.isArray(value)) return value.map(String);
    return typeof value === 'string' ? [value] : [];
  };
  const number = typeof data.number === 'number' ? [`number ${numerals[data.number]}`] : [];
  return [
    ...words('color'),
    ...words('deck'),
    card.kind,
    ...words('sort'),
    ...number,
    ...words('class'),
    ...words('type'),
    ...words('use'),
    ...words('set'),
    ...words('symbols'),
    ...words('words'),
    ...words('traits'),
    ...(data.rune === true ? ['Dragon Rune'] : []),
  ].map((word) => word.replaceAll('-', ' '));
}

/** The color of its deck, which is that of its tile. */
export const colorOf = (card: AnyCard): string => {
  const { color = '', deck = '', type = '' } = card as { color?: string; deck?: string; type?: string };
  return color || deck || (card.kind === 'skill' ? type : '');
};

/** Who says so. */
function sourceOf({ source }: AnyCard): string {
  if (source === 'original') return 'Our own design';
  const { document, section } = source;
  const title = ruleDocuments().find(({ id }) => id === document)?.title ?? document.replaceAll('-', ' ');
  return `${title}: ${section}`;
}

const list = (name: string, rows: readonly string[]): string[] =>
  rows.length > 0 ? [`<dl class="${name}">${rows.join('')}</dl>`] : [];

/** The rules that its vectors show, and the question that one of them puts. */
function linksOf({ name }: AnyCard, { shown, document }: Told): string[] {
  const best = bestOf(shown, { name, document });
  const [first] = best;
  if (first === undefined) return [];
  const rules = [...new Set(best.flatMap((one) => one.rules.slice(0, 1)))].slice(0, 3);
  const links = rules.map((id) => `<a href="../rules/${id}.html">${id}</a>`);
  const ask = `<button type="button" data-file="${first.file}" data-vector="${html(first.id)}">Ask about this</button>`;
  return [`<p class="card-links">${links.join(' ')} ${ask}</p>`];
}

/** The card in the Markdown of its page. */
export function cardText(card: AnyCard, told: Told): string {
  const { text, flavor, tokens } = told;
  const { emblem, coin, marks, rows } = faceOfCard(card);
  const values = marks.map(({ label, value }) => `<div><dt>${html(label)}</dt><dd>${html(value)}</dd></div>`);
  const lanes = rows.map(
    ({ label, value, phase, damage }) =>
      `<div data-attribute="${label}"><dt>${label}${phase === '' ? '' : ` <small>${phase}</small>`}</dt><dd>${value}</dd>${damage === '' ? '' : `<dd class="damage" title="Damage">${damage}</dd>`}</div>`,
  );
  const own = card.source === 'original';
  return [
    `<article class="card" data-kind="${card.kind}" data-color="${colorOf(card)}" data-own="${own}">`,
    `<img class="card-emblem" src="/emblems/${emblem}.svg" alt="" width="56" height="56" loading="lazy" decoding="async">`,
    ...(coin === '' ? [] : [`<p class="card-cost" title="Cost">${html(coin)}</p>`]),
    '',
    `### ${plain(card.name)} {#${card.id}}`,
    '',
    `<p class="card-sort">${sortsOf(card).map(html).join(' · ')}</p>`,
    ...list('card-values', values),
    ...list('card-lanes', lanes),
    ...(tokens.length > 0 ? [`<p class="card-tokens">Tokens: ${tokens.map(html).join('; ')}</p>`] : []),
    ...(text === '' ? [] : [`<p class="card-text">${html(text)}</p>`]),
    ...(flavor === '' ? [] : [`<p class="card-flavor">${html(flavor)}</p>`]),
    ...linksOf(card, told),
    `<p class="card-source"><span class="mark${own ? ' own' : ''}">${own ? 'our own' : 'published'}</span>${own ? '' : ` ${html(sourceOf(card))}`}</p>`,
    '',
    '</article>',
    '',
  ].join('\n');
}
