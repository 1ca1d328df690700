import type { Problem } from '../../kernel/index.js';
import type { SpaceId } from '../base/state.js';
import { becomes, type Card, fighterOf } from '../content/cards.js';
import { show } from '../content/check-plain.js';

/* What belongs in which place of the table: saves and descriptions of positions ask the same. */

/** Adventure counters lie on spaces with a jewel; places beside the spaces of the map have none. */
export const noCounterAt = (path: string, id: SpaceId): Problem => ({
  path,
  message: `No adventure counter lies on ${id}: it is no space of the map, and has no jewel.`,
  rule: '2e.setup.adventure-counters',
});

/** What a place asks of a card: in words, and as a check. */
export interface Sort {
  readonly wish: string;
  readonly fits: (card: Card) => boolean;
}

const kindIs = (wish: string, ...kinds: readonly Card['kind'][]): Sort => ({
  wish,
  fits: (card) => kinds.includes(card.kind),
});

/** The sorts of cards that places ask for. */
export const sorts = {
  hero: kindIs('a Hero', 'hero'),
  ally: { wish: 'an Ally', fits: (card: Card) => becomes(card, 'ally') },
  character: {
    wish: 'a Hero, an Ally, or another card that fights for a player',
    fits: (card: Card) => fighterOf(card) !== null,
  },
  // Whether an Ally that equips is used as an Item in this game, the invariants say.
  item: {
    wish: 'an Item',
    fits: (card: Card) => becomes(card, 'item') || (card.kind === 'ally' && card.equips !== undefined),
  },
  adventure: kindIs('an adventure card', 'challenge', 'event', 'encounter'),
  challenge: kindIs('a Challenge', 'challenge'),
  event: kindIs('an Event', 'event'),
  encounter: kindIs('an Encounter', 'encounter'),
  offer: kindIs('an Ally, an Item, or a card of a further sort', 'ally', 'item', 'further'),
  kept: kindIs('a Challenge or an Encounter', 'challenge', 'encounter'),
  fromDeck: { wish: 'a card of a deck', fits: (card: Card) => card.kind !== 'hero' },
  any: { wish: 'a card', fits: () => true },
} satisfies Record<string, Sort>;

const names: Readonly<Record<Card['kind'], string>> = {
  hero: 'a Hero',
  ally: 'an Ally',
  item: 'an Item',
  challenge: 'a Challenge',
  event: 'an Event',
  encounter: 'an Encounter',
  further: 'a card of a further sort',
};
/** What is wrong with a card that is fit for another place. */
export const wrongSort = ({ id, kind }: Card, { wish }: Sort): string =>
  `${show(id)} is ${names[kind]}; here belongs ${wish}.`;
