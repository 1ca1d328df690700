import { forbid, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/index.js';
import { runTriggers } from '../abilities/triggers.js';
import { stepsFrom } from './board.js';
import { playerState } from './cards.js';
import { heroMoved, heroPlaced } from './event-kinds/index.js';
import { terrainAt } from './ground.js';
import type { SpaceId } from './state.js';
import { command, type G, query } from './vocabulary.js';

/* Where a Hero can go from a space, and how it comes to stand on one. */

/** The spaces next to a space that a Hero can go to, all of them in play. */
export const waysFrom = query(
  'where can a hero go from here',
  (g: G, space: SpaceId): readonly SpaceId[] => g.content.board.ground.get(space)?.ways ?? nowhere,
);

/**
 * The faces of a movement die, from 1, with which a Hero may enter a space: those that show its terrain, and all for a town
 * (2e.movement.die-faces, 2e.dice.movement-symbols, 2e.dice.movement-use).
 */
export const entryFaces = query(
  'which faces allow entering a space',
  (g: G, to: SpaceId): readonly number[] => {
    const terrain = terrainAt(g, to);
    return (terrain === null ? undefined : g.content.facesOf.get(terrain)) ?? noFace;
  },
);
const noFace: readonly number[] = [];
const nowhere: readonly SpaceId[] = [];

export const neighbours = (g: G, player: number): readonly SpaceId[] =>
  waysFrom(g, playerState(g, player).hero.space ?? '');

/** Why a Hero may not enter a space, whatever takes it there: its own steps, an escape or a card. Every space of the base game may be entered. */
export const refuseEnter = query(
  'may a hero enter this space',
  (_g: G, _player: number, _to: SpaceId): Refusal | null => null,
);

/** The spaces next to a space that a Hero may walk into: there is ground, and nothing refuses it. Whether a die shows that ground is another matter. */
export function walksFrom(g: G, player: number, space: SpaceId): readonly SpaceId[] {
  const ways = waysFrom(g, space);
  // Ways on the map have ground. Bots ask for thousands, and mostly nothing stands in their way.
  for (let at = 0; at < ways.length; at++)
    if (!isWalked(g, player, ways[at] as SpaceId)) return ways.filter((to) => isWalked(g, player, to));
  return ways;
}

const isWalked = (g: G, player: number, to: SpaceId): boolean =>
  terrainAt(g, to) !== null && refuseEnter(g, player, to) === null;

/** Those of some spaces that are nearest to one, by spaces of the board, whatever lies between. */
export function nearestTo(g: G, from: SpaceId, places: readonly SpaceId[]): readonly SpaceId[] {
  const distances = stepsFrom(g.content.board, from);
  const far = (space: SpaceId): number => distances.get(space) ?? Number.POSITIVE_INFINITY;
  const nearest = Math.min(...places.map(far));
  return places.filter((space) => far(space) === nearest);
}

/** Only adjacent spaces in play can be entered; half spaces at the edge are not in play (2e.movement.half-spaces). */
export function refuseSpace(g: G, player: number, to: SpaceId, way: RuleId) {
  const space = g.content.board.spaces[to];
  if (space?.half) return forbid('2e.movement.half-spaces');
  if (!neighbours(g, player).includes(to))
    return forbid(
      way,
      () => why`${to} is no space next to your Hero, who is in ${playerState(g, player).hero.space ?? ''}.`,
    );
  return refuseEnter(g, player, to);
}

/** Nobody and nothing on the board hinders or triggers (2e.movement.not-blocked, 2e.movement.pass-through). */
export const enterSpace = command(
  'enter a space',
  (g: G, player: number, to: SpaceId, rule: RuleId): void => {
    const { hero } = playerState(g, player);
    hero.cameFrom = hero.space;
    hero.space = to;
    g.emit(heroMoved, { player, from: hero.cameFrom, to, rule });
    runTriggers(g, 'space-entered', player);
  },
);

/** Whether a card may set a Hero down on a space, wherever it is now. */
export const mayBePutOn = query(
  'may a card put a hero there',
  (_g: G, _player: number, _space: SpaceId, _card: string): boolean => true,
);

/**
 * Puts the figure on a space without moving there: it came from nowhere (2e.escape.move-back). A card does it, or a rule:
 * that of the first turn unless another is named.
 */
export const placeHero = command(
  'place a hero',
  (
    g: G,
    player: number,
    to: SpaceId,
    by: string | null,
    rule: RuleId = by === null ? '2e.movement.first-turn-placement' : '2e.cards.text',
  ): void => {
    const { hero } = playerState(g, player);
    const from = hero.space;
    hero.space = to;
    hero.cameFrom = null;
    g.emit(heroPlaced, { player, from, to, by, rule });
  },
);
