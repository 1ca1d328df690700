import type { Owned, Rules } from '../../kernel/index.js';
import * as second from '../../second-edition/internal.js';
import { takeOut } from '../of-modules.js';
import { seatsOf } from '../schema.js';
import type { Given, Scenario, ScenarioPlayer } from './schema.js';

/* Lays out the table of a scenario, before there are frames. */

/** The state is still private while it is laid out. */
type Draft = Owned<second.SecondEditionDraft>;
type R = Rules<second.SecondEditionDraft, second.Content>;

/** The table without frames. Impossible scenarios have been refused before. */
export function arrange({ game, given }: Scenario, rules: R): Draft {
  const { content } = rules;
  const players = seatsOf(game);
  const free = content.heroes.filter((hero) => !players.some((p) => p.hero === hero));
  const state = second.layOut(
    players.map((p) => ({ hero: p.hero ?? free.shift() ?? '' })),
    rules,
  );
  const spaceOf = (id: string): string => content.board.towns.find((town) => town.id === id)?.space ?? id;
  const take = (id: string): string => takeOut(state, id);

  for (const [space, here] of Object.entries(game.counters ?? {}))
    for (const color of second.colors) {
      const others = state.counters[color].filter((at) => at !== spaceOf(space));
      const wanted = here.filter((c) => c === color).map(() => spaceOf(space));
      state.pile[color] += state.counters[color].length - others.length - wanted.length;
      state.counters[color] = [...others, ...wanted];
    }
  const stated = new Set(Object.keys(game.counters ?? {}).map(spaceOf));
  players.forEach((p, at) => seatPlayer(state, at, p, { spaceOf, take, start: content.start, stated }));
  // The invariants report a stated pile that loses counters of the box.
  for (const color of second.colors) state.pile[color] = game.pile?.[color] ?? state.pile[color];

  if (game.event !== undefined) state.event = take(game.event);
  game.track?.forEach((entry, order) => {
    const position = (entry.position ?? state.track.indexOf(null) + 1) - 1;
    const follows = entry.follows === undefined ? {} : { follows: entry.follows };
    state.track[position] = {
      card: take(entry.card),
      space: spaceOf(entry.space),
      order: order + 1,
      ...follows,
    };
  });
  for (const [name, cards] of Object.entries(game.stacks ?? {})) {
    const town = content.board.towns.find(({ id, space }) => id === name || space === name);
    if (town) state.stacks[town.id] = cards.map(take);
  }
  for (const [id, places] of Object.entries(game.decks ?? {})) {
    const deck = state.decks[id];
    if (!deck || places === 'empty') continue;
    const stated = [...(places.top ?? []), ...(places.bottom ?? [])];
    stated.forEach(take);
    // An open deck has its other cards at the top, too.
    deck.top = [...(places.top ?? []), ...deck.top];
    deck.bottom = [...(places.bottom ?? [])];
  }
  state.removed = (game.removed ?? []).map(take);
  const emptied = Object.entries(game.decks ?? {}).flatMap(([id, places]) =>
    places === 'empty' ? [id] : [],
  );
  for (const { card, space } of game.laid ?? []) second.layDown(state, take(card), spaceOf(space));
  for (const [card, { gold = 0, cards = [], progress = 0 }] of Object.entries(game.hoards ?? {}))
    second.changeHoard(state, card, (hoard) =>
      Object.assign(hoard, { gold, cards: cards.map(take), progress }),
    );
  state.starting = game.starting ?? 0;
  state.turn = game.turn ?? 1;
  // A card that is being resolved is on the table; an undefeated Challenge stays on its track.
  state.revealed = cardsInPlay(given).map(take);
  for (const id of emptied) {
    const { top = [], pool = [], bottom = [] } = state.decks[id] ?? {};
    state.removed.push(...[...top, ...pool, ...bottom].map(take));
  }
  return state;
}

function cardsInPlay(given: Given | undefined): readonly string[] {
  if (given === undefined) return [];
  if ('stack' in given) return given.stack.revealed ?? [];
  if ('drawn' in given) return [given.drawn.card];
  if (!('combat' in given) || given.combat.from === 'track') return [];
  return given.combat.challenge === undefined ? [] : [given.combat.challenge];
}

interface Surroundings {
  readonly spaceOf: (id: string) => string;
  readonly take: (id: string) => string;
  readonly start: string;
  /** Spaces with stated counters, which stay as they are. */
  readonly stated: ReadonlySet<string>;
}

function seatPlayer(
  state: Draft,
  at: number,
  p: ScenarioPlayer,
  { spaceOf, take, start, stated }: Surroundings,
): void {
  const seated = state.players[at];
  if (!seated) return;
  const { hero } = seated;
  hero.wounds = p.wounds ?? 0;
  hero.exhaustion = p.exhaustion ?? 0;
  hero.space = p.space === null ? null : spaceOf(p.space ?? start);
  hero.cameFrom = p.cameFrom ? spaceOf(p.cameFrom) : null;
  Object.assign(hero.experience, p.experience);
  seated.gold = p.gold ?? seated.gold;
  seated.points = p.points ?? 0;
  seated.allies = (p.allies ?? []).map((ally) => {
    const { card, wounds = 0, exhaustion = 0 } = typeof ally === 'string' ? { card: ally } : ally;
    return { card: take(card), wounds, exhaustion };
  });
  seated.items = (p.items ?? []).map((item) => {
    const { card, faceDown = false } = typeof item === 'string' ? { card: item } : item;
    return { card: take(card), faceDown };
  });
  seated.kept = (p.kept ?? []).map(take);
  seated.quests = (p.quests ?? []).map((quest) => {
    const { card, progress = 0 } = typeof quest === 'string' ? { card: quest } : quest;
    return { card: take(card), progress };
  });
  for (const color of second.colors) {
    const wanted = p.counters?.[color] ?? 0;
    seated.counters[color] = wanted;
    for (let i = 0; i < wanted; i++) takeCounter(state, color, stated);
  }
}

/** A player's counter comes from the pile, then from the board's last jewels. */
function takeCounter(state: Draft, color: (typeof second.colors)[number], stated: ReadonlySet<string>): void {
  const spaces = state.counters[color];
  const last = spaces.findLastIndex((space) => !stated.has(space));
  if (state.pile[color] > 0 || last < 0) state.pile[color] -= 1;
  else spaces.splice(last, 1);
}
