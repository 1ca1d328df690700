import { forbid, override, type StepChange } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import { playerState } from '../../base/cards.js';
import { counterWorth } from '../../base/characters.js';
import { addBonus, costRule, counterCost, experienceValue, refuseBonus } from '../../base/experience.js';
import { type ExperienceFrame, experience } from '../../base/frames.js';
import { heal } from '../../base/harm.js';
import { bonuses } from '../../base/state.js';
import { action, decide, type G, steps } from '../../base/vocabulary.js';
import { recoveryDeclined } from './event-kinds.js';

/* One price buys two counters (adv.experience.two-for-one). The purchase names the first; after paying, the player names the second. */

/** The price of two counters by the number of players, the same for one and two. */
const prices: readonly (readonly [price: number, rule: RuleId])[] = [
  [6, 'adv.experience.price-2'],
  [6, 'adv.experience.price-2'],
  [5, 'adv.experience.price-3-4'],
  [5, 'adv.experience.price-3-4'],
  [4, 'adv.experience.price-5'],
  [3, 'adv.experience.price-6'],
];

const priceOf = (g: G): (typeof prices)[number] =>
  prices[g.state.players.length - 1] as (typeof prices)[number];

/** The second counter, of another type (adv.experience.different-types) and never left out (adv.experience.no-single). */
const second = action<ExperienceFrame>()('experience/second', {
  parameters: { bonus: bonuses },
  moment: 'adv.experience.two-for-one',
  candidates(_g, _f, add) {
    for (const bonus of bonuses) add({ type: 'experience/second', bonus });
  },
  refuse: (g, f, { bonus }) =>
    bonus === f.bonus ? forbid('adv.experience.different-types') : refuseBonus(g, f.player, bonus),
  run(g, f, { bonus }) {
    addBonus(g, f.player, bonus);
    g.next(f);
  },
});

/** Discard all wounds and exhaustion of the Hero, not of its Allies (adv.experience.heal-on-purchase). */
const recover = action<ExperienceFrame>()('experience/recover', {
  moment: 'adv.experience.heal-on-purchase',
  run(g, f) {
    heal(g, playerState(g, f.player).hero.card, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    g.next(f);
  },
});

const goOn = action<ExperienceFrame>()('experience/go-on', {
  moment: 'adv.experience.heal-on-purchase',
  run(g, f) {
    g.emit(recoveryDeclined, { player: f.player, rule: 'adv.experience.heal-on-purchase' });
    g.next(f);
  },
});

/** The steps between paying for experience and gaining it. */
export const beforeGain = steps(
  experience,
  decide('second', {
    time: 'the choice of the second experience counter',
    rule: 'adv.experience.two-for-one',
    offers: () => [second],
    skip: (_g, f) => f.bonus === null,
  }),
  decide('recover', {
    time: 'the recovery after buying experience',
    rule: 'adv.experience.heal-on-purchase',
    offers: () => [recover, goOn],
    skip(g, f) {
      const { hero } = playerState(g, f.player);
      return f.bonus === null || hero.wounds + hero.exhaustion === 0;
    },
  }),
);

export const experienceChanges: readonly StepChange[] = beforeGain.steps.map((insert) => ({
  frame: experience,
  before: 'gain',
  insert,
}));

export const experienceOverrides = [
  override(counterCost, () => (g) => priceOf(g)[0]),
  override(costRule, () => (g) => priceOf(g)[1]),
  // Two counters for each price paid.
  override(experienceValue, (next) => (g, player) => next(g, player) / 2),
  // Every counter adds one to any value (adv.experience.plus-one).
  override(counterWorth, () => () => 1),
];
