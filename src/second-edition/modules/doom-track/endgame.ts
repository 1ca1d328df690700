import type { Deck, Frame } from '../../../kernel/index.js';
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
import type { Endgame, EndgameSetting } from '../endgame/setting.js';
import { endgameBegan, endgameReturned } from './event-kinds.js';
import { endgameDue } from './frames.js';
import { memoryOf } from './memory.js';
import { place } from './piles.js';
import type { DoomSetting } from './setting.js';

export const endgameOf = (g: G, setting: DoomSetting): Endgame | null => memoryOf(g, setting).endgame;

export const endgameIn = (setting: DoomSetting): EndgameSetting => ({
  of: (g) => endgameOf(g, setting),
  level: setting.level,
  cite: setting.cite,
});

/** Whether the last counter is placed and the Endgame waits until the present frames are done. */
export const isEndgameDue = (g: G, setting: DoomSetting): boolean => {
  const { counters, endgame } = memoryOf(g, setting);
  return endgame === null && counters >= setting.towns(g).length;
};

/** Frames that are only steps of a turn. All others are a card, a battle or a consequence that is carried out. */
const ofTheTurn: readonly string[] = [
  game.kind,
  turn.kind,
  movement.kind,
  adventure.kind,
  negotiation.kind,
  market.kind,
  experience.kind,
];

/** A drawn adventure card is carried out too, before its frame is called. */
const isCarriedOut = (f: Frame): boolean =>
  !ofTheTurn.includes(f.kind) || (f.kind === adventure.kind && f.step === 'resolve');

/** Ends the normal game. A card or knockout under way is finished, but the turn has no further step. */
export function endNormalGame(g: G): void {
  const { frames } = g.state;
  const first = frames.findIndex(isCarriedOut);
  g.callAbove(frames[Math.max(first, 1) - 1] as Frame, endgameDue, {});
}

const beginEndgame = (g: G, setting: DoomSetting): void => {
  g.emit(endgameBegan, { rule: setting.cite.begin });
  g.unwind(game, 'endgame');
};

export const endgameDueSteps = (setting: DoomSetting) =>
  steps(
    endgameDue,
    auto('begin', (g) => beginEndgame(g, setting)),
  );

/** If a knockout or a card ended the turn, it was the last one of the normal game. */
export const endgameAfterTurn = (setting: DoomSetting) =>
  auto<GameFrame>('endgame-due', (g) => {
    if (isEndgameDue(g, setting)) beginEndgame(g, setting);
  });

/** Discards the cards that an interrupted turn left on the table and on their way to the track. */
function clearTable(g: G, setting: DoomSetting): void {
  for (const card of [...g.state.revealed]) {
    leaveTable(g, card);
    discardCard(g, card);
  }
  for (const card of [...memoryOf(g, setting).waiting]) place(g, setting, card);
}

/** The red deck loses its Events and Encounters, receives the red Challenges of the undefeated challenge track, and is shuffled. */
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
    g.emit(endgameReturned, { card: entry.card, position: at + 1, rule: cite.returnChallenges });
  });
  shuffleRed(g, cite.shuffle);
}

/** Shuffles the red deck: players no longer know the place of any card in it. */
export function shuffleRed(g: G, rule: DoomSetting['cite']['shuffle']): void {
  g.emit(deckShuffled, { deck: 'red', rule });
}

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
