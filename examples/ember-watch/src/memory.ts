import type { Json, Problem } from 'runebound-engine/kernel';
import { forms, type G } from 'runebound-engine/third-edition/rules';

/* What a game with the Ember Watch keeps in its state, as plain JSON: the embers of each player. */

export const ID = 'ember-watch';

/** A player keeps no more embers than these. */
export const mostEmbers = 3;

const form = forms.object('the embers of the Ember Watch', {
  embers: forms.listOf(forms.whole(0, mostEmbers), 4, 2),
});

type Holder = { readonly ext: { readonly [module: string]: unknown } };

/** The embers by player: in the state, or on the table of a client that follows the game. */
export const embersIn = ({ ext }: Holder): number[] => (ext[ID] as { embers: number[] }).embers;

export const embersOf = (from: Holder, player: number): number => embersIn(from)[player] ?? 0;

export const moduleState = (players: number): Json => ({
  embers: Array.from({ length: players }, () => 0),
});

/** What is wrong with its form in a save. The invariant says what cannot be true. */
export const problemsOfModuleState = (claimed: Json): readonly Problem[] => forms.check(form, claimed, '');

/** A scenario describes it under `game.with`: `{ "ember-watch": { "embers": [2, 0] } }`. */
export function arrange(g: G, described: Json): readonly Problem[] {
  const said = { ...(moduleState(g.state.players.length) as object), ...(described as object) } as Json;
  const problems = problemsOfModuleState(said);
  if (problems.length === 0) g.state.ext[ID] = said;
  return problems;
}

export const invariants = [
  {
    name: 'each player has a number of embers',
    check: (g: G): string | null =>
      embersIn(g.state).length === g.state.players.length ? null : 'it does not have one number a player',
  },
] as const;
