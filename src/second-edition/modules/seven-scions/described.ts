import { type Frame, forbid, type Override, override, type Refusal, why } from '../../../kernel/index.js';
import { homeOf } from '../../base/cards.js';
import {
  cardDescribed,
  type Described,
  type DescribedAdventure,
  frameAt,
  leadingTo,
  refuseDescribed,
  stepAfter,
  turnAt,
} from '../../base/described.js';
import { turn } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import { stormlords } from './frames.js';
import { endgameOf, isStormCard, isStormlord, stormlordsLeft } from './memory.js';

/* What can be going on in a described position of this variant, and what has led to it. */

/** A turn of the Endgame is nothing but the Stormlords. */
function refuseInEndgame(g: G, now: Described): Refusal | null {
  const out = endgameOf(g)?.out ?? [];
  if (now.is === 'turn' && now.step === 'start') return null;
  if (now.is === 'turn' || now.is === 'movement')
    return forbid(
      'va50.endgame.like-base',
      'A turn of the Endgame is nothing but the fight with the Stormlords: describe its start, or a battle.',
    );
  const card = cardDescribed(now);
  return now.is === 'combat' && card !== null && isStormlord(g, card) && !out.includes(now.player)
    ? null
    : forbid('va50.endgame.one-by-one', 'In the Endgame nothing is met but Stormlords.');
}

/** Storm cards and Stormlords are met by no Hero alone, and red cards by nobody. */
function refuseBefore(g: G, card: string): Refusal | null {
  if (isStormCard(g, card))
    return forbid(
      'va50.storm-challenge.together',
      'All Heroes meet a Storm card: describe the turn in which it is drawn, with the storm counter on its highest space.',
    );
  if (isStormlord(g, card)) return forbid('va50.endgame.x', 'Stormlords are met in the Endgame.');
  return homeOf(g, card) === 'red'
    ? forbid('va50.setup.red-cards-out', why`"${card}" is a red card, and there are none in this game.`)
    : null;
}

/** One Stormlord after another: the others are still to be met. */
function ledToStormlord(g: G, now: DescribedAdventure): readonly Frame[] {
  const { player } = now;
  const card = cardDescribed(now);
  const left = stormlordsLeft(g).filter((other) => other !== card);
  return [
    turnAt(player, stepAfter(g, turn, 'stormlords')),
    frameAt(stormlords, 'again', { player, card, left }),
  ];
}

export const describedOverrides: readonly Override[] = [
  override(refuseDescribed, (next) => (g, now) => {
    if (endgameOf(g) !== null) return refuseInEndgame(g, now);
    const card = now.is === 'drawn' || now.is === 'combat' ? cardDescribed(now) : null;
    return (card === null ? null : refuseBefore(g, card)) ?? next(g, now);
  }),
  override(leadingTo, (next) => (g, now) => (endgameOf(g) === null ? next(g, now) : ledToStormlord(g, now))),
];
