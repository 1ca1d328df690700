import {
  type Action,
  decision,
  type EditionId,
  type GameEvent,
  type GameOptions,
  type GameState,
  startGame,
  transition,
} from 'runebound-engine';
import { answerFrom, type Source } from 'runebound-engine/kernel';
import { diceFor } from './dice.js';

/* A game as the server plays it: the rules are the engine's, chance is the server's. */

export type State = GameState<EditionId>;
export type Move = Action<EditionId>;
export type Fact = GameEvent<EditionId>;
/** What people ask for when they open a table: an edition, its modules or scenario, Heroes. */
export type Options = GameOptions<EditionId>;

/** A state in which a player has to decide, or the game is over, and what happened on the way. */
export interface Reached {
  readonly state: State;
  readonly events: readonly Fact[];
  /** What chance answered on the way, in order. */
  readonly chance: readonly Move[];
}

/** Not an action of the game: the table is as it was after `to` actions. */
export interface Back {
  readonly type: '$back';
  readonly to: number;
}

export const isBack = (move: Move | Back): move is Back => move.type === '$back';

/** Answers whatever chance is asked. */
function answered({ state, events }: Omit<Reached, 'chance'>, dice: Source): Reached {
  const happened = [...events];
  let now = state;
  const chance: Move[] = [];
  for (;;) {
    const asked = decision(now);
    if (asked?.actor !== 'chance' || asked.request === undefined)
      return { state: now, events: happened, chance };
    const answer = answerFrom(dice, asked.request, now.decks) as Move;
    const then = transition(now, answer, { by: 'chance' });
    chance.push(answer);
    happened.push(...then.events);
    now = then.state;
  }
}

/** The options that a game of the server is begun with: chance is answered from outside. */
export const optionsOf = (options: Options): Options => ({ ...options, chance: 'manual' }) as Options;

/**
 * Sets a game up.
 *
 * @throws EngineError for options that no game can be created from
 */
export function begin(options: Options, seed: string): Reached {
  // Options say of which edition they are; the types of both at once cannot.
  return answered(startGame(optionsOf(options) as GameOptions), diceFor(seed, 0));
}

/**
 * Carries out a player's action.
 *
 * @param seq - how many actions lie behind the game with this one
 * @throws IllegalActionError with the rule that forbids it, or with whose it is
 */
export function carryOut(state: State, move: Move, by: number, seed: string, seq: number): Reached {
  return answered(transition(state, move, { by }), diceFor(seed, seq));
}
