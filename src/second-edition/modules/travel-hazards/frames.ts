import type { FrameOf, Place } from '../../../kernel/index.js';
import { colors } from '../../abilities/language.js';
import { type CombatFrame, combat, knockout, movement } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import { cardAt } from '../../saves/of-modules.js';
import { cardId, frameWith, seat, whole, word } from '../../saves/words.js';

/** A travel hazard: the check, its color and the card. */
export const hazard = frameWith('hazard', {
  player: seat,
  color: word(colors).nullable(),
  card: cardId.nullable(),
});
export type HazardFrame = FrameOf<typeof hazard>;

/** Experience for a hazard, taken from the pile in counters of other colors. */
export const hazardPay = frameWith('hazard-experience', {
  player: seat,
  /** Points still to be taken. */
  due: whole(1, 100),
});
export type HazardPayFrame = FrameOf<typeof hazardPay>;

/** Whether a battle comes from the card drawn as a hazard: against it, or against an enemy that it brings about. */
export const isOfHazard = (g: G, { opponent }: CombatFrame): boolean =>
  opponent.is !== 'hero' && g.find(hazard)?.card === opponent.card;

/** Whether a battle is against the card drawn as a hazard. */
export const isHazard = (g: G, fight: CombatFrame): boolean =>
  fight.opponent.is === 'challenge' && isOfHazard(g, fight);

const hasColor = (_g: G, { step, color }: HazardFrame) =>
  (color === null) === ['check', 'color'].includes(step)
    ? []
    : [{ path: 'color', message: 'A hazard has a color once that was rolled for, and not before.' }];

/** A hazard is the last thing in movement. */
export const placesOfHazard: readonly Place[] = [
  {
    on: movement,
    after: ['hazard'],
    shared: ['player'],
    problemsOf: (g, f, on) => [...cardAt('resolve', 'after')(g, f, on), ...hasColor(g, f)],
  },
];

const isForWinner = (g: G, { player }: HazardPayFrame) =>
  g.find(combat)?.attacker === player
    ? []
    : [{ path: 'player', message: 'Experience for a hazard is for the player who has defeated it.' }];

/** Experience for a hazard is taken at the end of its battle, also if a reward has knocked the winner out. */
export const placesOfPay: readonly Place[] = [
  { on: combat, after: ['earn'], problemsOf: isForWinner },
  { on: knockout, after: ['challenge'], shared: ['player'], problemsOf: isForWinner },
];
