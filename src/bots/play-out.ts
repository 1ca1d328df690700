import {
  actionCode,
  EngineError,
  type GameTypes,
  InvalidArgumentError,
  type LightRuleset,
  readAction,
} from '../kernel/index.js';
import type { BotOf, HelpersOf } from './player.js';

/* A game among bots, of any edition. */

/** Somebody who plays games of these types. */
type Player<T extends GameTypes, R> = BotOf<T['view'], T['action'], HelpersOf<R>>;

/** How a game is played out. */
export interface PlayOut<T extends GameTypes> {
  /** Whether the game has not reached its bound. */
  goesOn(state: T['state']): boolean;
  /** Tells a turn from those before it: no turn takes for ever. */
  turnOf(state: T['state']): number;
  /** Called with what happened, after every action, with the position then. */
  readonly onEvents?: (events: readonly T['event'][], state: T['state']) => void;
  /** Called before every action, with the position and everything that was legal. */
  readonly onAction?: (action: T['action'], state: T['state'], legal: readonly T['action'][]) => void;
}

/** More decisions than any turn takes: only bots that go round in circles get there. */
const PATIENCE = 5_000;

/**
 * Plays a game among bots until it ends or reaches its bound, fast: on one private, mutable position. Chance is answered from the state.
 *
 * @throws EngineError if a bot answers with anything but one of its own actions, or never lets a turn end
 */
export function playOut<T extends GameTypes, R extends LightRuleset<T>>(
  ruleset: R & LightRuleset<T>,
  start: T['state'],
  bots: readonly Player<T, R>[],
  { goesOn, turnOf, onEvents, onAction }: PlayOut<T>,
): { readonly state: T['state']; readonly actions: readonly T['action'][] } {
  const happened: T['event'][] = [];
  const sim = ruleset.simulate(start, {
    chance: 'state',
    check: false,
    ...(onEvents ? { onEvents: (events: readonly T['event'][]) => happened.push(...events) } : {}),
  });
  const actions: T['action'][] = [];
  let turn = turnOf(sim.state);
  let decisions = 0;
  while (sim.outcome === null && goesOn(sim.state)) {
    if (turnOf(sim.state) !== turn) {
      turn = turnOf(sim.state);
      decisions = 0;
    }
    const decision = sim.decision();
    if (decision === null || decision.actor === 'chance')
      throw new EngineError('no-decision', 'The game waits for nobody.');
    if (++decisions > PATIENCE)
      throw new EngineError(
        'endless',
        `Turn ${turn} never ends: the bots go round in circles at ${decision.kind}.`,
      );
    const player = decision.actor;
    const legal = sim.legalActions();
    const bot = bots[player] as Player<T, R>;
    const action = chosenOf(legal, bot.choose(sim.view(player), legal, { player, decision, ruleset }));
    if (action === undefined)
      throw new EngineError(
        'illegal-choice',
        `The bot ${bot.name}, player ${player}, did not choose one of its legal actions at ${decision.kind}.`,
      );
    onAction?.(action, sim.state, legal);
    actions.push(action);
    sim.apply(action);
    if (onEvents) onEvents(happened.splice(0), sim.state);
  }
  return { state: sim.snapshot(), actions };
}

/** The listed action that a bot means; `undefined` if it is none. */
function chosenOf<A extends GameTypes['action']>(legal: readonly A[], chosen: unknown): A | undefined {
  if (legal.includes(chosen as A)) return chosen as A;
  const read = readAction(chosen);
  return read === null ? undefined : legal.find((action) => actionCode(action) === actionCode(read));
}

/** @throws InvalidArgumentError for what is no seed */
export function assertSeed(seed: unknown): void {
  if (typeof seed !== 'string' && !(typeof seed === 'number' && Number.isFinite(seed)))
    throw new InvalidArgumentError('A seed is a text or a number.');
}

/** @throws InvalidArgumentError if the bots are not as many as the players, or none */
export function assertBots(bots: readonly unknown[], players: number): void {
  if (!Array.isArray(bots) || bots.length !== players)
    throw new InvalidArgumentError(`The game has ${players} players: give as many bots, one for each.`);
  for (const [at, bot] of bots.entries())
    if (typeof (bot as { choose?: unknown } | null)?.choose !== 'function')
      throw new InvalidArgumentError(`Bot ${at} is none: a bot has a name and a function choose.`);
}
