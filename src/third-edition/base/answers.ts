import type { Reaction } from '../../kernel/index.js';
import { isDefeated, isIn } from './characters.js';
import { fights } from './combatants.js';
import type { Content } from './content.js';
import { combatEnded, heroDefeated, trophyDrawn, trophyGained } from './facts/index.js';
import { combat } from './frames.js';
import type { ThirdEditionDraft } from './state.js';
import { runTriggers } from './triggers.js';
import { reaction } from './vocabulary.js';

/* What sets off the abilities that answer something: a defeat, a victory, a trophy. */

/** The answers of heroes to what happens to them. */
export const answers: readonly Reaction<ThirdEditionDraft, Content>[] = [
  // The combat is over before anybody answers a defeat in it (3e.combat.win), such as Lyssa (3e.hero.lyssa.nine-lives).
  reaction(heroDefeated, (g, { player }) => {
    if (!fights(g, player)) runTriggers(g, 'defeated', player);
  }),
  // Whoever was eliminated has left the combat, and answers nothing (3e.villain.hero-defeated).
  reaction(combatEnded, (g, { winner }) => {
    for (const [at, { player }] of g.find(combat)?.sides.entries() ?? []) {
      if (player === null || !isIn(g, player)) continue;
      if (isDefeated(g, player)) runTriggers(g, 'defeated', player);
      else if (winner === at) runTriggers(g, 'combat-won', player);
    }
  }),
  // Taking a card as a trophy is gaining one (3e.trophies.take-is-gain): each time, Master Thorn may teleport (3e.hero.thorn.teleport).
  reaction(trophyGained, (g, { player }) => runTriggers(g, 'trophy-gained', player)),
  reaction(trophyDrawn, (g, { player }) => runTriggers(g, 'trophy-gained', player)),
];
