import { forbid, type Refusal, type Role } from '../../kernel/index.js';
import type { Foe } from '../abilities/language.js';
import type { ChallengeCard } from '../content/cards.js';
import { playerState } from './cards.js';
import { type CombatFrame, combat, type Opponent } from './frames.js';
import type { CardId, Character, PlayerState, SeenPlayer } from './state.js';
import { type G, query } from './vocabulary.js';

/* The parties and the two sides of a combat. Changes of values need them before they are added up. */

/** The Hero and all its Allies; the figure on the board stands for all of them (2e.movement.figure-is-party). */
export const partyOf = (g: G, player: number): Character[] => {
  const p = playerState(g, player);
  return [p.hero, ...p.allies];
};

/** Other characters that fight for a player. The base game has none. */
export const companionsOf = query(
  'who else fights for a player',
  (_g: G, _player: number): readonly Character[] => nobody,
);
const nobody: readonly Character[] = [];

/** The Hero, Ally or companion of a card, and its player. */
export function findCharacter(
  g: G,
  id: CardId,
): {
  /** Its player. */
  player: number;
  /** Its counters. A write to it changes the game. */
  character: Character;
} | null {
  const { players } = g.state;
  for (let player = 0; player < players.length; player++) {
    // Players who do not own the character are only read. The owner's state is fetched for writing.
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

/** Like `characterIn`, but with companions. */
export const characterOf = (g: G, player: number, id: CardId): Character | undefined =>
  characterIn(playerState(g, player), id) ?? companionOf(g, player, id);

/** Whether the card is the player's own Hero. */
export const isHero = (g: G, player: number, id: CardId): boolean => playerState(g, player).hero.card === id;

type Counters = { readonly [C in 'wounds' | 'exhaustion']?: number };

/** Whether a test of a character's counters holds. Use it where a rule needs only yes or no, so that look-ahead can batch it. */
export const countersAre = query(
  'are the counters on somebody such',
  (_g: G, who: Counters, counters: keyof Counters, such: (count: number) => boolean): boolean =>
    such(who[counters] ?? 0),
);

/** False only where a character has no such counters. Look-ahead over many positions answers true without looking. */
export const mayCarry = query(
  'may there be counters on somebody',
  (_g: G, who: Counters, counters: keyof Counters): boolean => (who[counters] ?? 0) > 0,
);

/** The enemy of a combat that a card describes: a Challenge or a foe. `null` for a Hero. */
export function enemyOf(g: G, opponent: Opponent): ChallengeCard | Foe | null {
  if (opponent.is === 'challenge') return g.content.cards[opponent.card] as ChallengeCard;
  if (opponent.is === 'hero') return null;
  const effect = g.content.lists[opponent.list]?.[opponent.at];
  return effect?.do === 'fight' ? effect.foe : null;
}

/** Takes the place of a character's card when the enemy is meant. */
export const ENEMY = '(enemy)';

/** The other player in a combat between Heroes; `null` in any other combat. */
export const rivalOf = ({ opponent, attacker }: CombatFrame, player: number): number | null =>
  opponent.is !== 'hero' ? null : player === opponent.player ? attacker : opponent.player;

/** In a combat between Heroes each acts against the other (2e.hero-combat.rules-apply). */
export const rivalRole = (g: G, _f: unknown, actor: number): Role | null => {
  const player = rivalOf(fightOf(g), actor);
  return player === null ? null : { as: 'rival', player };
};

/** A player may act in the matter of another, whose name the frame has. */
export const helperRole = (_g: G, { player }: { readonly player: number }, actor: number): Role | null =>
  actor === player ? null : { as: 'helper', player };

/** The card of the attacker's opponent: the Challenge, the card that describes the foe, or the defending Hero. */
export const opponentCard = (g: G, opponent: Opponent): CardId =>
  opponent.is === 'hero' ? playerState(g, opponent.player).hero.card : opponent.card;

/** The combat under way. Call it only during a combat. */
export const fightOf = (g: G): CombatFrame => g.find(combat) as CombatFrame;

/** Whether a player's Hero fights in a combat, on either side. */
export const fightsIn = query(
  'does a player fight in this combat',
  (_g: G, { attacker, opponent }: CombatFrame, player: number): boolean =>
    attacker === player || (opponent.is === 'hero' && opponent.player === player),
);

/** The players whose Heroes fight in a combat, in the order in which they act, the player whose round it is first. */
export const fightersIn = query(
  'who fights in this combat',
  (_g: G, { attacker, opponent }: CombatFrame): readonly number[] =>
    opponent.is === 'hero' ? [attacker, opponent.player] : [attacker],
);

/** Whether a player fights or has fought in a combat, also if the Hero has left it. */
export const hasFoughtIn = query(
  'has a player fought in this combat',
  (g: G, fight: CombatFrame, player: number): boolean => fightsIn(g, fight, player),
);

/** The combat that a player's Hero fights in, on either side. */
export function combatOf(g: G, player: number): CombatFrame | undefined {
  const fight = g.find(combat);
  return fight !== undefined && fightsIn(g, fight, player) ? fight : undefined;
}

/** Why a player may not try to escape from this opponent, or `null`. The defender never may (2e.hero-combat.defender-no-escape). */
export const refuseEscape = query('may one try to escape', (g: G, f: CombatFrame): Refusal | null =>
  enemyOf(g, f.opponent)?.escape !== false && !(f.opponent.is === 'challenge' && f.opponent.noEscape === true)
    ? null
    : forbid('2e.escape.optional', 'There is no escape from this enemy.'),
);
