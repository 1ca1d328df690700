import { isPromise } from '../bots/match/clock.js';
import { seeded } from '../bots/play.js';
import { playOut } from '../bots/play-out.js';
import { nimbleBot } from '../bots/second-edition/nimble/nimble.js';
import { sensibleBot } from '../bots/second-edition/sensible.js';
import { nimbleBot as nimbleThird } from '../bots/third-edition/nimble.js';
import { turnOf as turnOfThird } from '../bots/third-edition/play.js';
import { sensibleBot as sensibleThird } from '../bots/third-edition/sensible.js';
import {
  EngineError,
  type Envelope,
  freezeJson,
  InvalidArgumentError,
  type Simulation,
  viewerOf,
} from '../kernel/index.js';
import { type Answer, type Message, type Order, type Setting, seedOf, type Thrown } from './messages.js';
import { type AnyRuleset, exportedBy, type Rulesets, rulesetsWith } from './rulesets.js';

/* Plays the games: the same code in each worker, and in the calling thread without workers. */

interface Left {
  readonly actions: number;
  readonly outcome: Envelope['outcome'];
  position(): Envelope;
}

type Stop = (state: Envelope) => boolean;
type Play = (ruleset: AnyRuleset, state: Envelope, seed: string, until: Stop | undefined) => Left;

interface Ready {
  readonly setting: Setting;
  readonly rulesets: Rulesets;
  readonly play: Play;
  stopOf(state: Envelope): Stop | undefined;
  keptOf(left: Left, ruleset: AnyRuleset): string;
}

interface Begun {
  readonly ready: Promise<Ready>;
  /** States by index: as text, or parsed. */
  readonly states: Map<number, string | Envelope>;
}

/** Answers orders, one after the other. */
export function player(): (message: Message) => Promise<Answer | null> {
  const runs = new Map<number, Begun>();
  let progress: Int32Array | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function carryOut(order: Order): Promise<Answer> {
    const { setting, run: id } = order;
    if (progress) {
      progress[1] = 0;
      progress[0] = order.order;
    }
    const run: Begun | undefined = setting ? { ready: readyFor(setting), states: new Map() } : runs.get(id);
    if (run === undefined) return { order: order.order, games: '[]', took: 0, failed: null };
    runs.set(id, run);
    for (const [index, text] of order.states) run.states.set(index, text);
    try {
      return played(order, await run.ready, run.states, progress);
    } catch (error) {
      return { order: order.order, games: '[]', took: 0, failed: thrown(error) };
    } finally {
      // States come in order: only the last one may be played again.
      const index = run.states.size > 1 ? Math.max(...run.states.keys()) : null;
      if (index !== null) for (const one of run.states.keys()) if (one !== index) run.states.delete(one);
    }
  }

  return (message) => {
    const answer = last.then(async () => {
      if ('order' in message) return carryOut(message);
      if ('forget' in message) runs.delete(message.forget);
      else progress = message.progress;
      return null;
    });
    last = answer;
    return answer;
  };
}

function played(
  { order, from, to, stop }: Order,
  ready: Ready,
  states: Map<number, string | Envelope>,
  progress: Int32Array | null,
): Answer {
  const begun = performance.now();
  const { count } = ready.setting;
  const games: string[] = [];
  let failed: Thrown | null = null;
  for (let n = from; n < to && failed === null; n++) {
    if (stop !== null && Atomics.load(stop, 0) !== 0) break;
    if (progress) progress[1] = n - from;
    try {
      games.push(gameOf(ready, stateIn(states, Math.floor(n / count)), seedOf(ready.setting, n)));
    } catch (error) {
      failed = thrown(error);
    }
  }
  return { order, games: `[${games.join(',')}]`, took: performance.now() - begun, failed };
}

function gameOf(ready: Ready, state: Envelope, seed: string): string {
  const ruleset = ready.rulesets(state);
  const left = ready.play(ruleset, state, seed, ready.stopOf(state));
  const { actions, outcome } = left;
  return `{"actions":${actions},"outcome":${JSON.stringify(outcome)},"kept":${ready.keptOf(left, ruleset)}}`;
}

/** Parses a state once and freezes it, so that its ruleset checks it once. */
function stateIn(states: Map<number, string | Envelope>, index: number): Envelope {
  const state = states.get(index);
  if (typeof state === 'object') return state;
  const read = freezeJson(JSON.parse(state as string) as Envelope);
  states.set(index, read);
  return read;
}

