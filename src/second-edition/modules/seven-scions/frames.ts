import type { Frame, FrameRef } from '../../../kernel/index.js';
import type { CardId, SpaceId } from '../../base/state.js';
import { formOfFrame } from '../../saves/of-modules.js';
import { cardId, cardIds, seat, seats, spaceId, whole, word, yesNo } from '../../saves/words.js';

/** A Storm step (va50.storm-step.position). */
export interface StormFrame extends Frame {
  kind: 'storm';
  /** The player whose turn it is, and whose Hero triggers a Storm card (va50.storm-step.triggering-hero). */
  player: number;
  /** Where the turn continues if an escape, a knockout or a card cut it short; `null` as usual. */
  then: 'experience' | 'end' | null;
  /** Where the Hero ended its movement. */
  at: SpaceId | null;
  /** Whether the storm counter went beyond the top. */
  broke: boolean;
  /** The Storm card drawn. */
  card: CardId | null;
  /** Players who may still call on a Scion now. */
  asking: number[];
  /** Players whose Heroes have not resolved the Storm Event. */
  left: number[];
  /** The player whose Hero resolves it. */
  acting: number | null;
}
export const storm: FrameRef<StormFrame> = { kind: 'storm' };

/** Several Heroes fight one Challenge together. */
export interface JointBattleFrame extends Frame {
  kind: 'joint-battle';
  /** The first player; the others follow clockwise. */
  player: number;
  /** The Challenge. */
  card: CardId;
  /** Whether they act as one in each phase, instead of in turn. */
  group: boolean;
  /** Players with Heroes not knocked out. */
  fighting: number[];
  /** Those of them that escaped. */
  away: number[];
  /** Those of them that must decide at the beginning of the round whether to return. */
  returning: number[];
  /** Players whose Heroes rolled an attack in this round, or dealt damage. */
  struck: number[];
  /** Players who have not claimed the reward; `null` before it is won. */
  sharing: number[] | null;
}
export const jointBattle: FrameRef<JointBattleFrame> = { kind: 'joint-battle' };

/** Players choose scion counters after an Event. */
export interface CountersFrame extends Frame {
  kind: 'scion-counters';
  /** The player who drew the Event. */
  player: number;
  /** The Event. */
  card: CardId;
  /** Players who have not chosen. */
  asking: number[];
}
export const scionCounters: FrameRef<CountersFrame> = { kind: 'scion-counters' };

/** The townsfolk help one player before the Endgame. */
export interface ReliefFrame extends Frame {
  kind: 'relief';
  player: number;
  /** Wounds that may still be healed. */
  wounds: number;
  /** Exhaustion that may still be healed. */
  exhaustion: number;
  /** Items that may still be refreshed. */
  items: number;
}
export const relief: FrameRef<ReliefFrame> = { kind: 'relief' };

/** One Hero against the Stormlords of this game, one at a time. */
export interface StormlordsFrame extends Frame {
  kind: 'stormlords';
  player: number;
  /** The Stormlord in combat. */
  card: CardId | null;
  /** The Stormlords to come. */
  left: CardId[];
}
export const stormlords: FrameRef<StormlordsFrame> = { kind: 'stormlords' };

/** Checks of these frames in saves. */
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
