import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import { by, each, keys, list, one, orNull, type Shape, shapeOfState } from '../shapes.js';

/* The shape of states in vectors; docs/conformance.md has the same as a table. Frames are not part of it. */

const [card, held, hex, integer, boolean, player] = (
  ['card', 'held', 'hex', 'integer', 'boolean', 'player'] as const
).map(one) as [Shape, Shape, Shape, Shape, Shape, Shape];
const cards = list(card);

const playerShape = keys('a player', {
  hero: one('hero'),
  hex: orNull(hex),
  damage: integer,
  gold: integer,
  story: integer,
  // A view shows the number of cards in other hands, but not which.
  hand: list(held),
  skills: cards,
  assets: cards,
  trophies: cards,
  secret: keys('trophies that their owner alone knows', each(adventureTypes, list(held))),
  quests: cards,
  rumors: list(keys('a rumor', { card, option: one('choice') })),
  delayed: boolean,
  out: boolean,
  used: list(one('used')),
});

const ownKeys = {
  players: list(playerShape),
  first: player,
  round: integer,
  time: keys('the time token', { space: integer, act: integer, over: boolean }),
  facedown: list(hex),
  markets: by('city', cards),
  discards: by('deck', cards),
  slots: list(orNull(card)),
  villain: orNull(hex),
  zombies: list(hex),
  revealed: cards,
  removed: cards,
};

export const stateShape = (ruleset: ThirdEditionRuleset): Shape =>
  shapeOfState(ruleset, ownKeys, { noun: 'scenario' });
