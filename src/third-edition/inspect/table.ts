import { drawable, type SeenDeck, textOf } from '../../kernel/index.js';
import { decisionOf } from '../../kernel/rulings.js';
import type { RuleId } from '../../register/rule-ids.js';
import { enemyTokens } from '../base/combat.js';
import { game, turn } from '../base/frames.js';
import type { CardId, CityId, HexId } from '../base/state.js';
import { isMarked, markedHex } from '../base/stories.js';
import { lastSpace, refreshSpaces, storySpaces } from '../base/time.js';
import { villainCard, villainGoal } from '../base/villain.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import type { AdventureType, HexData, PlaceKind } from '../content/board-types.js';
import { type OfferInspection, offerInspection, type QuestInspection, questInspection } from './cards.js';
import { type TokenInspection, tokenInspection } from './tokens.js';
import { enemyHealth, type Value } from './values.js';
import { stepsFrom, whereabouts } from './where.js';

/** Whose turn it is. */
export interface TurnInspection {
  /** The round, from 1; 0 during setup. */
  readonly round: number;
  /** The player whose turn or setup it is; `null` once the game is over. */
  readonly player: number | null;
  /** Who begins each round. */
  readonly first: number;
  /** The present time in words, such as `the turn`; `null` if it has no name. */
  readonly moment: string | null;
  /** Who is asked, and by which rule; `null` once the game is over. */
  readonly asked: { readonly actor: number | 'chance'; readonly rule: RuleId } | null;
}

export function turnInspection(g: G): TurnInspection {
  const asked = decisionOf(g);
  const now = g.timeNow();
  const { round, first } = g.state;
  return {
    round,
    player: asked === null ? null : (g.find(turn)?.player ?? g.find(game)?.current ?? null),
    first,
    moment: now && textOf(now),
    asked: asked && { actor: asked.actor, rule: asked.rule },
  };
}

/** The time track. */
export interface TimeInspection {
  /** Where the token is, 1 to 12. */
  readonly space: number;
  readonly act: 1 | 2;
  /** Whether Act 2 has ended (3e.time.end-act-2). */
  readonly over: boolean;
  /** Rounds until this act ends, including the present one; 0 once time is over. */
  readonly left: number;
  /** The effects of the end of this round. */
  readonly next: {
    /** The act that ends then; `null` if none does. */
    readonly endsAct: 1 | 2 | null;
    /** Whether gems are refreshed (3e.time.gem-refresh). */
    readonly gems: boolean;
    /** Whether a story card is drawn (3e.story.spaces). */
    readonly story: boolean;
  };
}

export function timeInspection(g: G): TimeInspection {
  const { space, act, over } = g.state.time;
  const ends = !over && space === lastSpace;
  const next = ends ? 1 : space + 1;
  const moves = !over && !(ends && act === 2);
  return {
    space,
    act,
    over,
    left: over ? 0 : lastSpace - space + 1,
    next: {
      endsAct: ends ? act : null,
      gems: moves && refreshSpaces.includes(next),
      story: moves && storySpaces.includes(next),
    },
  };
}

/** The villain. */
export interface VillainInspection {
  readonly card: CardId;
  readonly name: string;
  readonly traits: readonly string[];
  /** Where its token is; `null` before it is spawned. */
  readonly hex: HexId | null;
  /** Where it is spawned at the end of Act 1, or was. */
  readonly spawns: readonly HexId[];
  /** Its destination, with the distance; `null` if it stays or is not on the board. */
  readonly goal: { readonly hex: HexId; readonly distance: number } | null;
  /** Its health now against each hero in the game (3e.villain.health-when). */
  readonly health: readonly { readonly player: number; readonly health: Value }[];
  /** The tokens that it would cast now. */
  readonly tokens: readonly TokenInspection[];
}

export function villainInspection(g: G): VillainInspection | null {
  const card = villainCard(g);
  if (card === null) return null;
  const { villain: hex } = g.state;
  const to = hex === null ? null : villainGoal(g);
  return {
    card: card.id,
    name: card.name,
    traits: [...card.traits],
    hex,
    spawns: whereabouts(g, card.spawns, null).hexes,
    goal: hex === null || to === null ? null : { hex: to, distance: stepsFrom(g, hex).get(to) ?? 0 },
    health: g.state.players.flatMap(({ out, hero }, player) =>
      out || hero === '' ? [] : [{ player, health: enemyHealth(g, card.id, player) }],
    ),
    tokens: enemyTokens(g, card.id).map((token) => tokenInspection(g, token)),
  };
}

