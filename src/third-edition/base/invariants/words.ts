import type { Frame, Invariant, Violation } from '../../../kernel/index.js';
import { unknownCard } from '../../../kernel/index.js';
import type { Card } from '../../content/cards.js';
import type { Content } from '../content.js';
import type { CardId, SeenPlayer, ThirdEditionDraft } from '../state.js';
import type { G } from '../vocabulary.js';

export type Check = Invariant<ThirdEditionDraft, Content>;

/** A check of every player with a hero; `key` is the part of the player that it is about. */
export const eachHero =
  (key: keyof SeenPlayer, check: (g: G, player: number, p: SeenPlayer) => string | null) =>
  (g: G): Violation | null => {
    for (const [player, p] of g.state.players.entries()) {
      const broken = g.content.cards[p.hero]?.kind === 'hero' ? check(g, player, p) : null;
      if (broken !== null) return { message: `player ${player}: ${broken}`, at: `players/${player}/${key}` };
    }
    return null;
  };

export const known = (cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => card !== unknownCard);

export const stranger = (
  g: G,
  cards: readonly CardId[],
  belongs: (card: Card) => boolean,
): CardId | undefined =>
  known(cards).find((id) => {
    const card = g.content.cards[id];
    return card === undefined || !belongs(card);
  });

/** Whether the values of a hero's cards can be read; another check reports bad cards. */
export function canBeWeighed(g: G, { assets, skills, trophies }: SeenPlayer): boolean {
  return (
    stranger(g, assets, ({ kind }) => kind === 'asset') === undefined &&
    stranger(g, skills, ({ kind }) => kind === 'skill') === undefined &&
    stranger(g, trophies, (card) => 'deck' in card) === undefined
  );
}

export const isUnderWay = (g: G, player: number, ...kinds: readonly string[]): boolean =>
  g.state.frames.some(
    (f: Frame) => kinds.includes(f.kind) && (f as { readonly player?: number }).player === player,
  );
