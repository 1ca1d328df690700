import { playerState } from '../../second-edition/base/cards.js';
import type { G } from '../../second-edition/base/vocabulary.js';

/* What players keep in mind from one decision to the next. */

/** All that lies on the table, but where on the board the Hero stands, what is under way, and how often chance has answered: part by part. */
function situationOf(g: G, player: number): readonly unknown[] {
  const { turn, decks, ext, players, counters, stacks, track, event } = g.state;
  const { hero, ...rest } = playerState(g, player);
  const { space, cameFrom: _cameFrom, ...body } = hero;
  const far = g.content.board.spaces[space ?? ''] === undefined ? space : '';
  const others = players.filter((_, other) => other !== player);
  return [turn, far, body, rest, counters, decks, stacks, track, event, ext, ...others].map(kept);
}

const isFixed = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && Object.isFrozen(part);

/** A part to keep: what somebody may go on changing is kept as text. */
const kept = (part: unknown): unknown => (isFixed(part) ? part : JSON.stringify(part));

/** The texts of parts that nobody changes any more: views share those that stayed as they were. */
const texts = new WeakMap<object, string>();

/** A part as text. */
export function textOf(part: unknown): string {
  if (!isFixed(part)) return JSON.stringify(part);
  const known = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, known);
  return known;
}

/** The same of a part that is kept. */
const textKept = (part: unknown): unknown => (isFixed(part) ? textOf(part) : part);

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length &&
  one.every((part, at) => part === other[at] || textKept(part) === textKept(other[at]));

/**
 * What a player saw last, by rules: while nothing on the table has changed but where the Hero stands, it is not looked at again. Told by
 * what lies there, not by whether it is the same view, as each decision has a view of its own.
 */
export function remembering<Seen>(): (g: G, player: number, look: (g: G, player: number) => Seen) => Seen {
  const memory = new WeakMap<object, { readonly situation: readonly unknown[]; readonly seen: Seen }[]>();
  return (g, player, look) => {
    const situation = situationOf(g, player);
    const players = memory.get(g.rules) ?? [];
    memory.set(g.rules, players);
    const last = players[player];
    if (last !== undefined && isSame(last.situation, situation)) return last.seen;
    const seen = look(g, player);
    players[player] = { situation, seen };
    return seen;
  };
}
