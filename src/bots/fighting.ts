import { costOf, playerState } from '../second-edition/base/cards.js';
import type { CombatFrame, PhaseFrame } from '../second-edition/base/frames.js';
import type { G } from '../second-edition/base/vocabulary.js';
import { type Action, all, find } from './bot.js';
import { DEFEND, imagine, phases, planRound } from './bout.js';
import { boutOf, escapeChance } from './table.js';

/* Decisions in a battle. */

/** What getting away is worth beside a victory: more, the more there is to lose. */
function worthOfSafety(g: G, player: number): number {
  const p = playerState(g, player);
  const stake = p.gold + Math.max(0, ...[...p.items, ...p.allies].map(({ card }) => costOf(g, card)));
  return Math.min(0.45, 0.1 + 0.025 * stake);
}

/** How likely the battle under way is won from here. */
export const chanceOfVictory = (g: G, player: number, fight: CombatFrame): number =>
  imagine(boutOf(g, player, fight)).win;

/** At the beginning of a round: run, or stand. */
export function runOrStand(
  g: G,
  player: number,
  fight: CombatFrame,
  legal: readonly Action[],
): Action | undefined {
  const stand = find(legal, 'combat/stand');
  const run = find(legal, 'combat/escape');
  if (!run || !stand) return stand ?? run;
  const bout = boutOf(g, player, fight);
  const win = imagine(bout).win;
  const safety = worthOfSafety(g, player);
  if (win >= safety) return stand;
  const [hero, ...allies] = bout.side.fighters;
  if (!hero) return stand;
  const away = escapeChance(g, player, fight);
  const weaker = { ...bout.side, fighters: [{ ...hero, life: hero.life - 1 }, ...allies] };
  const hurt = hero.life <= 1 ? 0 : imagine({ ...bout, side: weaker }).win;
  return away * safety + (1 - away) * hurt > win ? run : stand;
}

/** At the beginning of a phase: who attacks, or nobody. */
export function chooseBlow(
  g: G,
  player: number,
  fight: CombatFrame,
  f: PhaseFrame,
  legal: readonly Action[],
): Action | undefined {
  const bout = boutOf(g, player, fight);
  const { fighters } = bout.side;
  const attacks = all(legal, 'combat/attack');
  const free = fighters.flatMap(({ card }, at) => (attacks.some(({ by }) => by === card) ? [at] : []));
  const left = phases.slice(phases.indexOf(f.type)).filter((type) => !fight.skipped.includes(type));
  const [act = DEFEND] = planRound(
    bout,
    fighters.map(({ life }) => life),
    bout.enemy.life,
    left,
    free,
  );
  const by = fighters[act]?.card;
  return (
    attacks.find((attack) => attack.by === by) ??
    find(legal, 'combat/defend-without-roll') ??
    find(legal, 'combat/defend')
  );
}
