import { botSource } from '../player.js';
import type { Bot } from './bot.js';
export function sensibleBot(seed: string | number = 0): Bot {
  const source = botSource(seed);
  return { name: 'sensible', choose: (_v, legal) => legal[source.below(legal.length)] as never };
}
