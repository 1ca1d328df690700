import { foeOf } from '../../third-edition/base/combatants.js';
import { type CombatFrame, combat } from '../../third-edition/base/frames.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { best } from '../player.js';
import type { Action, Choice, Legal, Ruleset, View } from './bot.js';
import { leftOf } from './tokens.js';

/* Looks ahead in a combat: tries each good action and plays both sides on. The table is open (3e.combat.token-open): luck is small. */

export type Advice = (g: G, player: number, legal: Legal, kind: string) => Action | undefined;

type Ahead = ReturnType<Ruleset['simulate']>;

/** The most actions to try, in the order of their estimates. */
const width = 12;
const longest = 400;

interface Ending {
  /** The winning side; `null` without a winner, `undefined` while the combat goes on. */
  readonly winner: 0 | 1 | null | undefined;
  readonly sides: readonly [Standing, Standing];
}

interface Standing {
  /** Damage that it can still take; irrelevant once the combat is over. */
  readonly left: number;
  /** Cards in hand: an exerted card can no longer be learned. */
  readonly hand: number;
}

const nobody: Standing = { left: 0, hand: 0 };

function standingOf(g: G, f: CombatFrame | undefined): readonly [Standing, Standing] {
  if (f === undefined) return [nobody, nobody];
  const of = (side: 0 | 1): Standing => {
    const { player } = f.sides[side];
    return {
      left: leftOf(g, f, side),
      hand: player === null ? 0 : (g.state.players[player]?.hand.length ?? 0),
    };
  };
  return [of(0), of(1)];
}

/** The worth of an exerted card, as a part of a foe. */
const CARD = 0.08;

function playOn(ahead: Ahead, advice: Advice, heard: { winner?: 0 | 1 | null }): Ending {
  const round = ahead.ask((g: G) => g.find(combat)?.round ?? 0);
  for (let at = 0; at < longest && heard.winner === undefined && ahead.outcome === null; at++) {
    if (ahead.ask((g: G) => (g.find(combat)?.round ?? 0) !== round)) break;
    const now = ahead.decision();
    if (now === null || now.actor === 'chance') break;
    const legal = ahead.legalActions();
    const { actor, kind } = now;
    ahead.apply(ahead.ask((g: G) => advice(g, actor, legal, kind)) ?? (legal[0] as Action));
  }
  return { winner: heard.winner, sides: ahead.ask((g: G) => standingOf(g, g.find(combat))) };
}

/** A game to play on from a view, and the end of its combat as its events tell it. */
function beginning(ruleset: Ruleset, view: View, seed: string | number) {
  const heard: { winner?: 0 | 1 | null } = {};
  const ahead = ruleset.simulate(view, {
    seed,
    check: false,
    onEvents: (events) => {
      for (const event of events)
        if (event.type === 'combat/ended') heard.winner = (event as { winner?: 0 | 1 }).winner ?? null;
    },
  });
  return { ahead, heard };
}

export const looksAhead = (kind: string): boolean => kind === 'combat/act' || kind === 'blow/block';

/**
 * The combat action with the best result.
 *
 * @param order - estimates an action; the best estimates are tried
 */
export function lookAhead(
  ruleset: Ruleset,
  view: View,
  legal: Legal,
  {
    advice,
    order,
    seed,
    side,
  }: { advice: Advice; order: (action: Action) => number; seed: string | number; side: 0 | 1 },
): Choice {
  const { ahead, heard } = beginning(ruleset, view, seed);
  const now = ahead.ask((g: G) => standingOf(g, g.find(combat)));
  const foe = foeOf(side);
  const tried = [...legal].sort((a, b) => order(b) - order(a)).slice(0, width);
  return best(tried, (action) => {
    delete heard.winner;
    const { winner, sides } = playOn(ahead.fork(seed).apply(action), advice, heard);
    if (winner !== undefined) return winner === side ? 3 : winner === foe ? -3 : -0.5;
    const suffers = (of: 0 | 1): number => (now[of].left - sides[of].left) / Math.max(1, now[of].left);
    return suffers(foe) - suffers(side) - CARD * (now[side].hand - sides[side].hand);
  });
}
