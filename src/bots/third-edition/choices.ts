import type { MeasureOfChoice } from '../../third-edition/abilities/card-effect.js';
import * as parts from '../../third-edition/abilities/effect-parts.js';
import { cardOf } from '../../third-edition/base/cards.js';
import type { EffectsFrame, ExploreFrame, TestFrame } from '../../third-edition/base/frames.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { EnemyCard, EventCard } from '../../third-edition/content/cards.js';
import { all, best, find } from '../player.js';
import type { Choice, Legal } from './bot.js';
import { assetWorth, handWorth, skillWorth } from './cards.js';
import { priceOf, successRate, TROPHY, worthOf } from './effects.js';
import { attemptOf, outcomeWorth } from './quests.js';

export function chooseOption(g: G, player: number, card: string, legal: Legal): Choice {
  const { options } = cardOf(g, card) as EventCard;
  const p = g.state.players[player] as SeenPlayer;
  return best(all(legal, 'event/choose'), ({ choice }) => {
    const option = options.find(({ id }) => id === choice);
    if (option === undefined) return 0;
    const { cost, rumor } = option;
    if ((cost?.gold ?? 0) > p.gold || (cost?.exert ?? 0) > p.hand.length) return 0;
    const later = rumor === undefined ? 0 : 0.5 * worthOf(g, player, rumor.do);
    return worthOf(g, player, option.do) - priceOf(cost) + later;
  });
}

export function chooseReward(g: G, player: number, card: string, legal: Legal): Choice {
  const { rewards } = cardOf(g, card) as EnemyCard;
  return best(all(legal, 'reward/choose'), ({ choice }) =>
    worthOf(g, player, rewards.find(({ id }) => id === choice)?.do ?? []),
  );
}

/** The best outcome of a quest; rolls again if that could bring a better one. */
export function chooseOutcome(g: G, player: number, f: ExploreFrame, legal: Legal): Choice {
  const { quest } = f;
  const outcomes = quest === null ? [] : (attemptOf(g, quest)?.outcomes ?? []);
  const worth = (id: string): number => {
    const outcome = outcomes.find((one) => one.id === id);
    return outcome === undefined || quest === null ? 0 : outcomeWorth(g, player, quest, outcome);
  };
  const chosen = best(all(legal, 'quest/outcome'), ({ choice }) => worth(choice));
  const now = chosen === undefined ? 0 : worth(chosen.choice);
  const most = Math.max(0, ...outcomes.map(({ id }) => worth(id)));
  const again = find(legal, 'ability/reroll');
  if (again && most - now > 2) return again;
  return chosen && now > 0 ? chosen : find(legal, 'quest/decline');
}

/** Exerts a low card in a test that has failed so far. */
export function chooseMore(g: G, player: number, f: TestFrame, legal: Legal): Choice {
  const passed = f.revealed.some(
    (card) => 'success' in cardOf(g, card) && (cardOf(g, card) as { success?: true }).success,
  );
  const cheapest = best(all(legal, 'test/exert'), ({ card }) => -handWorth(g, player, card));
  const stake = successRate * (TROPHY + 1);
  if (!passed && cheapest && handWorth(g, player, cheapest.card) < stake) return cheapest;
  return find(legal, 'test/judge');
}

export function chooseForCard(g: G, player: number, f: EffectsFrame, legal: Legal): Choice {
  const effect = g.content.lists[f.list]?.[f.at];
  const worth = effect && parts.worthOf(effect).choice;
  if (effect === undefined || worth === undefined) return undefined;
  const measure: MeasureOfChoice = {
    list: (effects = []) => worthOf(g, player, effects),
    price: priceOf,
    inHand: (card) => handWorth(g, player, card),
    skill: (card) => skillWorth(g, player, card),
    asset: (card) => assetWorth(g, player, card),
  };
  return best(all(legal, 'effect/choose'), ({ choice }) => worth(effect, choice, measure));
}
