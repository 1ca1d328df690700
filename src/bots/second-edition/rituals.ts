import type { G } from '../../second-edition/base/vocabulary.js';
import { ID } from '../../second-edition/modules/rituals-and-runes/memory.js';
import { isEmpowered, ritualsOf } from '../../second-edition/modules/rituals-and-runes/rituals.js';
import { type Action, all, best } from './bot.js';

/* Rituals, where Rituals and Runes is played: which movement dice to spend on them, and when to roll for nothing else. */

/** Whether a player has a Ritual that waits for dice. */
export const hasToEmpower = (g: G, player: number): boolean =>
  g.state.ext[ID] !== undefined && ritualsOf(g, player).some((ritual) => !isEmpowered(g, player, ritual));

/** What to do with a die that the way does not need: the rarest symbol first. */
export const empower = (g: G, legal: readonly Action[]): Action | undefined =>
  best(all(legal, 'ritual/fill'), ({ terrain }) => -(g.content.facesOf.get(terrain)?.length ?? 0));
