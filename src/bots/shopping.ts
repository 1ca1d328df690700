import { Game } from '../kernel/index.js';
import { cardOf, costOf, isProtected, playerState } from '../second-edition/base/cards.js';
import { partyOf } from '../second-edition/base/characters.js';
import { offersAt, priceOf } from '../second-edition/base/market.js';
import { becomesAlly, becomesItem, refuseAcquire, usesOf } from '../second-edition/base/possessions.js';
import type { SeenPlayer } from '../second-edition/base/state.js';
import type { G } from '../second-edition/base/vocabulary.js';
import type { Use } from '../second-edition/content/cards.js';
import { type Action, all, best, find } from './bot.js';
import { strengthOf } from './outlook.js';

/* What cards are worth, by how much stronger they make the party. In gold, roughly. */

/** Gold for all the strength in the world. */
const STRENGTH = 90;

/** The table with other possessions. */
function given(g: G, player: number, change: (p: SeenPlayer) => SeenPlayer): G {
  const players = g.state.players.map((p, at) => (at === player ? change(p) : p));
  return new Game(g.rules, { ...g.state, players });
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

/** How strong a player would be with a card as this, in the place of another where one goes for it. */
const strengthWith = (g: G, player: number, card: string, as: Use | undefined, going?: string): number =>
  strengthOf(
    given(g, player, (p) => withCard(without(going === undefined ? p : without(p, going), card), card, as)),
    player,
  );

/** What an ability that is used, not simply there, is worth: about half its price; so is what comes into force later only. */
const useOf = (g: G, card: string): number => {
  const side = g.content.takenSides[card];
  const later = side !== undefined && side.standing.length > 0 && isWaiting(g, card);
  return side && (later || side.used.length + side.triggered.length > 0) ? 0.4 * costOf(g, card) : 0;
};

/** Whether an Item has symbols to fill before it does anything. */
const isWaiting = (g: G, id: string): boolean => {
  const card = cardOf(g, id);
  return card.kind === 'item' && card.symbols !== undefined;
};

/** What a card is worth to a player who has it. */
export const worthOfOwned = (g: G, player: number, card: string): number =>
  STRENGTH *
    (strengthOf(g, player) -
      strengthOf(
        given(g, player, (p) => without(p, card)),
        player,
      )) +
  useOf(g, card);

/** The card a player would part with for another, if the limits ask for it: the one worth least. */
const inTheWay = (g: G, player: number, card: string): string | undefined => {
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
    (id) => -worthOfOwned(g, player, id),
  );
};

/** What a card would be worth to a player who does not have it yet, less what must go for it. */
export function worthOfCard(g: G, player: number, card: string): number {
  if (!becomesAlly(g, card) && !becomesItem(g, card)) return 0;
  const going = inTheWay(g, player, card);
  if (going === undefined && refuseAcquire(g, player, card) !== null) return 0;
  const after = Math.max(...usesOf(g, card).map((as) => strengthWith(g, player, card, as, going)));
  const gained = STRENGTH * (after - strengthOf(g, player)) + useOf(g, card);
  return gained - (going === undefined ? 0 : useOf(g, going));
}

/** As what a card just gained makes stronger: an Item that is used, not simply there, has half its price for that. */
export const chooseUse = (g: G, player: number, legal: readonly Action[]): Action | undefined =>
  best(
    all(legal, 'equipping/use'),
    ({ card, as }) => STRENGTH * strengthWith(g, player, card, as) + (as === 'item' ? useOf(g, card) : 0),
  );

/** A market card is worth its price, or it stays where it is. */
const bargain = (g: G, player: number, card: string): number =>
  worthOfCard(g, player, card) - 0.25 * priceOf(g, player, card) - 0.5;

/** The best bargain of a town for the gold at hand, and a little for the card nobody has seen yet. */
export function worthOfStack(g: G, player: number, town: string): number {
  const { gold } = playerState(g, player);
  let most = 0;
  for (const card of offersAt(g, town))
    if (priceOf(g, player, card) <= gold) most = Math.max(most, bargain(g, player, card));
  return gold >= 4 ? most + 0.4 : most;
}

/** In a market: heal, then buy what makes strongest, making room for it. */
export function trade(
  g: G,
  player: number,
  onOffer: readonly string[],
  legal: readonly Action[],
): Action | undefined {
  const p = playerState(g, player);
  const heals = all(legal, 'market/heal');
  const body = (card: string) => partyOf(g, player).find((c) => c.card === card);
  const wound = heals.find(({ character, what }) => what === 'wound' && character === p.hero.card);
  if (wound) return wound;
  const offers = onOffer.filter((card) => {
    const going = inTheWay(g, player, card);
    const brings = going !== undefined && legal.some((a) => a.type === 'market/sell' && a.card === going);
    const purse = p.gold + (brings && going ? Math.floor(costOf(g, going) / 2) : 0);
    return priceOf(g, player, card) <= purse && (going === undefined || brings || becomesAlly(g, card));
  });
  const wanted = best(offers, (card) => bargain(g, player, card));
  if (wanted !== undefined && bargain(g, player, wanted) > 0) {
    const buy = legal.find((a) => (a.type === 'market/buy' || a.type === 'market/hire') && a.card === wanted);
    if (buy) return buy;
    const going = inTheWay(g, player, wanted);
    const bought = p.gold >= priceOf(g, player, wanted) || !becomesAlly(g, wanted);
    const makeRoom = legal.find(
      (a) =>
        (a.type === 'market/sell' && a.card === going) ||
        (a.type === 'card/discard' && a.card === going && a.player === player && bought),
    );
    if (makeRoom) return makeRoom;
  }
  const care = best(heals, ({ character, what }) => {
    const who = body(character);
    const need = what === 'wound' ? 1.5 * (who?.wounds ?? 0) : (who?.exhaustion ?? 0);
    return need + (character === p.hero.card ? 1 : 0);
  });
  return care ?? find(legal, 'market/done');
}
