import { decision, type EditionId, type GameTable, legalActions, viewFor } from 'runebound-engine';
import { type Bot, nimbleBot, plannerBot, randomBot, searchBot, sensibleBot } from 'runebound-engine/bots';
import {
  type Bot as BotOfThird,
  nimbleBot as nimbleThird,
  randomBot as randomThird,
  searchBot as searchThird,
  sensibleBot as sensibleThird,
} from 'runebound-engine/third-edition/bots';
import type { Move, Seat } from '../table/client.js';
import type { Strength } from './strengths.js';

/** A table of either edition. */
export type AnyTable = GameTable<EditionId>;

/** Somebody who chooses for a seat, knowing what the seat knows. */
export type Chooser = (table: AnyTable, player: number) => Move;

/** The milliseconds that a searching bot has for a choice. */
const thought = { budget: 700 };

/** Every third choice of an easy bot is made by chance, where chance cannot throw its game away. */
const rash = /^(?:move|phase|combat|market|experience|turn|shop)\//;

interface Mind<V, L, H, A> {
  readonly name: string;
  choose(view: V, legal: L, helpers: H): A;
}

/** Plays like one bot, and now and then like another. */
function easy<V, L, H extends { readonly decision: { readonly kind: string } }, A>(
  wise: Mind<V, L, H, A>,
  wild: Mind<V, L, H, A>,
): Mind<V, L, H, A> {
  let turn = 0;
  return {
    name: 'easy',
    choose(view, legal, helpers) {
      turn += 1;
      const mind = turn % 3 === 0 && rash.test(helpers.decision.kind) ? wild : wise;
      return mind.choose(view, legal, helpers);
    },
  };
}

const minds: Readonly<Record<Strength, (seed: string) => Bot>> = {
  easy: (seed) => easy(nimbleBot(seed), randomBot(seed)),
  sensible: sensibleBot,
  planner: plannerBot,
  search: (seed) => searchBot(seed, thought),
};
const mindsOfThird: Readonly<Record<Strength, (seed: string) => BotOfThird>> = {
  easy: (seed) => easy(nimbleThird(seed), randomThird(seed)),
  sensible: sensibleThird,
  planner: sensibleThird,
  search: (seed) => searchThird(seed, thought),
};

/** A mind for each seat: bots remember nothing of each other. */
function mindOf<B>(make: (strength: Strength) => (seed: string) => B, seats: readonly Seat[], seed: string) {
  const known = new Map<number, B>();
  return (player: number): B => {
    const mind = known.get(player) ?? make(seats[player]?.strength ?? 'sensible')(`${seed}/${player}`);
    known.set(player, mind);
    return mind;
  };
}

/** Players for all seats of a game, each as strong as its seat says. */
export function choosers(seats: readonly Seat[], seed: string): Chooser {
  const second = mindOf((strength) => minds[strength], seats, seed);
  const third = mindOf((strength) => mindsOfThird[strength], seats, seed);
  return (table, player) => {
    const { state } = table.getSnapshot();
    const asked = decision(state);
    if (asked === null) throw new Error('The game is over: there is nothing to choose.');
    // A table of either edition has its ruleset; which of the two, the state says.
    const ruleset = table.ruleset as never;
    if (state.edition === 'second-edition') {
      const view = viewFor(state, player);
      return second(player).choose(view, legalActions(view, player), { player, decision: asked, ruleset });
    }
    const view = viewFor(state, player);
    return third(player).choose(view, legalActions(view, player), { player, decision: asked, ruleset });
  };
}
