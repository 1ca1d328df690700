import { forbid, type Override, override, type Refusal, why } from '../../../kernel/index.js';
import { cardOf, homeOf } from '../../base/cards.js';
import { turn } from '../../base/frames.js';
import * as positions from '../../base/scenario-frames.js';
import type { G } from '../../base/vocabulary.js';
import { endgameOf } from './endgame.js';
import { confrontation } from './frames.js';
import type { DoomSetting } from './setting.js';

const skipped: readonly string[] = ['refresh', 'movement'];

/** A turn of the Endgame is only a confrontation with red Challenges. */
function refuseInEndgame(g: G, { cite }: DoomSetting, now: positions.Described): Refusal | null {
  if (now.is === 'movement' || (now.is === 'turn' && skipped.includes(now.step)))
    return forbid(cite.noMovement, 'A turn of the Endgame has no Refresh step and no Movement step.');
  if (now.is === 'turn')
    return now.step === 'start' || now.step === 'end'
      ? null
      : forbid(cite.draw, 'A turn of the Endgame is nothing but the confrontation: describe its start.');
  if (now.as !== 'adventure')
    return forbid(cite.noMovement, why`In the Endgame no Hero travels, so no card is met as a ${now.as}.`);
  const card = positions.cardDescribed(now);
  if (card === null) return forbid(cite.draw, 'In the Endgame Heroes do not fight each other.');
  if (now.is === 'combat' && now.opponent.is === 'challenge') {
    // A card may bring about any Challenge.
    if (now.opponent.from === 'card') return null;
    if (now.opponent.from === 'track')
      return forbid(cite.draw, 'In the Endgame no Hero faces a Challenge of the undefeated challenge track.');
  }
  return cardOf(g, card).kind === 'challenge' && homeOf(g, card) === 'red'
    ? null
    : forbid(cite.draw, why`In the Endgame red Challenges are drawn, and "${card}" is not a red Challenge.`);
}

export const describedOverrides = (setting: DoomSetting): readonly Override[] => [
  override(
    positions.refuseDescribed,
    (next) => (g, now) => (endgameOf(g, setting) === null ? next(g, now) : refuseInEndgame(g, setting, now)),
  ),
  override(
    positions.leadingTo,
    (next) => (g, now) =>
      endgameOf(g, setting) === null
        ? next(g, now)
        : [
            positions.turnAt(now.player, positions.stepAfter(g, turn, 'confrontation')),
            positions.frameAt(confrontation, positions.stepOfDraw(now), {
              player: now.player,
              card: positions.cardDescribed(now),
            }),
          ],
  ),
];
