import { putUnder } from '../../../kernel/index.js';
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

/* A Captain is ship and crew (iod.captain.represents). Rules for Allies do not count, trade, heal or lose him (iod.captain.not-ally). */

const isCaptainCard = (card: Card): boolean => card.kind === 'further' && card.sort === 'captain';

export const isCaptain = (g: G, id: CardId): boolean => isCaptainCard(cardOf(g, id));

/** All Captains of a content, cached: stacks are searched often. */
const crews = new WeakMap<Content, ReadonlySet<CardId>>();

function captainsOf(content: Content): ReadonlySet<CardId> {
  const known = crews.get(content);
  if (known !== undefined) return known;
  const captains = Object.values(content.cards).filter(isCaptainCard);
  const found = new Set(captains.map(({ id }) => id));
  crews.set(content, found);
  return found;
}

export const captainOf = (g: G, player: number): CaptainState | null => memoryOf(g).captains[player] ?? null;

/**
 * At sea the Captain fights with the Hero; on land, on the island and between Heroes he does not
 * (iod.combat.captain-attack). He counts as a character that may attack, so a failed attack is paid for as an Ally's
 * (iod.combat.captain-fails), but cards for Allies do not affect him (iod.combat.ally-effects-excluded).
 */
export function aboard(g: G, player: number): readonly Character[] {
  const captain = captainOf(g, player);
  return captain === null || !isVoyaging(g, player) ? nobody : [captain];
}
const nobody: readonly Character[] = [];

/** Captains and market cards share stacks (iod.board.town-stacks). */
export function captainsAt(g: G, town: TownId): readonly CardId[] {
  const captains = captainsOf(g.content);
  let here = noCards;
  for (const card of g.state.stacks[town] ?? noCards) if (captains.has(card)) here = [...here, card];
  return here;
}
const noCards: readonly CardId[] = [];

/** Puts a Captain on a town's stack (iod.board.town-stacks). */
export function arrive(g: G, town: TownId, card: CardId, rule: RuleId): void {
  g.emit(captainArrived, { town, card, rule });
}

export const mayLie = (card: Card): boolean => isCaptainCard(card);

/** Puts a discarded Captain face down under the captain deck, without counters (iod.hire.discard). */
export function putBack(g: G, player: number | null, card: CardId): void {
  putUnder(g, 'captains', card);
  g.emit(
    cardDiscarded,
    ownedBy(player ?? undefined, {
      card,
      deck: 'captains',
      rule: 'iod.hire.discard',
    }),
  );
}

/** The player loses the Captain for good. */
export function discardCaptain(g: G, player: number, rule: RuleId): void {
  const card = captainOf(g, player)?.card;
  if (card === undefined) return;
  g.emit(captainLeft, { player, card, rule });
  putBack(g, player, card);
}

export function returnCaptain(g: G, player: number, town: TownId, rule: RuleId): void {
  const card = captainOf(g, player)?.card;
  if (card !== undefined) g.emit(captainReturned, { player, town, card, rule });
}

/** A Captain with as many wounds as Life is killed. Without him at sea the Hero is shipwrecked, even unhurt (iod.shipwreck.causes). */
export function captainKilled(g: G, player: number, card: CardId): void {
  g.emit(killed, { player, card, rule: 'iod.shipwreck.causes' });
  discardCaptain(g, player, 'iod.shipwreck.causes');
  g.call(knockout, { player });
}
