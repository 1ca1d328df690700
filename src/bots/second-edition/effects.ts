import type { Measure, MeasureOfChoice } from '../../second-edition/abilities/card-effect.js';
import { worthOf } from '../../second-edition/abilities/effect-parts.js';
import { NOTHING } from '../../second-edition/abilities/rule.js';
import { cardOf, costOf, playerState } from '../../second-edition/base/cards.js';
import { partyOf } from '../../second-edition/base/characters.js';
import type { EffectsFrame } from '../../second-edition/base/frames.js';
import type { Bonus } from '../../second-edition/base/state.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Amount, Effect } from '../../second-edition/index.js';
import { all, best, type Choice, type Legal } from './bot.js';
import { worthOfBonus } from './growth.js';
import { endingWorth } from './journey.js';
import { lifeLeft, testChance } from './table.js';
import { worthOfCard, worthOfOwned } from './valuing.js';

const sized = (amount: Amount | 'all' | undefined, most: number): number =>
  amount === undefined ? 0 : typeof amount === 'number' ? Math.min(amount, most) : most;

/** The worth of a list of effects, in gold: a rough measure. */
export function worthOfEffects(g: G, player: number, effects: readonly Effect[] | undefined): number {
  const measure: Measure = {
    own: playerState(g, player),
    list: (list = []) => list.reduce((sum, e) => sum + (worthOf(e).worth?.(e, measure) ?? 1), 0),
    sized,
    lifeLeft: () => lifeLeft(g, player),
    passes: (attribute, skill, target) => testChance(g, player, attribute, skill, target),
  };
  return measure.list(effects);
}

export function chooseForCard(g: G, player: number, f: EffectsFrame, legal: Legal): Choice {
  const e = g.content.lists[f.list]?.[f.at];
  const choices = all(legal, 'effect/choose');
  const worth = e && worthOf(e).choice;
  const measure: MeasureOfChoice = {
    own: playerState(g, player),
    pending: f.pending,
    list: (effects) => worthOfEffects(g, player, effects),
    owned: (card) => worthOfOwned(g, player, card),
    card: (card) => worthOfCard(g, player, card),
    cost: (card) => costOf(g, card),
    bonus: (bonus) => worthOfBonus(g, player, bonus as Bonus),
    ending: (space) => endingWorth(g, player)(space),
    hurt: (card) => hurtOf(g, player, card),
  };
  return e && best(choices, ({ choice }) => worth?.(e, choice, measure) ?? (choice === NOTHING ? -1 : 0));
}

const hurtOf = (g: G, player: number, card: string): number => {
  const who = partyOf(g, player).find((c) => c.card === card);
  return who ? who.wounds + 0.2 * who.exhaustion + (cardOf(g, card).kind === 'hero' ? 0.5 : 0) : 0;
};
