import { type ActionOf, forbid, type Refusal } from '../../../kernel/index.js';
import { runTriggers } from '../../abilities/triggers.js';
import { playerState } from '../../base/cards.js';
import { type MovementFrame, type TurnFrame, turn } from '../../base/frames.js';
import { townAt } from '../../base/ground.js';
import type { SpaceId } from '../../base/state.js';
import { action, type G } from '../../base/vocabulary.js';
import { captainOf, discardCaptain, returnCaptain } from './captains.js';
import { isAnchor, isOnIsland, isVoyaging, stopsFrom } from './chart.js';
import { heroSailed, voyageEnded } from './event-kinds.js';

/*
 * Voyaging, step 2. Whatever a step of a turn offers otherwise stays on offer unless something here excludes it
 * (iod.voyage.standard-actions); step 1 is as ever (iod.voyage.refresh).
 */

/** Stand among the things used in a turn: the Hero set out from a town in it, or ended its voyage in one. */
const SET_OUT = 'voyage/set-out';
const LANDED = 'voyage/landed';
/** The voyage that ended in it was made with a Captain on loan: what a card of it still gives is lost. */
const ON_LOAN = 'voyage/on-loan';

/** What happens to a Hero in the turn of another player changes nothing about that turn. */
function note(g: G, player: number, mark: string): void {
  const now = g.find(turn);
  if (now?.player === player) now.used.push(mark);
}

/** A turn that began on an anchor space: the Hero is on one, and did not set out from a town in this turn. */
export const beganAtSea = (g: G, player: number): boolean =>
  isVoyaging(g, player) && g.find(turn)?.used.includes(SET_OUT) !== true;

/** Whether the Hero ended its voyage in this turn: then it has no Adventure step (iod.movement.town-ends-voyage). */
export const hasLanded = ({ used }: TurnFrame): boolean => used.includes(LANDED);

/** Whether the voyage that a player ended in this turn was one on loan. */
export const landedOnLoan = (g: G, player: number): boolean => {
  const now = g.find(turn);
  return now?.player === player && now.used.includes(ON_LOAN);
};

const hereOf = (g: G, player: number): SpaceId => playerState(g, player).hero.space ?? '';

/**
 * Sail to the next stop of a lane, whichever lane the player likes (iod.movement.free-choice), back the way it came too
 * (iod.movement.turn-back). One begins a voyage in a town where one has a Captain (iod.voyage.start), so in the turn
 * after hiring him at the earliest (iod.hire.next-turn-voyage): Movement comes before the Market.
 */
export const sail = action<MovementFrame>()(
  'voyage/sail',
  { to: 'id' },
  {
    moment: 'iod.voyage.start',
    exact: true,
    candidates(g, f, add) {
      if (captainOf(g, f.player) === null) return;
      for (const to of stopsFrom(g, hereOf(g, f.player))) add({ type: 'voyage/sail', to });
    },
    // Whoever stands in a town wants to know what it takes to put to sea.
    tries(g, f, add) {
      for (const to of stopsFrom(g, hereOf(g, f.player))) add({ type: 'voyage/sail', to });
    },
    refuse(g, f, { to }) {
      if (captainOf(g, f.player) === null)
        return forbid('iod.voyage.start', 'You have no Captain to take you to sea.');
      return stopsFrom(g, hereOf(g, f.player)).includes(to)
        ? null
        : forbid('iod.movement.next-stop', 'That is not the next stop of a sea lane from here.');
    },
    run(g, f, { to }) {
      if (!isVoyaging(g, f.player)) note(g, f.player, SET_OUT);
      sailTo(g, f.player, to);
      // One move a turn, and no dice.
      g.goto(f, 'after');
    },
  },
);

/** The figure goes along a lane: the only way into the sea (iod.board.sea-only-by-lanes). */
export function sailTo(g: G, player: number, to: SpaceId): void {
  const { hero } = playerState(g, player);
  const from = hero.space;
  hero.space = to;
  hero.cameFrom = null;
  g.emit(heroSailed, { player, from, to, rule: 'iod.movement.next-stop' });
  const town = townAt(g, to);
  if (town !== null) land(g, player, town);
  runTriggers(g, 'space-entered', player);
}

/** In a town the voyage is over: the Captain goes on its stack, and the Market step follows (iod.movement.town-ends-voyage). */
function land(g: G, player: number, town: string): void {
  note(g, player, LANDED);
  noteLoan(g, player);
  g.emit(voyageEnded, { player, town, rule: 'iod.movement.town-ends-voyage' });
  returnCaptain(g, player, town, 'iod.movement.town-ends-voyage');
}

function noteLoan(g: G, player: number): void {
  if (captainOf(g, player)?.loan) note(g, player, ON_LOAN);
}

/**
 * A figure was moved or set down elsewhere. Who leaves a town without voyaging, by whatever means, returns the Captain to its stack
 * (iod.hire.leave-without-voyage); whoever stays keeps him (iod.hire.stay-keeps). A card that takes a Hero off the sea ends the voyage:
 * in a town as if it had sailed there, elsewhere the ship is gone.
 */
export function heroLeft(g: G, player: number, from: SpaceId | null, to: SpaceId): void {
  if (captainOf(g, player) === null) return;
  const [left, reached] = [townAt(g, from), townAt(g, to)];
  if (isAnchor(from)) {
    if (reached !== null) land(g, player, reached);
    else {
      noteLoan(g, player);
      discardCaptain(g, player, 'iod.hire.discard');
    }
  } else if (left !== null) returnCaptain(g, player, left, 'iod.hire.leave-without-voyage');
}

/** No dice at sea, so neither rolling nor resting nor the one step instead of a roll (iod.movement.no-dice); none on the island either. */
export const refuseOnFoot = (g: G, f: MovementFrame): Refusal | null => {
  if (isVoyaging(g, f.player)) return forbid('iod.movement.no-dice');
  return isOnIsland(g, f.player) ? forbid('iod.island.resolve-until') : null;
};

/** A voyaging Hero must sail on (iod.movement.next-stop): from every anchor a lane leads somewhere. */
export const refuseStaying = (g: G, f: MovementFrame): Refusal | null =>
  isVoyaging(g, f.player) && captainOf(g, f.player) !== null
    ? forbid('iod.movement.next-stop', 'A voyaging Hero must sail on.')
    : null;

/** The actions of this chapter. */
export type VoyageAction = ActionOf<typeof sail>;
