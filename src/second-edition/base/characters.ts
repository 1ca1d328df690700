import { raised } from '../../kernel/index.js';
import type { Attribute, CombatType, Foe } from '../abilities/language.js';
import { changeOf } from '../abilities/modifiers.js';
import type { ChallengeCard } from '../content/cards.js';
import { allyOf, playerState, typeOf } from './cards.js';
import { type CombatFrame, combat, type Opponent } from './frames.js';
import type { Bonus, CardId, Character, HeroState, PlayerState, SeenPlayer } from './state.js';
import { type G, question, verb } from './vocabulary.js';

/*
 * Heroes, Allies and enemies as those who fight: their values with everything that changes them.
 * Experience counters help the Hero alone (2e.experience.bonus-permanent).
 */

/** The Hero and all its Allies; the figure on the board stands for all of them (2e.movement.figure-is-party). */
export const partyOf = (g: G, player: number): Character[] => {
  const p = playerState(g, player);
  return [p.hero, ...p.allies];
};

/** Those who fight for a player besides the Hero and its Allies. In the base game there are none. */
export const companionsOf = question(
  'who else fights for a player',
  (_g: G, _player: number): readonly Character[] => nobody,
);
const nobody: readonly Character[] = [];

/** The Hero, Ally or companion of this card, and whose it is. */
export function findCharacter(
  g: G,
  id: CardId,
): {
  /** Whose it is. */
  player: number;
  /** What lies on its card; a change of it changes the game. */
  character: Character;
} | null {
  const { players } = g.state;
  for (let player = 0; player < players.length; player++) {
    // Whoever else is looked at is read only: rules come to the owner alone, to write to what is the owner's.
    const owned = characterIn(players[player] as SeenPlayer, id) !== undefined;
    const character = owned ? characterIn(playerState(g, player), id) : companionOf(g, player, id);
    if (character) return { player, character };
  }
  return null;
}

/** The Hero or Ally of this card, if the player has it. */
export function characterIn(p: PlayerState, id: CardId): Character | undefined;
export function characterIn(p: SeenPlayer, id: CardId): Readonly<Character> | undefined;
export function characterIn(p: SeenPlayer, id: CardId): Readonly<Character> | undefined {
  if (p.hero.card === id) return p.hero;
  for (const ally of p.allies) if (ally.card === id) return ally;
  return undefined;
}

function companionOf(g: G, player: number, id: CardId): Character | undefined {
  for (const one of companionsOf(g, player)) if (one.card === id) return one;
  return undefined;
}

/** The same, with those who fight for the player besides. */
export const characterOf = (g: G, player: number, id: CardId): Character | undefined =>
  characterIn(playerState(g, player), id) ?? companionOf(g, player, id);

/** Whether the card is that of the player's own Hero. */
export const isHero = (g: G, player: number, id: CardId): boolean => playerState(g, player).hero.card === id;

/** What one experience counter adds: two to an attribute or to Stamina, one to Life (2e.experience.mind, 2e.experience.body, 2e.experience.spirit, 2e.experience.stamina, 2e.experience.life). */
export const counterWorth = question('what an experience counter adds', (_g: G, bonus: Bonus): number =>
  bonus === 'life' ? 1 : 2,
);

/** What a Hero's counters of one kind add up to. */
const addedBy = (g: G, { experience }: HeroState, bonus: Bonus): number =>
  experience[bonus] === 0 ? 0 : experience[bonus] * counterWorth(g, bonus);

/** Each +1 Life counter gives one Life (2e.experience.life). */
export const lifeOf = question('life of a hero or ally', (g: G, player: number, id: CardId): number => {
  const p = playerState(g, player);
  const counters = p.hero.card === id ? addedBy(g, p.hero, 'life') : 0;
  // Cards may lower it, but whoever is unhurt is not defeated.
  return Math.max(1, allyOf(g, id).life + counters + changeOf(g, 'life', player, id));
});

/** How much exhaustion is borne without wounds (2e.cards.stamina); each Stamina counter gives +2 (2e.experience.stamina). */
export const staminaOf = question('stamina of a hero or ally', (g: G, player: number, id: CardId): number => {
  const p = playerState(g, player);
  const counters = p.hero.card === id ? addedBy(g, p.hero, 'stamina') : 0;
  return Math.max(0, allyOf(g, id).stamina + counters + changeOf(g, 'stamina', player, id));
});

/**
 * The Mind, Body or Spirit of a Hero or Ally (2e.cards.attributes): added to tests and to rolls of its type of combat
 * (2e.cards.mind-value, 2e.cards.body-value, 2e.cards.spirit-value); each counter gives +2
 * (2e.experience.mind, 2e.experience.body, 2e.experience.spirit).
 */
export const attributeValue = question(
  'attribute of a hero or ally',
  (g: G, player: number, id: CardId, of: Attribute): number => {
    const p = playerState(g, player);
    const counters = p.hero.card === id ? addedBy(g, p.hero, of) : 0;
    return allyOf(g, id)[of].value + counters + changeOf(g, of, player, id);
  },
);

