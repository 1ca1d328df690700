/*
 * A doom track with its Endgame, as a part that modules are built from. Modules differ in the order of the towns, in the
 * numbers, in the level of a Hero, in what forms a new deck, and in the rules they cite: a `DoomSetting` says all that.
 *
 *   const track = doomTrack({ id: 'my-module', towns, trigger, level, renews, cite });
 *   export const myModule = defineModule({ id: 'my-module', title: '…', ...track });
 *
 * gives a whole module. One that does more puts the lists together: `frames: [...track.frames, …]`, and so on for `steps`,
 * `overrides`, `reactions`, `invariants`. The memory of the module, `state.ext[id]`, is a `DoomMemory`. A module may keep more
 * in the same object, as Advanced Runebound does, if it adds that to `remembers` and, in its own `problemsOfModuleState`, splits it off
 * before it asks the track's.
 *
 * What else a module can take from this folder: `memoryOf(g, setting)`, `backOf` (the color of a card on the track),
 * `endgameOf`, `place` (puts a card on the track). Travel hazards that count up the track: `colorByTrack` in
 * `../travel-hazards/by-track.ts`.
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
import { arrange, problemsOfModuleState } from './layout.js';
import { emptyTrack } from './memory.js';
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

/** Everything that a doom track with its Endgame changes. */
export const doomTrack = (setting: DoomSetting): Parts => ({
  calls: resolvingIn(confrontation, 'resolve'),
  frames: [doomSteps(setting), endgameDueSteps(setting), confrontationSteps(setting)],
  steps: [
    { frame: game, after: 'market-stacks', insert: setupCard(setting) },
    { frame: turn, before: 'over', insert: waitingCards(setting) },
    // The Endgame follows the normal game, and is made of turns with nothing but a confrontation in them.
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
