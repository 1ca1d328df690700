import { checkerOfForm, deckOf, each, envelopeOf } from '../../kernel/saves/envelope.js';
import type { Expect, Same } from '../../kernel/saves/type-equality.js';
import type { Content } from '../base/content.js';
import { side } from '../base/frames/parts.js';
import { mostZombies } from '../base/held.js';
import type { ThirdEditionDraft } from '../base/state.js';
import { adventureTypes } from '../content/board-types.js';
import { baseFrames } from './base-frames.js';
import {
  cardId,
  cardIds,
  count,
  type Form,
  held,
  hexId,
  is,
  listOf,
  type ObjectOf,
  object,
  seat,
  seats,
  text,
  used,
  whole,
  yesNo,
} from './words.js';

/* The schema of a save: which values stand where. Other files check what they mean together. */

/** In a view the cards hidden from its viewer are empty. */
const playerWith = (hidden: Form<string[]>) =>
  object('a player', {
    hero: text('the id of a hero, empty until one is chosen', 120, 0),
    hex: hexId.nullable(),
    damage: count,
    gold: held,
    story: held,
    hand: hidden,
    skills: cardIds,
    assets: cardIds,
    trophies: cardIds,
    secret: each('trophies drawn, by type', adventureTypes, hidden),
    quests: cardIds,
    rumors: listOf(object('a rumor', { card: cardId, option: text('the id of an option') }), 200),
    delayed: yesNo,
    out: yesNo,
    used,
  });

const player = playerWith(cardIds);
const seenPlayer = playerWith(listOf(text('the id of a card, empty where it is hidden', 120, 0), 1000));

const common = {
  ...envelopeOf<'third-edition'>(seats, cardIds, 4),
  players: listOf(player, 4, 2),
  first: seat,
  round: count,
  time: object('the time token', {
    space: whole(1, 12),
    act: is<1 | 2>('1 or 2, the side of the time token', (value) => value === 1 || value === 2),
    over: yesNo,
  }),
  facedown: listOf(hexId, 500),
  slots: listOf(cardId.nullable(), 6, 6),
  villain: hexId.nullable(),
  zombies: listOf(hexId, mostZombies),
};

type Common = Omit<ThirdEditionDraft, 'frames' | 'decks' | 'markets' | 'discards' | 'ext'>;
/** Fails to compile where schema and state differ. */
export type FormIsState = Expect<Same<ObjectOf<typeof common>, Common>>;

const deck = deckOf(cardIds);

/** The `result` of a called frame: the winning side, what was counted, or the damage suffered. */
const handedBack = object('what was handed back', {
  winner: side.nullable().optional(),
  successes: count.optional(),
  matches: count.optional(),
  suffered: count.optional(),
});

/** The problems of a value's form as a state of this ruleset, or as a view without its `viewer`. */
export const problemsOfForm = checkerOfForm<ThirdEditionDraft, Content>({
  keys({ content }, isView) {
    const decks = Object.keys(content.decks);
    const cities = content.board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id);
    return {
      ...common,
      ...(isView && { players: listOf(seenPlayer, 4, 2) }),
      decks: each('the decks', decks, deck),
      markets: each('the markets', cities, cardIds),
      discards: each('the discard piles', decks, cardIds),
    };
  },
  frames: Object.fromEntries(Object.entries(baseFrames).map(([kind, { locals }]) => [kind, locals])),
  handedBack,
});
