import { foeOf } from '../../third-edition/base/combatants.js';
import { type CombatFrame, combat } from '../../third-edition/base/frames.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { best } from '../player.js';
import type { Action, Ruleset, View } from './bot.js';
import { leftOf } from './tokens.js';

/*
 * A look ahead in a combat: each action that seems good is tried, and both sides play on from it by common sense. All that lies on the
 * table is open (3e.combat.token-open), so within a round there is little that chance could change.
 */

/** What common sense would do at a decision. */
export type Advice = (g: G, player: number, legal: readonly Action[], kind: string) => Action | undefined;

/** A private game that is played forward. */
type Ahead = ReturnType<Ruleset['simulate']>;

/** So many actions are looked at, those first that seem best. */
const width = 12;
/** No combat takes more actions, of all who decide in it. */
const longest = 400;

/** What has come of a combat that was played on. */
interface Ending {
  /** The side that has won; `null` if nobody has, `undefined` while it goes on. */
  readonly winner: 0 | 1 | null | undefined;
  /** Damage that each side can still take; of no account once it is over. */
  readonly left: readonly [number, number];
}

/** Plays a combat on by common sense, to the end of its round. */
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
  const left = ahead.ask((g: G): [number, number] => {
    const f = g.find(combat);
    return f === undefined ? [0, 0] : [leftOf(g, f, 0), leftOf(g, f, 1)];
  });
  return { winner: heard.winner, left };
}

/** A game to be played forward from a view, and what it tells of the end of a combat. */
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

/** Whether it is worth looking ahead: there is a choice, and it is one of a combat. */
export const looksAhead = (kind: string): boolean => kind === 'combat/act' || kind === 'blow/block';

/**
 * The action of a combat that common sense goes on from best.
 *
 * @param order - how good an action seems; those that seem best are looked at
 */
export function lookAhead(
  ruleset: Ruleset,
  view: View,
  legal: readonly Action[],
  {
    advice,
    order,
    seed,
    side,
  }: { advice: Advice; order: (action: Action) => number; seed: string | number; side: 0 | 1 },
): Action | undefined {
  const { ahead, heard } = beginning(ruleset, view, seed);
  const now = ahead.ask((g: G): [number, number] => {
    const f = g.find(combat) as CombatFrame;
    return [leftOf(g, f, 0), leftOf(g, f, 1)];
  });
  const foe = foeOf(side);
  const tried = [...legal].sort((a, b) => order(b) - order(a)).slice(0, width);
  return best(tried, (action) => {
    delete heard.winner;
    const { winner, left } = playOn(ahead.fork(seed).apply(action), advice, heard);
    if (winner !== undefined) return winner === side ? 3 : winner === foe ? -3 : -0.5;
    const dealt = (now[foe] - left[foe]) / Math.max(1, now[foe]);
    const suffered = (now[side] - left[side]) / Math.max(1, now[side]);
    return dealt - suffered;
  });
}
