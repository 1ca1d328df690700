import { forbid, type Refusal, why } from '../../../kernel/index.js';
import { playerState } from '../../base/cards.js';
import type { SpaceId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { SpaceData } from '../../content/board-types.js';
import { type CounterFace, type Curse, terrainOf } from './curses.js';
import { heroStayed } from './event-kinds.js';
import { memoryOf } from './memory.js';

/*
 * Towns after the cataclysm. At first none is open (va51.movement.no-towns-at-start): three are destroyed, five cursed, and a cursed one
 * becomes a town again once somebody has freed it.
 */

/** What the counter on a space shows; `null` if none lies there, or it is not turned over yet. */
function counterAt(g: G, space: SpaceId | null): CounterFace | null {
  const town = space === null ? undefined : g.content.board.townOn[space];
  return town === undefined ? null : (memoryOf(g).counters[town] ?? null);
}

/** A town under a curse. */
export interface CursedTown {
  readonly town: TownId;
  readonly curse: Curse;
}

/** The cursed town on a space. */
export function cursedTownAt(g: G, space: SpaceId | null): CursedTown | null {
  const face = counterAt(g, space);
  const town = space === null ? undefined : g.content.board.townOn[space];
  return face === null || face === 'destroyed' || town === undefined ? null : { town, curse: face };
}

/** The town under a curse; `null` once it is freed. */
export const townOf = (g: G, curse: Curse): TownId | null =>
  g.content.board.towns.find(({ id }) => memoryOf(g).counters[id] === curse)?.id ?? null;

/** A counter on a town closes it (va51.movement.no-towns-at-start, va51.market.freed-only). */
export const isOpen = (g: G, space: SpaceId | null): boolean => counterAt(g, space) === null;

/**
 * The ground of a space: a cursed town counts as the terrain on its counter (va51.movement.cursed-terrain), a destroyed one as none
 * (va51.town.start-in-destroyed), a freed one as a town like any other (va51.movement.freed-terrain).
 */
export function groundAt(
  g: G,
  space: SpaceId,
  otherwise: SpaceData['terrain'] | null,
): SpaceData['terrain'] | null {
  const face = counterAt(g, space);
  if (face === null) return otherwise;
  return face === 'destroyed' ? null : terrainOf[face];
}

/** Nobody enters a destroyed town, neither to stop there nor to pass through, nor by any card (va51.movement.destroyed). */
export const refuseRuins = (g: G, to: SpaceId): Refusal | null =>
  counterAt(g, to) === 'destroyed'
    ? forbid(
        'va51.movement.destroyed',
        () => why`${g.content.board.townOn[to] ?? ''} is destroyed: go around it.`,
      )
    : null;

/** Who is knocked out stays, or goes to the nearest freed town (va51.knockout.place). All else that a knockout brings is as ever (va51.knockout.losses). */
export function orStay(g: G, player: number, towns: readonly SpaceId[]): readonly SpaceId[] {
  const { space } = playerState(g, player).hero;
  return space === null ? towns : [space, ...towns.filter((other) => other !== space)];
}

/** Tells of a Hero that chooses to stay. */
export function tellOfStaying(g: G, player: number, to: SpaceId): void {
  if (playerState(g, player).hero.space === to)
    g.emit(heroStayed, { player, space: to, rule: 'va51.knockout.place' });
}
