import { combatTypes } from '../../abilities/language.js';
import type { EffectRule } from '../../abilities/rule.js';
import { homeOf, leaveTable, ownedBy, playerState } from '../../base/cards.js';
import * as characters from '../../base/characters.js';
import { cardDiscarded } from '../../base/event-kinds/index.js';
import { type CombatFrame, combat } from '../../base/frames.js';
import { takeExhaustion, type takeWounds } from '../../base/harm.js';
import type { CardId } from '../../base/state.js';
import { type Asked, type Parts, settingTo, totalOf } from '../../base/value-breakdown.js';
import { auto, type G } from '../../base/vocabulary.js';
import { legendsLeft, takeLegend } from './map-counters.js';
import { ID } from './memory.js';

/*
 * Legendary Items have no cost (iod.legendary.are-items) and are discarded, not activated
 * (iod.legendary.discard-not-activation). Effects that cards cannot express are here.
 *
 * Spear, Sword and Talisman let a roll of the Hero's own attack succeed (iod.legendary.spear, iod.legendary.sword,
 * iod.legendary.talisman, iod.legendary.attack-items-hero-only), the Shield one of the Hero's defense
 * (iod.legendary.shield), and the Emerald replenishes as an Event does (iod.legendary.emerald): the ability language
 * suffices for these.
 */

const LEGENDARY = 'legendary';

export const isLegendary = (g: G, id: CardId): boolean => homeOf(g, id) === LEGENDARY;

/** An Item that leaves a player returns to the pool and can be claimed again (iod.legendary.return-to-pool). */
export function backToPool(g: G, id: CardId, owner?: number): void {
  leaveTable(g, id);
  const deck = g.own('decks')[LEGENDARY];
  if (!deck) return;
  const lying = [...deck.top, id];
  deck.top = (g.content.decks[LEGENDARY] ?? []).filter((item) => lying.includes(item));
  g.emit(
    cardDiscarded,
    ownedBy(owner, {
      card: id,
      deck: LEGENDARY,
      rule: 'iod.legendary.return-to-pool',
    }),
  );
}

/** A reward from the pool: a named Item or one of the player's choice, none that another player has (iod.legendary.sources). */
export const gainLegendary: EffectRule<'special'> = {
  options: (g, _f, e) => legendsLeft(g).filter((item) => e.what === undefined || item === e.what),
  act: (g, f, _e, choice) => takeLegend(g, f.player, choice, 'iod.legendary.sources'),
};

const BLUNT = (player: number, round: number): string => `legendary/blunt/${player}@${round}`;
const BOUND = 'legendary/bound';
const FIRST_PHASE = 'legendary/first-phase/';

/** Helmet of Trelton (iod.legendary.helmet). */
export const bluntEnemy: EffectRule<'special'> = {
  act(g, f) {
    const fight = characters.combatOf(g, f.player);
    fight?.used.push(BLUNT(f.player, fight.round));
  },
};

/** Jewel of Trelton (iod.legendary.jewel). */
export const chooseFirstPhase: EffectRule<'special'> = {
  options: () => combatTypes,
  act: (g, _f, _e, choice) => {
    g.find(combat)?.used.push(`${FIRST_PHASE}${choice}`);
  },
};

const firstPhase = ({ used }: CombatFrame): string | null =>
  used.find((mark) => mark.startsWith(FIRST_PHASE))?.slice(FIRST_PHASE.length) ?? null;

/** Before Combat is skipped for both sides (iod.legendary.jewel). */
export const skipsBeforeCombat = (f: CombatFrame): boolean => firstPhase(f) !== null;

/** In the first round, the escape phase and the phases before the chosen one are skipped. */
export const skipsEscape = (f: CombatFrame): boolean => f.round === 1 && firstPhase(f) !== null;

export const startInPhase = auto<CombatFrame>('first-phase', (_g, f) => {
  const first = firstPhase(f);
  if (f.round !== 1 || first === null) return;
  f.skipped.push(...combatTypes.slice(0, Math.max(0, combatTypes.indexOf(first as 'melee'))));
});

/** Book of Korsec-Amin (iod.legendary.book-life, iod.legendary.book-no-damage). */
export const bindTheGod: EffectRule<'special'> = {
  act(g, f) {
    const fight = characters.combatOf(g, f.player);
    if (!fight || fight.opponent.is === 'hero') return;
    fight.used.push(BOUND);
    // Wounds given Before Combat may already defeat it.
    if (characters.isOvercome(g, fight.opponent.wounds, characters.enemyLife(g, fight)))
      g.unwind(combat, 'won');
  },
};

const boundLife = 7;

/** It lowers only a Life above 7. */
export const lifeWhenBound = (fight: CombatFrame, life: number): number =>
  fight.used.includes(BOUND) ? Math.min(boundLife, life) : life;

export const isHarmless = (fight: CombatFrame): boolean => fight.round === 1 && fight.used.includes(BOUND);

/** The Book's changes as parts of the enemy's values. */
export function partsWhenBound(asked: Asked, parts: Parts): Parts {
  if (asked.of !== 'enemy') return parts;
  const { fight, value } = asked;
  if (value === 'life')
    return settingTo(lifeWhenBound(fight, totalOf(parts)), parts, {
      module: ID,
      rule: 'iod.legendary.book-life',
    });
  return value.endsWith('-damage') && isHarmless(fight)
    ? settingTo(0, parts, { module: ID, rule: 'iod.legendary.book-no-damage' })
    : parts;
}

type Take = (...args: Parameters<typeof takeWounds>) => void;

/** In such a round the enemy inflicts nothing, or exhaustion, which becomes wounds only beyond Stamina. */
export const blunted =
  (next: Take): Take =>
  (g, target, amount, source) => {
    const found = characters.findCharacter(g, target);
    const fight = found ? characters.combatOf(g, found.player) : undefined;
    if (
      !found ||
      !fight ||
      source.rule === '2e.harm.exhaustion-excess' ||
      source.by !== enemyCard(g, fight, found.player)
    )
      return next(g, target, amount, source);
    if (isHarmless(fight)) return;
    if (fight.used.includes(BLUNT(found.player, fight.round)))
      return takeExhaustion(g, target, amount, { ...source, rule: 'iod.legendary.helmet' });
    next(g, target, amount, source);
  };

function enemyCard(g: G, fight: CombatFrame, player: number): CardId {
  const rival = characters.rivalOf(fight, player);
  return rival === null ? characters.opponentCard(g, fight.opponent) : playerState(g, rival).hero.card;
}
