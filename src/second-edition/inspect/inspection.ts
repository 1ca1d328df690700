import { assertPlayer, type Goal, inspectModules } from '../../kernel/index.js';
import type { Ability, Color } from '../abilities/language.js';
import { eventOf, playerState, runesOf } from '../base/cards.js';
import { companionsOf } from '../base/characters.js';
import type { CardId, ItemState, QuestState, SpaceId } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import { goals, runesToWin } from '../base/victory.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';
import { type SpaceInspection, spacesInUse } from './board.js';
import { type CharacterInspection, characterInspection } from './characters.js';
import { type CombatInspection, combatInspection } from './combat.js';
import { type ExperienceInspection, experienceInspection } from './experience.js';
import {
  type DrawnInspection,
  drawnInspection,
  type MarketInspection,
  marketInspection,
  roomInspection,
} from './market.js';
import type { ModuleInspections } from './modules.js';
import { type NegotiationInspection, negotiationInspection } from './negotiation.js';
import * as turns from './turn.js';

/** A player, with all characters and possessions. */
export interface PlayerInspection {
  /** The player's index. */
  readonly player: number;
  /** The Hero; `null` before it is given out. */
  readonly hero: CharacterInspection | null;
  /** The space of the Hero; `null` before its first turn. */
  readonly space: SpaceId | null;
  /** The Allies, oldest first. */
  readonly allies: readonly CharacterInspection[];
  /** Others who fight for the player by a module's rules. */
  readonly companions: readonly CharacterInspection[];
  /** Gold in hand. */
  readonly gold: number;
  /** Items, face up or face down. */
  readonly items: readonly ItemState[];
  /** Adventure cards kept for a later effect. */
  readonly kept: readonly CardId[];
  /** Encounters that stay open, with their counters. */
  readonly quests: readonly QuestState[];
  /** Dragon Runes that the player has. */
  readonly runes: number;
  /** The player's movement dice; `null` before a Hero is given out. */
  readonly movementDice: Value | null;
  /** Experience, and what it buys. */
  readonly experience: ExperienceInspection;
}

/** The Event in play, and what it does. */
export interface EventInspection {
  /** The Event. */
  readonly card: CardId;
  /** Its name in the content. */
  readonly name: string;
  /** I, II or III. */
  readonly number: 1 | 2 | 3;
  /** Its effect in words; `null` if the content has none. */
  readonly text: string | null;
  /** Its effect in the ability language. */
  readonly abilities: readonly Ability[];
}

/** Everything that a person sees on the table: plain JSON, the same for a state and a view of it. */
export interface Inspection {
  /** Whose turn it is, and its step. */
  readonly turn: turns.TurnInspection;
  /** The present Movement step, with the dice left; `null` outside it. */
  readonly movement: turns.MovementInspection | null;
  /** The present roll of the ten-sided dice; `null` if there is none. */
  readonly roll: turns.RollInspection | null;
  /** The present combat; `null` if there is none. */
  readonly combat: CombatInspection | null;
  /** All players, by index. */
  readonly players: readonly PlayerInspection[];
  /** Prices for the given player; `null` before that player has a Hero. */
  readonly market: MarketInspection | null;
  /** Market cards that a card has drawn, to take some of them; `null` if there are none. */
  readonly drawn: DrawnInspection | null;
  /** The offer of two players who negotiate; `null` if nobody does. */
  readonly negotiation: NegotiationInspection | null;
  /** Cards of the player who chooses that could be discarded to make room for a card that is offered; empty if there is none. */
  readonly room: readonly CardId[];
  /** The number of Dragon Runes that wins; `null` if none does. */
  readonly runesToWin: number | null;
  /** Everything that ends the game from here on, and how near each player is. */
  readonly goals: readonly Goal[];
  /** The Event in play; `null` if there is none. */
  readonly event: EventInspection | null;
  /** Towns, and all other spaces with something on them. */
  readonly spaces: readonly SpaceInspection[];
  /** Adventure counters in the central pile, by color. */
  readonly pile: Readonly<Record<Color, number>>;
  /** What modules in force add, by module id. */
  readonly modules: ModuleInspections & { readonly [module: string]: unknown };
}

/**
 * Inspects the whole position: each value with its parts.
 *
 * @param player - the player for whom prices are computed, by index; by default the player who is asked, else whose
 * turn it is, else the first
 * @throws InvalidArgumentError if there is no such player
 */
export function inspection(g: G, player?: number): Inspection {
  const { players, event, pile } = g.state;
  assertPlayer(g.state, player);
  const asks = player ?? whoAsks(g);
  const toWin = runesToWin(g);
  return {
    turn: turns.turnInspection(g),
    movement: turns.movementInspection(g),
    roll: turns.rollInspection(g),
    combat: combatInspection(g),
    players: players.map((_, index) => playerInspection(g, index)),
    market: hasHero(g, asks) ? marketInspection(g, asks) : null,
    drawn: drawnInspection(g),
    negotiation: negotiationInspection(g),
    room: roomInspection(g),
    runesToWin: Number.isFinite(toWin) ? toWin : null,
    goals: goals(g),
    event: event === null ? null : eventInspection(g, event),
    spaces: spacesInUse(g),
    pile: { ...pile },
    modules: inspectModules(g, g.rules.modules),
  };
}

const hasHero = (g: G, player: number): boolean => playerState(g, player).hero.card !== '';

function whoAsks(g: G): number {
  const { asked } = turns.turnInspection(g);
  return typeof asked?.actor === 'number' ? asked.actor : (turns.playerInTurn(g) ?? 0);
}

function playerInspection(g: G, player: number): PlayerInspection {
  const p = playerState(g, player);
  const isThere = hasHero(g, player);
  return {
    player,
    hero: isThere ? characterInspection(g, player, p.hero, 'hero') : null,
    space: p.hero.space,
    allies: p.allies.map((ally) => characterInspection(g, player, ally, 'ally')),
    companions: companionsOf(g, player).map((one) => characterInspection(g, player, one, 'companion')),
    gold: p.gold,
    items: p.items.map((item) => ({ ...item })),
    kept: [...p.kept],
    quests: p.quests.map((quest) => ({ ...quest })),
    runes: runesOf(g, p),
    movementDice: isThere ? explained(g, { of: 'player', player, value: 'movement-dice' }) : null,
    experience: experienceInspection(g, player),
  };
}

function eventInspection(g: G, card: CardId): EventInspection {
  const { name, number, text, abilities } = eventOf(g, card);
  return { card, name, number, text: text ?? null, abilities };
}
