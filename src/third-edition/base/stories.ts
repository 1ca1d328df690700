import { show } from '../../kernel/saves/describe-value.js';
import type { StoryCard } from '../content/cards.js';
import { on, should } from '../saves/called.js';
import { checkDrawn, type FrameSaves } from '../saves/frame-checks.js';
import { callEffects } from './calling.js';
import { cardOf, discard, drawFrom, takeOut } from './cards.js';
import { startCombat } from './combat.js';
import { cardDrawn, storyQuestLaid } from './event-kinds/index.js';
import { type GameFrame, game, reward, type StoryFrame, story } from './frames.js';
import { hexesOf, isAt } from './places.js';
import { type CardId, type HexId, STORY } from './state.js';
import { auto, chance, type G, steps } from './vocabulary.js';

/* The story: a full game draws eight of the ten cards (3e.story.spaces). */

/** The hex that a story quest's token marks; `null` if the quest has several places (3e.story.quest, 3e.story.quest-token). */
export function markedHex(g: G, card: CardId): string | null {
  const { quest } = cardOf(g, card) as StoryCard;
  const hexes = quest === undefined ? [] : hexesOf(g, quest.at);
  return hexes.length === 1 ? (hexes[0] ?? null) : null;
}

/** Whether the token of a story quest marks this hex. Most hexes are none of its places, and no other is looked at for them. */
export const isMarked = (g: G, card: CardId, hex: HexId): boolean => {
  const { quest } = cardOf(g, card) as StoryCard;
  return quest !== undefined && isAt(g, hex, quest.at) && markedHex(g, card) === hex;
};

export const storySteps = steps(
  story,
  // The first player draws (3e.story.draw).
  chance('draw', {
    rule: '3e.story.draw',
    ask: (g) => drawFrom(g, STORY),
    answer(g, f, answer) {
      if (answer.type !== 'chance/draw') return;
      f.card = answer.card;
      g.emit(cardDrawn, { player: f.player, deck: STORY, card: answer.card, rule: '3e.story.draw' });
    },
  }),
  // The player who drew an enemy fights it (3e.story.immediate, 3e.enemy.engage).
  auto('resolve', (g, f) => {
    if (f.card === null) return g.finish();
    if (cardOf(g, f.card).kind === 'enemy')
      return startCombat(g, f.player, { enemy: f.card }, { card: f.card });
    // Only enemies bring a reward.
    g.goto(f, 'settle');
    callEffects(g, { player: f.player, card: f.card, list: `${f.card}/do` });
  }),
  auto('reward', (g, f) => {
    const { winner } = { winner: null, ...(f.result as { readonly winner?: number | null } | undefined) };
    if (f.card !== null && winner === 0) g.call(reward, { player: f.player, card: f.card });
  }),
  // A story quest goes to the lowest free slot (3e.story.quest); any other card is discarded (3e.story.immediate).
  auto('settle', (g, f) => {
    if (f.card === null || !takeOut(g.state.revealed, f.card)) return;
    const { quest } = cardOf(g, f.card) as Partial<StoryCard>;
    const slot = g.state.slots.indexOf(null);
    if (quest === undefined || slot < 0) return discard(g, f.card, '3e.story.immediate');
    const marked = markedHex(g, f.card);
    g.emit(storyQuestLaid, {
      card: f.card,
      slot: slot + 1,
      ...(marked === null ? {} : { at: marked }),
      rule: '3e.story.quest',
    });
  }),
);

export const storySaves = (): FrameSaves<StoryFrame> => ({
  calledFrom: [
    on<StoryFrame, GameFrame>(game, {
      after: ['time'],
      problemsOf: ({ state }, f) => should('player', f.player, state.first, 'the first player draws it.'),
    }),
  ],
  check(look, path, f) {
    checkDrawn(look, path, f);
    if (f.card === null || !look.card(`${path}/card`, f.card, 'story', 'enemy')) return;
    if (!look.content.decks[STORY]?.includes(f.card))
      look.report(`${path}/card`, `${show(f.card)} is no card of the story deck.`, '3e.story.draw');
    look.onTable(`${path}/card`, f.card, '3e.story.draw');
  },
});
