import { texts } from '../texts.js';

/** What a card does, and the reward at its end as a line of its own. */
export function textAndReward(text: string): readonly [text: string, reward: string] {
  const [, before = text, reward = '', after = ''] = texts().table.cards.reward.exec(text) ?? [];
  return [[before, after].filter(Boolean).join(' '), reward];
}
