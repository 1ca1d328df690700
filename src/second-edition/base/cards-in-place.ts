import { cardsIn, type Invariant, type Violation } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { colors } from '../abilities/language.js';
import type { Card } from '../content/cards.js';
import { cardsElsewhere, homeOf, isAdventure } from './cards.js';
import type { Content } from './content.js';
import { mayLieOnOffer } from './market.js';
import { becomesAlly, becomesItem } from './possessions.js';
import type { CardId, SecondEditionDraft } from './state.js';
import type { G } from './vocabulary.js';

export type Check = Invariant<SecondEditionDraft, Content>;

/** The first violation that `check` finds for a player. */
export const eachPlayer = (g: G, check: (player: number) => Violation | null): Violation | null => {
  for (let player = 0; player < g.state.players.length; player++) {
    const broken = check(player);
    if (broken === null) continue;
    const { at, message, ...rest } = typeof broken === 'string' ? { message: broken } : broken;
    const place = `players/${player}${at === undefined ? '' : `/${at}`}`;
    return { ...rest, message: `player ${player}: ${message}`, at: place };
  }
  return null;
};

/** Every card lies where cards of its kind belong. The other invariants of cards rely on it. */
export const cardsBelong: Check = {
  name: 'cards are where cards of their kind belong',
  check(g) {
    const { cards } = g.content;
    const isOther = (belongs: (card: Card) => boolean) => (id: CardId) => {
      const card = cards[id];
      return !card || !belongs(card);
    };
    const isAlly = ({ id }: Card) => becomesAlly(g, id);
    const isItem = ({ id }: Card) => becomesItem(g, id);
    const find = (
      at: string,
      where: string,
      ids: readonly CardId[],
      belongs: (card: Card) => boolean,
      rule: RuleId | undefined,
    ): readonly Violation[] => {
      const other = ids.find(isOther(belongs));
      return other === undefined ? [] : [{ message: `${other} is among the ${where}`, rule, at }];
    };
    const isEncounter = ({ kind }: Card) => kind === 'encounter';
    const isOnOffer = (card: Card) => mayLieOnOffer(g, card);
    const { state } = g;
    const inDeck = (id: string): readonly CardId[] => {
      const deck = state.decks[id];
      return deck ? cardsIn(deck) : [];
    };
    const found = [
      ...Object.keys(g.content.decks).flatMap((deck) =>
        find(
          `decks/${deck}`,
          `${deck} cards`,
          inDeck(deck),
          ({ id }) => homeOf(g, id) === deck,
          ofDeck(deck),
        ),
      ),
      ...Object.entries(state.stacks).flatMap(([town, stack]) =>
        find(`stacks/${town}`, 'cards on offer', stack, isOnOffer, '2e.market.deck-contents'),
      ),
      ...find('removed', 'cards out of play', state.removed, isAdventure, '2e.encounter.removed'),
      ...state.players.flatMap((p, player) => {
        const at = `players/${player}`;
        const heroes = p.hero.card === '' ? [] : [p.hero.card];
        const quests = p.quests.map(cardIn);
        return [
          ...find(`${at}/hero/card`, 'Heroes', heroes, (card) => card.kind === 'hero', '2e.cards.hero'),
          ...find(`${at}/allies`, 'Allies', p.allies.map(cardIn), isAlly, '2e.cards.ally'),
          ...find(`${at}/items`, 'Items', p.items.map(cardIn), isItem, '2e.cards.item'),
          ...find(`${at}/kept`, 'cards kept', p.kept, isAdventure, '2e.defeat.card-kept-for-effect'),
          ...find(`${at}/quests`, 'open Encounters', quests, isEncounter, '2e.cards.encounter'),
        ];
      }),
      ...find(
        'laid',
        'Encounters on spaces',
        (state.laid ?? []).map(cardIn),
        isEncounter,
        '2e.cards.encounter',
      ),
      ...Object.entries(state.hoards ?? {}).flatMap(([on, hoard]) =>
        find(
          `hoards/${on}/cards`,
          'cards that adventure cards took',
          hoard.cards,
          ({ id }) => isAlly(cards[id] as Card) || isItem(cards[id] as Card),
          '2e.market.deck-contents',
        ),
      ),
    ];
    return found[0] ?? null;
  },
};

const ofDeck = (deck: string | null): RuleId | undefined =>
  deck === 'market'
    ? '2e.setup.market-deck'
    : colors.some((color) => color === deck)
      ? '2e.setup.adventure-decks'
      : undefined;

const cardIn = ({ card }: { readonly card: CardId }): CardId => card;

/** Every card of the decks is in exactly one place. */
export const cardsConserved: Check = {
  name: 'cards are conserved',
  check(g) {
    const { state } = g;
    const seen = new Map<CardId, string>();
    const found: (Violation & object)[] = [];
    const broken = (card: CardId, message: string, at?: string): void => {
      const rule = g.content.cards[card] === undefined ? undefined : ofDeck(homeOf(g, card));
      found.push({ message, rule, ...(at === undefined ? {} : { at }) });
    };
    const put = (where: string, cards: readonly CardId[], at?: string): void => {
      for (const card of cards) {
        const before = seen.get(card);
        if (before !== undefined) broken(card, `${card} is in ${before} and in ${where}`, at);
        seen.set(card, where);
      }
    };
    for (const [id, deck] of Object.entries(state.decks)) put(`the ${id} deck`, cardsIn(deck), `decks/${id}`);
    for (const [town, stack] of Object.entries(state.stacks))
      put(`the stack of ${town}`, stack, `stacks/${town}`);
    put(
      'the track',
      state.track.flatMap((entry) => (entry ? [entry.card] : [])),
      'track',
    );
    if (state.event !== null) put('the Event area', [state.event], 'event');
    put('the table', state.revealed, 'revealed');
    put('the cards out of play', state.removed, 'removed');
    put('the spaces of the map', (state.laid ?? []).map(cardIn), 'laid');
    for (const [on, hoard] of Object.entries(state.hoards ?? {}))
      put(`what lies on ${on}`, hoard.cards, `hoards/${on}/cards`);
    for (const { where, cards } of cardsElsewhere(g)) put(where, cards);
    state.players.forEach((p, player) => {
      for (const [held, cards] of Object.entries({
        allies: p.allies.map(cardIn),
        items: p.items.map(cardIn),
        kept: p.kept,
        quests: p.quests.map(cardIn),
      }))
        put(`the cards of player ${player}`, cards, `players/${player}/${held}`);
    });
    for (const card of Object.values(g.content.decks).flat())
      if (!seen.delete(card)) broken(card, `${card} is nowhere`);
    for (const card of seen.keys()) broken(card, `${card} belongs to no deck of this game`);
    const [first] = found;
    if (first === undefined) return null;
    return {
      ...first,
      message: found
        .slice(0, 5)
        .map(({ message }) => message)
        .join('; '),
    };
  },
};
