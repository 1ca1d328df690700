import { override } from '../../../kernel/index.js';
import { deckFor, drawsAgain } from '../../base/adventure.js';
import * as cards from '../../base/cards.js';
import { cardDiscarded, cardKept, cardTaken, spoilsTaken } from '../../base/event-kinds/index.js';
import { combat, game, turn } from '../../base/frames.js';
import { spill } from '../../base/hoards.js';
import { reaction } from '../../base/vocabulary.js';
import type { SecondEditionModule } from '../../module.js';
import { resolvingIn } from '../../saves/called.js';
import { changesOf } from './changes.js';
import { doomCites } from './cites.js';
import { confrontationSteps, takeRedCard, turnConfrontation, turnEliminated } from './confrontation.js';
import { describedOverrides } from './described.js';
import { endgameAfterTurn, endgameDueSteps, endgameSteps, isEndgameDue } from './endgame.js';
import { endgameOverrides } from './endgame-rules.js';
import { checkRedCards, gameEliminated, waysToEnd } from './ending.js';
import { endgameReturned } from './event-kinds.js';
import { confrontation, doom } from './frames.js';
import { doomInvariants } from './invariants.js';
import { kinds } from './kinds.js';
import { arrange, describe } from './layout.js';
import { colorOfBack, emptyTrack, keptBy, memoryOf, problemsOfModuleState, TO_TRACK } from './memory.js';
import { canRenew, reasonFor, renew } from './piles.js';
import type { DoomSetting } from './setting.js';
import { doomSteps, setupCard, waitingCards } from './track.js';

/*
 * A doom track with its Endgame, as a part of modules. Modules differ in the order of the towns, in numbers, in the level of a Hero, in the
 * cards that form a new deck, and in the rules they cite. A `DoomSetting` holds all these.
 *
 * const track = doomTrack({ id: 'my-module', towns, trigger, level, renews, cite });
 * export const myModule = defineModule({ id: 'my-module', title: '…', ...track });
 *
 * This is a whole module. A module with more rules joins the lists: `frames: [...track.frames, …]`, and so on for `steps`, `overrides`,
 * `reactions`, `invariants`. The module state, `state.ext[id]`, is a `DoomMemory`. A module may add fields to it, as Advanced Runebound
 * does: then its own `moduleState` and `problemsOfModuleState` wrap those of the track.
 *
 * Modules may also use `memoryOf(g, setting)`, `backOf` (the color of a card on the track), `endgameOf`, `place` (puts a card on the
 * track), and `colorByTrack` in `../travel-hazards/by-track.ts` for hazards that count up the track.
 */

type Parts = Required<
  Pick<
    SecondEditionModule<(typeof kinds)[number]>,
    | 'calls'
    | 'frames'
    | 'steps'
    | 'overrides'
    | 'events'
    | 'cites'
    | 'changes'
    | 'reactions'
    | 'ends'
    | 'invariants'
    | 'moduleState'
    | 'problemsOfModuleState'
    | 'applyScenario'
    | 'describeScenario'
  >
>;

export const doomTrack = (setting: DoomSetting): Parts => ({
  calls: resolvingIn(confrontation, 'resolve'),
  frames: [doomSteps(setting), endgameDueSteps(setting), confrontationSteps(setting)],
  steps: [
    { frame: game, after: 'market-stacks', insert: setupCard(setting) },
    { frame: turn, before: 'over', insert: waitingCards(setting) },
    // The Endgame follows the normal game. Its turns consist of a confrontation only.
    ...endgameSteps(setting).steps.map((insert, at, all) => ({
      frame: game,
      after: all[at - 1]?.name ?? 'pass',
      insert,
    })),
    { frame: turn, after: 'adventure', insert: turnConfrontation(setting) },
    { frame: combat, before: 'discard', insert: takeRedCard(setting) },
    { frame: turn, before: 'over', insert: turnEliminated(setting) },
    { frame: game, before: 'pass', insert: gameEliminated(setting) },
    { frame: game, before: 'pass', insert: endgameAfterTurn(setting) },
  ],
  overrides: [
    // Every discarded card of the four colors goes to the track, wherever it came from.
    override(cards.discardAdventure, (next) => (g, card, rule = '2e.defeat.discard', owner) => {
      if (colorOfBack(g.content, card) === null) return next(g, card, rule, owner);
      const reason = reasonFor(g, setting, card, rule);
      cards.leaveTable(g, card);
      g.emit(cardDiscarded, cards.ownedBy(owner, { card, to: TO_TRACK, rule: reason }));
      g.call(doom, {});
    }),
    override(cards.cardsElsewhere, (next) => (g) => [...next(g), ...keptBy(memoryOf(g, setting))]),
    // A card can be drawn from an empty deck if its discard pile can form a new one.
    override(cards.canDraw, (next) => (g, deck) => next(g, deck) || canRenew(g, setting, deck)),
    override(cards.readyDeck, (next) => (g, deck) => {
      next(g, deck);
      renew(g, setting, deck);
    }),
    // Events leave their deck for the track, so drawing ends even with Events only. The last counter ends it too.
    override(drawsAgain, (next) => (g, f) => {
      const { player, card, color } = f;
      if (card === null || color === null || isEndgameDue(g, setting)) return false;
      if (colorOfBack(g.content, card) === null) return next(g, f);
      return cards.cardOf(g, card).kind !== 'challenge' && cards.canDraw(g, deckFor(g, player, color));
    }),
    ...endgameOverrides(setting),
    ...describedOverrides(setting),
  ],
  events: kinds,
  cites: doomCites(setting),
  changes: changesOf(setting),
  reactions: [
    ...[cardKept, cardTaken, spoilsTaken].map((kind) =>
      reaction(kind, (g, { player, card }) => checkRedCards(g, setting, player, card)),
    ),
    reaction(endgameReturned, spill),
  ],
  ends: waysToEnd,
  invariants: doomInvariants(setting),
  moduleState: emptyTrack,
  problemsOfModuleState,
  applyScenario: arrange(setting),
  describeScenario: describe(setting),
});
