import type { SecondEditionAction } from '../../actions.js';

/** How a combat is likely to go. The five chances of how it ends are one together. */
export interface CombatChances {
  /** How likely the enemy is defeated, from 0 to 1; of a rival, knocked out. */
  readonly win: number;
  /** How likely the Hero gets away. */
  readonly escape: number;
  /** How likely the Hero is knocked out. */
  readonly knockout: number;
  /** How likely the combat ends in another way: the rival gets away, or a card breaks it off. */
  readonly otherwise: number;
  /** How likely it never ends, as neither can hurt the other any more. */
  readonly endless: number;
  /** The wounds that the Hero takes on the average, those of a knockout included, none healed. */
  readonly wounds: number;
  /** The Allies that are killed on the average. */
  readonly alliesKilled: number;
  /** How many rounds begin on the average, from now on; `null` if it may never end. */
  readonly rounds: number | null;
}

/** How a combat is likely to go after one of the actions at hand. */
export interface CombatOption extends CombatChances {
  /** The action. */
  readonly action: SecondEditionAction;
}

/** How a combat is likely to go, from where it stands. */
export interface CombatOdds extends CombatChances {
  /** Whose Hero it is told of, by index. */
  readonly player: number;
  /** What the policy does now; `null` if another player, or chance, is asked. */
  readonly best: SecondEditionAction | null;
  /** What the player could do now, with what comes of it if the policy is followed from then on. Empty if another is asked. */
  readonly options: readonly CombatOption[];
  /** How many positions of the combat were looked at, each once. */
  readonly positions: number;
}

/** What ways for a combat to go are worth. */
export interface CombatAim {
  /** Winning; 1 if left out. */
  readonly win?: number;
  /** Getting away; 0 if left out. */
  readonly escape?: number;
  /** Being knocked out; 0 if left out. */
  readonly knockout?: number;
  /** Each wound of the Hero; a millionth less than nothing if left out: of ways to win as often, the one that hurts less. */
  readonly wound?: number;
}

/** How combat odds are counted. */
export interface CombatOddsOptions {
  /** Of whose Hero they are told; of the one who acts in the combat as its attacker, if left out. */
  readonly player?: number;
  /**
   * What both sides play for: each decision is the one that brings most of it, known exactly. A rival plays against it.
   * To run at any price: `{ win: 0, escape: 1 }`.
   */
  readonly aim?: CombatAim;
  /**
   * In place of an aim: what is done at each decision, one of the actions given. It may hang on what stands in `state`, which is the
   * position then, to be read only.
   */
  readonly policy?: (
    options: readonly SecondEditionAction[],
    state: unknown,
    player: number,
  ) => SecondEditionAction;
  /** More positions than this are not looked at: 20,000 if left out. */
  readonly most?: number;
}
