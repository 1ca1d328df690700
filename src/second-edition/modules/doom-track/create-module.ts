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
import { cardKept, cardTaken } from '../../base/event-kinds/index.js';
import { combat, game, turn } from '../../base/frames.js';
import { spill } from '../../base/hoards.js';
import { reaction } from '../../base/vocabulary.js';
import type { SecondEditionModule } from '../../module.js';
import { resolvingIn } from '../../saves/called.js';
import { doomCites } from './cites.js';
import { confrontationSteps, takeRedCard, turnConfrontation, turnEliminated } from './confrontation.js';
import { describedOverrides } from './described.js';
import { endgameAfterTurn, endgameDueSteps, endgameSteps } from './endgame.js';
import { endgameOverrides } from './endgame-rules.js';
import { checkRedCards, gameEliminated, waysToEnd } from './ending.js';
import { doomFacts, endgameReturned } from './event-kinds.js';
import { followDoom } from './follow.js';
import { confrontation } from './frames.js';
import { doomInvariants } from './invariants.js';
import { arrange } from './layout.js';
import { emptyTrack, problemsOfModuleState } from './memory.js';
import type { DoomSetting } from './setting.js';
import { doomSteps, setupCard, waitingCards } from './track.js';
import { trackOverrides } from './track-rules.js';

type Parts = Required<
  Pick<
    SecondEditionModule<(typeof doomFacts)[number]>,
    | 'calls'
    | 'frames'
    | 'steps'
    | 'overrides'
    | 'events'
    | 'cites'
    | 'follow'
    | 'reactions'
    | 'ends'
    | 'invariants'
    | 'moduleState'
    | 'problemsOfModuleState'
    | 'applyScenario'
  >
>;

/** All parts of a module with a doom track and its Endgame. */
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
  overrides: [...trackOverrides(setting), ...endgameOverrides(setting), ...describedOverrides(setting)],
  events: doomFacts,
  cites: doomCites(setting),
  follow: followDoom(setting),
  reactions: [
    ...[cardKept, cardTaken].map((kind) =>
      reaction(kind, (g, { player, card }) => checkRedCards(g, setting, player, card)),
    ),
    reaction(endgameReturned, spill),
  ],
  ends: waysToEnd,
  invariants: doomInvariants(setting),
  moduleState: emptyTrack,
  problemsOfModuleState,
  applyScenario: (g, described, take) => arrange(g, setting, described, take),
});
