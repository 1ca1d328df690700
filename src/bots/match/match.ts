import {
  copyJson,
  type Decision,
  EngineError,
  freezeJson,
  frozenList,
  type GameRecord,
  type GameTypes,
  type LightRuleset,
  type Outcome,
  type Simulation,
} from '../../kernel/index.js';
import { textOfThrown } from '../../kernel/problems.js';
import type { Clock, HelpersOf, PlayerOf } from '../player.js';
import { assertAnswerable, chosenOf } from './chosen.js';
import { type Timepiece, type Waited, waited, yieldToEventLoop } from './clock.js';
import { BotFaultError, codeOfChoice, type Fault, messageOf, shownChoice } from './fault.js';
import { Recorder } from './recorder.js';

/**
 * The place of each seat: winners share the first, forfeited seats come last, all others share the place between.
 * Without a winner the others share the first place.
 *
 * @param seats - the number of seats
 */
function placesOf(
  seats: number,
  winners: readonly number[],
  forfeited: readonly number[],
): readonly number[] {
  const rankOf = (seat: number): number =>
    forfeited.includes(seat) ? 2 : winners.length === 0 || winners.includes(seat) ? 0 : 1;
  const ranks = Array.from({ length: seats }, (_, seat) => rankOf(seat));
  return ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
}

type Player<T extends GameTypes, R> = PlayerOf<T['view'], T['action'], HelpersOf<R>, T['seen']>;

export interface MatchSetup<T extends GameTypes, R> {
  readonly beginning: { readonly options: T['options']; readonly from?: T['state'] };
  goesOn(state: T['state']): boolean;
  /** Tells one turn from the next, so that an endless turn is noticed. */
  turnOf(state: T['state']): number;
  readonly unit: 'turn' | 'round';
  numberOf(state: T['state']): number;
  readonly budget: number | null;
  readonly gameBudget: number | null;
  readonly onFault: 'throw' | 'forfeit-seat' | 'forfeit-game';
  /** The player that takes over a forfeited seat. */
  standIn(player: number): Player<T, R>;
  readonly signal: AbortSignal | undefined;
  readonly time: Timepiece;
  readonly onEvents: ((events: readonly T['event'][], state: T['state']) => void) | undefined;
  readonly onAction:
    | ((action: T['action'], state: T['state'], legal: readonly T['action'][]) => void)
    | undefined;
}

export interface MatchOf<S, O, A> {
  /** Why it is over: by the rules, at its bound, by a bot's fault, or because its signal stopped it. */
  readonly ended: 'outcome' | 'bound' | 'forfeit' | 'stopped';
  /** How it ended by the rules; `null` if it ended otherwise. */
  readonly outcome: Outcome | null;
  /** The last position: immutable, safe to keep. */
  readonly state: S;
  /** The actions of all players. */
  readonly actions: readonly A[];
  /** The record of the game so far; `replay` comes to the same last state. */
  readonly record: GameRecord<O, A>;
  /** The faults of bots, in order. */
  readonly faults: readonly Fault[];
  /** Seats that their bots forfeited; with `forfeit-game`, the seat at fault. */
  readonly forfeited: readonly number[];
  /** The place of each seat, 1 the best: winners first, forfeited seats last. Without a winner the others share place 1. */
  readonly places: readonly number[];
}

/** More decisions than any turn takes: only bots that go round in circles reach it. */
export const MOST_DECISIONS = 5_000;

/** `begin` gets this many times the budget: a bot may have to read a file. */
const BEGINNING = 10;

/** Milliseconds after which a match yields to timers and signals. */
const YIELD_EVERY = 50;

/** Plays a match. @throws BotFaultError at the first fault, if `onFault` is `throw` */
export const matchOf = <T extends GameTypes, R extends LightRuleset<T>>(
  ruleset: R & LightRuleset<T>,
  start: T['state'],
  players: readonly Player<T, R>[],
  ways: MatchSetup<T, R>,
): Promise<MatchOf<T['state'], T['options'], T['action']>> => new Match(ruleset, start, players, ways).play();

class Match<T extends GameTypes, R extends LightRuleset<T>> {
  private readonly players: Player<T, R>[];
  private readonly spent: number[];
  private readonly happened: T['event'][] = [];
  private readonly faults: Fault[] = [];
  private readonly forfeited: number[] = [];
  private readonly sim: Simulation<T>;
  private readonly recorder: Recorder<T>;
  private stopped = false;

