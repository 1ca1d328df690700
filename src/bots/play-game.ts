import { actionCode, EngineError, type GameEvent, type Outcome, wordsOfSeed } from '../kernel/index.js';
import { rulesetOf, type SecondEditionOptions, type SecondEditionRuleset } from '../second-edition/index.js';
import type { Action, Bot, View } from './bot.js';
import { sensibleBot } from './sensible.js';

/** What a game of bots is played with. */
export interface PlayOptions extends Pick<SecondEditionOptions, 'modules'> {
  /** The players of a new game; not needed where a position is given. */
  readonly players?: SecondEditionOptions['players'];
  /** A position to go on from, in place of a new game. Chance is answered from the seed. */
  readonly from?: View;
  /** Decides the dice, the cards, and what the default bots do where they have no opinion. */
  readonly seed: string | number;
  /** One bot for each player; sensible ones if none are given. */
  readonly bots?: readonly Bot[];
  /** Turns a player after which the game is left unfinished; 150 if it is not given. */
  readonly maxTurns?: number;
  /** Called with what happened, after every action, with the position then: read it, do not keep it. */
  readonly onEvents?: (events: readonly GameEvent[], state: View) => void;
  /** Called before every action, with the position and everything that was legal. */
  readonly onAction?: (action: Action, state: View, legal: readonly Action[]) => void;
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
  readonly state: View;
  /** What the players did, to replay it from the same options. */
  readonly actions: readonly Action[];
}

/** More decisions than any turn takes: only bots that go round in circles get there. */
const PATIENCE = 5_000;

/**
 * Plays a whole game among bots, fast: on one private, mutable position.
 *
 * @throws InvalidOptionsError if it is told neither players nor a position
 * @throws EngineError if a bot answers with something illegal, or never lets a turn end
 * @example
 * ```ts
 * const { outcome, turns } = playGame({ players: 3, seed: 'tamalir' });
 * ```
 */
export function playGame(options: PlayOptions): PlayedGame {
  const { from, modules = from?.modules ?? [], seed, maxTurns = 150, onEvents, onAction } = options;
  const ruleset = options.ruleset ?? rulesetOf(modules);
  const start = from
    ? { ...from, chance: { ...from.chance, mode: 'seeded' as const, generator: wordsOfSeed(seed) } }
    : ruleset.createGame({
        players: options.players as SecondEditionOptions['players'],
        seed,
        ...(modules.length > 0 ? { modules } : {}),
      });
  const count = start.players.length;
  const bots = options.bots ?? start.players.map((_, player) => sensibleBot(`${seed}/${player}`));
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
    const legal = sim.legalActions();
    const bot = bots[decision.actor % bots.length] as Bot;
    const view = bot.readsOnly
      ? withoutGenerator(sim.state)
      : ruleset.viewFor(sim.snapshot(), decision.actor);
    const action = bot.choose(view, legal, { player: decision.actor, decision, ruleset });
    if (!legal.includes(action) && !legal.some((each) => actionCode(each) === actionCode(action)))
      throw new EngineError('illegal-choice', `The bot ${bot.name} did not choose one of the legal actions.`);
    onAction?.(action, sim.state, legal);
    actions.push(action);
    sim.apply(action);
    if (onEvents) onEvents(happened.splice(0), sim.state);
  }
  return { outcome: sim.outcome, turns: sim.state.turn, state: sim.snapshot(), actions };
}

/** The position itself, less what nobody may know. */
const withoutGenerator = (state: View): View => ({ ...state, chance: { ...state.chance, generator: null } });
