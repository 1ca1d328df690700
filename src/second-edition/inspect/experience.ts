import { forbid, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { type Color, colors } from '../abilities/language.js';
import { refuseColor } from '../base/adventure.js';
import { playerState } from '../base/cards.js';
import { counterWorth } from '../base/characters.js';
import { costRule, counterCost, pointsHeld, refuseBonus } from '../base/experience.js';
import { type Bonus, bonuses } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { type Refused, refusedBy } from './refused.js';

/** One kind of experience counter, for one player. */
export interface BonusInspection {
  /** The kind. */
  readonly bonus: Bonus;
  /** How many the Hero has. */
  readonly counters: number;
  /** How much each of them adds. */
  readonly adds: number;
  /** What forbids another one: a limit, or too few points; `null` if nothing does. */
  readonly refused: Refused | null;
}

/** The experience of a player. */
export interface ExperienceInspection {
  /** Experience points that can be spent. */
  readonly points: number;
  /** Unspent adventure counters, by color. */
  readonly unspent: Readonly<Record<Color, number>>;
  /** The cost of the next experience counter in points. With Advanced Runebound one price buys two. */
  readonly cost: number;
  /** The rule that sets the cost. */
  readonly rule: RuleId;
  /** The five kinds of counter. */
  readonly bonuses: readonly BonusInspection[];
  /** The colors of adventure that the Hero may no longer draw, and why. */
  readonly barred: readonly {
    /** The color. */
    readonly color: Color;
    /** What forbids it: Life counters. */
    readonly refused: Refused;
  }[];
}

export function experienceInspection(g: G, player: number): ExperienceInspection {
  const { hero, counters } = playerState(g, player);
  const [points, cost, rule] = [pointsHeld(g, player), counterCost(g), costRule(g)];
  const tooFew =
    points < cost ? forbid(rule, why`You need ${cost} experience points, and have ${points}.`) : null;
  return {
    points,
    unspent: { ...counters },
    cost,
    rule: g.cited(rule),
    bonuses: bonuses.map((bonus) => ({
      bonus,
      counters: hero.experience[bonus],
      adds: counterWorth(g, bonus),
      refused: refusedBy(g, refuseBonus(g, player, bonus) ?? tooFew),
    })),
    barred: colors.flatMap((color) => {
      const refused = refusedBy(g, refuseColor(g, player, color));
      return refused === null ? [] : [{ color, refused }];
    }),
  };
}