  constructor(
    private readonly ruleset: R & LightRuleset<T>,
    start: T['state'],
    players: readonly Player<T, R>[],
    private readonly ways: MatchSetup<T, R>,
  ) {
    this.players = [...players];
    this.spent = players.map(() => 0);
    this.sim = ruleset.simulate(start, {
      chance: 'state',
      check: false,
      onEvents: (events) => this.happened.push(...events),
    });
    this.recorder = new Recorder(ruleset, this.sim, ways.beginning);
  }

  async play(): Promise<MatchOf<T['state'], T['options'], T['action']>> {
    const { sim, ways } = this;
    for (const player of this.players.keys()) await this.begin(player);
    let turn = ways.turnOf(sim.state);
    let decisions = 0;
    let breathed = ways.time.now();
    while (this.isOn()) {
      if (ways.turnOf(sim.state) !== turn) {
        turn = ways.turnOf(sim.state);
        decisions = 0;
      }
      if (++decisions > MOST_DECISIONS) decisions = 0;
      await this.step(decisions === 0);
      if (ways.time.now() - breathed > YIELD_EVERY) {
        await yieldToEventLoop();
        breathed = ways.time.now();
      }
    }
    const ended = this.ended();
    for (const player of this.players.keys()) if (!this.stopped) await this.end(player);
    return this.result(ended);
  }

  private isOn(): boolean {
    const { sim, ways } = this;
    if (ways.signal?.aborted) this.stopped = true;
    return !this.stopped && !this.isForfeited() && sim.outcome === null && ways.goesOn(sim.state);
  }

  private isForfeited(): boolean {
    return this.ways.onFault === 'forfeit-game' && this.forfeited.length > 0;
  }

  private ended(): 'outcome' | 'bound' | 'forfeit' | 'stopped' {
    if (this.isForfeited()) return 'forfeit';
    if (this.stopped) return 'stopped';
    return this.sim.outcome === null ? 'bound' : 'outcome';
  }

  private async step(endless: boolean): Promise<void> {
    const { sim, ways } = this;
    const found = sim.decision();
    if (found === null || found.actor === 'chance')
      throw new EngineError('no-decision', 'The game waits for nobody.');
    const player = found.actor;
    const decision = freezeJson(copyJson(found)) as Decision;
    if (endless) {
      this.fault(player, 'endless-turn', 'choose', 'was asked when a turn went on without end', { decision });
      if (!this.isOn()) return;
    }
    // In place: the simulation knows its own list again.
    const legal = frozenList(sim.legalActions()) as readonly T['action'][];
    assertAnswerable(this.ruleset, decision, legal);
    let action: T['action'] | undefined;
    while (action === undefined) {
      action = await this.choice(player, decision, legal);
      if (!this.isOn()) return;
    }
    ways.onAction?.(action, sim.state, legal);
    sim.apply(action);
    this.recorder.after(action);
    await this.tell(this.happened.splice(0));
  }

  /** Asks a player for its choice; `undefined` if it gave none and another player may have to take over. */
  private async choice(
    player: number,
    decision: Decision,
    legal: readonly T['action'][],
  ): Promise<T['action'] | undefined> {
    const { ruleset, ways } = this;
    const bot = this.bot(player);
    const view = this.sim.view(player);
    const answer = await this.wait(player, ways.budget, (clock) =>
      bot.choose(view, legal, { player, decision, ruleset, clock }),
    );
    if (!this.isSound(answer, player, 'choose', decision)) return undefined;
    const action = chosenOf(legal, answer.answer);
    if (action !== undefined) return action;
    const foreign = this.isForeign(answer.answer, player);
    this.fault(
      player,
      foreign ? 'foreign-choice' : 'illegal-choice',
      'choose',
      foreign ? 'chose what is not its own to do' : 'did not choose one of its legal actions',
      { decision, choice: answer.answer },
    );
    return undefined;
  }

  private isForeign(choice: unknown, player: number): boolean {
    try {
      return this.sim.actorOf(choice as T['action']) !== player;
    } catch {
      return false;
    }
  }

  private async tell(events: readonly T['event'][]): Promise<void> {
    const { sim, ruleset, ways } = this;
    if (this.players.some((bot) => bot.observe !== undefined)) {
      // Copies: the rules may go on writing to their events.
      const told = freezeJson(copyJson(events));
      for (const player of this.players.keys()) {
        const bot = this.bot(player);
        if (bot.observe === undefined) continue;
        const seat = Object.freeze({ player, view: () => sim.view(player) });
        const seen = ruleset.eventsFor(told, player);
        const answer = await this.wait(player, ways.budget, () => bot.observe?.(seen, seat));
        if (!this.isSound(answer, player, 'observe') && !this.isOn()) break;
      }
    }
    ways.onEvents?.(events, sim.state);
  }

