import { type Attribute, attributes } from '../abilities/language.js';
import { countTrophies, heroOf, known, skillOf, trophiesOf } from '../base/cards.js';
import { isDefeated } from '../base/characters.js';
import { heroTokens } from '../base/combat.js';
import { turn } from '../base/frames.js';
import type { CardId, HexId, SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { AdventureType } from '../content/board-types.js';
import {
  type AssetInspection,
  assetInspection,
  type QuestInspection,
  questInspection,
  rumorsOf,
  type SkillInspection,
  skillInspection,
} from './cards.js';
import { type TokenInspection, tokenInspection } from './tokens.js';
import { type Health, healthOf, heroValue, type Value } from './values.js';

/* A player with its hero and all that lies in front of it. Of what is hidden, a view has only how many there are (3e.game.public-info, 3e.trophies.look). */

/** An attribute, and what it lets a hero learn. */
export interface AttributeInspection extends Value {
  /** Skills of this type that the hero has learned. */
  readonly learned: number;
  /** How many more of them it can keep (3e.skill.learned-limit). */
  readonly free: number;
}

/** A player's hero, with its values as they are now. */
export interface HeroInspection {
  /** The hero card. */
  readonly card: CardId;
  /** What people call it. */
  readonly name: string;
  /** Its health, the damage on it, and how much more defeats it. */
  readonly health: Health;
  /** Terrain dice it moves and explores with (3e.hero.speed). */
  readonly speed: Value;
  /** Body: for tests, and for how many skills of that type it keeps. */
  readonly body: AttributeInspection;
  /** Mind: the same. */
  readonly mind: AttributeInspection;
  /** Spirit: the same. */
  readonly spirit: AttributeInspection;
  /** The tokens that it would cast in a combat: its own, then those of its assets (3e.combat.hero-tokens). */
  readonly tokens: readonly TokenInspection[];
  /** Whether its damage is at least its health (3e.damage.defeat). */
  readonly defeated: boolean;
  /** Whether its figure lies on its side (3e.delayed.definition). */
  readonly delayed: boolean;
}

/** A player, with all that is in front of it. */
export interface PlayerInspection {
  /** The player's index. */
  readonly player: number;
  /** The hero; `null` before one is chosen. */
  readonly hero: HeroInspection | null;
  /** Where the figure stands; `null` where it is on the board no longer, or not yet. */
  readonly hex: HexId | null;
  /** Whether the hero is eliminated (3e.villain.hero-defeated). */
  readonly out: boolean;
  /** Actions left in the turn; `null` if it is not this player's turn. */
  readonly actions: number | null;
  /** Gold in hand. */
  readonly gold: number;
  /** Story tokens. */
  readonly story: number;
  /** Skill cards in hand. */
  readonly hand: {
    /** How many there are. */
    readonly count: number;
    /** How many may be kept; `null` while there is no hero. */
    readonly limit: Value | null;
    /** Those that whoever asks knows. */
    readonly cards: readonly SkillInspection[];
  };
  /** Learned skills, in the order in which they were learned. */
  readonly skills: readonly SkillInspection[];
  /** Assets, goods among them. */
  readonly assets: readonly AssetInspection[];
  /** Trophies. */
  readonly trophies: {
    /** How many of each type there are: everybody sees that (3e.trophies.type). */
    readonly counts: Readonly<Record<AdventureType, number>>;
    /** Those whose front whoever asks knows. */
    readonly cards: readonly CardId[];
  };
  /** Quests that are kept. */
  readonly quests: readonly QuestInspection[];
  /** Rumors that are kept. */
  readonly rumors: readonly QuestInspection[];
}

function attributeInspection(g: G, player: number, attribute: Attribute): AttributeInspection {
  const value = heroValue(g, player, attribute);
  const { skills } = g.state.players[player] as SeenPlayer;
  const learned = skills.filter((id) => skillOf(g, id).type === attribute).length;
  return { ...value, learned, free: Math.max(0, value.value - learned) };
}

function heroInspection(g: G, player: number): HeroInspection {
  const { hero, damage, delayed } = g.state.players[player] as SeenPlayer;
  const [body, mind, spirit] = attributes.map((one) => attributeInspection(g, player, one));
  return {
    card: hero,
    name: heroOf(g, hero).name,
    health: healthOf(heroValue(g, player, 'health'), damage),
    speed: heroValue(g, player, 'speed'),
    body: body as AttributeInspection,
    mind: mind as AttributeInspection,
    spirit: spirit as AttributeInspection,
    tokens: heroTokens(g, player).map((token) => tokenInspection(g, token)),
    defeated: isDefeated(g, player),
    delayed,
  };
}

/** A player, with all that is in front of it. */
export function playerInspection(g: G, player: number): PlayerInspection {
  const p = g.state.players[player] as SeenPlayer;
  const now = g.find(turn);
  const isThere = p.hero !== '';
  return {
    player,
    hero: isThere ? heroInspection(g, player) : null,
    hex: p.hex,
    out: p.out,
    actions: now?.player === player ? now.actions : null,
    gold: p.gold,
    story: p.story,
    hand: {
      count: p.hand.length,
      limit: isThere ? heroValue(g, player, 'hand') : null,
      cards: known(p.hand).map((card) => skillInspection(g, card)),
    },
    skills: p.skills.map((card) => skillInspection(g, card)),
    assets: p.assets.map((card) => assetInspection(g, card, p.hex)),
    trophies: {
      counts: {
        combat: countTrophies(g, p, 'combat'),
        exploration: countTrophies(g, p, 'exploration'),
        social: countTrophies(g, p, 'social'),
      },
      cards: [...known(trophiesOf(p))],
    },
    quests: p.quests.flatMap((card) => questInspection(g, card, p.hex) ?? []),
    rumors: rumorsOf(g, p),
  };
}
