import { atMost, duplicates, idOf, isAt, itemsOf, nameCard } from '../../kernel/content/checking.js';
import { InvalidContentError, type Problem } from '../../kernel/errors.js';
import { colors } from '../abilities/language.js';
import type { BoardData } from './board-types.js';
import type { Card, ContentPack } from './cards.js';
import { type Known, type KnownContent, namesOf, readKnown } from './check-known.js';
import type { Surroundings } from './check-names.js';
import { isRecord, join, readContent, show } from './check-plain.js';
import { checkCard } from './check-rules.js';
import { checkSchema } from './check-schema.js';
import { problemsOfClassName } from './check-sorts.js';
import { contentSchema } from './schema.js';

const listNames = ['heroes', 'adventures', 'market', 'further'] as const;

/**
 * Checks a content pack: its schema, contradictions, and names that do not exist. It accepts any value and never
 * throws.
 *
 * Each problem is about one thing. Its path leads there (`market/3/abilities/0/use`), and its message begins with the
 * id of the card.
 *
 * Skills are checked only if Heroes are known, and towns only if a board is known, from the pack or from `known`.
 * {@link knownIn} gives what a ruleset knows.
 *
 * @param value - a pack, for example parsed JSON
 * @param known - content in addition to the pack
 * @returns the problems, those of its shape first; empty if it can be played with. After a hundred the rest is counted
 * @example
 * checkContent({ id: 'mine', name: 'Mine', market: [{ kind: 'itme' }] })
 * // [{ path: 'market/0/kind', message: 'Card 1 of market: "itme" is not known here; did you mean "item"?' }]
 */
export function checkContent(value: unknown, known: KnownContent = {}): readonly Problem[] {
  return inspect(value, known).problems;
}

/**
 * Checks a content pack, and throws if it has problems.
 *
 * @param value - a pack, for example parsed JSON
 * @param known - content in addition to the pack
 * @returns a copy of the pack as plain data
 * @throws InvalidContentError with all problems that {@link checkContent} finds
 */
export function assertContent(value: unknown, known: KnownContent = {}): ContentPack {
  const { pack, problems } = inspect(value, known);
  if (problems.length > 0) throw new InvalidContentError(problems);
  return pack;
}

function inspect(
  value: unknown,
  known: KnownContent,
): { readonly pack: ContentPack; readonly problems: readonly Problem[] } {
  const plain = readContent(value);
  const surroundings = readKnown(known);
  if (surroundings === null)
    return {
      pack: plain.value as ContentPack,
      problems: [
        {
          path: '',
          message:
            'The known content should be an object: `cards`, `skills` and `decks` are lists of ids, `board` is a board, `modules` is a list of rule modules.',
        },
      ],
    };
  const problems = [...plain.problems];
  if (!plain.givenUp) {
    const found = checkSchema(contentSchema, plain.value);
    problems.push(...found.filter(({ path }) => !plain.problems.some((problem) => isAt(path, problem.path))));
    problems.push(...crossCheck(plain.value, problems, surroundings));
  }
  // Used only if there are no problems: then the schema guarantees the type.
  return {
    pack: plain.value as ContentPack,
    problems: atMost(problems).map(nameCard(plain.value, listNames)),
  };
}

interface PlacedCard {
  /** The card; its schema was checked only if `sound`. */
  readonly card: Card;
  readonly path: string;
  readonly sound: boolean;
}

function crossCheck(value: unknown, problems: readonly Problem[], known: Known): Problem[] {
  const broken = new Set(problems.map(({ path }) => path.split('/', 2).join('/')));
  const cards = listNames.flatMap((list) =>
    itemsOf(value, list).map((card, at): PlacedCard => {
      const path = `${list}/${at}`;
      return { card: card as Card, path, sound: !broken.has(path) && !broken.has(list) && !broken.has('') };
    }),
  );
  const own = isRecord(value) && isRecord(value.board) ? value.board : undefined;
  const boardIsSound = own !== undefined && !problems.some(({ path }) => isAt(path, 'board'));
  const board = boardIsSound ? (own as unknown as BoardData) : null;
  const decks = itemsOf(value, 'decks').map((deck, at) => ({ id: idOf(deck), path: `decks/${at}/id` }));
  const surroundings: Surroundings = {
    cards: new Map([...known.cards, ...ownCards(cards)]),
    skills: skillsOf(cards, known),
    decks: new Set([...known.decks, ...decks.flatMap(({ id }) => id ?? [])]),
    board: board ? namesOf(board) : own === undefined ? known.board : null,
    understood: known.understood,
  };
  return [
    ...duplicates(cards.flatMap(({ card, path }) => ({ id: idOf(card), path: join(path, 'id') }))),
    ...duplicates(decks),
    ...decks.flatMap(({ id, path }) =>
      id !== undefined && baseDecks.includes(id)
        ? [{ path, message: `The game has a deck ${show(id)} already; call this one otherwise.` }]
        : [],
    ),
    ...mixedDecks(cards),
    // Reported even if the card has other problems.
    ...cards.flatMap(({ card, path }) =>
      problems.some((problem) => isAt(problem.path, join(path, 'class')))
        ? []
        : problemsOfClassName(card, path, known.understood),
    ),
    ...cards.flatMap(({ card, path, sound }) => (sound ? checkCard(card, path, surroundings) : [])),
    ...(boardIsSound && board ? checkBoard(board) : []),
  ];
}

