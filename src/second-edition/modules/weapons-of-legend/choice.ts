import { type ActionOf, type Frame, type FrameRef, forbid, why } from '../../../kernel/index.js';
import { hasAlly, hasItem, playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import type { Use } from '../../content/cards.js';
import { formOfFrame } from '../../saves/of-modules.js';
import { cardId, count, seat, yesNo } from '../../saves/words.js';
import { equippingUsed } from './facts.js';
import { eitherUse, isEquipping, type Lying, lyingOn, type Open, putAs, together, usedAs } from './using.js';

/*
 * Whoever gains an Equipping Ally says what it is to be (va47.equipping-ally.choice), and that holds for as long as the Hero keeps the card
 * (va47.equipping-ally.choice-fixed). It comes to its player as one of the two, so that it is somewhere whatever happens meanwhile.
 */

export interface EquippingFrame extends Frame, Lying {
  kind: 'equipping';
  player: number;
  /** The Equipping Ally just gained. */
  card: CardId;
  /** Wounds that lay on it as it came. */
  wounds: number;
  /** Whether it lay face down as it came. */
  faceDown: boolean;
}
export const equipping: FrameRef<EquippingFrame> = { kind: 'equipping' };

const has = (g: G, player: number, card: CardId): boolean => {
  const p = playerState(g, player);
  return hasAlly(p, card) || hasItem(p, card);
};

/** Both uses of a card, its present one first. */
const openAs = (g: G, player: number, card: CardId): Open => [
  card,
  usedAs(playerState(g, player), card) === 'ally' ? eitherUse : ['item', 'ally'],
];

/** The cards of a player about which nobody was asked yet, but for one. */
const waiting = (g: G, player: number, but: CardId): readonly CardId[] =>
  g.state.frames.flatMap((f) => {
    if (f.kind !== equipping.kind) return [];
    const { player: whose, card } = f as EquippingFrame;
    return whose === player && card !== but && has(g, player, card) ? [card] : [];
  });

/** As what a card can be used, if the others that came with it can still be something, too. */
const waysOf = (g: G, player: number, card: CardId, others: readonly CardId[]): readonly Use[] =>
  eitherUse.filter(
    (as) => together(g, player, [[card, [as]], ...others.map((id) => openAs(g, player, id))]) !== null,
  );

const waysIn = (g: G, { player, card }: EquippingFrame): readonly Use[] =>
  waysOf(g, player, card, waiting(g, player, card));

type ByRule =
  | 'va47.equipping-ally.choice'
  | 'va47.equipping-ally.as-item-marker'
  | 'va47.equipping-ally.limits';

/** From now on the card is used as this. */
function use(g: G, player: number, card: CardId, as: Use, lying: Lying, rule: ByRule): void {
  const wounds = as === 'ally' ? lying.wounds : 0;
  const faceDown = as === 'item' && lying.faceDown;
  putAs(playerState(g, player), card, as, { wounds, faceDown });
  g.emit(equippingUsed, { player, card, as, wounds, faceDown, rule });
}

/** Puts cards where they fit together with others; those that are fine where they are stay there. */
function place(g: G, player: number, open: readonly Open[]): void {
  const uses = together(g, player, open);
  open.forEach(([card], at) => {
    const p = playerState(g, player);
    const as = uses?.[at];
    if (as !== undefined && usedAs(p, card) !== as)
      use(g, player, card, as, lyingOn(p, card), 'va47.equipping-ally.limits');
  });
}

/**
 * Cards have come to a player, in whatever way: the Equipping Allies among them are put where there is room (va47.equipping-ally.limits),
 * and the player is asked about each.
 */
export function askAbout(g: G, player: number, cards: readonly CardId[]): void {
  const open = cards.filter((card) => isEquipping(g, card));
  if (open.length === 0) return;
  const lying = open.map((card) => lyingOn(playerState(g, player), card));
  place(
    g,
    player,
    open.map((card) => openAs(g, player, card)),
  );
  open.forEach((card, at) => {
    const { wounds, faceDown } = lying[at] as Lying;
    g.call(equipping, { player, card, wounds, faceDown });
  });
}

/** Says what the card just gained is to be. */
const choose = action<EquippingFrame>()(
  'equipping/use',
  { card: 'id', as: ['ally', 'item'] },
  {
    // At any other time it is too late, or nobody has gained one.
    moment: 'va47.equipping-ally.choice-fixed',
    candidates(g, f, add) {
      for (const as of waysIn(g, f)) add({ type: 'equipping/use', card: f.card, as });
    },
    tries(_g, { card }, add) {
      for (const as of eitherUse) add({ type: 'equipping/use', card, as });
    },
    refuse(g, f, { card, as }) {
      if (card !== f.card) return forbid('va47.equipping-ally.choice', () => why`Say it of ${f.card}.`);
      // Who is asked may say either: where there is room for one alone nobody is.
      return waysIn(g, f).includes(as) ? null : forbid('va47.equipping-ally.limits');
    },
    run(g, f, { as }) {
      settle(g, f, as, as === 'item' ? 'va47.equipping-ally.as-item-marker' : 'va47.equipping-ally.choice');
      g.next(f);
    },
  },
);

function settle(g: G, f: EquippingFrame, as: Use, rule: ByRule): void {
  const { player, card } = f;
  const others = waiting(g, player, card).map((id) => openAs(g, player, id));
  // What came with it makes room for it.
  const uses = together(g, player, [[card, [as]], ...others]) ?? [];
  use(g, player, card, as, f, rule);
  place(
    g,
    player,
    others.map(([id], at) => [id, [uses[at + 1] ?? usedAs(playerState(g, player), id)]]),
  );
}

export const equippingSteps = {
  ...steps(
    equipping,
    decide('choose', {
      time: 'the choice as what an Equipping Ally is used',
      rule: 'va47.equipping-ally.choice',
      actor: (_g, f) => f.player,
      offers: () => [choose],
      // Where there is room for one of the two, nothing is left to choose; who would rather have the other makes room before.
      skip(g, f) {
        if (!has(g, f.player, f.card)) return true;
        const [only, other] = waysIn(g, f);
        if (other !== undefined) return false;
        settle(g, f, only ?? usedAs(playerState(g, f.player), f.card), 'va47.equipping-ally.limits');
        return true;
      },
    }),
    auto('settled', () => undefined),
  ),
  // Cards are gained in many ways, so such a frame may stand on anything in a turn.
  problemsOf: formOfFrame('a frame of an Equipping Ally', {
    player: seat,
    card: cardId,
    wounds: count,
    faceDown: yesNo,
  }),
};

/** The actions of this pack. */
export type EquippingAction = ActionOf<typeof choose>;
