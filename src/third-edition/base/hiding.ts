import {
  type Deck,
  dealUnseen,
  type Rules,
  type Source,
  unknownCard,
  withUnseen,
} from '../../kernel/index.js';
import { adventureTypes } from '../content/board-types.js';
import type { Content } from './content.js';
import { type EffectsFrame, effects, type PaymentFrame, payment } from './frames.js';
import { type PlayerState, type SeenPlayer, SKILLS, type ThirdEditionDraft } from './state.js';

/* Skill cards in hands (3e.game.public-info), and fronts of drawn trophies (3e.trophies.look); everybody sees their number and type. */

/** Hidden cards that a player has named and that have not moved yet: a skill about to be paid for, or cards chosen from a hand. */
function named({ frames }: Pick<ThirdEditionDraft, 'frames'>): readonly string[] {
  return frames.flatMap((frame) => {
    const { card, chosen } = frame as Partial<PaymentFrame & EffectsFrame>;
    if (frame.kind === payment.kind) return card ?? [];
    return frame.kind === effects.kind ? (chosen ?? []) : [];
  });
}

const unknown = (cards: readonly string[], shown: readonly string[]): string[] =>
  cards.map((card) => (shown.includes(card) ? card : unknownCard));

const hidden = (p: SeenPlayer, shown: readonly string[]): PlayerState => ({
  ...(p as PlayerState),
  hand: unknown(p.hand, shown),
  secret: {
    combat: unknown(p.secret.combat, shown),
    exploration: unknown(p.secret.exploration, shown),
    social: unknown(p.secret.social, shown),
  },
});

const hasSecrets = ({ hand, secret }: SeenPlayer): boolean =>
  hand.length + secret.combat.length + secret.exploration.length + secret.social.length > 0;

export function hide(
  view: ThirdEditionDraft,
  viewer: number | null,
  { content }: Rules<ThirdEditionDraft, Content>,
): ThirdEditionDraft {
  const decks: Record<string, Deck> = { ...(view.decks as Record<string, Deck>) };
  const shown = named(view);
  const away = (deck: string, cards: readonly string[]): void => {
    const unseen = cards.filter((card) => !shown.includes(card));
    decks[deck] = withUnseen(decks[deck] as Deck, unseen, content.decks[deck] ?? []);
  };
  const players = view.players.map((p, player) => {
    if (player === viewer || !hasSecrets(p)) return p;
    away(SKILLS, p.hand);
    for (const type of adventureTypes) away(type, p.secret[type]);
    return hidden(p, shown);
  });
  return { ...view, decks, players };
}

/** Deals hands and trophies that a view does not show; every possibility is equally likely. */
export function deal(position: ThirdEditionDraft, viewer: number | null, random: Source): void {
  const decks = position.decks as Record<string, Deck>;
  const dealt = (deck: string, cards: string[]): void => {
    const places = cards.flatMap((card, at) => (card === unknownCard ? [at] : []));
    const unseen = dealUnseen(decks[deck] as Deck, places.length, random);
    for (const [i, at] of places.entries()) cards[at] = unseen[i] as string;
  };
  for (const [player, seen] of position.players.entries()) {
    if (player === viewer) continue;
    const p = seen as PlayerState;
    dealt(SKILLS, p.hand);
    for (const type of adventureTypes) dealt(type, p.secret[type]);
  }
}
