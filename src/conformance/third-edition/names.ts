import { DONE } from '../../third-edition/abilities/rule.js';
import { deckIds } from '../../third-edition/base/content.js';
import { scenarios } from '../../third-edition/bundled.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import { assetTypes, type Card, type TokenData } from '../../third-edition/content/cards.js';
import type { ContentPack } from '../../third-edition/content/pack.js';
import { theBox } from '../../third-edition/content/the-box.js';
import type { OwnNames } from '../edition.js';
import type { Sort } from '../shapes.js';

/* The names of Third Edition, by sort: in play or in the box, with both scenarios. */

const packs: readonly ContentPack[] = [theBox, ...Object.values(scenarios).map(({ pack }) => pack)];

const kept = ['heroes', 'assets', 'skills', 'adventures', 'stories', 'villains'] as const;
const boxed: readonly Card[] = packs.flatMap((pack) =>
  kept.flatMap((list): readonly Card[] => pack[list] ?? []),
);

const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

/** The abilities that can be used, and the standing one that is marked as used: a die spent as another terrain. */
const abilitiesOf = (card: Card): readonly string[] =>
  'abilities' in card
    ? (card.abilities ?? []).flatMap((one) =>
        'id' in one ? [one.id] : 'always' in one && one.always === 'die-as' ? [one.always] : [],
      )
    : [];

/** The marks of used abilities: in a combat (with `!` if once per combat), and by challenger. */
const usedOf = (card: Card): readonly string[] => [
  ...abilitiesOf(card).flatMap((id) => [`${card.id}/${id}`, `!${card.id}/${id}`]),
  ...[0, 1, 2, 3].map((player) => `${card.id}/${player}`),
];

function coursesOf(card: Card): readonly string[] {
  switch (card.kind) {
    case 'enemy':
      return ids(card.rewards);
    case 'event':
      return ids(card.options);
    case 'quest':
      return ids(card.outcomes);
    case 'story':
      return ids(card.quest?.outcomes ?? []);
    default:
      return [];
  }
}

/** The abilities that an enemy lends to a villain (3e.corpse-king.raise-dead). */
const lentBy = (card: Card): readonly string[] => (card.kind === 'enemy' ? abilitiesOf(card) : []);

/** The most combat tokens of a side: actions choose them by place. */
function mostTokens(tokens: readonly TokenData[]): number {
  const own = new Map<string, number>();
  for (const { of } of tokens) if (typeof of === 'object') own.set(of.card, (own.get(of.card) ?? 0) + 1);
  const ofEnemies = tokens.filter(({ of }) => of === 'enemy' || of === 'act-2').length;
  return Math.max(0, ...own.values()) + Math.max(ofEnemies, assetTypes.length);
}

export function namesOf({ rules }: ThirdEditionRuleset): OwnNames {
  const { content } = rules;
  const { board } = content;
  const cards = [...boxed, ...Object.values(content.cards)];
  const byId = new Map(cards.map((card) => [card.id, card]));
  const tokens = [...packs.flatMap((pack) => pack.tokens ?? []), ...Object.values(content.tokens)];
  const cities = board.places.filter(({ kind }) => kind === 'city');
  const cityOn = new Map(cities.map(({ id, hex }) => [hex, id]));
  const most = mostTokens(tokens);
  const none = (): readonly string[] => [];
  const lists: Readonly<Partial<Record<Sort, () => readonly string[]>>> = {
    // The empty name stands for a hero that is not chosen yet.
    hero: () => ['', ...ids(cards.filter(({ kind }) => kind === 'hero'))],
    held: () => ['', ...byId.keys()],
    used: () => cards.flatMap(usedOf),
    hex: () => [...Object.keys(board.hex), ...Object.keys(board.place)],
    city: () => [...ids(cities), ...cityOn.keys()],
    deck: () => [...deckIds, ...Object.keys(content.decks)],
    token: () => ids(tokens),
    ability: () => cards.flatMap(abilitiesOf),
    choice: () => [
      ...byId.keys(),
      ...Object.keys(board.hex),
      ...cards.flatMap(coursesOf),
      ...cards.flatMap(lentBy),
      ...Object.values(content.lists).flatMap((effects) =>
        effects.flatMap((effect) => (effect.do === 'choose' ? ids(effect.options) : [])),
      ),
    ],
    ...{ how: none, space: none, town: none, character: none },
    ...{ module: none, action: none, event: none, decision: none },
  };
  return {
    list: (sort) => lists[sort]?.() ?? [...byId.keys()],
    // A place where a hex is needed is its hex; a city's hex where a city is needed is the city.
    meant: (sort, name) =>
      (sort === 'hex' && Object.hasOwn(board.place, name) ? board.place[name]?.hex : undefined) ??
      (sort === 'city' ? cityOn.get(name) : undefined) ??
      name,
    // Players, tokens by place, and the end of a choice.
    isChoice: (name) =>
      name === DONE || /^player-[0-3]$/.test(name) || (/^(?:0|[1-9]\d?)$/.test(name) && Number(name) < most),
    problemOfAbility(card, ability) {
      const named = typeof card === 'string' ? byId.get(card) : undefined;
      if (named === undefined || typeof ability !== 'string') return null;
      const there = abilitiesOf(named);
      return there.includes(ability)
        ? null
        : `"${named.id}" has no ability "${ability}" to be used; it has ${there.join(', ') || 'none'}.`;
    },
  };
}
