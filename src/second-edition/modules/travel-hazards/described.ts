import { type Frame, forbid, type Override, override, type Refusal, why } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import { deckFor, refuseColor } from '../../base/adventure.js';
import { colorOf, homeOf } from '../../base/cards.js';
import { movement, turn } from '../../base/frames.js';
import * as positions from '../../base/scenario-frames.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { hazard } from './frames.js';
import { inTheWild } from './hazard.js';
import type { HazardSetting } from './setting.js';

const isHazard = (now: positions.Described): now is positions.DescribedAdventure =>
  (now.is === 'drawn' || now.is === 'combat') && now.as === 'hazard';

/** The color for which a card is drawn as a hazard; `null` if this Hero never draws it as one. */
const colorFor = (g: G, player: number, card: CardId): Color | null =>
  colors.find(
    (color) =>
      [null, color].includes(colorOf(g, card)) &&
      deckFor(g, player, color) === homeOf(g, card) &&
      refuseColor(g, player, color) === null,
  ) ?? null;

function refuseHazard(g: G, { cite }: HazardSetting, now: positions.DescribedAdventure): Refusal | null {
  if (!inTheWild(g, now.player))
    return forbid(
      cite.when,
      'A hazard is met outside of towns, where there is no adventure counter, no Challenge that waits and no other Hero.',
    );
  const card = positions.cardDescribed(now);
  if (card === null || !positions.isDrawnNow(now))
    return forbid(cite.draw, 'A hazard is a card that was drawn for it.');
  return colorFor(g, now.player, card) === null
    ? forbid(cite.draw, why`No hazard that this Hero can meet is "${card}".`)
    : null;
}

/** A hazard is the last thing in the Movement step. */
function ledByRoad(g: G, now: positions.DescribedAdventure): readonly Frame[] {
  const { player } = now;
  const card = positions.cardDescribed(now);
  return [
    positions.turnAt(player, positions.stepAfter(g, turn, 'movement')),
    positions.frameAt(movement, positions.stepAfter(g, movement, 'hazard'), {
      player,
      rolling: 0,
      rest: 0,
      dice: [],
      activations: [],
    }),
    positions.frameAt(hazard, now.is === 'drawn' ? 'resolve' : 'after', {
      player,
      color: card === null ? null : colorFor(g, player, card),
      card,
    }),
  ];
}

export const describedHazards = (setting: HazardSetting): readonly Override[] => [
  override(
    positions.refuseDescribed,
    (next) => (g, now) =>
      // A Hero that cannot travel meets no hazard.
      isHazard(now)
        ? (next(g, { is: 'movement', player: now.player }) ?? refuseHazard(g, setting, now))
        : next(g, now),
  ),
  override(positions.leadingTo, (next) => (g, now) => (isHazard(now) ? ledByRoad(g, now) : next(g, now))),
];
