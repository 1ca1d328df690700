import { isAt } from '../../kernel/content/checking.js';
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
import { canonicalJson, Names, type Problem } from '../../kernel/index.js';
import type { NameHolder } from '../../kernel/names.js';
import { isRecord, join, show } from '../../kernel/saves/describe-value.js';
import type { ContentPack } from '../content/pack.js';

/* Enough that composing never breaks, in a few milliseconds. `checkContent` checks everything. */

const where: Look = (value) => (isRecord(value) ? null : 'an object that says where');
const amount: Look = (value) => (typeof value === 'number' || isRecord(value) ? null : 'an amount');
const hex: Look = (value) =>
  typeof value === 'string' && /^h\d{4}$/.test(value) ? null : 'the id of a hex, such as "h0706"';
const listOf =
  (look: Look, wanted: string, many?: number): Look =>
  (value) =>
    Array.isArray(value) &&
    (many === undefined || value.length === many) &&
    value.every((one) => look(one) === null)
      ? null
      : wanted;
const texts = /* @__PURE__ */ listOf(text, 'a list of texts');
const edges = /* @__PURE__ */ listOf(/* @__PURE__ */ listOf(hex, '', 2), 'a list of two hexes each');
const owner: Look = (value) =>
  text(value) === null || (isRecord(value) && text(value.card) === null)
    ? null
    : 'a text, or an object with `card`';
/** The fields beside id and name that the rules rely on, by kind of card. */
const kinds: Readonly<Record<string, Form>> = /* @__PURE__ */ (() => ({
  hero: {
    ...{ speed: number, health: number, hand: number, body: number, mind: number, spirit: number },
    ...{ gold: number, start: text, setup: list, abilities: list },
  },
  asset: { type: text, set: text, cost: number, token: maybe(text), abilities: maybe(list) },
  skill: { type: text, cost: where, abilities: maybe(list) },
  enemy: { deck: text, traits: texts, health: number, abilities: maybe(list), rewards: list },
  quest: { deck: text, at: where, actions: number, outcomes: list },
  event: { deck: text, options: list },
  story: { scenario: text, do: list },
  villain: {
    ...{ scenario: text, traits: texts, health: number, healthPlus: amount, healthFloor: number },
    ...{ abilities: list, spawns: where },
  },
}))();

const lists = {
  heroes: ['hero'],
  assets: ['asset'],
  skills: ['skill'],
  adventures: ['enemy', 'quest', 'event'],
  stories: ['story', 'enemy'],
  villains: ['villain'],
} as const;

function problemsOfCard(card: unknown, path: string, wanted: readonly string[]): Problem[] {
  if (!isRecord(card)) return [{ path, message: 'A card is an object.' }];
  const kind = wanted.find((one) => one === card.kind);
  if (kind === undefined)
    return [{ path: join(path, 'kind'), message: `Here it should be ${wanted.map(show).join(' or ')}.` }];
  const name = typeof card.id === 'string' ? card.id : path;
  const found = looksLike({ id, name: text, ...kinds[kind] }, card, path);
  const abilities = join(path, 'abilities');
  if (Array.isArray(card.abilities) && !found.some((one) => isAt(one.path, abilities)))
    card.abilities.forEach((ability: Parts, at) => {
      found.push(...problemsOfAbility(ability, join(abilities, at)));
    });
  return found.map((problem) => ({ ...problem, message: `${name}: ${problem.message}` }));
}

function problemsOfAbility(ability: Parts, path: string): Problem[] {
  if ('always' in ability) return looksLike({ always: text }, ability, path);
  const named = { id, label: text };
  if (ability.use === 'reroll-terrain') return looksLike(named, ability, path);
  return looksLike({ ['when' in ability ? 'when' : 'use']: text, ...named, do: list }, ability, path);
}

function problemsOfBoard(board: unknown): Problem[] {
  if (!isRecord(board)) return [{ path: 'board', message: 'A board is an object.' }];
  const found = looksLike(
    {
      ...{ id, name: text, hexes: list, places: list, regions: list },
      ...{ rivers: edges, roads: edges, bridges: edges },
    },
    board,
    'board',
  );
  if (found.length > 0) return found;
  const all = (key: string, form: Form): Problem[] =>
    (board[key] as Parts[]).flatMap((one, at) => looksLike(form, one, `board/${key}/${at}`));
  return [
    ...all('hexes', { id: hex, terrain: text }),
    ...all('places', { id, name: text, kind: text, hex }),
    ...all('regions', { id, name: text, hexes: listOf(hex, 'a list of ids of hexes') }),
  ];
}

const faces: Look = (value) =>
  listOf(
    (face) => (isRecord(face) ? text(face.symbol) : 'a face'),
    'two faces with a `symbol` each',
    2,
  )(value);

function problemsOfShape(pack: unknown): Problem[] {
  if (!isRecord(pack)) return [{ path: '', message: 'A content pack is an object with `id` and `name`.' }];
  const { tokens = [], board } = pack;
  return [
    ...looksLike({ id, name: text }, pack, ''),
    ...problemsOfLists(pack, lists, problemsOfCard),
    ...(list(tokens) === null
      ? (tokens as Parts[]).flatMap((token, at) => looksLike({ id, of: owner, faces }, token, `tokens/${at}`))
      : [{ path: 'tokens', message: 'It should be a list of combat tokens.' }]),
    ...(board === undefined ? [] : problemsOfBoard(board)),
  ];
}

/** Private, frozen copies, plain data of the right shape. */
const soundPacks = (packs: unknown): readonly ContentPack[] =>
  eachPack(packs, (pack, place) => soundCopy(pack, place, problemsOfShape));

/** A module replaces a card of another module only if it `requires` that one; the packs given replace cards of both. */
export function packsWith(
  packs: unknown,
  modules: readonly (NameHolder & { readonly content?: unknown })[],
): readonly ContentPack[] {
  const names = new Names((one, other) => canonicalJson(one) === canonicalJson(other));
  const brought = modules.flatMap((module) => {
    const { id, content } = module;
    if (content === undefined) return [];
    const pack = soundCopy<ContentPack>(content, `modules/${id}/content`, problemsOfShape);
    for (const key of Object.keys(lists) as (keyof typeof lists)[])
      for (const card of pack[key] ?? []) names.take(module, 'card', card.id, card);
    for (const token of pack.tokens ?? []) names.take(module, 'combat token', token.id, token);
    return pack;
  });
  return [...brought, ...soundPacks(packs)];
}
