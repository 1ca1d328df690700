import { forbid } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { AdventureType } from '../content/board-types.js';
import { byEffect } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { adventureDecks, discard, drawFrom, playerState, takeOut, trophyType } from './cards.js';
import { trophyDrawn, trophyGained, trophySpent } from './event-kinds/index.js';
import { type TrophyFrame, trophy } from './frames.js';
import type { CardId } from './state.js';
import { action, auto, chance, command, decide, type G, steps } from './vocabulary.js';

/* Trophies: facedown adventure cards that pay for skills (3e.trophies.definition). A player may hold any number (3e.trophies.no-limit). */

/** A card that everybody has seen becomes a trophy; to take a trophy is to gain one (3e.trophies.take-is-gain). */
export const takeTrophy = command(
  'take a card as a trophy',
  (g: G, player: number, card: CardId, rule: RuleId): void => {
    takeOut(g.state.revealed, card);
    playerState(g, player).trophies.push(card);
    g.emit(trophyGained, { player, of: trophyType(g, card), card, rule });
  },
);

/** A trophy goes to the discard pile of its deck (3e.skill.spend); it has no other use (3e.trophies.no-other-use). */
export function spendTrophy(g: G, player: number, card: CardId): void {
  g.emit(trophySpent, { player, of: trophyType(g, card), card, rule: '3e.skill.spend' });
  discard(g, card, '3e.skill.spend');
}

/** `deck` is null where the player chooses the deck (3e.trophies.gain-type, 3e.trophies.gain-any). */
export const gainTrophy = command(
  'gain a trophy',
  (g: G, player: number, deck: AdventureType | null): void => {
    g.call(trophy, { player, deck });
  },
);

const hasTrophy = (g: G, deck: AdventureType): boolean =>
  drawFrom(g, deck) !== null || (g.state.discards[deck]?.length ?? 0) > 0;

const chooseDeck = action<TrophyFrame>()('trophy/choose', {
  parameters: { deck: 'id' },
  moment: '3e.trophies.gain-any',
  exact: true,
  candidates(g, _f, add) {
    for (const deck of adventureDecks) if (hasTrophy(g, deck)) add({ type: 'trophy/choose', deck });
  },
  tries(_g, _f, add) {
    for (const deck of adventureDecks) add({ type: 'trophy/choose', deck });
  },
  refuse: (g, _f, { deck }) =>
    adventureDecks.some((one) => one === deck) && hasTrophy(g, deck as AdventureType)
      ? null
      : forbid('3e.trophies.gain-any', 'A trophy is drawn from an adventure deck that has cards.'),
  run(g, f, { deck }) {
    f.deck = deck as AdventureType;
    g.next(f);
  },
});

export const trophySteps = steps(
  trophy,
  decide('choose', {
    time: 'a trophy of your choice',
    rule: '3e.trophies.gain-any',
    offers: () => [chooseDeck],
    skip: (g, f) => f.deck !== null || !adventureDecks.some((deck) => hasTrophy(g, deck)),
  }),
  // Only its owner sees the card drawn (3e.trophies.look).
  chance('draw', {
    rule: '3e.trophies.gain-type',
    ask: (g, f) => (f.deck === null ? null : drawFrom(g, f.deck)),
    answer(g, f, answer) {
      if (answer.type !== 'chance/draw' || f.deck === null) return;
      g.emit(trophyDrawn, {
        player: f.player,
        of: f.deck,
        card: answer.card,
        rule: '3e.trophies.gain-type',
      });
      g.finish();
    },
  }),
  // An empty deck gives the top card of its discard pile, if there is one (3e.trophies.gain-type).
  auto('from-pile', (g, f) => {
    const card = f.deck === null ? undefined : g.own('discards')[f.deck]?.pop();
    if (card !== undefined) takeTrophy(g, f.player, card, '3e.trophies.gain-type');
  }),
);

export const trophySaves = (): FrameSaves<TrophyFrame> => ({
  calledFrom: [byEffect(['gain-trophy'])],
  check: null,
});
