import * as second from '../bots/second-edition/index.js';
import * as third from '../bots/third-edition/index.js';

type SearchOptions = second.SearchOptions;

/* The bots that come with the package, by name. A name may have a parameter after a colon, such as the time of a move: `name:1s`. */

/** Who can play everywhere, at once and without a parameter. */
export const botKinds = ['sensible', 'nimble', 'greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

/** Those of Second Edition, by a seed. */
export const secondEditionBots: Readonly<Record<BotKind, (seed: string) => second.Bot>> = {
  sensible: second.sensibleBot,
  nimble: second.nimbleBot,
  greedy: second.greedyBot,
  random: second.randomBot,
};

/** Those of Third Edition. */
export const thirdEditionBots: Readonly<Record<BotKind, (seed: string) => third.Bot>> = {
  sensible: third.sensibleBot,
  nimble: third.nimbleBot,
  greedy: third.greedyBot,
  random: third.randomBot,
};

/** Makes a player of a match by a seed, and by what stands after the colon of its name; throws for a parameter that means nothing to it. */
export type PlayerMaker<P> = (seed: string, parameter: string | null) => P;

/** A bot that takes no parameter. */
const plain =
  <P>(make: (seed: string) => P): PlayerMaker<P> =>
  (seed, parameter) => {
    if (parameter !== null) throw new RangeError(`it has nothing to be set, and "${parameter}" was given`);
    return make(seed);
  };

const inEach = <B, P>(bots: Readonly<Record<BotKind, (seed: string) => B & P>>) =>
  Object.fromEntries(botKinds.map((kind): [string, PlayerMaker<P>] => [kind, plain<P>(bots[kind])]));

/** How long a search takes for a decision, as it is named: `1s`, `250ms`, or a number of passes such as `200`. */
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

/** The most threads that a search is spread over. */
const THREADS = 64;

/**
 * A search that is spread over threads, as it is named: how long it thinks, and by how many threads, such as `1s:2`. `null` for one without threads.
 * @throws RangeError for a number of threads that there cannot be
 */
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

/** A bot with a thinking time as its parameter. */
const timed =
  <P>(make: (seed: string, options: SearchOptions) => P): PlayerMaker<P> =>
  (seed, parameter) =>
    make(seed, searchNamed(parameter));

/** Who can play in a tournament of Second Edition: also those that take their time or a parameter. */
export const secondEditionPlayers: Readonly<Record<string, PlayerMaker<second.Player>>> = {
  ...inEach<second.Bot, second.Player>(secondEditionBots),
  planner: plain<second.Player>(second.plannerBot),
  search: timed<second.Player>(second.searchBot),
};

/** Of Third Edition. */
export const thirdEditionPlayers: Readonly<Record<string, PlayerMaker<third.Player>>> = {
  ...inEach<third.Bot, third.Player>(thirdEditionBots),
  search: timed<third.Player>(third.searchBot),
};

/** A bot as it is named: one of ours, a JavaScript file of somebody's own, or a program of any language; each with a parameter or without. */
export type NamedBot = { readonly parameter: string | null } & (
  | { readonly kind: string }
  | { readonly file: string }
  | { readonly program: string }
);

/** What a name says. */
export function botNamed(name: string): NamedBot {
  const [, file, told] = /^(.*\.[cm]?[jt]s)(?::(.*))?$/.exec(name) ?? [];
  if (file !== undefined) return { file, parameter: told ?? null };
  // A path has a slash in it; Python is known without one.
  const [, program, set] = /^((?:[A-Za-z]:)?[^:]*[\\/][^:]*|[^:]*\.py)(?::(.*))?$/.exec(name) ?? [];
  if (program !== undefined) return { program, parameter: set ?? null };
  const [kind = '', ...rest] = name.split(':');
  return { kind, parameter: rest.length === 0 ? null : rest.join(':') };
}
