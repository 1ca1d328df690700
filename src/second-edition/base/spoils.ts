import { type ActionOf, type AddedRefusal, type Frame, forbid } from '../../kernel/index.js';
import { on, should } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { hasAlly, hasItem, playerState } from './cards.js';
import { rivalOf } from './characters.js';
import type { Content } from './content.js';
import { goldTaken, spoilsDeclined, spoilsTaken } from './event-kinds/index.js';
import { combat, type KnockoutFrame, knockout, type SpoilsFrame, spoils } from './frames.js';
import { cardsGained, discardAnyTime, refuseAcquire } from './possessions.js';
import type { SecondEditionDraft } from './state.js';
import { transferCard } from './transfer-card.js';
import { action, auto, decide, type G, steps } from './vocabulary.js';

/* One Item, one Ally, all gold or one adventure card (2e.hero-combat.spoils); no experience (2e.hero-combat.no-experience). */

const takeCard = action<SpoilsFrame>()('spoils/take-card', {
  parameters: { card: 'id' },
  moment: '2e.hero-combat.spoils',
  candidates(g, f, add) {
    const loser = playerState(g, f.loser);
    for (const { card } of [...loser.allies, ...loser.items]) add({ type: 'spoils/take-card', card });
    for (const card of loser.kept) add({ type: 'spoils/take-card', card });
    for (const { card } of loser.quests) add({ type: 'spoils/take-card', card });
  },
  refuse(g, f, { card }) {
    const loser = playerState(g, f.loser);
    const has =
      hasAlly(loser, card) ||
      hasItem(loser, card) ||
      loser.kept.includes(card) ||
      loser.quests.some((q) => q.card === card);
    if (!has) return forbid('2e.hero-combat.spoils', 'The loser has no such card.');
    return hasAlly(loser, card) || hasItem(loser, card) ? refuseAcquire(g, f.player, card) : null;
  },
  run(g, f, { card }) {
    const loser = playerState(g, f.loser);
    const winner = playerState(g, f.player);
    const isHeld = hasAlly(loser, card) || hasItem(loser, card);
    // An Ally keeps its wounds and exhaustion (2e.hero-combat.spoils-ally-counters).
    transferCard(loser, winner, card);
    g.next(f);
    g.emit(spoilsTaken, { player: f.player, loser: f.loser, card, rule: '2e.hero-combat.spoils' });
    if (isHeld) cardsGained(g, f.player, [card]);
  },
});

const takeGold = action<SpoilsFrame>()('spoils/take-gold', {
  moment: '2e.hero-combat.spoils',
  refuse: (g, f) =>
    playerState(g, f.loser).gold > 0 ? null : forbid('2e.hero-combat.spoils', 'The loser has no gold.'),
  run(g, f) {
    const amount = playerState(g, f.loser).gold;
    g.emit(goldTaken, { player: f.player, loser: f.loser, amount, rule: '2e.hero-combat.spoils' });
    g.next(f);
  },
});

const takeNothing = action<SpoilsFrame>()('spoils/none', {
  moment: '2e.hero-combat.spoils',
  run(g, f) {
    g.emit(spoilsDeclined, { player: f.player, loser: f.loser, rule: '2e.hero-combat.spoils' });
    g.next(f);
  },
});

/** A loser without possessions is passed over. */
function hasNothing(g: G, player: number): boolean {
  const { gold, allies, items, kept, quests } = playerState(g, player);
  return gold === 0 && allies.length + items.length + kept.length + quests.length === 0;
}

export const spoilsSteps = steps(
  spoils,
  // The limits hold for the winner, who may have to make room first (2e.limits.make-room-first).
  decide('take', {
    time: 'the taking of spoils',
    rule: '2e.hero-combat.spoils',
    offers: () => [takeCard, takeGold, takeNothing],
    open: true,
    skip: (g, f) => hasNothing(g, f.loser),
  }),
  auto('taken', () => undefined),
);

/** During the spoils only the winner may discard, to make room (2e.limits.discard-any-time, 2e.limits.make-room-first). */
export const spoilsRefusals: readonly AddedRefusal<SecondEditionDraft, Content>[] = [
  {
    action: discardAnyTime,
    refuse: (_g, f: Frame & { player?: number }, { player }: ActionOf<typeof discardAnyTime>) =>
      f.kind !== spoils.kind || f.player === player
        ? null
        : forbid(
            '2e.limits.discard-any-time',
            'While spoils are taken, only the winner discards, to make room.',
          ),
  },
];

export const spoilsSaves = (): FrameSaves<SpoilsFrame> => ({
  calledFrom: [
    on<SpoilsFrame, KnockoutFrame>(knockout, {
      after: ['spoils'],
      problemsOf(g, f, below) {
        const battle = g.find(combat);
        const winner = battle ? rivalOf(battle, below.player) : null;
        return [
          ...should('loser', f.loser, below.player, 'that Hero is knocked out.'),
          ...should('player', f.player, winner, 'that player has won the combat.'),
        ];
      },
    }),
  ],
  check(look, path, f, at) {
    const below = look.state.frames[at - 1];
    look.player(`${path}/loser`, f.loser);
    if (f.loser === f.player) look.report(`${path}/loser`, 'Winner and loser are two players.');
    else if (below?.kind === 'knockout' && (below as KnockoutFrame).player !== f.loser)
      look.report(
        `${path}/loser`,
        'The loser is the player whose Hero is knocked out.',
        '2e.hero-combat.spoils',
      );
  },
});
