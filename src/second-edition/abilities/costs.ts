import { forbid, type Refusal, raised, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { activate, isActivated, refuseActivation } from '../base/activation.js';
import { hasAlly, hasItem, itemOf, loseCard, playerState } from '../base/cards.js';
import { laidCard } from '../base/cards-on-board.js';
import { isOvercome, lifeOf, staminaOf } from '../base/characters.js';
import { findCharacter } from '../base/combatants.js';
import { exhaustionTaken, woundsTaken } from '../base/event-kinds/index.js';
import { amountDue, canPay, payGold } from '../base/payment.js';
import type { CardId, Character, PlayerState } from '../base/state.js';
import { type G, orNone } from '../base/vocabulary.js';
import type { Cost, UsedAbility, Window } from './language.js';

/** A player may not take exhaustion beyond Stamina as a cost (2e.harm.exhaustion-as-cost, 2e.harm.no-voluntary-excess). */
export function refuseExhaustion(g: G, player: number, who: Character, amount: number): Refusal | null {
  return who.exhaustion + amount > staminaOf(g, player, who.card)
    ? forbid('2e.harm.no-voluntary-excess')
    : null;
}

/** Pays exhaustion as a cost: never more than Stamina, so never a wound (2e.harm.exhaustion-up-to-stamina). */
export function payExhaustion(g: G, player: number, who: Character, amount: number): void {
  who.exhaustion = raised(who.exhaustion, amount);
  g.emit(exhaustionTaken, { player, character: who.card, amount, rule: '2e.harm.exhaustion-as-cost' });
}

/** The whole cost: what the ability says and what the icon on an Item says (2e.cards.icons-market, 2e.items.use-modes). */
export function costOf(g: G, ability: UsedAbility, card: CardId, isItem: boolean): Cost {
  const use = isItem ? itemOf(g, card).use : 'always';
  if (use === 'activate') return { ...ability.cost, activate: true };
  if (use === 'discard') return { ...ability.cost, discard: true };
  return ability.cost ?? {};
}

export function refuseCost(
  g: G,
  player: number,
  cost: Cost,
  card: CardId,
  bearer: CardId,
  use: Window | null = null,
): Refusal | null {
  if (cost.discard && !isAtHand(g, player, card))
    return forbid('2e.effects.owner-uses', 'It costs the card itself, and that is gone.');
  if (cost.activate && isActivated(g, player, card)) return forbid('2e.activation.until-refresh');
  const { gold } = cost;
  if (gold !== undefined && !canPay(g, player, gold))
    return forbid(
      '2e.effects.owner-uses',
      () =>
        why`It costs ${amountDue(g, player, gold)} gold, and you have ${orNone(playerState(g, player).gold)}.`,
    );
  const who = findCharacter(g, bearer)?.character;
  if (who) {
    if (cost.wounds !== undefined && isOvercome(g, who.wounds + cost.wounds, lifeOf(g, player, bearer)))
      return forbid('2e.effects.owner-uses', 'Paying for it would defeat the one who pays.');
    const refusal = cost.exhaustion === undefined ? null : refuseExhaustion(g, player, who, cost.exhaustion);
    if (refusal) return refusal;
  }
  return cost.activate ? refuseActivation(g, player, use) : null;
}

/** Whether the player can discard a card: it is theirs, or on the table to be resolved. */
function isAtHand(g: G, player: number, card: CardId): boolean {
  const p = playerState(g, player);
  return (
    hasItem(p, card) ||
    hasAlly(p, card) ||
    p.kept.includes(card) ||
    p.quests.some((quest) => quest.card === card) ||
    g.state.revealed.includes(card) ||
    laidCard(g.state, card) !== undefined
  );
}

export function payCost(g: G, player: number, cost: Cost, card: CardId, bearer: CardId): void {
  const p = playerState(g, player);
  if (cost.gold) payGold(g, player, cost.gold, '2e.bank.spending');
  const who = findCharacter(g, bearer)?.character;
  if (cost.exhaustion && who) payExhaustion(g, player, who, cost.exhaustion);
  if (cost.wounds && who) {
    who.wounds = raised(who.wounds, cost.wounds);
    g.emit(woundsTaken, {
      player,
      character: bearer,
      amount: cost.wounds,
      by: card,
      rule: '2e.harm.wounds-place',
    });
  }
  if (cost.activate) activate(g, player, card);
  if (cost.discard) loseCard(g, player, card, usedUp(p, card));
}

/** The rule by which a used card is discarded. Adventure cards that became Items are discarded as Items (2e.defeat.card-rules). */
const usedUp = (p: PlayerState, card: CardId): RuleId =>
  hasItem(p, card)
    ? '2e.items.discard'
    : p.kept.includes(card)
      ? '2e.defeat.card-kept-for-effect'
      : '2e.effects.owner-uses';
