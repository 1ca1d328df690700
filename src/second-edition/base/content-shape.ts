import {
  eachPack,
  type Form,
  id,
  type Look,
  list,
  looksLike,
  maybe,
  number,
  type Parts,
  problemsOfLists,
  soundCopy,
  text,
} from '../../kernel/content/shape.js';
import { canonicalJson, freezeAll, InvalidContentError, Names, type Problem } from '../../kernel/index.js';
import type { ContentPack } from '../content/cards.js';
import { idWanted, isRecord, join, show } from '../content/check-plain.js';
import * as sorts from '../content/check-sorts.js';
import { textOf } from './fingerprint.js';

/* The quick check of packs whenever rules are composed: enough to keep composing from breaking. `checkContent` checks everything. */

const combatant: Look = (value) =>
  isRecord(value) && number(value.value) === null && number(value.damage) === null
    ? null
    : 'an object with `value` and `damage`';
const equips: Look = (value) =>
  isRecord(value) && text(value.use) === null && list(value.abilities) === null
    ? null
    : 'an object with `use` and `abilities`';

/** The fields that rules require of each kind of card, in addition to id and name. */
const kinds: Readonly<Record<string, Form>> = /* @__PURE__ */ (() => {
  const fighter = { life: number, mind: combatant, body: combatant, spirit: combatant };
  const character = { ...fighter, stamina: number, abilities: maybe(list) };
  return {
    hero: character,
    ally: { ...character, cost: number, equips: maybe(equips) },
    item: { cost: number, use: text, abilities: list },
    challenge: { ...fighter, abilities: maybe(list), beforeCombat: maybe(list), reward: maybe(list) },
    event: { number, abilities: list },
    encounter: { effects: list, abilities: maybe(list) },
    further: { sort: text, abilities: maybe(list) },
  };
})();

const lists = {
  heroes: ['hero'],
  adventures: ['challenge', 'event', 'encounter'],
  market: ['ally', 'item'],
  further: ['further'],
} as const;

function problemsOfCard(card: unknown, path: string, wanted: readonly string[]): Problem[] {
  if (!isRecord(card)) return [{ path, message: 'A card is an object.' }];
  const kind = wanted.find((one) => one === card.kind);
  if (kind === undefined)
    return [{ path: join(path, 'kind'), message: `Here it should be ${wanted.map(show).join(' or ')}.` }];
  const name = typeof card.id === 'string' ? card.id : path;
  return [
    ...looksLike({ id, name: text, ...kinds[kind] }, card, path),
    ...abilitiesOf(card).flatMap(({ ability, at }) => problemsOfAbility(ability, join(path, at))),
    ...doubles(card, path),
  ].map((problem) => ({ ...problem, message: `${name}: ${problem.message}` }));
}

const abilitiesOf = (card: Parts): { ability: Parts; at: string }[] =>
  [
    { holder: card, at: 'abilities' },
    { holder: card.becomes, at: 'becomes/abilities' },
    { holder: card.equips, at: 'equips/abilities' },
  ].flatMap(({ holder, at }) =>
    isRecord(holder) && Array.isArray(holder.abilities)
      ? holder.abilities.flatMap((ability, index) =>
          isRecord(ability) ? { ability, at: `${at}/${index}` } : [],
        )
      : [],
  );

function problemsOfAbility(ability: Parts, path: string): Problem[] {
  if ('always' in ability) return looksLike({ always: list }, ability, path);
  if ('on' in ability) return looksLike({ on: text, do: list }, ability, path);
  const found = looksLike({ use: text, label: text, do: list }, ability, path);
  return text(ability.id) === null || !('use' in ability)
    ? found
    : [...found, { path: join(path, 'id'), message: idWanted(ability.label) }];
}

function doubles(card: Parts, path: string): Problem[] {
  const before = new Set<unknown>();
  return abilitiesOf(card).flatMap(({ ability: { id }, at }) => {
    if (id === undefined || !before.has(id)) before.add(id);
    else
      return { path: join(path, `${at}/id`), message: `Another ability of this card is called ${show(id)}.` };
    return [];
  });
}

const isSpace = (value: unknown): boolean => typeof value === 'string' && /^h\d{4}$/.test(value);

function problemsOfBoard(board: unknown): Problem[] {
  if (!isRecord(board)) return [{ path: 'board', message: 'A board is an object.' }];
  const found = looksLike({ name: text, towns: list, spaces: list, places: maybe(list) }, board, 'board');
  if (found.length > 0) return found;
  const other = (board.spaces as Parts[]).findIndex(({ id }) => !isSpace(id));
  if (other >= 0)
    return [
      { path: `board/spaces/${other}/id`, message: 'It should be the id of a space, such as "h0714".' },
    ];
  return (board.towns as Parts[]).flatMap((town, at) =>
    looksLike(
      { id, space: (value) => (isSpace(value) ? null : 'the id of a space') },
      town,
      `board/towns/${at}`,
    ),
  );
}

function problemsOfShape(pack: unknown): Problem[] {
  if (!isRecord(pack)) return [{ path: '', message: 'A content pack is an object with `id` and `name`.' }];
  const { counters, insteadOf, withoutDecks } = pack;
  return [
    ...looksLike({ id, name: text, decks: maybe(list) }, pack, ''),
    ...problemsOfLists(pack, lists, problemsOfCard),
    ...(Array.isArray(pack.decks)
      ? pack.decks.flatMap((deck, at) => (isRecord(deck) ? looksLike({ id: text }, deck, `decks/${at}`) : []))
      : []),
    ...(pack.board === undefined ? [] : problemsOfBoard(pack.board)),
    ...(counters === undefined || (isRecord(counters) && Object.values(counters).every(Number.isInteger))
      ? []
      : [{ path: 'counters', message: 'It should be an object of numbers by color.' }]),
    ...(insteadOf === undefined || (Array.isArray(insteadOf) && insteadOf.every((id) => text(id) === null))
      ? []
      : [{ path: 'insteadOf', message: 'It should be a list of ids of packs.' }]),
    ...(withoutDecks === undefined ||
    (Array.isArray(withoutDecks) && withoutDecks.every((id) => text(id) === null))
      ? []
      : [{ path: 'withoutDecks', message: 'It should be a list of ids of decks.' }]),
  ];
}

