import { type Frame, type FrameOf, forbid, why } from '../../../kernel/index.js';
import { hasAlly, hasItem, playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import type { Use } from '../../content/cards.js';
import { cardId, count, frameWith, seat, yesNo } from '../../saves/words.js';
import { equippingUsed } from './event-kinds.js';
import { eitherUse, isEquipping, type Lying, lyingOn, type Open, together, usedAs } from './using.js';

/*
 * A player who gains an Equipping Ally chooses its use (va47.equipping-ally.choice). The choice holds as long as the Hero keeps the card
 * (va47.equipping-ally.choice-fixed). The card comes as one of the two, so that it has a place before the choice.
 */

export const equipping = frameWith('equipping', {
  player: seat,
  card: cardId,
  /** Wounds on it when it came. */
  wounds: count,
  /** Whether it was face down when it came. */
  faceDown: yesNo,
  /** Whether an event has already moved it to a place with room. */
  put: yesNo,
});
export type EquippingFrame = FrameOf<typeof equipping>;

const has = (g: G, player: number, card: CardId): boolean => {
  const p = playerState(g, player);
  return hasAlly(p, card) || hasItem(p, card);
};

/** Both uses of a card, its present one first. */
const openAs = (g: G, player: number, card: CardId): Open => [
  card,
  usedAs(playerState(g, player), card) === 'ally' ? eitherUse : ['item', 'ally'],
];

const isEquippingFrame = (f: Frame): f is EquippingFrame => f.kind === equipping.kind;

/** The frames of a player's other cards that wait for their choice. */
const waiting = (g: G, player: number, but: CardId): readonly EquippingFrame[] =>
  g.state.frames
    .filter(isEquippingFrame)
    .filter((f) => f.player === player && f.card !== but && has(g, player, f.card));

/** The possible uses of a card that leave a use for the other cards that came with it. */
const waysOf = (g: G, player: number, card: CardId, others: readonly CardId[]): readonly Use[] =>
  eitherUse.filter(
    (as) => together(g, player, [[card, [as]], ...others.map((id) => openAs(g, player, id))]) !== null,
  );

type ByRule =
  | 'va47.equipping-ally.choice'
  | 'va47.equipping-ally.as-item-marker'
  | 'va47.equipping-ally.limits';

function use(g: G, player: number, card: CardId, as: Use, lying: Lying, rule: ByRule): void {
  const wounds = as === 'ally' ? lying.wounds : 0;
  const faceDown = as === 'item' && lying.faceDown;
  g.emit(equippingUsed, { player, card, as, wounds, faceDown, rule });
}

/** Moves a card to a use that fits together with others. A card that fits stays. */
function place(g: G, player: number, card: CardId, as: Use): boolean {
  const p = playerState(g, player);
  if (usedAs(p, card) === as) return false;
  use(g, player, card, as, lyingOn(p, card), 'va47.equipping-ally.limits');
  return true;
}

/** Moves the Equipping Allies among new cards to where there is room (va47.equipping-ally.limits), and asks about each. */
export function askAbout(g: G, player: number, cards: readonly CardId[]): void {
  const open = cards.filter((card) => isEquipping(g, card));
  if (open.length === 0) return;
  const uses = together(
    g,
    player,
    open.map((card) => openAs(g, player, card)),
  );
  const frames = open.map((card, at) => {
    const { wounds, faceDown } = lyingOn(playerState(g, player), card);
    const as = uses?.[at];
    return { player, card, wounds, faceDown, put: as !== undefined && place(g, player, card, as) };
  });
  for (const frame of frames) g.call(equipping, frame);
}

const choose = action<EquippingFrame>()('equipping/use', {
  parameters: { card: 'id', as: ['ally', 'item'] },
  // At any other time it is too late, or no Equipping Ally was gained.
  moment: 'va47.equipping-ally.choice-fixed',
  // A player is asked only if there is room for both uses.
  candidates(_g, { card }, add) {
    for (const as of eitherUse) add({ type: 'equipping/use', card, as });
  },
  refuse: (_g, f, { card }) =>
    card === f.card ? null : forbid('va47.equipping-ally.choice', () => why`Say it of ${f.card}.`),
  run(g, f, { as }) {
    settle(g, f, as, as === 'item' ? 'va47.equipping-ally.as-item-marker' : 'va47.equipping-ally.choice');
    g.next(f);
  },
});

/** Whether an event has already said that a card has this use, with the wounds and the side that it came with. */
function isTold(g: G, { player, card, wounds, faceDown, put }: EquippingFrame, as: Use): boolean {
  const p = playerState(g, player);
  const now = lyingOn(p, card);
  return put && usedAs(p, card) === as && (as === 'ally' ? now.wounds === wounds : now.faceDown === faceDown);
}

function settle(g: G, f: EquippingFrame, as: Use, rule: ByRule): void {
  const { player, card } = f;
  const others = waiting(g, player, card);
  // The cards that came with it make room for it.
  const uses = together(g, player, [[card, [as]], ...others.map((other) => openAs(g, player, other.card))]);
  use(g, player, card, as, f, rule);
  others.forEach((other, at) => {
    if (place(g, player, other.card, uses?.[at + 1] ?? usedAs(playerState(g, player), other.card)))
      other.put = true;
  });
}

/** Cards are gained in many ways, so any frame in a turn may call this one. */
export const equippingSteps = steps(
  equipping,
  decide('choose', {
    time: 'the choice as what an Equipping Ally is used',
    rule: 'va47.equipping-ally.choice',
    offers: () => [choose],
    // With room for only one of the two there is no choice. A player who prefers the other makes room first.
    skip(g, f) {
      if (!has(g, f.player, f.card)) return true;
      const [only, other] = waysOf(
        g,
        f.player,
        f.card,
        waiting(g, f.player, f.card).map((other) => other.card),
      );
      if (other !== undefined) return false;
      const as = only ?? usedAs(playerState(g, f.player), f.card);
      if (!isTold(g, f, as)) settle(g, f, as, 'va47.equipping-ally.limits');
      return true;
    },
  }),
  auto('settled', () => undefined),
);
