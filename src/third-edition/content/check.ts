import { atMost, duplicates, idOf, isAt, itemsOf, nameCard } from '../../kernel/content/checking.js';
import { readContent } from '../../kernel/content/reading.js';
import { InvalidContentError, type Problem } from '../../kernel/errors.js';
import { isRecord, join, show } from '../../kernel/saves/describe-value.js';
import type { BoardData } from './board-types.js';
import type { Card, TokenData } from './cards.js';
import { checkBoard } from './check-board.js';
import { checkCard, checkToken } from './check-card.js';
import { type Known, type KnownContent, namesOf, readKnown } from './check-known.js';
import { checkSchema } from './check-schema.js';
import type { ContentPack } from './pack.js';
import { contentSchema } from './schema.js';

const cardLists = ['heroes', 'assets', 'skills', 'adventures', 'stories', 'villains'] as const;
const listNames = [...cardLists, 'tokens'] as const;

/**
 * Checks a content pack: its schema, contradictions, and names that do not exist. It accepts any value and never
 * throws.
 *
 * Each problem is about one thing. Its path leads there (`assets/3/abilities/0/use`), and its message begins with the
 * id of the card.
 *
 * Places and regions are checked only if a board is known, from the pack or from `known`, and scenarios only if they
 * are. {@link knownIn} gives what a ruleset knows.
 *
 * @param value - a pack, for example parsed JSON
 * @param known - content in addition to the pack
 * @returns the problems, those of its shape first; empty if it can be played with. After a hundred the rest is counted
 * @example
 * ```ts
 * checkContent({ id: 'mine', name: 'Mine', skills: [{ kind: 'skil' }] });
 * // [{ path: 'skills/0/kind', message: 'Card 1 of skills: "skil" is not known here; did you mean "skill"?' }]
 * ```
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
  // Used only if there are no problems: then the schema guarantees the type.
  const pack = plain.value as ContentPack;
  const surroundings = readKnown(known);
  if (surroundings === null)
    return {
      pack,
      problems: [
        {
          path: '',
          message:
            'The known content should be an object: `cards` and `tokens` by their ids, `board` a board, `scenarios` a list of ids.',
        },
      ],
    };
  const problems = [...plain.problems];
  if (!plain.givenUp) {
    const found = checkSchema(contentSchema, plain.value);
    problems.push(...found.filter(({ path }) => !plain.problems.some((problem) => isAt(path, problem.path))));
    problems.push(...crossCheck(plain.value, problems, surroundings));
  }
  return { pack, problems: atMost(problems).map(nameCard(plain.value, listNames)) };
}

interface Placed<Item> {
  /** Its form was checked only if `sound`. */
  readonly item: Item;
  readonly path: string;
  readonly sound: boolean;
}

function crossCheck(value: unknown, problems: readonly Problem[], known: Known): Problem[] {
  const broken = new Set(problems.map(({ path }) => path.split('/', 2).join('/')));
  const placed = <Item>(list: (typeof listNames)[number]): Placed<Item>[] =>
    itemsOf(value, list).map((item, at) => {
      const path = `${list}/${at}`;
      return { item: item as Item, path, sound: !['', list, path].some((place) => broken.has(place)) };
    });
  const cards = cardLists.flatMap((list) => placed<Card>(list));
  const tokens = placed<TokenData>('tokens');
  const own = isRecord(value) && isRecord(value.board) ? (value.board as unknown as BoardData) : null;
  const boardIsSound = own !== null && !problems.some(({ path }) => isAt(path, 'board'));
  const surroundings = withOwn(
    known,
    cards,
    tokens,
    own === null ? known.board : boardIsSound ? namesOf(own) : null,
  );
  const ids = (list: readonly Placed<unknown>[]) =>
    list.map(({ item, path }) => ({ id: idOf(item), path: join(path, 'id') }));
  return [
    ...duplicates(ids(cards)),
    ...duplicates(ids(tokens)),
    ...severalVillains(cards, known),
    ...cards.flatMap(({ item, path, sound }) => (sound ? checkCard(item, path, surroundings) : [])),
    ...tokens.flatMap(({ item, path, sound }) => (sound ? checkToken(item, path, surroundings) : [])),
    ...(boardIsSound ? checkBoard(own) : []),
  ];
}

/** The known content with the pack's cards and tokens, which replace those of the same id. */
function withOwn(
  known: Known,
  cards: readonly Placed<Card>[],
  tokens: readonly Placed<TokenData>[],
  board: Known['board'],
): Known {
  const named = cards.flatMap(({ item, sound }) => {
    const id = idOf(item);
    return id === undefined
      ? []
      : [{ id, kind: item.kind, token: sound && item.kind === 'asset' ? item.token : undefined }];
  });
  const replaced = new Set(named.map(({ id }) => id));
  // If two assets of the pack name the same token, the first has it.
  const assetOf = new Map<string, string>();
  for (const [token, id] of known.assetOf) if (!replaced.has(id)) assetOf.set(token, id);
  for (const { id, token } of named) if (token !== undefined && !assetOf.has(token)) assetOf.set(token, id);
  return {
    cards: new Map([...known.cards, ...named.map(({ id, kind }) => [id, { kind }] as const)]),
    tokens: new Map([
      ...known.tokens,
      ...tokens.flatMap(({ item, sound }) => {
        const id = idOf(item);
        return id === undefined ? [] : [[id, sound ? item.of : null] as const];
      }),
    ]),
    assetOf,
    villainOf: known.villainOf,
    zombiesIn: known.zombiesIn,
    board,
    scenarios: known.scenarios,
  };
}

/** A scenario has one villain (3e.villain.definition); a villain with the same id replaces that of an earlier pack. */
function severalVillains(cards: readonly Placed<Card>[], { villainOf }: Known): Problem[] {
  const first = new Map(villainOf);
  return cards.flatMap(({ item, path, sound }): Problem[] => {
    if (!sound || item.kind !== 'villain') return [];
    const before = first.get(item.scenario);
    first.set(item.scenario, before ?? item.id);
    if (before === undefined || before === item.id) return [];
    return [
      {
        path: join(path, 'scenario'),
        message: `A scenario has one villain, and ${show(before)} is that of this one; a card of that id replaces it.`,
        rule: '3e.villain.definition',
      },
    ];
  });
}
