import * as second from '../bots/index.js';
import * as third from '../bots/third-edition/index.js';

/* The bots that come with the package, by name. */

/** Who can play. */
export const botKinds = ['sensible', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

/** Those of Second Edition, by a seed. */
export const secondEditionBots: Readonly<Record<BotKind, (seed: string) => second.Bot>> = {
  sensible: second.sensibleBot,
  random: second.randomBot,
};

/** Those of Third Edition. */
export const thirdEditionBots: Readonly<Record<BotKind, (seed: string) => third.Bot>> = {
  sensible: third.sensibleBot,
  random: third.randomBot,
};
