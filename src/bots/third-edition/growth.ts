import { skillOf, trophyType } from '../../third-edition/base/cards.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import { all, best } from '../player.js';
import type { Choice, Legal } from './bot.js';
import { affordable, assetWorth, handWorth, learningWorth, skillWorth } from './cards.js';

export function learn(g: G, player: number, legal: Legal): Choice {
  const skill = best(all(legal, 'skill/learn'), ({ card }) => learningWorth(g, player, card));
  return skill && learningWorth(g, player, skill.card) > 0.2 ? skill : undefined;
}

/** The worth of a card for a discard down to the hand limit. */
export function keeping(g: G, player: number, card: string): number {
  const p = g.state.players[player] as SeenPlayer;
  if (p.assets.includes(card)) return assetWorth(g, player, card);
  return p.skills.includes(card) ? skillWorth(g, player, card) : handWorth(g, player, card);
}

/** The type that the best skill in hand still needs. */
export function chooseTrophy(g: G, player: number, legal: Legal): Choice {
  const p = g.state.players[player] as SeenPlayer;
  const held = (type: string): number =>
    p.trophies.filter((id) => trophyType(g, id) === type).length +
    (adventureTypes.find((one) => one === type) ? p.secret[type as 'combat'].length : 0);
  return best(all(legal, 'trophy/choose'), ({ deck }) =>
    p.hand.reduce((most, card) => {
      const due = skillOf(g, card).cost[deck as 'combat'] ?? 0;
      return due > held(deck) && !affordable(g, p, card) ? Math.max(most, handWorth(g, player, card)) : most;
    }, -0.1 * held(deck)),
  );
}
