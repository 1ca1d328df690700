import type { FrameOf } from '../../../kernel/index.js';
import { cardId, cardIds, frameWith, seat, seats, spaceId, whole, word, yesNo } from '../../saves/words.js';

/** A Storm step (va50.storm-step.position). */
export const storm = frameWith('storm', {
  /** The player whose turn it is, and whose Hero triggers a Storm card (va50.storm-step.triggering-hero). */
  player: seat,
  /** Where the turn continues if an escape, a knockout or a card cut it short; `null` as usual. */
  then: word(['experience', 'end']).nullable(),
  /** Where the Hero ended its movement. */
  at: spaceId.nullable(),
  /** Whether the storm counter went beyond the top. */
  broke: yesNo,
  /** The Storm card drawn. */
  card: cardId.nullable(),
  /** Players who may still call on a Scion now. */
  asking: seats,
  /** Players whose Heroes have not resolved the Storm Event. */
  left: seats,
  /** The player whose Hero resolves it. */
  acting: seat.nullable(),
});
export type StormFrame = FrameOf<typeof storm>;

/** Several Heroes fight one Challenge together. */
export const jointBattle = frameWith('joint-battle', {
  /** The first player; the others follow clockwise. */
  player: seat,
  /** The Challenge. */
  card: cardId,
  /** Whether they act as one in each phase, instead of in turn. */
  group: yesNo,
  /** Players with Heroes not knocked out. */
  fighting: seats,
  /** Those of them that escaped. */
  away: seats,
  /** Those of them that must decide at the beginning of the round whether to return. */
  returning: seats,
  /** Players whose Heroes rolled an attack in this round, or dealt damage. */
  struck: seats,
  /** Players who have not claimed the reward; `null` before it is won. */
  sharing: seats.nullable(),
});
export type JointBattleFrame = FrameOf<typeof jointBattle>;

/** Players choose scion counters after an Event. */
export const scionCounters = frameWith('scion-counters', {
  /** The player who drew the Event. */
  player: seat,
  /** The Event. */
  card: cardId,
  /** Players who have not chosen. */
  asking: seats,
});
export type CountersFrame = FrameOf<typeof scionCounters>;

/** The townsfolk help one player before the Endgame. */
export const relief = frameWith('relief', {
  player: seat,
  /** Wounds that may still be healed. */
  wounds: whole(0, 6),
  /** Exhaustion that may still be healed. */
  exhaustion: whole(0, 6),
  /** Items that may still be refreshed. */
  items: whole(0, 6),
});
export type ReliefFrame = FrameOf<typeof relief>;

/** One Hero against the Stormlords of this game, one at a time. */
export const stormlords = frameWith('stormlords', {
  player: seat,
  /** The Stormlord in combat. */
  card: cardId.nullable(),
  /** The Stormlords to come. */
  left: cardIds,
});