/** The wounds a Hero or Ally deals in one type of combat (2e.cards.ranged-damage, 2e.cards.melee-damage, 2e.cards.magic-damage). */
export const damageValue = question(
  'damage of a hero or ally',
  (g: G, player: number, id: CardId, of: Attribute): number =>
    Math.max(0, allyOf(g, id)[of].damage + changeOf(g, `${typeOf[of]}-damage`, player, id)),
);

/** How many wounds defeat a Hero or an Ally: as many as its Life (2e.cards.life, 2e.harm.defeated-threshold). */
export const isOvercome = question(
  'do these wounds defeat',
  (_g: G, wounds: number, life: number): boolean => wounds >= life,
);

/** Wound and exhaustion counters on somebody: a Hero, an Ally, a companion, an enemy. */
type Counters = { readonly [C in 'wounds' | 'exhaustion']?: number };

/**
 * Whether the counters on somebody are such. Where rules need no more of them than that they ask so: what looks far ahead can then tell it of many
 * numbers at once.
 */
export const countersAre = question(
  'are the counters on somebody such',
  (_g: G, who: Counters, counters: keyof Counters, such: (count: number) => boolean): boolean =>
    such(who[counters] ?? 0),
);

/** Wound counters are laid on somebody (2e.harm.wounds-place). */
export const layWounds = verb(
  'lay wound counters on somebody',
  (
    _g: G,
    who: {
      /** The wound counters that lie there. */
      wounds: number;
    },
    amount: number,
  ): void => {
    who.wounds = raised(who.wounds, amount);
  },
);

/** What is fought, where it is a card's own enemy: a Challenge, or a foe that a card describes. */
export function enemyOf(g: G, opponent: Opponent): ChallengeCard | Foe | null {
  if (opponent.is === 'challenge') return g.content.cards[opponent.card] as ChallengeCard;
  if (opponent.is === 'hero') return null;
  const effect = g.content.lists[opponent.list]?.[opponent.at];
  return effect?.do === 'fight' ? effect.foe : null;
}

/** The target number an opponent sets against a type of attack (2e.cards.mind-value-challenge, 2e.cards.body-value-challenge, 2e.cards.spirit-value-challenge). */
export const enemyValue = question(
  'value of an enemy',
  (g: G, fight: CombatFrame, of: Attribute): number =>
    (enemyOf(g, fight.opponent)?.[of].value ?? 0) + changeOf(g, of, fight.attacker, ENEMY),
);

/** The wounds an opponent deals in a type of combat. A defending Hero deals its own damage (2e.hero-combat.rules-apply). */
export const enemyDamage = question(
  'damage of an enemy',
  (g: G, fight: CombatFrame, type: CombatType, of: Attribute): number => {
    const { opponent } = fight;
    if (opponent.is === 'hero')
      return damageValue(g, opponent.player, playerState(g, opponent.player).hero.card, of);
    return Math.max(
      0,
      (enemyOf(g, opponent)?.[of].damage ?? 0) + changeOf(g, `${type}-damage`, fight.attacker, ENEMY),
    );
  },
);

/** How many wounds defeat an enemy, with what cards change (2e.defeat.threshold). Not asked of a Hero, who has its own Life. */
export const enemyLife = question(
  'life of an enemy',
  (g: G, fight: CombatFrame): number =>
    (enemyOf(g, fight.opponent)?.life ?? 0) + changeOf(g, 'life', fight.attacker, ENEMY),
);

/** Stands for the enemy where a character's card is asked for. */
export const ENEMY = '(enemy)';

/** The other player in a combat between Heroes; `null` in any other combat. */
export const rivalOf = ({ opponent, attacker }: CombatFrame, player: number): number | null =>
  opponent.is !== 'hero' ? null : player === opponent.player ? attacker : opponent.player;

/** The card of the one who is fought by the attacker: the Challenge, the card whose enemy it is, or the defending Hero. */
export const opponentCard = (g: G, opponent: Opponent): CardId =>
  opponent.is === 'hero' ? playerState(g, opponent.player).hero.card : opponent.card;

/** The combat under way, where there is one for sure. */
export const fightOf = (g: G): CombatFrame => g.find(combat) as CombatFrame;

/** Whether a player's Hero fights in a combat, on either side. Who acts just now does. */
export const fightsIn = question(
  'does a player fight in this combat',
  (_g: G, { attacker, opponent }: CombatFrame, player: number): boolean =>
    attacker === player || (opponent.is === 'hero' && opponent.player === player),
);

/** The same of everybody at once, in the order in which they come to act, the one whose round it is first. */
export const fightersIn = question(
  'who fights in this combat',
  (_g: G, { attacker, opponent }: CombatFrame): readonly number[] =>
    opponent.is === 'hero' ? [attacker, opponent.player] : [attacker],
);

/** Whether a player fights in a combat or has fought in it, before something took the Hero out of it. */
export const hasFoughtIn = question(
  'has a player fought in this combat',
  (g: G, fight: CombatFrame, player: number): boolean => fightsIn(g, fight, player),
);

/** The combat a player is in, on either side. */
export function combatOf(g: G, player: number): CombatFrame | undefined {
  const fight = g.find(combat);
  return fight !== undefined && fightsIn(g, fight, player) ? fight : undefined;
}
