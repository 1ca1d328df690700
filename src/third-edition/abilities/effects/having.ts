import { takeWonFirst } from '../../base/adventuring.js';
import {
  adventureDecks,
  assetOf,
  discard,
  drawFrom,
  known,
  playerState,
  takeDrawn,
  takeOut,
} from '../../base/cards.js';
import {
  delay,
  discardOwn,
  discardSkill,
  gainAsset,
  gainGold,
  gainStory,
  heal,
  loseStory,
  payGold,
  suffer,
} from '../../base/possessions.js';
import { takeQuestFirst } from '../../base/quests.js';
import { cityAt, takeFromMarket } from '../../base/shopping.js';
import { ASSETS, type CardId, type CityId } from '../../base/state.js';
import { drawSkills, learnSkill } from '../../base/training.js';
import { gainTrophy, takeTrophy } from '../../base/trophies.js';
import type { G } from '../../base/vocabulary.js';
import { amountOf } from '../amounts.js';
import type { Effect } from '../language.js';
import type { EffectRules } from '../rule.js';

/* What heroes gain, lose and suffer by what a card says. */

const CARD = '3e.game.ability-order';

/** The cards of the markets that an effect reaches, of those that cost what it says. */
function marketCards(
  g: G,
  player: number,
  { from, cost: { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = {} }: GainAsset,
): readonly CardId[] {
  const here = cityAt(g, player);
  const cities = from === 'any-market' ? Object.keys(g.state.markets) : here === null ? [] : [here];
  return cities.flatMap((city) =>
    (g.state.markets[city] ?? []).filter((card) => {
      const { cost } = assetOf(g, card);
      return atLeast <= cost && cost <= atMost;
    }),
  );
}

type GainAsset = Extract<Effect, { readonly do: 'gain-asset' }>;

/** The city in whose market a card lies; `null` if in none. */
const marketOf = (g: G, card: CardId): CityId | null =>
  Object.keys(g.state.markets).find((city) => g.state.markets[city]?.includes(card)) ?? null;

export const having: EffectRules<
  | 'gain-gold'
  | 'lose-gold'
  | 'gain-trophy'
  | 'gain-story'
  | 'lose-story'
  | 'draw-skills'
  | 'discard-skills'
  | 'learn-skill'
  | 'gain-asset'
  | 'heal'
  | 'suffer'
  | 'become-delayed'
  | 'keep-as-trophy'
  | 'discard-this'
> = {
  'gain-gold': { act: (g, f, e) => gainGold(g, f.player, amountOf(g, f, e.amount), CARD) },
  'lose-gold': { act: (g, f, e) => payGold(g, f.player, amountOf(g, f, e.amount), CARD) },
  'gain-trophy': {
    act(g, f, e) {
      takeWonFirst(g, f.card);
      takeQuestFirst(g, f.card);
      for (let left = amountOf(g, f, e.amount ?? 1); left > 0; left--) gainTrophy(g, f.player, e.of ?? null);
    },
  },
  'gain-story': { act: (g, f, e) => gainStory(g, f.player, amountOf(g, f, e.amount), CARD) },
  'lose-story': { act: (g, f, e) => loseStory(g, f.player, amountOf(g, f, e.amount), CARD) },
  'draw-skills': { act: (g, f, e) => drawSkills(g, f.player, amountOf(g, f, e.amount)) },
  'discard-skills': {
    options(g, f, e) {
      const { hand } = playerState(g, f.player);
      const left = known(hand).filter((card) => !f.chosen.includes(card));
      return f.chosen.length < amountOf(g, f, e.amount) && left.length > 0 ? left : null;
    },
    act(g, f) {
      for (const card of f.chosen) discardSkill(g, f.player, card, CARD);
    },
  },
  'learn-skill': {
    options: (g, f) => (f.chosen.length === 0 ? known(playerState(g, f.player).hand) : null),
    act(g, f) {
      const [card] = f.chosen;
      if (card !== undefined) learnSkill(g, f.player, card);
    },
  },
  'gain-asset': {
    options(g, f, e) {
      return e.from === 'deck' || f.chosen.length > 0 ? null : marketCards(g, f.player, e);
    },
    ask: (g, f, e) => (e.from === 'deck' && f.chosen.length === 0 ? drawFrom(g, ASSETS) : null),
    answer(g, f, _e, answer) {
      if (answer.type !== 'chance/draw') return;
      takeDrawn(g, ASSETS, answer.card);
      f.chosen.push(answer.card);
    },
    act(g, f, e) {
      const [card] = f.chosen;
      if (card === undefined) return;
      const city = e.from === 'deck' ? null : marketOf(g, card);
      if (city !== null) takeFromMarket(g, city, card);
      gainAsset(g, f.player, assetOf(g, card).id, city === null ? {} : { city }, CARD);
    },
  },
  heal: {
    act(g, f, e) {
      const { damage } = playerState(g, f.player);
      heal(g, f.player, e.amount === 'all' ? damage : amountOf(g, f, e.amount), '3e.damage.heal');
    },
  },
  // Outside combat nothing blocks it (3e.damage.outside-combat).
  suffer: { act: (g, f, e) => suffer(g, f.player, amountOf(g, f, e.amount), '3e.damage.outside-combat') },
  'become-delayed': { act: (g, f) => delay(g, f.player) },
  'keep-as-trophy': {
    act(g, f) {
      const p = playerState(g, f.player);
      const at = p.rumors.findIndex((rumor) => rumor.card === f.card);
      if (at >= 0) p.rumors.splice(at, 1);
      takeOut(p.quests, f.card);
      const { deck } = { deck: undefined, ...g.content.cards[f.card] };
      if (adventureDecks.some((one) => one === deck)) takeTrophy(g, f.player, f.card, '3e.event.trophy');
    },
  },
  'discard-this': {
    act(g, f) {
      if (takeOut(g.state.revealed, f.card)) discard(g, f.card, CARD);
      else discardOwn(g, f.player, f.card);
    },
  },
};
