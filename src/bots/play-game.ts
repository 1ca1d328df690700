import {
  actionCode,
  EngineError,
  type GameEvent,
  InvalidArgumentError,
  type Outcome,
  readAction,
  readOptions,
  wordsOfSeed,
} from '../kernel/index.js';
import type {
  SecondEditionOptions,
  SecondEditionRuleset,
  SecondEditionState,
} from '../second-edition/index.js';
import { rulesetOf } from '../second-edition/whole.js';
import type { Action, Bot, View } from './bot.js';
import { sensibleBot } from './sensible.js';

/** What a game of bots is played with. */
export interface PlayOptions extends Pick<SecondEditionOptions, 'modules'> {
  /** The players of a new game; not needed where a position is given. */
  readonly players?: SecondEditionOptions['players'];
  /** A position to go on from, in place of a new game. Chance is answered from the seed. */
  readonly from?: SecondEditionState | View;
  /** Decides the dice, the cards, and what the default bots do where they have no opinion. */
  readonly seed: string | number;
  /** One bot for each player; sensible ones if none are given. */
  readonly bots?: readonly Bot[];
  /** Turns a player after which the game is left unfinished; 150 if it is not given. */
  readonly maxTurns?: number;
  /** Called with what happened, after every action, with the position then: read it, do not keep it. */
  readonly onEvents?: (events: readonly GameEvent[], state: SecondEditionState) => void;
  /** Called before every action, with the position and everything that was legal. */
  readonly onAction?: (action: Action, state: SecondEditionState, legal: readonly Action[]) => void;
  /** Rules of your own; those of the bundled modules if it is not given. */
  readonly ruleset?: SecondEditionRuleset;
}

/** A game that was played. */
export interface PlayedGame {
  /** How it ended; `null` if it reached its bound first. */
  readonly outcome: Outcome | null;
  /** How many turns began, of all players together. */
  readonly turns: number;
  /** The last position: immutable, to keep. */
  readonly state: SecondEditionState;
  /** What the players did, to replay it from the same options. */
  readonly actions: readonly Action[];
}

/** More decisions than any turn takes: only bots that go round in circles get there. */
const PATIENCE = 5_000;

/**
 * Plays a whole game among bots, fast: on one private, mutable position.
 *
 * @throws InvalidOptionsError if it is told neither players nor a position
 * @throws InvalidArgumentError if the bots are not as many as the players, and for other options that mean nothing
 * @throws EngineError if a bot answers with anything but one of its own actions, or never lets a turn end
 * @example
 * ```ts
 * const { outcome, turns } = playGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export function playGame(given: PlayOptions): PlayedGame {
  const options = readOptions<PlayOptions>(given, [
    'players',
    'modules',
    'from',
    'seed',
    'bots',
    'maxTurns',
    'onEvents',
    'onAction',
    'ruleset',
  ]);
  assertOptions(options);
  const { from, modules = from?.modules ?? [], seed, maxTurns = 150, onEvents, onAction } = options;
  const ruleset = options.ruleset ?? rulesetOf(modules);
  const start = from
    ? seeded(from, seed)
    : ruleset.createGame({
        players: options.players as SecondEditionOptions['players'],
        seed,
        ...(modules.length > 0 ? { modules } : {}),
      });
  const count = start.players.length;
  const bots = options.bots ?? start.players.map((_, player) => sensibleBot(`${seed}/${player}`));
  assertBots(bots, count);
  const happened: GameEvent[] = [];
  const sim = ruleset.simulate(start, {
    chance: 'state',
    check: false,
    ...(onEvents ? { onEvents: (events) => happened.push(...events) } : {}),
  });
  const actions: Action[] = [];
  const last = maxTurns * count + (from?.turn ?? 0);
  let turn = sim.state.turn;
  let decisions = 0;
  while (sim.outcome === null && sim.state.turn <= last) {
    if (sim.state.turn !== turn) {
      turn = sim.state.turn;
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
    const bot = bots[player] as Bot;
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
  return { outcome: sim.outcome, turns: sim.state.turn, state: sim.snapshot(), actions };
}

/** A position, or what is known of it, with dice of this seed. */
function seeded(
  { viewer: _, ...position }: SecondEditionState | View,
  seed: string | number,
): SecondEditionState {
  return { ...position, chance: { ...position.chance, mode: 'seeded', generator: wordsOfSeed(seed) } };
}

/** What a game cannot be played with is said before it begins. */
function assertOptions(options: PlayOptions): void {
  const { seed, maxTurns = 1, from } = options;
  if (typeof seed !== 'string' && !(typeof seed === 'number' && Number.isFinite(seed)))
    throw new InvalidArgumentError('A seed is a text or a number.');
  if (!(maxTurns >= 1))
    throw new InvalidArgumentError('The bound of turns a player, maxTurns, is 1 at least.');
  if (from !== undefined && (typeof from !== 'object' || from === null))
    throw new InvalidArgumentError('A position to go on from is a state or a view.');
}

function assertBots(bots: readonly Bot[], players: number): void {
  if (!Array.isArray(bots) || bots.length !== players)
    throw new InvalidArgumentError(`The game has ${players} players: give as many bots, one for each.`);
  for (const [at, bot] of bots.entries())
    if (typeof (bot as Bot | null)?.choose !== 'function')
      throw new InvalidArgumentError(`Bot ${at} is none: a bot has a name and a function choose.`);
}

/** The listed action that a bot means; `undefined` if it is none. */
function chosenOf(legal: readonly Action[], chosen: unknown): Action | undefined {
  if (legal.includes(chosen as Action)) return chosen as Action;
  const read = readAction(chosen);
  return read === null ? undefined : legal.find((action) => actionCode(action) === actionCode(read));
}
