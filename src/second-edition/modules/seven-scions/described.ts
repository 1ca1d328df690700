import {
  type Frame,
  forbid,
  type Override,
  ofSort,
  override,
  type Refusal,
  why,
} from '../../../kernel/index.js';
import { cardOf, homeOf, playerState } from '../../base/cards.js';
import { turn } from '../../base/frames.js';
import * as positions from '../../base/scenario-frames.js';
import { isInTheGame, playersInTheGame } from '../../base/setup.js';
import type { G } from '../../base/vocabulary.js';
import { type JointBattleFrame, jointBattle, storm, stormlords } from './frames.js';
import {
  endgameOf,
  isStormCard,
  isStormlord,
  lowestColor,
  stormColors,
  stormDeck,
  stormlordsLeft,
} from './memory.js';

const defeatedBy = (g: G, player: number): number => endgameOf(g)?.deeds[player]?.defeated ?? 0;

/** The Stormlords not in combat, in the scenario's order. */
export const othersThan = (g: G, card: string | null): readonly string[] =>
  stormlordsLeft(g).filter((other) => other !== card);

/** A Hero cannot have defeated more Stormlords than there are: none before its turn, and not its present enemy. */
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

function refuseInEndgame(g: G, now: positions.Described): Refusal | null {
  if (now.is === 'turn' && now.step === 'start') return refuseDeeds(g, now.player, 0);
  if (now.is === 'turn' || now.is === 'movement')
    return forbid(
      'va50.endgame.like-base',
      'A turn of the Endgame is nothing but the fight with the Stormlords: describe its start, or a battle.',
    );
  const card = positions.cardDescribed(now);
  return now.is === 'combat' && card !== null && isStormlord(g, card) && isInTheGame(g, now.player)
    ? refuseDeeds(g, now.player, othersThan(g, card).length)
    : forbid('va50.endgame.one-by-one', 'In the Endgame nothing is met but Stormlords.');
}

/** Why a battle of several Heroes is impossible in this form, or `null`. */
export function refuseTogether(
  g: G,
  { player, together }: positions.DescribedAdventure & { readonly is: 'combat' },
): Refusal | null {
  const fighting = playersInTheGame(g, player);
  const { acting, away } = together;
  const absent = [acting, ...away].find((one) => !fighting.includes(one));
  if (absent !== undefined)
    return forbid(
      'va50.storm-challenge.together',
      () => why`${ofSort('player', absent)} has no Hero in this battle.`,
    );
  return away.includes(acting)
    ? forbid(
        'va50.storm-challenge.escape',
        () => why`${ofSort('player', acting)} has escaped, and does not act in this round.`,
      )
    : null;
}

/** A Storm card comes from the deck of the lowest color left, and all Heroes face it. */
function refuseStorm(g: G, now: positions.DescribedAdventure, card: string): Refusal | null {
  const left = lowestColor(g);
  const color = stormColors.find((one) => stormDeck(one) === homeOf(g, card));
  if (left !== null && color !== undefined && stormColors.indexOf(left) < stormColors.indexOf(color))
    return forbid(
      'va50.storm-step.draw-lowest-color',
      why`"${card}" is a ${color} Storm card, and there are ${left} ones left: put those out of play.`,
    );
  if (now.is === 'drawn') return null;
  return cardOf(g, card).kind === 'challenge'
    ? refuseTogether(g, now)
    : forbid(
        'va50.storm-event.each-hero',
        why`"${card}" is a Storm Event, and is not fought: say that it was drawn.`,
      );
}

/** Stormlords appear only in the Endgame, red cards never. */
function refuseBefore(g: G, card: string): Refusal | null {
  if (isStormlord(g, card)) return forbid('va50.endgame.x', 'Stormlords are met in the Endgame.');
  return homeOf(g, card) === 'red'
    ? forbid('va50.setup.red-cards-out', why`"${card}" is a red card, and there are none in this game.`)
    : null;
}

/** One Stormlord at a time: those not defeated by the Hero are still to come. */
function ledToStormlord(g: G, now: positions.DescribedAdventure): readonly Frame[] {
  const { player } = now;
  const card = positions.cardDescribed(now);
  const left = othersThan(g, card).slice(defeatedBy(g, player));
  return [
    positions.turnAt(player, positions.stepAfter(g, turn, 'stormlords')),
    positions.frameAt(stormlords, 'again', { player, card, left }),
  ];
}

export const togetherAgainst = (
  g: G,
  player: number,
  card: string,
  now: positions.DescribedAdventure,
  group: boolean,
): JointBattleFrame =>
  positions.frameAt(jointBattle, 'over', {
    player,
    card,
    group,
    fighting: playersInTheGame(g, player),
    away: now.is === 'combat' ? [...now.together.away] : [],
    returning: [],
    struck: now.is === 'combat' ? [...now.together.struck] : [],
    sharing: null,
  });

function ledToStorm(g: G, now: positions.DescribedAdventure, card: string): readonly Frame[] {
  const { player } = now;
  const isDrawn = now.is === 'drawn';
  const step = positions.frameAt(storm, isDrawn ? 'drawn' : positions.stepAfter(g, storm, 'resolve'), {
    player,
    then: null,
    at: playerState(g, player).hero.space,
    broke: true,
    card,
    asking: playersInTheGame(g, player),
    left: [],
    acting: null,
  });
  const below = [positions.turnAt(player, positions.stepAfter(g, turn, 'storm')), step];
  return isDrawn ? below : [...below, togetherAgainst(g, player, card, now, false)];
}

export const describedOverrides: readonly Override[] = [
  override(
    positions.comesFrom,
    (next) => (g, card) => (isStormCard(g, card) || isStormlord(g, card) ? 'card' : next(g, card)),
  ),
  override(positions.refuseDescribed, (next) => (g, now) => {
    if (endgameOf(g) !== null) return refuseInEndgame(g, now);
    const card = positions.cardDescribed(now);
    if (card === null) return next(g, now);
    if (isStormCard(g, card)) return refuseStorm(g, now as positions.DescribedAdventure, card);
    return refuseBefore(g, card) ?? next(g, now);
  }),
  override(positions.leadingTo, (next) => (g, now) => {
    if (endgameOf(g) !== null) return ledToStormlord(g, now);
    const card = positions.cardDescribed(now);
    return card !== null && isStormCard(g, card) ? ledToStorm(g, now, card) : next(g, now);
  }),
];
