import { Game, gameOf } from '../../kernel/index.js';
import { colors } from '../../second-edition/abilities/language.js';
import { playerState } from '../../second-edition/base/cards.js';
import { pointsOf } from '../../second-edition/base/experience.js';
import type { ExperienceFrame } from '../../second-edition/base/frames.js';
import type { Bonus } from '../../second-edition/base/state.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { all, best, type Choice, find, type Legal } from './bot.js';
import { isOpen, restedChance, type Strength, strengthOf, worthOfDrawing } from './evaluation.js';

/** The chance to beat red Challenges from which a Hero no longer needs easier ones. */
const READY = 0.75;

export function worthOfBonus(g: G, player: number, bonus: Bonus, strength: Strength = strengthOf): number {
  // Stamina alone wins no fight.
  if (bonus === 'stamina') return 0.001;
  const players = g.state.players.map((p, at) =>
    at === player
      ? {
          ...p,
          hero: { ...p.hero, experience: { ...p.hero.experience, [bonus]: p.hero.experience[bonus] + 1 } },
        }
      : p,
  );
  const gained = strength(new Game(gameOf(g).rules, { ...g.state, players }), player) - strength(g, player);
  if (bonus !== 'life') return gained;
  // A Life counter bars a color for good: bought only when the next color is better anyway and still available.
  const barred = playerState(g, player).hero.experience.life;
  const [losing, next] = [colors[barred], colors[barred + 1]];
  if (!losing || !next) return gained;
  const isThere = g.state.counters[next].length > 0 && isOpen(g, player, next);
  // A Hero with only red Challenges left must be able to beat them: it has no other way to grow.
  if (next === 'red' && restedChance(g, player, next) < READY) return -1;
  return isThere && worthOfDrawing(g, player, next) > worthOfDrawing(g, player, losing) ? gained : -1;
}

export function grow(
  g: G,
  player: number,
  f: ExperienceFrame,
  legal: Legal,
  strength: Strength = strengthOf,
): Choice {
  const counters = [...all(legal, 'experience/buy'), ...all(legal, 'experience/second')];
  const buy = best(counters, ({ bonus }) => worthOfBonus(g, player, bonus, strength));
  if (buy) return buy;
  // The dearest counter that needs no change, else the cheapest; change comes in large points.
  const pay = best(all(legal, 'experience/pay'), ({ color }) =>
    pointsOf[color] <= f.due ? pointsOf[color] : -pointsOf[color],
  );
  return (
    pay ??
    best(all(legal, 'experience/change'), ({ color }) => pointsOf[color]) ??
    find(legal, 'experience/done')
  );
}
