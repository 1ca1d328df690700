import {
  copyJson,
  EngineError,
  freezeJson,
  frozenList,
  type GameTypes,
  InvalidArgumentError,
  type LightRuleset,
} from '../kernel/index.js';
import { assertAnswerable, chosenOf } from './match/chosen.js';
import { endlessClock, isPromise } from './match/clock.js';
import { MOST_DECISIONS } from './match/match.js';
import type { BotOf, HelpersOf } from './player.js';

type Player<T extends GameTypes, R> = BotOf<T['view'], T['action'], HelpersOf<R>, T['seen']>;

export interface PlayOut<T extends GameTypes> {
  goesOn(state: T['state']): boolean;
  /** Tells one turn from the next, so that an endless turn is noticed. */
  turnOf(state: T['state']): number;
  /** Called after every action with its events and the position. */
  readonly onEvents?: (events: readonly T['event'][], state: T['state']) => void;
  /** Called before every action with the position and the legal actions. */
  readonly onAction?: (action: T['action'], state: T['state'], legal: readonly T['action'][]) => void;
}

/**
 * Plays a game among bots until it ends or reaches its bound. Fast: it changes one private position. Chance is answered
 * from the state.
 *
 * @throws EngineError if a bot's answer is not one of its legal actions, or a turn never ends
 */
export function playOut<T extends GameTypes, R extends LightRuleset<T>>(
  ruleset: R & LightRuleset<T>,
  start: T['state'],
  bots: readonly Player<T, R>[],
  { goesOn, turnOf, onEvents, onAction }: PlayOut<T>,
): { readonly state: T['state']; readonly actions: readonly T['action'][] } {
  const happened: T['event'][] = [];
  const names = Object.freeze(bots.map(({ name }) => name));
  const observers = bots.flatMap((bot, player) => (bot.observe ? [player] : []));
  const sim = ruleset.simulate(start, {
    chance: 'state',
    check: false,
    ...(onEvents || observers.length > 0
      ? { onEvents: (events: readonly T['event'][]) => happened.push(...events) }
      : {}),
  });
  bots.forEach((bot, player) => {
    if (bot.begin)
      assertDone(bot, 'begin', bot.begin(Object.freeze({ player, view: sim.view(player), ruleset, names })));
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
    if (++decisions > MOST_DECISIONS)
      throw new EngineError(
        'endless',
        `Turn ${turn} never ends: the bots go round in circles at ${decision.kind}.`,
      );
    const player = decision.actor;
    // In place: the simulation knows its own list again.
    const legal = frozenList(sim.legalActions()) as readonly T['action'][];
    assertAnswerable(ruleset, decision, legal);
    const bot = bots[player] as Player<T, R>;
    const asked = freezeJson(copyJson(decision));
    const chosen = bot.choose(sim.view(player), legal, {
      player,
      decision: asked,
      ruleset,
      clock: endlessClock,
    });
    assertDone(bot, 'choose', chosen);
    const action = chosenOf(legal, chosen);
    if (action === undefined)
      throw new EngineError(
        'illegal-choice',
        `The bot ${bot.name}, player ${player}, did not choose one of its legal actions at ${decision.kind}.`,
      );
    onAction?.(action, sim.state, legal);
    actions.push(action);
    sim.apply(action);
    const events = happened.splice(0);
    if (observers.length > 0) {
      // Copies: the rules may go on writing to their events.
      const told = freezeJson(copyJson(events));
      for (const observer of observers) {
        const bot = bots[observer] as Player<T, R>;
        const seat = Object.freeze({ player: observer, view: () => sim.view(observer) });
        assertDone(bot, 'observe', bot.observe?.(ruleset.eventsFor(told, observer), seat));
      }
    }
    onEvents?.(events, sim.state);
  }
  bots.forEach((bot, player) => {
    if (bot.end)
      assertDone(
        bot,
        'end',
        bot.end(Object.freeze({ player, outcome: sim.snapshot().outcome, view: sim.view(player) })),
      );
  });
  return { state: sim.snapshot(), actions };
}

/** @throws EngineError for a promise: this loop does not wait */
function assertDone(bot: { readonly name: string }, what: string, answer: unknown): void {
  if (!isPromise(answer)) return;
  // Keeps a later rejection from being reported as unhandled.
  answer.then(undefined, () => {});
  throw new EngineError(
    'promise',
    `The bot ${bot.name} answers with a promise in its function ${what}, and playGame waits for nobody: use playMatch.`,
  );
}

/** @throws InvalidArgumentError if there is not exactly one bot for each player */
export function assertBots(bots: readonly unknown[], players: number): void {
  if (!Array.isArray(bots) || bots.length !== players)
    throw new InvalidArgumentError(`The game has ${players} players: give as many bots, one for each.`);
  for (const [at, bot] of bots.entries())
    if (typeof (bot as { choose?: unknown } | null)?.choose !== 'function')
      throw new InvalidArgumentError(`Bot ${at} is not a bot: a bot has a name and a function choose.`);
}
