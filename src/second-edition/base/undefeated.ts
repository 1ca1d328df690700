import { colors } from '../abilities/language.js';
import { colorOf, discardAdventure, leaveTable, playerState } from './cards.js';
import * as events from './event-kinds/index.js';
import type { CombatFrame } from './frames.js';
import type { CardId, SpaceId, TrackEntry } from './state.js';
import { orderAfter } from './track-order.js';
import { command, type G, query } from './vocabulary.js';

/* Undefeated Challenges: six places on the track, each with a counter of its number (2e.components.undefeated-counter-numbers). */

/** Challenges whose counter lies on a space. A Hero there sees them (2e.undefeated.look). */
export function undefeatedAt(g: G, space: SpaceId | null): readonly CardId[] {
  let here = none;
  for (const entry of g.state.track) if (entry?.space === space) here = [...here, entry.card];
  return here;
}
const none: readonly CardId[] = [];

/** The positions of the track for Challenges, from 0: all six (2e.undefeated.track). */
export const trackPlaces = query(
  'which positions of the track are there for challenges',
  (_g: G): readonly number[] => allPlaces,
);
const allPlaces: readonly number[] = [0, 1, 2, 3, 4, 5];

/**
 * Puts the Challenge of a lost or fled battle on the track, without wounds (2e.components.undefeated-counter-use, 2e.escape.card-to-track,
 * 2e.escape.wounds-removed). The counter of its position goes on the space of the battle. The adventure counter stays there too
 * (2e.escape.counter, 2e.escape.adventure-counter-stays). A Challenge from the track keeps its position, space and age.
 */
export const putOnTrack = command(
  'put a challenge on the undefeated challenge track',
  (g: G, fight: CombatFrame): void => {
    const { opponent } = fight;
    if (opponent.is !== 'challenge') return;
    opponent.wounds = 0;
    if (g.state.track.some((entry) => entry?.card === opponent.card)) return beginFollowing(g, fight);
    leaveTable(g, opponent.card);
    const { track } = g.state;
    const places = trackPlaces(g);
    // The lowest free position (2e.undefeated.first-open).
    const free = places.find((place) => track[place] === null);
    const full = free === undefined;
    let position = free ?? -1;
    if (full) {
      // On a full track, the one longest there is replaced (2e.undefeated.full, 2e.undefeated.full-discard, 2e.undefeated.full-counter).
      position = oldest(track);
      const former = track[position];
      if (former) discardAdventure(g, former.card, '2e.undefeated.full-discard');
    }
    const order = orderAfter(track, position);
    track[position] = { card: opponent.card, space: fight.space, order };
    g.emit(events.challengeUndefeated, {
      player: fight.attacker,
      card: opponent.card,
      position: position + 1,
      space: fight.space,
      order,
      rule: full ? '2e.undefeated.full' : '2e.undefeated.first-open',
    });
    beginFollowing(g, fight);
  },
);

/** A Challenge on the track follows the Hero that left it undefeated, if its text says so (2e.cards.text). */
function beginFollowing(g: G, { opponent, attacker }: CombatFrame): void {
  if (opponent.is !== 'challenge' || opponent.follows !== true) return;
  const entry = g.state.track.find((one) => one?.card === opponent.card);
  if (!entry || entry.follows === attacker) return;
  g.emit(events.challengeFollows, { player: attacker, card: opponent.card, rule: '2e.cards.text' });
}

export const followsSomebody = (g: G, card: CardId): boolean =>
  g.state.track.some((entry) => entry?.card === card && entry.follows !== undefined);

/** Before the Adventure step, Challenges that follow the Hero come to its space (2e.cards.text), but not into a town. */
export function comeAfter(g: G, player: number): void {
  for (const entry of g.state.track) {
    if (entry?.follows !== player) continue;
    const to = playerState(g, player).hero.space;
    const { board } = g.content;
    if (
      to === null ||
      to === entry.space ||
      board.neighbours[to] === undefined ||
      Object.hasOwn(board.townOn, to)
    )
      continue;
    g.emit(events.challengeCame, { player, card: entry.card, from: entry.space, to, rule: '2e.cards.text' });
  }
}

const oldest = (track: readonly (TrackEntry | null)[]): number => {
  let found = -1;
  track.forEach((entry, at) => {
    if (entry && entry.order < (track[found]?.order ?? Number.POSITIVE_INFINITY)) found = at;
  });
  return found;
};

/** A defeated Challenge leaves its position, and its counter leaves the board (2e.undefeated.defeated-counter-returns). */
export function leaveTrack(g: G, player: number, card: CardId): void {
  const at = g.state.track.findIndex((entry) => entry?.card === card);
  const entry = g.state.track[at];
  if (!entry) return;
  g.emit(events.challengeLeftTrack, {
    player,
    card,
    position: at + 1,
    space: entry.space,
    rule: '2e.undefeated.defeated-counter-returns',
  });
}

/** The adventure counter that a victory earns: one of the Challenge's color if it lies there (2e.defeat.take-counter). */
export const earnedCounter = query('which counter does a victory earn', (g: G, fight: CombatFrame) => {
  const { opponent } = fight;
  if (opponent.is !== 'challenge' || opponent.from === 'card') return null;
  const color = colorOf(g, opponent.card);
  if (color !== null && g.state.counters[color].includes(fight.space)) return color;
  // A Challenge that followed its Hero has its own counter elsewhere. The counter here belongs to another adventure.
  if (opponent.follows === true) return null;
  const other = colors.find((c) => g.state.counters[c].includes(fight.space));
  return opponent.from === 'track' ? (other ?? null) : null;
});
