import { forbid, type Invariant, type Json, type Problem } from '../../../kernel/index.js';
import { hasAlly, loseCard, playerState } from '../../base/cards.js';
import type { Content } from '../../base/content.js';
import { turnBegan } from '../../base/event-kinds/index.js';
import { onEvent } from '../../base/event-kinds/table.js';
import { type MarketFrame, market } from '../../base/frames.js';
import { canPay, payGold } from '../../base/payment.js';
import type { CardId, SecondEditionDraft } from '../../base/state.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import { becomes } from '../../content/cards.js';
import { cardIds, check } from '../../saves/words.js';
import { allyDismissed, upkeepDue } from './event-kinds.js';
import { ID, owesUpkeep } from './owing.js';

/* One gold for each Ally before anything else in its player's Market step (2e.ally-limits.upkeep, 2e.ally-limits.upkeep-first). */

/** Allies of the player in the Market step that are neither paid for nor discarded yet. */
const owed = (g: G, player: number): CardId[] =>
  (g.state.ext[ID] as readonly CardId[]).filter((card) => hasAlly(playerState(g, player), card));

/** The same for the player in the Market step. Outside it nothing is due. */
export const owedFor = (g: G): readonly CardId[] => {
  const step = g.find(market);
  return step ? owed(g, step.player) : [];
};

/** Records the upkeep due, and emits an event if it changed. */
function owe(g: G, player: number, cards: readonly CardId[]): void {
  const before = g.state.ext[ID] as readonly CardId[];
  if (before.length + cards.length > 0) g.emit(upkeepDue, { player, cards, rule: '2e.ally-limits.upkeep' });
}

export const noAlliesOwed: Json = [];

export const problemsOfOwed = (memory: Json): readonly Problem[] => check(cardIds, memory, '');

/** Upkeep is due once at most for each Ally, and only for Allies. */
export const owedForAllies: Invariant<SecondEditionDraft, Content> = {
  name: 'upkeep is owed once for each Ally',
  rule: '2e.ally-limits.upkeep',
  check(g) {
    const cards = g.state.ext[ID] as readonly CardId[];
    const other = cards.find((card, at) => {
      const known = g.content.cards[card];
      return known === undefined || !becomes(known, 'ally') || cards.indexOf(card) !== at;
    });
    return other === undefined ? null : `upkeep is owed for ${other}`;
  },
};

/** Upkeep is due for Allies that the player has when the step begins, not for those hired in it (2e.ally-limits.newly-hired). */
const fallDue = auto<MarketFrame>('upkeep-due', (g, f) =>
  owe(
    g,
    f.player,
    playerState(g, f.player).allies.flatMap(({ card }) => (owesUpkeep(g, card) ? [card] : [])),
  ),
);

const pay = action<MarketFrame>()('upkeep/pay', {
  parameters: { ally: 'id' },
  moment: '2e.ally-limits.upkeep',
  candidates(g, f, add) {
    for (const ally of owed(g, f.player)) add({ type: 'upkeep/pay', ally });
  },
  // A player without gold is not asked.
  refuse: (g, f, { ally }) =>
    owed(g, f.player).includes(ally)
      ? null
      : forbid('2e.ally-limits.upkeep', 'Name an Ally of yours that is not paid for yet.'),
  run(g, f, { ally }) {
    payGold(g, f.player, 1, '2e.ally-limits.upkeep', ally);
    owe(
      g,
      f.player,
      owed(g, f.player).filter((card) => card !== ally),
    );
  },
});

/** Leave an Ally unpaid. The player chooses which, with or without gold. */
const dismiss = action<MarketFrame>()('upkeep/dismiss', {
  parameters: { ally: 'id' },
  moment: '2e.ally-limits.unpaid',
  candidates(g, f, add) {
    for (const ally of owed(g, f.player)) add({ type: 'upkeep/dismiss', ally });
  },
  refuse: (g, f, { ally }) =>
    owed(g, f.player).includes(ally)
      ? null
      : forbid('2e.ally-limits.unpaid', 'Name an Ally of yours that is not paid for yet.'),
  run: (g, f, { ally }) => leave(g, f.player, ally),
});

/** An unpaid Ally is discarded at once, also one that is a kept Challenge (2e.ally-limits.unpaid). */
function leave(g: G, player: number, ally: CardId): void {
  g.emit(allyDismissed, { player, card: ally, rule: '2e.ally-limits.unpaid' });
  loseCard(g, player, ally, '2e.ally-limits.unpaid');
}

/** A player without gold loses all remaining unpaid Allies. */
const leaveUnpaid = auto<MarketFrame>('upkeep-unpaid', (g, f) => {
  for (const ally of owed(g, f.player)) leave(g, f.player, ally);
  owe(g, f.player, []);
});

/** Before any other action of the Market step: no trading or discarding here (2e.ally-limits.upkeep-first). */
export const upkeepSteps = steps(
  market,
  fallDue,
  decide('upkeep', {
    time: 'the payment of Allies at the beginning of the Market step',
    rule: '2e.ally-limits.upkeep',
    offers: () => [pay, dismiss],
    // Without gold there is no choice.
    skip: (g, f) => owed(g, f.player).length === 0 || !canPay(g, f.player, 1),
  }),
  leaveUnpaid,
);

/** A Market step that was cut short leaves no debt. The next one has its own upkeep. */
export const forgetOwed = onEvent(turnBegan, (g) => {
  g.state.ext[ID] = [];
});
