import { putUnder } from '../../kernel/index.js';
import type { RuleId } from '../../register/index.js';
import { cardOf } from '../base/cards.js';
import { cardDiscarded } from '../base/facts/index.js';
import { type KnockoutFrame, knockout } from '../base/frames.js';
import type { CardId, Character, TownId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { Card } from '../content/cards.js';
import { isVoyaging } from './chart.js';
import { captainLeft, captainReturned, captainKilled as killed } from './facts.js';
import { type CaptainState, memoryOf } from './memory.js';

/*
 * Captains. A Captain stands for his ship and crew too (iod.captain.represents), has much of what an Ally has, and is none
 * (iod.captain.not-ally): he is counted, traded, healed, lost nowhere where Allies are.
 */

const isCaptainCard = (card: Card): boolean => card.kind === 'further' && card.sort === 'captain';

export const isCaptain = (g: G, id: CardId): boolean => isCaptainCard(cardOf(g, id));

/** The Captain a player has, on shore or at sea. */
export const captainOf = (g: G, player: number): CaptainState | null => memoryOf(g).captains[player] ?? null;

/**
 * At sea the Captain fights beside the Hero; on land, on the island and between Heroes he takes no part (iod.combat.captain-attack).
 * There he is treated as one of the characters that may attack, so a failed attack is paid for like an Ally's (iod.combat.captain-fails),
 * and yet no card that speaks of Allies means him (iod.combat.ally-effects-excluded).
 */
export function aboard(g: G, player: number): readonly Character[] {
  const captain = isVoyaging(g, player) ? captainOf(g, player) : null;
  return captain === null ? [] : [captain];
}

/** Captains and market cards lie side by side (iod.board.town-stacks). */
export const captainsAt = (g: G, town: TownId): readonly CardId[] =>
  (g.state.stacks[town] ?? []).filter((card) => isCaptain(g, card));

export const mayLie = (card: Card): boolean => isCaptainCard(card);

/** A discarded Captain goes face down to the bottom of the captain deck, without counters (iod.hire.discard). */
export function putBack(g: G, card: CardId): void {
  putUnder(g, 'captains', card);
  g.emit(cardDiscarded, { card, deck: 'captains', rule: 'iod.hire.discard' });
}

/** A player loses the Captain for good. */
export function discardCaptain(g: G, player: number, rule: RuleId): void {
  const captain = captainOf(g, player);
  if (captain === null) return;
  memoryOf(g).captains[player] = null;
  g.emit(captainLeft, { player, card: captain.card, rule });
  putBack(g, captain.card);
}

/** The Captain goes on a town's market stack; whatever lay on his card is removed. */
export function returnCaptain(g: G, player: number, town: TownId, rule: RuleId): void {
  const captain = captainOf(g, player);
  if (captain === null) return;
  memoryOf(g).captains[player] = null;
  g.state.stacks[town]?.push(captain.card);
  g.emit(captainReturned, { player, town, card: captain.card, rule });
}

/** A Captain with as many wounds as Life is killed, and his death leaves even an unhurt Hero shipwrecked (iod.shipwreck.causes). */
export function captainKilled(g: G, player: number): void {
  const captain = captainOf(g, player);
  if (captain === null) return;
  g.emit(killed, { player, card: captain.card, rule: 'iod.shipwreck.causes' });
  loseShip(g, player);
}

/** Without Captain and ship a voyaging Hero suffers what one suffers that is knocked out. */
function loseShip(g: G, player: number): void {
  discardCaptain(g, player, 'iod.shipwreck.causes');
  if (isVoyaging(g, player) && !isBeingKnockedOut(g, player)) g.call(knockout, { player });
}

const isBeingKnockedOut = (g: G, player: number): boolean =>
  g.state.frames.some((f) => f.kind === knockout.kind && (f as KnockoutFrame).player === player);
