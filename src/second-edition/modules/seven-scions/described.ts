import {
  type Frame,
  forbid,
  type Override,
  ofSort,
  override,
  type Refusal,
  why,
} from '../../../kernel/index.js';
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
import { isInTheGame } from '../../base/setup.js';
import type { G } from '../../base/vocabulary.js';
import { stormlords } from './frames.js';
import { endgameOf, isStormCard, isStormlord, stormlordsLeft } from './memory.js';

/* What can be going on in a described position of this variant, and what has led to it. */

/** How many a Hero has defeated already. */
const defeatedBy = (g: G, player: number): number => endgameOf(g)?.deeds[player]?.defeated ?? 0;

/** The Stormlords that are not fought in a battle, those first that are said first. */
const othersThan = (g: G, card: string | null): readonly string[] =>
  stormlordsLeft(g).filter((other) => other !== card);

/** Nobody defeats more of them than there are: none before its turn, and not the one that it fights. */
function refuseDeeds(g: G, player: number, most: number): Refusal | null {
  const defeated = defeatedBy(g, player);
  return defeated > most
    ? forbid(
        'va50.endgame.one-by-one',
        () =>
          why`${ofSort('player', player)} has defeated ${defeated} Stormlords, and here it can be ${most} at most.`,
      )
    : null;
}

/** A turn of the Endgame is nothing but the Stormlords. */
function refuseInEndgame(g: G, now: Described): Refusal | null {
  if (now.is === 'turn' && now.step === 'start') return refuseDeeds(g, now.player, 0);
  if (now.is === 'turn' || now.is === 'movement')
    return forbid(
      'va50.endgame.like-base',
      'A turn of the Endgame is nothing but the fight with the Stormlords: describe its start, or a battle.',
    );
  const card = cardDescribed(now);
  return now.is === 'combat' && card !== null && isStormlord(g, card) && isInTheGame(g, now.player)
    ? refuseDeeds(g, now.player, othersThan(g, card).length)
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

/** One Stormlord after another: the others are still to be met, but for those that the Hero has defeated. */
function ledToStormlord(g: G, now: DescribedAdventure): readonly Frame[] {
  const { player } = now;
  const card = cardDescribed(now);
  const left = othersThan(g, card).slice(defeatedBy(g, player));
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