  private async begin(player: number): Promise<void> {
    const { ruleset, ways, sim } = this;
    const bot = this.bot(player);
    if (bot.begin === undefined || !this.isOn()) return;
    const names = Object.freeze(this.players.map(({ name }) => name));
    const start = Object.freeze({ player, view: sim.view(player), ruleset, names });
    const budget = ways.budget === null ? null : BEGINNING * ways.budget;
    const answer = await this.wait(player, budget, () => bot.begin?.(start));
    this.isSound(answer, player, 'begin');
  }

  private async end(player: number): Promise<void> {
    const { ways, sim } = this;
    const bot = this.bot(player);
    if (bot.end === undefined) return;
    const end = Object.freeze({ player, outcome: sim.snapshot().outcome, view: sim.view(player) });
    const answer = await this.wait(player, ways.budget, () => bot.end?.(end));
    this.isSound(answer, player, 'end');
  }

  private bot(player: number): Player<T, R> {
    return this.players[player] as Player<T, R>;
  }

  /** Waits for a player and counts its time. The stand-in has no time limit. */
  private async wait<A>(
    player: number,
    budget: number | null,
    ask: (clock: Clock) => A | Promise<A>,
  ): Promise<Waited<A>> {
    const { time, gameBudget, signal: stop } = this.ways;
    const left = gameBudget === null ? null : Math.max(0, gameBudget - (this.spent[player] ?? 0));
    const least = budget === null ? left : left === null ? budget : Math.min(budget, left);
    const isStandIn = this.forfeited.includes(player);
    const answer = await waited({ time, budget: isStandIn ? null : least, stop }, ask);
    this.spent[player] = (this.spent[player] ?? 0) + answer.took;
    return answer;
  }

  /** Whether a player answered in time and without an error; notes its fault if not. */
  private isSound<A>(
    waited: Waited<A>,
    player: number,
    during: Fault['during'],
    decision: Decision | null = null,
  ): waited is Waited<A> & { readonly came: 'answer' } {
    if (waited.came === 'answer') return true;
    if (waited.came === 'stop') this.stopped = true;
    else if (waited.came === 'nothing')
      this.fault(player, 'out-of-time', during, 'ran out of time', { decision });
    else {
      const { error } = waited;
      const said = textOfThrown(error).slice(0, 300);
      this.fault(player, 'error', during, `failed (${said})`, { decision, cause: error });
    }
    return false;
  }

  private fault(
    player: number,
    kind: Fault['kind'],
    during: Fault['during'],
    detail: string,
    { decision = null, choice, cause }: { decision?: Decision | null; choice?: unknown; cause?: unknown },
  ): void {
    const { ways, sim } = this;
    const { name: bot } = this.bot(player);
    const turn = ways.numberOf(sim.state);
    const parts = { kind, bot, player, turn, during, decision: decision?.kind ?? null };
    const action = codeOfChoice(choice);
    const answer = kind.endsWith('-choice') ? (action ?? shownChoice(choice)) : null;
    const fault = { ...parts, action, message: messageOf(parts, ways.unit, answer, detail) };
    // A stand-in that fails has no stand-in itself.
    if (ways.onFault === 'throw' || this.forfeited.includes(player))
      throw new BotFaultError(fault, this.recorder.record(), cause === undefined ? undefined : { cause });
    this.faults.push(Object.freeze(fault));
    // A finished game can no longer be forfeited.
    if (during === 'end') return;
    this.forfeited.push(player);
    if (ways.onFault === 'forfeit-seat') this.players[player] = ways.standIn(player);
  }

  private result(ended: MatchOf<unknown, unknown, unknown>['ended']) {
    const { sim, recorder, faults } = this;
    const record = recorder.record();
    const state = sim.snapshot();
    const forfeited = [...this.forfeited].sort((a, b) => a - b);
    const winners = state.outcome?.winners ?? [];
    return {
      ended,
      outcome: state.outcome,
      state,
      actions: record.actions,
      record,
      faults,
      forfeited,
      places: placesOf(state.players.length, winners, forfeited),
    };
  }
}
