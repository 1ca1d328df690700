import { actionCode } from '../kernel/index.js';
import { positionIn, rulesetNamed } from './editions.js';
import { described } from './learning.js';
import { type Action, OpenGame } from './open-game.js';
import { Refused } from './refused.js';
import { mostGames, type Request, type RequestOf, type ShownName } from './schema.js';
import { shownOf } from './shown.js';

export class Shelf {
  private readonly games = new Map<string, OpenGame>();
  private opened = 0;
  /** The counts of all logs together. */
  readonly kept = { actions: 0 };

  get(name: string): OpenGame {
    const game = this.games.get(name);
    if (game === undefined)
      throw new Refused('no-such-game', `No game "${name}" is open. Open one with new, from or fork.`);
    return game;
  }

  /** A free name: the given one, or the next number. */
  free(name?: string): string {
    if (this.games.size >= mostGames)
      throw new Refused('too-many-games', `${mostGames} games are open: close some.`);
    if (name !== undefined && this.games.has(name))
      throw new Refused('game-exists', `A game "${name}" is open already: close it, or choose another name.`);
    let found = name;
    while (found === undefined || (name === undefined && this.games.has(found))) found = `g${++this.opened}`;
    return found;
  }

  add(game: OpenGame): OpenGame {
    this.games.set(game.name, game);
    return game;
  }

  close(name: string): void {
    this.get(name).log?.forget();
    this.games.delete(name);
  }
}

interface Shown {
  readonly with?: readonly ShownName[] | undefined;
  readonly as?: number | null | undefined;
}

function status(game: OpenGame, { with: wanted = [], as }: Shown): Answer {
  const { sim, name, step, ruleset, players } = game;
  const decision = sim.decision();
  const asked = typeof decision?.actor === 'number' ? decision.actor : null;
  const eyes = as === undefined ? asked : as;
  return {
    game: name,
    step,
    decision: decision && { actor: decision.actor, kind: decision.kind, rule: decision.rule },
    outcome: sim.outcome,
    ...shownOf(wanted, {
      ruleset,
      players,
      legal: () =>
        (eyes === asked ? sim.legalActions() : eyes === null ? [] : sim.legalActions(eyes)) as Action[],
      ...(decision?.actor === 'chance' ? { outcomes: () => sim.chanceOutcomes() } : {}),
      view: () => sim.view(eyes),
      events: () => game.seen(game.happened, eyes),
      whole: { state: () => sim.snapshot(), happened: () => game.happened },
    }),
  };
}

type Answer = Record<string, unknown>;

function moved(game: OpenGame, shown: Shown, move: () => void): Answer {
  game.happened = [];
  move();
  return status(game, shown);
}

type Opening = 'hello' | 'new' | 'from';

/** Requests that open a game, or need none. */
const opening: { readonly [T in Opening]: (asked: RequestOf<T>, shelf: Shelf) => Answer } = {
  hello: () => ({}),

  new: ({ game: name, options, content, log, ...shown }, shelf) => {
    const free = shelf.free(name);
    const ruleset = rulesetNamed(options, content);
    const { state, events } = ruleset.startGame(options);
    const game = OpenGame.at(free, { ruleset, state }, { log: log ? shelf.kept : null });
    game.happened = events;
    game.log?.push(0, events);
    return status(shelf.add(game), shown);
  },

  from: ({ game: name, position, content, seed, log, ...shown }, shelf) => {
    const free = shelf.free(name);
    const placed = positionIn(position, content);
    if (seed !== undefined && !('viewer' in (placed.state as object)))
      throw new Refused(
        'bad-request',
        'A seed goes with a view. A state goes on with its own chance; fork it for other dice.',
      );
    const game = OpenGame.at(free, placed, { seed, log: log ? shelf.kept : null });
    game.happened = placed.events;
    return status(shelf.add(game), shown);
  },
};

type Played = {
  readonly [T in Exclude<Request['type'], Opening>]: (
    game: OpenGame,
    asked: RequestOf<T>,
    shelf: Shelf,
  ) => Answer;
};

