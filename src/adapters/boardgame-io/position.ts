import type { GameTypes, LightRuleset } from '../../kernel/index.js';

/** boardgame.io's `G`: the state, and what does not follow from one state alone. */
export interface Position<T extends GameTypes> {
  /** The whole state on the server; a player's view at a client. */
  readonly state: T['state'] | T['view'];
  /** Whether the last move can be undone: not if chance answered since, a secret was seen, or a turn or the game ended. */
  readonly canUndo: boolean;
}

/** The seat of a boardgame.io player; `null` for a spectator, and for a player without a seat in this match. */
export function seatOf(state: { readonly players: readonly unknown[] }, playerID: unknown): number | null {
  if (typeof playerID !== 'string' || !/^\d{1,2}$/.test(playerID)) return null;
  const seat = Number(playerID);
  return seat < state.players.length ? seat : null;
}

/** Whether these rules have secrets: then some event is hidden from some players. */
export const hasSecrets = <T extends GameTypes>({ rules }: LightRuleset<T>): boolean =>
  Object.values(rules.events).some(({ knownTo }) => knownTo !== undefined);

/** The player whose turn it is; between turns, the player to decide. */
export function playerOfTurn<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  state: T['state'] | T['view'],
): number {
  const turn = state.frames.find(({ kind }) => kind === 'turn') as { readonly player?: unknown } | undefined;
  if (typeof turn?.player === 'number') return turn.player;
  const actor = ruleset.decision(state)?.actor;
  return typeof actor === 'number' ? actor : 0;
}
