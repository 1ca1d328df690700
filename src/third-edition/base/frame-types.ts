import type { Frame } from '../../kernel/index.js';
import type { Attribute } from '../abilities/language.js';
import type { AdventureType } from '../content/board-types.js';
import type { CardId, CityId, HexId } from './state.js';

/* Everything that can be under way in a game, as data: the values of each kind of frame. */

/** The game itself: set-up first, then round after round. The outermost of all frames. */
export interface GameFrame extends Frame {
  kind: 'game';
  /** Whose turn it is, or whose it is to set something up. */
  current: number;
  /** Who has had a turn in this round (3e.round.definition). */
  played: number[];
}

/** Skill cards are drawn (3e.train.draw). */
export interface HandFrame extends Frame {
  kind: 'hand';
  /** Who draws. */
  player: number;
  /** Skill cards still to be drawn. */
  left: number;
  /** They are drawn by a train action. */
  training: boolean;
}

/** A turn, of three actions (3e.turn.three-actions). */
export interface TurnFrame extends Frame {
  kind: 'turn';
  /** Whose turn it is: the active player (3e.game.active-player). */
  player: number;
  /** Actions that are left. */
  actions: number;
  /** Abilities limited to once per turn that were used, as `card/ability`, and offers of an exchange that were declined. */
  used: string[];
}

/** Terrain dice that somebody has rolled. */
export interface Dice extends Frame {
  /** Who rolled. */
  player: number;
  /** Faces that are not spent yet, 1 to 6 as content lists them. */
  dice: number[];
  /** How many dice are rolled next: all at first, then those that are rerolled. */
  rolling: number;
}

/** A rolled move (3e.move.roll). */
export interface MoveFrame extends Dice {
  kind: 'move';
}

/** A move without dice, of so many hexes (3e.move.effect-move). */
export interface FreeMoveFrame extends Frame {
  kind: 'free-move';
  player: number;
  /** Hexes that may still be entered. */
  left: number;
  /** Whether the hero was not defeated when it set out: then it stops where it is defeated on the way (3e.move.enter-trigger). */
  upright: boolean;
  /** Whether it lay on its side already; if not, it stops where it is delayed on the way. Not said in games that were saved before it was asked. */
  lying?: boolean;
}

/** A rest in the wilderness (3e.rest.wilderness). */
export interface RestFrame extends Dice {
  kind: 'rest';
}

/** An attempt at a quest, or an exploration by a card (3e.quest.explore). */
export interface ExploreFrame extends Dice {
  kind: 'explore';
  /** The quest or story card; `null` where only matches are counted. */
  quest: CardId | null;
  /** The place of the outcome that was chosen; `null` if none. */
  outcome: number | null;
}

/** A shop action (3e.shop.draw). */
export interface ShopFrame extends Frame {
  kind: 'shop';
  player: number;
  /** The city whose market it is. */
  city: CityId;
}

/** Markets that lack a card get one (3e.shop.refill). */
export interface RestockFrame extends Frame {
  kind: 'restock';
}

/** An adventure card is drawn and resolved (3e.adventure.draw). */
export interface AdventureFrame extends Frame {
  kind: 'adventure';
  player: number;
  /** The deck of the gem. */
  deck: AdventureType;
  /** The card; `null` before it is drawn. */
  card: CardId | null;
}

/** The winner of a combat gets what is printed on the enemy (3e.enemy.reward). */
export interface RewardFrame extends Frame {
  kind: 'reward';
  player: number;
  card: CardId;
}

/** An event is resolved (3e.event.choose). */
export interface EventFrame extends Frame {
  kind: 'event';
  player: number;
  card: CardId;
}

/** A rumor is carried out (3e.event.keep). */
export interface RumorFrame extends Frame {
  kind: 'rumor';
  player: number;
  card: CardId;
  /** The place of the option on the card. */
  at: number;
}

/** A trophy is gained from a deck (3e.trophies.gain-type). */
export interface TrophyFrame extends Frame {
  kind: 'trophy';
  player: number;
  /** The deck; `null` until the player has chosen one. */
  deck: AdventureType | null;
}

/** A test: cards are revealed and judged (3e.test.reveal). */
export interface TestFrame extends Frame {
  kind: 'test';
  player: number;
  attribute: Attribute;
  modifier: number;
  /** Cards that are still to be revealed. */
  left: number;
  /** Cards revealed so far. */
  revealed: CardId[];
}

/** Trophies are paid for a skill (3e.skill.cost). */
export interface PaymentFrame extends Frame {
  kind: 'payment';
  player: number;
  /** The skill that is learned. */
  card: CardId;
  /** Trophies still to be paid, by type. */
  due: Partial<Record<AdventureType | 'any', number>>;
}

/** Two heroes exchange: one builds an offer, the other answers (3e.exchange.what). */
export interface ExchangeFrame extends Frame {
  kind: 'exchange';
  /** Whose turn it is, who makes the offer. */
  player: number;
  /** Who answers it. */
  other: number;
  /** Gold that each side gives: first the one whose turn it is. */
  gold: [number, number];
  /** Assets that each side gives, in the same order. */
  cards: [CardId[], CardId[]];
  agreed: boolean;
}

/** A list of effects is carried out, one after the other. */
export interface EffectsFrame extends Frame {
  kind: 'effects';
  /** The player to whom the card says "you", who is one with the hero (3e.game.you). */
  player: number;
  /** The card they stand on. */
  card: CardId;
  /** The list of effects in the content. */
  list: string;
  /** The place of the effect that is due, from 0. */
  at: number;
  /** What was chosen for it so far. */
  chosen: string[];
  /** The surge symbols spent (3e.combat.surge-x). */
  x: number;
  /** The successes of the test made last, or the matches of the exploration made last. */
  counted: number;
  /** Which side of the combat uses it; `null` outside combat. */
  side: 0 | 1 | null;
}

/** A cost is paid of which the player has to choose something (3e.exert.cost). */
export interface TollFrame extends Frame {
  kind: 'toll';
  player: number;
  /** Skill cards still to be discarded. */
  exert: number;
  /** Trophies still to be discarded. */
  trophies: number;
}

/** An ability that something set off, and that costs: its player may use it. */
export interface OfferFrame extends Frame {
  kind: 'offer';
  player: number;
  card: CardId;
  ability: string;
}

/** One moment has set off several abilities of a player, who says in which order they act (3e.game.simultaneous). */
export interface TriggersFrame extends Frame {
  kind: 'triggers';
  player: number;
  /** Abilities that have not acted yet, as `card/ability`; those of one card in the order in which they stand on it (3e.game.ability-order). */
  left: string[];
}

/** A player has more than may be kept: cards are discarded down to it (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export interface ExcessFrame extends Frame {
  kind: 'excess';
  player: number;
}

/** A story card is drawn and resolved (3e.story.draw). */
export interface StoryFrame extends Frame {
  kind: 'story';
  /** Who draws it: the first player. */
  player: number;
  card: CardId | null;
}

/** The villain moves towards a place, hex by hex (3e.margath.march). */
export interface MarchFrame extends Frame {
  kind: 'march';
  /** Who chooses among equal hexes. */
  player: number;
  /** Hexes still to go. */
  left: number;
  /** Where to. */
  towards: HexId;
}
