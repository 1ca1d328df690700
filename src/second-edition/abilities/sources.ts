import { mark } from '../../kernel/index.js';
import { type Bearing, bearingOf, type CardSide } from '../base/card-index.js';
import { playerState } from '../base/cards.js';
import { combatOf, companionsOf, enemyOf } from '../base/combatants.js';
import type { Boost, CombatFrame } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import { cachedByPlayer, type G, query } from '../base/vocabulary.js';
import type { Ability } from './language.js';

/** The origin of an ability, as one player sees it. */
export type Origin = 'own' | 'event' | 'enemy';

/** Whether a face-up Item does anything for its owner. `refuseAbility` refuses its use, with the reason. */
export const isInForce = query(
  'is an item in force for its owner',
  (_g: G, _player: number, _card: CardId): boolean => true,
);

/**
 * Visits every card side that bears on a player and on one of these values or triggers, as bits of `bitOf`: Hero,
 * Allies, companions, face-up Items, kept cards, open Encounters, Encounters on the Hero's space, the Event in play,
 * and the Challenge in combat. Face-down Items give nothing until refreshed (2e.activation.until-refresh).
 */
export function eachSide(
  g: G,
  player: number,
  on: Pick<Bearing, 'stats' | 'triggers'>,
  visit: (side: CardSide, bearer: CardId, origin: Origin) => void,
): void {
  const p = playerState(g, player);
  const { sides, takenSides, allySides } = g.content;
  const hero = p.hero.card;
  const own = sides.get(hero);
  if (bears(own, on)) visit(own, hero, 'own');
  for (const { card } of p.allies) {
    const side = allySides.get(card);
    if (bears(side, on)) visit(side, card, 'own');
  }
  for (const { card } of companionsOf(g, player)) {
    const side = takenSides.get(card);
    if (bears(side, on)) visit(side, card, 'own');
  }
  for (const { card, faceDown } of p.items) {
    const side = takenSides.get(card);
    if (!faceDown && bears(side, on) && isInForce(g, player, card)) visit(side, hero, 'own');
  }
  for (const card of p.kept) {
    const side = takenSides.get(card);
    if (bears(side, on)) visit(side, hero, 'own');
  }
  for (const { card } of p.quests) {
    const side = sides.get(card);
    if (bears(side, on)) visit(side, hero, 'own');
  }
  const { laid, event } = g.state;
  if (laid !== undefined)
    for (const { card, space } of laid) {
      const side = sides.get(card);
      if (space === p.hero.space && bears(side, on)) visit(side, hero, 'own');
    }
  const happening = event === null ? undefined : sides.get(event);
  if (bears(happening, on)) visit(happening, hero, 'event');
  const fight = combatOf(g, player);
  const enemy = fight && enemySide(g, fight);
  if (enemy && bears(enemy, on)) visit(enemy, hero, 'enemy');
}

const bears = (
  side: CardSide | undefined,
  { stats, triggers }: Pick<Bearing, 'stats' | 'triggers'>,
): side is CardSide =>
  side !== undefined && ((side.bears.stats & stats) | (side.bears.triggers & triggers)) !== 0;

const foeSides = new WeakMap<readonly Ability[], CardSide>();

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

/** The values and triggers that the player's cards and the Event can change, also face down, but not companions and enemies; cached. */
export const borneBy = cachedByPlayer((g: G, player: number): Bearing => {
  const all = { windows: 0, stats: 0, triggers: 0 };
  const { hero, allies, items, kept, quests } = playerState(g, player);
  const { sides, takenSides, allySides } = g.content;
  const { laid, event } = g.state;
  add(all, sides.get(hero.card));
  for (const { card } of allies) add(all, allySides.get(card));
  for (const { card } of items) add(all, takenSides.get(card));
  for (const card of kept) add(all, takenSides.get(card));
  for (const { card } of quests) add(all, sides.get(card));
  // On all spaces: Heroes move without a card entering play.
  if (laid !== undefined) for (const { card } of laid) add(all, sides.get(card));
  if (event !== null) add(all, sides.get(event));
  return all;
});

function add(all: { -readonly [W in keyof Bearing]: number }, side: CardSide | undefined): void {
  if (side === undefined) return;
  all.windows |= side.bears.windows;
  all.stats |= side.bears.stats;
  all.triggers |= side.bears.triggers;
}

/** The card side of the enemy in a battle, if it is a card. */
export function enemySide(g: G, { opponent }: CombatFrame): CardSide | null {
  if (opponent.is === 'challenge') return g.content.sides.get(opponent.card) as CardSide;
  if (opponent.is === 'hero') return null;
  return foeSide(opponent.list, opponent.at, opponent.card, enemyOf(g, opponent)?.abilities);
}

/** Set when an effect lasts as long as a frame. */
export const lasting = mark();

export function anythingLasts(g: G): boolean {
  if (!lasting.isUp(g)) return false;
  for (const frame of g.state.frames) {
    const { boosts } = frame as { readonly boosts?: readonly Boost[] };
    if (boosts !== undefined && boosts.length > 0) return true;
  }
  lasting.lower(g);
  return false;
}

/** Visits everything that lasts for a while: for the turn, the combat, the phase, the roll. */
export function eachBoost(g: G, visit: (boost: Boost) => void): void {
  if (!lasting.isUp(g)) return;
  for (const frame of g.state.frames) {
    const boosts = (frame as { boosts?: Boost[] }).boosts;
    if (boosts !== undefined) for (const boost of boosts) visit(boost);
  }
}