/** Frozen packs are copied and checked once. */
const known = new WeakMap<object, ContentPack>();

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** Returns a private, frozen copy of a pack once its shape is valid. `place` says where the pack stands, for the problems. */
function soundPack(pack: unknown, place: string): ContentPack {
  const before = typeof pack === 'object' && pack !== null ? known.get(pack) : undefined;
  if (before !== undefined) return before;
  const copy = soundCopy<ContentPack>(pack, place, problemsOfShape);
  known.set(copy, copy);
  if (typeof pack === 'object' && pack !== null && isFrozen(pack)) known.set(pack, copy);
  return copy;
}

/** Checks the shape of packs and returns frozen copies. @throws InvalidContentError naming the pack, the card and the place */
export const soundPacks = (packs: unknown): readonly ContentPack[] => eachPack(packs, soundPack);

type Bringing = sorts.Understands & { readonly content?: unknown; readonly requires?: readonly string[] };

const cardsOf = ({ heroes = [], adventures = [], market = [], further = [] }: ContentPack) => [
  ...heroes,
  ...adventures,
  ...market,
  ...further,
];

/** The ids of the cards in the first pack that the bundled box lacks or that differ from its own. They belong to the author. */
function authored(first: ContentPack | undefined, box: ContentPack): ReadonlySet<string> {
  if (first === undefined || first === box) return new Set();
  const boxed = new Map(cardsOf(box).map((card) => [card.id, textOf(card)]));
  return new Set(
    cardsOf(first)
      .filter((card) => boxed.get(card.id) !== textOf(card))
      .map(({ id }) => id),
  );
}

function withoutCards(pack: ContentPack, ids: ReadonlySet<string>): ContentPack {
  if (!cardsOf(pack).some(({ id }) => ids.has(id))) return pack;
  const kept = <T extends { readonly id: string }>(cards: readonly T[] = []): readonly T[] =>
    cards.filter(({ id }) => !ids.has(id));
  return freezeAll({
    ...pack,
    heroes: kept(pack.heroes),
    adventures: kept(pack.adventures),
    market: kept(pack.market),
    further: kept(pack.further),
  });
}

/**
 * The packs of a ruleset, each upon those before it: first the box (the first pack given), then the packs of modules in their order, then
 * all other packs given. So modules change the box, and a player's packs replace cards of both. The first pack is a player's too: a module
 * replaces only those of its cards that equal the bundled box. A module replaces a card of another module only if one `requires` the other.
 *
 * @throws InvalidContentError naming the pack or the module, the card and the place; also if a card lacks a field that a module requires,
 * or if a further pack brings a second board next to a module's
 * @throws UnknownRulesetError naming two modules that bring different cards or decks with the same id
 */
export function packsWith(
  packs: unknown,
  modules: readonly Bringing[],
  bundled: ContentPack,
): readonly ContentPack[] {
  const given = soundPacks(packs).map((pack, at) => ({ pack, place: `packs/${at}` }));
  const names = new Names((one, other) => canonicalJson(one) === canonicalJson(other));
  const own = authored(given[0]?.pack, bundled);
  const brought = modules.flatMap((module) => {
    const { id, content } = module;
    const place = `modules/${id}/content`;
    if (content === undefined) return [];
    const pack = soundPack(content, place);
    for (const card of cardsOf(pack)) names.take(module, 'card', card.id, card);
    // A deck cannot be replaced: cards come into a deck by naming it.
    for (const deck of pack.decks ?? []) names.take({ id }, 'deck', deck.id, deck);
    return { pack: withoutCards(pack, own), place };
  });
  const [box, further] = [given.slice(0, 1), given.slice(1)];
  const all = [...box, ...brought, ...further];
  const problems = modules.flatMap(sorts.problemsOfUnderstanding);
  const boarded = modules.find(({ content }) => isRecord(content) && content.board !== undefined);
  for (const { pack, place } of further)
    if (pack.board !== undefined && boarded !== undefined)
      problems.push({
        path: `${place}/board`,
        message: `The module ${boarded.id} is played on a board of its own: leave the board out of the pack ${show(pack.id)}.`,
      });
  if (problems.length === 0 && modules.some(({ understands }) => understands !== undefined)) {
    const understood = sorts.understoodBy(modules);
    for (const { pack, place } of all) problems.push(...problemsOfFit(pack, place, understood));
  }
  if (problems.length > 0) throw new InvalidContentError(problems.slice(0, 100));
  return all.map(({ pack }) => pack);
}

const problemsOfFit = (
  { market = [], further = [] }: ContentPack,
  place: string,
  understood: sorts.Understood,
): Problem[] => [
  ...market.flatMap((card, at) =>
    card.kind === 'item'
      ? sorts.problemsOfClass({ ...card }, `${place}/market/${at}`, understood).map(named(card.id))
      : [],
  ),
  ...further.flatMap((card, at) =>
    sorts.problemsOfSort({ ...card }, `${place}/further/${at}`, understood).map(named(card.id)),
  ),
];

const named =
  (id: string) =>
  (problem: Problem): Problem => ({ ...problem, message: `${id}: ${problem.message}` });
