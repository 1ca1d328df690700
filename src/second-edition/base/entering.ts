import { forbid, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/index.js';
import { runTriggers } from '../abilities/triggers.js';
import { stepsFrom } from './board.js';
import { playerState } from './cards.js';
import { heroMoved, heroPlaced } from './event-kinds/index.js';
import { terrainAt } from './ground.js';
import type { SpaceId } from './state.js';
import { command, type G, query } from './vocabulary.js';

/** The adjacent spaces that a Hero can go to. All of them are in play. */
export const waysFrom = query(
  'where can a hero go from here',
  (g: G, space: SpaceId): readonly SpaceId[] => g.content.board.ground.get(space)?.ways ?? nowhere,
);

/** Faces of a die, from 1, that allow a space (2e.movement.die-faces, 2e.dice.movement-symbols, 2e.dice.movement-use). */
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

/** Why a Hero may not enter a space by its own steps, an escape or a card; `null` if it may. The base game allows every space. */
export const refuseEnter = query(
  'may a hero enter this space',
  (_g: G, _player: number, _to: SpaceId): Refusal | null => null,
);

/** The adjacent spaces that a Hero may walk into: they have a terrain, and no rule refuses them. The dice are not considered. */
export function walksFrom(g: G, player: number, space: SpaceId): readonly SpaceId[] {
  const ways = waysFrom(g, space);
  // Bots call this thousands of times, and mostly no rule refuses a space: then the list is not copied.
  for (let at = 0; at < ways.length; at++)
    if (!isWalked(g, player, ways[at] as SpaceId)) return ways.filter((to) => isWalked(g, player, to));
  return ways;
}

const isWalked = (g: G, player: number, to: SpaceId): boolean =>
  terrainAt(g, to) !== null && refuseEnter(g, player, to) === null;

/** The spaces of a list that are nearest to a space. Nothing on the board blocks the way. */
export function nearestTo(g: G, from: SpaceId, places: readonly SpaceId[]): readonly SpaceId[] {
  const distances = stepsFrom(g.content.board, from);
  const far = (space: SpaceId): number => distances.get(space) ?? Number.POSITIVE_INFINITY;
  const nearest = Math.min(...places.map(far));
  return places.filter((space) => far(space) === nearest);
}

/** Only adjacent spaces in play can be entered. Half spaces at the edge are not in play (2e.movement.half-spaces). */
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

/** Enters a space. No figure or counter on the board stops a Hero or reacts to it (2e.movement.not-blocked, 2e.movement.pass-through). */
export const enterSpace = command(
  'enter a space',
  (g: G, player: number, to: SpaceId, rule: RuleId): void => {
    g.emit(heroMoved, { player, from: playerState(g, player).hero.space, to, rule });
    runTriggers(g, 'space-entered', player);
  },
);

/** Whether a card may put a Hero on a space from anywhere. */
export const mayBePutOn = query(
  'may a card put a hero there',
  (_g: G, _player: number, _space: SpaceId, _card: string): boolean => true,
);

/** Puts the figure on a space without a move (2e.escape.move-back). `rule` is that of the first turn by default. */
export const placeHero = command(
  'place a hero',
  (
    g: G,
    player: number,
    to: SpaceId,
    by: string | null,
    rule: RuleId = by === null ? '2e.movement.first-turn-placement' : '2e.cards.text',
  ): void => {
    g.emit(heroPlaced, { player, from: playerState(g, player).hero.space, to, by, rule });
  },
);
