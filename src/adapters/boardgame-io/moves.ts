import type { FnContext, MoveMap } from 'boardgame.io';
import {
  EngineError,
  type GameTypes,
  type LightRuleset,
  RuleFaultError,
  viewerOf,
} from '../../kernel/index.js';
import { answered } from './chance.js';
import type { RawPosition } from './plugins.js';
import { hasSecrets, type Position, playerOfTurn, seatOf } from './position.js';

const invalidMove = 'INVALID_MOVE';

type Context<T extends GameTypes> = FnContext<Position<T>, Record<string, unknown>> &
  RawPosition<T> & { readonly playerID?: string };

/** A move for each type of action: `moves['move/step']({ to: 'h0714', die: 2 })`. */
export function movesOf<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  deltaState: boolean,
): MoveMap<Position<T>, Record<string, unknown>> {
  const secrets = hasSecrets(ruleset);

  function carriedOut(context: Context<T>, action: T['action']): Position<T> | typeof invalidMove {
    const { position, playerID, random } = context;
    const { state } = position;
    const by = seatOf(state, playerID);
    if (by === null) return invalidMove;
    // A client plays on its view until the server answers.
    if (viewerOf(state as never) !== undefined) {
      if (!ruleset.explain(state, action, { by }).legal) return invalidMove;
      const { known, view } = ruleset.predict(state as T['view'], action);
      return known ? { state: view, canUndo: false } : position;
    }
    const next = answered(ruleset, ruleset.apply(state as T['state'], action, { by }), random);
    // boardgame.io cannot undo across the end of a turn or of the game.
    const isHere =
      playerOfTurn(ruleset, next) === playerOfTurn(ruleset, state) && ruleset.outcome(next) === null;
    return { state: next, canUndo: isHere && ruleset.canUndo(state as T['state'], next) };
  }

  const moveOf = (type: string) => ({
    move: (context: Context<T>, parameters?: object) => {
      try {
        return carriedOut(context, { ...parameters, type } as T['action']);
      } catch (error) {
        // Wrong input is refused; a fault in the rules is thrown.
        if (error instanceof EngineError && !(error instanceof RuleFaultError)) return invalidMove;
        throw error;
      }
    },
    // A client with less knowledge than the server waits for it; and a patch fits only what the server sent.
    client: !(secrets || deltaState),
    // An action may name hidden things.
    redact: secrets,
    undoable: ({ G }: { readonly G: Position<T> }) => G.canUndo,
  });

  // Without a prototype: boardgame.io would take `constructor` for a move.
  const moves: Record<string, unknown> = Object.create(null);
  for (const type of Object.keys(ruleset.rules.actions)) moves[type] = moveOf(type);
  return moves as MoveMap<Position<T>, Record<string, unknown>>;
}
