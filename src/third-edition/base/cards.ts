import { type ChanceRequest, type Deck, drawable, takeCard, unknownCard } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { type AdventureType, adventureTypes } from '../content/board-types.js';
import type { AssetCard, Card, EnemyCard, HeroCard, SkillCard } from '../content/cards.js';
import { cardDiscarded, deckReshuffled } from './event-kinds/index.js';
import { takeOut } from './event-kinds/table.js';
import { ASSETS, type CardId, type PlayerState, type SeenPlayer, SKILLS, STORY } from './state.js';
import { command, type G } from './vocabulary.js';

export { takeOut };

/** A player's state that rules may write to. */
export const playerState = (g: G, player: number): PlayerState => g.player(player) as PlayerState;

/** Throws if the content has no card of this id. */
export function cardOf(g: G, id: CardId): Card {
  const card = g.content.cardById.get(id);
  if (card === undefined) throw new TypeError(`There is no card ${id}.`);
  return card;
}

/** For ids that are certainly a hero: does not check the kind. */
export const heroOf = (g: G, id: CardId): HeroCard => cardOf(g, id) as HeroCard;
/** For ids that are certainly an asset: does not check the kind. */
export const assetOf = (g: G, id: CardId): AssetCard => cardOf(g, id) as AssetCard;
/** For ids that are certainly a skill: does not check the kind. */
export const skillOf = (g: G, id: CardId): SkillCard => cardOf(g, id) as SkillCard;

/** The deck of a card (3e.game.discard-piles); `null` if it belongs to no deck. */
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

/** `null` if the deck has no card. */
export const drawFrom = (g: G, deck: string): ChanceRequest | null =>
  drawable(g.state.decks[deck] as Deck) > 0 ? { kind: 'draw', deck } : null;

/** Reshuffles the skill deck or asset deck as soon as its last card is drawn (3e.game.deck-reshuffle). */
export function takeDrawn(g: G, deck: string, card: CardId): void {
  takeCard(g, deck, card);
  if (drawable(g.state.decks[deck] as Deck) === 0) formAnew(g, deck);
}

/** An empty adventure deck is never reshuffled (3e.game.deck-reshuffle). */
function formAnew(g: G, deck: string): void {
  const pile = g.state.discards[deck] ?? [];
  if ((deck !== SKILLS && deck !== ASSETS) || pile.length === 0) return;
  g.emit(deckReshuffled, { deck, rule: '3e.game.deck-reshuffle' });
}

/** A card goes to the discard pile of its own deck (3e.game.discard-piles). The caller removes it from its old place. */
export const discard = command('discard a card', (g: G, id: CardId, rule: RuleId): void => {
  discardTogether(g, [id], rule);
});

/** Discards cards at once: a deck that has run out is reshuffled from all of them. */
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

/** Includes the trophies that only their owner has seen; in a view of another player their ids are empty. */
export const trophiesOf = ({
  trophies,
  secret,
}: Pick<SeenPlayer, 'trophies' | 'secret'>): readonly CardId[] => [
  ...trophies,
  ...secret.combat,
  ...secret.exploration,
  ...secret.social,
];

/** Everybody sees the types of trophies (3e.trophies.type). */
export const countTrophies = (g: G, { trophies, secret }: SeenPlayer, type: AdventureType): number =>
  secret[type].length + trophies.filter((id) => trophyType(g, id) === type).length;

/** Leaves out the cards that a view hides. */
export const known = (cards: readonly CardId[]): readonly CardId[] =>
  cards.includes(unknownCard) ? cards.filter((card) => card !== unknownCard) : cards;

/** 3e.components.adventure-cards. */
export const adventureDecks: readonly AdventureType[] = adventureTypes;
