import { decision, type EditionId, type GameTable, legalActions, viewFor } from 'runebound-engine';
import { type Bot, sensibleBot } from 'runebound-engine/bots';
import { type Bot as BotOfThird, sensibleBot as sensibleThird } from 'runebound-engine/third-edition/bots';
import type { Move } from '../table/client.js';

/** A table of either edition. */
export type AnyTable = GameTable<EditionId>;

/** Somebody who chooses for a seat, knowing what the seat knows. */
export type Chooser = (table: AnyTable, player: number) => Move;

/** A mind for each seat: bots remember nothing of each other. */
function minds<B>(make: (seed: string) => B, seed: string): (player: number) => B {
  const known = new Map<number, B>();
  return (player) => {
    const mind = known.get(player) ?? make(`${seed}/${player}`);
    known.set(player, mind);
    return mind;
  };
}

/** Sensible players for all seats of a game. */
export function choosers(seed: string): Chooser {
  const second = minds<Bot>(sensibleBot, seed);
  const third = minds<BotOfThird>(sensibleThird, seed);
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
