import type { AnyAction } from '../../kernel/index.js';
import type { ThirdEditionAction } from '../actions.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import { after } from './ahead.js';
import { type CastOdds, castOdds } from './odds-of-combat.js';
import { type DeckOdds, deckOdds } from './odds-of-decks.js';
import { type DiceOdds, diceOdds } from './odds-of-dice.js';
import { Grounds } from './walking.js';

/*
 * How likely it is what chance will say. Each action is tried on a copy; what chance is asked for then is counted out, face by face and card by card.
 */

/** What chance is asked for, and how likely what comes of it is, told apart by `is`. */
export type ChanceOdds = CastOdds | DiceOdds | DeckOdds;

/** An action, and what chance is asked for right after it. */
export interface OptionOdds {
  /** The action, which is legal. */
  readonly action: ThirdEditionAction;
  /** What chance is asked for then. */
  readonly odds: ChanceOdds;
}

/** How likely it is what chance will say. */
export interface Odds {
  /**
   * Of the cast, the roll, the test or the draw under way: while chance is asked for it, and while its player may still reroll or exert, as it
   * stands. `null` if there is none.
   */
  readonly now: ChanceOdds | null;
  /** For each legal action of the player who is asked that leads straight to chance. */
  readonly options: readonly OptionOdds[];
}

/** Actions after which chance is never asked for at once, or that only lead on to what is known. */
const neverAsks =
  /^(exchange\/|shop\/sell|move\/(step|spend|go|stop|stay)|combat\/(deal|flip|double)|block\/|excess\/)/;

/** What is under way, if chance is in it. */
const oddsAt = (g: G, grounds: Grounds): ChanceOdds | null =>
  castOdds(g) ?? diceOdds(g, grounds) ?? deckOdds(g);

/** The odds after an action, if chance is asked then. */
function oddsAfter(g: G, action: AnyAction, grounds: Grounds): ChanceOdds | null {
  const there = after(g, action);
  return there.waiting()?.step.does === 'chance' ? oddsAt(there, grounds) : null;
}

/**
 * How likely it is what chance will say: of what is under way, and of each legal action of the player who is asked that leads straight to chance.
 *
 * All is counted exactly, as if nothing further is used: no die is rerolled, nobody exerts, no ability changes what has fallen. Casts count what the tokens
 * that are cast show by themselves. Tests and draws count every skill card or adventure card alike that whoever asks has not seen: of a view those in the
 * hands of others may come as well, of a state only those that lie in the deck.
 *
 * @example
 * ```ts
 * ruleset.ask(state, oddsNow).options.find(({ action }) => action.type === 'move/roll')?.odds.hexes[0]; // { hex: 'h0705', chance: 1 }
 * ```
 */
export function oddsNow(g: G): Odds {
  const waiting = g.waiting();
  if (waiting === null) return { now: null, options: [] };
  const grounds = new Grounds();
  const now = oddsAt(g, grounds);
  if (waiting.step.does !== 'decide') return { now, options: [] };
  // Whichever card is discarded for it, the same die is rolled again.
  const rerolled = new Map<number, ChanceOdds | null>();
  const options = (g.legalActions() as readonly ThirdEditionAction[]).flatMap((action): OptionOdds[] => {
    if (neverAsks.test(action.type)) return [];
    const known = action.type === 'exert/reroll' ? rerolled.get(action.die) : undefined;
    const odds = known === undefined ? oddsAfter(g, action, grounds) : known;
    if (action.type === 'exert/reroll') rerolled.set(action.die, odds);
    return odds === null ? [] : [{ action, odds }];
  });
  return { now, options };
}
