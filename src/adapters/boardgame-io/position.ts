import type { GameTypes, LightRuleset } from '../../kernel/index.js';

/**
 * What boardgame.io calls `G`: the state, and beside it what cannot be told from one state alone.
 */
export interface Position<T extends GameTypes> {
  /** The whole state on the server; at a client, its player's view. */
  readonly state: T['state'] | T['view'];
  /** Whether the last move can be taken back: not if chance answered since, something hidden was seen, or it ended a turn or the game. */
  readonly canUndo: boolean;
}

/** The seat of a boardgame.io player; `null` for a spectator, and for a player without a seat in this match. */
export function seatOf(state: { readonly players: readonly unknown[] }, playerID: unknown): number | null {
  if (typeof playerID !== 'string' || !/^\d{1,2}$/.test(playerID)) return null;
  const seat = Number(playerID);
  return seat < state.players.length ? seat : null;
}

/** Whether something may be hidden from somebody in games of these rules: then some event is known to some only. */
export const hasSecrets = <T extends GameTypes>({ rules }: LightRuleset<T>): boolean =>
  Object.values(rules.events).some(({ knownTo }) => knownTo !== undefined);

/** The player whose turn it is; while nobody's is, the one who is asked. */
export function playerOfTurn<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  state: T['state'] | T['view'],
): number {
  const turn = state.frames.find(({ kind }) => kind === 'turn') as { readonly player?: unknown } | undefined;
  if (typeof turn?.player === 'number') return turn.player;
  const actor = ruleset.decision(state)?.actor;
  return typeof actor === 'number' ? actor : 0;
}