const baseDecks: readonly string[] = [...colors, 'market'];

/** A deck holds cards of one sort: adventures, Items, or one further sort. */
function mixedDecks(cards: readonly PlacedCard[]): Problem[] {
  const first = new Map<string, string>();
  return cards.flatMap(({ card, path, sound }) => {
    if (!sound || !('deck' in card) || card.deck === undefined) return [];
    const sort = card.kind === 'item' ? 'items' : card.kind === 'further' ? card.sort : 'adventures';
    const before = first.get(card.deck);
    if (before === undefined) first.set(card.deck, sort);
    return before === undefined || before === sort
      ? []
      : [
          {
            path: join(path, 'deck'),
            message: `The deck ${show(card.deck)} holds ${before}; a card of another sort has no place in it.`,
          },
        ];
  });
}

const ownCards = (cards: readonly PlacedCard[]): [string, string | null][] =>
  cards.flatMap(({ card, sound }) => {
    const id = idOf(card);
    return id === undefined ? [] : [[id, sound ? card.kind : null]];
  });

function skillsOf(cards: readonly PlacedCard[], known: Known): ReadonlySet<string> | null {
  const heroes = cards.filter(({ path }) => path.startsWith('heroes/'));
  if (known.skills === null && heroes.length === 0) return null;
  const skills = heroes.flatMap(({ card }) =>
    isRecord(card) && 'skills' in card && isRecord(card.skills) ? Object.keys(card.skills) : [],
  );
  return new Set([...(known.skills ?? []), ...skills]);
}

function checkBoard({ towns, spaces, places = [], start }: BoardData): Problem[] {
  const townAt = new Map(towns.map((town) => [town.space, town.id]));
  const placed = new Set(spaces.flatMap((space) => (space.half ? [] : space.id)));
  return [
    ...duplicates(spaces.map(({ id }, at) => ({ id, path: `board/spaces/${at}/id` }))),
    ...places.flatMap(({ id }, at) =>
      /^h\d{4}$/.test(id)
        ? [{ path: `board/places/${at}/id`, message: `${show(id)} would be a space of the map.` }]
        : [],
    ),
    ...(start === undefined && !towns.some(({ id }) => id === 'tamalir')
      ? [{ path: 'board/start', message: 'Say in which town Heroes begin; there is no "tamalir".' }]
      : []),
    ...duplicates([...towns, ...places].map(({ id }, at) => ({ id, path: placePath(at, towns.length) }))),
    ...(start === undefined || towns.some(({ id }) => id === start)
      ? []
      : [{ path: 'board/start', message: `There is no town ${show(start)} in which Heroes could begin.` }]),
    ...towns.flatMap(({ space }, at) =>
      placed.has(space)
        ? []
        : { path: `board/towns/${at}/space`, message: `The map has no whole space ${show(space)}.` },
    ),
    ...spaces.flatMap((space, at): Problem[] => {
      const path = `board/spaces/${at}`;
      const town = townAt.get(space.id);
      if (space.town !== town) {
        const message = town
          ? `The town ${show(town)} stands here, so \`town\` should be ${show(town)}.`
          : `No town of the list stands here, so there should be no \`town\`.`;
        return [{ path: join(path, 'town'), message }];
      }
      if ((space.terrain === 'town') !== (town !== undefined))
        return [
          {
            path: join(path, 'terrain'),
            message: 'The terrain is "town" where a town stands, and only there.',
          },
        ];
      if (space.sunburst && !space.jewel)
        return [
          { path: join(path, 'sunburst'), message: 'There is no jewel here that a sunburst could surround.' },
        ];
      return [];
    }),
  ];
}

/** Places have ids that differ from each other and from towns. */
const placePath = (at: number, towns: number): string =>
  at < towns ? `board/towns/${at}/id` : `board/places/${at - towns}/id`;
