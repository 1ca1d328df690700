import type { EditionId, GameTable } from 'runebound-engine';
import { usual } from '../../../server/src/bots/strengths.js';
import { decision, legalActions, viewFor } from '../editions/rules.js';
import type { Move, Seat } from '../table/client.js';
import { type Mind, mindsOf } from './minds.js';

/** A table of either edition. */
export type AnyTable = GameTable<EditionId>;

/** Somebody who chooses for a seat, knowing what the seat knows. */
export type Chooser = (table: AnyTable, player: number) => Move;

/** Players for all seats of a game, each as strong as its seat says. Bots remember nothing of each other. */
export function choosers(edition: EditionId, seats: readonly Seat[], seed: string): Chooser {
  const known = new Map<number, Mind>();
  return (table, player) => {
    const { state } = table.getSnapshot();
    const asked = decision(state);
    if (asked === null) throw new Error('The game is over: there is nothing to choose.');
    const strength = seats[player]?.strength ?? usual;
    const mind = known.get(player) ?? mindsOf(edition).minds[strength](`${seed}/${player}`);
    known.set(player, mind);
    const view = viewFor(state, player);
    const helpers = { player, decision: asked, ruleset: table.ruleset };
    return mind.choose(view as never, legalActions(view, player) as never, helpers as never);
  };
}
