import { forbid, type Refusal } from '../../../kernel/index.js';
import { runTriggers } from '../../abilities/triggers.js';
import { playerState } from '../../base/cards.js';
import { type MovementFrame, type TurnFrame, turn } from '../../base/frames.js';
import { townAt } from '../../base/ground.js';
import type { SpaceId } from '../../base/state.js';
import { action, type G } from '../../base/vocabulary.js';
import { captainOf, discardCaptain, returnCaptain } from './captains.js';
import { isAnchor, isOnIsland, isVoyaging, stopsFrom } from './chart.js';
import { heroSailed, voyageEnded } from './event-kinds.js';

/* Step 2 of voyaging: all its other actions stay available (iod.voyage.standard-actions); step 1 is unchanged (iod.voyage.refresh). */

const SET_OUT = 'voyage/set-out';
const LANDED = 'voyage/landed';
/** Marks that the voyage that ended was made with a Captain on loan: later rewards are lost. */
const ON_LOAN = 'voyage/on-loan';

/** Only in the player's own turn. */
function note(g: G, player: number, mark: string): void {
  const now = g.find(turn);
  if (now?.player === player) now.used.push(mark);
}

/** Whether the turn began on an anchor space: the Hero is on one and did not set out in this turn. */
export const beganAtSea = (g: G, player: number): boolean =>
  isVoyaging(g, player) && g.find(turn)?.used.includes(SET_OUT) !== true;

/** Whether the Hero ended its voyage in this turn: then it has no Adventure step (iod.movement.town-ends-voyage). */
export const hasLanded = ({ used }: TurnFrame): boolean => used.includes(LANDED);

export const landedOnLoan = (g: G, player: number): boolean => {
  const now = g.find(turn);
  return now?.player === player && now.used.includes(ON_LOAN);
};

const hereOf = (g: G, player: number): SpaceId => playerState(g, player).hero.space ?? '';

/**
 * Sails to the next stop of any lane (iod.movement.free-choice), also back (iod.movement.turn-back). A voyage begins in
 * a town with the player's Captain (iod.voyage.start), so at the earliest in the turn after hiring him
 * (iod.hire.next-turn-voyage): Movement comes before the Market.
 */
export const sail = action<MovementFrame>()('voyage/sail', {
  parameters: { to: 'id' },
  moment: 'iod.voyage.start',
  exact: true,
  candidates(g, f, add) {
    if (captainOf(g, f.player) === null) return;
    for (const to of stopsFrom(g, hereOf(g, f.player))) add({ type: 'voyage/sail', to });
  },
  // In a town, tell what a voyage would need.
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
    // One move per turn, without dice.
    g.goto(f, 'after');
  },
});

/** Moves the figure along a lane, the only way into the sea (iod.board.sea-only-by-lanes). */
export function sailTo(g: G, player: number, to: SpaceId): void {
  const from = playerState(g, player).hero.space;
  g.emit(heroSailed, { player, from, to, rule: 'iod.movement.next-stop' });
  const town = townAt(g, to);
  if (town !== null) land(g, player, town);
  runTriggers(g, 'space-entered', player);
}

/** A town ends the voyage: the Captain goes on its stack, and the Market step follows (iod.movement.town-ends-voyage). */
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
 * A figure was moved. A Hero who leaves a town without voyaging, in any way, returns the Captain to its stack
 * (iod.hire.leave-without-voyage); one who stays keeps him (iod.hire.stay-keeps). A card that takes a Hero off the sea
 * ends the voyage: in a town as if it had sailed there, elsewhere the ship is lost.
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

/** No dice at sea: no roll, no rest and no single step (iod.movement.no-dice); none on the island either. */
export const refuseOnFoot = (g: G, f: MovementFrame): Refusal | null => {
  if (isVoyaging(g, f.player)) return forbid('iod.movement.no-dice');
  return isOnIsland(g, f.player) ? forbid('iod.island.resolve-until') : null;
};

/** A voyaging Hero must sail on (iod.movement.next-stop): every anchor has a lane. */
export const refuseStaying = (g: G, f: MovementFrame): Refusal | null =>
  isVoyaging(g, f.player) && captainOf(g, f.player) !== null
    ? forbid('iod.movement.next-stop', 'A voyaging Hero must sail on.')
    : null;
