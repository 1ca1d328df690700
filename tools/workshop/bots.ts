import * as second from '../../src/bots/second-edition/index.js';
import * as third from '../../src/bots/third-edition/index.js';

type SearchOptions = second.SearchOptions;

/** Bots without a parameter and without thinking time, in both editions. */
export const botKinds = ['sensible', 'nimble', 'greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

type Bots<B> = Readonly<Record<BotKind, (seed: string) => B>>;

const botsIn = <B>(edition: Readonly<Record<`${BotKind}Bot`, (seed: string) => B>>): Bots<B> => {
  const { sensibleBot, nimbleBot, greedyBot, randomBot } = edition;
  return { sensible: sensibleBot, nimble: nimbleBot, greedy: greedyBot, random: randomBot };
};

export const secondEditionBots = botsIn<second.Bot>(second);
export const thirdEditionBots = botsIn<third.Bot>(third);

export type PlayerMaker<P> = (seed: string, parameter: string | null) => P;

const plain =
  <P>(make: (seed: string) => P): PlayerMaker<P> =>
  (seed, parameter) => {
    if (parameter !== null) throw new RangeError(`it has nothing to be set, and "${parameter}" was given`);
    return make(seed);
  };

const inEach = <B, P>(bots: Bots<B & P>) =>
  Object.fromEntries(botKinds.map((kind): [string, PlayerMaker<P>] => [kind, plain<P>(bots[kind])]));

/** The parameter of a search: a time such as `1s` or `250ms`, or a number of passes such as `200`. */
function searchNamed(parameter: string | null): SearchOptions {
  if (parameter === null) return {};
  const [, told = '', unit] = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(parameter) ?? [];
  const number = Number(told);
  if (!(number > 0))
    throw new RangeError(
      `its parameter is a thinking time such as 1s or 250ms, or a number of passes such as 200, and "${parameter}" was given`,
    );
  return unit === undefined
    ? { budget: Number.POSITIVE_INFINITY, passes: number }
    : { budget: unit === 's' ? 1000 * number : number };
}

const THREADS = 64;

/** The time and the number of threads, such as `1s:2`. `null` without threads. */
export function spreadNamed(
  parameter: string | null,
): { readonly search: SearchOptions; readonly threads: number } | null {
  const [time = '', told, ...more] = parameter?.split(':') ?? [];
  if (told === undefined) return null;
  const threads = Number(told);
  if (more.length > 0 || !/^\d+$/.test(told) || threads < 1 || threads > THREADS)
    throw new RangeError(
      `its parameters are a thinking time and a number of threads, 1 to ${THREADS}, such as 1s:2, and "${parameter}" was given`,
    );
  return { search: searchNamed(time), threads };
}

const timed =
  <P>(make: (seed: string, options: SearchOptions) => P): PlayerMaker<P> =>
  (seed, parameter) =>
    make(seed, searchNamed(parameter));

export const secondEditionPlayers: Readonly<Record<string, PlayerMaker<second.Player>>> = {
  ...inEach<second.Bot, second.Player>(secondEditionBots),
  easy: plain<second.Player>(second.easyBot),
  planner: plain<second.Player>(second.plannerBot),
  search: timed<second.Player>(second.searchBot),
};

export const thirdEditionPlayers: Readonly<Record<string, PlayerMaker<third.Player>>> = {
  ...inEach<third.Bot, third.Player>(thirdEditionBots),
  easy: plain<third.Player>(third.easyBot),
  search: timed<third.Player>(third.searchBot),
};

/** A bundled bot, an author's JavaScript file, or a program of any language; each with a parameter or without. */
export type NamedBot = { readonly parameter: string | null } & (
  | { readonly kind: string }
  | { readonly file: string }
  | { readonly program: string }
);

export function botNamed(name: string): NamedBot {
  const [, file, told] = /^(.*\.[cm]?[jt]s)(?::(.*))?$/.exec(name) ?? [];
  if (file !== undefined) return { file, parameter: told ?? null };
  // Paths have a slash; Python files are recognised without one.
  const [, program, set] = /^((?:[A-Za-z]:)?[^:]*[\\/][^:]*|[^:]*\.py)(?::(.*))?$/.exec(name) ?? [];
  if (program !== undefined) return { program, parameter: set ?? null };
  const [kind = '', ...rest] = name.split(':');
  return { kind, parameter: rest.length === 0 ? null : rest.join(':') };
}
