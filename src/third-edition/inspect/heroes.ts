import { type Attribute, attributes } from '../abilities/language.js';
import { countTrophies, heroOf, known, skillOf, trophiesOf } from '../base/cards.js';
import { isDefeated } from '../base/characters.js';
import { heroTokens } from '../base/combat.js';
import { turn } from '../base/frames.js';
import type { CardId, HexId, SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { AdventureType } from '../content/board-types.js';
import * as cards from './cards.js';
import { type TokenInspection, tokenInspection } from './tokens.js';
import { type Health, healthOf, heroValue, type Value } from './values.js';

/* Of hidden cards, a view has only their number (3e.game.public-info, 3e.trophies.look). */

/** An attribute, and its skills. */
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
  readonly name: string;
  /** Its health, damage, and the damage that would defeat it. */
  readonly health: Health;
  /** Its terrain dice for moves and explorations (3e.hero.speed). */
  readonly speed: Value;
  /** Body: for tests, and the limit of body skills. */
  readonly body: AttributeInspection;
  /** Mind, likewise. */
  readonly mind: AttributeInspection;
  /** Spirit, likewise. */
  readonly spirit: AttributeInspection;
  /** Its tokens in a combat: its own, then those of its assets (3e.combat.hero-tokens). */
  readonly tokens: readonly TokenInspection[];
  /** Whether its damage is at least its health (3e.damage.defeat). */
  readonly defeated: boolean;
  /** Whether it is delayed (3e.delayed.definition). */
  readonly delayed: boolean;
}

/** A player with all cards and tokens. */
export interface PlayerInspection {
  /** The player's index. */
  readonly player: number;
  /** The hero; `null` before the choice. */
  readonly hero: HeroInspection | null;
  /** The hex of the figure; `null` if it is not on the board. */
  readonly hex: HexId | null;
  /** Whether the hero is eliminated (3e.villain.hero-defeated). */
  readonly out: boolean;
  /** Actions left; `null` outside this player's turn. */
  readonly actions: number | null;
  /** Gold in hand. */
  readonly gold: number;
  /** Story tokens. */
  readonly story: number;
  /** Skill cards in hand. */
  readonly hand: {
    /** How many there are. */
    readonly count: number;
    /** The hand limit; `null` without a hero. */
    readonly limit: Value | null;
    /** The cards that the viewer knows. */
    readonly cards: readonly cards.SkillInspection[];
  };
  /** Learned skills, oldest first. */
  readonly skills: readonly cards.SkillInspection[];
  /** Assets, goods among them. */
  readonly assets: readonly cards.AssetInspection[];
  /** Trophies. */
  readonly trophies: {
    /** The number of each type, which is public (3e.trophies.type). */
    readonly counts: Readonly<Record<AdventureType, number>>;
    /** The cards whose front the viewer knows. */
    readonly cards: readonly CardId[];
  };
  /** Quests that are kept. */
  readonly quests: readonly cards.QuestInspection[];
  /** Rumors that are kept. */
  readonly rumors: readonly cards.QuestInspection[];
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
      cards: known(p.hand).map((card) => cards.skillInspection(g, card)),
    },
    skills: p.skills.map((card) => cards.skillInspection(g, card)),
    assets: p.assets.map((card) => cards.assetInspection(g, card, p.hex)),
    trophies: {
      counts: {
        combat: countTrophies(g, p, 'combat'),
        exploration: countTrophies(g, p, 'exploration'),
        social: countTrophies(g, p, 'social'),
      },
      cards: [...known(trophiesOf(p))],
    },
    quests: p.quests.flatMap((card) => cards.questInspection(g, card, p.hex) ?? []),
    rumors: cards.rumorsOf(g, p),
  };
}
