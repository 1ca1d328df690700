import { forbid, type Refusal, why } from '../../../kernel/index.js';
import { playerState } from '../../base/cards.js';
import type { SpaceId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { SpaceData } from '../../content/board-types.js';
import { type CounterFace, type Curse, terrainOf } from './curses.js';
import { heroStayed } from './event-kinds.js';
import { memoryOf } from './memory.js';

/* None is open at first (va51.movement.no-towns-at-start): three are destroyed, five cursed; a freed one is a town again. */

function counterAt(g: G, space: SpaceId | null): CounterFace | null {
  const town = space === null ? undefined : g.content.board.townOn[space];
  return town === undefined ? null : (memoryOf(g).counters[town] ?? null);
}

export interface CursedTown {
  readonly town: TownId;
  readonly curse: Curse;
}

export function cursedTownAt(g: G, space: SpaceId | null): CursedTown | null {
  const face = counterAt(g, space);
  const town = space === null ? undefined : g.content.board.townOn[space];
  return face === null || face === 'destroyed' || town === undefined ? null : { town, curse: face };
}

export const townOf = (g: G, curse: Curse): TownId | null =>
  g.content.board.towns.find(({ id }) => memoryOf(g).counters[id] === curse)?.id ?? null;

/** A counter on a town closes it (va51.movement.no-towns-at-start, va51.market.freed-only). */
export const isOpen = (g: G, space: SpaceId | null): boolean => counterAt(g, space) === null;

/** A town has its counter's (va51.movement.cursed-terrain), no (va51.town.start-in-destroyed) or its own (va51.movement.freed-terrain). */
export function groundAt(
  g: G,
  space: SpaceId,
  otherwise: SpaceData['terrain'] | null,
): SpaceData['terrain'] | null {
  const face = counterAt(g, space);
  if (face === null) return otherwise;
  return face === 'destroyed' ? null : terrainOf[face];
}

/** No Hero enters or passes a destroyed town, not even by a card (va51.movement.destroyed). */
export const refuseRuins = (g: G, to: SpaceId): Refusal | null =>
  counterAt(g, to) === 'destroyed'
    ? forbid(
        'va51.movement.destroyed',
        () => why`${g.content.board.townOn[to] ?? ''} is destroyed: go around it.`,
      )
    : null;

/** A knocked-out Hero stays or goes to the nearest freed town (va51.knockout.place), with the usual losses (va51.knockout.losses). */
export function orStay(g: G, player: number, towns: readonly SpaceId[]): readonly SpaceId[] {
  const { space } = playerState(g, player).hero;
  return space === null ? towns : [space, ...towns.filter((other) => other !== space)];
}

export function tellOfStaying(g: G, player: number, to: SpaceId): void {
  if (playerState(g, player).hero.space === to)
    g.emit(heroStayed, { player, space: to, rule: 'va51.knockout.place' });
}