/** Requests about an open game. The reply names it. */
const played: Played = {
  legal({ sim }, { player }) {
    const legal = sim.legalActions(player);
    return { legal, codes: legal.map(actionCode), mayAct: sim.mayAct() };
  },
  apply: (game, asked) => moved(game, asked, () => game.apply(game.named(asked), asked.by)),
  view: ({ sim }, { player }) => ({ view: sim.view(player) }),
  events(game, { player, after }) {
    if (game.log === null)
      throw new Refused('no-log', 'Events of this game are not kept: open it with "log": true.');
    // A client that has the events of step 3 asks for those after 3; a new client also asks for those of the setup.
    const entries = game.log.entries.filter(({ step }) => after === undefined || step > after);
    return { steps: entries.map(({ step, events }) => ({ step, events: game.seen(events, player) })) };
  },
  look: status,
  outcome: ({ sim }) => ({ outcome: sim.outcome }),
  decision: ({ sim }) => ({ decision: sim.decision(), mayAct: sim.mayAct() }),
  explain(game, asked) {
    const by = asked.by === undefined ? undefined : { by: asked.by };
    const { legal, rules, reason, why } = game.ruleset.explain(game.sim.snapshot(), game.named(asked), by);
    return { legal, rules, reason, why };
  },
  chanceOutcomes: ({ sim }) => ({ outcomes: sim.chanceOutcomes() }),
  perft: ({ ruleset, sim }, { depth }) => ({ ...ruleset.perft(sim.snapshot(), depth) }),
  learning: (game) => described(game.learning()),
  serialize({ ruleset, sim }) {
    const state = sim.snapshot();
    return { save: ruleset.serialize(state), hash: ruleset.hashState(state) };
  },
  fork(game, { to, player, seed, ...shown }, shelf) {
    const free = shelf.free(to);
    if (player === undefined) return status(shelf.add(game.fork(free, seed)), shown);
    const known = { ruleset: game.ruleset, state: game.sim.view(player) };
    return status(shelf.add(OpenGame.at(free, known, { seed })), shown);
  },
  close({ name }, _, shelf) {
    shelf.close(name);
    return {};
  },
  bot(game, { bot, seed, apply, ...shown }) {
    const action = game.choice(bot, seed);
    const chosen = { action, code: actionCode(action) };
    return apply === true ? { ...moved(game, shown, () => game.apply(action)), ...chosen } : chosen;
  },
  advance(game, { seats, seed, most = 10_000, ...shown }) {
    const from = game.step;
    const answer = moved(game, shown, () => {
      while (game.step - from < most) {
        const asked = game.asked();
        const bot = asked === null ? undefined : seats[asked];
        // Earlier actions stay done: a full log refuses only a request that could do nothing.
        if (bot === undefined || (game.log?.isFull && game.step > from)) return;
        game.apply(game.choice(bot, seed));
      }
    });
    return { ...answer, taken: game.step - from };
  },
  playout({ name, step, ruleset, sim }, { bot, seed, player, most = 10_000, view }) {
    const state = player === undefined ? sim.snapshot() : sim.view(player);
    // A copy with its own dice, which are dropped with it.
    const copy = OpenGame.at('', { ruleset, state }, { seed: seed ?? `${name}/${step}` });
    while (copy.step < most && copy.sim.outcome === null) copy.apply(copy.choice(bot, seed ?? 'bot'));
    const seen = view === true ? { view: copy.sim.view(player ?? null) } : {};
    return { taken: copy.step, outcome: copy.sim.outcome, ...seen };
  },
};

export const requestTypes: readonly string[] = [...Object.keys(opening), ...Object.keys(played), 'batch'];

export function answerTo(request: Request, shelf: Shelf): Answer {
  const { type } = request;
  if (type === 'hello' || type === 'new' || type === 'from') return opening[type](request as never, shelf);
  return { game: request.game, ...played[type](shelf.get(request.game), request as never, shelf) };
}
