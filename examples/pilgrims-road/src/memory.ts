import type { Json, Problem } from 'runebound-engine/kernel';
import { forms, type G } from 'runebound-engine/second-edition/rules';

/* What a game on the Pilgrims' Road remembers, as plain JSON in the state: the towns in which each player has kept a vigil. */

export const ID = 'pilgrims-road';

export interface Memory {
  /** By player. */
  readonly vigils: string[][];
}

/** The form of it that a save must have. */
const memory = forms.object('the memory of the Pilgrims’ Road', {
  vigils: forms.listOf(forms.listOf(forms.townId, 50), 6, 1),
});

/** In the state, or on the table of somebody who follows the game. */
export const memoryOf = ({ ext }: { readonly ext: { readonly [module: string]: unknown } }): Memory =>
  ext[ID] as Memory;

/** The towns in which a player has kept a vigil. */
export const vigilsOf = (from: { readonly ext: { readonly [module: string]: unknown } }, player: number) =>
  memoryOf(from).vigils[player] as string[];

export const moduleState = (players: number): Json => ({ vigils: Array.from({ length: players }, () => []) });

/** What is wrong with the form of it. Whether it can be true is for the invariants. */
export const problemsOfModuleState = (claimed: Json): readonly Problem[] => forms.check(memory, claimed, '');

/** What a scenario says of it under `game.with`: `{ "vigils": [["tamalir"], []] }`, by player. */
export function arrange(g: G, described: Json): readonly Problem[] {
  const said = { ...(moduleState(g.state.players.length) as object), ...(described as object) } as Json;
  const problems = problemsOfModuleState(said);
  if (problems.length === 0) g.state.ext[ID] = said;
  return problems;
}

export const invariants = [
  {
    name: 'vigils are kept in towns, one in each',
    rule: 'house.pilgrims-road.once',
    check(g: G): string | null {
      const { vigils } = memoryOf(g.state);
      if (vigils.length !== g.state.players.length) return 'they are not told of each player';
      const towns = g.content.board.towns.map(({ id }) => id);
      for (const kept of vigils)
        for (const [at, town] of kept.entries()) {
          if (!towns.includes(town)) return `${town} is no town`;
          if (kept.indexOf(town) !== at) return `two in ${town}`;
        }
      return null;
    },
  },
] as const;
