import { cardOf, costOf, playerState } from '../../../second-edition/base/cards.js';
import { attributeValue, damageValue } from '../../../second-edition/base/characters.js';
import { priceOf } from '../../../second-edition/base/market.js';
import { refuseAcquire } from '../../../second-edition/base/possessions.js';
import type { Bonus } from '../../../second-edition/base/state.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { type Action, all, best, type Choice, find, type Legal } from '../bot.js';

/** In a market: heals the Hero, buys the dearest card there is room for, and sells a cheap one to make room for a much dearer one. */
export function trade(g: G, player: number, legal: Legal): Choice {
  const { hero, gold, items } = playerState(g, player);
  const heals = all(legal, 'market/heal');
  const cure = heals.find(({ character, what }) => what === 'wound' && character === hero.card);
  if (cure) return cure;
  const offers = legal.filter(
    (action): action is Extract<Action, { type: 'market/buy' | 'market/hire' }> =>
      action.type === 'market/buy' || action.type === 'market/hire',
  );
  const room = offers.filter(({ card }) => costOf(g, card) > 0 && refuseAcquire(g, player, card) === null);
  const wanted = best(room, ({ card }) => costOf(g, card));
  if (wanted && priceOf(g, player, wanted.card) <= gold) return wanted;
  for (const { card } of offers) {
    const kind = classOf(g, card);
    const old = items.find(
      (item) => classOf(g, item.card) === kind && costOf(g, card) >= costOf(g, item.card) + 3,
    );
    const sell = old && all(legal, 'market/sell').find((action) => action.card === old.card);
    if (kind !== null && sell) return sell;
  }
  return best(heals, ({ what }) => (what === 'wound' ? 1 : 0)) ?? find(legal, 'market/done');
}

const classOf = (g: G, id: string): string | null => {
  const card = cardOf(g, id);
  return 'class' in card ? String(card.class) : null;
};

const attributes = ['body', 'mind', 'spirit'] as const;

/** The most useful counter: for the attribute that strikes hardest, unless it is far ahead; Stamina and Life last. */
export function learn(g: G, player: number, legal: Legal): Choice {
  const { hero } = playerState(g, player);
  const worth = (bonus: Bonus): number => {
    const of = attributes.find((each) => each === bonus);
    if (of === undefined) return bonus === 'stamina' ? -50 : -60;
    return 3 * damageValue(g, player, hero.card, of) - attributeValue(g, player, hero.card, of) / 2;
  };
  return best([...all(legal, 'experience/buy'), ...all(legal, 'experience/second')], ({ bonus }) =>
    worth(bonus),
  );
}
