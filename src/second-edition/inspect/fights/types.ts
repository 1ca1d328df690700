import type { SecondEditionAction } from '../../actions.js';

/** The expected result of a combat. The five probabilities add up to 1. */
export interface CombatChances {
  /** The probability that the enemy is defeated, or a rival knocked out. */
  readonly win: number;
  /** The probability that the Hero escapes. */
  readonly escape: number;
  /** The probability that the Hero is knocked out. */
  readonly knockout: number;
  /** The probability of another end: the rival escapes, or a card ends the combat. */
  readonly otherwise: number;
  /** The probability that it never ends, as neither side can hurt the other any more. */
  readonly endless: number;
  /** The mean number of wounds that the Hero takes, including a knockout's, without healing. */
  readonly wounds: number;
  /** The mean number of Allies killed. */
  readonly alliesKilled: number;
  /** The mean number of further rounds; `null` if it may never end. */
  readonly rounds: number | null;
}

/** The expected result after one of the legal actions. */
export interface CombatOption extends CombatChances {
  /** The action. */
  readonly action: SecondEditionAction;
}

/** The expected result of a combat from its present position. */
export interface CombatOdds extends CombatChances {
  /** The player of the Hero, by index. */
  readonly player: number;
  /** The policy's choice now; `null` if another player, or chance, is asked. */
  readonly best: SecondEditionAction | null;
  /** The actions of the player now, with the expected result if the policy is followed afterwards. Empty if another is asked. */
  readonly options: readonly CombatOption[];
  /** The number of different positions explored. */
  readonly positions: number;
}

/** The worth of results. */
export interface CombatAim {
  /** Winning; 1 by default. */
  readonly win?: number;
  /** Escaping; 0 by default. */
  readonly escape?: number;
  /** Being knocked out; 0 by default. */
  readonly knockout?: number;
  /** Each wound of the Hero; by default minus a millionth: of equally good ways to win, the one that hurts less. */
  readonly wound?: number;
}

/** Options of combat odds. */
export interface CombatOddsOptions {
  /** The player of the Hero; by default the attacker. */
  readonly player?: number;
  /** A legal action with which the combat begins, such as facing an undefeated Challenge: the odds are those after it. */
  readonly after?: SecondEditionAction;
  /** The player's aim: each decision is optimal for it, and a rival plays against it. To escape at any price: `{ win: 0, escape: 1 }`. */
  readonly aim?: CombatAim;
  /** Instead of an aim: chooses one of the given actions at each decision. It may read the position in `state`. */
  readonly policy?: (
    options: readonly SecondEditionAction[],
    state: unknown,
    player: number,
  ) => SecondEditionAction;
  /** The limit of positions; 20,000 by default. */
  readonly most?: number;
}
