import { learningGame } from '../../src/learning/index.js';
import { bundledModules } from '../../src/second-edition/index.js';
import { scenarioIds } from '../../src/third-edition/bundled.js';
import { complete, refusalOf } from '../properties/starts.js';

/* Games that tests of learning play: both editions, each module, and as many of them as go together. */

// What is tested of a game is the same whatever its types are.
// biome-ignore lint/suspicious/noExplicitAny: games of both editions are treated alike here
type Any = any;

/** A game with a name for messages. */
export interface Case {
  readonly name: string;
  readonly options: Any;
}

/** As many modules as go together, the last ones first. */
function many(): readonly string[] {
  let chosen: readonly string[] = [];
  for (const id of Object.keys(bundledModules).reverse()) {
    const more = complete([...chosen, id]);
    if (refusalOf(more) === null) chosen = more;
  }
  return chosen;
}

const second = (modules: readonly string[], players: number): Case => ({
  name: `Second Edition with ${modules.join(', ') || 'no module'}, ${players} players`,
  options: { players, modules },
});

/** Second Edition with no module, with each module, and with many. */
const secondEdition: readonly Case[] = [
  second([], 1),
  second([], 3),
  ...Object.keys(bundledModules).map((id, at) =>
    second(complete([id]), id === 'seven-scions' ? 2 : 2 + (at % 3)),
  ),
  second(many(), 4),
];

/** Third Edition with each scenario. */
export const thirdEdition: readonly Case[] = scenarioIds.flatMap((scenario) =>
  [2, 4].map((players) => ({
    name: `Third Edition, ${scenario}, ${players} players`,
    options: { edition: 'third-edition', scenario, players },
  })),
);

/** All of them. */
export const cases: readonly Case[] = [...secondEdition, ...thirdEdition];

const games = new Map<Case, Any>();

/** The game of a case, made once. */
export function gameOf(one: Case): Any {
  const known = games.get(one) ?? learningGame(one.options);
  games.set(one, known);
  return known;
}

/** Numbers at random, the same ones each time. */
export function randomFrom(seed: number): () => number {
  let word = (seed * 2654435761 + 1) >>> 0;
  return () => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export const oneOf = <V>(list: readonly V[], random: () => number): V =>
  list[Math.floor(random() * list.length)] as V;

/** The number of an action at random: first a kind of action, then one of that kind, so that the rare ones come up. */
export function choose(game: Any, state: Any, player: number, random: () => number): number {
  const legal: number[] = game.legalIndices(state, player);
  const kindOf = (index: number) =>
    game.kinds.findLast((kind: Any) => kind.offset <= index && kind.size > 0).type;
  const kind = oneOf([...new Set(legal.map(kindOf))], random);
  return oneOf(
    legal.filter((index) => kindOf(index) === kind),
    random,
  );
}

/** The states of a random game, the first one before any action. */
export function* play(game: Any, beginning: Any, length: number, random: () => number): Generator<Any, void> {
  let state = game.newGame(beginning);
  yield state;
  for (let step = 0; step < length; step++) {
    const mover = game.playerToMove(state);
    if (mover === 'over') return;
    if (mover === 'chance') state = game.step(state, game.sampleChance(state, random()));
    else {
      // Now and then somebody does something in another's decision.
      const others = [...state.players.keys()].filter(
        (player) => game.legalIndices(state, player).length > 0,
      );
      const player = random() < 0.1 ? oneOf(others, random) : mover;
      state = game.step(state, choose(game, state, player, random), player);
    }
    yield state;
  }
}

/** Whether two rows of numbers are the same: vitest takes long for thousands of them. */
export const sameRow = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.from(a).every((value, at) => value === b[at]);
