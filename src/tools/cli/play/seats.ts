import * as second from '../../../bots/second-edition/index.js';
import * as third from '../../../bots/third-edition/index.js';
import {
  type Action,
  type EditionId,
  type GameState,
  legalActions,
  rulesetFor,
  viewFor,
} from '../../../index.js';
import type { Decision } from '../../../kernel/index.js';

export interface Seat {
  /** The name of the player; `null` for the name of the Hero. */
  readonly name: string | null;
  readonly bot: boolean;
}

export type Player = (state: GameState<EditionId>, asked: Decision) => Action<EditionId>;

export function botAt(edition: EditionId, seat: number, seed: string): Player {
  const bot = (edition === 'third-edition' ? third : second).sensibleBot(`${seed}/${seat}`);
  return (state, asked) =>
    bot.choose(
      viewFor(state, seat) as never,
      legalActions(state, seat) as never,
      { player: seat, decision: asked, ruleset: rulesetFor(state) } as never,
    );
}
