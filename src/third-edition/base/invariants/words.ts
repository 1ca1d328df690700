import type { Frame, Invariant, Violation } from '../../../kernel/index.js';
import { unknownCard } from '../../../kernel/index.js';
import type { Card } from '../../content/cards.js';
import type { Content } from '../content.js';
import type { CardId, SeenPlayer, ThirdEditionDraft } from '../state.js';
import type { G } from '../vocabulary.js';

/* The words in which it is said what is true in every state between two actions. Views are looked at as well: cards that are unknown there are passed over. */

/** Something that is true in every state of this edition's games. */
export type Check = Invariant<ThirdEditionDraft, Content>;

/** Asks the same of every player who has a hero, of what stands `where`. */
export function eachHero(
  g: G,
  check: (player: number, p: SeenPlayer) => string | null,
  where?: keyof SeenPlayer,
): Violation | null {
  for (const [player, p] of g.state.players.entries()) {
    const broken = g.content.cards[p.hero]?.kind === 'hero' ? check(player, p) : null;
    if (broken !== null)
      return {
        message: `player ${player}: ${broken}`,
        at: `players/${player}${where === undefined ? '' : `/${where}`}`,
      };
  }
  return null;
}

/** Cards that whoever looks knows. */
export const known = (cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => card !== unknownCard);

/** The first card of a list that is not of the kind that belongs there. */
export const stranger = (
  g: G,
  cards: readonly CardId[],
  belongs: (card: Card) => boolean,
): CardId | undefined =>
  known(cards).find((id) => {
    const card = g.content.cards[id];
    return card === undefined || !belongs(card);
  });

/** Whether every card that counts for a hero is one of which values can be read off. What is wrong with them says another check. */
export function canBeWeighed(g: G, { assets, skills, trophies }: SeenPlayer): boolean {
  return (
    stranger(g, assets, ({ kind }) => kind === 'asset') === undefined &&
    stranger(g, skills, ({ kind }) => kind === 'skill') === undefined &&
    stranger(g, trophies, (card) => 'deck' in card) === undefined
  );
}

/** Whether something of a kind is under way for a player. */
export const isUnderWay = (g: G, player: number, ...kinds: readonly string[]): boolean =>
  g.state.frames.some(
    (f: Frame) => kinds.includes(f.kind) && (f as { readonly player?: number }).player === player,
  );
