import { cardOf, costOf, playerState } from '../../second-edition/base/cards.js';
import { partyOf } from '../../second-edition/base/characters.js';
import type { EffectsFrame } from '../../second-edition/base/frames.js';
import type { Bonus } from '../../second-edition/base/state.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Amount, Effect } from '../../second-edition/index.js';
import { type Action, all, best } from './bot.js';
import { worthOfBonus } from './growth.js';
import { endingWorth } from './journey.js';
import { lifeLeft, testChance } from './table.js';
import { worthOfCard, worthOfOwned } from './valuing.js';

/* What effects are worth to the player they happen to, in gold, and the choices they leave. */

const sized = (amount: Amount | 'all' | undefined, most: number): number =>
  amount === undefined ? 0 : typeof amount === 'number' ? Math.min(amount, most) : most;

/** What a list of effects is worth. A rough measure: cards can say more than a simple player understands. */
export const worthOfEffects = (g: G, player: number, effects: readonly Effect[] | undefined): number =>
  (effects ?? []).reduce((sum, effect) => sum + worthOfEffect(g, player, effect), 0);

function worthOfEffect(g: G, player: number, e: Effect): number {
  const p = playerState(g, player);
  switch (e.do) {
    case 'gain-gold':
      return sized(e.amount, 6);
    case 'lose-gold':
      return -sized(e.amount, p.gold);
    case 'wounds':
      return (
        (e.to === 'enemy' || e.to === 'every-other-hero' ? 2 : -3 / Math.max(1, lifeLeft(g, player) / 3)) *
        sized(e.amount, 3)
      );
    case 'exhaustion':
      return (e.to === 'enemy' || e.to === 'every-other-hero' ? 0.5 : -1) * sized(e.amount, 3);
    case 'heal':
      return e.who === 'enemy'
        ? -2
        : 2 * Math.min(p.hero.wounds, sized(e.wounds, 9)) +
            0.4 * Math.min(p.hero.exhaustion, sized(e.exhaustion, 9));
    case 'test': {
      const chance = testChance(g, player, e.attribute, e.skill ?? null, e.target);
      return (
        chance * worthOfEffects(g, player, e.success) + (1 - chance) * worthOfEffects(g, player, e.failure)
      );
    }
    case 'fight':
      return 2 * worthOfEffects(g, player, e.won) * 0.3 - 1;
    case 'when':
      return (worthOfEffects(g, player, e.then) + worthOfEffects(g, player, e.else)) / 2;
    case 'choose':
      return Math.max(0, ...e.options.map((option) => worthOfEffects(g, player, option.do)));
    case 'roll-table':
      return e.rows.reduce((sum, row) => sum + worthOfEffects(g, player, row.do), 0) / e.rows.length;
    case 'change':
      return 1.5;
    case 'lose-card':
      return -4;
    case 'special':
      return e.effect === 'awaken-scion' ? AWAKENED : 1;
    case 'end-turn':
      return -2;
    case 'discard-this':
    case 'finish':
    case 'progress':
    case 'stay-open':
      return 0;
    default:
      return plainWorth[e.do] ?? 1;
  }
}

/** A Scion at one's side: whoever has come to awaken one pays what it asks. */
const AWAKENED = 9;

/** Effects whose worth does not hang on their details. */
const plainWorth: Partial<Record<Effect['do'], number>> = {
  'take-card': 5,
  'gain-experience': 8,
  'gain-counter': 3,
  'draw-market': 4,
  'defeat-enemy': 6,
  fail: -3,
};

/** Chooses what a card leaves open. */
export function chooseForCard(
  g: G,
  player: number,
  f: EffectsFrame,
  legal: readonly Action[],
): Action | undefined {
  const e = g.content.lists[f.list]?.[f.at];
  const choices = all(legal, 'effect/choose');
  return e && best(choices, ({ choice }) => worthOfChoice(g, player, e, choice, f.pending));
}

function worthOfChoice(g: G, player: number, e: Effect, choice: string, pending: readonly string[]): number {
  const p = playerState(g, player);
  switch (e.do) {
    case 'choose': {
      const option = e.options.find(({ id }) => id === choice);
      const { gold = 0, exhaustion = 0, wounds = 0 } = option?.cost ?? {};
      return worthOfEffects(g, player, option?.do) - gold - exhaustion - 3 * wounds;
    }
    case 'take-card':
      return choice === 'take' ? 9 : choice === 'nothing' ? 0 : 3 - worthOfOwned(g, player, choice);
    case 'draw-market': {
      const drawn = (id: string): number =>
        id === 'nothing' ? 0 : worthOfCard(g, player, id) + 0.1 * costOf(g, id);
      if (choice === 'nothing' || pending.includes(choice)) return drawn(choice);
      // A card of one's own makes room for one that was drawn: worth it if that one is clearly better.
      return Math.max(...pending.map(drawn)) - worthOfOwned(g, player, choice) - 0.1 * costOf(g, choice) - 1;
    }
    case 'lose-card':
      return -worthOfOwned(g, player, choice);
    case 'gain-experience':
      return worthOfBonus(g, player, choice as Bonus);
    case 'teleport':
      return endingWorth(g, player)(choice);
    case 'refresh':
      return costOf(g, choice);
    case 'heal':
      return hurtOf(g, player, choice);
    case 'wounds':
    case 'exhaustion':
      return -hurtOf(g, player, choice) - (choice === p.hero.card ? 1 : 0);
    default:
      return choice === 'nothing' ? -1 : 0;
  }
}

const hurtOf = (g: G, player: number, card: string): number => {
  const who = partyOf(g, player).find((c) => c.card === card);
  return who ? who.wounds + 0.2 * who.exhaustion + (cardOf(g, card).kind === 'hero' ? 0.5 : 0) : 0;
};
