import type { SecondEditionRuleset } from '../../second-edition/index.js';
import { bonuses, colors, terrains } from '../../second-edition/internal.js';
import { curses, faces } from '../../second-edition/modules/cataclysm/curses.js';
import { by, each, keys, list, one, open, orNull, type Shape, shapeOfState, word } from '../shapes.js';

/* The shape of states in vectors; docs/conformance.md has the same as a table. Frames are not part of it. */

const [card, space, integer, boolean, player] = (
  ['card', 'space', 'integer', 'boolean', 'player'] as const
).map(one) as [Shape, Shape, Shape, Shape, Shape];
const cards = list(card);

const perColor = (of: Shape): Shape => keys('a value for each color', each(colors, of));
const wear = { wounds: integer, exhaustion: integer };

const playerShape = keys('a player', {
  hero: keys('a Hero', {
    card: one('hero'),
    ...wear,
    space: orNull(space),
    cameFrom: orNull(space),
    experience: keys('experience counters', each(bonuses, integer)),
  }),
  gold: integer,
  counters: perColor(integer),
  points: integer,
  allies: list(keys('an Ally', { card, ...wear })),
  items: list(keys('an Item', { card, faceDown: boolean })),
  kept: cards,
  quests: list(keys('an open Encounter', { card, progress: integer })),
});

const doomAnd = (more: Readonly<Record<string, Shape>>): Shape =>
  keys('what a doom track remembers', {
    track: list(keys('a card on the doom track', { card, unseen: word(colors) })),
    counters: integer,
    piles: perColor(keys('a discard pile', { seen: cards, unseen: integer })),
    waiting: cards,
    endgame: orNull(keys('an Endgame', { order: list(player), out: list(player) })),
    ...more,
  });

const maps = keys('map counters', { blue: integer, green: integer });

const memories: Readonly<Record<string, Shape>> = {
  'doom-track': doomAnd({}),
  'advanced-runebound': doomAnd({ began: open }),
  'ally-limits': cards,
  'seven-scions': keys('what is remembered of the Seven Scions', {
    counter: integer,
    beaten: orNull(word(['green', 'yellow', 'blue'])),
    held: by('card', player),
    events: cards,
    endgame: orNull(
      keys('the Endgame', {
        order: list(player),
        out: list(player),
        deeds: list(keys('what a Hero has done', { defeated: integer, wounds: integer })),
      }),
    ),
  }),
  'island-of-dread': keys('what the Island of Dread remembers', {
    captains: list(orNull(keys('a Captain', { card, ...wear, loan: boolean }))),
    maps: list(maps),
    pool: maps,
    tiles: by('space', word(['sea-lane', 'plains', 'sea', 'ruins'])),
    silver: cards,
  }),
  'rituals-and-runes': keys('what Rituals and Runes remembers', {
    counters: list(by('card', list(word(terrains)))),
  }),
  cataclysm: keys('what The Cataclysm remembers', {
    counters: by('town', word(faces)),
    freed: by('town', keys('a freed town', { curse: word(curses), by: player })),
    questCounters: list(orNull(integer)),
    claimed: list(cards),
    quests: cards,
    marks: list(open),
    activated: cards,
    trading: integer,
    discount: integer,
  }),
};

const ownKeys = {
  players: list(playerShape),
  starting: player,
  turn: integer,
  counters: perColor(list(space)),
  pile: perColor(integer),
  track: list(orNull(keys('a Challenge on the track', { card, space, order: integer, follows: player }))),
  stacks: by('town', cards),
  event: orNull(card),
  revealed: cards,
  removed: cards,
  hoards: by('card', keys('what lies on an adventure card', { gold: integer, cards, progress: integer })),
  laid: list(keys('an Encounter on a space', { card, space })),
};

export const stateShape = (ruleset: SecondEditionRuleset): Shape =>
  shapeOfState(ruleset, ownKeys, { noun: 'module', known: memories });
