import { cardsIn, type Violation } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import type { EventCard } from '../../content/cards.js';
import { adventureDecks, deckOf } from '../cards.js';
import { type TestFrame, test } from '../frames.js';
import { type CardId, type SeenPlayer, STORY } from '../state.js';
import type { G } from '../vocabulary.js';
import { type Check, known, stranger } from './words.js';

/* Each card is where cards of its kind belong, exactly once. */

const inDeck = (g: G, id: string): readonly CardId[] => {
  const deck = g.state.decks[id];
  return deck === undefined ? [] : cardsIn(deck);
};

const revealedIn = (g: G): readonly CardId[] =>
  g.state.frames.flatMap((f) => (f.kind === test.kind ? (f as TestFrame).revealed : []));

export const ofCards: readonly Check[] = [
  {
    name: 'cards are in their own decks and discard piles',
    rule: '3e.game.discard-piles',
    check(g) {
      for (const deck of Object.keys(g.content.decks)) {
        const other = stranger(
          g,
          [...inDeck(g, deck), ...(g.state.discards[deck] ?? [])],
          (card) => deckOf(card) === deck,
        );
        if (other !== undefined)
          return { message: `${other} is no card of the ${deck} deck`, at: `decks/${deck}` };
      }
      return null;
    },
  },
  {
    name: 'players have cards of the right kinds',
    check(g) {
      for (const [player, p] of g.state.players.entries()) {
        const find = (
          key: keyof SeenPlayer,
          rule: RuleId,
          where: string,
          cards: readonly CardId[],
          ...kinds: readonly string[]
        ): Violation[] => {
          const other = stranger(g, cards, ({ kind }) => kinds.includes(kind));
          const message = `player ${player}: ${other} is among the ${where}`;
          return other === undefined ? [] : [{ message, rule, at: `players/${player}/${key}` }];
        };
        const held = p.rumors.map(({ card }) => card);
        const [first] = [
          ...find('hero', '3e.setup.choose-heroes', 'heroes', p.hero === '' ? [] : [p.hero], 'hero'),
          ...find('hand', '3e.skill.in-hand', 'skill cards in hand', p.hand, 'skill'),
          ...find('skills', '3e.skill.learned', 'learned skills', p.skills, 'skill'),
          ...find('assets', '3e.asset.types', 'assets', p.assets, 'asset'),
          ...find('quests', '3e.quest.keep', 'quests', p.quests, 'quest'),
          ...find('rumors', '3e.event.rumor', 'rumors', held, 'event'),
          ...find('trophies', '3e.trophies.type', 'trophies', p.trophies, 'enemy', 'quest', 'event'),
          // A story enemy is not a trophy (3e.story.no-trophy).
          ...known(p.trophies)
            .filter((id) => g.content.decks[STORY]?.includes(id))
            .map(
              (id): Violation => ({
                message: `player ${player}: ${id} is among the trophies`,
                rule: '3e.story.no-trophy',
                at: `players/${player}/trophies`,
              }),
            ),
        ];
        if (first !== undefined) return first;
      }
      return null;
    },
  },
  {
    name: 'trophies are of the type of their deck',
    rule: '3e.trophies.type',
    check(g) {
      for (const [player, { secret }] of g.state.players.entries())
        for (const type of adventureDecks) {
          const other = stranger(g, secret[type], (card) => 'deck' in card && card.deck === type);
          if (other !== undefined)
            return {
              message: `player ${player}: ${other} is no ${type} trophy`,
              at: `players/${player}/secret/${type}`,
            };
        }
      return null;
    },
  },
  {
    name: 'rumors are options of their cards',
    rule: '3e.event.rumor',
    check(g) {
      for (const [player, p] of g.state.players.entries())
        for (const { card, option } of p.rumors) {
          const { options } = { options: [], ...g.content.cards[card] } as Pick<EventCard, 'options'>;
          if (options.find(({ id }) => id === option)?.rumor === undefined)
            return {
              message: `player ${player}: ${option} of ${card} is no rumor`,
              at: `players/${player}/rumors`,
            };
        }
      return null;
    },
  },
  {
    name: 'markets hold assets, and slots story quests',
    check(g) {
      const asset = stranger(g, Object.values(g.state.markets).flat(), ({ kind }) => kind === 'asset');
      if (asset !== undefined)
        return { message: `${asset} is in a market, and is no asset`, rule: '3e.shop.draw' };
      const slots = g.state.slots.flatMap((card) => card ?? []);
      const story = stranger(g, slots, (card) => card.kind === 'story' && card.quest !== undefined);
      return story === undefined
        ? null
        : { message: `${story} is in a slot, and is no story quest`, rule: '3e.story.quest' };
    },
  },
  {
    name: 'every card of the game is in one place',
    rule: '3e.game.discard-piles',
    check(g) {
      const { state } = g;
      const seen = new Map<CardId, string>();
      const found: string[] = [];
      let place: string | undefined;
      const put = (where: string, cards: readonly CardId[], at?: string): void => {
        for (const card of known(cards)) {
          const before = seen.get(card);
          if (before !== undefined) {
            if (found.length === 0) place = at;
            found.push(`${card} is in ${before} and in ${where}`);
          }
          seen.set(card, where);
        }
      };
      for (const id of Object.keys(state.decks)) put(`the ${id} deck`, inDeck(g, id), `decks/${id}`);
      for (const [id, cards] of Object.entries(state.discards))
        put(`the ${id} discard pile`, cards, `discards/${id}`);
      for (const [city, cards] of Object.entries(state.markets))
        put(`the market of ${city}`, cards, `markets/${city}`);
      put(
        'the slots',
        state.slots.flatMap((card) => card ?? []),
        'slots',
      );
      put('the cards on the table', state.revealed, 'revealed');
      put('the cards out of the game', state.removed, 'removed');
      put('the cards of a test', revealedIn(g));
      state.players.forEach((p, player) => {
        const { hand, skills, assets, trophies: open, secret, quests } = p;
        const held = {
          hand,
          skills,
          assets,
          trophies: open,
          quests,
          rumors: p.rumors.map(({ card }) => card),
        };
        for (const [key, cards] of Object.entries(held))
          put(`the cards of player ${player}`, cards, `players/${player}/${key}`);
        for (const type of adventureDecks)
          put(`the cards of player ${player}`, secret[type], `players/${player}/secret/${type}`);
      });
      for (const card of Object.values(g.content.decks).flat())
        if (!seen.delete(card)) found.push(`${card} is nowhere`);
      for (const card of seen.keys()) found.push(`${card} belongs to no deck of this game`);
      return found.length > 0
        ? { message: found.slice(0, 5).join('; '), ...(place === undefined ? {} : { at: place }) }
        : null;
    },
  },
  {
    name: 'cards lie on the table only while they are resolved',
    rule: '3e.adventure.resolve-now',
    check({ state }) {
      if (state.outcome !== null) return null;
      const resolved = state.frames.map((f) => (f as { readonly card?: CardId | null }).card);
      const other = state.revealed.find((card) => !resolved.includes(card));
      return other === undefined ? null : `${other} lies on the table, and nothing resolves it`;
    },
  },
];
