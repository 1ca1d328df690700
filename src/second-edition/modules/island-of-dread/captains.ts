import { putUnder, takeCard } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/index.js';
import { cardOf, ownedBy } from '../../base/cards.js';
import type { Content } from '../../base/content.js';
import { cardDiscarded } from '../../base/event-kinds/index.js';
import { knockout } from '../../base/frames.js';
import type { CardId, Character, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { Card } from '../../content/cards.js';
import { isVoyaging } from './chart.js';
import { captainArrived, captainLeft, captainReturned, captainKilled as killed } from './event-kinds.js';
import { type CaptainState, memoryOf } from './memory.js';

/*
 * Captains. A Captain stands for his ship and crew too (iod.captain.represents), has much of what an Ally has, and is none
 * (iod.captain.not-ally): he is counted, traded, healed, lost nowhere where Allies are.
 */

const isCaptainCard = (card: Card): boolean => card.kind === 'further' && card.sort === 'captain';

export const isCaptain = (g: G, id: CardId): boolean => isCaptainCard(cardOf(g, id));

/** All Captains of a content, which does not change: stacks are looked through for them again and again. */
const crews = new WeakMap<Content, ReadonlySet<CardId>>();

function captainsOf(content: Content): ReadonlySet<CardId> {
  const known = crews.get(content);
  if (known !== undefined) return known;
  const captains = Object.values(content.cards).filter(isCaptainCard);
  const found = new Set(captains.map(({ id }) => id));
  crews.set(content, found);
  return found;
}

/** The Captain a player has, on shore or at sea. */
export const captainOf = (g: G, player: number): CaptainState | null => memoryOf(g).captains[player] ?? null;

/**
 * At sea the Captain fights beside the Hero; on land, on the island and between Heroes he takes no part (iod.combat.captain-attack).
 * There he is treated as one of the characters that may attack, so a failed attack is paid for like an Ally's (iod.combat.captain-fails),
 * and yet no card that speaks of Allies means him (iod.combat.ally-effects-excluded).
 */
export function aboard(g: G, player: number): readonly Character[] {
  const captain = captainOf(g, player);
  return captain === null || !isVoyaging(g, player) ? nobody : [captain];
}
const nobody: readonly Character[] = [];

/** Captains and market cards lie side by side (iod.board.town-stacks). */
export function captainsAt(g: G, town: TownId): readonly CardId[] {
  const captains = captainsOf(g.content);
  let here = noCards;
  for (const card of g.state.stacks[town] ?? noCards) if (captains.has(card)) here = [...here, card];
  return here;
}
const noCards: readonly CardId[] = [];

/** A Captain drops anchor in a town, beside whatever lies there (iod.board.town-stacks). */
export function arrive(g: G, town: TownId, card: CardId, rule: RuleId): void {
  takeCard(g, 'captains', card);
  g.own('stacks')[town]?.push(card);
  g.emit(captainArrived, { town, card, rule });
}

export const mayLie = (card: Card): boolean => isCaptainCard(card);

/** A discarded Captain goes face down to the bottom of the captain deck, without counters (iod.hire.discard). */
export function putBack(g: G, player: number | null, card: CardId): void {
  putUnder(g, 'captains', card);
  g.emit(cardDiscarded, {
    ...ownedBy(player ?? undefined),
    card,
    deck: 'captains',
    rule: 'iod.hire.discard',
  });
}

/** The Captain goes from a player, and whatever lies on his card with him; `then` says where. */
function part(g: G, player: number, then: (card: CardId) => void): void {
  const captain = captainOf(g, player);
  if (captain === null) return;
  memoryOf(g).captains[player] = null;
  then(captain.card);
}

/** A player loses the Captain for good. */
export const discardCaptain = (g: G, player: number, rule: RuleId): void =>
  part(g, player, (card) => {
    g.emit(captainLeft, { player, card, rule });
    putBack(g, player, card);
  });

/** The Captain goes on a town's market stack. */
export const returnCaptain = (g: G, player: number, town: TownId, rule: RuleId): void =>
  part(g, player, (card) => {
    g.own('stacks')[town]?.push(card);
    g.emit(captainReturned, { player, town, card, rule });
  });

/**
 * A Captain with as many wounds as Life is killed. Nothing hurts him but at sea, and without him and his ship even an unhurt Hero
 * suffers what one suffers that is knocked out (iod.shipwreck.causes). A Hero that is being knocked out has lost him already.
 */
export function captainKilled(g: G, player: number, card: CardId): void {
  g.emit(killed, { player, card, rule: 'iod.shipwreck.causes' });
  discardCaptain(g, player, 'iod.shipwreck.causes');
  g.call(knockout, { player });
}
