import { forbid } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { EnemyCard } from '../content/cards.js';
import { inTurn, on } from '../saves/called.js';
import { checkDrawn, type FrameSaves } from '../saves/frame-checks.js';
import { callEffects } from './calling.js';
import { cardOf, deckOf, discard, drawFrom, playerState, takeOut } from './cards.js';
import { startCombat } from './combat.js';
import { cardDrawn, gemTurned, optionChosen, questKept } from './event-kinds/index.js';
import * as frames from './frames.js';
import { type CardId, STORY } from './state.js';
import { takeTrophy } from './trophies.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { action, auto, chance, decide, type G, steps } from './vocabulary.js';

/* Adventuring: the player flips a gem facedown and resolves a card of its deck at once (3e.adventure.flip, 3e.adventure.resolve-now). */

/** Adventuring needs a faceup gem in the hero's hex (3e.adventure.condition, 3e.adventure.facedown). */
export const startAdventure = action<frames.TurnFrame>()('adventure/begin', {
  moment: '3e.adventure.cost',
  cost: () => 2,
  refuse(g, f, action) {
    const { hex } = playerState(g, f.player);
    if (hex === null || g.content.board.gems[hex] === undefined)
      return forbid('3e.adventure.condition', 'There is no adventure gem where your hero is.');
    if (g.state.facedown.includes(hex))
      return forbid('3e.adventure.facedown', 'The gem here is facedown until it is refreshed.');
    return refuseAction(g, f, action);
  },
  run(g, f, action) {
    const { hex } = playerState(g, f.player);
    const deck = hex === null ? undefined : g.content.board.gems[hex];
    if (hex === null || deck === undefined) return;
    spendActions(g, f, action, '3e.adventure.cost');
    g.emit(gemTurned, { player: f.player, at: hex, of: deck, rule: '3e.adventure.flip' });
    g.call(frames.adventure, { player: f.player, deck, card: null });
  },
});

export const adventureSteps = steps(
  frames.adventure,
  // An empty deck gives no card (3e.adventure.draw).
  chance('draw', {
    rule: '3e.adventure.draw',
    ask: (g, f) => drawFrom(g, f.deck),
    answer(g, f, answer) {
      if (answer.type !== 'chance/draw') return;
      f.card = answer.card;
      g.emit(cardDrawn, { player: f.player, deck: f.deck, card: answer.card, rule: '3e.adventure.draw' });
    },
  }),
  // Every deck has enemies to engage (3e.enemy.engage, 3e.adventure.enemy-mostly), quests to keep (3e.quest.keep,
  // 3e.adventure.quest-mostly) and events to resolve (3e.event.choose, 3e.adventure.event-mostly), whatever its type
  // (3e.adventure.card-types). Each card can bring gold and trophies (3e.adventure.yields).
  auto('resolve', (g, f) => {
    if (f.card === null) return g.finish();
    const card = cardOf(g, f.card);
    if (card.kind === 'enemy') startCombat(g, f.player, { enemy: card.id }, { card: card.id });
    else if (card.kind === 'event') g.call(frames.event, { player: f.player, card: card.id });
    else if (card.kind === 'quest')
      g.emit(questKept, { player: f.player, card: card.id, rule: '3e.quest.keep' });
  }),
  auto('settle', (g, f) => {
    if (f.card === null || !g.state.revealed.includes(f.card)) return;
    const { winner } = { winner: null, ...(f.result as { readonly winner?: number | null } | undefined) };
    if (winner === 0 && cardOf(g, f.card).kind === 'enemy')
      g.call(frames.reward, { player: f.player, card: f.card });
    else if (takeOut(g.state.revealed, f.card)) discard(g, f.card, '3e.enemy.no-win');
  }),
);

/** The winner gets one of the rewards on an enemy (3e.enemy.reward-choice). */
const choose = action<frames.RewardFrame>()('reward/choose', {
  parameters: { choice: 'id' },
  moment: '3e.enemy.reward-choice',
  exact: true,
  candidates(g, f, add) {
    for (const { id } of (cardOf(g, f.card) as EnemyCard).rewards) add({ type: 'reward/choose', choice: id });
  },
  refuse: (g, f, { choice }) =>
    (cardOf(g, f.card) as EnemyCard).rewards.some(({ id }) => id === choice)
      ? null
      : forbid('3e.enemy.reward-choice', 'That is none of the rewards on the card.'),
  run(g, f, { choice }) {
    g.emit(optionChosen, { player: f.player, card: f.card, choice, rule: '3e.enemy.reward-choice' });
    g.next(f);
    give(g, f, choice);
  },
});

function give(g: G, f: frames.RewardFrame, choice: string): void {
  const at = (cardOf(g, f.card) as EnemyCard).rewards.findIndex(({ id }) => id === choice);
  callEffects(g, { player: f.player, card: f.card, list: `${f.card}/rewards/${at}/do` });
}

export const rewardSteps = steps(
  frames.reward,
  decide('choose', {
    time: 'the reward for a victory',
    rule: '3e.enemy.reward-choice',
    offers: () => [choose],
    skip(g, f) {
      const { rewards } = cardOf(g, f.card) as EnemyCard;
      if (rewards.length > 1) return false;
      const [only] = rewards;
      if (only) give(g, f, only.id);
      return true;
    },
  }),
  // First the reward, then the card as a trophy (3e.enemy.reward).
  auto('trophy', (g, f) => takeWon(g, f)),
);

/** A story enemy does not become a trophy (3e.story.no-trophy). */
function takeWon(g: G, { player, card }: frames.RewardFrame): void {
  if (deckOf(cardOf(g, card)) !== STORY && g.state.revealed.includes(card))
    takeTrophy(g, player, card, '3e.enemy.reward');
}

/** When the reward is a trophy, the player takes the enemy first (3e.trophies.extra). */
export function takeWonFirst(g: G, card: CardId): void {
  const f = g.find(frames.reward);
  if (f?.card === card) takeWon(g, f);
}

export const adventureSaves = (): FrameSaves<frames.AdventureFrame> => ({
  calledFrom: [inTurn()],
  check(look, path, f) {
    checkDrawn(look, path, f);
    if (f.card === null || !look.card(`${path}/card`, f.card, 'enemy', 'quest', 'event')) return;
    const card = look.content.cards[f.card];
    if (card !== undefined && 'deck' in card && card.deck !== f.deck)
      look.report(
        `${path}/card`,
        `${show(f.card)} is a card of the ${card.deck} deck, not of ${f.deck}.`,
        '3e.adventure.draw',
      );
  },
});

export const rewardSaves = (): FrameSaves<frames.RewardFrame> => ({
  calledFrom: [
    on(frames.adventure, { after: ['settle'], shared: ['player', 'card'] }),
    on(frames.story, { after: ['reward'], shared: ['player', 'card'] }),
  ],
  check(look, path, { card }) {
    look.card(`${path}/card`, card, 'enemy');
  },
});
