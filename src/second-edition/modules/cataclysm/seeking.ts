import { type FrameOf, forbid, type Problem, type Refusal } from '../../../kernel/index.js';
import { drawOpenly, resolveCard } from '../../base/adventure.js';
import { canDraw, playerState } from '../../base/cards.js';
import { type AdventureFrame, adventure, combat, effects, knockout, turn } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import { action, auto, type G, steps } from '../../base/vocabulary.js';
import { cardAt } from '../../saves/of-modules.js';
import { cardId, type Form, frameWith, seat, whole, word } from '../../saves/words.js';
import { type Curse, curseCard, curses, deckOf, type Level } from './curses.js';
import { curseSought, questRevealed } from './event-kinds.js';
import { memoryOf } from './memory.js';
import { cursedTownAt, townOf } from './towns.js';

/* Cursed towns. A Hero whose movement ended there may attempt a Curse card of Level I or of III (va51.adventure.curse-attempt). */

export const seeking = frameWith('seeking', {
  /** The player of the Hero. */
  player: seat,
  /** The curse of the town. */
  curse: word(curses),
  /** The level: 1 or 3. */
  level: whole(1, 3) as Form<Level>,
  /** The card, once drawn. */
  card: cardId.nullable(),
});
type SeekingFrame = FrameOf<typeof seeking>;

const markOf = (space: string): string => `adventure-step/${space}`;

/** Records where the Adventure step began: only that town can be helped (va51.level1.draw). */
export const noteArrival = auto<AdventureFrame>('arrival', (g, f) => {
  const { space } = playerState(g, f.player).hero;
  if (cursedTownAt(g, space) !== null) g.find(turn)?.used.push(markOf(space ?? ''));
});

function townSought(g: G, player: number) {
  const { space } = playerState(g, player).hero;
  const here = cursedTownAt(g, space);
  return here !== null && g.find(turn)?.used.includes(markOf(space ?? '')) === true ? here : null;
}

const isOf = (g: G, card: CardId, curse: Curse, level: Level): boolean => {
  const found = curseCard(g, card);
  return found?.curse === curse && found.level === level;
};

/** Whether a Hero has claimed a card of this level of a Curse deck (va51.level1.limit, va51.level2.limit). */
export const hasClaimed = (g: G, player: number, curse: Curse, level: Level): boolean =>
  memoryOf(g).claimed[player]?.some((card) => isOf(g, card, curse, level)) === true;

/** Why a Hero cannot attempt a card of this level of a town, or `null`. */
export function refuseLevel(g: G, player: number, curse: Curse, level: number): Refusal | null {
  if (level === 3)
    return hasClaimed(g, player, curse, 1) || hasClaimed(g, player, curse, 2)
      ? null
      : forbid('va51.level3.requirement', 'Claim a card of Level I or Level II of this town first.');
  if (level !== 1)
    return forbid(
      'va51.adventure.curse-attempt',
      'Cards of Level I and of Level III are attempted in a town.',
    );
  if (hasClaimed(g, player, curse, 1)) return forbid('va51.level1.limit');
  return playerState(g, player).kept.some((card) => isOf(g, card, curse, 1))
    ? forbid(
        'va51.curse.taken-by-other-hero',
        'You have a Level I card of this town, taken from another Hero.',
      )
    : null;
}

export function refuseCurse(g: G, player: number, curse: Curse, level: number): Refusal | null {
  const refusal = refuseLevel(g, player, curse, level);
  if (refusal !== null || level !== 1 || canDraw(g, deckOf(curse, 1))) return refusal;
  return forbid('va51.level1.draw', 'All Level I cards of this town have been claimed.');
}

