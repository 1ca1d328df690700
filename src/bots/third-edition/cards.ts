import type { Measure } from '../../third-edition/abilities/card-effect.js';
import { worthOf } from '../../third-edition/abilities/effect-parts.js';
import type { Ability, Amount } from '../../third-edition/abilities/language.js';
import { isStanding, isUsed } from '../../third-edition/abilities/uses.js';
import { momentWorths, statWorths } from '../../third-edition/abilities/word-tables.js';
import { assetOf, skillOf, trophyType } from '../../third-edition/base/cards.js';
import { abilitiesOf, attributeOf, cardsInForce, handSize } from '../../third-edition/base/characters.js';
import { type SeenPlayer, SKILLS } from '../../third-edition/base/state.js';
import { covers } from '../../third-edition/base/training.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import { priceOf } from './effects.js';
import { heroStrength, tokenWorth } from './outlook.js';

/* The worth of assets and skills for the rest of a game, in points. Good fighting wins. */

/** A token is cast in every round of every combat. */
const TOKEN = 9;

const roughly = (amount: Amount): number => (typeof amount === 'number' ? amount : (amount.plus ?? 0) + 1.5);

/** The worth of effects at their moment, in points of damage. */
const deeds: Measure = {
  amount: roughly,
  list: (effects = []) => effects.reduce((sum, e) => sum + (worthOf(e).onCard?.(e, deeds) ?? 0), 0),
};

type Surge = Extract<Ability, { readonly use: 'surge' }>;
const isSurge = (one: Ability): one is Surge => isUsed(one, 'surge');

const perSurge = ({ surge, do: effects }: Surge): number =>
  Math.max(0.4, deeds.list(effects)) / (surge === 'X' ? 1.2 : surge);

/** The worth of one more use of surges to a player who casts some and has other uses. */
function surgeWorth(g: G, player: number, card: string, one: Surge): number {
  const others = cardsInForce(g, player).flatMap((id) =>
    id === card ? [] : abilitiesOf(g, id).filter(isSurge).map(perSurge),
  );
  const own = perSurge(one);
  const supply = Math.min(1.5, heroStrength(g, player).surges);
  return TOKEN * supply * Math.max(0.2 * own, own - Math.max(0, ...others));
}

function abilityWorth(g: G, player: number, card: string, one: Ability): number {
  if ('always' in one) {
    if (one.always === 'bonus') return statWorths[one.stat] * roughly(one.add);
    return one.always === 'no-surge' ? 6 : 0.8;
  }
  if ('when' in one) {
    return momentWorths[one.when] * Math.max(0.2, deeds.list(one.do) - 0.6 * priceOf(one.cost));
  }
  switch (one.use) {
    case 'surge':
      return surgeWorth(g, player, card, one);
    case 'combat-action':
    case 'after-combat-action':
      return 4 * Math.max(0.3, deeds.list(one.do) - 0.4 * priceOf(one.cost));
    case 'reroll-terrain':
      return 0.8;
    case 'turn':
      return 1.5 * Math.max(0.2, deeds.list(one.do) - 0.6 * priceOf(one.cost));
    default:
      return 0.8 * Math.max(0.2, deeds.list(one.do) - 0.6 * priceOf(one.cost));
  }
}

const abilitiesWorth = (g: G, player: number, card: string): number =>
  abilitiesOf(g, card).reduce((sum, one) => sum + abilityWorth(g, player, card, one), 0);

export function assetWorth(g: G, player: number, id: string): number {
  const { token, trade } = assetOf(g, id);
  return TOKEN * tokenWorth(g, token) + abilitiesWorth(g, player, id) + 0.7 * (trade?.value ?? 0);
}

/** The gain of an asset over the one of its type that it replaces. */
export function assetGain(g: G, player: number, id: string): number {
  const p = g.state.players[player] as SeenPlayer;
  const { type } = assetOf(g, id);
  const worn = p.assets.filter((other) => other !== id && assetOf(g, other).type === type);
  return assetWorth(g, player, id) - Math.max(0, ...worn.map((other) => assetWorth(g, player, other)));
}

export const skillWorth = (g: G, player: number, id: string): number => abilitiesWorth(g, player, id);

const skillCost = (g: G, id: string): number =>
  Object.values(skillOf(g, id).cost).reduce((sum, n) => sum + n, 0);

/** The gain of a skill: its worth, less that of the skill it replaces. */
function skillGain(g: G, player: number, id: string): number {
  const p = g.state.players[player] as SeenPlayer;
  const { type, abilities = [] } = skillOf(g, id);
  const more = abilities.some((one) => isStanding(one, 'bonus') && one.stat === type) ? 1 : 0;
  const learned = p.skills.filter((other) => skillOf(g, other).type === type);
  const room = attributeOf(g, player, type) + more - learned.length;
  if (room > 0) return skillWorth(g, player, id);
  if (attributeOf(g, player, type) === 0) return 0;
  return skillWorth(g, player, id) - Math.min(...learned.map((other) => skillWorth(g, player, other)));
}

export function affordable(g: G, p: SeenPlayer, id: string): boolean {
  const held = { combat: 0, exploration: 0, social: 0 };
  for (const trophy of p.trophies) held[trophyType(g, trophy)] += 1;
  for (const type of adventureTypes) held[type] += p.secret[type].length;
  return covers(held, skillOf(g, id).cost);
}

/** The price of a trophy in other skills: it falls as time runs out. */
const trophyPrice = (g: G): number => (g.state.time.act === 1 ? 0.8 : g.state.time.space < 6 ? 0.5 : 0.2);

export const learningWorth = (g: G, player: number, id: string): number =>
  skillGain(g, player, id) - trophyPrice(g) * skillCost(g, id);

/** The worth of a skill card in hand: to learn later, or to exert. */
export function handWorth(g: G, player: number, id: string): number {
  const p = g.state.players[player] as SeenPlayer;
  const gain = skillGain(g, player, id) - 0.5 * skillCost(g, id);
  return Math.max(0.3, affordable(g, p, id) ? gain * 1.3 : gain);
}

/** The worth of training: the chance to draw a skill worth learning, and its gain over those in hand. */
export function trainingWorth(g: G, player: number): number {
  const p = g.state.players[player] as SeenPlayer;
  const { top = [], pool = [], bottom = [] } = g.state.decks[SKILLS] ?? {};
  const unseen = [...top, ...pool, ...bottom];
  if (unseen.length === 0) return 0;
  const value = (card: string): number =>
    affordable(g, p, card) ? Math.max(0, learningWorth(g, player, card)) : 0;
  const held = Math.max(0, ...p.hand.map(value));
  const better = unseen.map((card) => value(card) - held).filter((gain) => gain > 0);
  if (better.length === 0) return 0;
  const mean = better.reduce((sum, gain) => sum + gain, 0) / better.length;
  return mean * (1 - (1 - better.length / unseen.length) ** handSize(g, player));
}
