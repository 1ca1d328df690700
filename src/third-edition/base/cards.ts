import { type ChanceRequest, type Deck, drawable, takeCard, unknownCard } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { type AdventureType, adventureTypes } from '../content/board-types.js';
import type { AssetCard, Card, EnemyCard, HeroCard, SkillCard } from '../content/cards.js';
import { cardDiscarded, deckReshuffled } from './event-kinds/index.js';
import { ASSETS, type CardId, type PlayerState, type SeenPlayer, SKILLS, STORY } from './state.js';
import { command, type G } from './vocabulary.js';

/* Cards: what they are, where they are drawn from and where they go. */

/** What a player has, to be written to. */
export const playerState = (g: G, player: number): PlayerState => g.player(player) as PlayerState;

/** The card of an id. Throws if the content has none. */
export function cardOf(g: G, id: CardId): Card {
  const card = g.content.cardById.get(id);
  if (card === undefined) throw new TypeError(`There is no card ${id}.`);
  return card;
}

/** The card of an id that is sure to be a hero; it is not looked at whether it is one. */
export const heroOf = (g: G, id: CardId): HeroCard => cardOf(g, id) as HeroCard;
/** The same for an asset. */
export const assetOf = (g: G, id: CardId): AssetCard => cardOf(g, id) as AssetCard;
/** The same for a skill. */
export const skillOf = (g: G, id: CardId): SkillCard => cardOf(g, id) as SkillCard;

/** The deck that a card belongs to (3e.game.discard-piles); `null` if it belongs to none. */
export function deckOf(card: Card): string | null {
  switch (card.kind) {
    case 'skill':
      return SKILLS;
    case 'asset':
      return ASSETS;
    case 'story':
      return STORY;
    case 'enemy':
    case 'quest':
    case 'event':
      return card.deck;
    default:
      return null;
  }
}

/** The type of a trophy is the deck on its back (3e.trophies.type). */
export const trophyType = (g: G, id: CardId): AdventureType => (cardOf(g, id) as EnemyCard).deck;

/** What is asked of chance to draw from a deck; `null` if it has no card. */
export const drawFrom = (g: G, deck: string): ChanceRequest | null =>
  drawable(g.state.decks[deck] as Deck) > 0 ? { kind: 'draw', deck } : null;

/** Takes a card that was drawn out of its deck; the skill deck and the asset deck are formed anew as soon as they have run out (3e.game.deck-reshuffle). */
export function takeDrawn(g: G, deck: string, card: CardId): void {
  takeCard(g, deck, card);
  if (drawable(g.state.decks[deck] as Deck) === 0) formAnew(g, deck);
}

/** An adventure deck that has run out is never formed anew (3e.game.deck-reshuffle). */
function formAnew(g: G, deck: string): void {
  const pile = g.state.discards[deck] ?? [];
  if ((deck !== SKILLS && deck !== ASSETS) || pile.length === 0) return;
  // Of a view the pool still has the cards that lie aside, in hands unseen: they stay among it.
  const lies = g.state.decks[deck] as Deck;
  const cards = new Set([...lies.pool, ...pile]);
  const order = g.content.decks[deck] ?? [];
  g.own('decks')[deck] = { ...lies, top: [], pool: order.filter((id) => cards.has(id)), bottom: [] };
  g.own('discards')[deck] = [];
  g.emit(deckReshuffled, { deck, rule: '3e.game.deck-reshuffle' });
}

/** A card goes to the discard pile of its own deck (3e.game.discard-piles). Who takes it from somewhere takes it away there. */
export const discard = command('discard a card', (g: G, id: CardId, rule: RuleId): void => {
  discardTogether(g, [id], rule);
});

/** Cards are discarded at once: a deck that has run out is formed of all of them. */
export function discardTogether(g: G, ids: readonly CardId[], rule: RuleId): void {
  const decks = new Set<string>();
  for (const id of ids) {
    const deck = deckOf(cardOf(g, id));
    if (deck === null) continue;
    g.own('discards')[deck]?.push(id);
    g.emit(cardDiscarded, { deck, card: id, rule });
    decks.add(deck);
  }
  for (const deck of decks) if (drawable(g.state.decks[deck] as Deck) === 0) formAnew(g, deck);
}

/** Takes one thing out of a list; whether it was there. */
export function takeOut<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** All trophies of a player, those that only it has seen among them; in a view of somebody else these are unknown. */
export const trophiesOf = ({
  trophies,
  secret,
}: Pick<SeenPlayer, 'trophies' | 'secret'>): readonly CardId[] => [
  ...trophies,
  ...secret.combat,
  ...secret.exploration,
  ...secret.social,
];

/** How many trophies of a type a player has; everybody sees that (3e.trophies.type). */
export const countTrophies = (g: G, { trophies, secret }: SeenPlayer, type: AdventureType): number =>
  secret[type].length + trophies.filter((id) => trophyType(g, id) === type).length;

/** The cards of a list that whoever looks knows: in a view the others are not told apart. */
export const known = (cards: readonly CardId[]): readonly CardId[] =>
  cards.includes(unknownCard) ? cards.filter((card) => card !== unknownCard) : cards;

/** The three adventure decks (3e.components.adventure-cards). */
export const adventureDecks: readonly AdventureType[] = adventureTypes;
