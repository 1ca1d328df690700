import type { Effect } from '../../abilities/language.js';
import { discardAdventure, homeOf, playerState } from '../../base/cards.js';
import { staminaOf } from '../../base/characters.js';
import { gainFromPile } from '../../base/experience.js';
import type { AdventureFrame, CombatFrame, EffectsFrame, ExperienceFrame } from '../../base/frames.js';
import { takeExhaustion, takeWounds } from '../../base/harm.js';
import type { CardId } from '../../base/state.js';
import { auto, type G } from '../../base/vocabulary.js';
import { captainOf } from './captains.js';
import { isOnIsland, isVoyaging } from './chart.js';
import { rewardForfeited, voyageAdventure } from './event-kinds.js';
import { island } from './the-island.js';
import { landedOnLoan } from './voyaging.js';

/* Step 5 at sea, without a Market step (iod.market.skip-on-anchor). Experience (iod.experience.spend-points) and maps are spent. */

/** The Captain takes exhaustion (iod.experience.captain-exhaustion) or a wound (iod.experience.captain-wound), and may die first. */
export const captainTires = auto<ExperienceFrame>('aboard', (g, f) => {
  const captain = isVoyaging(g, f.player) ? captainOf(g, f.player) : null;
  if (captain === null) return;
  const source = { from: 'card', by: null } as const;
  if (captain.exhaustion < staminaOf(g, f.player, captain.card))
    takeExhaustion(g, captain.card, 1, { ...source, rule: 'iod.experience.captain-exhaustion' });
  else takeWounds(g, captain.card, 1, { ...source, rule: 'iod.experience.captain-wound' });
});

/* Step 3 of voyaging: on an anchor space the Hero must face an adventure (iod.board.anchor-space, iod.adventure.mandatory). */

const SEA = 'sea';

export const isSeaCard = (g: G, id: CardId): boolean => homeOf(g, id) === SEA;

/**
 * The Adventure step at sea draws at once (iod.adventure.draw-sea, iod.movement.anchor-goes-to-adventure). So there is
 * no attack or negotiation at sea, even at the same anchor (iod.interact.no-attack, iod.interact.no-negotiate), and
 * Life counters do not bar it (iod.adventure.life-counters).
 */
export const seaAdventure = auto<AdventureFrame>('aboard', (g, f) => {
  if (isOnIsland(g, f.player)) {
    g.goto(f, 'over');
    return g.call(island, { player: f.player, card: null });
  }
  if (!isVoyaging(g, f.player)) return;
  f.color = 'blue';
  g.emit(voyageAdventure, { player: f.player, rule: 'iod.adventure.draw-sea' });
  g.goto(f, 'ready');
});

/** At sea the sea deck replaces the blue one (iod.decks.no-blue). */
export const deckAtSea = (g: G, player: number, deck: string): string =>
  deck === 'blue' && isVoyaging(g, player) ? SEA : deck;

/**
 * A Challenge of the sea or the island never goes to the undefeated track. A sea Challenge is discarded after an
 * escape, with the Hero still at its anchor (iod.adventure.escape-stays), or a shipwreck
 * (iod.adventure.sea-card-discard); the island has its own rule for silver ones (iod.island.reshuffle-silver).
 */
export function discardUnbeaten(g: G, { opponent }: CombatFrame): void {
  if (opponent.is !== 'challenge') return;
  opponent.wounds = 0;
  if (g.state.revealed.includes(opponent.card))
    discardAdventure(g, opponent.card, 'iod.adventure.sea-card-discard');
}

/** The worth of one blue adventure counter, and equal sums of other counters. */
const changes: readonly (readonly ('green' | 'yellow' | 'blue')[])[] = [
  ['blue'],
  ['yellow', 'green'],
  ['green', 'green', 'green'],
];
const worth = 3;

/** A sea Challenge gives a blue counter (iod.counters.sea-not-on-board) or as much; the rest is noted (iod.counters.sea-experience). */
export function earnAtSea(g: G, { attacker, opponent }: CombatFrame): void {
  if (opponent.is !== 'challenge') return;
  if (isOnLoan(g, attacker, opponent.card)) return forfeit(g, attacker, opponent.card, 'experience');
  gainFromPile(g, attacker, changes, worth, 'iod.counters.sea-experience');
}

/** A card may sail the Hero into a town before its other effects, which still belong to the voyage. */
const isOnLoan = (g: G, player: number, card: CardId): boolean =>
  isVoyaging(g, player) ? captainOf(g, player)?.loan === true : isSeaCard(g, card) && landedOnLoan(g, player);

const forfeit = (g: G, player: number, card: CardId, what: string): void =>
  g.emit(rewardForfeited, { player, card, what, rule: 'iod.loan.rewards-lost' });

const rewards: readonly Effect['do'][] = [
  'gain-gold',
  'take-card',
  'draw-market',
  'gain-counter',
  'gain-experience',
];

const isReward = (e: Effect): boolean =>
  rewards.includes(e.do) ||
  (e.do === 'special' && (e.effect === 'gain-map' || e.effect === 'gain-legendary'));

/** An adventure card being resolved, or an open Encounter of the sea. */
const isAdventureOf = (g: G, player: number, card: CardId): boolean =>
  g.state.revealed.includes(card) ||
  (isSeaCard(g, card) && playerState(g, player).quests.some((quest) => quest.card === card));

/** On a voyage with a Captain on loan, rewards of adventures are discarded at once (iod.loan.rewards-lost). */
export function forfeitsReward(g: G, f: EffectsFrame, e: Effect): boolean {
  if (!isReward(e) || !isAdventureOf(g, f.player, f.card) || !isOnLoan(g, f.player, f.card)) return false;
  forfeit(g, f.player, f.card, e.do === 'special' ? e.effect : e.do);
  return true;
}
