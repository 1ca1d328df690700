import type { Problem } from '../../kernel/index.js';
import type { SpaceId } from '../base/state.js';
import { becomes, type Card, fighterOf } from '../content/cards.js';
import { show } from '../content/check-plain.js';

/* The sort of card for each place on the table. Saves and described positions use the same. */

/** Adventure counters lie on spaces with a jewel. Places outside the map have no jewels. */
export const noCounterAt = (path: string, id: SpaceId): Problem => ({
  path,
  message: `No adventure counter lies on ${id}: it is no space of the map, and has no jewel.`,
  rule: '2e.setup.adventure-counters',
});

/** The sort of card that a place requires: in words, and as a check. */
export interface Sort {
  readonly wish: string;
  readonly fits: (card: Card) => boolean;
}

const kindIs = (wish: string, ...kinds: readonly Card['kind'][]): Sort => ({
  wish,
  fits: (card) => kinds.includes(card.kind),
});

export const sorts = {
  hero: /* @__PURE__ */ kindIs('a Hero', 'hero'),
  ally: { wish: 'an Ally', fits: (card: Card) => becomes(card, 'ally') },
  character: {
    wish: 'a Hero, an Ally, or another card that fights for a player',
    fits: (card: Card) => fighterOf(card) !== null,
  },
  // Invariants check whether an Equipping Ally is used as an Item.
  item: {
    wish: 'an Item',
    fits: (card: Card) => becomes(card, 'item') || (card.kind === 'ally' && card.equips !== undefined),
  },
  adventure: /* @__PURE__ */ kindIs('an adventure card', 'challenge', 'event', 'encounter'),
  challenge: /* @__PURE__ */ kindIs('a Challenge', 'challenge'),
  event: /* @__PURE__ */ kindIs('an Event', 'event'),
  encounter: /* @__PURE__ */ kindIs('an Encounter', 'encounter'),
  offer: /* @__PURE__ */ kindIs('an Ally, an Item, or a card of a further sort', 'ally', 'item', 'further'),
  kept: /* @__PURE__ */ kindIs('a Challenge or an Encounter', 'challenge', 'encounter'),
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
export const wrongSort = ({ id, kind }: Card, { wish }: Sort): string =>
  `${show(id)} is ${names[kind]}; here belongs ${wish}.`;
