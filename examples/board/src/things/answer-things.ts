import { actionCode } from 'runebound-engine/kernel';
import type { Move } from '../table/client.js';
import type { DieThing } from './combat-things.js';

/* What may be answered and what is refused. */

/** How likely something is, with what it says of it. */
export interface Likely {
  readonly text: string;
  /** From 0 to 1; `null` where there is more to say than one number. */
  readonly chance: number | null;
}

/** What an answer or an attempt is about. */
export interface About {
  readonly space: string | null;
  readonly card: string | null;
  /** Combat tokens that it spends or uses, by side and place. */
  readonly tokens: readonly string[];
  /** How much the tokens come to; `null` without any. */
  readonly amount: number | null;
  /** The token that it is done to. */
  readonly on: string | null;
  /** The ability of the card that it uses. */
  readonly ability: string | null;
  /** The face of the die that it throws again; `null` if none. */
  readonly die: number | null;
  /** Which group of buttons it belongs to. */
  readonly group: 'plain' | 'aside' | 'board' | 'cards' | 'tokens' | 'dice' | 'gives' | 'asks' | 'sells';
}

export interface AnswerThing extends About {
  readonly code: string;
  readonly action: Move;
  /** All its actions in a row, where it takes several. */
  readonly actions?: readonly Move[];
  readonly label: string;
  readonly hint: string;
  readonly likely: Likely | null;
  /** What comes after a fight that it begins, if that is won; left out where nothing does. */
  readonly follows?: string;
  /** Whether it throws a card away, so that one which is offered can be taken. */
  readonly makesRoom: boolean;
  /** How many answers it stands for that come to the same, with equal tokens; left out where it is the only one. */
  readonly alike?: number;
  /** What it says in two parts, where it says two things that differ from answer to answer. */
  readonly parts: Parts | null;
}

/** An answer in two parts: `Reroll hills`, `exert Guardian Spirit`. */
export interface Parts {
  readonly first: string;
  readonly rest: string;
  /** Whether the rest is any number of tokens, which can be chosen one by one. */
  readonly pick?: true;
}

/** One answer for several actions in a row. */
export const inOne = (
  actions: readonly Move[],
  said: Pick<AnswerThing, 'group' | 'label' | 'hint'> & Partial<Pick<AnswerThing, 'space'>>,
): AnswerThing => ({
  space: null,
  card: null,
  ability: null,
  tokens: [],
  amount: null,
  on: null,
  die: null,
  code: actions.map((one) => actionCode(one)).join(' '),
  action: (actions as [Move])[0],
  actions,
  likely: null,
  makesRoom: false,
  parts: null,
  ...said,
});

/** Whether it only throws a card away: it can be done at any time, and is seldom wanted. */
export const isDiscard = ({ action }: AnswerThing): boolean => action.type === 'card/discard';

/** Something that could be tried, and why it is refused. */
export interface RefusalThing extends About {
  readonly code: string;
  readonly action: Move;
  readonly label: string;
  readonly reason: string;
  readonly rule: string;
}

/** A way to a space: actions in a row, with what it costs. */
export interface Way {
  readonly actions: readonly Move[];
  readonly path: readonly string[];
  /** The dice that are spent. */
  readonly dice: readonly DieThing[];
  /** What it costs beside the dice; empty if nothing. */
  readonly cost: string;
  /** Whether it costs so much, or takes the place of so much, that a click shows that first. */
  readonly asks: boolean;
}

/** The ways to a space that can be reached, the cheapest first. */
export interface Journey {
  readonly space: string;
  readonly ways: readonly Way[];
}
