import { cached } from '../../kernel/cached.js';
import { playerState } from '../../second-edition/base/cards.js';
import type { G } from '../../second-edition/base/vocabulary.js';

/** The whole table part by part, except the Hero's space, the frames, and how often chance has answered. */
function situationOf(g: G, player: number): readonly unknown[] {
  const { turn, decks, ext, players, counters, stacks, track, event } = g.state;
  const { hero, ...rest } = playerState(g, player);
  const { space, cameFrom: _cameFrom, ...body } = hero;
  const far = g.content.board.spaces[space ?? ''] === undefined ? space : '';
  const others = players.filter((_, other) => other !== player);
  return [turn, far, body, rest, counters, decks, stacks, track, event, ext, ...others].map(kept);
}

/** Whether a part never changes: what is frozen is frozen whole. */
export const isFixed = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && Object.isFrozen(part);

/** A part that may still change is kept as text. */
const kept = (part: unknown): unknown => (isFixed(part) ? part : JSON.stringify(part));

/** The texts of frozen parts, which views share as long as they stay the same. */
const texts = new WeakMap<object, string>();

export function textOf(part: unknown): string {
  if (!isFixed(part)) return JSON.stringify(part);
  return cached(texts, part, () => JSON.stringify(part));
}

const textKept = (part: unknown): unknown => (isFixed(part) ? textOf(part) : part);

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length &&
  one.every((part, at) => part === other[at] || textKept(part) === textKept(other[at]));

/** Caches by ruleset what a player thought of the table, until something but the Hero's space changes. */
export function remembering<Seen>(): (g: G, player: number, look: (g: G, player: number) => Seen) => Seen {
  const memory = new WeakMap<object, { readonly situation: readonly unknown[]; readonly seen: Seen }[]>();
  return (g, player, look) => {
    const situation = situationOf(g, player);
    const players = cached(memory, g.rules, () => []);
    const last = players[player];
    if (last !== undefined && isSame(last.situation, situation)) return last.seen;
    const seen = look(g, player);
    players[player] = { situation, seen };
    return seen;
  };
}
