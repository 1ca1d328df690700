import type { G } from '../../second-edition/base/vocabulary.js';
import { ID } from '../../second-edition/modules/rituals-and-runes/memory.js';
import { isEmpowered, ritualsOf } from '../../second-edition/modules/rituals-and-runes/rituals.js';
import { all, best, type Choice, type Legal } from './bot.js';

/* Rituals of Rituals and Runes: which movement dice to spend on them, and when to roll only for them. */

export const hasToEmpower = (g: G, player: number): boolean =>
  g.state.ext[ID] !== undefined && ritualsOf(g, player).some((ritual) => !isEmpowered(g, player, ritual));

/** Spends a die that the way does not need: the rarest symbol first. */
export const empower = (g: G, legal: Legal): Choice =>
  best(all(legal, 'ritual/fill'), ({ terrain }) => -(g.content.facesOf.get(terrain)?.length ?? 0));
