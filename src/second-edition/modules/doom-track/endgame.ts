import { type Deck, type Frame, shuffleDeck } from '../../../kernel/index.js';
import { cardOf, discardCard, homeOf, leaveTable } from '../../base/cards.js';
import { cardRemoved, deckShuffled } from '../../base/event-kinds/index.js';
import {
  adventure,
  experience,
  type GameFrame,
  game,
  market,
  movement,
  negotiation,
  turn,
} from '../../base/frames.js';
import { auto, type G, steps } from '../../base/vocabulary.js';
import { firstStep, orderStep, settleLevels } from '../endgame/order.js';
import type { EndgameSetting } from '../endgame/setting.js';
import { endgameBegan, endgameReturned } from './event-kinds.js';
import { endgameDue, problemsOfEndgameDue } from './frames.js';
import { type Endgame, memoryOf } from './memory.js';
import { place } from './placing.js';
import type { DoomSetting } from './setting.js';

/* The Endgame: preparing for it, and the order of its turns. */

/** The Endgame, once it has begun. */
export const endgameOf = (g: G, setting: DoomSetting): Endgame | null => memoryOf(g, setting).endgame;

/** The same, as the part that any Endgame is built from. */
export const endgameIn = (setting: DoomSetting): EndgameSetting => ({
  of: (g) => endgameOf(g, setting),
  level: setting.level,
  cite: setting.cite,
});

/** Whether the last counter is placed, and the Endgame only waits for what is being carried out. */
export const isEndgameDue = (g: G, setting: DoomSetting): boolean => {
  const { counters, endgame } = memoryOf(g, setting);
  return endgame === null && counters >= setting.towns(g).length;
};

/** What is no more than a step of a turn: everything else is a card, a battle or a consequence being carried out. */
const ofTheTurn: readonly string[] = [
  game.kind,
  turn.kind,
  movement.kind,
  adventure.kind,
  negotiation.kind,
  market.kind,
  experience.kind,
];

/** An adventure card that was just drawn is being resolved too, though nothing has been called for it yet. */
const isCarriedOut = (f: Frame): boolean =>
  !ofTheTurn.includes(f.kind) || (f.kind === adventure.kind && f.step === 'resolve');

/**
 * The normal game ends with the last counter, but nothing is broken off in the middle: a card being resolved is finished with its
 * reward, a knockout with all its consequences. Of the turn in progress nobody takes a further step.
 */
export function endNormalGame(g: G): void {
  const { frames } = g.state;
  const first = frames.findIndex(isCarriedOut);
  g.callAbove(frames[Math.max(first, 1) - 1] as Frame, endgameDue, {});
}

const beginEndgame = (g: G, setting: DoomSetting): void => {
  memoryOf(g, setting).endgame = { order: [], out: [] };
  g.emit(endgameBegan, { rule: setting.cite.begin });
  g.unwind(game, 'endgame');
};

export const endgameDueSteps = (setting: DoomSetting) => ({
  ...steps(
    endgameDue,
    auto('begin', (g) => beginEndgame(g, setting)),
  ),
  problemsOf: problemsOfEndgameDue,
});

/** Where a knockout or a card ended the turn, that was the last one of the normal game. */
export const endgameAfterTurn = (setting: DoomSetting) =>
  auto<GameFrame>('endgame-due', (g) => {
    if (isEndgameDue(g, setting)) beginEndgame(g, setting);
  });

/** What a turn that was cut short left on the table, and on its way to the track. */
function clearTable(g: G, setting: DoomSetting): void {
  for (const card of [...g.state.revealed]) {
    leaveTable(g, card);
    discardCard(g, card);
  }
  for (const card of memoryOf(g, setting).waiting.splice(0)) place(g, setting, card);
}

/** The red deck: no Events and Encounters, all red Challenges of the undefeated challenge track, shuffled. */
function prepareRedDeck(g: G, { cite }: DoomSetting): void {
  const deck = g.own('decks').red as Deck;
  for (const part of ['top', 'pool', 'bottom'] as const) {
    const other = deck[part].filter((id) => cardOf(g, id).kind !== 'challenge');
    deck[part] = deck[part].filter((id) => !other.includes(id));
    for (const card of other) {
      g.state.removed.push(card);
      g.emit(cardRemoved, { card, rule: cite.removeEvents });
    }
  }
  g.state.track.forEach((entry, at) => {
    if (entry === null || homeOf(g, entry.card) !== 'red') return;
    g.state.track[at] = null;
    deck.bottom.push(entry.card);
    g.emit(endgameReturned, { card: entry.card, position: at + 1, rule: cite.returnChallenges });
  });
  shuffleRed(g, cite.shuffle);
}

/** Shuffles the red deck: nobody knows the place of any card in it any more. */
export function shuffleRed(g: G, rule: DoomSetting['cite']['shuffle']): void {
  shuffleDeck(g.own('decks').red as Deck, g.content.decks.red);
  g.emit(deckShuffled, { deck: 'red', rule });
}

/** What the game frame does once the Endgame has begun. */
export const endgameSteps = (setting: DoomSetting) =>
  steps(
    game,
    auto('endgame', (g) => {
      clearTable(g, setting);
      prepareRedDeck(g, setting);
      settleLevels(g, endgameIn(setting));
    }),
    orderStep(endgameIn(setting)),
    firstStep(endgameIn(setting)),
  );
