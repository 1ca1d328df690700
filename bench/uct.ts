import { type Action, actionCode } from '../src/index.js';
import { horizon, playedOut } from './monte-carlo.js';
import type { Sim } from './walks.js';

/*
 * UCT as textbooks have it (Kocsis and Szepesvári, 2006), with each player out for themselves. A node stands for the actions that lead to it,
 * whatever the dice said: each iteration rolls them anew, so what is legal in a node is asked each time.
 */

/** An action that was tried, and what it came to for the player who took it. */
interface Node {
  readonly action: Action | null;
  readonly player: number;
  readonly children: Map<string, Node>;
  visits: number;
  total: number;
}

const leaf = (action: Action | null, player: number): Node => ({
  action,
  player,
  children: new Map(),
  visits: 0,
  total: 0,
});

/** The action that was tried most after so many iterations, 1 at least. */
export function uct(root: Sim, iterations: number): Action {
  const top = leaf(null, -1);
  for (let i = 0; i < iterations; i++) {
    const sim = root.fork();
    const path = descend(sim, top);
    learn(path, playedOut(sim, horizon(root)));
  }
  return [...top.children.values()].reduce((best, one) => (one.visits > best.visits ? one : best))
    .action as Action;
}

/** Goes down the tree by the highest bound, until an action is tried for the first time. */
function descend(sim: Sim, top: Node): Node[] {
  const path = [top];
  let node = top;
  let isNew = false;
  while (!isNew && sim.outcome === null) {
    const legal = sim.legalActions();
    const untried = legal.filter((action) => !node.children.has(actionCode(action)));
    isNew = untried.length > 0;
    const next = isNew ? grow(node, sim, untried) : mostPromising(node, legal);
    sim.apply(next.action as Action);
    path.push(next);
    node = next;
  }
  return path;
}

function grow(node: Node, sim: Sim, untried: readonly Action[]): Node {
  const action = untried[sim.below(untried.length)] as Action;
  const child = leaf(action, sim.decision()?.actor as number);
  node.children.set(actionCode(action), child);
  return child;
}

/** The legal action with the highest upper confidence bound (UCB1). */
function mostPromising({ children, visits }: Node, legal: readonly Action[]): Node {
  const bound = (one: Node): number =>
    one.total / one.visits + Math.sqrt((2 * Math.log(visits)) / one.visits);
  return legal
    .map((action) => children.get(actionCode(action)) as Node)
    .reduce((best, one) => (bound(one) > bound(best) ? one : best));
}

function learn(path: readonly Node[], worth: readonly number[]): void {
  for (const node of path) {
    node.visits++;
    node.total += worth[node.player] ?? 0;
  }
}
