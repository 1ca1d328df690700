import { drawable, type SeenDeck, textOf } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { enemyTokens } from '../base/combat.js';
import { game, turn } from '../base/frames.js';
import type { CardId, CityId, HexId } from '../base/state.js';
import { markedHex } from '../base/stories.js';
import { lastSpace, refreshSpaces, storySpaces } from '../base/time.js';
import { villainCard, villainGoal } from '../base/villain.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import type { AdventureType, HexData } from '../content/board-types.js';
import { type OfferInspection, offerInspection, type QuestInspection, questInspection } from './cards.js';
import { type TokenInspection, tokenInspection } from './tokens.js';
import { enemyHealth, type Value } from './values.js';
import { stepsFrom, whereabouts } from './where.js';

/* What lies on the table for everybody: the turn, the time track, the story, the villain, markets, hexes and decks. */

/** Whose turn it is. */
export interface TurnInspection {
  /** The round, from 1; 0 during setup. */
  readonly round: number;
  /** Whose turn it is, or whose it is to set something up; `null` once the game is over. */
  readonly player: number | null;
  /** Who begins each round. */
  readonly first: number;
  /** What is waited for, in words such as `the turn`; `null` if that has no name of its own. */
  readonly moment: string | null;
  /** Who is asked, and by which rule; `null` once the game is over. */
  readonly asked: { readonly actor: number | 'chance'; readonly rule: RuleId } | null;
}

/** Whose turn it is. */
export function turnInspection(g: G): TurnInspection {
  const waiting = g.waiting();
  const now = g.timeNow();
  const { round, first } = g.state;
  return {
    round,
    player: waiting === null ? null : (g.find(turn)?.player ?? g.find(game)?.current ?? null),
    first,
    moment: now && textOf(now),
    asked:
      waiting === null
        ? null
        : {
            actor: waiting.step.does === 'decide' ? waiting.step.actor(g, waiting.f) : 'chance',
            rule: g.cited(
              (waiting.step.does === 'decide' ? waiting.step.ruleNow?.(g, waiting.f) : undefined) ??
                waiting.step.rule,
            ),
          },
  };
}

/** The time track. */
export interface TimeInspection {
  /** Where the token is, 1 to 12. */
  readonly space: number;
  /** The act. */
  readonly act: 1 | 2;
  /** Whether Act 2 has ended (3e.time.end-act-2). */
  readonly over: boolean;
  /** Rounds until this act ends, the present one among them: it ends when the last of them does; 0 once time is over. */
  readonly left: number;
  /** What the end of this round brings. */
  readonly next: {
    /** The act that ends then; `null` if none does. */
    readonly endsAct: 1 | 2 | null;
    /** Whether gems are refreshed (3e.time.gem-refresh). */
    readonly gems: boolean;
    /** Whether a story card is drawn (3e.story.spaces). */
    readonly story: boolean;
  };
}

/** The time track. */
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
  /** Its card. */
  readonly card: CardId;
  /** What people call it. */
  readonly name: string;
  /** Words that say what it is. */
  readonly traits: readonly string[];
  /** Where its token is; `null` before it is spawned. */
  readonly hex: HexId | null;
  /** Where it is spawned at the end of Act 1, or was. */
  readonly spawns: readonly HexId[];
  /** Where it goes, and how far that still is; `null` if it stays, or is not there. */
  readonly goal: { readonly hex: HexId; readonly distance: number } | null;
  /** Its health against each hero who is in the game, as things are (3e.villain.health-when). */
  readonly health: readonly { readonly player: number; readonly health: Value }[];
  /** The tokens that it would cast now. */
  readonly tokens: readonly TokenInspection[];
}

/** The villain of the scenario. */
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
  /** Where the city stands. */
  readonly hex: HexId;
  /** How many steps it is from the hero of the player who asks; `null` if that one is not on the board. */
  readonly distance: number | null;
  /** What lies there. Goods say how far it is from this city to where they are wanted. */
  readonly offers: readonly OfferInspection[];
}

/** All markets, for a player. */
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
  /** The hex. */
  readonly hex: HexId;
  /** Its ground. */
  readonly terrain: HexData['terrain'];
  /** The place that stands there; `null` in the wilderness. */
  readonly place: string | null;
  /** Names on the board that cover it. */
  readonly regions: readonly string[];
  /** The adventure gem, and whether it can be adventured for; `null` where there is none. */
  readonly gem: { readonly type: AdventureType; readonly faceup: boolean } | null;
  /** Players whose heroes stand there, by index. */
  readonly heroes: readonly number[];
  /** Whether the villain is there. */
  readonly villain: boolean;
  /** How many zombies are there. */
  readonly zombies: number;
  /** Story quests whose token marks it (3e.story.quest-token). */
  readonly story: readonly CardId[];
}

/** A hex, and what is there. */
export function hexInspection(g: G, hex: HexId): HexInspection {
  const { board } = g.content;
  const { facedown, players, villain, zombies, slots } = g.state;
  const { terrain, gem } = board.hex[hex] as HexData;
  return {
    hex,
    terrain,
    place: board.placeOn[hex]?.id ?? null,
    regions: [...(board.regionsOn[hex] ?? [])],
    gem: gem === undefined ? null : { type: gem, faceup: !facedown.includes(hex) },
    heroes: players.flatMap((p, player) => (p.hex === hex ? [player] : [])),
    villain: villain === hex,
    zombies: zombies.filter((one) => one === hex).length,
    story: slots.flatMap((card) => (card !== null && markedHex(g, card) === hex ? [card] : [])),
  };
}

/** All hexes where something is, in the order of the board. */
export const hexesInUse = (g: G): readonly HexInspection[] =>
  g.content.board.hexes
    .map(({ id }) => hexInspection(g, id))
    .filter(
      ({ place, gem, heroes, villain, zombies, story }) =>
        place !== null || gem !== null || heroes.length > 0 || villain || zombies > 0 || story.length > 0,
    );

/** A slot for a story quest above the board, and what lies there. */
export const slotsInspection = (g: G, from: HexId | null): readonly (QuestInspection | null)[] =>
  g.state.slots.map((card) => (card === null ? null : questInspection(g, card, from)));

/** A deck. */
export interface DeckInspection {
  /** Cards that can still be drawn. */
  readonly left: number;
  /** Cards of its discard pile, the latest last. */
  readonly discarded: readonly CardId[];
}

/** Every deck, by its id. */
export const decksInspection = (g: G): Readonly<Record<string, DeckInspection>> =>
  Object.fromEntries(
    Object.entries(g.state.decks).map(([id, deck]) => [
      id,
      { left: drawable(deck as SeenDeck), discarded: [...(g.state.discards[id] ?? [])] },
    ]),
  );
