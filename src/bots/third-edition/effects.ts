import type { Amount, Cost, Effect } from '../../third-edition/abilities/language.js';
import { attributeOf, handSize, healthOf } from '../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';

/* What cards have happen outside combat, in points: a point is about a gold. */

/** What trophies, skills and story tokens are worth. */
export const TROPHY = 2.2;
const CARD = 0.7;
const STORY = 7;

/** About so many skills of the deck are successes. */
export const successRate = 0.45;

const numberOf = (g: G, player: number, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  const { count, times = 1, plus = 0 } = amount;
  const counted =
    count === 'body' || count === 'mind' || count === 'spirit' ? attributeOf(g, player, count) : 1.2;
  return Math.max(0, counted * times + plus);
};

/** How likely a hero passes a test. */
export function chanceToPass(
  g: G,
  player: number,
  attribute: 'body' | 'mind' | 'spirit',
  modifier = 0,
): number {
  const cards = Math.max(0, attributeOf(g, player, attribute) + modifier);
  return 1 - (1 - successRate) ** cards;
}

/** What a story token is worth now: the villain has to fall to it in the end. */
const storyWorth = (g: G, player: number): number =>
  (g.state.players[player]?.story ?? 0) >= 7 ? 0.5 : STORY;

/** What a list of effects is worth to a player. */
export const worthOf = (g: G, player: number, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + one(g, player, effect), 0);

/** What a cost takes away. */
export const priceOf = ({ exert = 0, gold = 0, delayed, trophies = 0 }: Cost = {}): number =>
  exert * 0.9 + gold + (delayed ? 1.2 : 0) + trophies * TROPHY;

function one(g: G, player: number, e: Effect): number {
  const p = g.state.players[player] as SeenPlayer;
  const n = (amount: Amount): number => numberOf(g, player, amount);
  switch (e.do) {
    case 'gain-gold':
      return n(e.amount);
    case 'lose-gold':
      return -Math.min(p.gold, n(e.amount));
    case 'gain-trophy':
      return TROPHY * n(e.amount ?? 1);
    case 'keep-as-trophy':
      return TROPHY;
    case 'gain-story':
      return storyWorth(g, player) * n(e.amount);
    case 'lose-story':
      return -STORY * Math.min(p.story, n(e.amount));
    case 'draw-skills':
      return CARD * n(e.amount);
    case 'discard-skills':
      return -CARD * Math.min(p.hand.length, n(e.amount));
    case 'learn-skill':
      return p.hand.length > 0 ? 4 : 0;
    case 'gain-asset':
      return e.from === 'any-market' ? Math.min(6, 1 + (e.cost?.atMost ?? 5)) : 3;
    case 'remove-zombies':
      return Math.min(g.state.zombies.length, n(e.amount));
    case 'heal':
      return 0.6 * (e.amount === 'all' ? p.damage : Math.min(p.damage, n(e.amount)));
    case 'suffer':
      return p.damage + n(e.amount) >= healthOf(g, player) ? -5 : -0.8 * n(e.amount);
    case 'become-delayed':
      return p.delayed ? 0 : -1.5;
    case 'move':
    case 'move-by-dice':
      return 0.6;
    case 'test': {
      const passes = chanceToPass(g, player, e.attribute, e.modifier);
      return passes * worthOf(g, player, e.pass ?? []) + (1 - passes) * worthOf(g, player, e.fail ?? []);
    }
    case 'choose':
      return Math.max(0, ...e.options.map((option) => worthOf(g, player, option.do) - priceOf(option.cost)));
    case 'engage':
      return 2;
    case 'challenge':
      return 1;
    default:
      return 0;
  }
}

/** How many skill cards more a hand takes. */
export const roomInHand = (g: G, player: number): number =>
  Math.max(0, handSize(g, player) - (g.state.players[player]?.hand.length ?? 0));
