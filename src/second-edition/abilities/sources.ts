import { playerState } from '../base/cards.js';
import { combatOf, companionsOf, enemyOf } from '../base/characters.js';
import type { CardSide } from '../base/content.js';
import type { Boost } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { Ability } from './language.js';

/** Where an ability comes from, as seen by one player. */
export type Origin = 'own' | 'event' | 'enemy';

/**
 * Visits every card side whose abilities bear on a player: Hero, Allies, companions, face-up Items, kept cards, open Encounters,
 * the Event in play, and the Challenge the player fights. Face-down Items give nothing until refreshed (2e.activation.until-refresh).
 */
export function eachSide(
  g: G,
  player: number,
  visit: (side: CardSide, bearer: CardId, origin: Origin) => void,
): void {
  const p = playerState(g, player);
  const { sides, takenSides } = g.content;
  const hero = p.hero.card;
  if (hero !== '') visit(sides[hero] as CardSide, hero, 'own');
  for (const ally of p.allies) visit(takenSides[ally.card] as CardSide, ally.card, 'own');
  for (const { card } of companionsOf(g, player)) visit(takenSides[card] as CardSide, card, 'own');
  for (const item of p.items) if (!item.faceDown) visit(takenSides[item.card] as CardSide, hero, 'own');
  for (const kept of p.kept) {
    const side = takenSides[kept];
    if (side) visit(side, hero, 'own');
  }
  for (const quest of p.quests) visit(sides[quest.card] as CardSide, hero, 'own');
  const { event } = g.state;
  if (event !== null) visit(sides[event] as CardSide, hero, 'event');
  const opponent = combatOf(g, player)?.opponent;
  if (opponent?.is === 'challenge') visit(sides[opponent.card] as CardSide, hero, 'enemy');
  else if (opponent?.is === 'foe') {
    const foe = foeSide(opponent.list, opponent.at, opponent.card, enemyOf(g, opponent)?.abilities);
    if (foe) visit(foe, hero, 'enemy');
  }
}

const foeSides = new WeakMap<readonly Ability[], CardSide>();

/** The abilities of a foe that a card describes inside one of its effects. */
function foeSide(
  list: string,
  at: number,
  card: CardId,
  abilities: readonly Ability[] | undefined,
): CardSide | null {
  if (!abilities || abilities.length === 0) return null;
  const known = foeSides.get(abilities);
  if (known) return known;
  const side: CardSide = {
    card,
    standing: abilities.filter((ability) => 'always' in ability),
    used: [],
    triggered: abilities.flatMap((ability, index) =>
      'on' in ability ? [{ ability, list: `${list}/${at}/foe/abilities/${index}/do` }] : [],
    ),
    windows: {},
  };
  foeSides.set(abilities, side);
  return side;
}

/** Visits everything that holds for a while: of the turn, the combat, the phase, the roll under way. */
export function eachBoost(g: G, visit: (boost: Boost) => void): void {
  for (const frame of g.state.frames) {
    const boosts = (frame as { boosts?: Boost[] }).boosts;
    if (boosts !== undefined) for (const boost of boosts) visit(boost);
  }
}
