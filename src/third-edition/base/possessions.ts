import type { RuleId } from '../../register/rule-ids.js';
import { discard, playerState, takeOut } from './cards.js';
import { healthOf, isDefeated } from './characters.js';
import * as events from './event-kinds/index.js';
import { settle } from './limits.js';
import type { CardId, CityId } from './state.js';
import { bankToken } from './tokens.js';
import { command, type G } from './vocabulary.js';

/** Gold comes from the bank (3e.game.gain-from-bank), which never runs out (3e.game.bank-unlimited). */
export const gainGold = command('gain gold', (g: G, player: number, amount: number, rule: RuleId): void => {
  if (amount <= 0) return;
  g.emit(events.goldGained, { player, amount, rule });
});

/** Gold returns to the bank; a player pays at most what it has (3e.game.gain-from-bank, 3e.game.resolve-as-much). */
export const payGold = command('pay gold', (g: G, player: number, amount: number, rule: RuleId): void => {
  const paid = Math.min(amount, playerState(g, player).gold);
  if (paid > 0) g.emit(events.goldPaid, { player, amount: paid, rule });
});

/** Lore or companions (3e.lore.token). A card may count them for the health of its hero (3e.damage.check-health-change). */
export const gainStory = command(
  'gain story tokens',
  (g: G, player: number, amount: number, rule: RuleId): void => {
    if (amount <= 0) return;
    const was = isDefeated(g, player);
    g.emit(events.storyGained, { player, amount, rule });
    checkHealth(g, player, was);
  },
);

/** Takes story tokens from a player, as many as there are at most. */
export const loseStory = command(
  'lose story tokens',
  (g: G, player: number, amount: number, rule: RuleId): void => {
    const lost = Math.min(amount, playerState(g, player).story);
    if (lost <= 0) return;
    const was = isDefeated(g, player);
    g.emit(events.storyLost, { player, amount: lost, rule });
    checkHealth(g, player, was);
  },
);

/**
 * A hero suffers damage up to its health (3e.damage.tokens, 3e.defeat.no-more-damage); a defeated hero keeps everything else
 * (3e.defeat.keeps). A caller that allows blocking asks for it before.
 */
export const suffer = command('suffer damage', (g: G, player: number, amount: number, rule: RuleId): void => {
  const p = playerState(g, player);
  const health = healthOf(g, player);
  const taken = Math.min(amount, Math.max(0, health - p.damage));
  if (taken <= 0) return;
  g.emit(events.damageSuffered, { player, amount: taken, total: p.damage + taken, rule });
  if (p.damage >= health) g.emit(events.heroDefeated, { player, rule: '3e.damage.defeat' });
});

/** Damage returns to the bank (3e.damage.heal), at most as much as the hero has (3e.rest.no-overheal). */
export const heal = command('heal damage', (g: G, player: number, amount: number, rule: RuleId): void => {
  const p = playerState(g, player);
  const healed = Math.min(amount, p.damage);
  if (healed <= 0) return;
  const wasDefeated = p.damage >= healthOf(g, player);
  g.emit(events.damageHealed, { player, amount: healed, total: p.damage - healed, rule });
  // Damage is at most the health, so healing any of it ends the defeat.
  if (wasDefeated) g.emit(events.heroRecovered, { player, rule: '3e.defeat.recover' });
});

/**
 * Compares damage with health at once when cards in front of a player change (3e.damage.check-health-change): damage above the health goes
 * (3e.defeat.no-more-damage), and more health ends a defeat (3e.defeat.lyssa).
 */
export function checkHealth(g: G, player: number, was: boolean, recovery: RuleId = '3e.defeat.lyssa'): void {
  const p = playerState(g, player);
  if (p.hero === '') return;
  const health = healthOf(g, player);
  if (p.damage > health) {
    const amount = p.damage - health;
    g.emit(events.damageHealed, { player, amount, total: health, rule: '3e.defeat.no-more-damage' });
  }
  if (p.damage >= health === was) return;
  if (was) g.emit(events.heroRecovered, { player, rule: recovery });
  else g.emit(events.heroDefeated, { player, rule: '3e.damage.check-health-change' });
}

/** A delayed hero does not become delayed again (3e.delayed.again). */
export const delay = command('become delayed', (g: G, player: number): void => {
  if (!playerState(g, player).delayed) g.emit(events.heroDelayed, { player, rule: '3e.delayed.definition' });
});

/** A second asset of a type is dealt with at once (3e.asset.second). */
export const gainAsset = command(
  'gain an asset',
  (g: G, player: number, card: CardId, from: { readonly city?: CityId }, rule: RuleId): void => {
    const was = isDefeated(g, player);
    playerState(g, player).assets.push(card);
    g.emit(events.assetGained, {
      player,
      card,
      ...from,
      rule,
    });
    checkHealth(g, player, was);
    settle(g, player);
  },
);

/** The combat token goes back to the bank (3e.shop.token-return). Health may fall (3e.damage.check-health-change). */
export const loseAsset = command(
  'discard an asset',
  (g: G, player: number, card: CardId, sold: boolean, rule: RuleId): void => {
    const was = isDefeated(g, player);
    if (!takeOut(playerState(g, player).assets, card)) return;
    bankToken(g, player, card);
    g.emit(events.assetLost, { player, card, sold, rule });
    discard(g, card, rule);
    checkHealth(g, player, was);
    settle(g, player);
  },
);

/** Discards a skill card from a hand; does nothing if it is not there. */
export const discardSkill = command(
  'discard a skill card',
  (g: G, player: number, card: CardId, rule: RuleId): void => {
    if (!takeOut(playerState(g, player).hand, card)) return;
    g.emit(events.skillDiscarded, { player, card, rule });
    discard(g, card, rule);
  },
);

/** Discards a learned skill, and checks the health of its hero again; does nothing if it is not learned. */
export const loseSkill = command(
  'discard a learned skill',
  (g: G, player: number, card: CardId, rule: RuleId): void => {
    const was = isDefeated(g, player);
    if (!takeOut(playerState(g, player).skills, card)) return;
    g.emit(events.skillLost, { player, card, rule });
    discard(g, card, rule);
    checkHealth(g, player, was);
    settle(g, player);
  },
);

/** An asset, learned skill, rumor or quest (3e.game.discard-piles); nothing if the player does not have it. */
export const discardOwn = command(
  'discard a card of the player',
  (g: G, player: number, card: CardId): void => {
    const p = playerState(g, player);
    const rule = '3e.game.discard-piles';
    if (p.assets.includes(card)) return loseAsset(g, player, card, false, rule);
    if (p.skills.includes(card)) return loseSkill(g, player, card, rule);
    const at = p.rumors.findIndex((rumor) => rumor.card === card);
    if (at >= 0) p.rumors.splice(at, 1);
    if (at >= 0 || takeOut(p.quests, card)) discard(g, card, rule);
  },
);
