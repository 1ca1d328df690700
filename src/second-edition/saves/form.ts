import { mostCounted } from '../../kernel/index.js';
import { checkerOfForm, deckOf, each, envelopeOf } from '../../kernel/saves/envelope.js';
import { colors } from '../abilities/language.js';
import type { Content } from '../base/content.js';
import { bonuses, type SecondEditionDraft } from '../base/state.js';
import type { Expect, Same } from '../content/schema-parts.js';
import { baseFrames } from './base-frames.js';
import {
  byName,
  cardId,
  cardIds,
  count,
  listOf,
  type ObjectOf,
  object,
  seat,
  seats,
  spaceId,
  text,
  whole,
  yesNo,
} from './words.js';

const character = { card: cardId, wounds: count, exhaustion: count };

const hero = object('a Hero', {
  ...character,
  card: text('the id of a Hero, empty until one is given out', 120, 0),
  space: spaceId.nullable(),
  cameFrom: spaceId.nullable(),
  experience: each('experience counters', bonuses, count),
});

const player = object('a player', {
  hero,
  gold: count,
  counters: each('adventure counters', colors, count),
  points: count,
  allies: listOf(object('an Ally', character), 100),
  items: listOf(object('an Item', { card: cardId, faceDown: yesNo }), 500),
  kept: cardIds,
  quests: listOf(object('an open Encounter', { card: cardId, progress: count }), 500),
});

const common = {
  ...envelopeOf<'second-edition'>(seats, cardIds, 6),
  players: listOf(player, 6, 1),
  starting: seat,
  turn: count,
  counters: each('the adventure counters on the board', colors, listOf(spaceId, 1000)),
  pile: each('the central pile', colors, count),
  track: listOf(
    object('a Challenge on the track', {
      card: cardId,
      space: spaceId,
      order: whole(1, mostCounted),
      follows: seat.optional(),
    }).nullable(),
    6,
    6,
  ),
  event: cardId.nullable(),
  hoards: byName(
    'what lies on adventure cards',
    object('what lies on an adventure card', { gold: count, cards: cardIds, progress: count }),
  ).optional(),
  laid: listOf(object('an Encounter on a space', { card: cardId, space: spaceId }), 500).optional(),
};

type Common = Omit<SecondEditionDraft, 'frames' | 'decks' | 'stacks' | 'ext'>;
/** Does not compile if the form and the state type differ. */
export type FormIsState = Expect<Same<ObjectOf<typeof common>, Common>>;

const deck = deckOf(cardIds);

export const problemsOfForm = checkerOfForm<SecondEditionDraft, Content>({
  keys: ({ content }) => ({
    ...common,
    decks: each('the decks', Object.keys(content.decks), deck),
    stacks: each(
      'the market stacks',
      content.board.towns.map((town) => town.id),
      cardIds,
    ),
  }),
  frames: Object.fromEntries(Object.entries(baseFrames).map(([kind, { locals }]) => [kind, locals])),
});