/** A market. */
export interface MarketInspection {
  /** The city whose market it is. */
  readonly city: CityId;
  /** The hex of the city. */
  readonly hex: HexId;
  /** The distance from the hero of the given player; `null` if that hero is not on the board. */
  readonly distance: number | null;
  /** The assets on offer. Goods show the distance from this city to where they can be traded. */
  readonly offers: readonly OfferInspection[];
}

export function marketsInspection(g: G, player: number): readonly MarketInspection[] {
  const from = g.state.players[player]?.hex ?? null;
  const distances = from === null ? null : stepsFrom(g, from);
  return g.content.board.places.flatMap(({ id, kind, hex }) =>
    kind === 'city'
      ? [
          {
            city: id,
            hex,
            distance: distances?.get(hex) ?? null,
            offers: (g.state.markets[id] ?? []).map((card) => offerInspection(g, card, hex, player)),
          },
        ]
      : [],
  );
}

/** A hex, and what is there. */
export interface HexInspection {
  readonly hex: HexId;
  /** Its ground. */
  readonly terrain: HexData['terrain'];
  /** The place on it; `null` in the wilderness. */
  readonly place: string | null;
  /** What that place is, such as `shrine`; `null` in the wilderness. */
  readonly kind: PlaceKind | null;
  /** The regions to which it belongs. */
  readonly regions: readonly string[];
  /** The adventure gem, and whether it is faceup; `null` if there is none. */
  readonly gem: { readonly type: AdventureType; readonly faceup: boolean } | null;
  /** Players whose heroes are there, by index. */
  readonly heroes: readonly number[];
  /** Whether the villain is there. */
  readonly villain: boolean;
  /** How many zombies are there. */
  readonly zombies: number;
  /** Story quests whose token marks it (3e.story.quest-token). */
  readonly story: readonly CardId[];
}

export function hexInspection(g: G, hex: HexId): HexInspection {
  const { board } = g.content;
  const { facedown, players, villain, zombies, slots } = g.state;
  const { terrain, gem } = board.hex[hex] as HexData;
  const place = board.placeOn[hex];
  return {
    hex,
    terrain,
    place: place?.id ?? null,
    kind: place?.kind ?? null,
    regions: [...(board.regionsOn[hex] ?? [])],
    gem: gem === undefined ? null : { type: gem, faceup: !facedown.includes(hex) },
    heroes: players.flatMap((p, player) => (p.hex === hex ? [player] : [])),
    villain: villain === hex,
    zombies: zombies.filter((one) => one === hex).length,
    story: slots.flatMap((card) => (card !== null && isMarked(g, card, hex) ? [card] : [])),
  };
}

/** All hexes with something on them, in board order. */
export function hexesInUse(g: G): readonly HexInspection[] {
  const { places, hexes, gems } = g.content.board;
  const { players, villain, zombies, slots } = g.state;
  const used = new Set<HexId | null>([
    ...places.map(({ hex }) => hex),
    ...players.map(({ hex }) => hex),
    villain,
    ...zombies,
    ...slots.map((card) => card && markedHex(g, card)),
  ]);
  return hexes.flatMap(({ id }) => (used.has(id) || gems[id] !== undefined ? [hexInspection(g, id)] : []));
}

export const slotsInspection = (g: G, from: HexId | null): readonly (QuestInspection | null)[] =>
  g.state.slots.map((card) => (card === null ? null : questInspection(g, card, from)));

/** A deck. */
export interface DeckInspection {
  /** Cards that can still be drawn. */
  readonly left: number;
  /** Cards of its discard pile, the latest last. */
  readonly discarded: readonly CardId[];
}

export const decksInspection = (g: G): Readonly<Record<string, DeckInspection>> =>
  Object.fromEntries(
    Object.entries(g.state.decks).map(([id, deck]) => [
      id,
      { left: drawable(deck as SeenDeck), discarded: [...(g.state.discards[id] ?? [])] },
    ]),
  );
