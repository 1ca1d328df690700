import { defineModule, type Reaction } from '../../kernel/index.js';
import { useInTurn } from './abilities-in-turn.js';
import { isIn } from './characters.js';
import { fights, isBeaten } from './combatants.js';
import type { Content } from './content.js';
import { baseEvents, combatEnded, heroDefeated, trophyDrawn, trophyGained } from './event-kinds/index.js';
import { baseSteps } from './frame-steps.js';
import { combat } from './frames.js';
import type { ThirdEditionDraft } from './state.js';
import { runTriggers, runTriggersOf } from './triggers.js';
import { waysToLose } from './victory.js';
import { villainReactions, waysToWin } from './villain.js';
import { reaction } from './vocabulary.js';

/* Which events set off the abilities that answer a defeat, a victory or a trophy. */

const answers: readonly Reaction<ThirdEditionDraft, Content>[] = [
  // A defeat ends the combat before any ability answers (3e.combat.win): Lyssa (3e.hero.lyssa.nine-lives).
  reaction(heroDefeated, (g, { player }) => {
    if (!fights(g, player)) runTriggers(g, 'defeated', player);
  }),
  // An eliminated hero has left the combat and answers nothing (3e.villain.hero-defeated).
  reaction(combatEnded, (g, { winner }) => {
    const f = g.find(combat);
    if (f === undefined || g.state.outcome !== null) return;
    for (const at of [0, 1] as const) {
      const { player } = f.sides[at];
      if (player !== null && !isIn(g, player)) return;
      if (isBeaten(g, f, at)) runTriggersOf(g, 'defeated', f, at);
      else if (winner === at) runTriggersOf(g, 'combat-won', f, at);
    }
  }),
  // To take a card as a trophy is to gain a trophy (3e.trophies.take-is-gain), so Master Thorn may teleport each time
  // (3e.hero.thorn.teleport).
  reaction(trophyGained, (g, { player }) => runTriggers(g, 'trophy-gained', player)),
  reaction(trophyDrawn, (g, { player }) => runTriggers(g, 'trophy-gained', player)),
];

/** Third Edition without a scenario, in the order of the rulebook. A ruleset adds exactly one scenario (3e.game.scenario-governs). */
export const basePlay = defineModule<ThirdEditionDraft, Content>({
  id: 'third-edition',
  title: 'Runebound Third Edition',
  frames: baseSteps,
  events: baseEvents,
  offers: [{ at: 'any time', action: useInTurn }],
  reactions: [...villainReactions, ...answers],
  ends: { ...waysToWin, ...waysToLose },
});
