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
  /** What there is of each side then. */
  readonly sides: readonly [Standing, Standing];
}

/** What there is of a side. */
interface Standing {
  /** Damage that it can still take; of no account once the combat is over. */
  readonly left: number;
  /** Cards in its hand: what is exerted now is not there to be learned. */
  readonly hand: number;
}

const nobody: Standing = { left: 0, hand: 0 };

/** What there is of both sides of a combat. */
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

/** What a card exerted is worth, in parts of a foe. */
const CARD = 0.08;

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
  return { winner: heard.winner, sides: ahead.ask((g: G) => standingOf(g, g.find(combat))) };
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
