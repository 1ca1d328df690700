import { readOptions, type Source } from '../kernel/index.js';
import { type Action, type Bot, botSource } from './bot.js';

/** What a random player prefers. */
export interface RandomBotOptions {
  /** How likely an action of a type is beside others, by type; 1 if it is not named, 0 for never (unless nothing else is legal). */
  readonly weights?: Readonly<Record<string, number>>;
}

/** Talk is cheap and endless, cards are dear: a random player needs a little sense to get through a game at all. */
const habits: Readonly<Record<string, number>> = {
  'card/discard': 0,
  'offer/leave': 6,
  'offer/add-card': 0.3,
  'offer/add-gold': 0.3,
  'adventure/decline': 0.3,
  'combat/escape': 0.5,
  'combat/defend': 0.5,
  'move/stay': 0.3,
  'market/done': 2,
};

/**
 * A player who chooses at random: first a kind of action, then one of that kind. Never throws cards away, and leaves
 * negotiations soon. Good for testing, and as a yardstick.
 *
 * @param seed - equal seeds, equal play
 */
export function randomBot(seed: string | number = 0, options: RandomBotOptions = {}): Bot {
  const { weights = {} } = readOptions<RandomBotOptions>(options, ['weights']);
  const source = botSource(seed);
  const weightOf = (type: string): number => weights[type] ?? habits[type] ?? 1;
  return {
    name: 'random',
    choose(_view, legal) {
      const kinds = new Map<string, Action[]>();
      for (const action of legal) {
        const same = kinds.get(action.type);
        if (same) same.push(action);
        else kinds.set(action.type, [action]);
      }
      const groups = [...kinds.values()];
      const shares = groups.map((actions) => Math.round(100 * weightOf(actions[0]?.type ?? '')));
      const actions = groups[pick(shares, source)] ?? legal;
      return actions[source.below(actions.length)] as Action;
    },
  };
}

/** A place in a list, each as likely as its share says; the first if nothing has a share. */
function pick(shares: readonly number[], source: Source): number {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = total > 0 ? source.below(total) : 0;
  for (const [at, share] of shares.entries()) {
    if (left < share) return at;
    left -= share;
  }
  return 0;
}
