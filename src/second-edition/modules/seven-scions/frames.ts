import type { Frame, FrameRef } from '../../../kernel/index.js';
import type { CardId, SpaceId } from '../../base/state.js';
import { formOfFrame } from '../../saves/of-modules.js';
import { cardId, cardIds, seat, seats, spaceId, whole, word, yesNo } from '../../saves/words.js';

/* What can be under way in a game with the Seven Scions. */

/** A Storm step (va50.storm-step.position). */
export interface StormFrame extends Frame {
  kind: 'storm';
  /** Whose turn it is, and whose Hero triggers a Storm card (va50.storm-step.triggering-hero). */
  player: number;
  /** Where the turn goes on, if an escape, a knockout or a card has cut it short; `null` if it goes on as usual. */
  then: 'experience' | 'end' | null;
  /** Where the Hero ended its movement. */
  at: SpaceId | null;
  /** Whether the storm counter has left the top. */
  broke: boolean;
  /** The Storm card that was drawn. */
  card: CardId | null;
  /** Players who may still call on a Scion at this moment. */
  asking: number[];
  /** Players whose Heroes have yet to resolve the Storm Event. */
  left: number[];
  /** Whose Hero is resolving it. */
  acting: number | null;
}
export const storm: FrameRef<StormFrame> = { kind: 'storm' };

/** Several Heroes fight one Challenge together. */
export interface JointBattleFrame extends Frame {
  kind: 'joint-battle';
  /** Who goes first; the others follow clockwise. */
  player: number;
  /** The Challenge. */
  card: CardId;
  /** Whether they act as one in each phase, instead of one after another. */
  group: boolean;
  /** Whose Heroes have not been knocked out. */
  fighting: number[];
  /** Those of them that have escaped. */
  away: number[];
  /** Those of them that must say at the beginning of the round whether they come back. */
  returning: number[];
  /** Whose Heroes have made an attack roll in this round, or dealt damage. */
  struck: number[];
  /** Players who have yet to claim the reward; `null` before it is won. */
  sharing: number[] | null;
}
export const jointBattle: FrameRef<JointBattleFrame> = { kind: 'joint-battle' };

/** Players choose scion counters, as an Event was drawn. */
export interface CountersFrame extends Frame {
  kind: 'scion-counters';
  /** Who drew the Event. */
  player: number;
  /** The Event. */
  card: CardId;
  /** Players who have yet to choose. */
  asking: number[];
}
export const scionCounters: FrameRef<CountersFrame> = { kind: 'scion-counters' };

/** The townsfolk help one player before the Endgame. */
export interface ReliefFrame extends Frame {
  kind: 'relief';
  player: number;
  /** Wounds that may still be taken off. */
  wounds: number;
  /** Exhaustion that may still be taken off. */
  exhaustion: number;
  /** Items that may still be turned face up. */
  items: number;
}
export const relief: FrameRef<ReliefFrame> = { kind: 'relief' };

/** One Hero against the Stormlords of this game, one after another. */
export interface StormlordsFrame extends Frame {
  kind: 'stormlords';
  player: number;
  /** The Stormlord that is fought. */
  card: CardId | null;
  /** Those that are still to be met. */
  left: CardId[];
}
export const stormlords: FrameRef<StormlordsFrame> = { kind: 'stormlords' };

/** What a save must say of these frames. */
export const problemsOfStorm = formOfFrame('a storm frame', {
  player: seat,
  then: word(['experience', 'end']).nullable(),
  at: spaceId.nullable(),
  broke: yesNo,
  card: cardId.nullable(),
  asking: seats,
  left: seats,
  acting: seat.nullable(),
});
export const problemsOfJointBattle = formOfFrame('a joint-battle frame', {
  player: seat,
  card: cardId,
  group: yesNo,
  fighting: seats,
  away: seats,
  returning: seats,
  struck: seats,
  sharing: seats.nullable(),
});
export const problemsOfCounters = formOfFrame('a scion-counters frame', {
  player: seat,
  card: cardId,
  asking: seats,
});
export const problemsOfRelief = formOfFrame('a relief frame', {
  player: seat,
  wounds: whole(0, 6),
  exhaustion: whole(0, 6),
  items: whole(0, 6),
});
export const problemsOfStormlords = formOfFrame('a stormlords frame', {
  player: seat,
  card: cardId.nullable(),
  left: cardIds,
});