/** Attempts a Curse card as the adventure of the turn (va51.adventure.one-attempt). */
export const seek = action<AdventureFrame>()('curse/seek', {
  parameters: { level: 'integer' },
  moment: 'va51.adventure.curse-attempt',
  ranges: [{ of: ['level'], values: () => [[1], [3]] }],
  candidates(g, f, add) {
    if (townSought(g, f.player) === null) return;
    add({ type: 'curse/seek', level: 1 });
    add({ type: 'curse/seek', level: 3 });
  },
  refuse(g, f, { level }) {
    const here = townSought(g, f.player);
    if (here === null)
      return forbid('va51.adventure.curse-attempt', 'Your Hero did not end its movement in a cursed town.');
    if (f.interacted) return forbid('2e.hero-combat.adventure-or-interact');
    return refuseCurse(g, f.player, here.curse, level);
  },
  run(g, f, { level }) {
    const here = townSought(g, f.player);
    if (here === null) return;
    g.emit(curseSought, {
      player: f.player,
      town: here.town,
      level,
      rule: level === 3 ? 'va51.level3.requirement' : 'va51.level1.draw',
    });
    g.goto(f, 'over');
    g.call(seeking, { player: f.player, curse: here.curse, level: level as Level, card: null });
  },
});

export function canSeek(g: G, player: number): boolean {
  const here = townSought(g, player);
  return (
    here !== null &&
    (refuseCurse(g, player, here.curse, 1) === null || refuseCurse(g, player, here.curse, 3) === null)
  );
}

/** One attempt per Adventure step (va51.level1.failure). */
const soughtOnce = (g: G): readonly Problem[] =>
  g.state.frames.filter(({ kind }) => kind === seeking.kind).length > 1
    ? [{ path: 'kind', message: 'A curse is sought once in an Adventure step.' }]
    : [];

export const seekingSteps = {
  ...steps(
    seeking,
    drawOpenly(
      'va51.level1.draw',
      (_g, f) => deckOf(f.curse, f.level),
      (f) => (f.level === 3 ? 'va51.level3.requirement' : 'va51.level1.draw'),
    ),
    auto('resolve', (g, f) => {
      if (f.card !== null) resolveCard(g, f.player, f.card);
    }),
    // A failure ends the Adventure step (va51.level1.failure).
    auto('after', () => undefined),
  ),
  places: [
    {
      on: adventure,
      at: ['over'],
      shared: ['player'],
      problemsOf: (g: G, f: SeekingFrame, below: AdventureFrame) => [
        ...soughtOnce(g),
        ...cardAt('resolve', 'after')(g, f, below),
      ],
    },
  ],
};

/** The draw of a quest: a Level II card, one of at most two. */
export const questDraw = frameWith('quest-draw', {
  /** The player who draws. */
  player: seat,
  /** The curse of the town. */
  curse: word(curses),
  /** The quest, once drawn. */
  card: cardId.nullable(),
});

/** Draws a quest of a town, if any is left. */
export const callQuest = (g: G, player: number, curse: Curse): void =>
  g.call(questDraw, { player, curse, card: null });

export const questDrawSteps = {
  ...steps(
    questDraw,
    drawOpenly('va51.level2.draw', (_g, f) => deckOf(f.curse, 2)),
    // Its text puts it beside the market stack.
    auto('resolve', (g, f) => {
      if (f.card !== null) resolveCard(g, f.player, f.card);
    }),
    auto('after', () => undefined),
  ),
  // At the end of a won battle, even if its reward knocked the winner out; or after the text of a card.
  places: [
    { on: combat, after: ['earn'], problemsOf: cardAt('resolve', 'after') },
    { on: knockout, after: ['challenge'], shared: ['player'], problemsOf: cardAt('resolve', 'after') },
    { on: effects, at: ['then'], shared: ['player'], problemsOf: cardAt('resolve', 'after') },
  ],
};

/** The drawn quest is open beside the market stack of its town (va51.level2.reveal). */
export function openTask(g: G, player: number, card: CardId): void {
  const curse = curseCard(g, card)?.curse;
  const town = curse === undefined ? null : townOf(g, curse);
  if (town === null || !g.state.revealed.includes(card)) return;
  g.emit(questRevealed, { player, card, town, rule: 'va51.level2.reveal' });
}
