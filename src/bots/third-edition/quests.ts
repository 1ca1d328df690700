import { cached } from '../../kernel/cached.js';
import { cardOf } from '../../third-edition/base/cards.js';
import { speedOf } from '../../third-edition/base/characters.js';
import { covered } from '../../third-edition/base/quests.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { Outcome, QuestCard, Required, StoryCard } from '../../third-edition/content/cards.js';
import { terrainDice } from '../../third-edition/content/terrain-dice.js';
import { TROPHY, worthOf } from './effects.js';

type Rolls = readonly (readonly [readonly number[], number])[];

const rolls = new Map<number, Rolls>();

/** Every roll of some dice, in ascending order, with its probability. */
function rollsOf(count: number): Rolls {
  let ways = new Map<string, number>([['', 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<string, number>();
    for (const [roll, n] of ways)
      for (let face = 1; face <= terrainDice.length; face++) {
        const key = [...roll, `${face}`].sort().join('');
        next.set(key, (next.get(key) ?? 0) + n);
      }
    ways = next;
  }
  const total = terrainDice.length ** count;
  return [...ways].map(([roll, n]) => [[...roll].map(Number), n / total]);
}

const chances = new Map<string, number>();

function chanceToCover(dice: number, requires: readonly Required[]): number {
  const count = Math.min(dice, 5);
  return cached(chances, `${count} ${requires.join(' ')}`, () =>
    cached(rolls, count, () => rollsOf(count)).reduce(
      (sum, [roll, p]) => sum + (covered(roll, requires) ? p : 0),
      0,
    ),
  );
}

export const attemptOf = (
  g: G,
  card: string,
):
  | { readonly at: QuestCard['at']; readonly actions: number; readonly outcomes: readonly Outcome[] }
  | undefined => {
  const data = cardOf(g, card) as QuestCard | StoryCard;
  return data.kind === 'quest' ? data : data.quest;
};

/** The worth of an outcome: its bonus, and the quest itself as a trophy. */
export const outcomeWorth = (g: G, player: number, card: string, outcome: Outcome): number =>
  worthOf(g, player, outcome.do) + (cardOf(g, card).kind === 'quest' && !outcome.discard ? TROPHY : 0);

/** The worth of an attempt: every roll takes the best outcome that it covers. */
export function attemptWorth(g: G, player: number, card: string): number {
  const outcomes = [...(attemptOf(g, card)?.outcomes ?? [])].map(
    (outcome) => [outcomeWorth(g, player, card, outcome), outcome] as const,
  );
  outcomes.sort((a, b) => b[0] - a[0]);
  const dice = speedOf(g, player);
  let missed = 1;
  let worth = 0;
  for (const [points, outcome] of outcomes) {
    if (points <= 0) break;
    const covers = chanceToCover(dice, outcome.requires);
    const comes = Math.max(0, covers - (1 - missed));
    worth += comes * points;
    missed -= comes;
  }
  return worth;
}
