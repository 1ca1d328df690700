import type { AnyAction } from '../../kernel/index.js';
import type { ThirdEditionAction } from '../actions.js';
import { test } from '../base/frames.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { ahead } from './ahead.js';
import { type CastOdds, castOdds } from './odds-of-combat.js';
import { type DeckOdds, deckOdds } from './odds-of-decks.js';
import { type DiceOdds, diceOdds } from './odds-of-dice.js';
import { Grounds } from './walking.js';

/** The odds of a request to chance, told apart by `is`. */
export type ChanceOdds = CastOdds | DiceOdds | DeckOdds;

/** An action, and the chance right after it. */
export interface OptionOdds {
  /** A legal action. */
  readonly action: ThirdEditionAction;
  /** The odds after it. */
  readonly odds: ChanceOdds;
}

/** The odds of everything that chance decides next. */
export interface Odds {
  /**
   * The present cast, roll, test or draw: while chance is asked, or while the player may still reroll or exert. `null`
   * if there is none.
   */
  readonly now: ChanceOdds | null;
  /** One entry for each legal action of the player who is asked that leads directly to chance, or to a test without a card. */
  readonly options: readonly OptionOdds[];
}

/** Actions that never lead directly to chance, or only to known odds. */
const neverAsks =
  /^(exchange\/|shop\/sell|move\/(step|spend|go|stop|stay)|combat\/(deal|flip|double)|block\/|excess\/)/;

const oddsAt = (g: G, grounds: Grounds): ChanceOdds | null =>
  castOdds(g) ?? diceOdds(g, grounds) ?? deckOdds(g);

function oddsAfter(copy: G, action: AnyAction, grounds: Grounds): ChanceOdds | null {
  const there = ahead.after(copy, action);
  // A test for which no card is revealed leads to no chance, and cannot be passed. After the end of the game there is no frame.
  const begun = there.state.frames.at(-1)?.kind === test.kind ? there.find(test) : undefined;
  if (begun?.revealed.length === 0 && copy.find(test) === undefined) return deckOdds(there);
  return there.waiting()?.step.does === 'chance' ? oddsAt(there, grounds) : null;
}

/**
 * The odds of what is in progress, and of each legal action of the player who is asked that leads directly to chance.
 *
 * All odds are exact, if nothing else is used: no rerolls, no exerting, no abilities. Casts count only the tokens that
 * are cast. Tests and draws treat
 * all unseen cards as equally likely: for a view, cards in other hands may come as well; for a state, only those in the
 * deck.
 *
 * @example
 * ```ts
 * const { odds } = ruleset.ask(state, oddsNow).options.find(({ action }) => action.type === 'move/roll') ?? {};
 * if (odds?.is === 'move') odds.hexes[0]; // { hex: 'h0703', chance: 1 }
 * ```
 */
export function oddsNow(g: G): Odds {
  const waiting = g.waiting();
  if (waiting === null) return { now: null, options: [] };
  const grounds = new Grounds();
  const now = oddsAt(g, grounds);
  if (waiting.step.does !== 'decide') return { now, options: [] };
  // The discarded card makes no difference to the reroll of a die.
  const rerolled = new Map<number, ChanceOdds | null>();
  const copy = ahead.copyOf(g);
  const options = (g.legalActions() as readonly ThirdEditionAction[]).flatMap((action): OptionOdds[] => {
    if (neverAsks.test(action.type)) return [];
    const known = action.type === 'exert/reroll' ? rerolled.get(action.die) : undefined;
    const odds = known === undefined ? oddsAfter(copy, action, grounds) : known;
    if (action.type === 'exert/reroll') rerolled.set(action.die, odds);
    return odds === null ? [] : [{ action, odds }];
  });
  return { now, options };
}
