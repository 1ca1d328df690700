import {
  bundledModules,
  type ContentPack,
  riseOfTheDragonLords,
  type SecondEditionRuleset,
} from '../../second-edition/index.js';
import { bonuses, colors, combatTypes } from '../../second-edition/internal.js';
import type { OwnNames } from '../edition.js';
import type { Sort } from '../shapes.js';

/** Choices that name no id: of dice, players, map counters and cataclysm counters, of nobody and nothing. */
const otherChoices =
  /^(?:face-[1-6]|player-[0-5](?:\/(?:blue|green))?|(?:blue|green)-[1-9]|comet-[1-3]|ashen-flock|demon-horde|frenzied-rage|savage-brood|winter-lord|nothing|nobody|take)$/;

/** Everything in the bundled boxes, in play or not: a vector may say that it is not. */
function boxes() {
  const brought = Object.values(bundledModules).flatMap(({ content }) =>
    content ? [content as ContentPack] : [],
  );
  const packs = [riseOfTheDragonLords, ...brought];
  const ids = (list: readonly { readonly id: string }[] = []): readonly string[] => list.map(({ id }) => id);
  const heroes = packs.flatMap((pack) => ids(pack.heroes));
  return {
    heroes,
    cards: [
      ...heroes,
      ...packs.flatMap((pack) => [...ids(pack.adventures), ...ids(pack.market), ...ids(pack.further)]),
    ],
    spaces: packs.flatMap(({ board }) => [...ids(board?.spaces), ...ids(board?.places)]),
    towns: packs.flatMap(({ board }) => ids(board?.towns)),
    decks: [...colors, 'market', ...packs.flatMap((pack) => ids(pack.decks))],
  };
}

let packed: ReturnType<typeof boxes> | undefined;

export function namesOf({ rules }: SecondEditionRuleset): OwnNames {
  const { content } = rules;
  const { board } = content;
  const spaceOf = new Map(board.towns.map(({ id, space }) => [id, space]));
  const townAt = new Map(board.towns.map(({ id, space }) => [space, id]));
  packed ??= boxes();
  const box = packed;
  const cards = [...Object.keys(content.cards), ...box.cards];
  const none = (): readonly string[] => [];
  const spaces = [...Object.keys(board.spaces), ...Object.keys(board.places), ...spaceOf.keys()];
  const lists: Readonly<Partial<Record<Sort, () => readonly string[]>>> = {
    hero: () => [...content.heroes, ...box.heroes],
    space: () => [...spaces, ...box.spaces, ...box.towns],
    town: () => [...spaceOf.keys(), ...townAt.keys(), ...box.towns],
    deck: () => [...Object.keys(content.decks), ...box.decks],
    how: () => cards.filter((id) => (content.cards[id] as { victory?: true } | undefined)?.victory),
    ability: () =>
      [...content.sides.values(), ...content.takenSides.values()].flatMap(({ used }) =>
        used.map(({ id }) => id),
      ),
    choice: () => [
      ...[...cards, ...spaces, ...box.spaces, ...box.towns, ...bonuses, ...combatTypes],
      ...Object.values(content.lists).flatMap((effects) => effects.flatMap(courses)),
    ],
    ...{ hex: none, city: none, token: none, held: none, used: none },
    ...{ module: none, action: none, event: none, decision: none },
  };
  return {
    list: (sort) => lists[sort]?.() ?? cards,
    // A town where a space is needed is its space, and a space where a town is needed is its town.
    meant: (sort, name) =>
      (sort === 'space' ? spaceOf.get(name) : sort === 'town' ? townAt.get(name) : undefined) ?? name,
    isChoice: (name) => otherChoices.test(name),
    problemOfAbility(card, ability) {
      const { sides, takenSides } = content;
      if (typeof card !== 'string' || !Object.hasOwn(content.cards, card)) return null;
      const ids = [sides.get(card), takenSides.get(card)].flatMap(
        (side) => side?.used.map(({ id }) => id) ?? [],
      );
      if (typeof ability !== 'string' || ids.includes(ability)) return null;
      return `"${card}" has no ability "${ability}" to be used; it has ${[...new Set(ids)].join(', ') || 'none'}.`;
    },
  };
}

const courses = (effect: { readonly do: string }): readonly string[] =>
  effect.do === 'choose'
    ? (effect as unknown as { options: readonly { id: string }[] }).options.map(({ id }) => id)
    : [];
