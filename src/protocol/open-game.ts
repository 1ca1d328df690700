import { actionCode, readAction, type Simulation } from '../kernel/index.js';
import { type AnyRuleset, botOf } from './editions.js';
import { type AnyLearningGame, learningOf } from './learning.js';
import { Refused } from './refused.js';
import { type BotName, mostLogged, type RequestOf } from './schema.js';

// biome-ignore lint/suspicious/noExplicitAny: games of all editions are played alike here
type AnySimulation = Simulation<any>;
type Events = readonly { readonly type: string }[];
export type Action = { readonly type: string };

type Bot = ReturnType<typeof botOf>;

/** The number of actions in the logs of a session. */
export interface Kept {
  actions: number;
}

class Log {
  readonly entries: { readonly step: number; readonly events: Events }[] = [];

  constructor(private readonly kept: Kept) {}

  get isFull(): boolean {
    return this.kept.actions >= mostLogged;
  }

  /** @throws Refused for a full log, before anything has happened */
  demandRoom(): void {
    if (this.isFull)
      throw new Refused(
        'log-full',
        `The logs of the open games keep ${mostLogged} actions, and no more: close a game that has a log.`,
      );
  }

  push(step: number, events: Events): void {
    this.kept.actions++;
    this.entries.push({ step, events });
  }

  forget(): void {
    this.kept.actions -= this.entries.length;
  }
}

export class OpenGame {
  /** The number of actions since it was opened. */
  step = 0;
  /** The events of the last request that moved it. */
  happened: Events = [];
  private readonly bots = new Map<string, Bot>();

  private constructor(
    readonly name: string,
    readonly ruleset: AnyRuleset,
    readonly sim: AnySimulation,
    readonly players: number,
    /** Events heard from simulations: a fork has the same listener as its original. */
    private readonly heard: { type: string }[],
    /** All events since it was opened, if a client asked for them. */
    readonly log: Log | null,
  ) {}

  /** Opens a game at a position: a state keeps its own chance, a view gets dice of the seed. */
  static at(
    name: string,
    { ruleset, state }: { readonly ruleset: AnyRuleset; readonly state: unknown },
    { seed, log = null }: { readonly seed?: string | number | undefined; readonly log?: Kept | null },
  ): OpenGame {
    const heard: { type: string }[] = [];
    const isView = 'viewer' in (state as object);
    const { mode } = (state as { readonly chance: { readonly mode: string } }).chance;
    const sim = ruleset.simulate(state, {
      chance: isView || seed !== undefined ? 'own' : mode === 'manual' ? 'asked' : 'state',
      ...(seed === undefined ? {} : { seed }),
      onEvents: (events) => heard.push(...(events as Events)),
    });
    const { length: players } = (state as { readonly players: readonly unknown[] }).players;
    return new OpenGame(name, ruleset, sim, players, heard, log && new Log(log));
  }

  fork(name: string, seed?: string | number): OpenGame {
    return new OpenGame(name, this.ruleset, this.sim.fork(seed), this.players, this.heard, null);
  }

  /** The action that a request names. @throws Refused for none, for several, or for a wrong index */
  named({ action, code, index, number, by }: RequestOf<'apply' | 'explain'>): unknown {
    const named = [action, code, index, number].filter((each) => each !== undefined).length;
    if (named !== 1)
      throw new Refused(
        'bad-request',
        'Name one action: as an object (action), as its code (code), by its place in the list of legal actions (index), or by its number (number).',
      );
    if (action !== undefined) return action;
    if (code !== undefined) return this.ruleset.parseActionCode(code);
    if (number !== undefined) return this.numbered(number, by);
    const legal = this.sim.legalActions(typeof by === 'number' ? by : undefined);
    const found = legal[index as number];
    if (found === undefined)
      throw new Refused(
        'no-such-index',
        `There is no legal action ${index}: there ${legal.length === 1 ? 'is 1' : `are ${legal.length}`}, counted from 0.`,
      );
    return found;
  }

  /** The action of a number; an outcome while chance is asked, unless a player is named. */
  private numbered(number: number, by: number | 'chance' | undefined): unknown {
    const chance = this.sim.decision()?.actor === 'chance' && typeof by !== 'number';
    if (!chance) return this.learning().actionOf(number);
    const outcomes = this.sim.chanceOutcomes();
    const outcome = outcomes[number];
    if (outcome !== undefined) return outcome.action;
    throw new Refused(
      'no-such-number',
      `Chance has ${outcomes.length} outcomes here, numbered from 0: there is no ${number}.`,
    );
  }

  /** Carries an action out. @throws IllegalActionError for an illegal action; nothing has changed then */
  apply(action: unknown, by?: number | 'chance'): void {
    this.log?.demandRoom();
    this.heard.length = 0;
    this.sim.apply(action as Action, by === undefined ? undefined : { by });
    this.step++;
    const events = this.heard.splice(0);
    this.happened = [...this.happened, ...events];
    this.log?.push(this.step, events);
  }

  learning(): AnyLearningGame {
    return learningOf(this.ruleset, this.players);
  }

  /** The player to decide; `null` if chance is asked or the game is over. */
  asked(): number | null {
    const actor = this.sim.decision()?.actor;
    return typeof actor === 'number' ? actor : null;
  }

  /** A bot's choice for the player to decide. @throws Refused if there is none */
  choice(name: BotName, seed: string | number = 'bot'): Action {
    const decision = this.sim.decision();
    if (decision === null) throw new Refused('game-over', 'The game is over: nobody has to decide anything.');
    if (decision.actor === 'chance')
      throw new Refused('chance-asked', 'Chance is asked, and no player: tell its answer, one of legal.');
    const player: number = decision.actor;
    const key = `${name}/${seed}/${player}`;
    const bot = this.bots.get(key) ?? botOf(this.ruleset.rules.edition, name, key);
    this.bots.set(key, bot);
    const legal = this.sim.legalActions() as Action[];
    const chosen = bot.choose(this.sim.view(player), legal, { player, decision, ruleset: this.ruleset });
    const read = readAction(chosen) as Action | null;
    return legal.find(
      (each) => each === chosen || (read !== null && actionCode(each) === actionCode(read)),
    ) as Action;
  }

  seen(events: Events, player: number | null): Events {
    return this.ruleset.eventsFor(events, player) as Events;
  }
}
