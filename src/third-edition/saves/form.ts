import { checkerOfForm, deckOf, each, envelopeOf } from '../../kernel/saves/envelope.js';
import type { Expect, Same } from '../../kernel/saves/type-equality.js';
import type { Content } from '../base/content.js';
import { side } from '../base/frames/parts.js';
import { mostZombies } from '../base/held.js';
import type { ThirdEditionDraft } from '../base/state.js';
import { adventureTypes } from '../content/board-types.js';
import { baseFrames } from './base-frames.js';
import * as schema from './words.js';

/* The schema of a save: which values stand where. Other files check what they mean together. */

/** In a view the cards hidden from its viewer are empty. */
const playerWith = (hidden: schema.Form<string[]>) =>
  schema.object('a player', {
    hero: schema.text('the id of a hero, empty until one is chosen', 120, 0),
    hex: schema.hexId.nullable(),
    damage: schema.count,
    gold: schema.held,
    story: schema.held,
    hand: hidden,
    skills: schema.cardIds,
    assets: schema.cardIds,
    trophies: schema.cardIds,
    secret: each('trophies drawn, by type', adventureTypes, hidden),
    quests: schema.cardIds,
    rumors: schema.listOf(
      schema.object('a rumor', { card: schema.cardId, option: schema.text('the id of an option') }),
      200,
    ),
    delayed: schema.yesNo,
    out: schema.yesNo,
    used: schema.used,
  });

const player = playerWith(schema.cardIds);
const seenPlayer = playerWith(
  schema.listOf(schema.text('the id of a card, empty where it is hidden', 120, 0), 1000),
);

const common = {
  ...envelopeOf<'third-edition'>(schema.seats, schema.cardIds, 4),
  players: schema.listOf(player, 4, 2),
  first: schema.seat,
  round: schema.count,
  time: schema.object('the time token', {
    space: schema.whole(1, 12),
    act: schema.is<1 | 2>('1 or 2, the side of the time token', (value) => value === 1 || value === 2),
    over: schema.yesNo,
  }),
  facedown: schema.listOf(schema.hexId, 500),
  slots: schema.listOf(schema.cardId.nullable(), 6, 6),
  villain: schema.hexId.nullable(),
  zombies: schema.listOf(schema.hexId, mostZombies),
};

type Common = Omit<ThirdEditionDraft, 'frames' | 'decks' | 'markets' | 'discards' | 'ext'>;
/** Fails to compile where schema and state differ. */
export type FormIsState = Expect<Same<schema.ObjectOf<typeof common>, Common>>;

const deck = deckOf(schema.cardIds);

/** The `result` of a called frame: the winning side, what was counted, or the damage suffered. */
const handedBack = schema.object('what was handed back', {
  winner: side.nullable().optional(),
  successes: schema.count.optional(),
  matches: schema.count.optional(),
  suffered: schema.count.optional(),
});

/** The problems of a value's form as a state of this ruleset, or as a view without its `viewer`. */
export const problemsOfForm = checkerOfForm<ThirdEditionDraft, Content>({
  keys({ content }, isView) {
    const decks = Object.keys(content.decks);
    const cities = content.board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id);
    return {
      ...common,
      ...(isView && { players: schema.listOf(seenPlayer, 4, 2) }),
      decks: each('the decks', decks, deck),
      markets: each('the markets', cities, schema.cardIds),
      discards: each('the discard piles', decks, schema.cardIds),
    };
  },
  frames: Object.fromEntries(Object.entries(baseFrames).map(([kind, { locals }]) => [kind, locals])),
  handedBack,
});
