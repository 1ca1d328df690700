import { actionCode } from '../../kernel/index.js';
import { positionIn, rulesetNamed } from './editions.js';
import { described } from './learning.js';
import { type Action, type NamedAction, OpenGame } from './open-game.js';
import { Refused } from './refused.js';
import { botNames, mostGames, type Request, type RequestOf, type ShownName } from './schema.js';
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
type Answers = { readonly [T in Request['type']]: (request: RequestOf<T>, shelf: Shelf) => Answer };

function moved(game: OpenGame, shown: Shown, move: () => void): Answer {
  game.happened = [];
  move();
  return status(game, shown);
}

export const answers: Answers = {
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

  legal: ({ game: name, player }, shelf) => {
    const { sim } = shelf.get(name);
    const legal = sim.legalActions(player);
    return { game: name, legal, codes: legal.map(actionCode), mayAct: sim.mayAct() };
  },

  apply: ({ game: name, with: wanted, as, ...named }, shelf) => {
    const game = shelf.get(name);
    return moved(game, { with: wanted, as }, () => game.apply(game.named(named as NamedAction), named.by));
  },

  view: ({ game: name, player }, shelf) => ({ game: name, view: shelf.get(name).sim.view(player) }),

  events: ({ game: name, player, after }, shelf) => {
    const game = shelf.get(name);
    if (game.log === null)
      throw new Refused('no-log', 'Events of this game are not kept: open it with "log": true.');
    // A client that has the events of step 3 asks for those after 3; a new client also asks for those of the setup.
    const entries = game.log.entries.filter(({ step }) => after === undefined || step > after);
    return {
      game: name,
      steps: entries.map(({ step, events }) => ({ step, events: game.seen(events, player) })),
    };
  },

  look: ({ game: name, ...shown }, shelf) => status(shelf.get(name), shown),

  outcome: ({ game: name }, shelf) => ({ game: name, outcome: shelf.get(name).sim.outcome }),

  decision: ({ game: name }, shelf) => {
    const { sim } = shelf.get(name);
    return { game: name, decision: sim.decision(), mayAct: sim.mayAct() };
  },

  explain: ({ game: name, ...named }, shelf) => {
    const game = shelf.get(name);
    const action = game.named(named as NamedAction);
    const by = named.by === undefined ? undefined : { by: named.by };
    const { legal, rules, reason, why } = game.ruleset.explain(game.sim.snapshot(), action, by);
    return { game: name, legal, rules, reason, why };
  },

  chanceOutcomes: ({ game: name }, shelf) => ({
    game: name,
    outcomes: shelf.get(name).sim.chanceOutcomes(),
  }),

  perft: ({ game: name, depth }, shelf) => {
    const { ruleset, sim } = shelf.get(name);
    return { game: name, ...ruleset.perft(sim.snapshot(), depth) };
  },

  learning: ({ game: name }, shelf) => ({ game: name, ...described(shelf.get(name).learning()) }),

  serialize: ({ game: name }, shelf) => {
    const { ruleset, sim } = shelf.get(name);
    const state = sim.snapshot();
    return { game: name, save: ruleset.serialize(state), hash: ruleset.hashState(state) };
  },

  fork: ({ game: name, to, player, seed, ...shown }, shelf) => {
    const game = shelf.get(name);
    const free = shelf.free(to);
    if (player === undefined) return status(shelf.add(game.fork(free, seed)), shown);
    const known = { ruleset: game.ruleset, state: game.sim.view(player) };
    return status(shelf.add(OpenGame.at(free, known, { seed })), shown);
  },

  close: ({ game: name }, shelf) => {
    shelf.close(name);
    return { game: name };
  },

  bot: ({ game: name, bot, seed, apply, ...shown }, shelf) => {
    const game = shelf.get(name);
    const action = game.choice(bot, seed);
    const chosen = { action, code: actionCode(action) };
    if (apply !== true) return { game: name, ...chosen };
    return { ...moved(game, shown, () => game.apply(action)), ...chosen };
  },

  advance: ({ game: name, seats, seed, most = 10_000, ...shown }, shelf) => {
    const game = shelf.get(name);
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

  playout: ({ game: name, bot, seed, player, most = 10_000, view }, shelf) => {
    const game = shelf.get(name);
    const state = player === undefined ? game.sim.snapshot() : game.sim.view(player);
    // A copy with its own dice, which are dropped with it.
    const copy = OpenGame.at('', { ruleset: game.ruleset, state }, { seed: seed ?? `${name}/${game.step}` });
    while (copy.step < most && copy.sim.outcome === null) copy.apply(copy.choice(bot, seed ?? 'bot'));
    const seen = view === true ? { view: copy.sim.view(player ?? null) } : {};
    return { game: name, taken: copy.step, outcome: copy.sim.outcome, ...seen };
  },
};

export const requestTypes: readonly string[] = [...Object.keys(answers), 'batch'];

export const bots: readonly string[] = botNames;
