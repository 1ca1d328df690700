import type { Json } from '../../kernel/index.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import { by, each, keys, list, one, open, orNull, type Shape, word } from '../shapes.js';

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

/** A scenario from outside: only the initial keys of its memory are known. */
const ofStranger = (memory: Json): Shape =>
  typeof memory === 'object' && memory !== null && !Array.isArray(memory) && Object.keys(memory).length > 0
    ? keys('what the scenario remembers', each(Object.keys(memory), open))
    : open;

const shapes = new WeakMap<ThirdEditionRuleset, Shape>();

export function stateShape(ruleset: ThirdEditionRuleset): Shape {
  const known = shapes.get(ruleset);
  if (known) return known;
  const { modules } = ruleset.rules;
  const shape = keys('the state', {
    edition: word([ruleset.rules.edition]),
    modules: list(one('module')),
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
    decks: by('deck', keys('a deck', { pool: cards, top: cards, bottom: cards, aside: integer })),
    ext: keys(
      'what scenarios remember',
      Object.fromEntries(
        modules.flatMap(({ id, remembers }) => (remembers ? [[id, ofStranger(remembers(2))] as const] : [])),
      ),
    ),
  });
  shapes.set(ruleset, shape);
  return shape;
}
