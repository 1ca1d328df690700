import { forbid, type Refusal } from '../../kernel/index.js';
import type { Foe } from '../abilities/language.js';
import type { ChallengeCard } from '../content/cards.js';
import { playerState } from './cards.js';
import { type CombatFrame, combat, type Opponent } from './frames.js';
import type { CardId, Character, PlayerState, SeenPlayer } from './state.js';
import { type G, query } from './vocabulary.js';

/* Who belongs to whom, and who fights whom: what cards need to know before their changes to any value are added up. */

/** The Hero and all its Allies; the figure on the board stands for all of them (2e.movement.figure-is-party). */
export const partyOf = (g: G, player: number): Character[] => {
  const p = playerState(g, player);
  return [p.hero, ...p.allies];
};

/** Those who fight for a player besides the Hero and its Allies. In the base game there are none. */
export const companionsOf = query(
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

/** Wound and exhaustion counters on somebody: a Hero, an Ally, a companion, an enemy. */
type Counters = { readonly [C in 'wounds' | 'exhaustion']?: number };

/**
 * Whether the counters on somebody are such. Where rules need no more of them than that they ask so: what looks far ahead can then tell it of many
 * numbers at once.
 */
export const countersAre = query(
  'are the counters on somebody such',
  (_g: G, who: Counters, counters: keyof Counters, such: (count: number) => boolean): boolean =>
    such(who[counters] ?? 0),
);

/** What is fought, where it is a card's own enemy: a Challenge, or a foe that a card describes. */
export function enemyOf(g: G, opponent: Opponent): ChallengeCard | Foe | null {
  if (opponent.is === 'challenge') return g.content.cards[opponent.card] as ChallengeCard;
  if (opponent.is === 'hero') return null;
  const effect = g.content.lists[opponent.list]?.[opponent.at];
  return effect?.do === 'fight' ? effect.foe : null;
}

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
export const fightsIn = query(
  'does a player fight in this combat',
  (_g: G, { attacker, opponent }: CombatFrame, player: number): boolean =>
    attacker === player || (opponent.is === 'hero' && opponent.player === player),
);

/** The same of everybody at once, in the order in which they come to act, the one whose round it is first. */
export const fightersIn = query(
  'who fights in this combat',
  (_g: G, { attacker, opponent }: CombatFrame): readonly number[] =>
    opponent.is === 'hero' ? [attacker, opponent.player] : [attacker],
);

/** Whether a player fights in a combat or has fought in it, before something took the Hero out of it. */
export const hasFoughtIn = query(
  'has a player fought in this combat',
  (g: G, fight: CombatFrame, player: number): boolean => fightsIn(g, fight, player),
);

/** The combat a player is in, on either side. */
export function combatOf(g: G, player: number): CombatFrame | undefined {
  const fight = g.find(combat);
  return fight !== undefined && fightsIn(g, fight, player) ? fight : undefined;
}

/** Why one may not try to escape from this opponent, or `null`. The defender never may (2e.hero-combat.defender-no-escape). */
export const refuseEscape = query('may one try to escape', (g: G, f: CombatFrame): Refusal | null =>
  enemyOf(g, f.opponent)?.escape !== false && !(f.opponent.is === 'challenge' && f.opponent.noEscape === true)
    ? null
    : forbid('2e.escape.optional', 'There is no escape from this enemy.'),
);
