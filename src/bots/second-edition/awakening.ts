import { holds } from '../../second-edition/abilities/conditions.js';
import { playerState } from '../../second-edition/base/cards.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Effect } from '../../second-edition/index.js';
import { ID, slumbering } from '../../second-edition/modules/seven-scions/memory.js';
import { scionsOf } from '../../second-edition/modules/seven-scions/scions.js';
import { testChance } from './table.js';

/* Slumbering Scions of The Seven Scions: the chance to awaken one, and its worth. */

export const knowsScions = (g: G): boolean => g.state.ext[ID] !== undefined;

/** The worth of an awakened Scion, in gold: a strong Ally, but for the storm alone. */
const SCION = 3;

/** The chance to win a fight that a Scion sets. */
const FIGHT = 0.4;

/** The factor for a Scion that asks for an Ally, or for gold. */
const FOR_AN_ALLY = 0.3;
const FOR_GOLD = 0.7;

const RESERVE = 2;

const canSpare = (g: G, player: number, gold: number): boolean =>
  gold === 0 || playerState(g, player).gold >= gold + RESERVE;

/** The chance that this Hero does now what a Scion asks for; less if it costs something. */
function chanceOf(g: G, player: number, card: string, effects: readonly Effect[] = []): number {
  let chance = 0;
  for (const e of effects) {
    const bearer = playerState(g, player).hero.card;
    if (e.do === 'special') chance = chance === 0 ? 1 : chance;
    else if (e.do === 'lose-card') chance = FOR_AN_ALLY;
    else if (e.do === 'test')
      chance =
        testChance(g, player, e.attribute, e.skill ?? null, e.target) * chanceOf(g, player, card, e.success);
    else if (e.do === 'fight') chance = FIGHT * chanceOf(g, player, card, e.won);
    else if (e.do === 'when')
      chance = chanceOf(g, player, card, holds(g, e.if, { player, card, bearer }) ? e.then : e.else);
    else if (e.do === 'choose')
      chance = Math.max(
        0,
        ...e.options
          .filter(({ cost }) => canSpare(g, player, cost?.gold ?? 0))
          .map((option) => (option.cost?.gold ? FOR_GOLD : 1) * chanceOf(g, player, card, option.do)),
      );
  }
  return chance;
}

export const awakeningChance = (g: G, player: number, card: string): number =>
  chanceOf(g, player, card, g.content.lists[`${card}#lists/awaken`]);

/** The worth of a red adventure counter: the best chance to awaken a Scion; 0 for a Hero who has one. */
export function worthOfAwakening(g: G, player: number): number {
  if (!knowsScions(g) || scionsOf(g, player).length > 0) return 0;
  return SCION * Math.max(0, ...slumbering(g).map((card) => awakeningChance(g, player, card)));
}
