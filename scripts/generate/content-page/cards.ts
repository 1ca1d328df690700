// The cards of the box of Third Edition, with both scenarios.

import { scenarios } from '../../../src/third-edition/bundled.js';
import type { AdventureCard, Card, CardSource } from '../../../src/third-edition/content/cards.js';
import type { ContentPack } from '../../../src/third-edition/content/pack.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';

/** The packs of the box: what belongs to no scenario, then each scenario. */
export const packs: readonly ContentPack[] = [theBox, ...Object.values(scenarios).map(({ pack }) => pack)];

const all = <Item>(pick: (pack: ContentPack) => readonly Item[] | undefined): readonly Item[] =>
  packs.flatMap((pack) => pick(pack) ?? []);

export const heroes = all(({ heroes }) => heroes);
export const assets = all(({ assets }) => assets);
export const skills = all(({ skills }) => skills);
export const adventures: readonly AdventureCard[] = all(({ adventures }) => adventures);
export const stories = all(({ stories }) => stories);
export const villains = all(({ villains }) => villains);
export const tokens = all(({ tokens }) => tokens);

/** The board of the box. */
export const board = (() => {
  if (theBox.board === undefined) throw new Error('The box has no board.');
  return theBox.board;
})();

/** Every card there is. */
export const cards: readonly Card[] = [
  ...heroes,
  ...assets,
  ...skills,
  ...adventures,
  ...stories,
  ...villains,
];

/** What is said of the source of a card: the heading, and what of the card is known; `null` for our own. */
export function knownOf(source: CardSource): { readonly heading: string; readonly what: string } | null {
  if (source === 'original') return null;
  const [heading = '', ...rest] = source.section.split(': ');
  return { heading, what: rest.join(': ') };
}

/** A mean, with one place after the point. */
export const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

/** The least and the most. */
export const range = (values: readonly number[]): string => {
  if (values.length === 0) return '–';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least} to ${most}`;
};
