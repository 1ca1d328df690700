import { forbid, type Refusal, takeCard } from '../../../kernel/index.js';
import { amountOf } from '../../abilities/amounts.js';
import { type EffectRule, NOTHING } from '../../abilities/rule.js';
import { playerState } from '../../base/cards.js';
import type { EffectsFrame, ExperienceFrame } from '../../base/frames.js';
import { acquire } from '../../base/possessions.js';
import type { CardId } from '../../base/state.js';
import { action, type G } from '../../base/vocabulary.js';
import { discardCaptain } from './captains.js';
import { isVoyaging } from './chart.js';
import { islandDiscovered, legendaryClaimed, mapGained, mapSpent, mapTaken } from './event-kinds.js';
import { type MapColor, mapColors, memoryOf } from './memory.js';
import { island } from './the-island.js';
import { beganAtSea } from './voyaging.js';

/* Map counters: rewards of sea adventures (iod.map.earned-from-sea), spent at sea for one of two purposes (iod.map.spend-uses). */

const left = (g: G): number => memoryOf(g).pool.blue + memoryOf(g).pool.green;

/** Counters in the pool, with distinct names. */
const inPool = (g: G): string[] =>
  mapColors.flatMap((color) =>
    Array.from({ length: memoryOf(g).pool[color] }, (_, at) => `${color}-${at + 1}`),
  );

const due = (g: G, f: EffectsFrame, amount: Parameters<typeof amountOf>[1] | undefined): number =>
  Math.max(0, amountOf(g, amount ?? 1, f)) - f.pending.length;

const ofOthers = (g: G, player: number): string[] =>
  memoryOf(g).maps.flatMap((held, other) =>
    other === player ? [] : mapColors.flatMap((color) => (held[color] > 0 ? `player-${other}/${color}` : [])),
  );

/** A player gains map counters from the pool (iod.map.draw-random); if it is empty, from another player (iod.map.pool-empty-take). */
export const gainMap: EffectRule<'special'> = {
  ask: (g, f, e) => (due(g, f, e.amount) > 0 && left(g) > 0 ? { kind: 'pick', from: inPool(g) } : null),
  answer(g, f, _e, answer) {
    if (answer.type !== 'chance/pick') return;
    const color: MapColor = answer.choice.startsWith('blue') ? 'blue' : 'green';
    f.pending.push(color);
    g.emit(mapGained, { player: f.player, color, rule: 'iod.map.draw-random' });
  },
  options(g, f, e) {
    if (due(g, f, e.amount) <= 0) return null;
    const others = ofOthers(g, f.player);
    return others.length > 0 ? [...others, NOTHING] : [];
  },
  act(g, f, e, choice) {
    if (choice === '' || choice === NOTHING) return;
    const [from = '', color] = choice.split('/') as [string, MapColor];
    const other = Number(from.slice('player-'.length));
    f.pending.push(color);
    g.emit(mapTaken, { player: f.player, other, color, rule: 'iod.map.pool-empty-take' });
    return due(g, f, e.amount) > 0 ? 'choose' : undefined;
  },
};

/** A map set: one counter of each color (iod.map.set). */
const hasSet = (g: G, player: number): boolean =>
  mapColors.every((color) => (memoryOf(g).maps[player]?.[color] ?? 0) > 0);

/** Spent counters return to the pool face down (iod.map.spent-returns). */
function spendSet(g: G, player: number): void {
  for (const color of mapColors) g.emit(mapSpent, { player, color, rule: 'iod.map.spent-returns' });
}

export const legendsLeft = (g: G): readonly CardId[] => g.state.decks.legendary?.top ?? [];

/** Only a Hero still at sea spends maps (iod.experience.spend-maps), in whole sets. */
function refuseSpending(
  g: G,
  player: number,
  rule: 'iod.experience.map-sets-legendary' | 'iod.discover.declare-set',
): Refusal | null {
  if (!isVoyaging(g, player)) return forbid('iod.experience.spend-maps');
  return hasSet(g, player)
    ? null
    : forbid(rule, 'A map set is one blue and one green map counter; you have none.');
}

/** A map set buys a Legendary Item of the player's choice; as many as there are sets and Items (iod.experience.legendary-per-set). */
export const claim = action<ExperienceFrame>()('map/claim', {
  parameters: { item: 'id' },
  moment: 'iod.experience.spend-maps',
  candidates(g, _f, add) {
    for (const item of legendsLeft(g)) add({ type: 'map/claim', item });
  },
  refuse(g, f, { item }) {
    if (legendsLeft(g).length === 0) return forbid('iod.experience.legendary-pool-empty');
    if (!legendsLeft(g).includes(item))
      return forbid('iod.experience.legendary-per-set', 'That Legendary Item is not in the pool.');
    return refuseSpending(g, f.player, 'iod.experience.map-sets-legendary');
  },
  run(g, f, { item }) {
    spendSet(g, f.player);
    takeLegend(g, f.player, item, 'iod.experience.legendary-per-set');
  },
});

export function takeLegend(
  g: G,
  player: number,
  item: CardId,
  rule: 'iod.experience.legendary-per-set' | 'iod.legendary.sources',
): void {
  takeCard(g, 'legendary', item);
  g.emit(legendaryClaimed, { player, card: item, rule });
  acquire(g, player, item);
}

/** Spends maps in the Experience step to discover the island, if the turn began on an anchor (iod.discover.begin-on-anchor). */
export const discover = action<ExperienceFrame>()('map/discover', {
  moment: 'iod.discover.begin-on-anchor',
  refuse(g, f) {
    const refusal = refuseSpending(g, f.player, 'iod.discover.declare-set');
    if (refusal !== null) return refusal;
    return beganAtSea(g, f.player) ? null : forbid('iod.discover.begin-on-anchor');
  },
  run(g, f) {
    spendSet(g, f.player);
    const from = playerState(g, f.player).hero.space;
    g.emit(islandDiscovered, { player: f.player, from, rule: 'iod.discover.place' });
    discardCaptain(g, f.player, 'iod.discover.discard-captain');
    // The turn continues with the silver deck (iod.discover.turn-continues); nothing comes after that.
    g.goto(f, '');
    g.call(island, { player: f.player, card: null });
  },
});

/** Whether a player can spend maps now, so that the Experience step must ask. */
export const canSpendMaps = (g: G, player: number): boolean =>
  isVoyaging(g, player) && hasSet(g, player) && (legendsLeft(g).length > 0 || beganAtSea(g, player));