async function readyFor(setting: Setting): Promise<Ready> {
  const [rulesets, play, stopOf, keptOf] = await Promise.all([
    rulesetsWith(setting.rules),
    playOf(setting),
    stopsOf(setting),
    keepingOf(setting),
  ]);
  return { setting, rulesets, play, stopOf, keptOf };
}

async function playOf({ policy, most, check }: Setting): Promise<Play> {
  if (policy === 'nimble' || policy === 'sensible')
    return (ruleset, state, seed, until) => byBots(policy, most, ruleset, state, seed, until);
  const chosen = policy === 'random' ? policy : ((await exportedBy(policy)) as (sim: Simulation) => never);
  const options = { check: chosen !== 'random' && check };
  return (ruleset, state, seed, until) => {
    const sim = ruleset.simulate(state, { seed, ...options });
    const actions = sim.playout(chosen, { most, ...(until && { until }) });
    return { actions, outcome: sim.outcome, position: () => sim.snapshot() };
  };
}

const bots = {
  'second-edition': {
    nimble: nimbleBot,
    sensible: sensibleBot,
    turnOf: ({ turn }: Envelope & { readonly turn?: number }) => turn ?? 0,
  },
  'third-edition': { nimble: nimbleThird, sensible: sensibleThird, turnOf: turnOfThird },
} as const;

/** A bot of this kind in every seat, as in `playGame`. */
function byBots(
  kind: 'nimble' | 'sensible',
  most: number,
  ruleset: AnyRuleset,
  state: Envelope,
  seed: string,
  until: Stop | undefined,
): Left {
  if (!Object.hasOwn(bots, state.edition))
    throw new InvalidArgumentError(
      `The bots play second-edition and third-edition; this state is of ${state.edition}. Give a policy from a file.`,
    );
  const edition = bots[state.edition as keyof typeof bots];
  // Hidden parts of a view are dealt as in a simulation.
  const position: Envelope =
    viewerOf(state) === undefined ? state : ruleset.simulate(state, { seed }).snapshot();
  const start = seeded(position, seed);
  let left = most;
  const { state: end, actions } = playOut(
    ruleset,
    start,
    start.players.map((_, seat) => edition[kind](`${seed}/${seat}`)) as never,
    { goesOn: (now) => left-- > 0 && until?.(now) !== true, turnOf: edition.turnOf as never },
  );
  return { actions: actions.length, outcome: end.outcome, position: () => end };
}

async function stopsOf({ until }: Setting): Promise<Ready['stopOf']> {
  if (until === null) return () => undefined;
  if ('file' in until) {
    const stop = (await exportedBy(until)) as Stop;
    return () => stop;
  }
  const [[unit, more]] = Object.entries(until) as [[string, number]];
  const counted = unit.slice(0, -1);
  const counter = (state: Envelope): unknown => (state as unknown as Record<string, unknown>)[counted];
  return (state) => {
    const begun = counter(state);
    if (typeof begun !== 'number')
      throw new InvalidArgumentError(
        `A state of ${state.edition} counts no ${unit}: until is { ${unit === 'turns' ? 'rounds' : 'turns'} }, or a function in a file.`,
      );
    return (now) => (counter(now) as number) >= begun + more;
  };
}

async function keepingOf({ keep }: Setting): Promise<Ready['keptOf']> {
  if (keep === null) return () => 'null';
  if (keep === 'state') return ({ position }) => JSON.stringify(position());
  const kept = (await exportedBy(keep)) as (state: Envelope, ruleset: AnyRuleset) => unknown;
  return ({ position }, ruleset) => {
    const value = kept(position(), ruleset);
    if (isPromise(value))
      throw new InvalidArgumentError(
        `${keep.name}, by which \`keep\` keeps, gives a promise: give the value.`,
      );
    return JSON.stringify(value) ?? 'null';
  };
}

function thrown(error: unknown): Thrown {
  if (!(error instanceof Error))
    return { name: 'Error', code: 'thrown', message: `It threw no error, but ${shown(error)}.`, rule: null };
  const { rule, problems } = error as {
    readonly rule?: unknown;
    readonly problems?: readonly { readonly rule?: unknown }[];
  };
  const cited = rule ?? problems?.find((problem) => problem.rule !== undefined)?.rule;
  return {
    name: error.name,
    code: error instanceof EngineError ? error.code : 'thrown',
    message: error.message,
    rule: typeof cited === 'string' ? cited : null,
  };
}

function shown(value: unknown): string {
  try {
    return String(value).slice(0, 200);
  } catch {
    return 'something that has no text';
  }
}
