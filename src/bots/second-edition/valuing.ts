import { Game, gameOf } from '../../kernel/index.js';
import { cardOf, costOf, isProtected, playerState } from '../../second-edition/base/cards.js';
import { becomesAlly, becomesItem, refuseAcquire, usesOf } from '../../second-edition/base/possessions.js';
import type { SeenPlayer } from '../../second-edition/base/state.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Use } from '../../second-edition/content/cards.js';
import { all, best, type Choice, type Legal } from './bot.js';
import { type Strength, strengthOf } from './evaluation.js';

/* The worth of cards by the strength they add to the party, roughly in gold. */

/** Gold for full strength. */
const STRENGTH = 90;

function given(g: G, player: number, change: (p: SeenPlayer) => SeenPlayer): G {
  const players = g.state.players.map((p, at) => (at === player ? change(p) : p));
  return new Game(gameOf(g).rules, { ...g.state, players });
}

const without = (p: SeenPlayer, card: string): SeenPlayer => ({
  ...p,
  allies: p.allies.filter((ally) => ally.card !== card),
  items: p.items.filter((item) => item.card !== card),
});

const withCard = (p: SeenPlayer, card: string, as: Use | undefined): SeenPlayer =>
  as === 'ally'
    ? { ...p, allies: [...p.allies, { card, wounds: 0, exhaustion: 0 }] }
    : { ...p, items: [...p.items, { card, faceDown: false }] };

/** A player's strength with a card, in place of another if one goes for it. */
const strengthWith = (
  strength: Strength,
  g: G,
  player: number,
  card: string,
  as: Use | undefined,
  going?: string,
): number =>
  strength(
    given(g, player, (p) => withCard(without(going === undefined ? p : without(p, going), card), card, as)),
    player,
  );

/** The worth of an activated ability: about half its price; the same for effects that come into force later. */
const useOf = (g: G, card: string): number => {
  const side = g.content.takenSides.get(card);
  const later = side !== undefined && side.standing.length > 0 && isWaiting(g, card);
  return side && (later || side.used.length + side.triggered.length > 0) ? 0.4 * costOf(g, card) : 0;
};

/** Whether an Item still waits for symbols before it does anything. */
export const isWaiting = (g: G, id: string): boolean => {
  const card = cardOf(g, id);
  return card.kind === 'item' && card.symbols !== undefined;
};

export const worthOfOwned = (g: G, player: number, card: string, strength: Strength = strengthOf): number =>
  STRENGTH *
    (strength(g, player) -
      strength(
        given(g, player, (p) => without(p, card)),
        player,
      )) +
  useOf(g, card);

/** The card to part with for another if the limits ask for it: the least valuable. */
export const inTheWay = (
  g: G,
  player: number,
  card: string,
  strength: Strength = strengthOf,
): string | undefined => {
  const refusal = refuseAcquire(g, player, card);
  if (refusal === null) return undefined;
  const p = playerState(g, player);
  const mine = becomesAlly(g, card)
    ? p.allies.map((ally) => ally.card)
    : p.items
        .map((item) => item.card)
        .filter((id) => {
          const of = (each: string) => {
            const found = cardOf(g, each);
            return 'class' in found
              ? found.class
              : 'becomes' in found && found.becomes?.as === 'item'
                ? found.becomes.class
                : null;
          };
          return of(id) === of(card);
        });
  return best(
    mine.filter((id) => !isProtected(g, id)),
    (id) => -worthOfOwned(g, player, id, strength),
  );
};

/** The worth of a new card to a player, less the card that must go for it. */
export function worthOfCard(g: G, player: number, card: string, strength: Strength = strengthOf): number {
  if (!becomesAlly(g, card) && !becomesItem(g, card)) return 0;
  const going = inTheWay(g, player, card, strength);
  if (going === undefined && refuseAcquire(g, player, card) !== null) return 0;
  const after = Math.max(...usesOf(g, card).map((as) => strengthWith(strength, g, player, card, as, going)));
  const gained = STRENGTH * (after - strength(g, player)) + useOf(g, card);
  return gained - (going === undefined ? 0 : useOf(g, going));
}

/** The worth of exchanging one card for another, or for none; `null` without room for it. */
export function worthOfExchange(
  g: G,
  player: number,
  give: string | undefined,
  take: string | undefined,
): number | null {
  if (take === undefined) return give === undefined ? 0 : -worthOfOwned(g, player, give);
  const there = give === undefined ? g : given(g, player, (p) => without(p, give));
  const uses = usesOf(g, take);
  if (uses.length === 0 || refuseAcquire(there, player, take) !== null) return null;
  const after = Math.max(...uses.map((as) => strengthWith(strengthOf, there, player, take, as)));
  const lost = give === undefined ? 0 : useOf(g, give);
  return STRENGTH * (after - strengthOf(g, player)) + useOf(g, take) - lost;
}

/** Uses a new card in the way that makes strongest; an activated Item counts half its price. */
export const chooseUse = (g: G, player: number, legal: Legal, strength: Strength = strengthOf): Choice =>
  best(
    all(legal, 'equipping/use'),
    ({ card, as }) =>
      STRENGTH * strengthWith(strength, g, player, card, as) + (as === 'item' ? useOf(g, card) : 0),
  );
