import type { Problem } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { attributes } from '../../third-edition/abilities/language.js';
import { assetOf, skillOf } from '../../third-edition/base/cards.js';
import { attributeOf, handSize, healthOf } from '../../third-edition/base/characters.js';
import { marketSize } from '../../third-edition/base/shopping.js';
import type { G } from '../../third-edition/base/vocabulary.js';

/** Heroes above their limits, with all their cards, and markets with too many cards. */
export function overburdened(g: G): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, rule: RuleId): void => {
    problems.push({ path, message, rule });
  };
  g.state.players.forEach((p, player) => {
    const path = `game/players/${player}`;
    if (p.out) return;
    const health = healthOf(g, player);
    if (p.damage > health)
      report(
        `${path}/damage`,
        `The health of this hero is ${health}: give no more.`,
        '3e.defeat.no-more-damage',
      );
    const most = handSize(g, player);
    if (p.hand.length > most)
      report(`${path}/hand`, `The maximum hand size of this hero is ${most}.`, '3e.skill.hand-limit');
    for (const type of attributes) {
      const learned = p.skills.filter((id) => skillOf(g, id).type === type).length;
      const value = attributeOf(g, player, type);
      if (learned > value)
        report(
          `${path}/skills`,
          `${learned} learned ${type} skills, and a ${type} of ${value}.`,
          '3e.skill.learned-limit',
        );
    }
    const types = p.assets.map((id) => assetOf(g, id).type);
    types.forEach((type, at) => {
      if (types.indexOf(type) < at)
        report(`${path}/assets/${at}`, `There is another ${type} among the assets.`, '3e.asset.one-per-type');
    });
  });
  for (const [city, cards] of Object.entries(g.state.markets))
    if (cards.length > marketSize)
      report(`game/markets/${city}`, `${marketSize} cards at most lie in a market.`, '3e.shop.three-left');
  return problems;
}
