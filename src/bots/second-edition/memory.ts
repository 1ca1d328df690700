import { playerState } from '../../second-edition/base/cards.js';
import type { G } from '../../second-edition/base/vocabulary.js';

/* What players keep in mind from one decision to the next. */

/** All that lies on the table, but where on the board the Hero stands, what is under way, and how often chance has answered. */
function situationOf(g: G, player: number): string {
  const { turn, decks, ext, players, counters, stacks, track, event } = g.state;
  const { hero, ...rest } = playerState(g, player);
  const { space, cameFrom: _cameFrom, ...body } = hero;
  const far = g.content.board.spaces[space ?? ''] === undefined ? space : '';
  const others = players.filter((_, other) => other !== player);
  return JSON.stringify([turn, far, body, rest, others, counters, decks, stacks, track, event, ext]);
}

/**
 * What a player saw last, by rules: while nothing on the table has changed but where the Hero stands, it is not looked at again. Told by
 * what lies there, not by whether it is the same view, as each decision has a view of its own.
 */
export function remembering<Seen>(): (g: G, player: number, look: (g: G, player: number) => Seen) => Seen {
  const memory = new WeakMap<object, { readonly situation: string; readonly seen: Seen }[]>();
  return (g, player, look) => {
    const situation = situationOf(g, player);
    const players = memory.get(g.rules) ?? [];
    memory.set(g.rules, players);
    const last = players[player];
    if (last?.situation === situation) return last.seen;
    const seen = look(g, player);
    players[player] = { situation, seen };
    return seen;
  };
}
