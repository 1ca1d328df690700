import { ruleDocuments } from 'runebound-engine/register';
import type { Card } from 'runebound-engine/second-edition';
import type { Card as CardOfThird } from 'runebound-engine/third-edition';
import { html, plain } from './text.js';

/* A card on the page: its name, what sort of card it is, its values, its text, and whose design it is. */

/** A card of either edition. */
export type AnyCard = Card | CardOfThird;

type Values = readonly (readonly [name: string, value: string])[];

const show = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'value' in value && 'damage' in value)
    return `${value.value} / ${value.damage}`;
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, amount]) => `${name} ${amount}`)
      .join(', ');
  return String(value);
};

/** What is printed in numbers, in the order in which people read it. */
const numbers = [
  ...['life', 'health', 'stamina', 'mind', 'body', 'spirit', 'speed', 'hand', 'gold', 'cost'],
  ...['skills', 'token', 'actions'],
];

/** The values of a card; a card that becomes an Ally has those of the Ally too. */
export function valuesOf(card: AnyCard): Values {
  const data = card as unknown as Readonly<Record<string, unknown>>;
  const own = numbers.flatMap((name) =>
    data[name] === undefined ? [] : [[name, show(data[name])] as const],
  );
  return card.kind === 'item' && card.cost === 0 ? own.filter(([name]) => name !== 'cost') : own;
}

const numerals = ['', 'I', 'II', 'III'];

/** What sort of card it is, in a few words: its kind, its deck, its type. */
function sortsOf(card: AnyCard): readonly string[] {
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
    ...(data.success === true ? ['success'] : []),
  ].map((word) => word.replaceAll('-', ' '));
}

/** Who says so. */
function sourceOf({ source }: AnyCard): string {
  if (source === 'original') return 'Our own design';
  const { document, section } = source;
  const title = ruleDocuments().find(({ id }) => id === document)?.title ?? document.replaceAll('-', ' ');
  return `${title}: ${section}`;
}

/** The card in the Markdown of its page. */
export function cardText(
  card: AnyCard,
  { text, flavor }: { readonly text: string; readonly flavor: string },
): string {
  const values = valuesOf(card).map(
    ([name, value]) => `<div><dt>${html(name)}</dt><dd>${html(value)}</dd></div>`,
  );
  const own = card.source === 'original';
  const { color = '', deck = '' } = card as { color?: string; deck?: string };
  return [
    `<article class="card" data-kind="${card.kind}" data-color="${color || deck}" data-own="${own}">`,
    '',
    `### ${plain(card.name)} {#${card.id}}`,
    '',
    `<p class="card-sort">${sortsOf(card).map(html).join(' · ')}</p>`,
    ...(values.length > 0 ? [`<dl class="card-values">${values.join('')}</dl>`] : []),
    ...(text === '' ? [] : [`<p class="card-text">${html(text)}</p>`]),
    ...(flavor === '' ? [] : [`<p class="card-flavor">${html(flavor)}</p>`]),
    `<p class="card-source"><span class="mark${own ? ' own' : ''}">${own ? 'our own' : 'published'}</span>${own ? '' : ` ${html(sourceOf(card))}`}</p>`,
    '',
    '</article>',
    '',
  ].join('\n');
}
