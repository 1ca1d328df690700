import { type Bearing, bearingOf, type CardSide } from '../base/card-sides.js';
import { playerState } from '../base/cards.js';
import { combatOf, companionsOf, enemyOf } from '../base/characters.js';
import type { Boost, CombatFrame } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import { type G, note, question } from '../base/vocabulary.js';
import type { Ability } from './language.js';

/** Where an ability comes from, as seen by one player. */
export type Origin = 'own' | 'event' | 'enemy';

/**
 * Whether an Item that lies face up does anything for its owner. What a player could use of it is refused by `refuseAbility` besides,
 * with the reason.
 */
export const isInForce = question(
  'is an item in force for its owner',
  (_g: G, _player: number, _card: CardId): boolean => true,
);

/**
 * Visits every card side that bears on a player, and on one of these values or triggers, as bits of `bitOf`: Hero, Allies, companions,
 * face-up Items, kept cards, open Encounters, Encounters laid on the space where the Hero stands, the Event in play, and the Challenge the
 * player fights. Face-down Items give nothing until refreshed (2e.activation.until-refresh).
 */
export function eachSide(
  g: G,
  player: number,
  on: Pick<Bearing, 'stats' | 'triggers'>,
  visit: (side: CardSide, bearer: CardId, origin: Origin) => void,
): void {
  const p = playerState(g, player);
  const { sides, takenSides, allySides } = g.content;
  const { stats, triggers } = on;
  // Most cards bear on something else: that is seen before anything is asked about them.
  const bears = (side: CardSide | undefined): side is CardSide =>
    side !== undefined && ((side.bears.stats & stats) | (side.bears.triggers & triggers)) !== 0;
  const at = (side: CardSide | undefined, bearer: CardId, origin: Origin): void => {
    if (bears(side)) visit(side, bearer, origin);
  };
  const hero = p.hero.card;
  at(sides[hero], hero, 'own');
  for (const ally of p.allies) at(allySides[ally.card], ally.card, 'own');
  for (const { card } of companionsOf(g, player)) at(takenSides[card], card, 'own');
  for (const item of p.items) {
    const side = takenSides[item.card];
    if (!item.faceDown && bears(side) && isInForce(g, player, item.card)) visit(side, hero, 'own');
  }
  for (const kept of p.kept) at(takenSides[kept], hero, 'own');
  for (const quest of p.quests) at(sides[quest.card], hero, 'own');
  const { laid } = g.state;
  if (laid !== undefined)
    for (const { card, space } of laid) if (space === p.hero.space) at(sides[card], hero, 'own');
  const { event } = g.state;
  if (event !== null) at(sides[event], hero, 'event');
  const fight = combatOf(g, player);
  const enemy = fight && enemySide(g, fight);
  if (enemy) at(enemy, hero, 'enemy');
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
    bears: bearingOf(abilities),
  };
  foeSides.set(abilities, side);
  return side;
}

/**
 * What everything can bear on that a player has, with the Event in play: noted until cards come into play or go. What lies face down or is not in force is in it;
 * companions and enemies, who come and go with the battle, are not.
 */
export const borneBy = note((g: G, player: number): Bearing => {
  const bears = { windows: 0, stats: 0, triggers: 0 };
  const add = (side: CardSide | undefined): void => {
    if (side === undefined) return;
    bears.windows |= side.bears.windows;
    bears.stats |= side.bears.stats;
    bears.triggers |= side.bears.triggers;
  };
  const { hero, allies, items, kept, quests } = playerState(g, player);
  const { sides, takenSides, allySides } = g.content;
  add(sides[hero.card]);
  for (const { card } of allies) add(allySides[card]);
  for (const { card } of items) add(takenSides[card]);
  for (const card of kept) add(takenSides[card]);
  for (const { card } of quests) add(sides[card]);
  // Wherever they lie: Heroes come and go without a card coming into play.
  for (const { card } of g.state.laid ?? []) add(sides[card]);
  if (g.state.event !== null) add(sides[g.state.event]);
  return bears;
});

/** The side of the enemy that a battle is fought against, if it is a card's: a Hero is a player's. */
export function enemySide(g: G, { opponent }: CombatFrame): CardSide | null {
  if (opponent.is === 'challenge') return g.content.sides[opponent.card] as CardSide;
  if (opponent.is === 'hero') return null;
  return foeSide(opponent.list, opponent.at, opponent.card, enemyOf(g, opponent)?.abilities);
}

/** Whether anything holds for a while at present. */
export function hasBoosts(g: G): boolean {
  for (const frame of g.state.frames) {
    const { boosts } = frame as { readonly boosts?: readonly Boost[] };
    if (boosts !== undefined && boosts.length > 0) return true;
  }
  return false;
}

/** Visits everything that holds for a while: of the turn, the combat, the phase, the roll under way. */
export function eachBoost(g: G, visit: (boost: Boost) => void): void {
  for (const frame of g.state.frames) {
    const boosts = (frame as { boosts?: Boost[] }).boosts;
    if (boosts !== undefined) for (const boost of boosts) visit(boost);
  }
}
